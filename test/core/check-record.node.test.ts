// A game that is handed in: what is refused before a move is replayed, how much is replayed at most, and what another
// id, other names or a slip anywhere in the record change. Work is counted in calls of the rules, not in time.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {fc} from '../support/random.js';
import {
  checkingRecord,
  checkRecord,
  drawOf,
  GameError,
  isRefusal,
  recordDigest,
  Session,
  type AnyGame,
  type CheckedRecord,
  type ExpectedGame,
  type GameRecord,
  type JsonObject,
  type Seat,
} from '../../src/kit.js';
import {sha256} from '../../src/core/sha256.js';
import {blockudoku} from '../../src/games/blockudoku/rules/index.js';
import {pegSolitaire} from '../../src/games/peg-solitaire/rules/index.js';
import {snakesAndLadders} from '../../src/games/snakes-and-ladders/rules/index.js';
import {anyValue, damaged, damages} from '../support/bad-input.js';
import {games} from './games.js';

const seed = 'given out';
const codes = ['bad-record', 'too-long', 'other-seats', 'other-seed', 'other-options', 'not-over'];

/** A whole game of random moves, as it comes over the network. */
function played(game: AnyGame, {options = {}, seed: own = seed, moves = Infinity} = {} as Playing): GameRecord {
  const seats = Array.from({length: game.seats[0]}, (): Seat => ({name: 'Ada', kind: 'person'}));
  const session = new Session(game, {options: game.parseOptions(options) as JsonObject, seats, seed: own, id: 'one'});
  while (session.turn !== undefined && session.number < moves) {
    session.play(drawOf('choice', session.number).pick(session.legalMoves), 'person');
  }
  return JSON.parse(JSON.stringify(session.save())) as GameRecord;
}
interface Playing {
  readonly options?: JsonObject;
  readonly seed?: string;
  readonly moves?: number;
}

/** Every call of the rules, counted by name. */
function counted(game: AnyGame): {game: AnyGame; calls: Record<string, number>; parsed: unknown[]} {
  const calls: Record<string, number> = {};
  const parsed: unknown[] = [];
  const count = (name: string, value: unknown): unknown =>
    typeof value !== 'function'
      ? value
      : (...given: unknown[]): unknown => {
          calls[name] = (calls[name] ?? 0) + 1;
          if (name === 'parseOptions') parsed.push(given[0]);
          return (value as (...given: unknown[]) => unknown).apply(game, given);
        };
  return {
    game: {...game, ...Object.fromEntries(Object.entries(game).map(([name, value]) => [name, count(name, value)]))},
    calls,
    parsed,
  };
}

function accepted(game: AnyGame, record: unknown, expected: ExpectedGame = {seed}): CheckedRecord {
  const checked = checkRecord(game, record, expected);
  assert.ok(checked.ok, isRefusal(checked) ? checked.message : '');
  return checked;
}

/** Refused, with not a move looked at. */
function refusedUnplayed(game: AnyGame, record: unknown, code: string, expected: ExpectedGame = {seed}): string {
  const {game: watched, calls} = counted(game);
  const checked = checkRecord(watched, record, expected);
  assert.ok(isRefusal(checked));
  assert.equal(checked.code, code, checked.message);
  const {setup, moves, settle, play} = calls;
  assert.deepEqual(
    {setup, moves, settle, play},
    {setup: undefined, moves: undefined, settle: undefined, play: undefined},
  );
  return checked.message;
}

const lengthOf = (record: GameRecord): number => record.moves.reduce((sum, [, , times = 1]) => sum + times, 0);

for (const game of games) {
  describe(game.id, () => {
    const record = played(game);

    test('a valid game is accepted, with one call of play() per move', () => {
      const {game: watched, calls} = counted(game);
      const checked = accepted(watched, record);
      const session = Session.load(game, record, {seed: '', id: ''});
      assert.deepEqual(checked, {
        ok: true,
        result: session.result,
        scores: session.result?.scores ?? [],
        digest: recordDigest(record),
        moves: session.number,
        draws: [...session.replay()].filter(({before, move}) => !game.moves(before).includes(move)).length,
        seed,
      });
      assert.equal(calls['play'], session.number);
    });

    test('the digest ignores ids, names, colours and movers', () => {
      const {digest} = accepted(game, record);
      const {id: _, ...nameless} = record;
      const renamed = {
        ...record,
        id: 'two',
        seats: record.seats.map((_, i) => ({name: `Ben ${i}`, kind: 'auto', color: 'rebeccapurple'})),
        // each move by itself, and by someone else
        moves: record.moves.flatMap(([move, , times = 1]) => Array<unknown>(times).fill([move, 'page'])),
      };
      assert.equal(accepted(game, nameless).digest, digest);
      assert.equal(accepted(game, renamed).digest, digest);
    });

    test('other seeds, options and seats, and unfinished games are rejected', () => {
      refusedUnplayed(game, {...record, version: game.version + 1}, 'bad-record');
      refusedUnplayed(game, played(game, {seed: 'my own'}), 'other-seed');
      refusedUnplayed(game, {...record, seed: undefined}, 'other-seed');
      refusedUnplayed(game, {...record, options: {...record.options, more: 1}}, 'other-options');
      for (const name of Object.keys(record.options)) {
        refusedUnplayed(game, {...record, options: {...record.options, [name]: 'other'}}, 'other-options');
      }
      if (game.seats[1] > game.seats[0]) {
        const seats = [...record.seats, {name: 'Ben', kind: 'person'}];
        refusedUnplayed(game, {...record, seats}, 'other-seats');
      }
      const unfinished = checkRecord(game, played(game, {moves: lengthOf(record) - 1}), {seed});
      assert.ok(isRefusal(unfinished));
      assert.equal(unfinished.code, 'not-over');
    });

    test('a record that is too long is rejected without reading it', () => {
      for (const moves of [
        [[record.moves[0]![0], 'person', 199_999]],
        Array.from({length: 199_999}, () => [record.moves[0]![0], 'person']),
        Array.from({length: 1_000_000}, () => 'nonsense'),
      ]) {
        refusedUnplayed(game, {...record, moves}, 'too-long');
      }
      // where a server takes that many, the first move that is wrong ends it
      const {game: watched, calls} = counted(game);
      const long = {...record, moves: [[record.moves[0]![0], 'person', 199_999]]};
      assert.ok(isRefusal(checkRecord(watched, long, {seed, maxMoves: 200_000})));
      assert.ok(calls['play']! <= 2000, `${calls['play']} plays`);
    });

    test('a fault anywhere in a record never throws: the record is rejected, or its seed and moves are unaffected', () => {
      const honest = accepted(game, record);
      const short = {...record, moves: record.moves.slice(0, 12)};
      fc.assert(
        fc.property(fc.constantFrom(record, short), damages(anyValue), (whole, list) => {
          const checked = checkRecord(game, damaged(whole, list), {seed});
          if (!checked.ok) {
            assert.ok(codes.includes(checked.code), checked.code);
            assert.ok(checked.message.length > 0);
          } else if (checked.digest === honest.digest) assert.deepEqual(checked, honest);
          else assert.equal(checked.seed, seed);
        }),
        {seed: 7, numRuns: 38},
      );
    });
  });
}

describe('options that are expensive to parse', () => {
  // 9-cell pieces and fair hands after every move: each draw is a search
  const options = {fair: true, refill: 'each', pieces: '1 T4 11111/11111'};
  const record = played(blockudoku, {options, seed: 's1', moves: 3});

  test('are rejected before they are parsed', () => {
    assert.ok(JSON.stringify(record).length < 658);
    const loading = counted(blockudoku);
    Session.load(loading.game, record, {seed: '', id: ''});
    assert.equal(loading.calls['play'], 3, 'loading believes it');

    refusedUnplayed(blockudoku, record, 'other-seed');
    refusedUnplayed(blockudoku, record, 'other-options', {seed: () => true});
  });

  test('only the options of the server are parsed and dealt', () => {
    const {game, parsed} = counted(blockudoku);
    const asked = {scoring: 'woodoku'};
    assert.ok(isRefusal(checkRecord(game, record, {options: asked, seed: 's1'})));
    assert.deepEqual(parsed, [asked]);
  });

  test('a server can stop between two moves', () => {
    const {game, calls} = counted(blockudoku);
    const search = checkingRecord(game, record, {options, seed: 's1'});
    assert.equal(calls['play'] ?? 0, 0);
    for (let plays = 1; plays < 3; plays++) {
      assert.equal(search.step(1).done, false);
      assert.equal(calls['play'], plays);
    }
    const last = search.step(1);
    assert.ok(last.done && isRefusal(last.value));
    assert.equal(last.value.code, 'not-over');
    assert.deepEqual(search.step(1), last, 'the answer stays');
    assert.equal(calls['play'], 3);
  });
});

describe('what a server expects', () => {
  const record = played(snakesAndLadders);
  const moves = lengthOf(record);

  test('options as for a new game, compared with complete and with incomplete options of a record', () => {
    const options = {size: '6', ladders: '2-9', snakes: '20-3'};
    const own = played(snakesAndLadders, {options});
    accepted(snakesAndLadders, own, {options, seed});
    accepted(snakesAndLadders, {...own, options: {...own.options, faces: undefined}}, {options, seed});
    refusedUnplayed(snakesAndLadders, own, 'other-options');
    refusedUnplayed(snakesAndLadders, record, 'other-options', {options, seed});
    assert.match(
      refusedUnplayed(snakesAndLadders, {...record, options: {...record.options, faces: 2}}, 'other-options'),
      /^Invalid faces: 2\. Expected 6\.$/,
    );
    // what is left out has its default, which is not what was asked for
    const {faces: _, ...without} = played(snakesAndLadders, {options: {faces: 4}}).options;
    refusedUnplayed(snakesAndLadders, {...record, options: without}, 'other-options', {options: {faces: 4}, seed});
  });

  test('dealt options that follow from the seed', () => {
    const own = played(pegSolitaire, {options: {pegs: 5}});
    accepted(pegSolitaire, own, {options: {pegs: 5}, seed});
    const easier = played(pegSolitaire, {options: {pegs: 5}, seed: 'easier'});
    refusedUnplayed(pegSolitaire, {...easier, seed}, 'other-options', {options: {pegs: 5}, seed});
  });

  test('one of many seeds, or a seed known by its SHA-256', () => {
    const given = new Set(['a', seed]);
    assert.equal(accepted(snakesAndLadders, record, {seed: (other) => given.has(other)}).seed, seed);
    const kept = createHash('sha256').update(seed).digest('hex');
    accepted(snakesAndLadders, record, {seed: (other) => sha256(other) === kept});
    given.delete(seed);
    refusedUnplayed(snakesAndLadders, record, 'other-seed', {seed: (other) => given.has(other)});
  });

  test('a number of seats, and a maximum number of moves', () => {
    refusedUnplayed(snakesAndLadders, record, 'other-seats', {seed, seats: 2});
    refusedUnplayed(snakesAndLadders, record, 'too-long', {seed, maxMoves: moves - 1});
    accepted(snakesAndLadders, record, {seed, maxMoves: moves});
  });

  test('an error in the server’s own arguments is thrown', () => {
    for (const [expected, option] of [
      [{options: {size: 'big'}}, 'size'],
      [{seats: 0}, 'seats'],
      [{seats: 7}, 'seats'],
      [{maxMoves: NaN}, 'maxMoves'],
      [{maxMoves: Infinity}, 'maxMoves'],
    ] as const) {
      assert.throws(
        () => checkRecord(snakesAndLadders, record, {seed, ...expected}),
        (error) =>
          error instanceof GameError && error.code === 'bad-option' && error.message.startsWith(`Invalid ${option}: `),
      );
    }
    const broken = (): boolean => {
      throw new RangeError('no database');
    };
    assert.throws(() => checkRecord(snakesAndLadders, record, {seed: broken}), /no database/);
  });
});

describe('the digest', () => {
  test('is the SHA-256 of game, seed and moves as JSON, in all versions', () => {
    const moves = [
      ['4', 'person'],
      ['6', 'auto', 2],
    ] as const;
    const written = '["snakes-and-ladders","given out",["4","6","6"]]';
    const digest = recordDigest({game: 'snakes-and-ladders', seed, moves});
    assert.equal(digest, createHash('sha256').update(written).digest('hex'));
    assert.equal(digest, '5f06fc6df3363226b8acd8191f85cf6bc215e3b24d55d12dca48bb3591472a5e');
  });

  test('rejects more moves, or longer ones, than a record may have', () => {
    for (const [move, times] of [
      ['4', 1e8],
      ['4', 200_001],
      ['x'.repeat(200), 200_000],
    ] as const)
      assert.throws(
        () => recordDigest({game: 'ludo', seed, moves: [[move, 'person', times]]}),
        (error) => error instanceof GameError && error.code === 'bad-record',
        `${move.length} characters, ${times} times`,
      );
  });
});
