/**
 * The skins: looks made of the documented custom properties alone. A page's own values win, wherever they are set. Loaded
 * with the first element that has a theme; in forced colours a skin does nothing.
 */
import type {Theme} from '../play/settings.js';

/** Custom properties without `--game-`: one value, or one for light and one for dark. */
export type Skin = Readonly<Record<string, string>>;

/** The players' colours, which stand out from the squares of every skin. */
const players: Skin = {
  'player-1': '#c04a00 #f0813a',
  'player-2': '#0069a8 #4ba0e8',
  'player-6': '#56b4e9 #a5dcff',
};

/** The properties of each skin; `test/element/skins.node.test.ts` checks their contrast. */
export const skins: Readonly<Record<Theme, Skin>> = {
  wood: {
    ...players,
    ink: '#2e1f12 #f2e4cf',
    quiet: '#67503a #c3ab8e',
    surface: '#f3e6d0 #241a13',
    raised: '#e6d2b2 #38281c',
    accent: '#7a3b12 #f0a95c',
    'on-accent': '#fff #2a1606',
    radius: '6px',
    frame: '#331d0e #0e0804',
    square: '#f6e6c8 #33251a',
    'square-alt': '#e6cfa2 #281c12',
    numeral: '#5a3f23 #d9c19c',
    line: '#cfae79 #150d07',
    sign: '#7a5a32 #c9a878',
    ladder: '#8a4b1c #e0a15c',
    route: '#8f1242 #ff8fb0',
    heat: '#f0a030 #7a3a10',
    wood: '#edcf9c #9a683a',
    peg: '#7a2415 #fbeacb',
    hint: '#177a8c #a8f0e0',
    tile: '#8a4a1e #d99a55',
    'tile-light': '#ffc65c #fff0c4',
    ground: '#f3e2bf #2b2016',
    dot: '#d9bf8f #4a3827',
    obstacle: '#75583a #a98a63',
    snake: '#2f6b3a #7cc77a',
    food: '#b3261e #ff7b69',
    bonus: '#8f5a00 #ffcf5c',
    stone: '#d9b483',
    caption: '#f3e6d0',
    die: '#fff3dc',
    'die-pips': '#2e1f12',
  },
  paper: {
    ...players,
    ink: '#1f2430 #f0efe8',
    quiet: '#5b6070 #b3b6bd',
    surface: '#fbfaf5 #1d1f23',
    raised: '#eae8dd #30333a',
    accent: '#1f4fa3 #9cc0ff',
    'on-accent': '#fff #0c1730',
    radius: '2px',
    frame: '#1c2130 #0a0b0d',
    square: '#fff #2b2e34',
    'square-alt': '#edf0f5 #212429',
    numeral: '#4a5060 #c9ccd2',
    line: '#c6ccd8 #0f1012',
    sign: '#6b7180 #b3b6bd',
    ladder: '#6b6f7a #c3c7d0',
    route: '#b3124f #ff9cba',
    heat: '#ffd166 #7a5a10',
    wood: '#f2f0e6 #6b707c',
    peg: '#1f4fa3 #fff',
    hint: '#c2410c #ffe06b',
    tile: '#3f5f9e #9cb8ee',
    'tile-light': '#ffd75e #fff3c0',
    ground: '#fdfcf8 #24272c',
    dot: '#d5d8de #43474f',
    obstacle: '#6b7180 #9a9fa9',
    snake: '#1f4fa3 #9cc0ff',
    food: '#c2261e #ff8272',
    bonus: '#9a6200 #ffd75e',
    stone: '#d5d8de',
    caption: '#f0efe8',
    die: '#fff',
    'die-pips': '#1f2430',
  },
  candy: {
    ...players,
    ink: '#3d1030 #ffe9f4',
    quiet: '#7d3f68 #e3b3d3',
    surface: '#fff3f8 #2a1230',
    raised: '#ffd9e9 #472257',
    accent: '#b8126b #ff9ad0',
    'on-accent': '#fff #3d0a2a',
    radius: '20px',
    frame: '#3b104c #12041a',
    square: '#fffafd #3a1d46',
    'square-alt': '#ffe3f0 #2c1436',
    numeral: '#6b2a5a #f0c6e0',
    line: '#f5bcd8 #180820',
    sign: '#a8407f #e39cc9',
    ladder: '#b0402a #ffb08a',
    route: '#6a1fb0 #d6b0ff',
    heat: '#ffb340 #8a3f12',
    wood: '#ffdcec #9763a6',
    peg: '#b8126b #ffeef7',
    hint: '#1878a0 #b0f5ff',
    tile: '#c2267f #ff8cc6',
    'tile-light': '#ffd166 #fff0c4',
    ground: '#fff6fb #301639',
    dot: '#f7cfe2 #56306a',
    obstacle: '#8a5aa0 #b58cc9',
    snake: '#0f7f6f #5fd6c2',
    food: '#d1123f #ff8272',
    bonus: '#a35a00 #ffd166',
    stone: '#ffb3d6',
    caption: '#fff0f7',
    die: '#fff',
    'die-pips': '#3d1030',
  },
  night: {
    ...players,
    ink: '#e8edfb',
    quiet: '#a7b3d1',
    surface: '#0e1424',
    raised: '#1f2a45',
    accent: '#8fbcff',
    'on-accent': '#08142c',
    radius: '14px',
    frame: '#04060c',
    square: '#1d2740',
    'square-alt': '#141c30',
    numeral: '#b9c6e6',
    line: '#070b15',
    sign: '#8c9bc4',
    ladder: '#d6b36a',
    route: '#ff8fb5',
    heat: '#7a3f7a',
    wood: '#5970ae',
    peg: '#f3f0ff',
    hint: '#ffe27a',
    tile: '#7d8cf0',
    'tile-light': '#fff0b8',
    ground: '#121a2e',
    dot: '#2c3a5c',
    obstacle: '#7684ab',
    snake: '#6fe0b0',
    food: '#ff7f88',
    bonus: '#ffd76a',
    stone: '#8fa0cf',
    caption: '#e8edfb',
    die: '#f3f0ff',
    'die-pips': '#141c30',
  },
};

/** Properties that elements read on their host, which no style inside can override, and the names they read them into. */
const onHost: Skin = {
  ...Object.fromEntries(
    ['ink', 'quiet', 'surface', 'raised', 'accent', 'on-accent', 'radius', 'wood', 'peg', 'hint', 'tile'].map(
      (name): [string, string] => [name, name],
    ),
  ),
  'tile-light': 'light',
};

const declared = (entries: readonly (readonly [name: string, value: string])[]): string =>
  entries.map(([name, value]) => `--${name}:${value};`).join('');

/** The styles of a skin: each property has the page's value, if the page sets one, and the skin's otherwise. */
export function stylesOf(theme: Theme): string {
  const all = Object.entries(skins[theme]).map(([name, values]) => {
    const [light, dark] = values.split(' ');
    return [name, dark ? `light-dark(${light},${dark})` : light!] as const;
  });
  const host = all.flatMap(([name, value]): [string, string][] => [
    [`_page-${name}`, `var(--game-${name})`],
    ...(onHost[name] ? [[`_${onHost[name]}`, `var(--game-${name},${value})`] as [string, string]] : []),
  ]);
  const inside = all.map(([name, value]) => [`game-${name}`, `var(--_page-${name},${value})`] as const);
  const scheme = theme === 'night' ? 'color-scheme:dark;' : '';
  return `@media (forced-colors:none){:host{${scheme}${declared(host)}}.layout{${declared(inside)}}}`;
}

/** The sheets of each document by skin. */
const sheets = new WeakMap<Document, Partial<Record<Theme, CSSStyleSheet>>>();

/** The sheet of a skin. A constructed sheet belongs to one document. */
function sheetOf(page: Document, theme: Theme): CSSStyleSheet {
  const known = sheets.get(page) ?? {};
  sheets.set(page, known);
  if (!known[theme]) {
    const {CSSStyleSheet: Sheet} = page.defaultView as typeof globalThis & Window;
    known[theme] = new Sheet();
    known[theme].replaceSync(stylesOf(theme));
  }
  return known[theme];
}

/** Gives an element a skin, after all its other styles, or takes it away. */
export function applySkin({shadowRoot, ownerDocument}: Element, theme: Theme | undefined): void {
  // the element may have left its page
  if (!shadowRoot || !ownerDocument.defaultView) return;
  const now = theme && sheetOf(ownerDocument, theme);
  const current: readonly unknown[] = Object.values(sheets.get(ownerDocument) ?? {});
  const before = shadowRoot.adoptedStyleSheets;
  if (before.at(-1) === now) return;
  shadowRoot.adoptedStyleSheets = [...before.filter((sheet) => !current.includes(sheet)), ...(now ? [now] : [])];
}
