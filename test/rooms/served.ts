// Two games on one page, in a room on a server that the test holds; the first has the turn.
import {fixture} from '@open-wc/testing';
import type {GameElement} from '../../src/element/game-element.js';
import type {RoomJoinedEvent} from '../../src/extensions/room/events.js';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import {address, PageServer} from '../../stories/support/room-server.js';
import {button, heard, seen} from '../support/seen.js';

export interface Served {
  readonly server: PageServer;
  readonly first: GameElement;
  readonly second: GameElement;
  readonly room: string;
}

export async function served(tag: string, rules: RoomGame['rules'], attributes = ''): Promise<Served> {
  localStorage.clear();
  const own = globalThis.WebSocket;
  const server = new PageServer({rules}, globalThis);
  cleanups.push(() => (globalThis.WebSocket = own));
  const game = `<${tag} server="${address}" speed="instant" ${attributes}></${tag}>`;
  const box = await fixture(`<div>${game}${game}</div>`);
  const [first, second] = box.querySelectorAll<GameElement>(tag) as unknown as [GameElement, GameElement];
  const joins = heard<RoomJoinedEvent>(first, 'room-joined');
  first.room = '';
  const {room} = (await joins).detail;
  const others = heard<RoomJoinedEvent>(second, 'room-joined');
  second.room = room;
  await others;
  await seen(first, (root) => root.querySelectorAll('.lobby .seat:not(.free)').length === 2);
  const starts = Promise.all([first, second].map((each) => heard(each, 'game-start')));
  (await button(first, 'Start')).click();
  await starts;
  await seen(first, (root) => root.querySelector('.status')!.textContent.trim() !== '');
  return {server, first, second, room};
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  localStorage.clear();
  history.replaceState(history.state, '', location.pathname + location.search);
});
