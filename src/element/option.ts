/** Element settings that are options of the rules, declared once on a typed field. */
import type {PropertyDeclaration, ReactiveElement} from 'lit';
import {fromAttribute} from '../frame/checked.js';
import {addOptionName, checkNames} from '../frame/option-names.js';

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
    checkNames(prototype, [name]);
    // the same as Lit's own decorator
    const element = prototype.constructor as typeof ReactiveElement;
    element.createProperty(name, {...(declaration?.type !== Boolean && {converter: fromAttribute}), ...declaration});
    addOptionName(prototype, name);
  };
}
