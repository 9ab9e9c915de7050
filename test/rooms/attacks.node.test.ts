// Attacks on a server of rooms: what is refused, that it is logged, and that nobody else is disturbed.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {createConnection, type Socket} from 'node:net';
import {after, before, test} from 'node:test';
import {WebSocket} from 'ws';
import {kitGames} from '../../src/rooms-server/games.js';
import {Hosts} from '../../src/rooms-server/hosts.js';
import {rooms, type RoomsServer} from '../../src/rooms-server/index.js';
import {addressOf, isAllowed, Rate} from '../../src/rooms-server/limits.js';
import {alphabet} from '../../src/rooms/state/codes.js';
import {MemoryStore} from '../../src/rooms/state/store.js';
import {ping} from '../../src/rooms/state/wire.js';
import {race} from '../example/race.js';
import {news, until} from '../support/news.js';
import {Clock, countedRace, secretOf, times} from './bed.js';
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

/** A connection that says what it likes. */
interface Line {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** Code and reason of the end, or the HTTP status of a refused upgrade. */
  readonly ended: Promise<string>;
}

interface Way {
  readonly port?: number;
  /** Of the client, for the small server. */
  readonly address?: string;
  readonly origin?: string;
  readonly autoPong?: boolean;
}

const hello = JSON.stringify({type: 'hello'});

/** Connects, and says something at once. */
function connect(path: string, {port = server.port, address = '', ...way}: Way = {}, ...says: object[]): Line {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}${path.includes('?') ? '' : '?protocol=1'}`, {
    ...way,
    headers: {'X-Forwarded-For': address},
  });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => {
    heard.push(data.toString());
    news();
  });
  socket.on('open', () => says.forEach((what) => socket.send(JSON.stringify(what))));
  const ended = new Promise<string>((resolve) => {
    socket.on('unexpected-response', (_request, {statusCode}) => {
      resolve(String(statusCode));
      socket.terminate();
    });
    socket.on('close', (code, reason) => resolve(`${code} ${reason.toString()}`.trim()));
  });
  socket.on('error', () => undefined);
  return {socket, heard, ended};
}

const join = (code: string, way?: Way, ...first: object[]): Line =>
  connect(`/room/${code}`, way, ...first, {type: 'hello'});

/** How the server answers: `welcome`, or as the connection ended. */
async function answerOf({heard, ended}: Line): Promise<string> {
  const end = await Promise.race([ended, until('an answer', () => heard.length > 0)]);
  return end ?? (JSON.parse(heard[0]!) as {type: string}).type;
}

/** The answer to one who comes and goes. */
async function ask(code: string, way?: Way, ...first: object[]): Promise<string> {
  const line = join(code, way, ...first);
  const answer = await answerOf(line);
  line.socket.close();
  await line.ended;
  return answer;
}

/** A client of the small server. */
const from = (address: string): Way => ({port: small.port, address});

const opening = (options: object = {}, token = 'a'): object => ({
  type: 'open',
  game: race.id,
  seats: 2,
  options,
  token: token.repeat(32),
});

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
  const {code} = anna.room;
  for (const origin of ['https://evil.example', 'null', `${page}.evil.example`]) {
    assert.equal(await ask(code, {origin}), '4000 bad-origin');
  }
  assert.equal(await ask(code, {origin: page}), 'welcome');
  await until('the refusals are logged', () => server.refusals('bad-origin') >= 3);
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('forged dice, moves of others, stale and repeated numbers are rejected', async () => {
  const [anna, ben] = await playing();
  const {socket, heard} = join(anna.room.code);
  await until('a welcome', () => heard.length > 0);
  const before = anna.room.record;
  const say = (request: object): void => socket.send(JSON.stringify(request));
  const codes = (): string[] =>
    heard
      .map((text) => JSON.parse(text) as {type: string; code: string})
      .filter(({type}) => type === 'refused')
      .map(({code}) => code);
  say({type: 'move', game: 1, number: 1, move: 'roll'});
  say({type: 'hello', token: 'f'.repeat(32)});
  say({type: 'hello', token: 'e'.repeat(32)});
  for (const move of ['roll', '6', 'p0']) say({type: 'move', game: 1, number: 1, move});
  say({type: 'sit', name: 'Thief', seat: 0, hash: 'f'.repeat(64)});
  say({type: 'start'});
  await until('all is answered', () => codes().length >= 7);
  assert.deepEqual(codes().sort(), ['no-seat', 'no-seat', 'no-seat', 'no-seat', 'no-token', 'other-token', 'taken']);
  assert.deepEqual(
    await Promise.all([anna.room.send('6'), ben.room.send('roll')]).then((all) =>
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

test('floods, invalid and oversized messages end only their own connection', async () => {
  const [anna, ben] = await playing();
  const {code} = anna.room;
  const says = async (message: string | Buffer, times = 1, binary = false): Promise<string> => {
    const {socket, heard, ended} = join(code);
    await until('a welcome', () => heard.length > 0);
    for (let i = 0; i < times; i++) socket.send(message, {binary});
    return ended;
  };
  assert.equal(await says('{"type":"move","game":0}', 30), '1000 bad-message');
  assert.equal(await says(hello, 3000), '1013 too-many');
  assert.equal(await says('x'.repeat(1_000_000)), '1009');
  assert.equal(await says(hello, 1, true), '1003 bad-message');
  assert.equal(await says(Buffer.of(0xff, 0xfe)), '1007');
  const metrics = await server.metrics();
  assert.ok(metrics.get('parlour_refused_total{code="bad-message"}')! >= 20);
  await until('some of them are logged', () => server.refusals('bad-message') >= 10);
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('invalid requests are rejected', async () => {
  const [anna, ben] = await playing();
  const {code} = anna.room;
  const ludo = {type: 'open', game: 'ludo', seats: 2, token: 'a'.repeat(32)};
  for (const wrong of ['abc', '__proto__', '%00', code.toLowerCase()]) {
    assert.equal(await ask(wrong), '4000 bad-message', wrong);
  }
  assert.equal(await ask(code, {}, ludo), '4000 code-taken');
  for (const [wrong, refusal] of [
    [{token: 'a'}, 'bad-message'],
    [{seats: '2'}, 'bad-message'],
    [{game: 'none'}, 'no-game'],
    [{seats: 9}, 'bad-option'],
    [{options: {pieces: 99}}, 'bad-option'],
  ] as const) {
    assert.equal(await ask('AAAAAB', {}, {...ludo, ...wrong}), `4000 ${refusal}`);
  }
  assert.equal(await ask('AAAAAB', {}, {...ludo, options: {more: 'x'.repeat(100_000)}}), '1009');
  for (const other of ['/room/AAAAAB?', '/room/AAAAAB?protocol=2', '/room/AAAAAB?protocol'])
    assert.equal(await connect(other).ended, '4000 other-version', other);
  for (const path of ['/', '/room/', '/room/ABCDEF/more', '/monitor']) {
    assert.equal(await connect(path).ended, '404', path);
    assert.equal((await fetch(`http://127.0.0.1:${server.port}${path}`)).status, 404, path);
  }
  const lost = new Player(game, ['not an address', server.address], {code: 'AAAAAB'});
  await until('the page is told', () => lost.room.closed === 'no-room');
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('guessing codes and opening rooms are rate-limited', async () => {
  const [anna, ben] = await playing();
  const answers: string[] = [];
  for (let i = 0; i < 60; i++) {
    answers.push(await ask(Array.from({length: 6}, (_, k) => alphabet[(i * 7 + k * 5) % 32]).join('')));
  }
  assert.equal(answers[0], '4000 no-room');
  assert.equal(answers.at(-1), '1013 too-many', 'a page may try again later');
  const late = new Player(game, [server.address], {code: 'AAAAAB'});
  await until('the page is told', () => late.room.postponed === 'too-many');
  assert.deepEqual([late.room.phase, late.refusals], ['connecting', ['too-many']]);
  late.room.disconnect();
  await until('the refusals are logged', () => server.refusals('no-room') >= 10);
  await until('the refusals are logged', () => server.refusals('too-many') >= 1);
  await goesOn([anna, ben]);
  [anna, ben].forEach(({room}) => room.disconnect());
});

test('openings that are refused are limited, too, and deal nothing', async () => {
  assert.equal(await ask('AAAAAA', from('10.0.0.1'), opening()), 'welcome');
  const before = {...count};
  const all = async (code: string, what: object, address: string): Promise<string[]> => {
    const answers: string[] = [];
    for (let i = 0; i < smallLimits.rooms + 3; i++) answers.push(await ask(code, from(address), what));
    return answers;
  };
  const refused = Array<string>(3).fill('1013 too-many');
  const taken = Array<string>(smallLimits.rooms).fill('4000 code-taken');
  assert.deepEqual(await all('AAAAAA', opening({}, 'b'), '10.0.0.2'), [...taken, ...refused]);
  assert.deepEqual(count, before, 'the options are not even read');
  const bad = Array<string>(smallLimits.rooms).fill('4000 bad-option');
  assert.deepEqual(await all('BBBBBB', opening({none: 1}), '10.0.0.3'), [...bad, ...refused]);
  assert.equal(count.parsed, before.parsed + smallLimits.rooms);
  assert.equal(count.deals, 0);
  // all at once
  const asked = Array.from({length: smallLimits.connections}, () => ask('AAAAAA', from('10.0.0.4'), opening({}, 'b')));
  assert.deepEqual((await Promise.all(asked)).sort(), ['1013 too-many', ...taken]);
  assert.equal(await ask('BBBBBB', from('10.0.0.5'), opening()), 'welcome', 'others are not concerned');
});

test('with a limit of no rooms, none is opened', async () => {
  const none = await rooms({port: 0, host: '127.0.0.1', games: [{rules}], limits: {rooms: 0}, log: () => undefined});
  assert.equal(await ask('AAAAAA', {port: none.port}, opening()), '1013 too-many');
  await none.close();
});

test('a room takes so many clients, is made once for all of them, and an address has so many connections', async () => {
  assert.equal(await ask('CCCCCC', from('10.0.1.1'), opening()), 'welcome');
  const before = count.parsed;
  const lines = Array.from({length: smallLimits.connections}, () => join('CCCCCC', from('10.0.1.2')));
  const answers = await Promise.all(lines.map(answerOf));
  assert.deepEqual(answers.sort(), ['1013 too-many', '1013 too-many', 'welcome', 'welcome', 'welcome']);
  assert.ok(count.parsed <= before + 1, 'read once');
  for (const {socket} of lines) socket.terminate();
  await Promise.all(lines.map(({ended}) => ended));
});

test('who has a seat gets in, whatever others of the same address do', async () => {
  const address = from('10.0.4.1');
  const token = 'c'.repeat(32);
  const hello = {type: 'hello', token};
  const own = connect('/room/HHHHHH', address, opening({}, 'c'), hello);
  own.socket.once('message', () => {
    own.socket.send(JSON.stringify({type: 'sit', name: 'Anna', hash: 'a'.repeat(64)}));
  });
  await until('Anna is seated', () => own.heard.some((text) => text.includes('"you":0')));
  assert.equal(await ask('KKKKKK', address, opening({}, 'd')), 'welcome');
  // spectators fill the room
  const watchers = Array.from({length: smallLimits.clients}, (_, i) => join('HHHHHH', from(`10.0.5.${i}`)));
  await Promise.all(watchers.map(answerOf));
  assert.equal(await answerOf(join('HHHHHH', from('10.0.5.9'))), '1013 too-many');
  // connections of the address: in another room, and silent ones
  const others = Array.from({length: smallLimits.connections}, (_, i) =>
    join('KKKKKK', from(i < smallLimits.clients ? '10.0.4.1' : '10.0.5.8')),
  );
  const silent = Array.from({length: smallLimits.connections + 3}, () => connect('/room/HHHHHH', address));
  await Promise.all(silent.slice(0, 3).map(({ended}) => ended));
  // and its guesses are used up
  let answer = '';
  while (answer !== '1013 too-many') answer = await ask('ZZZZZZ', address);
  assert.equal(await ask('HHHHHH', address), '1013 too-many', 'no seat');
  const again = connect('/room/HHHHHH', address, hello);
  assert.equal(await answerOf(again), 'welcome', 'here');
  const all = [own, again, ...watchers, ...others, ...silent];
  for (const {socket} of all) socket.terminate();
  await Promise.all(all.map(({ended}) => ended));
  // the room ends with its last client, now or a little later
  do answer = await ask('HHHHHH', address);
  while (answer === 'welcome');
  assert.equal(answer, '1013 too-many', 'no seat');
  assert.equal(await answerOf(connect('/room/HHHHHH', address, hello)), 'welcome', 'read from the store');
});

test('one player does not take the places of others by many connections', async () => {
  const token = 'e'.repeat(32);
  const own = connect('/room/JJJJJJ', from('10.0.6.1'), opening({}, 'e'), {type: 'hello', token});
  own.socket.once('message', () => {
    own.socket.send(JSON.stringify({type: 'sit', name: 'Anna', hash: 'a'.repeat(64)}));
  });
  await until('Anna is seated', () => own.heard.some((text) => text.includes('"you":0')));
  const answers: string[] = [];
  const lines: Line[] = [];
  for (let i = 0; i < 12; i++) {
    lines.push(connect('/room/JJJJJJ', from(`10.0.7.${i}`), {type: 'hello', token}));
    answers.push(await answerOf(lines.at(-1)!));
  }
  assert.deepEqual(answers, [...Array<string>(9).fill('welcome'), ...Array<string>(3).fill('1013 too-many')]);
  for (const {socket} of [own, ...lines]) socket.terminate();
});

test('raw connections of an address that say nothing make way for newer ones', async () => {
  const bare = await rooms({port: 0, host: '127.0.0.1', limits: {connections: 3}, log: () => undefined});
  const sockets: Socket[] = [];
  const closed: number[] = [];
  for (let i = 0; i < 5; i++) {
    const socket = createConnection(bare.port, '127.0.0.1');
    // a slow body, which nobody reads
    if (i === 0) socket.write('POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed.push(i);
      news();
    });
    await once(socket, 'connect');
    sockets.push(socket);
  }
  await until('the first are gone', () => closed.length === 2);
  assert.deepEqual(closed.sort(), [0, 1]);
  assert.equal((await fetch(`http://127.0.0.1:${bare.port}/health`)).status, 200);
  sockets.forEach((socket) => socket.destroy());
  await bare.close();
});

test('a request that never ends is ended', {timeout: 20_000}, async () => {
  const slowBody = 'POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nslow';
  const ends = ['', 'GET /health HTTP/1.1\r\nX-Slow: ', slowBody].map(async (text) => {
    const socket = createConnection(small.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(text);
    await once(socket, 'close');
  });
  await Promise.all(ends);
});

test('rooms that are read from the store again and again are limited', async () => {
  assert.equal(await ask('DDDDDD', from('10.0.2.1'), opening()), 'welcome');
  const before = count.parsed;
  let answer = 'welcome';
  // a room ends with its last client, now or a little later
  for (let i = 0; i < 500 && answer === 'welcome'; i++) answer = await ask('DDDDDD', from('10.0.2.1'));
  assert.equal(answer, '1013 too-many');
  assert.equal(count.parsed - before, smallLimits.connections);
  assert.equal(await ask('DDDDDD', from('10.0.2.2')), 'welcome', 'others are not concerned');
});

test('a room is made once for clients that come together, and stays for one that is about to join', async () => {
  const clock = new Clock();
  const now = (): number => clock.now;
  const store = new MemoryStore(times.idle, now);
  const platform = {store, times, secretOf, now, later: clock.later, report: () => undefined};
  const rate = new Rate(100, 1000);
  const hosts = new Hosts(
    platform,
    [{rules: race}],
    {opened: rate, resumed: rate, guesses: rate, seats: rate},
    () => 'salt',
  );
  const first = await hosts.find('GGGGGG', opening(), 'a');
  hosts.release(first);
  await clock.pass(0);
  assert.equal(first.ended, true);
  assert.equal(hosts.all.size, 0);
  const [one, two] = await Promise.all([1, 2].map(() => hosts.find('GGGGGG', undefined, 'a')));
  assert.equal(one, two);
  hosts.release(one!);
  two!.join({send: () => undefined, drop: () => undefined});
  await clock.pass(0);
  assert.equal(two!.ended, false);
});

test('a connection that is dead, or that says nothing, is ended', {timeout: 15_000}, async ({mock}) => {
  mock.timers.enable({apis: ['setInterval']});
  assert.equal(await ask('EEEEEE', from('10.0.3.1'), opening()), 'welcome');
  const well = join('EEEEEE', from('10.0.3.1'));
  const dead = join('EEEEEE', {...from('10.0.3.1'), autoPong: false});
  const silent = connect('/room/EEEEEE', from('10.0.3.1'));
  const all = [well, dead, silent];
  const pinged = all.map(({socket}) => once(socket, 'ping'));
  await Promise.all([answerOf(well), answerOf(dead), once(silent.socket, 'open')]);
  mock.timers.tick(1500);
  mock.timers.tick(1500);
  await Promise.all(pinged);
  // the server has read all before it answers
  await Promise.all(
    all.map(({socket}) => {
      socket.ping();
      return once(socket, 'pong');
    }),
  );
  mock.timers.tick(1500);
  assert.deepEqual(await Promise.all([dead.ended, silent.ended]), ['1006', '1006']);
  assert.deepEqual(silent.heard, []);
  const before = well.heard.length;
  well.socket.send(ping);
  await until('an echo', () => well.heard.slice(before).includes(ping));
  well.socket.close();
  await well.ended;
});

test(
  'a server that closes says so to its clients, and does not wait for those that are dead',
  {timeout: 15_000},
  async ({mock}) => {
    // no pings, which would end the dead one, too
    mock.timers.enable({apis: ['setInterval']});
    const closing = await rooms({port: 0, host: '127.0.0.1', games: [{rules}], log: () => undefined});
    const way = {port: closing.port};
    const well = join('FFFFFF', way, opening());
    assert.equal(await answerOf(well), 'welcome');
    const dead = join('FFFFFF', way);
    assert.equal(await answerOf(dead), 'welcome');
    dead.socket.pause();
    await closing.close();
    assert.equal(await well.ended, '1001');
    dead.socket.resume();
    await dead.ended;
    await assert.rejects(fetch(`http://127.0.0.1:${closing.port}/health`));
  },
);

test('a server does not start at a port that is taken', async () => {
  const message = `Port ${small.port} is taken. Choose another one, or 0 for a free one.`;
  await assert.rejects(rooms({port: small.port, host: '127.0.0.1'}), {code: 'EADDRINUSE', message});
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
  assert.equal(addressOf('1.2.3.4'), '1.2.3.4');
  assert.equal(addressOf('1.2.3.4', '9.9.9.9, 5.6.7.8'), '5.6.7.8', 'the last is the one that the proxy wrote');
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
  assert.equal(addressOf('::ffff:1.2.3.4'), '::ffff:1.2.3.4');
  assert.equal(addressOf('2001:DB8::7'), '2001:db8:0:0::/64');
  assert.equal(addressOf('2001:db8:0:1:2:3:4:5'), '2001:db8:0:1::/64', 'a client has the whole network');
  assert.equal(addressOf('::1'), '0:0:0:0::/64');
});
