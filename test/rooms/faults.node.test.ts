// Rooms under faults: servers with one Redis, every link through a proxy, and people who play all the time. Whatever happens, no
// page sees a move lost, doubled or in another order, and all games go on. Two schedules are fixed; `CASES=20` adds random ones.
import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {after, before, test, type TestContext} from 'node:test';
import {setTimeout as pause} from 'node:timers/promises';
import {Redis} from 'ioredis';
import type {JsonObject} from '../../src/core/json.js';
import {unpackMoves} from '../../src/core/runs.js';
import {kitGames} from '../../src/rooms-server/games.js';
import type {RoomRecord} from '../../src/rooms/room.js';
import {readEntry} from '../../src/rooms/state/entries.js';
import {RoomState, type RoomGame} from '../../src/rooms/state/room-state.js';
import {until} from '../support/news.js';
import {fc} from '../support/random.js';
import {factor} from '../support/run.mjs';
import {key, Link, noRedis, Player, RedisProcess, ServerProcess} from './processes.js';

/** Milliseconds in which all games must end after the last fault. */
const patience = 180_000;

const skip = await noRedis();
let redis: RedisProcess;
let admin: Redis;
let servers: ServerProcess[];
/** From each server to Redis. */
let links: Link[];

before(async () => {
  if (skip) return;
  // the machine goes on: what was written survives the end of Redis without waiting for the disk
  redis = await RedisProcess.start({appendfsync: 'no', 'auto-aof-rewrite-percentage': '0'});
  admin = new Redis(redis.url);
  admin.on('error', () => undefined);
  const limits = ['connections', 'rooms', 'guesses', 'messages'].flatMap((name) => ['--limit', `${name}=100000`]);
  links = await Promise.all(Array.from({length: factor > 1 ? 3 : 2}, () => Link.start(redis.port)));
  servers = await Promise.all(
    links.map(({port}) => ServerProcess.start(['--redis', `redis://127.0.0.1:${port}`, ...limits])),
  );
});
// a test that failed has left connections open, which would keep Node alive
after(() => void setTimeout(() => process.exit(), 2000).unref());
after(async () => {
  if (skip) return;
  admin.disconnect();
  await Promise.all(servers.map((server) => server.end()));
  for (const link of links) link.end();
  await redis.end('SIGKILL');
});

interface Person {
  readonly player: Player;
  /** To each server. */
  readonly links: readonly Link[];
}

interface Targets {
  readonly person: Person;
  readonly server: ServerProcess;
  readonly link: Link;
}

/** Something that is broken for a while, by itself or because of what it is a part of. */
interface Broken {
  readonly what: object;
  begin(): unknown;
  end(): unknown;
}

/** Starts a server again, which ends if it does not reach Redis. */
async function again(server: ServerProcess): Promise<void> {
  for (;;) {
    try {
      return await server.begin();
    } catch {
      // Redis is away, too
    }
  }
}

const ofPerson =
  (work: (link: Link) => void) =>
  ({person}: Targets): Broken => ({
    what: person,
    begin: () => person.links.forEach(work),
    end: () => person.links.forEach((link) => link.heal()),
  });
const ofLink =
  (work: (link: Link) => void) =>
  ({link}: Targets): Broken => ({what: link, begin: () => work(link), end: () => link.heal()});
const ofServer =
  (signal: 'SIGKILL' | 'SIGTERM') =>
  ({server}: Targets): Broken => ({what: server, begin: () => server.end(signal), end: () => again(server)});
const ofRedis = (signal: 'SIGKILL' | 'SIGTERM') => (): Broken => ({
  what: redis,
  begin: () => redis.stop(signal),
  end: () => redis.begin(),
});
const frozen = (what: ServerProcess | RedisProcess): Broken => ({
  what,
  begin: () => what.signal('SIGSTOP'),
  end: () => what.signal('SIGCONT'),
});

const faults = {
  'client cut': ofPerson((link) => link.close()),
  'client silent': ofPerson((link) => link.silence()),
  'client slow': ofPerson((link) => link.slow(200)),
  kill: ofServer('SIGKILL'),
  stop: ofServer('SIGTERM'),
  freeze: ({server}: Targets) => frozen(server),
  'redis silent': ofLink((link) => link.silence()),
  'commands silent': ofLink((link) => link.silence(/eval/i)),
  'subscriber silent': ofLink((link) => link.silence(/subscribe/i)),
  'redis unreachable': ofLink((link) => link.close()),
  'commands cut': ofLink((link) => link.close(/eval/i)),
  'subscriber cut': ofLink((link) => link.close(/subscribe/i)),
  'redis slow': ofLink((link) => link.slow(200)),
  restart: ofRedis('SIGTERM'),
  crash: ofRedis('SIGKILL'),
  'freeze redis': () => frozen(redis),
};

/** Redis loses what was written meanwhile, and these servers end with it. They are not mixed with others. */
const losses = {lose: () => [], 'power cut': () => servers};

type Kind = keyof typeof faults | keyof typeof losses;
const isLoss = (kind: Kind): kind is keyof typeof losses => kind in losses;

interface Fault {
  readonly kind: Kind;
  /** Which person or server. */
  readonly who: number;
  /** Milliseconds after the last one. */
  readonly wait: number;
  readonly lasts: number;
}

interface Table {
  readonly game: RoomGame;
  readonly people: readonly Person[];
}

/** A room whose game has begun: people with seats, and one who watches. */
async function tableOf(id: string, options: JsonObject, seats: number): Promise<Table> {
  const game = kitGames.find(({rules}) => rules.id === id)!;
  const people: Person[] = [];
  for (let i = 0; i <= seats; i++) {
    const own = await Promise.all(servers.map(({port}) => Link.start(port)));
    const addresses = own.map((_, at) => `ws://127.0.0.1:${own[(at + i) % own.length]!.port}`);
    const code = people[0]?.player.room.code;
    const player = new Player(game, addresses, code === undefined ? {opening: {seats, options}} : {code});
    people.push({player, links: own});
    if (i < seats) player.room.sit(`${i}`);
    await until('a place', () => (i < seats ? player.room.seat === i : player.room.phase === 'lobby'));
  }
  const [host] = people;
  await until('all are seated', () => host!.player.room.seats.every(({free}) => !free));
  host!.player.room.start();
  await until('the game is on', () => people.every(({player}) => player.room.phase === 'playing'));
  return {game, people};
}

/** The games of a list, as a room of its own reads it. */
function gamesOf(code: string, list: readonly string[], game: RoomGame): RoomRecord[] {
  const secretOf = (room: string, round: number): string =>
    createHmac('sha256', key).update(`${room} ${round}`).digest('hex');
  const [opened, ...entries] = list.map(readEntry);
  const state = new RoomState(code, game, opened!, secretOf);
  const games: RoomRecord[] = [];
  for (const entry of entries) {
    // nobody takes another's seat, and no game begins during another
    if (entry.type === 'sit') assert.ok(['', entry.key].includes(state.seats[entry.seat]!.key));
    if (entry.type === 'start') assert.ok(state.phase !== 'playing' && !state.next);
    state.apply(entry);
    if (state.round > 0) games[state.round - 1] = state.record;
  }
  return games;
}

/** Compares what people have seen with the list in Redis. @returns the number of moves */
async function check({game, people}: Table, isLosing: boolean): Promise<number> {
  const {code} = people[0]!.player.room;
  const games = gamesOf(code, await admin.lrange(`parlour:room:${code}`, 0, -1), game);
  const lists = games.map(({moves}) => unpackMoves(moves).map(({move}) => move));
  for (const {player} of people) {
    assert.deepEqual(player.problems, []);
    assert.deepEqual(player.room.record, games.at(-1));
    if (!isLosing) {
      assert.equal(player.lost, 0);
      for (const [round, moves] of player.games)
        assert.deepEqual(moves, lists[round - 1]!.slice(0, moves.length), `game ${round}`);
    }
    const checked = await player.room.check();
    assert.ok(checked.ok, JSON.stringify(checked));
  }
  return lists.reduce((sum, {length}) => sum + length, 0);
}

const viewOf = ({player: {room}}: Person): unknown => ({...room.view, phase: room.phase, closed: room.closed});

/** Some legal move, the same for all who repeat this. */
const choiceOf = (player: Player) => (legal: readonly string[]) => legal[player.moves % legal.length]!;

/** Runs faults while games are on, and looks whether all is well. */
async function run(t: TestContext, schedule: readonly Fault[]): Promise<void> {
  const tables = await Promise.all([
    tableOf('ludo', {pieces: 1}, 3),
    tableOf('snakes-and-ladders', {maxRounds: 20}, 2),
  ]);
  const people = tables.flatMap((table) => table.people);
  for (const {player} of people) player.plays(choiceOf(player), Infinity);
  const broken = new Map<object, Promise<void>>();
  let isLosing = false;
  try {
    for (const {kind, who, wait, lasts} of schedule) {
      await pause(wait);
      if (isLoss(kind)) {
        isLosing = true;
        await Promise.all(broken.values());
        const {size} = redis;
        await pause(lasts);
        const ended = losses[kind]();
        await Promise.all([redis.stop('SIGKILL'), ...ended.map((server) => server.end())]);
        redis.lose(size);
        await redis.begin();
        await Promise.all(ended.map(again));
        continue;
      }
      const [person, server, link] = [
        people[who % people.length]!,
        servers[who % servers.length]!,
        links[who % links.length]!,
      ];
      const {what, begin, end} = faults[kind]({person, server, link});
      if (broken.has(what)) continue;
      const done = async (): Promise<void> => {
        await begin();
        await pause(lasts);
        await end();
        broken.delete(what);
      };
      broken.set(what, done());
    }
    await Promise.all(broken.values());
    // this game comes to its end, and one more is played at each table
    const rounds = new Map<Player, number>();
    for (const table of tables) {
      const last = Math.max(...table.people.flatMap(({player}) => [...player.games.keys()])) + 1;
      for (const {player} of table.people) {
        rounds.set(player, last);
        player.plays(choiceOf(player), last);
      }
    }
    const timer = new AbortController();
    const isOver = ([{room}, last]: [Player, number]): boolean => room.phase === 'over' && room.view!.round === last;
    await Promise.race([
      until('all games are over', () => [...rounds].every(isOver)),
      pause(patience, undefined, timer).then(() => assert.fail(`stuck: ${JSON.stringify(people.map(viewOf))}`)),
    ]);
    timer.abort();
    let moves = 0;
    for (const table of tables) moves += await check(table, isLosing);
    const lost = people.reduce((sum, {player}) => sum + player.lost, 0);
    t.diagnostic(`${schedule.length} faults, ${moves} moves, ${lost} that pages were told were lost`);
  } finally {
    for (const {player, links: own} of people) {
      player.room.disconnect();
      for (const link of own) link.end();
    }
  }
}

test('a short schedule of faults', {skip, timeout: 200_000}, (t) =>
  run(t, [
    {kind: 'client cut', who: 0, wait: 200, lasts: 50},
    {kind: 'client silent', who: 5, wait: 50, lasts: 300},
    {kind: 'subscriber cut', who: 0, wait: 100, lasts: 600},
    {kind: 'redis slow', who: 1, wait: 50, lasts: 300},
    {kind: 'freeze', who: 1, wait: 300, lasts: 700},
    {kind: 'stop', who: 1, wait: 800, lasts: 0},
    {kind: 'kill', who: 0, wait: 800, lasts: 0},
    {kind: 'crash', who: 0, wait: 100, lasts: 100},
  ]),
);

test('a power cut after which Redis has lost the last moves', {skip, timeout: 200_000}, (t) =>
  run(t, [{kind: 'power cut', who: 0, wait: 100, lasts: 200}]),
);

/** @param kinds of the faults */
async function random(t: TestContext, kinds: readonly Kind[]): Promise<void> {
  const fault = fc.record({
    kind: fc.constantFrom(...kinds),
    who: fc.nat(11),
    wait: fc.integer({min: 20, max: 1500}),
    lasts: fc.integer({min: 0, max: 7000}),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fault, {minLength: 12, maxLength: 20}), (schedule) => run(t, schedule)),
    {numRuns: 1, endOnFailure: true},
  );
}

if (factor > 1) {
  const all = Object.keys(faults) as Kind[];
  test('random faults', {skip}, (t) => random(t, all));
  test('random faults, and Redis loses the last moves', {skip}, (t) =>
    random(t, [...all, 'lose', 'power cut', 'lose', 'power cut']),
  );
}
