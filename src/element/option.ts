/** Settings of an element that are options of its rules, declared once: on the typed field. */
import type {PropertyDeclaration, ReactiveElement} from 'lit';

const names = new WeakMap<object, readonly string[]>();

/**
 * A Lit property that is handed to the rules' `parseOptions` under the same name, as it is set: parser and default are
 * the rules', which records need as well. On a typed field of a game's element.
 */
export function option(declaration?: PropertyDeclaration): (prototype: ReactiveElement, name: string) => void {
  return (prototype, name) => {
    // what Lit's own decorator does
    (prototype.constructor as typeof ReactiveElement).createProperty(name, declaration);
    names.set(prototype, [...optionNames(prototype), name]);
  };
}

/** Names of the options that an element declares, inherited ones first. */
export function optionNames(prototype: object): readonly string[] {
  const known = names.get(prototype);
  if (known) return known;
  const parent = Object.getPrototypeOf(prototype) as object | null;
  return parent ? optionNames(parent) : [];
}
