/** The names of the options that an element declares: without Lit, so that files loaded on demand can read them. */
const names = new WeakMap<object, readonly string[]>();

/** Adds an option to those of a prototype. */
export function addOptionName(prototype: object, name: string): void {
  names.set(prototype, [...optionNames(prototype), name]);
}

/** The names of the options that an element declares, inherited ones first. */
export function optionNames(prototype: object): readonly string[] {
  const known = names.get(prototype);
  if (known) return known;
  const parent = Object.getPrototypeOf(prototype) as object | null;
  return parent ? optionNames(parent) : [];
}
