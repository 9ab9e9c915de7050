/** The colours of the six tokens. They are apart from the templates, so that extensions can share them without Lit. */

/** Names of the six tokens in order, for attributes. Tokens are identified by their index. */
export const tokenNames = ['red', 'blue', 'green', 'yellow', 'purple', 'skyblue'] as const;

/** The colours of the tokens; pages replace them by `--game-player-1` to `--game-player-6`. */
export const tokenColors = ['#d55e00', '#0072b2', '#009e73', '#f0e442', '#cc79a7', '#56b4e9'] as const;

/** The colour of a token, which pages set as that of a player. */
export const colorOf = (token: number, seat = token): string =>
  `var(--game-player-${(seat % 6) + 1}, ${tokenColors[token % 6]!})`;

/** A colour from the list of a room as CSS: there, the names of the six tokens stand for their colours. */
export function roomColor(name: string | undefined): string | undefined {
  const token = tokenNames.indexOf(name as (typeof tokenNames)[number]);
  return token < 0 ? name : colorOf(token);
}
