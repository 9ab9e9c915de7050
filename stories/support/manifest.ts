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

export const elements: readonly Element[] = (manifest.modules as {declarations: Element[]}[]).flatMap(
  ({declarations}) => declarations,
);

export const elementOf = (tag: string): Element | undefined => elements.find(({tagName}) => tagName === tag);

/** The games: what has legal moves. */
const games: readonly Element[] = elements.filter(({members}) => members?.some(({name}) => name === 'legalMoves'));

/** What all games have in the same words. */
export function shared(kind: 'events' | 'keys' | 'cssProperties'): Item[] {
  const [first, ...others] = games.map((game) => game[kind] ?? []);
  return (first ?? []).filter((item) =>
    others.every((list) => list.some(({name, description}) => name === item.name && description === item.description)),
  );
}
