/** The names of the options that an element declares: without Lit, so that files loaded on demand can read them. */
import {invalid} from '../core/game.js';

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

/** Rejects names of options that would replace a member of the element, such as `hint` or `lang`. @throws {TypeError} */
export function checkNames(prototype: object, names: readonly string[]): void {
  const taken = names.find((name) => name in prototype && !optionNames(prototype).includes(name));
  if (taken !== undefined) throw new TypeError(invalid('option name', taken, 'a name that no element has'));
}
