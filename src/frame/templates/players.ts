/** The row of players: token, name, whose turn it is, place or score, and a bar for the chance to win. */
import {css, html, nothing} from 'lit';
import {paint, tokenTemplate, type TokenModel} from './token.js';

export interface PlayerModel extends TokenModel {
  readonly name: string;
  /** Whether it is this player's turn. */
  readonly turn?: boolean;
  /** Square, score or place, as text. */
  readonly score?: string;
  /** Games won, where there is no score: beside the name, which has its place before there is one. */
  readonly tally?: string | undefined;
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
        const {name, turn, score, tally = '', chance, chanceLabel, mark} = player;
        const {name: painted, color} = paint(player);
        const hidden = (text: string | false | undefined): unknown =>
          text ? html`<span class="visually-hidden">${text}</span>` : nothing;
        return html`
          <li class="player" part="player" aria-current=${!!turn}>
            ${tokenTemplate(player)}
            <span class="name">${hidden(turn && before)}<bdi>${name}</bdi>${hidden(turn && after)}</span>
            ${mark}
            <span class=${score ? 'score' : 'score tally'}>${score ?? tally}</span>
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

/** In a small room. */
const small = css`
  .players,
  .players:has(> :nth-child(3)) {
    gap: 10px 8px;
  }
  .player.player {
    gap: 0 6px;
    padding-inline: 8px;
  }
  .player > .name {
    font-size: var(--_small);
  }
  .player > .score {
    font-size: 1.1875em;
  }
  .player .token-picture {
    block-size: 1.75em;
  }
`;

export const playersStyles = css`
  .players {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* a plate */
  .player,
  .head p {
    position: relative;
    display: flex;
    align-items: center;
    gap: 2px 8px;
    min-inline-size: 0;
    block-size: var(--_plate);
    padding-inline: 8px 12px;
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow:
      inset 0 0 0 1px light-dark(var(--_rule), #ffffff12),
      0 3px var(--_edge),
      3px 8px 14px -4px #0006;
  }
  /* whoever is to act, in gold, and points at the board */
  .player[aria-current='true'] {
    box-shadow:
      0 0 0 1.5px var(--_gold-line),
      0 0 0 5px var(--_gold),
      0 0 0 6px var(--_gold-line),
      0 9px 16px #0007;
  }
  .player[aria-current='true']::after {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: calc(50% - 11px);
    inline-size: 22px;
    block-size: 10px;
    background: var(--_gold);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    content: '';
  }
  .player .token-picture {
    block-size: calc(var(--_plate) * 0.64);
  }
  .name {
    /* contains the visually hidden text of a long name */
    position: relative;
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 600;
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .score {
    font: 700 var(--_title) / 1 var(--_title-font);
  }
  .score:empty {
    display: none;
  }
  /* two players face each other */
  .player:nth-child(2):last-child {
    flex-direction: row-reverse;
    padding-inline: 12px 8px;
    text-align: end;
  }
  .chance {
    position: absolute;
    inset: auto 12px 3px;
    inline-size: calc(100% - 24px);
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
  /* three and more: the name below the token and the score */
  .players:has(> :nth-child(3)) {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px 10px;
  }
  .players:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .players:has(> :nth-child(3)) > .player {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: center;
    gap: 0 6px;
    padding-inline: 8px 10px;
  }
  .players:has(> :nth-child(3)) > .player > .name {
    grid-area: 2 / 1 / 2 / -1;
    font-size: var(--_small);
  }
  .players:has(> :nth-child(3)) .score {
    justify-self: end;
    font-size: 1.1875em;
  }
  .players:has(> :nth-child(3)) .token-picture {
    block-size: 1.5em;
  }
  /* five and six: two rows of low plates */
  .players:has(> :nth-child(5)) > .player {
    block-size: 2.75em;
  }
  @container rail (width < 30em) {
    .score {
      font-size: 1.1875em;
    }
  }
  /* beside the board, two plates stand one above the other and point at it */
  @container room (aspect-ratio > 1) and (26rem <= height) {
    .players:not(:has(> :nth-child(3))) {
      grid-auto-flow: row;
    }
    .player:nth-child(2):last-child {
      flex-direction: row;
      padding-inline: 10px 14px;
      text-align: start;
    }
    .player[aria-current='true']:nth-last-child(-n + 2):nth-child(-n + 2)::after {
      inset-block-start: calc(50% - 11px);
      inset-inline-start: auto;
      inset-inline-end: calc(100% + 4px);
      inline-size: 10px;
      block-size: 22px;
      clip-path: polygon(100% 0, 100% 100%, 0 50%);
    }
    .player[aria-current='true']:nth-last-child(-n + 2):nth-child(-n + 2):dir(rtl)::after {
      scale: -1 1;
    }
  }
  @container room (aspect-ratio > 1) and (42rem <= height) {
    .name {
      font-size: 1.1875em;
    }
    .score {
      font-size: var(--_title);
    }
  }
  /* narrow: the score below the name */
  @container room (height < 26rem) or (width < 26rem) {
    @container rail (width < 28rem) {
      .players:not(:has(> :nth-child(3))) > .player:not(:has(> .tally)) {
        display: grid;
        grid-template-columns: auto 1fr;
        align-content: center;
        text-align: start;
      }
      .players:not(:has(> :nth-child(3))) .token-picture {
        grid-row: 1 / 3;
        grid-column: 1;
      }
      .players:not(:has(> :nth-child(3))) .name {
        grid-area: 1 / 2;
      }
      .players:not(:has(> :nth-child(3))) .score {
        grid-area: 2 / 2;
        font-size: 1.1875em;
      }
    }
  }
  /* beside a low board, the longer name has more of the line */
  @container room (height < 26rem) and (aspect-ratio > 1) {
    @container rail (width < 20em) {
      .players:not(:has(> :nth-child(3))) {
        grid-auto-columns: minmax(0, auto);
      }
    }
  }
  @container room (aspect-ratio > 1) {
    @container rail (width < 20em) {
      .players.players:has(> :nth-child(3)) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .players:has(> :nth-child(3)) > .player.player {
        display: flex;
        block-size: 2.75em;
      }
    }
  }
  @container room (height < 38rem) and (aspect-ratio <= 1) {
    ${small}
  }
  @container room (height < 26rem) and (width < 50rem) {
    ${small}
  }
  @container room (width < 17rem) {
    ${small}
  }
  @container room (aspect-ratio > 1) and (height < 22rem) {
    .players:has(> :nth-child(3)) > .player.player.player {
      block-size: 2.375em;
    }
    .players.players:has(> :nth-child(5)) {
      row-gap: 6px;
    }
    .players:has(> :nth-child(5)) > .player.player.player {
      block-size: 2em;
    }
  }
`;
