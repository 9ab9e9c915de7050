// Servers of rooms as real processes with a real Redis: whole games while sockets are cut, processes are killed and frozen, and
// Redis is restarted. Whatever happens, everybody ends with the same record, no move is lost or doubled, and the dice are honest.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import {kitGames} from '../../src/rooms-server/games.js';
import {until} from '../support/news.js';
import {noRedis, Player, RedisProcess, ServerProcess} from './processes.js';

const gameOf = (id: string): RoomGame => kitGames.find(({rules}) => rules.id === id)!;
const skip = await noRedis();

let redis: RedisProcess;
let servers: ServerProcess[] = [];

before(async () => {
  if (skip) return;
  redis = await RedisProcess.start();
  servers = await Promise.all([1, 2].map(() => ServerProcess.start(['--redis', redis.url])));
});
// a test that failed has left connections open, which would keep Node alive
after(() => void setTimeout(() => process.exit(), 2000).unref());
after(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await redis?.end();
});

const addresses = (from: number): string[] =>
  [servers[from % 2]!, servers[(from + 1) % 2]!].map(({address}) => address);

/** A game that has begun: players with seats, one in each process in turn, and one who watches. */
async function begun(id: string, count: number): Promise<Player[]> {
  const game = gameOf(id);
  const first = new Player(game, addresses(0), {opening: {seats: count}});
  first.room.sit('Player 1');
  await until('the first is seated', () => first.room.seat === 0);
  const players = [first];
  for (let i = 1; i <= count; i++) players.push(new Player(game, addresses(i), {code: first.room.code}));
  for (const [i, {room}] of players.entries()) if (i > 0 && i < count) room.sit(`Player ${i + 1}`);
  await until('all are seated', () =>
    players.every(({room}) => room.seats.filter(({kind}) => kind === 'person').length === count),
  );
  first.room.start();
  await until('all play', () => players.every(({room}) => room.phase === 'playing'));
  return players;
}

/** Plays to the end while things happen at certain moves, and looks whether all is well. */
async function playOut(
  players: readonly Player[],
  faults: readonly (readonly [at: number, what: () => unknown])[],
): Promise<void> {
  const done: Promise<unknown>[] = [];
  const left = [...faults].sort(([a], [b]) => a - b);
  // one who watches notices, since that one is never cut
  players.forEach((player, i) => player.plays((legal) => legal[(player.moves + i) % legal.length]!));
  for (;;) {
    const [next] = left;
    const most = (): number => Math.max(...players.map(({moves}) => moves));
    await until(
      'the game goes on',
      () => players.every(({room}) => room.phase === 'over') || (next !== undefined && most() >= next[0]),
    );
    if (!next || players.every(({room}) => room.phase === 'over')) break;
    left.shift();
    done.push(Promise.resolve(next[1]()));
  }
  await Promise.all(done);
  const record = players[0]!.room.record!;
  assert.ok(record.seed);
  for (const {room, numbers} of players) {
    assert.deepEqual(room.record, record);
    assert.deepEqual(
      numbers,
      numbers.map((_, i) => numbers[0]! + i),
      'each move once and in order',
    );
    const checked = await room.check();
    assert.ok(checked.ok, JSON.stringify(checked));
  }
  for (const {room} of players) room.disconnect();
}

const restart = async (server: ServerProcess, signal: NodeJS.Signals): Promise<void> => {
  await server.end(signal);
  await server.begin();
};

test(
  'Ludo: with cut sockets, a killed and a suspended process, all players end with the same record',
  {skip},
  async () => {
    const players = await begun('ludo', 3);
    await playOut(players, [
      [15, () => players[0]!.cut()],
      [25, () => players.forEach((player) => player.cut())],
      [40, () => restart(servers[0]!, 'SIGKILL')],
      [70, () => servers[1]!.signal('SIGSTOP')],
      [90, () => servers[1]!.signal('SIGCONT')],
      [110, () => players[1]!.cut()],
      [120, () => restart(servers[0]!, 'SIGTERM')],
    ]);
  },
);

test('Snakes and Ladders: a frozen process wakes up while the other goes on', {skip}, async () => {
  const players = await begun('snakes-and-ladders', 2);
  await playOut(players, [
    [4, () => servers[0]!.signal('SIGSTOP')],
    [10, () => servers[0]!.signal('SIGCONT')],
    [14, () => players.forEach((player) => player.cut())],
  ]);
});

test('a restart of Redis does not interrupt a game', {skip}, async () => {
  const players = await begun('ludo', 2);
  await playOut(players, [
    [
      30,
      async () => {
        await redis.stop();
        await redis.begin();
      },
    ],
    [60, () => players[0]!.cut()],
  ]);
});

test('reactions reach the players and those who watch, at both processes', {skip}, async () => {
  const players = await begun('ludo', 2);
  players[0]!.room.react('clover');
  await until('all see it', () => players.every(({reactions}) => reactions.length === 1));
  for (let i = 0; i < 10; i++) players[1]!.room.react('laugh');
  await until('the others are refused', () => players[1]!.refusals.length === 7);
  players[0]!.room.react('heart');
  await until('all see the last one', () => players.every(({reactions}) => reactions.at(-1) === '0 heart'));
  const shown = ['0 clover', '1 laugh', '1 laugh', '1 laugh', '0 heart'];
  for (const {reactions, room} of players) {
    assert.deepEqual(reactions, shown);
    room.disconnect();
  }
});

test('rooms of a process that shuts down continue elsewhere', {skip}, async () => {
  const players = await begun('snakes-and-ladders', 2);
  await playOut(players, [[5, () => restart(servers[1]!, 'SIGTERM')]]);
});
