/** Templates of a room during a game: a line beside the status line, and what stands behind the names of the players. */
import {pictures, type Picture} from '../../rooms/state/protocol.js';
import {css, html, nothing} from '../../frame/templates/lit-free.js';
import type {GameTypes} from '../../play/game-types.js';
import type {WordsController} from '../../frame/words.js';
import type {RoomNews} from './room-news.js';

const face = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0';
const eyes = 'M9 9.5v.4M15 9.5v.4';

/** Paths as in frame/templates/icons.ts, which imports Lit. */
const smile = `${face}${eyes}M8 14a4.5 4.5 0 0 0 8 0`;
const paths: Readonly<Record<Picture, string>> = {
  thumb: 'M7 11l4-7.5a2 2 0 0 1 2.6 2.6L12.5 10H18a2 2 0 0 1 2 2.4l-1.3 6A2 2 0 0 1 16.8 20H7zM7 11H4v9h3',
  heart: 'M12 20C5.5 15.5 3.5 12 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3-2 6.5-8.5 11z',
  laugh: `${face}M7.5 10.2q1.3-2 2.6 0M13.9 10.2q1.3-2 2.6 0M7.5 13.5h9a4.5 4.5 0 0 1-9 0z`,
  surprise: `${face}${eyes}M10 15.2a2 2.3 0 1 0 4 0 2 2.3 0 1 0-4 0`,
  sad: `${face}${eyes}M8.5 16.5a4 4 0 0 1 7 0`,
  clover:
    'M12 10.5V7.5a3 3 0 1 0-3 3zM12 10.5h3a3 3 0 1 0-3-3zM12 10.5v3a3 3 0 1 0 3-3zM12 10.5H9a3 3 0 1 0 3 3zM12 10.5c.3 4 1.5 7.5 4 10',
};

const icon = (path: string): unknown =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/** A sentence about the room, and the pictures to send. */
export const lineTemplate = (news: RoomNews<GameTypes>, words: WordsController, isLate: boolean): unknown =>
  html`<div class="room-line">
    <p>${news.sentence(isLate)}</p>
    ${news.mayReact ? reactionsTemplate(words, (picture) => news.react(picture)) : nothing}
  </div>`;

function reactionsTemplate(words: WordsController, react: (picture: Picture) => void): unknown {
  const label = words.say('reactions');
  const close = ({currentTarget}: Event): void => {
    const details = (currentTarget as Element).closest('details')!;
    details.open = false;
    details.querySelector('summary')!.focus({preventScroll: true});
  };
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(event.currentTarget as HTMLDetailsElement).open) return;
    // no pause
    event.stopPropagation();
    close(event);
  };
  const press = (event: Event, picture: Picture): void => {
    close(event);
    react(picture);
  };
  return html`<details class="reactions" @keydown=${onKeydown}>
    <summary aria-label=${label} title=${label}>${icon(smile)}</summary>
    <div role="group" aria-label=${label}>
      ${pictures.map(
        (picture) =>
          html`<button
            part="button"
            aria-label=${words.say(picture)}
            title=${words.say(picture)}
            @click=${(event: Event) => press(event, picture)}
          >
            ${icon(paths[picture])}
          </button>`,
      )}
    </div>
  </details>`;
}

/** A note behind a name, such as "(you)", and the picture that the player shows. */
export const markTemplate = (note: string, picture: Picture | undefined, isStill: boolean): unknown =>
  html`${note ? html`<small class="note">${note}</small>` : nothing}${
    picture ? html`<span class=${isStill ? 'reaction' : 'reaction pop'}>${icon(paths[picture])}</span>` : nothing
  }`;

export const lineStyles = css`
  .room-line {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    padding-inline-start: 4px;
  }
  .room-line p {
    flex: 1;
  }
  .room-line p,
  .dice-failure {
    margin: 0;
    font-size: 0.875em;
    line-height: 1.3;
  }
  .reactions summary {
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--_radius);
    color: var(--_quiet);
    list-style: none;
    cursor: pointer;
  }
  .reactions summary::-webkit-details-marker {
    display: none;
  }
  .reactions[open] summary {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  /* over the sentence */
  .reactions > div {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0 48px;
    z-index: 1;
    display: grid;
    /* six in a row, or three in a narrow column */
    grid-template-columns: repeat(auto-fit, minmax(clamp(34px, (13rem - 100%) * 999, 33%), 1fr));
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 2px 12px -4px #0006;
  }
  .reactions button {
    padding: 0;
    background: none;
  }
  .player:has(> .reaction) {
    position: relative;
  }
  .note {
    color: var(--_quiet);
    font-size: 0.8em;
    font-weight: 400;
  }
  /* where the score stands below the name, the note stands beside it */
  .players:not(:has(> :nth-child(3))) > .player:has(> .score:not(:empty)) > .note {
    grid-area: 2 / 2;
    justify-self: end;
  }
  /* of two players in a narrow room, the note stands below the name */
  @container room (aspect-ratio <= 1) {
    @container rail (width < 27em) {
      .player:nth-child(-n + 2):nth-last-child(-n + 2):has(> .note):has(> .score:empty) {
        display: grid;
        grid-template: 'token name' auto 'token note' auto / auto 1fr;
        align-content: center;
      }
      .player:nth-child(-n + 2):nth-last-child(-n + 2):has(> .note):has(> .score:empty):nth-child(2) {
        grid-template: 'name token' auto 'note token' auto / 1fr auto;
      }
      .player:nth-child(-n + 2):nth-last-child(-n + 2):has(> .note):has(> .score:empty) > .token-picture {
        grid-area: token;
      }
      .player:nth-child(-n + 2):nth-last-child(-n + 2):has(> .note):has(> .score:empty) > .name {
        grid-area: name;
      }
      .player:nth-child(-n + 2):nth-last-child(-n + 2):has(> .note):has(> .score:empty) > .note {
        grid-area: note;
      }
    }
  }
  .reaction {
    position: absolute;
    inset-inline-start: 2px;
    inset-block-start: calc(50% - 20px);
    z-index: 1;
    display: grid;
    place-content: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_on-accent);
    box-shadow: 0 1px 8px -1px #0008;
    outline: 1px solid #0000;
  }
  .reaction .icon {
    block-size: 30px;
  }
  .pop {
    animation: pop 0.3s cubic-bezier(0.3, 1.6, 0.6, 1);
  }
  @keyframes pop {
    from {
      scale: 0;
    }
  }
  @media (height < 30rem) {
    .room-line,
    .reactions summary {
      min-block-size: 36px;
      block-size: auto;
    }
  }
  @media print {
    .room-line,
    .note,
    .reaction {
      display: none;
    }
  }
`;
