// The contract suite detects faults: the example game, broken in one place at a time.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {AnyGame, Draw, JsonObject, Played} from '../../src/kit.js';
import {contractOf} from '../../src/testing.js';
import {race, type RaceState} from './race.js';

/** Parts of a game, of any type. */
type Parts = Partial<Record<keyof AnyGame, unknown>>;

/** The failures of the suite for the example game with these parts replaced. */
function complaints(parts: Parts): string[] {
  return contractOf({...race, ...parts} as AnyGame, {options: [{}, {first: 'any'}], games: 1, moves: 300}).flatMap(
    ({name, run}) => {
      try {
        run();
        return [];
      } catch (error) {
        return [`${name.replace('race: ', '')}: ${(error as Error).message}`];
      }
    },
  );
}

/** The example's `play`, with a changed result. */
const played =
  (change: (made: Played<RaceState>, before: RaceState, move: string) => unknown) =>
  (state: RaceState, move: string) => {
    const made = race.play(state, move);
    return made.ok ? change(made, state, move) : made;
  };

/** The example's `play`, called with another move. */
const asking = (other: (move: string) => string) => (state: RaceState, move: string) => race.play(state, other(move));

let counter = 0;

const faults: [what: string, parts: Parts, complaint: RegExp][] = [
  [
    'undefined in a list of the state',
    {play: played((made) => ({...made, state: {...made.state, trail: [undefined]}}))},
    /plain JSON: trail\[0\] is of type undefined/,
  ],
  [
    'a move that changes the state it is made in',
    {play: played((made, before) => Object.assign(before, {thoughts: 9}) && made)},
    /is pure.*thoughts/,
  ],
  [
    "dice that are not the seed's",
    {settle: (_: RaceState, move: string) => (Math.random() < 2 && move === 'roll' ? '1' : move)},
    /rules must not call random\(\)/,
  ],
  ['a memory', {play: played((made) => ({...made, state: {...made.state, thoughts: ++counter}}))}, /the second time/],
  [
    'a move listed twice',
    {moves: (state: RaceState) => [...race.moves(state), ...race.moves(state)]},
    /the same move twice/,
  ],
  [
    'a legal move that is refused',
    {moves: (state: RaceState) => (state.pips > 0 ? [...race.moves(state), 'wait'] : race.moves(state))},
    /"wait" is legal, but was rejected/,
  ],
  [
    'a move that throws',
    {
      play: asking((move) => {
        if (move.startsWith(' ')) throw new TypeError('spaces');
        return move;
      }),
    },
    /spaces/,
  ],
  ['another spelling of a move', {play: asking((move) => move.trim())}, /played, but not legal/],
  [
    'an unsettled move that plays',
    {play: asking((move) => (move === 'roll' ? '1' : move))},
    /played without being settled/,
  ],
  [
    'a refusal without a sentence',
    {play: (state: RaceState, move: string) => ({...race.play(state, move), message: ''})},
    /is not a sentence/,
  ],
  [
    'a result too early',
    {result: (state: RaceState) => race.result(state) ?? {winners: [], reason: 'none'}},
    /has a result exactly/,
  ],
  [
    'a seat that is not there',
    {turn: (state: RaceState) => (race.turn(state) === undefined ? undefined : 2)},
    /is not one of 2 seats/,
  ],
  [
    'an effect without a type',
    {play: played((made) => ({...made, effects: made.effects.map(() => ({seat: 0}))}))},
    /has no type/,
  ],
  [
    'the wrong winner',
    {
      result: (state: RaceState) =>
        race.result(state) && {...race.result(state), winners: [1 - race.result(state)!.winners[0]!]},
    },
    /against winners/,
  ],
  [
    'an end without an effect',
    {play: played((made) => ({...made, effects: race.result(made.state) ? [] : made.effects}))},
    /without an effect/,
  ],
  [
    'a game without end',
    {
      play: played((made, before, move) =>
        move === 'take' ? {...made, state: {...before, pips: 0}, effects: made.effects.slice(0, 1)} : made,
      ),
    },
    /no result after 300 moves/,
  ],
  [
    'options that differ each time',
    {parseOptions: (raw: JsonObject) => ({...race.parseOptions(raw), target: 10 + (counter++ % 50)})},
    /parsed again/,
  ],
  [
    'an option that nobody checks',
    {parseOptions: ({target = 10}: JsonObject) => ({...race.parseOptions({}), target})},
    /rejects invalid options/,
  ],
  [
    'unknown options',
    {parseOptions: ({target = 10, first = 'one'}: JsonObject) => race.parseOptions({target, first})},
    /were accepted/,
  ],
  [
    'dealt options that are dealt again',
    {deal: (options: object, draw: Draw) => ({...options, first: draw.pick(['one', 'two'])})},
    /dealt again/,
  ],
];

describe('the contract suite finds', () => {
  test('nothing wrong with the example', () => assert.deepEqual(complaints({}), []));
  for (const [what, parts, complaint] of faults) {
    test(what, () => {
      const found = complaints(parts);
      assert.ok(
        found.some((text) => complaint.test(text)),
        `it said: ${found.join('\n') || 'nothing'}`,
      );
    });
  }
});
