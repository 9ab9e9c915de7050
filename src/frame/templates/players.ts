/** The row of players: token, name, whose turn it is, place or score, and a bar for the chance to win. */
import {css, html, nothing} from 'lit';
import {paint, tokenTemplate, type TokenModel} from './token.js';

export interface PlayerModel extends TokenModel {
  readonly name: string;
  /** Whether it is this player's turn. */
  readonly turn?: boolean;
  /** Square, score or place, as text. */
  readonly score?: string;
  /** Chance to win, 0 to 1; undefined for no bar. */
  readonly chance?: number;
  /** The chance in words, for screen readers and as a tooltip: "41 % to win". */
  readonly chanceLabel?: string;
  /** Content behind the name: what a room has to say about this player. */
  readonly mark?: unknown;
}

/** @param label names the list @param toMove says that a player is to act */
export const playersTemplate = (
  players: readonly PlayerModel[],
  {label, toMove}: {label: string; toMove: (name: string) => string},
) => {
  // the name within the sentence is seen
  const [before, after] = toMove('\ufffc').split('\ufffc');
  return html`
    <ul class="players" part="rail" aria-label=${label}>
      ${players.map((player) => {
        const {name, turn, score, chance, chanceLabel, mark} = player;
        const {name: painted, color} = paint(player);
        const hidden = (text: string | false | undefined): unknown =>
          text ? html`<span class="visually-hidden">${text}</span>` : nothing;
        return html`
          <li class="player" part="player" aria-current=${!!turn}>
            ${tokenTemplate(player)}
            <span class="name">${hidden(turn && before)}<bdi>${name}</bdi>${hidden(turn && after)}</span>
            ${mark}
            <span class="score">${score}</span>
            ${
              chance === undefined
                ? nothing
                : html`<svg class="chance ${painted}" color=${color} role="img" aria-label=${chanceLabel ?? nothing}>
                    <rect width="${chance * 100}%" height="4" />
                  </svg>`
            }
          </li>
        `;
      })}
    </ul>
  `;
};

export const playersStyles = css`
  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(144px, 48%), 1fr));
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .player {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    min-inline-size: 0;
    padding: max(7px, 0.4em) 10px;
    border-radius: var(--_radius);
  }
  .player[aria-current='true'] {
    background: var(--_raised);
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
    font-weight: 600;
  }
  @container (width < 22rem) {
    .player {
      column-gap: 3px;
      padding-inline: 4px;
    }
    .player > span {
      font-size: 0.875em;
    }
  }
  .name {
    /* contains the visually hidden text of a long name */
    position: relative;
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .score {
    color: var(--_quiet);
  }
  .chance {
    inline-size: 100%;
    block-size: 4px;
    border-radius: 2px;
    background: color-mix(in oklab, var(--_ink), transparent 84%);
    outline: 1px solid #0000;
  }
  .chance:dir(rtl) {
    scale: -1 1;
  }
  .chance rect {
    fill: currentColor;
    transition: width 0.4s;
  }
`;
