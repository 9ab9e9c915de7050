// Attacks on a server of rooms: what is refused, that it is logged, and that nobody else is disturbed.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {after, before, test} from 'node:test';
import {WebSocket} from 'ws';
import {kitGames} from '../../src/rooms-server/games.js';
import {rooms, type RoomsServer} from '../../src/rooms-server/index.js';
import {addressOf, isAllowed, Rate} from '../../src/rooms-server/limits.js';
import {alphabet} from '../../src/rooms/book/codes.js';
import {race} from '../example/race.js';
import {news, until} from '../support/news.js';
import {countedRace} from './bed.js';
import {Player, ServerProcess} from './processes.js';

const game = kitGames.find(({rules}) => rules.id === 'ludo')!;
const page = 'https://games.example';
let server: ServerProcess;

/** A server in this process, whose work can be counted. Its clients have the addresses that they say. */
let small: RoomsServer;
const {rules, count} = countedRace();
const smallLimits = {rooms: 4, connections: 5, clients: 3};

before(async () => {
  small = await rooms({
    port: 0,
    host: '127.0.0.1',
    games: [{rules}],
    behindProxy: true,
    limits: smallLimits,
    log: () => undefined,
  });
  server = await ServerProcess.start(['--origin', page, '--origin', 'https://b.example']);
});
// a test that failed has left connections open, which would keep Node alive
after(() => void setTimeout(() => process.exit(), 2000).unref());
after(() => Promise.all([server.end('SIGTERM'), small.close()]));

/** The status of a request to the small server. */
async function ask(body: unknown, address: string, method?: string): Promise<number> {
  const response = await request(body, {'X-Forwarded-For': address}, method, small.port);
  await response.arrayBuffer();
  return response.status;
}

const opening = (code: string, options: object = {}, token = 'a'): object => ({
  code,
  open: {game: race.id, seats: 2, options},
  token: token.repeat(32),
});

const request = (
  body: unknown,
  headers: Record<string, string> = {},
  method = 'joinOrCreate',
  port = server.port,
): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/matchmake/${method}/room`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

interface Seat {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/**
 * A connection that says what it likes.
 * @param seat one that is kept, or a request for it
 * @param confirms whether it confirms the connection, as Colyseus asks for
 */
async function connected(
  seat: Seat | object,
  {port = server.port, headers = {}, confirms = true}: {port?: number; headers?: object; confirms?: boolean} = {},
): Promise<{socket: WebSocket; heard: string[]; ended: Promise<number>}> {
  const asked = async (): Promise<Seat> =>
    (await (await request(seat, headers as Record<string, string>, 'joinOrCreate', port)).json()) as Seat;
  const {processId, roomId, sessionId} = 'sessionId' in seat ? seat : await asked();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`);
  const heard: string[] = [];
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      if (data[0] === 10) {
        if (confirms) socket.send(Uint8Array.of(10));
        resolve();
      } else heard.push(data.subarray(2).toString());
      news();
    }),
  );
  return {socket, heard, ended};
}

const frame = (text: string): Buffer => Buffer.concat([Uint8Array.of(17, 0), Buffer.from(text)]);

/** A game that is on, which nobody must disturb. */
async function playing(): Promise<[Player, Player]> {
  const anna = new Player(game, [server.address]);
  anna.room.sit('Anna');
  await until('Anna is seated', () => anna.room.seat === 0);
  const ben = new Player(game, [server.address], {code: anna.room.code});
  ben.room.sit('Ben');
  await until('Ben is seated', () => anna.room.seats[1]?.kind === 'person');
  anna.room.start();
  await until('the game is on', () => ben.room.phase === 'playing' && anna.room.phase === 'playing');
  return [anna, ben];
}

/** Both play on for some moves, as if nothing had been. */
async function goesOn(players: readonly Player[]): Promise<void> {
  const goal = players[0]!.moves + 20;
  players.forEach((player) => player.plays((legal) => legal[0]!));
  await until('they play on', () => players.every(({moves}) => moves >= goal));
  players.forEach((player) => (player.choose = undefined));
}

test('pages of other origins are rejected', async () => {
  const [anna, ben] = await playing();
  const foreign = {Origin: 'https://evil.example'};
  const refused = await request({code: anna.room.code}, foreign);
  assert.equal(refused.status, 403);
  assert.equal(refused.headers.get('access-control-allow-origin'), null);
  assert.equal(refused.headers.get('access-control-allow-credentials'), null);
  const welcome = await request({code: anna.room.code}, {Origin: page});
  assert.equal(welcome.headers.get('access-control-allow-origin'), page);
  assert.equal(welcome.headers.get('access-control-allow-credentials'), null);
  assert.equal((await request({code: anna.room.code}, {Origin: 'null'})).status, 403);
  const {processId, roomId, sessionId} = (await welcome.json()) as Record<string, string>;
  const socket = new WebSocket(`${server.address}/${processId}/${roomId}?sessionId=${sessionId}`, {
    origin: 'https://evil.example',
  });
  const status = await new Promise((resolve) =>
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode)),
  );
  assert.equal(status, 403);
  await until('the refusals are logged', () => server.refusals('bad-origin') >= 3);
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('forged dice, moves of others, stale and repeated numbers are rejected', async () => {
  const [anna, ben] = await playing();
  const {socket, heard} = await connected({code: anna.room.code});
  const before = anna.room.record;
  const say = (wish: object): void => socket.send(frame(JSON.stringify(wish)));
  const codes = (): string[] =>
    heard
      .map((text) => JSON.parse(text) as {type: string; code: string})
      .filter(({type}) => type === 'refused')
      .map(({code}) => code);
  say({type: 'move', game: 1, number: 1, move: 'throw'});
  say({type: 'hello', token: 'f'.repeat(32)});
  say({type: 'hello', token: 'e'.repeat(32)});
  for (const move of ['throw', '6', 'c0']) say({type: 'move', game: 1, number: 1, move});
  say({type: 'sit', name: 'Thief', seat: 0, hash: 'f'.repeat(64)});
  say({type: 'start'});
  await until('all is answered', () => codes().length >= 7);
  assert.deepEqual(codes().sort(), ['no-seat', 'no-seat', 'no-seat', 'no-seat', 'no-token', 'other-token', 'taken']);
  assert.deepEqual(
    await Promise.all([anna.room.send('6'), ben.room.send('throw')]).then((all) =>
      all.map((each) => 'code' in each && each.code),
    ),
    ['illegal-move', 'not-your-turn'],
  );
  assert.deepEqual(anna.room.record, before);
  await until('the refusals are logged', () => server.refusals('not-your-turn') >= 1);
  await goesOn([anna, ben]);
  socket.terminate();
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('floods of invalid and oversized messages end only their own connection', async () => {
  const [anna, ben] = await playing();
  const {code} = anna.room;
  const junk = await connected({code});
  for (let i = 0; i < 3000; i++) junk.socket.send(frame(`{"type":"move","game":${i}}`));
  await junk.ended;
  const flood = await connected({code});
  for (let i = 0; i < 3000; i++) flood.socket.send(frame('{"type":"hello"}'));
  await flood.ended;
  const big = await connected({code});
  big.socket.send(frame('x'.repeat(1_000_000)));
  assert.equal(await big.ended, 1009);
  const other = await connected({code});
  other.socket.send(Uint8Array.of(13, 161, 120, 1));
  await other.ended;
  const wild = await connected({code});
  for (let i = 0; i < 300; i++)
    wild.socket.send(Uint8Array.from({length: 1 + (i % 40)}, (_, k) => (k * 31 + i * 17) & 255));
  wild.socket.close();
  await wild.ended;
  await until('the refusals are logged', () => server.refusals('bad-message') >= 20);
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('invalid requests are rejected, oversized ones without reading them', async () => {
  const [anna, ben] = await playing();
  const {code} = anna.room;
  const status = async (body: unknown, method?: string): Promise<number> => (await request(body, {}, method)).status;
  assert.equal(await status('{'), 400);
  assert.equal(await status({}), 400);
  assert.equal(await status({code: 'abc'}), 400);
  assert.equal(await status({code: '__proto__'}), 400);
  assert.equal(
    await status({code, open: {game: 'ludo', seats: 2}, token: 'a'.repeat(32)}),
    409,
    'another room has this code',
  );
  assert.equal(await status({code: 'AAAAAB', open: {game: 'none', seats: 2}, token: 'a'.repeat(32)}), 400);
  assert.equal(await status({code: 'AAAAAB', open: {game: 'ludo', seats: 9}, token: 'a'.repeat(32)}), 400);
  assert.equal(
    await status({code: 'AAAAAB', open: {game: 'ludo', seats: 2, options: {coins: 99}}, token: 'a'.repeat(32)}),
    400,
  );
  assert.ok((await status({code: 'AAAAAB'}, 'toString')) >= 400);
  assert.equal(await status({code, more: 'x'.repeat(100_000)}), 413);
  for (const path of ['/', '/matchmake', '/__healthcheck', '/monitor']) {
    assert.equal((await fetch(`http://127.0.0.1:${server.port}${path}`)).status, 404, path);
  }
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('guessing codes and opening rooms are rate-limited', async () => {
  const [anna, ben] = await playing();
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++) {
    statuses.push(
      (await request({code: Array.from({length: 6}, (_, k) => alphabet[(i * 7 + k * 5) % 32]).join('')})).status,
    );
  }
  assert.ok(statuses.includes(404), 'there is no such room');
  assert.equal(statuses.at(-1), 429, 'and no more tries');
  await until('the refusals are logged', () => server.refusals('no-room') >= 10);
  await until('the refusals are logged', () => server.refusals('too-many') >= 1);
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('openings that are refused are limited, too, and deal nothing', async () => {
  assert.equal(await ask(opening('AAAAAA'), '10.0.0.1'), 200);
  const before = {...count};
  const all = async (what: object, address: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let i = 0; i < smallLimits.rooms + 3; i++) statuses.push(await ask(what, address));
    return statuses;
  };
  const refused = Array<number>(3).fill(429);
  const taken = Array<number>(smallLimits.rooms).fill(409);
  assert.deepEqual(await all(opening('AAAAAA', {}, 'b'), '10.0.0.2'), [...taken, ...refused]);
  assert.deepEqual(count, before, 'the options are not even read');
  const bad = Array<number>(smallLimits.rooms).fill(400);
  assert.deepEqual(await all(opening('BBBBBB', {none: 1}), '10.0.0.3'), [...bad, ...refused]);
  assert.equal(count.parsed, before.parsed + smallLimits.rooms);
  assert.equal(count.deals, 0);
  // all at once
  const statuses = await Promise.all(Array.from({length: 20}, () => ask(opening('AAAAAA', {}, 'b'), '10.0.0.4')));
  assert.equal(statuses.filter((status) => status === 409).length, smallLimits.rooms);
  assert.equal(await ask(opening('BBBBBB'), '10.0.0.5'), 200, 'others are not concerned');
});

test('a room takes so many clients, and is made once, whatever the request', async () => {
  const before = count.parsed;
  assert.equal(await ask(opening('CCCCCC'), '10.0.1.1'), 200);
  for (const method of ['create', 'join', 'joinById', 'reconnect']) {
    assert.ok((await ask({code: 'CCCCCC'}, '10.0.1.1', method)) >= 400, method);
  }
  const statuses: number[] = [];
  for (let i = 0; i < smallLimits.clients + 1; i++) statuses.push(await ask({code: 'CCCCCC'}, '10.0.1.1'));
  assert.deepEqual(statuses, [200, 200, 429, 429]);
  assert.equal(count.parsed, before + 2, 'read once when it was opened, and once for all clients');
});

test('rooms that are read from the store again and again are limited', async () => {
  const headers = {'X-Forwarded-For': '10.0.2.1'};
  const there = {port: small.port, headers};
  const first = await connected(opening('DDDDDD'), there);
  first.socket.close();
  await first.ended;
  const before = count.parsed;
  let reads = 0;
  // a room ends with its last client, now or a little later
  for (let i = 0; i < 500; i++) {
    const joined = await request({code: 'DDDDDD'}, headers, 'joinOrCreate', small.port);
    if (joined.status === 429) break;
    const {socket, ended} = await connected((await joined.json()) as Seat, there);
    reads = count.parsed - before;
    socket.close();
    await ended;
  }
  assert.equal(reads, smallLimits.connections);
  assert.equal(await ask({code: 'DDDDDD'}, '10.0.2.2'), 200, 'others are not concerned');
});

test('a client that does not confirm its connection is sent nothing, and nothing is kept for it', async () => {
  assert.equal(await ask(opening('FFFFFF'), '10.0.3.1'), 200);
  const headers = {'X-Forwarded-For': '10.0.3.1'};
  const silent = await connected({code: 'FFFFFF'}, {port: small.port, headers, confirms: false});
  for (let i = 0; i < 20; i++) silent.socket.send(frame('{"type":"hello"}'));
  silent.socket.send(Uint8Array.of(10));
  silent.socket.send(frame(`{"type":"hello","token":"${'c'.repeat(32)}"}`));
  await until('an answer', () => silent.heard.length > 0);
  const other = await connected({code: 'FFFFFF'}, {port: small.port, headers});
  other.socket.send(frame('{"type":"hello"}'));
  await until('an answer', () => other.heard.length > 0);
  assert.equal(silent.heard.length, 1);
  silent.socket.terminate();
  other.socket.terminate();
  await Promise.all([silent.ended, other.ended]);
});

test('with Redis and without a key, a server prints the command that makes one, and does not start', async () => {
  const {PARLOUR_ROOMS_KEY: key} = process.env;
  try {
    for (const wrong of [undefined, '', 'secret', 'a'.repeat(63)]) {
      if (wrong === undefined) delete process.env['PARLOUR_ROOMS_KEY'];
      else process.env['PARLOUR_ROOMS_KEY'] = wrong;
      const failed = await rooms({redis: 'redis://127.0.0.1:1'}).then(() => 'it started', String);
      const [, command] = /Set PARLOUR_ROOMS_KEY .* node -e "(.+)"$/.exec(failed) ?? [];
      assert.ok(command, failed);
      assert.match(execFileSync(process.execPath, ['-e', command]).toString(), /^[\da-f]{64}\n$/);
    }
  } finally {
    delete process.env['PARLOUR_ROOMS_KEY'];
    if (key !== undefined) process.env['PARLOUR_ROOMS_KEY'] = key;
  }
});

test('metrics count refusals, and health is reported', async () => {
  assert.equal((await fetch(`http://127.0.0.1:${server.port}/health`)).status, 200);
  const metrics = await server.metrics();
  assert.ok(metrics.get('parlour_refused_total{code="bad-origin"}')! >= 3);
  assert.ok(metrics.get('process_resident_memory_bytes')! > 1e6);
});

test('origins, addresses and rates', () => {
  assert.ok(isAllowed(undefined, 'a.example'), 'a program');
  assert.ok(isAllowed('https://a.example', 'a.example'), 'its own host');
  assert.ok(isAllowed('http://localhost:8000', 'a.example'), 'this machine');
  assert.ok(!isAllowed('https://b.example', 'a.example'), 'a stranger');
  assert.ok(!isAllowed('null', 'a.example'), 'a sandboxed frame');
  assert.ok(isAllowed('null', 'a.example', ['null']), 'unless it is allowed');
  assert.ok(!isAllowed('https://a.example', 'a.example', [page]), 'a list is the whole list');
  assert.ok(isAllowed('https://any.example', undefined, ['*']), 'all');
  assert.equal(addressOf('1.2.3.4', '9.9.9.9', false), '1.2.3.4', 'anyone can send that header');
  assert.equal(addressOf('1.2.3.4', '9.9.9.9, 5.6.7.8', true), '5.6.7.8', 'the last is the one that the proxy wrote');
  const rate = new Rate(2, 1000);
  for (const now of [0, 1]) {
    assert.ok(!rate.isOver('a', now), 'not yet');
    rate.count('a', now);
  }
  assert.ok(rate.isOver('a', 2), 'twice is enough');
  assert.ok(!rate.isOver('b', 2), 'others are not concerned');
  assert.ok(!rate.isOver('a', 1001), 'it passes');
  const many = new Rate(1, 1000);
  for (let i = 0; i < 150_000; i++) many.count(`${i}`, 0);
  assert.equal(many.size, 100_000, 'of too many the first are forgotten');
  assert.ok(many.isOver('149999', 0));
  many.count('new', 2000);
  assert.equal(many.size, 1, 'and all that have passed');
  assert.equal(addressOf('::ffff:1.2.3.4', undefined, false), '::ffff:1.2.3.4');
  assert.equal(addressOf('2001:DB8::7', undefined, false), '2001:db8:0:0::/64');
  assert.equal(
    addressOf('2001:db8:0:1:2:3:4:5', undefined, false),
    '2001:db8:0:1::/64',
    'a client has the whole network',
  );
  assert.equal(addressOf('::1', undefined, false), '0:0:0:0::/64');
});
