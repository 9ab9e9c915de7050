/**
 * Rooms in the memory of a page, which its own elements share. The page hosts them itself and could cheat.
 *
 * `room-memory.js`, fetched by `room.js` for a room without a server: it has what a server has otherwise.
 */
import {refusalOf} from '../core/game.js';
import {sha256} from '../core/sha256.js';
import {randomHex} from './seat-storage.js';
import {keyOf} from './state/codes.js';
import {standardTimes} from './state/deadlines.js';
import {RoomHost, type HostPlatform, type Peer} from './state/host.js';
import {MemoryStore} from './state/store.js';
import type {Connection, Join, TransportEvents} from './transport.js';

const secret = randomHex(32);

const platform: HostPlatform = {
  store: new MemoryStore(standardTimes.idle, Date.now),
  times: standardTimes,
  secretOf: (room, round) => sha256(`${secret} ${room} ${round}`),
  now: () => Date.now(),
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  report: () => undefined,
};

/** The rooms that someone is in, by code. */
const hosts = new Map<string, Promise<RoomHost | undefined>>();

async function openedBy({code, open, token, game}: Join): Promise<RoomHost | undefined> {
  if (open) await RoomHost.open(code, game, {...open, key: keyOf(token), salt: randomHex(32)}, platform);
  return RoomHost.find(code, (id) => (id === game.rules.id ? game : undefined), platform);
}

export function connect(join: Join, events: TransportEvents): Connection {
  const {code} = join;
  let isOver = false;
  const later = (work: () => void): void => queueMicrotask(() => !isOver && work());
  const end = (reason: string): void => {
    close();
    events.closed(reason === 'again' ? undefined : reason);
  };
  const peer: Peer = {
    send: (message) => later(() => events.received(message)),
    drop: (reason) => later(() => end(reason)),
  };
  const opening = hosts.get(code) ?? openedBy(join);
  hosts.set(code, opening);
  const forget = (): unknown => hosts.get(code) === opening && hosts.delete(code);
  let host: RoomHost | undefined;
  const close = (): void => {
    isOver = true;
    host?.leave(peer);
    // its last request may give the seat back
    void host?.settled.then(() => {
      if (host!.peers > 0) return;
      forget();
      host!.close();
    });
  };
  opening
    .then((found) => {
      if (!found || found.ended) forget();
      if (isOver) return;
      if (!found || found.ended) return end(found ? 'again' : 'no-room');
      host = found;
      host.join(peer);
      events.opened();
    })
    .catch((error: unknown) => {
      forget();
      if (!isOver) end(refusalOf(error, 'The room').code);
    });
  return {send: (request) => host?.receive(peer, request), close};
}
