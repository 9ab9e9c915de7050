// Rooms under random orders of everything: requests, computers, connections that end, processes that are killed or frozen, a store
// that answers late or not at all. Whatever happens, everybody ends with the same record. The seed of a failure is printed.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc} from '../support/random.js';
import type {RoomHost} from '../../src/rooms/state/host.js';
import {checkDice} from '../../src/rooms/state/dice.js';
import {race} from '../example/race.js';
import {AwkwardStore} from './awkward-store.js';
import {bed, code, Player, tokenOf} from './bed.js';

const step = fc.oneof(
  {weight: 12, arbitrary: fc.record({type: fc.constant('play' as const), who: fc.nat(2), move: fc.nat(3)})},
  {
    weight: 2,
    arbitrary: fc.record({type: fc.constant('pass' as const), by: fc.constantFrom(0, 200, 1000, 2500, 25_000)}),
  },
  {weight: 2, arbitrary: fc.record({type: fc.constant('move' as const), who: fc.nat(2), to: fc.nat(1)})},
  {weight: 1, arbitrary: fc.record({type: fc.constant('kill' as const), process: fc.nat(1)})},
  {weight: 1, arbitrary: fc.record({type: fc.constant('request' as const), who: fc.nat(2), request: fc.nat(3)})},
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('trouble' as const),
      kind: fc.constantFrom('none' as const, 'late' as const, 'lost' as const, 'down' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(steps: readonly Step[]): Promise<void> {
  let store!: AwkwardStore;
  const room = await bed({rules: race}, {clock: 30, store: (clock) => (store = new AwkwardStore(clock))});
  const {clock} = room;
  const processes: RoomHost[] = [await room.process(), await room.process()];
  const players = [1, 2, 3].map((n) => new Player(tokenOf(n)));
  const connected = [0, 1, 0];
  for (const [i, player] of players.entries()) player.connect(processes[connected[i]!]!).sit(`P${i}`);
  await clock.settle();
  players[0]!.say({type: 'start'});
  await clock.settle();
  const again = async (process: number): Promise<void> => {
    processes[process] = await room.process();
    for (const [i, player] of players.entries()) if (connected[i] === process) player.connect(processes[process]);
  };
  for (const each of steps) {
    if (each.type === 'play') {
      const player = players[each.who]!;
      const move = ['roll', 'take', 'leave', '6'][each.move]!;
      if (player.room) player.play(move);
    } else if (each.type === 'pass') await clock.pass(each.by);
    else if (each.type === 'move') {
      players[each.who]!.disconnect();
      connected[each.who] = each.to;
      players[each.who]!.connect(processes[each.to]!);
    } else if (each.type === 'kill') {
      store.trouble = 'none';
      processes[each.process]!.close();
      await again(each.process);
    } else if (each.type === 'request') {
      const who = players[each.who]!;
      if (each.request === 0) who.again();
      else if (each.request === 1) who.say({type: 'leave'});
      else if (each.request === 2) who.sit('Again');
      else who.say({type: 'hello', token: who.token!});
    } else store.trouble = each.kind;
    await clock.settle();
  }
  // all is well again: everyone comes anew where their connection was ended, and hears the rest
  store.trouble = 'none';
  for (const [i, process] of processes.entries()) if (process.ended) await again(i);
  await clock.pass(1000);
  for (const player of players) {
    assert.ok(player.host, 'nobody was dropped without a reason');
    player.say({type: 'hello', token: player.token!});
  }
  for (let i = 0; i < 400 && players.some(({room: view}) => view?.phase !== 'over'); i++) await clock.pass(10_000);
  for (const player of players) assert.deepEqual(player.record, players[0]!.record);
  assert.equal(players[0]!.room!.phase, 'over');
  const checked = checkDice(race, players[0]!.record);
  assert.ok(checked.ok, JSON.stringify(checked));
  const list = await store.read(code, 0);
  assert.equal(new Set(list.filter((entry) => entry.includes('"open"'))).size, 1);
}

test('with random events in random order, all players end with the same record and valid dice', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, {minLength: 5, maxLength: 60}), run), {
    numRuns: 60,
  });
});
