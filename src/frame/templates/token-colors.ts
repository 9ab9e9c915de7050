/** The colours and symbols of the six tokens. They are apart from the templates, so that extensions can share them without Lit. */

/** Names of the six tokens in order, for attributes. Tokens are identified by their index. */
export const tokenNames = ['red', 'blue', 'green', 'yellow', 'purple', 'skyblue'] as const;

/** The colours of the tokens; pages replace them by `--game-player-1` to `--game-player-6`. */
export const tokenColors = ['#d55e00', '#0072b2', '#009e73', '#f0e442', '#cc79a7', '#56b4e9'] as const;

/** Their symbols, in the same order. */
export const tokenMarks = [
  'M-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
  'M0-14L13 9H-13z',
  'M-11-11H11V11H-11z',
  'M0-13V13M-13 0H13',
  'M0-17L10 0 0 17-10 0z',
  'M0-15L4-5 15-4 7 3 9 13 0 8-9 13-7 3-15-4-4-5z',
];

/** The disc of a token as markup, with a radius of 30. */
export const tokenMarkup = (token: number): string =>
  `<g class="token t${token}"><circle class="rim" cy="6" r="28"/><circle r="28"/><path d="${tokenMarks[token]!}"/></g>`;

/** The colour of a token, which pages set as that of a player. */
export const colorOf = (token: number, seat = token): string =>
  `var(--game-player-${(seat % 6) + 1}, ${tokenColors[token % 6]!})`;

/** A colour from the list of a room as CSS: there, the names of the six tokens stand for their colours. */
export function roomColor(name: string | undefined): string | undefined {
  const token = tokenNames.indexOf(name as (typeof tokenNames)[number]);
  return token < 0 ? name : colorOf(token);
}
