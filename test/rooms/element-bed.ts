// Games in rooms: games that have joined one, and games that have begun, on one page or on a server that the test holds.
import {fixture} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import {address, PageServer} from '../../stories/support/room-server.js';
import {button, heard, seen} from '../support/seen.js';

type RoomJoinedDetail = RoomJoinedEvent['detail'];

export const small = 'board="random" columns="3" rows="3" speed="instant"';

const own = {setTimeout: globalThis.setTimeout, now: Date.now, WebSocket: globalThis.WebSocket};
beforeEach(() => localStorage.clear());
afterEach(() => {
  const {now, ...globals} = own;
  Object.assign(globalThis, globals);
  Date.now = now;
  localStorage.clear();
  history.replaceState(history.state, '', location.pathname + location.search);
});

/** A part of the page. */
export const placed = (html: string): Promise<HTMLElement> => fixture<HTMLElement>(`<div>${html}</div>`);

/** A part of the page, once all of its games have joined their rooms: with what they were told. */
export async function entered(
  html: string,
  tag = 'snl-board',
): Promise<{page: HTMLElement; joins: RoomJoinedDetail[]}> {
  const joins = new Map<EventTarget, RoomJoinedDetail>();
  let heardOne = (): void => undefined;
  const listen = (event: Event): void => {
    joins.set(event.target!, (event as RoomJoinedEvent).detail);
    heardOne();
  };
  // before the games are there: they may have joined when they have rendered
  document.addEventListener('room-joined', listen);
  const page = await placed(html);
  const games = [...page.querySelectorAll(tag)];
  while (games.some((game) => !joins.has(game))) await new Promise<void>((resolve) => (heardOne = resolve));
  document.removeEventListener('room-joined', listen);
  return {page, joins: games.map((game) => joins.get(game)!)};
}

export const gameIn = (page: ParentNode, tag = 'snl-board'): GameElement => page.querySelector<GameElement>(tag)!;

/** A game in a room; without a code a new one. */
export async function joined(
  attributes = small,
  code = '',
  tag = 'snl-board',
): Promise<{game: GameElement; code: string}> {
  const game = gameIn(await placed(`<${tag} ${attributes}></${tag}>`), tag);
  const joins = heard<RoomJoinedEvent>(game, 'room-joined');
  game.room = code;
  const {detail} = await joins;
  return {game, code: detail.room};
}

export const names = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.seat span')].map((seat) => seat.textContent.replace(/\s+/g, ' ').trim());

export const seated = (game: GameElement, count: number): Promise<boolean> =>
  seen(game, (root) => root.querySelectorAll('.lobby .seat:not(.free)').length === count);

/** Makes time pass 50 times as fast. */
export function fast(): void {
  const {setTimeout: later, now} = own;
  const start = now();
  globalThis.setTimeout = ((work: () => void, wait = 0) => later(work, wait / 50)) as typeof setTimeout;
  Date.now = () => start + (now() - start) * 50;
}

/** Two players in a game that has begun. @param prepare called before the second one comes */
export async function begun(
  attributes = small,
  prepare?: () => void,
  tag?: string,
): Promise<{games: [GameElement, GameElement]; code: string}> {
  const {game: first, code} = await joined(attributes, '', tag);
  prepare?.();
  const {game: second} = await joined(attributes, code, tag);
  await seated(first, 2);
  const starts = heard(second, 'game-start');
  (await button(first, 'Start')).click();
  await starts;
  return {games: [first, second], code};
}

export interface Served {
  readonly server: PageServer;
  readonly first: GameElement;
  readonly second: GameElement;
  readonly room: string;
}

/** The same on a server, once the first player is told that it is their turn. */
export async function served(tag: string, rules: RoomGame['rules'], attributes = ''): Promise<Served> {
  const server = new PageServer({rules}, globalThis);
  const {games, code} = await begun(`server="${address}" speed="instant" ${attributes}`, undefined, tag);
  const [first, second] = games;
  await seen(first, (root) => root.querySelector('.status')!.textContent.trim() !== '');
  return {server, first, second, room: code};
}

/** Plays by the button, each player in their turn, to the end of the game. */
export async function playOut(games: readonly GameElement[]): Promise<void> {
  const ends = games.map((game) => heard(game, 'game-over'));
  games.forEach((game, seat) => {
    const play = (): void => {
      if (game.turn === seat) game.shadowRoot!.querySelector<HTMLButtonElement>('button[part~="roll"]')!.click();
    };
    game.addEventListener('game-move', () => void game.presented.then(play));
    void game.presented.then(play);
  });
  await Promise.all(ends);
}
