// Absence in one process and in two: it is noticed within 5 s, and the computer plays within 25 s. The clock stands still.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {RoomHost} from '../../src/rooms/state/host.js';
import {MemoryStore, type RoomStore} from '../../src/rooms/state/store.js';
import {race} from '../example/race.js';
import {AwkwardStore} from './awkward-store.js';
import {bed, code, Player, times, tokenOf, type Clock} from './bed.js';

const game = {rules: race};

interface Process {
  readonly host: RoomHost;
  /** Ends it without a word: nothing that it sends arrives, and it hears nothing. */
  kill(): void;
  wake(): void;
}

/** A room, and processes that share its list and its notes. */
async function building(): Promise<{clock: Clock; store: AwkwardStore; process(): Promise<Process>}> {
  let store!: AwkwardStore;
  const room = await bed(game, {store: (clock) => (store = new AwkwardStore(clock))});
  const {clock} = room;
  const process = async (): Promise<Process> => {
    const own = new AwkwardStore(clock, store);
    const host = await room.process({store: own});
    return {host, kill: () => (own.trouble = 'cut'), wake: () => (own.trouble = 'none')};
  };
  return {clock, store, process};
}

/** Anna and Ben with a game that is on, at these processes. */
async function seated(clock: Clock, anna: Process, ben: Process): Promise<[Player, Player]> {
  const players = [anna, ben].map(({host}, i) => new Player(tokenOf(i + 1)).connect(host)) as [Player, Player];
  await clock.pass(0);
  players[0].sit('Anna');
  await clock.pass(0);
  players[1].sit('Ben');
  await clock.pass(0);
  players[0].say({type: 'start'});
  await clock.pass(100);
  assert.equal(players[1].room!.phase, 'playing');
  return players;
}

/** Milliseconds until something is so, at most a minute. */
async function after(clock: Clock, check: () => boolean): Promise<number> {
  const start = clock.now;
  while (!check() && clock.now - start < 60_000) await clock.pass(100);
  return clock.now - start;
}

async function assertNoticed(clock: Clock, ben: Player): Promise<void> {
  const start = clock.now;
  const noticed = await after(clock, () => !ben.room!.seats[0]!.here);
  assert.ok(noticed <= 5000, `noticed after ${noticed} ms`);
  await after(clock, () => ben.moves.length > 0);
  assert.ok(clock.now - start <= 25_000, `the computer played after ${clock.now - start} ms`);
  assert.deepEqual(ben.moves[0]?.by, 'auto');
}

for (const [what, count, leaves] of [
  ['one process: a connection ends', 1, (anna: Player) => anna.disconnect()],
  // a process closes a room that nobody is connected to
  [
    'two processes: a connection to the other one ends',
    2,
    (anna: Player, {host}: Process) => (anna.disconnect(), host.close()),
  ],
  ['two processes: the other one is killed', 2, (_anna: Player, {kill}: Process) => kill()],
] as const) {
  test(`absence is noticed; ${what}`, async () => {
    const {clock, process} = await building();
    const one = await process();
    const [anna, ben] = await seated(clock, one, count === 1 ? one : await process());
    await clock.pass(60_000);
    assert.ok(ben.room!.seats[0]!.here, 'a player who thinks is here');
    leaves(anna, one);
    await assertNoticed(clock, ben);
  });
}

test('two processes: reactions reach those at both, once', async () => {
  const {clock, process} = await building();
  const [one, two] = [await process(), await process()];
  const [anna, ben] = await seated(clock, one, two);
  anna.say({type: 'react', picture: 'heart'});
  ben.say({type: 'react', picture: 'sad'});
  await clock.pass(0);
  assert.deepEqual([anna.reactions, ben.reactions], Array(2).fill(['0 heart', '1 sad']));
  assert.ok(anna.room!.seats.every(({here}) => here));
});

test('a player whose process was killed is back at another one before anyone notices', async () => {
  const {clock, store, process} = await building();
  const [one, two, three] = [await process(), await process(), await process()];
  const [, ben] = await seated(clock, one, two);
  one.kill();
  await clock.pass(1500);
  const before = (await store.read(code, 0)).length;
  const anna = new Player(tokenOf(1)).connect(three.host);
  await clock.pass(60_000);
  assert.equal((await store.read(code, 0)).length, before, 'nothing was written');
  anna.play('roll');
  await clock.pass(0);
  assert.deepEqual(ben.moves[0]?.by, 'person');
});

test('a process that resumes a room learns who is at others', async () => {
  const {clock, store, process} = await building();
  const one = await process();
  const [, ben] = await seated(clock, one, one);
  const before = (await store.read(code, 0)).length;
  const two = await process();
  new Player().connect(two.host);
  await clock.pass(60_000);
  assert.equal((await store.read(code, 0)).length, before, 'nobody is doubted');
  assert.ok(ben.room!.seats[0]!.here);
});

test('a process that was suspended doubts nobody, and its players are back', async () => {
  const {clock, store, process} = await building();
  const [one, two] = [await process(), await process()];
  const [anna, ben] = await seated(clock, one, two);
  one.kill();
  await clock.pass(10_000);
  assert.ok(!ben.room!.seats[0]!.here);
  assert.ok(anna.room!.seats[1]!.here, 'it does not know better');
  one.wake();
  await clock.pass(5000);
  assert.ok(ben.room!.seats[0]!.here);
  assert.ok(ben.room!.seats[1]!.here);
  const gone = (await store.read(code, 0)).filter((text) => text.includes('"gone"'));
  assert.equal(gone.length, 1, 'of Anna');
});

test('what is heard while a room is made from its list is not taken twice', async () => {
  const room = await bed(game);
  const {clock, store} = room;
  const anna = new Player(tokenOf(1)).connect(await room.process());
  await clock.settle();
  // entries come between listening and reading, which takes its time
  let finish: (() => void) | undefined;
  const slow: RoomStore = {
    append: (...given) => store.append(...given),
    read: async (...given) => {
      const list = await store.read(...given);
      if (given[1] === 0 && given[2] === undefined && !finish) await new Promise<void>((resolve) => (finish = resolve));
      return list;
    },
    listen: async (name, heard) => {
      const unlisten = await store.listen(name, heard);
      anna.sit('Anna');
      await clock.settle();
      return unlisten;
    },
    close: () => Promise.resolve(),
  };
  const second = room.process({store: slow});
  await clock.settle();
  anna.sit('Anna B');
  await clock.settle();
  finish!();
  const host = await second;
  await clock.settle();
  assert.deepEqual(room.reports, []);
  assert.equal(host.state.length, (await store.read(code, 0)).length);
  assert.equal(host.state.seats[0]!.name, 'Anna B');
});

test('a list that was lost is written again, unless another one has taken its place', async () => {
  let list!: RoomStore;
  const lose = (clock: Clock): RoomStore => (list = new MemoryStore(times.idle, () => clock.now));
  const store: RoomStore = {
    read: (...given) => list.read(...given),
    append: (...given) => list.append(...given),
    listen: () => Promise.resolve(() => undefined),
    close: () => Promise.resolve(),
  };
  const room = await bed(game, {
    store(clock) {
      lose(clock);
      return store;
    },
  });
  const {clock} = room;
  const anna = new Player(tokenOf(1)).connect(await room.process());
  anna.sit('Anna');
  await clock.settle();
  lose(clock);
  anna.sit('Anna B');
  await clock.settle();
  assert.equal((await list.read(code, 0)).length, 3);
  lose(clock);
  const other = {game: race.id, options: {}, seats: 2, key: 'other', salt: 'other'};
  await RoomHost.open(code, game, other, room.platform);
  anna.sit('Anna C');
  await clock.settle();
  assert.equal((await list.read(code, 0)).length, 1, 'the other room is left alone');
  assert.equal(anna.dropped, 'again', 'pages come again');
});
