/** What the documentation says of each game's settings, from custom-elements.json, in the form that addresses are checked by. */

/** What of the manifest is read here. */
export interface Manifest {
  readonly modules: readonly {readonly declarations?: readonly unknown[]}[];
}

interface Declaration {
  readonly tagName?: string;
  readonly description?: string;
  readonly members?: readonly {readonly name: string}[];
  readonly attributes?: readonly Described[];
  readonly cssProperties?: readonly Described[];
}

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: {readonly text: string};
}

/** How a setting is written: there or not, one of some words, a whole number, any text. */
type SettingKind = 'switch' | 'words' | 'number' | 'text';

/** One attribute of a game. */
export interface Setting {
  readonly name: string;
  readonly kind: SettingKind;
  /** What it may be, where it is one of some words. */
  readonly words?: readonly string[];
  /** An empty text says something: a daily game of today. */
  readonly empty?: true;
  /** Every game has it. */
  readonly shared?: true;
  readonly description?: string;
}

/** One custom property of a game. */
export interface Property {
  readonly name: string;
  readonly shared?: true;
  readonly default?: string;
  readonly description?: string;
}

/** One game, as addresses name it. */
export interface GameSpec {
  /** `ludo`, as in `?game=ludo`; the tag will do, too. */
  readonly name: string;
  readonly tag: string;
  readonly settings: readonly Setting[];
  readonly properties: readonly Property[];
  readonly description?: string;
}

/** Names that say more than the tag. */
const names: Readonly<Record<string, string>> = {'snl-board': 'snakes-and-ladders'};

function settingOf({name, description, type}: Described): Setting {
  const members = (type?.text ?? '')
    .split('|')
    .map((member) => member.trim())
    .filter((member) => member !== 'undefined');
  const words = members.flatMap((member) => /^'([^']*)'$/.exec(member)?.[1] ?? []);
  const described = {name, ...(description && {description})};
  if (members.length === 1 && members[0] === 'boolean') return {...described, kind: 'switch'};
  const others = members.length - words.length - (words.includes('on') && members.includes('boolean') ? 1 : 0);
  // what else it may be is for scripts only
  const objects = members.filter((member) => /^[A-Z]/.test(member)).length;
  if (words.length > 0 && others === objects) return {...described, kind: 'words', words};
  if (members.includes('number')) return {...described, kind: 'number'};
  const empty = /\(as attribute empty\)|^Empty:/m.test(description ?? '');
  return {...described, kind: 'text', ...(empty && {empty})};
}

/** All games of a manifest: what has legal moves. `<game-table>` is none; it is for pages with several games. */
export function gameSpecs({modules}: Manifest): readonly GameSpec[] {
  const games = (modules.flatMap(({declarations = []}) => declarations) as Declaration[]).filter(({members}) =>
    members?.some(({name}) => name === 'legalMoves'),
  );
  const everywhere = (kind: 'attributes' | 'cssProperties', {name, description}: Described): boolean =>
    games.length > 1 &&
    games.every((game) => game[kind]?.some((other) => other.name === name && other.description === description));
  return games.map(({tagName = '', description, attributes = [], cssProperties = []}) => ({
    name: names[tagName] ?? tagName.replace(/-game$/, ''),
    tag: tagName,
    ...(description && {description}),
    settings: attributes.map((attribute) => ({
      ...settingOf(attribute),
      ...(everywhere('attributes', attribute) && {shared: true as const}),
    })),
    properties: cssProperties.map((property) => ({
      name: property.name,
      ...(property.default && {default: property.default}),
      ...(property.description && {description: property.description}),
      ...(everywhere('cssProperties', property) && {shared: true as const}),
    })),
  }));
}

/** The same without its sentences: what the embed page needs. */
export const briefSpecs = (games: readonly GameSpec[]): readonly GameSpec[] =>
  games.map(({name, tag, settings, properties}) => ({
    name,
    tag,
    settings: settings.map(({description: _, shared: __, ...setting}) => setting),
    properties: properties.map((property) => ({name: property.name})),
  }));
