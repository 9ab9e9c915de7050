// What is refused in a record, and how. Damage of any kind: bad-input.node.test.ts.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {inspect} from 'node:util';
import {checkRecord, GameError, Session, type GameRecord, type SeatKind} from '../../src/kit.js';
import {limits, parseRecord} from '../../src/core/record.js';
import {race} from '../example/race.js';

const load = (record: unknown): Session =>
  Session.load(race, record, {seed: 'fresh', id: 'fresh'}) as unknown as Session;

/** A game of so many moves, of everything that a record can hold. */
function record(moves = 30, kinds: SeatKind[] = ['person', 'auto']): GameRecord {
  const session = new Session(race, {
    options: race.parseOptions({target: 50}),
    seats: kinds.map((kind, i) => ({name: `P${i}`, kind, color: 'teal'})),
    seed: 'record',
    id: 'record',
  });
  for (let i = 0; i < moves; i++)
    session.play(session.legalMoves.at(((i * 7) % 3) - 1) ?? 'roll', session.seats[session.turn!]!.kind);
  return session.save();
}

const copy = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

/** Loads it, or is refused in order; any other exception is a failure. */
function loadOrRefuse(value: unknown): Session | GameError {
  try {
    return load(value);
  } catch (error) {
    assert.ok(error instanceof GameError, `${String(error)} for ${inspect(value)}`);
    assert.ok(['bad-record', 'bad-option'].includes(error.code), error.code);
    assert.ok(error.message.length > 0 && error.message.length < 1000);
    return error;
  }
}

const refusalOf = (change: (record: Record<string, unknown>) => void): string => {
  const damaged = copy(record());
  change(damaged);
  const refused = loadOrRefuse(damaged);
  assert.ok(refused instanceof GameError, 'it was loaded');
  return refused.message;
};

describe('a record is rejected with a message that names the field', () => {
  const faults: [what: string, change: (record: Record<string, unknown>) => void, message: RegExp][] = [
    ['of another game', (r) => (r['game'] = 'chess'), /^Invalid game: "chess"\. Expected "race"\.$/],
    ['of another version', (r) => (r['version'] = 2), /^Invalid version: 2\. Expected version 1 /],
    ['with options in a list', (r) => (r['options'] = []), /^Invalid options/],
    [
      'with an option that is none',
      (r) => (r['options'] = {tarhet: 9}),
      /^Invalid option name: "tarhet". Expected one of target, first\.$/,
    ],
    ['with a seed that is too long', (r) => (r['seed'] = 'x'.repeat(limits.seed + 1)), /^Invalid seed/],
    ['with too many seats', (r) => (r['seats'] = [{}, {}, {}]), /^Invalid seats/],
    ['with a seat that is none', (r) => (r['seats'] = ['Ada', {}]), /^Invalid seats\[0\]/],
    ['with a kind that is none', (r) => (r['seats'] = [{}, {kind: 'page'}]), /^Invalid seats\[1\]\.kind: "page"/],
    [
      'with a name that is too long',
      (r) => (r['seats'] = [{name: 'x'.repeat(limits.name + 1)}, {}]),
      /^Invalid seats\[0\]\.name/,
    ],
    ['with a colour from elsewhere', (r) => (r['seats'] = [{}, {color: 'url(//x)'}]), /^Invalid seats\[1\]\.color/],
    [
      'with a colour that is none',
      (r) => (r['seats'] = [{}, {color: 'red; background: url(x)'}]),
      /^Invalid seats\[1\]\.color/,
    ],
    ['with moves in an object', (r) => (r['moves'] = {length: 1}), /^Invalid moves/],
    ['with a mover that is none', (r) => (r['moves'] = [['4', 'nobody']]), /^Invalid moves\[0\]\[1\]: "nobody"/],
    ['with a move made no times', (r) => (r['moves'] = [['4', 'person', 0]]), /^Invalid moves\[0\]\[2\]: 0\./],
    [
      'with too many moves',
      (r) =>
        (r['moves'] = [
          ['think', 'person', limits.moves],
          ['think', 'person'],
        ]),
      /^Invalid moves: .*Expected at most/,
    ],
    [
      'with a move that is not legal',
      (r) => (r['moves'] = [['take', 'person']]),
      /^Invalid record at move 1\. Invalid move: "take"\. Expected roll\.$/,
    ],
    [
      "with a draw that is not the seed's",
      (r) => ((r['moves'] as string[][])[0]![0] = (r['moves'] as string[][])[0]![0] === '6' ? '1' : '6'),
      /^Invalid move 1: "\d"\. Expected the outcome of the seed\.$/,
    ],
    [
      'that goes on after the end',
      (r) =>
        Object.assign(r, {
          seed: undefined,
          options: {target: 3},
          moves: [
            ['3', 'page'],
            ['take', 'page'],
            ['3', 'page'],
          ],
        }),
      /^Invalid record at move 3\. .*over/,
    ],
  ];
  for (const [what, change, message] of faults) test(what, () => assert.match(refusalOf(change), message));
});

describe('a record with too many moves', () => {
  test('is rejected before any move is played', () => {
    const unplayable = {...race, play: () => assert.fail('played')};
    const moves = Array.from({length: 100}, () => ['think', 'person', limits.moves]);
    assert.throws(() => Session.load(unplayable, {...record(), moves}, {seed: '', id: ''}), {code: 'bad-record'});
  });

  /** A game in which one player thinks for so many moves. */
  const withMoves = (count: number): unknown => {
    const begun = record(1);
    return {...begun, moves: [...begun.moves, ['think', 'person', count - 1]]};
  };

  test('is loaded if it is just short enough, and is a draw', () => {
    const session = load(withMoves(limits.moves));
    assert.equal(session.number, limits.moves);
    assert.deepEqual(session.result, {winners: [], reason: 'too-long'});
    assert.deepEqual([session.turn, session.legalMoves], [undefined, []]);
    const refused = session.play('leave', 'person');
    assert.ok(!refused.ok && refused.code === 'game-over');
    const checked = checkRecord(race, session.save(), {
      options: {target: 50},
      seats: 2,
      seed: 'record',
      maxMoves: limits.moves,
    });
    assert.ok(checked.ok && checked.result.reason === 'too-long');
  });
});

test('the text of a record with more parts than a game can have is refused unparsed, that of the longest game is not', () => {
  const text = JSON.stringify({...record(1), moves: Array(limits.moves).fill(['1 4C T4,I2', 'person'])});
  assert.equal((parseRecord(text) as GameRecord).moves.length, limits.moves);
  const {parse} = JSON;
  JSON.parse = () => assert.fail('parsed');
  try {
    for (const part of ['[],', '{},', '[', '{"a":', '"a":1,'])
      assert.throws(() => parseRecord(`{"moves":[${part.repeat(limits.parts)}`), {code: 'bad-record'}, part);
    assert.throws(() => parseRecord(' '.repeat(limits.json + 1)), {code: 'bad-record'});
  } finally {
    JSON.parse = parse;
  }
});
