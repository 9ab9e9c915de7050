/**
 * Properties of elements that are checked when they are set, from a script or as an attribute. An invalid value changes
 * nothing but the list of problems, which the element reports.
 */
import type {PropertyDeclaration, ReactiveElement} from 'lit';
import {isRefusal, toRefusal, type Refusal} from '../core/game.js';
import {readSwitch} from '../core/options.js';

/** Reads any value: undefined for the default. @throws {GameError} `bad-option` */
type Read = (name: string, value: unknown) => unknown;

/** The text of an attribute; undefined, the value at first, if it was removed. */
export const fromAttribute = (text: string | null): string | undefined => text ?? undefined;

/** Readers of checked properties, by the converter of their declaration. */
const readers = new WeakMap<object, Read>();

/** A converter that makes a checked property. */
export function checked(read: Read): NonNullable<PropertyDeclaration['converter']> {
  const converter = {
    fromAttribute,
    // for a switch that is off, its absence says so; one that is on by default has the word
    toAttribute: (value: unknown) =>
      value === true ? '' : value === false ? (read('', undefined) === false ? null : 'off') : value,
  };
  readers.set(converter, read);
  return converter;
}

/** A switch that is off by default. */
const offByDefault = checked((name, value) => readSwitch(name, value) ?? false);

/** A switch whose default is not `false`: on, or that of the rules. It is undefined by default. */
export const defaultSwitch = checked(readSwitch);

const wrong = new WeakMap<object, Map<string, Refusal>>();

/** Invalid values of checked properties. */
export const problemsOf = (element: object): readonly Refusal[] => [...(wrong.get(element)?.values() ?? [])];

/** Makes the checks of a class's properties; those of the type `Boolean` are switches. Called once it is finalized. */
export function checkProperties({elementProperties, prototype}: typeof ReactiveElement): void {
  for (const [name, declaration] of elementProperties) {
    const {type, converter = type === Boolean ? offByDefault : undefined} = declaration;
    const read = converter && readers.get(converter);
    if (!read) continue;
    (elementProperties as Map<PropertyKey, PropertyDeclaration>).set(name, {...declaration, converter});
    const accessor = Object.getOwnPropertyDescriptor(prototype, name);
    if (accessor) Object.defineProperty(prototype, name, {...accessor, set: setterOf(name, read, accessor)});
  }
}

function setterOf(name: PropertyKey, read: Read, accessor: PropertyDescriptor) {
  const property = String(name);
  return function (this: ReactiveElement, value: unknown): void {
    const made = toRefusal(() => read(property, value), property);
    const problems = wrong.get(this) ?? new Map<string, Refusal>();
    const before = problems.get(property);
    if (isRefusal(made)) wrong.set(this, problems.set(property, made));
    else {
      problems.delete(property);
      accessor.set!.call(this, made);
    }
    if (before || isRefusal(made)) this.requestUpdate(name, problems);
  };
}
