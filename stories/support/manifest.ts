// What the manifest says of an element, typed: the one source of every table in the documentation.
import manifest from '../../custom-elements.json';

export interface Item {
  name: string;
  kind?: string;
  description?: string;
  default?: string;
  type?: {text: string};
  attribute?: string;
  readonly?: boolean;
  /** The base class, for what all games have. */
  inheritedFrom?: object;
  parameters?: {name: string; optional?: boolean; type?: {text: string}}[];
  return?: {type?: {text: string}};
}

export interface Element {
  tagName: string;
  members?: Item[];
  attributes?: (Item & {fieldName?: string})[];
  events?: Item[];
  slots?: Item[];
  cssProperties?: Item[];
  cssParts?: Item[];
  cssStates?: Item[];
  keys?: Item[];
}

const declarations = (manifest.modules as {declarations: (Element & {name: string})[]}[]).flatMap(
  (module) => module.declarations,
);

export const elements: readonly Element[] = declarations.filter(({tagName}) => tagName);

export const elementOf = (tag: string): Element | undefined => elements.find(({tagName}) => tagName === tag);

/** What all games have. */
export const shared = (kind: 'events' | 'keys' | 'cssProperties'): readonly Item[] =>
  declarations.find(({name}) => name === 'GameElement')?.[kind] ?? [];

/** What the kit exports. */
export interface KitItem extends Item {
  readonly group: string;
}

interface Kit {
  readonly declarations: readonly KitItem[];
  readonly types: readonly KitItem[];
}

/** The exports of the kit in groups: functions, classes and constants, then types. */
export function kitGroups(): readonly (readonly [group: string, items: readonly KitItem[]])[] {
  const kit = manifest.modules.find(({path}) => path === 'dist/kit.js') as unknown as Kit;
  const all = [...kit.declarations, ...kit.types];
  return [...new Set(all.map(({group}) => group))].map((title) => [title, all.filter(({group}) => group === title)]);
}
