// The hooks of `rooms()`: who is let in, what a site is told of finished games, its own store, a server that makes way for
// another one; and its log in a flood.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {test} from 'node:test';
import {WebSocket} from 'ws';
import type {LogLine, RoomsServer, RoomStore} from '../../src/rooms-server/index.js';
import {Sampler} from '../../src/rooms-server/limits.js';
import {GameResults} from '../../src/rooms-server/results.js';
import type {RoomRecord} from '../../src/rooms/state/dice.js';
import {MemoryStore} from '../../src/rooms/state/store.js';
import {finalClose} from '../../src/rooms/state/wire.js';
import {server as transportTo} from '../../src/rooms/server.js';
import {race} from '../example/race.js';
import {until} from '../support/news.js';
import {code, playOn, times, tokenOf, two, type Bed} from './bed.js';
import {addressOf, health, leave, metricsOf, playing, playOut, serve} from './processes.js';

const game = {rules: race};
const games = [game];

/** How the server ends a connection of someone with these headers. */
async function endOf(server: RoomsServer, headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(`${addressOf(server)}/room/AAAAAA?protocol=1`, {headers});
  socket.on('open', () => socket.send(JSON.stringify({type: 'hello'})));
  const [closed, reason] = (await once(socket, 'close')) as [number, Buffer];
  return `${closed} ${reason.toString()}`;
}

test('a site says whom it lets in', async () => {
  const server = await serve({
    async authenticate({headers}) {
      if (headers.cookie === 'broken') throw new Error('no database');
      return Promise.resolve(headers.cookie === 'session=1');
    },
  });
  assert.equal(await endOf(server, {}), '4000 not-allowed');
  assert.equal(await endOf(server, {cookie: 'session=2'}), '4000 not-allowed');
  assert.equal(await endOf(server, {cookie: 'broken'}), '1013 unavailable', 'a page tries again');
  assert.equal(await endOf(server, {cookie: 'session=1'}), '4000 no-room');
  await server.close();
});

/** Two games of a room in this process, whose results a site is told of. @param isLost with the process, before it tells anyone */
async function played(site: (record: RoomRecord) => unknown, isLost = false): Promise<Bed & {ids: unknown[]}> {
  const {room, anna, ben} = await two({
    changes(platform) {
      const results = new GameResults(
        platform,
        () => game,
        () => false,
        site,
      );
      results.start();
      return {results: isLost ? {begins: results.begins.bind(results), over: () => undefined} : results};
    },
  });
  const ids: unknown[] = [];
  for (let round = 1; round <= 2; round++) {
    await playOn(room, [anna, ben]);
    ids.push(anna.record.id);
    anna.again();
    ben.again();
    await room.clock.pass(0);
  }
  return {...room, ids};
}

test('a site that fails is told again, and once it has been told not any more', async () => {
  let fails = 3;
  const told: unknown[] = [];
  const {clock, store, ids} = await played(({id}) => {
    told.push(id);
    return fails-- > 0 ? Promise.reject(new Error('no database')) : undefined;
  });
  assert.deepEqual(told, ids);
  await clock.pass(60_000);
  assert.equal(new Set(ids).size, 2, 'an id of its own for each game');
  assert.deepEqual([...told].sort(), [ids[0], ids[0], ids[0], ids[1], ids[1]].sort());
  await clock.pass(3_600_000);
  assert.equal(told.length, 5);
  assert.deepEqual(await store.reminders!.due(Infinity, 0), []);
});

test('a site is told of games whose process was lost at the end', async () => {
  const told: RoomRecord[] = [];
  const {clock, ids} = await played((record) => told.push(record), true);
  assert.equal(told.length, 0);
  await clock.pass(700_000);
  assert.deepEqual(told.map(({id}) => id).sort(), [...ids].sort());
  assert.ok(told.every(({seed, dice}) => seed !== undefined && dice?.secret !== undefined));
  await clock.pass(3_600_000);
  assert.equal(told.length, 2);
});

test('a site has a store of its own, and is told of finished games', async () => {
  const day = 24 * 60 * 60 * 1000;
  const began = Date.now();
  const memory = new MemoryStore(times.idle, Date.now);
  let isReady = true;
  const store: RoomStore = {
    get isReady() {
      return isReady;
    },
    now: () => Date.now() + day,
    read: (...given) => memory.read(...given),
    append: (...given) => memory.append(...given),
    listen: (room, heard) => memory.listen(room, heard),
    close: () => memory.close(),
  };
  const told: RoomRecord[] = [];
  const server = await serve({games, store, onGameOver: (record) => void told.push(record)});
  const players = await playing(game, [addressOf(server)]);
  const [first] = await memory.read(players[0].room.code, 0, 1);
  assert.ok((JSON.parse(first!) as {at: number}).at >= began + day);
  assert.equal(await health(server), 200);
  isReady = false;
  assert.equal(await health(server), 503);
  await until('the pages are told to move on', () => players.every(({room}) => room.phase === 'offline'));
  isReady = true;
  await until('they are back', () => players.every(({room}) => room.phase === 'playing'));
  await playOut(players);
  assert.deepEqual(told, [players[0].room.record]);
  await leave(players, server);
});

test('a server that drains takes no one new, and sends its clients away one by one', async () => {
  const server = await serve();
  const sockets = Array.from({length: 4}, () => new WebSocket(`${addressOf(server)}/room/AAAAAA?protocol=1`));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const ends = sockets.map(async (socket) => {
    const [closed] = (await once(socket, 'close')) as [number];
    return {closed, others: sockets.filter(({readyState, OPEN}) => readyState === OPEN).length};
  });
  const drained = server.drain(200);
  assert.equal(await health(server), 503);
  const late = new WebSocket(`${addressOf(server)}/room/AAAAAA?protocol=1`);
  late.on('error', () => undefined);
  const [, {statusCode}] = (await once(late, 'unexpected-response')) as [unknown, {statusCode: number}];
  assert.equal(statusCode, 503);
  late.terminate();
  const all = await Promise.all(ends);
  assert.ok(all.every(({closed}) => closed === 1001));
  assert.ok(all[0]!.others > 0, 'not all at once');
  await drained;
  await assert.rejects(health(server));
});

test('of a flood, some lines are logged, and all are counted', async () => {
  const lines: LogLine[] = [];
  const server = await serve({games, limits: {messages: 5000}, log: (line) => lines.push(line)});
  const [anna, ben] = await playing(game, [addressOf(server)]);
  const before = lines.length;
  const flood = Array.from({length: 100}, async () => {
    const socket = new WebSocket(`${addressOf(server)}/room/${anna.room.code}?protocol=1`);
    await once(socket, 'open');
    for (let i = 0; i < 30; i++) socket.send('junk');
    await once(socket, 'close');
  });
  await Promise.all(flood);
  assert.ok((await metricsOf(server)).get('parlour_refused_total{code="bad-message"}')! >= 1000);
  assert.ok(lines.length - before <= 100, `${lines.length} lines`);
  await leave([anna, ben], server);
});

test('a line says how many were left out before it', () => {
  const sampler = new Sampler(2);
  const at = (...times: number[]): (number | undefined)[] => times.map((now) => sampler.take('a', now));
  assert.deepEqual(at(0, 1, 2, 3, 999), [0, 0, undefined, undefined, undefined]);
  assert.equal(sampler.take('b', 999), 0, 'of another code');
  assert.deepEqual(at(1000, 1001, 5000), [3, 0, 0]);
});

/** A connection to a server that the test plays. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: {data: string}) => void) | null = null;
  onclose: ((event: {code: number; reason: string}) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send: (text: string) => void = () => undefined;

  close(): void {
    this.readyState = 3;
  }
}

/** Connects to such a server again and again. @returns how the connections ended */
function connecting(): {connect: () => FakeSocket; closed: (string | undefined)[]} {
  const transport = transportTo('ws://a.example', {WebSocket: FakeSocket as never});
  const closed: (string | undefined)[] = [];
  const connect = (): FakeSocket => {
    transport.connect(
      {code, token: tokenOf(1), game},
      {opened: () => undefined, received: () => undefined, closed: (final) => closed.push(final)},
    );
    return FakeSocket.last;
  };
  return {connect, closed};
}

test('a page that was in a room does not give up when a server does not find it', ({mock}) => {
  mock.timers.enable({apis: ['Date', 'setInterval']});
  const {connect, closed} = connecting();
  const denied = {code: finalClose, reason: 'no-room'};
  connect().onclose!(denied);
  const known = connect();
  known.onmessage!({data: '{}'});
  known.onclose!({code: finalClose, reason: 'bad-origin'});
  connect().onclose!(denied);
  mock.timers.tick(29_000);
  connect().onclose!(denied);
  mock.timers.tick(1000);
  connect().onclose!(denied);
  assert.deepEqual(closed, ['no-room', 'bad-origin', undefined, undefined, 'no-room']);
});

test('a connection stays open while the server answers, however fast', ({mock}) => {
  mock.timers.enable({apis: ['Date', 'setInterval']});
  const {connect, closed} = connecting();
  const socket = connect();
  socket.send = (text) => socket.onmessage!({data: text});
  for (let i = 0; i < 20; i++) mock.timers.tick(1500);
  assert.deepEqual(closed, []);
  socket.send = () => undefined;
  mock.timers.tick(3000);
  assert.deepEqual(closed, [undefined], 'a silent one is given up');
});
