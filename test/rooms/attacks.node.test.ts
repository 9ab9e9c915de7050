// Attacks on a server of rooms: what is refused, that it is logged, and that nobody else is disturbed.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {createConnection, type Socket} from 'node:net';
import {after, before, test} from 'node:test';
import {WebSocket} from 'ws';
import {kitGames} from '../../src/rooms-server/games.js';
import {Hosts} from '../../src/rooms-server/hosts.js';
import {Thinking} from '../../src/rooms-server/thinking.js';
import {rooms, type RoomsServer} from '../../src/rooms-server/index.js';
import {addressOf as clientOf, isAllowed, Rate} from '../../src/rooms-server/limits.js';
import {ping} from '../../src/rooms/state/wire.js';
import {race} from '../example/race.js';
import {news, until} from '../support/news.js';
import {bed, code, countedRace} from './bed.js';
import {addressOf, health, leave, Player, playing, serve, ServerProcess} from './processes.js';

/** A server whose work can be counted. Its clients have the addresses that they say. */
let server: RoomsServer;
const {rules, count} = countedRace();
const limits = {rooms: 4, connections: 5, clients: 3, guesses: 3};
const logged: string[] = [];

/** A game that is on, which nobody must disturb. */
let players: [Player, Player];

before(async () => {
  server = await serve({games: [{rules}], behindProxy: true, limits, log: ({code}) => logged.push(code)});
  players = await playing(ludo, [addressOf(server)]);
});
// a test that failed has left connections open, which would keep Node alive
after(() => void setTimeout(() => process.exit(), 2000).unref());
after(async () => {
  await leave(players, server);
});

/** A connection that says what it likes. */
interface Line {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** Code and reason of the end, or the HTTP status of a refused upgrade. */
  readonly ended: Promise<string>;
}

interface Way {
  readonly port?: number;
  /** Of the client. */
  readonly address?: string;
  readonly origin?: string;
  readonly autoPong?: boolean;
}

const page = 'https://games.example';
const ludo = kitGames.find(({rules: {id}}) => id === 'ludo')!;
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

async function cut(lines: readonly Line[]): Promise<void> {
  for (const {socket} of lines) socket.terminate();
  await Promise.all(lines.map(({ended}) => ended));
}

const from = (address: string): Way => ({address});

const opening = (options: object = {}, token = 'a'): object => ({
  type: 'open',
  game: race.id,
  seats: 2,
  options,
  token: token.repeat(32),
});

/** Someone who has opened a room and sits there, and how they say who they are. */
async function seated(code: string, way: Way): Promise<{own: Line; hello: object}> {
  const hello = {type: 'hello', token: 'c'.repeat(32)};
  const own = connect(`/room/${code}`, way, opening({}, 'c'), hello, {type: 'sit', name: 'Anna', hash: 'a'.repeat(64)});
  await until('Anna is seated', () => own.heard.some((text) => text.includes('"you":0')));
  return {own, hello};
}

/** Both play on for some moves, as if nothing had been. */
async function goOn(): Promise<void> {
  const goal = players[0]!.moves + 20;
  players.forEach((player) => player.plays((legal) => legal[0]!));
  await until('they play on', () => players.every(({moves}) => moves >= goal));
  players.forEach((player) => (player.choose = undefined));
}

test('floods, invalid and oversized messages end only their own connection', {timeout: 20_000}, async () => {
  const {code} = players[0].room;
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
  assert.ok(logged.includes('bad-message') && logged.includes('too-many'));
  await goOn();
});

test('the command takes origins and limits: pages of others are rejected, and with no rooms none is opened', async () => {
  const command = await ServerProcess.start(['--origin', page, '--limit', 'rooms=0']);
  const {port} = command;
  for (const origin of ['https://evil.example', 'null', `${page}.evil.example`]) {
    assert.equal(await ask('AAAAAA', {port, origin}, opening()), '4000 bad-origin');
  }
  assert.equal(await ask('AAAAAA', {port, origin: page}, {...opening(), game: 'ludo'}), '1013 too-many');
  await until('the refusals are logged', () => command.refusals('bad-origin') === 3);
  await command.end();
});

test('invalid requests are rejected', async () => {
  const {code} = players[0].room;
  const whole = {...opening(), game: 'ludo'};
  for (const wrong of ['abc', '__proto__', '%00', code.toLowerCase()]) {
    assert.equal(await ask(wrong), '4000 bad-message', wrong);
  }
  assert.equal(await ask(code, {}, whole), '4000 code-taken');
  for (const [wrong, refusal] of [
    [{token: 'a'}, 'bad-message'],
    [{seats: '2'}, 'bad-message'],
    [{game: 'none'}, 'no-game'],
    [{seats: 9}, 'bad-option'],
    [{options: {pieces: 99}}, 'bad-option'],
  ] as const) {
    assert.equal(await ask('AAAAAB', {}, {...whole, ...wrong}), `4000 ${refusal}`);
  }
  assert.equal(await ask('AAAAAB', {}, {...whole, options: {more: 'x'.repeat(100_000)}}), '1009');
  for (const other of ['/room/AAAAAB?', '/room/AAAAAB?protocol=2', '/room/AAAAAB?protocol'])
    assert.equal(await connect(other).ended, '4000 other-version', other);
  for (const path of ['/', '/room/', '/room/ABCDEF/more', '/monitor']) {
    assert.equal(await connect(path).ended, '404', path);
    assert.equal((await fetch(`http://127.0.0.1:${server.port}${path}`)).status, 404, path);
  }
  const lost = new Player(ludo, ['not an address', addressOf(server)], {code: 'AAAAAB'});
  await until('the page is told', () => lost.room.closed === 'no-room');
  await goOn();
});

test('openings that are refused are limited, too, and deal nothing', async () => {
  assert.equal(await ask('AAAAAA', from('10.0.0.1'), opening()), 'welcome');
  const before = {...count};
  const all = async (code: string, what: object, address: string): Promise<string[]> => {
    const answers: string[] = [];
    for (let i = 0; i < limits.rooms + 3; i++) answers.push(await ask(code, from(address), what));
    return answers;
  };
  const refused = Array<string>(3).fill('1013 too-many');
  const taken = Array<string>(limits.rooms).fill('4000 code-taken');
  assert.deepEqual(await all('AAAAAA', opening({}, 'b'), '10.0.0.2'), [...taken, ...refused]);
  assert.deepEqual(count, before, 'the options are not even read');
  const bad = Array<string>(limits.rooms).fill('4000 bad-option');
  assert.deepEqual(await all('BBBBBB', opening({none: 1}), '10.0.0.3'), [...bad, ...refused]);
  assert.equal(count.parsed, before.parsed + limits.rooms);
  assert.equal(count.deals, 0);
  // all at once
  const asked = Array.from({length: limits.connections}, () => ask('AAAAAA', from('10.0.0.4'), opening({}, 'b')));
  assert.deepEqual((await Promise.all(asked)).sort(), ['1013 too-many', ...taken]);
  assert.equal(await ask('BBBBBB', from('10.0.0.5'), opening()), 'welcome', 'others are not concerned');
});

test('a room takes so many clients, is made once for all of them, and an address has so many connections', async () => {
  assert.equal(await ask('CCCCCC', from('10.0.1.1'), opening()), 'welcome');
  const before = count.parsed;
  const lines = Array.from({length: limits.connections}, () => join('CCCCCC', from('10.0.1.2')));
  const answers = await Promise.all(lines.map(answerOf));
  assert.deepEqual(answers.sort(), ['1013 too-many', '1013 too-many', 'welcome', 'welcome', 'welcome']);
  assert.ok(count.parsed <= before + 1, 'read once');
  await cut(lines);
});

test('who has a seat gets in, whatever others of the same address do', async () => {
  const address = from('10.0.4.1');
  const {own, hello} = await seated('HHHHHH', address);
  assert.equal(await ask('KKKKKK', address, opening({}, 'd')), 'welcome');
  // spectators fill the room
  const watchers = Array.from({length: limits.clients}, (_, i) => join('HHHHHH', from(`10.0.5.${i}`)));
  await Promise.all(watchers.map(answerOf));
  assert.equal(await answerOf(join('HHHHHH', from('10.0.5.9'))), '1013 too-many');
  // connections of the address: in another room, and silent ones
  const others = Array.from({length: limits.connections}, (_, i) =>
    join('KKKKKK', from(i < limits.clients ? '10.0.4.1' : '10.0.5.8')),
  );
  const silent = Array.from({length: limits.connections + 3}, () => connect('/room/HHHHHH', address));
  await Promise.all(silent.slice(0, 3).map(({ended}) => ended));
  // and its guesses are used up
  const guesses: string[] = [];
  for (let i = 0; i <= limits.guesses; i++) guesses.push(await ask('ZZZZZZ', address));
  assert.deepEqual(guesses, [...Array<string>(limits.guesses).fill('4000 no-room'), '1013 too-many']);
  assert.equal(await ask('HHHHHH', address), '1013 too-many', 'no seat');
  const again = connect('/room/HHHHHH', address, hello);
  assert.equal(await answerOf(again), 'welcome', 'here');
  await cut([own, again, ...watchers, ...others, ...silent]);
  // the room ends with its last client, now or a little later
  let answer: string;
  do answer = await ask('HHHHHH', address);
  while (answer === 'welcome');
  assert.equal(answer, '1013 too-many', 'no seat');
  assert.equal(await answerOf(connect('/room/HHHHHH', address, hello)), 'welcome', 'read from the store');
});

test('one player does not take the places of others by many connections', async () => {
  const {own, hello} = await seated('JJJJJJ', from('10.0.6.1'));
  const answers: string[] = [];
  const lines: Line[] = [];
  for (let i = 0; i < 12; i++) {
    lines.push(connect('/room/JJJJJJ', from(`10.0.7.${i}`), hello));
    answers.push(await answerOf(lines.at(-1)!));
  }
  assert.deepEqual(answers, [...Array<string>(9).fill('welcome'), ...Array<string>(3).fill('1013 too-many')]);
  await cut([own, ...lines]);
});

test('raw connections of an address that say nothing make way for newer ones', async () => {
  const bare = await serve({limits: {connections: 3}});
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
  assert.equal(await health(bare), 200);
  sockets.forEach((socket) => socket.destroy());
  await bare.close();
});

test('a request that never ends is ended', {timeout: 20_000}, async () => {
  const slowBody = 'POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nslow';
  const ends = ['', 'GET /health HTTP/1.1\r\nX-Slow: ', slowBody].map(async (text) => {
    const socket = createConnection(server.port, '127.0.0.1');
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
  assert.equal(count.parsed - before, limits.connections);
  assert.equal(await ask('DDDDDD', from('10.0.2.2')), 'welcome', 'others are not concerned');
});

test('a room is made once for clients that come together, and stays for one that is about to join', async () => {
  const {clock, platform} = await bed({rules: race});
  const rate = new Rate(100, 1000);
  const rates = {opened: rate, resumed: rate, guesses: rate, seats: rate};
  const hosts = new Hosts(platform, [{rules: race}], rates, () => 'salt', new Thinking());
  const first = await hosts.find(code, undefined, 'a');
  hosts.release(first);
  await clock.pass(0);
  assert.equal(first.ended, true);
  assert.equal(hosts.all.size, 0);
  const [one, two] = await Promise.all([1, 2].map(() => hosts.find(code, undefined, 'a')));
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
    const closing = await serve({games: [{rules}]});
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
    await assert.rejects(health(closing));
  },
);

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

test('origins, addresses and rates', () => {
  assert.ok(isAllowed(undefined, 'a.example'), 'a program');
  assert.ok(isAllowed('https://a.example', 'a.example'), 'its own host');
  assert.ok(isAllowed('http://localhost:8000', 'a.example'), 'this machine');
  assert.ok(!isAllowed('https://b.example', 'a.example'), 'a stranger');
  assert.ok(!isAllowed('null', 'a.example'), 'a sandboxed frame');
  assert.ok(isAllowed('null', 'a.example', ['null']), 'unless it is allowed');
  assert.ok(!isAllowed('https://a.example', 'a.example', [page]), 'a list is the whole list');
  assert.ok(isAllowed('https://any.example', undefined, ['*']), 'all');
  assert.equal(clientOf('1.2.3.4'), '1.2.3.4');
  assert.equal(clientOf('1.2.3.4', '9.9.9.9, 5.6.7.8'), '5.6.7.8', 'the last is the one that the proxy wrote');
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
  assert.equal(clientOf('::ffff:1.2.3.4'), '::ffff:1.2.3.4');
  assert.equal(clientOf('2001:DB8::7'), '2001:db8:0:0::/64');
  assert.equal(clientOf('2001:db8:0:1:2:3:4:5'), '2001:db8:0:1::/64', 'a client has the whole network');
  assert.equal(clientOf('::1'), '0:0:0:0::/64');
});
