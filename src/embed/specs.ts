/** Extracts the settings of each game from custom-elements.json, in the form by which URLs are checked. */

import type {Listing} from './listing.js';
import {languageOf} from './words.js';

/** The part of the manifest that is read here. */
export interface Manifest {
  readonly modules: readonly {readonly declarations?: readonly unknown[]}[];
}

interface Declaration {
  readonly tagName?: string;
  readonly description?: string;
  readonly members?: readonly {readonly name: string}[];
  readonly attributes?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly listing?: Listed;
}

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: {readonly text: string};
  /** The base class, for what all games have. */
  readonly inheritedFrom?: object;
}

/** The syntax of a setting: boolean, one of several words, a whole number, or any text. */
type SettingKind = 'switch' | 'words' | 'number' | 'text';

/** One attribute of a game. */
export interface Setting {
  readonly name: string;
  readonly kind: SettingKind;
  /** Allowed values, for one of several words. */
  readonly words?: readonly string[];
  /** Whether an empty value has a meaning, such as today's daily game. */
  readonly empty?: true;
  /** Whether every game has it. */
  readonly shared?: true;
  readonly description?: string;
}

/** One custom property of a game. */
export interface Property {
  readonly name: string;
  /** Whether it is a length; otherwise it is a colour. */
  readonly length?: true;
  readonly shared?: true;
  readonly default?: string;
  readonly description?: string;
}

/** A game as custom-elements.json lists it, beside its class; {@link Listing} has the rest. */
interface Listed extends Pick<Listing, 'about' | 'mark' | 'presets' | 'points'> {
  /** `ludo`, as in `?game=ludo`: the name of its folder. The tag is accepted, too. */
  readonly name: string;
  /** Its name by language. */
  readonly names: Readonly<Record<string, string>>;
  /** The fewest and the most players. */
  readonly seats: readonly [min: number, max: number];
  /** The levels of the computer, from the weakest; left out if it has none. */
  readonly levels?: readonly string[];
  /** Files of the embed folder that it loads on demand, beside those of its language. */
  readonly files: readonly string[];
}

/** A game, as URLs name it. */
export interface GameSpec extends Listed {
  readonly tag: string;
  readonly settings: readonly Setting[];
  readonly properties: readonly Property[];
  readonly description?: string;
}

/** The name of a game in a language. */
export const nameOf = ({names}: GameSpec, lang?: string): string => names[languageOf(lang)]!;

function settingOf({name, description, type}: Described): Setting {
  const members = (type?.text ?? '')
    .split('|')
    .map((member) => member.trim())
    .filter((member) => member !== 'undefined');
  const words = members.flatMap((member) => /^'([^']*)'$/.exec(member)?.[1] ?? []);
  const described = {name, ...(description && {description})};
  if (members.length === 1 && members[0] === 'boolean') return {...described, kind: 'switch'};
  const others = members.length - words.length - (words.includes('on') && members.includes('boolean') ? 1 : 0);
  // other types are for scripts only
  const objects = members.filter((member) => /^[A-Z]/.test(member)).length;
  if (words.length > 0 && others === objects) return {...described, kind: 'words', words};
  if (members.includes('number')) return {...described, kind: 'number'};
  const empty = /\(as an empty attribute\)|^Empty:/m.test(description ?? '');
  return {...described, kind: 'text', ...(empty && {empty})};
}

/** Defaults of custom properties that are lengths. */
const lengths = /^(?:\d|(?:calc|clamp|max|min)\()/;

/** All games of a manifest, by name in English. `<game-table>` is not one of them. */
export function gameSpecs({modules}: Manifest): readonly GameSpec[] {
  const all = modules.flatMap(({declarations = []}) => declarations) as Declaration[];
  return all
    .flatMap(({tagName = '', description, attributes = [], cssProperties = [], listing}) =>
      listing
        ? {
            ...listing,
            tag: tagName,
            ...(description && {description}),
            settings: attributes.map((attribute) => ({
              ...settingOf(attribute),
              ...(attribute.inheritedFrom && {shared: true as const}),
            })),
            properties: cssProperties.map((property) => ({
              name: property.name,
              ...(lengths.test(property.default ?? '') && {length: true as const}),
              ...(property.default && {default: property.default}),
              ...(property.description && {description: property.description}),
              ...(property.inheritedFrom && {shared: true as const}),
            })),
          }
        : [],
    )
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
}

/** The specs without descriptions, for the embed page. */
export const briefSpecs = (games: readonly GameSpec[]): readonly GameSpec[] =>
  games.map(({description: _, ...game}) => ({
    ...game,
    settings: game.settings.map(({description: __, shared: ___, ...setting}) => setting),
    properties: game.properties.map(({name, length}) => ({name, ...(length && {length})})),
  }));
