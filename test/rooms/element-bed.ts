// Games in rooms between tabs, for tests: tabs with a game in a room, and games that have begun.
import type {GameElement} from '../../src/element/game-element.js';
import type {RoomJoinedEvent} from '../../src/element/room/events.js';
import {button, heard, seen} from '../support/seen.js';
import {openTab} from '../support/tab.js';

export const small = 'board="random" columns="3" rows="3" speed="instant"';

beforeEach(() => clear());
afterEach(() => clear());
function clear(): void {
  sessionStorage.clear();
  localStorage.clear();
}

/** Another tab with this in its page. */
export async function tab(html: string): Promise<Document> {
  // frames of one page share this, as tabs don't
  sessionStorage.clear();
  const {document} = await openTab('/test/rooms/element-page.ts', 'game-table');
  document.body.innerHTML = html;
  return document;
}

export const gameIn = (page: Document, tag = 'snl-board'): GameElement => page.querySelector<GameElement>(tag)!;

/** A game in a room; without a code a new one. */
export async function joined(
  attributes = small,
  code = '',
  tag = 'snl-board',
): Promise<{game: GameElement; code: string}> {
  const page = await tab(`<${tag} ${attributes}></${tag}>`);
  const game = gameIn(page, tag);
  const joins = heard<RoomJoinedEvent>(game, 'room-joined');
  game.room = code;
  const {detail} = await joins;
  return {game, code: detail.room};
}

export const names = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.seat span')].map((seat) => seat.textContent.replace(/\s+/g, ' ').trim());

export const seated = (game: GameElement, count: number): Promise<boolean> =>
  seen(game, (root) => root.querySelectorAll('.lobby .seat:not(.free)').length === count);

/** Makes time pass 50 times as fast in the tab of a game. */
export function fast({ownerDocument}: GameElement): void {
  const view = ownerDocument.defaultView as Window & typeof globalThis;
  const {setTimeout: later} = view;
  const [now, start] = [view.Date.now, Date.now()];
  view.setTimeout = ((work: () => void, wait = 0) => later(work, wait / 50)) as typeof setTimeout;
  view.Date.now = () => start + (now() - start) * 50;
}

/** Two players in a game that has begun. @param prepare what the first one's tab needs */
export async function begun(
  attributes = small,
  prepare?: (first: GameElement) => void,
): Promise<{games: [GameElement, GameElement]; code: string}> {
  const {game: first, code} = await joined(attributes);
  prepare?.(first);
  const {game: second} = await joined(attributes, code);
  await seated(first, 2);
  const starts = heard(second, 'game-start');
  (await button(first, 'Start')).click();
  await starts;
  return {games: [first, second], code};
}

/** Plays by the button, each player in their turn, to the end of the game. */
export async function playOut(games: readonly GameElement[]): Promise<void> {
  const ends = games.map((game) => heard(game, 'game-over'));
  games.forEach((game, seat) => {
    const play = (): void => {
      if (game.turn === seat) game.shadowRoot!.querySelector<HTMLButtonElement>('button[part~="throw"]')!.click();
    };
    game.addEventListener('game-move', () => void game.presented.then(play));
    void game.presented.then(play);
  });
  await Promise.all(ends);
}
