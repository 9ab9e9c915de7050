/** Templates of a room: the lobby before a game, the reason why there is no room, and its players under "More". */
import {readCode, type RoomSeat} from '../../rooms/room.js';
import {css, html, nothing} from '../../frame/templates/lit-free.js';
import type {TokenModel} from '../../frame/templates/token.js';
import type {GameTypes} from '../../play/game-types.js';
import type {GameRoom} from './game-room.js';

/** The room of any game. */
type AnyRoom = GameRoom<GameTypes>;

export function lobbyTemplate(room: AnyRoom): unknown {
  const {words} = room;
  return html`<div class="panel lobby" role="group" aria-label=${words.say('title')} tabindex="-1" dir=${words.dir}>
    <div class="panel-title">${words.say('title')}</div>
    ${
      room.closed !== undefined
        ? closedTemplate(room)
        : room.entered!.room.view
          ? openTemplate(room)
          : html`<p>${room.entered!.news.connecting}</p>
              <div class="lobby-row">${leaveTemplate(room)}</div>`
    }
  </div>`;
}

function closedTemplate(room: AnyRoom): unknown {
  const {words, problem, code} = room;
  const closed = room.closed!;
  const known = [
    'no-room',
    'idle',
    'bad-origin',
    'not-allowed',
    'other-game',
    'other-version',
    'bad-code',
    'daily-in-room',
  ];
  const why = [words.say(known.includes(closed) ? closed : 'closed', {code})];
  if (closed === 'bad-code') why.push(words.say('badCode'));
  return html`${
    problem === undefined || known.includes(closed)
      ? html`<p>${words.text(why)}</p>`
      : html`<p lang="en" dir="ltr">${problem}</p>`
  }
  ${
    room.isTables
      ? nothing
      : closed === 'daily-in-room'
        ? html`<div class="lobby-row">${leaveTemplate(room)}</div>`
        : html`<div class="lobby-row">
              <button class="primary" part="button" @click=${() => room.go()}>${words.say('openNew')}</button>
              ${leaveTemplate(room)}
            </div>
            ${otherTemplate(room)}`
  }`;
}

function openTemplate(room: AnyRoom): unknown {
  const {words} = room;
  const entered = room.entered!;
  const {seat, isHost, seats, view} = entered.room;
  const players = seats.filter(({kind}) => kind !== 'open').length;
  const [least, most] = entered.seating.range;
  const min = Math.min(Math.max(least, 2), most);
  const host = seats[view!.host ?? -1];
  const isCut = entered.room.phase === 'offline';
  const next = isCut
    ? entered.news.sentence(false)
    : seat === undefined
      ? words.say(seats.some(({free}) => free) ? 'watching' : 'full')
      : players < min
        ? words.say(room.hasLink ? 'alone' : 'aloneHere')
        : isHost
          ? ''
          : words.say('hostStarts', {player: nameOf(room, host, view!.host ?? 0)});
  return html`${inviteTemplate(room)} ${seat === undefined ? nothing : aboutYouTemplate(room)} ${seatsTemplate(room)}
    ${next ? html`<p class="lobby-note">${next}</p>` : nothing}
    <div class="lobby-row">
      ${
        isHost
          ? html`<button
              class="primary"
              part="button"
              ?disabled=${players < min || view!.next !== undefined}
              @click=${() => entered.room.start()}
            >
              ${words.say('start')}
            </button>`
          : nothing
      }
      ${leaveTemplate(room)}
    </div>
    ${room.isTables ? nothing : otherTemplate(room)}`;
}

const leaveTemplate = (room: AnyRoom): unknown =>
  room.isTables
    ? nothing
    : html`<button part="button" @click=${() => room.leave()}>${room.words.say('leave')}</button>`;

const inviteTemplate = (room: AnyRoom): unknown =>
  html`<div class="lobby-row">
    <div class="lobby-field lobby-code">
      ${room.words.say('code')}
      <output class="code" part="room-code" translate="no" dir="ltr">${room.code}</output>
    </div>
    ${room.hasLink ? html`<button part="button" @click=${() => void room.invite()}>${room.words.say('invite')}</button>` : nothing}
  </div>`;

/** Name and colour of the player here. */
function aboutYouTemplate(room: AnyRoom): unknown {
  const {words} = room;
  const {seating, room: inside} = room.entered!;
  const {seat, seats} = inside;
  const own = seats[seat!]!;
  const taken = seats.flatMap(({color}, i) => (i === seat ? [] : [color]));
  return html`<div class="lobby-row">
    <label class="lobby-field"
      >${words.say('yourName')}
      <input
        maxlength="40"
        autocomplete="nickname"
        .value=${own.name}
        @change=${(event: Event) => seating.sit({name: (event.target as HTMLInputElement).value})}
    /></label>
    <label class="lobby-field"
      >${words.say('color')}
      <select @change=${(event: Event) => seating.sit({color: (event.target as HTMLSelectElement).value})}>
        ${own.color === undefined ? html`<option selected>–</option>` : nothing}
        ${seating.colors.map(
          (color) =>
            html`<option value=${color} ?selected=${color === own.color} ?disabled=${taken.includes(color)}>
              ${words.say(color)}
            </option>`,
        )}
      </select></label
    >
  </div>`;
}

const nameOf = (room: AnyRoom, seat: RoomSeat | undefined, number: number): string =>
  seat?.kind === 'computer'
    ? seat.name || room.words.say('computer')
    : seat?.name || room.words.say('player', {n: number + 1});

/** The name in the field, which may not have been sent yet. */
function nameAt({target}: Event): {name?: string} {
  const field = (target as Element).closest('.lobby')?.querySelector<HTMLInputElement>('[autocomplete="nickname"]');
  return field ? {name: field.value} : {};
}

function seatsTemplate(room: AnyRoom): unknown {
  const {seating, room: inside} = room.entered!;
  const {seats} = inside;
  const tokens = seating.tokens(seats);
  return html`<ul class="seats">
    ${seats.map((seat, i) => seatTemplate(room, seat, i, tokens[i]!))}
  </ul>`;
}

function seatTemplate(room: AnyRoom, seat: RoomSeat, number: number, token: TokenModel): unknown {
  const {words} = room;
  const {seating, room: inside} = room.entered!;
  const {isHost, seat: own, view} = inside;
  const inLobby = view!.phase === 'lobby';
  const name = seat.kind === 'open' ? words.say('free') : nameOf(room, seat, number);
  const note =
    number === own
      ? words.say('you')
      : seat.kind === 'person' && !seat.here
        ? words.say(seat.free ? 'left' : 'away')
        : '';
  const button = (key: string, onPress: (event: Event) => void): unknown =>
    html`<button
      part="button"
      aria-label=${words.row([words.say(key), words.say('seat', {n: number + 1})])}
      @click=${onPress}
    >
      ${words.say(key)}
    </button>`;
  const mayComputer = inLobby && isHost;
  return html`<li class=${seat.kind === 'open' ? 'seat free' : 'seat'}>
    ${seat.kind === 'open' ? nothing : room.tokenTemplate(token)}
    <span>${name} ${note ? html`<small>${note}</small>` : nothing}</span>
    ${seat.free && number !== own && (inLobby || own === undefined) ? button('sitHere', (event) => seating.sit({seat: number, ...nameAt(event)})) : nothing}
    ${mayComputer && seat.kind === 'open' ? button('addComputer', () => inside.seatComputer(number)) : nothing}
    ${mayComputer && seat.kind === 'computer' ? button('remove', () => inside.seatComputer(number, false)) : nothing}
  </li>`;
}

/** The form to enter another room. */
function otherTemplate(room: AnyRoom): unknown {
  const {words} = room;
  const join = (event: Event): void => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).querySelector('input')!;
    const code = readCode(input.value);
    if (code) return room.go(code);
    input.setCustomValidity(words.say('badCode'));
    input.reportValidity();
  };
  const again = (event: Event): void => (event.target as HTMLInputElement).setCustomValidity('');
  return html`<form class="lobby-row" @submit=${join}>
    <label class="lobby-field"
      >${words.say('haveCode')}
      <input class="code" maxlength="20" autocomplete="off" autocapitalize="characters" @input=${again}
    /></label>
    <button part="button">${words.say('join')}</button>
  </form>`;
}

/** The room under "More". */
export const detailsTemplate = (room: AnyRoom): unknown =>
  html`<details class="log" part="room">
    <summary>${room.words.say('title')}</summary>
    <div class="lobby">
      ${inviteTemplate(room)} ${seatsTemplate(room)}
      <div class="lobby-row">${leaveTemplate(room)}</div>
    </div>
  </details>`;

export const lobbyStyles = css`
  @media print {
    .panel.lobby {
      display: none;
    }
  }
  .lobby {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  /* before a game there is no game to see */
  .parts:has(> .over > .lobby) > :not(.over) {
    visibility: hidden;
  }
  .over:has(> .lobby) {
    grid-area: 1 / 1 / -1 / -1;
    grid-template-rows: 100%;
  }
  .panel.lobby {
    min-inline-size: 0;
    grid-row: 1 / -1;
    align-content: safe center;
    padding-inline: max(12px, 50% - 20em);
    font-size: clamp(1em, 1.6cqi, 1.4em);
  }
  .panel.lobby > * {
    min-inline-size: 0;
  }
  @container (width >= 30rem) {
    .panel.lobby:has(> .seats) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 1.5em;
    }
    .lobby > .panel-title {
      grid-column: 1 / -1;
    }
    .panel.lobby > .seats {
      grid-area: 2 / 2 / span 5;
      align-content: start;
    }
  }
  .lobby p {
    margin: 0;
  }
  .lobby-note {
    color: var(--_quiet);
  }
  .lobby-row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px 8px;
  }
  .lobby .code {
    font-weight: 700;
    letter-spacing: 0.12em;
    user-select: all;
  }
  .lobby .lobby-code {
    min-inline-size: max-content;
  }
  output.code {
    color: var(--_ink);
    font-size: min(1.8em, 7cqi);
    line-height: 1;
  }
  .lobby-field {
    display: grid;
    flex: 1 1 6.5rem;
    min-inline-size: 0;
    gap: 4px;
    color: var(--_quiet);
    font-size: 0.85em;
  }
  .lobby :is(input, select) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 10px;
    border: 1px solid var(--_quiet);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_ink);
    font: inherit;
    font-size: max(1rem, 1em);
  }
  .seats {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .seat {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 10px 4px;
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .seat.free {
    color: var(--_quiet);
  }
  .seat span {
    flex: 1 1 2.2rem;
    overflow-wrap: anywhere;
  }
  .seat small {
    color: var(--_quiet);
  }
  .lobby button:not(.primary) {
    background: var(--_surface);
  }
  .lobby .seat button {
    padding: 4px 6px;
    background: none;
    color: var(--_accent);
    font-size: 0.9em;
    font-weight: 600;
  }
  .lobby-row .primary {
    flex: 9 0 auto;
  }
  .lobby-row .primary + button {
    flex: 1 0 auto;
  }
  .lobby button:disabled {
    opacity: 0.5;
  }
  @media (height < 30rem) {
    .panel.lobby {
      gap: 4px;
      padding-block: 4px;
    }
    .lobby .seats {
      gap: 4px;
    }
    .lobby output.code {
      font-size: 1.4em;
    }
  }
  @container (width < 22rem) {
    .lobby button:not(.seat *) {
      padding-inline: 8px;
    }
    .lobby .seat {
      gap: 2px;
    }
    .lobby .seat button {
      padding: 4px;
      font-size: 0.8em;
    }
    .panel.lobby {
      gap: 4px;
      padding-block: 4px;
    }
    .lobby > .panel-title {
      margin-block-start: -4px;
      padding-block: 4px 0;
    }
  }
`;
