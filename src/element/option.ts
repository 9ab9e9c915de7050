/** Element settings that are options of the rules, declared once on a typed field. */
import {defaultConverter, type PropertyDeclaration, type ReactiveElement} from 'lit';
import {addOptionName} from './option-names.js';

/** Converts an attribute as Lit does, but a removed one makes its property `undefined`, the value it had at first, not null. */
export const fromAttribute = (value: string | null, type?: unknown): unknown =>
  value === null && type !== Boolean ? undefined : defaultConverter.fromAttribute!(value, type);

/**
 * A Lit property that is passed to the rules' `parseOptions` under the same name, unparsed. Parsing and defaults are
 * those of the rules, which records need as well. For typed fields of a game's element.
 */
export function option(declaration?: PropertyDeclaration): (prototype: ReactiveElement, name: string) => void {
  return (prototype, name) => {
    if (typeof name !== 'string') {
      throw new TypeError(
        '@option() needs "experimentalDecorators": true and "useDefineForClassFields": false in tsconfig.json. Without them, use defineGame().',
      );
    }
    // the same as Lit's own decorator
    (prototype.constructor as typeof ReactiveElement).createProperty(name, {converter: fromAttribute, ...declaration});
    addOptionName(prototype, name);
  };
}
