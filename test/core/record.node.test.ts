// What comes from outside is believed only after it was checked: a damaged record ends in a GameError or in a game that
// could have been played.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {inspect} from 'node:util';
import {fc} from '../support/random.js';
import {parseRecord} from '../../src/core/record.js';
import {checkRecord, GameError, Session, type GameRecord, type SeatKind} from '../../src/kit.js';
import {limits} from '../../src/core/record.js';
import {notJson} from '../../src/testing.js';
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

/** The game is one that could have been played: it saves, and loads the same. */
function assertSound(session: Session): void {
  assert.equal(notJson(session.state), undefined);
  const saved = session.save();
  assert.equal(notJson(saved), undefined);
  const again = load(copy(saved));
  assert.deepEqual(again.state, session.state);
  assert.deepEqual(again.save(), saved);
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
    ['of a version in a text', (r) => (r['version'] = '1'), /^Invalid version/],
    ['without options', (r) => delete r['options'], /^Invalid options/],
    ['with options in a list', (r) => (r['options'] = []), /^Invalid options/],
    ['with an option that is wrong', (r) => (r['options'] = {target: 0}), /^Invalid target: 0/],
    [
      'with an option that is none',
      (r) => (r['options'] = {tarhet: 9}),
      /^Invalid option name: "tarhet". Expected one of target, first\.$/,
    ],
    ['with a seed that is a number', (r) => (r['seed'] = 5), /^Invalid seed: 5/],
    ['with a seed that is too long', (r) => (r['seed'] = 'x'.repeat(limits.seed + 1)), /^Invalid seed/],
    ['without seats', (r) => delete r['seats'], /^Invalid seats/],
    ['with too many seats', (r) => (r['seats'] = [{}, {}, {}]), /^Invalid seats/],
    ['with a seat that is none', (r) => (r['seats'] = ['Ada', {}]), /^Invalid seats\[0\]/],
    ['with a kind that is none', (r) => (r['seats'] = [{}, {kind: 'page'}]), /^Invalid seats\[1\]\.kind: "page"/],
    [
      'with a name that is too long',
      (r) => (r['seats'] = [{name: 'x'.repeat(limits.name + 1)}, {}]),
      /^Invalid seats\[0\]\.name/,
    ],
    [
      'with a colour that is none',
      (r) => (r['seats'] = [{}, {color: 'red; background: url(x)'}]),
      /^Invalid seats\[1\]\.color/,
    ],
    ['with a colour from elsewhere', (r) => (r['seats'] = [{}, {color: 'url(//x)'}]), /^Invalid seats\[1\]\.color/],
    ['with a colour that is a list', (r) => (r['seats'] = [{}, {color: ['red']}]), /^Invalid seats\[1\]\.color/],
    ['without moves', (r) => delete r['moves'], /^Invalid moves/],
    ['with moves in an object', (r) => (r['moves'] = {length: 1}), /^Invalid moves/],
    ['with a move that is a text', (r) => (r['moves'] = ['roll']), /^Invalid moves\[0\]/],
    ['with a mover that is none', (r) => (r['moves'] = [['4', 'nobody']]), /^Invalid moves\[0\]\[1\]: "nobody"/],
    ['with a move made no times', (r) => (r['moves'] = [['4', 'person', 0]]), /^Invalid moves\[0\]\[2\]: 0\./],
    ['with a move made half a time', (r) => (r['moves'] = [['4', 'person', 0.5]]), /^Invalid moves\[0\]\[2\]: 0\.5\./],
    [
      'with a move that is too long',
      (r) => (r['moves'] = [['x'.repeat(limits.move + 1), 'person']]),
      /^Invalid moves\[0\]/,
    ],
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
    ['with a roll not settled', (r) => (r['moves'] = [['roll', 'person']]), /^Invalid record at move 1\./],
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

  test('that is not an object', () => {
    for (const value of [undefined, null, true, 0, '', 'record', [], [record()], () => record(), new Map()]) {
      assert.ok(loadOrRefuse(value) instanceof GameError);
    }
  });
});

describe('a record with too many moves', () => {
  test('is rejected before any move is played', () => {
    const started = process.hrtime.bigint();
    refusalOf((r) => (r['moves'] = Array.from({length: 100}, () => ['think', 'person', limits.moves])));
    assert.ok(process.hrtime.bigint() - started < 500_000_000n);
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

  test('goes on one move before that', () => {
    const session = load(withMoves(limits.moves - 1));
    assert.deepEqual([session.result, session.turn], [undefined, 0]);
    assert.ok(session.play('think', 'person').ok);
    assert.equal(session.result?.reason, 'too-long');
  });
});

describe('a damaged record', () => {
  /** Every place in a value, as a path. */
  const places = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
    typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
      ? [
          path,
          ...Object.entries(value).flatMap(([key, item]) =>
            places(item, [...path, Array.isArray(value) ? Number(key) : key]),
          ),
        ]
      : [path];

  const put = (root: Record<string, unknown>, path: (string | number)[], value: unknown): unknown => {
    if (path.length === 0) return value;
    let at: Record<string | number, unknown> = root;
    for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
    at[path.at(-1)!] = value;
    return root;
  };

  const sound = record();
  const somewhere = fc.constantFrom(...places(sound));
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
    fc.constantFrom(
      'roll',
      'take',
      'leave',
      'think',
      '1',
      '6',
      'person',
      'auto',
      'remote',
      'page',
      '__proto__',
      -1,
      0,
      1,
      2,
      1e9,
      NaN,
      null,
      undefined,
    ),
  );

  test('with one fault is rejected or gives a valid game', () => {
    fc.assert(
      fc.property(somewhere, junk, (place, value) => {
        const loaded = loadOrRefuse(put(copy(sound), place, value));
        if (loaded instanceof Session) assertSound(loaded);
      }),
      {numRuns: 1250},
    );
  });

  test('with several faults is, too', () => {
    const damages = fc.array(fc.tuple(fc.nat(), junk), {minLength: 2, maxLength: 5});
    fc.assert(
      fc.property(damages, (list) => {
        const damaged = copy(sound);
        let root: unknown = damaged;
        for (const [n, value] of list) {
          const all = places(damaged).slice(1);
          if (all.length > 0) root = put(damaged, all[n % all.length]!, value);
        }
        const loaded = loadOrRefuse(root);
        if (loaded instanceof Session) assertSound(loaded);
      }),
      {numRuns: 500},
    );
  });

  test('with missing, repeated or reordered moves is, too', () => {
    const order = fc.array(fc.nat(sound.moves.length - 1), {maxLength: 60});
    fc.assert(
      fc.property(order, fc.boolean(), (order, seeded) => {
        const moves = order.map((i) => sound.moves[i]!);
        const loaded = loadOrRefuse({...copy(sound), moves, ...(seeded ? {} : {seed: undefined})});
        if (loaded instanceof Session) assertSound(loaded);
      }),
      {numRuns: 500},
    );
  });

  test('that is any other value is, too', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        assert.ok(loadOrRefuse(value) instanceof GameError);
      }),
      {numRuns: 250},
    );
  });
});

describe('a record that tries to change Object.prototype', () => {
  test('changes nothing', () => {
    const polluting = '{"polluted": true}';
    const text = JSON.stringify(record());
    for (const key of ['"options":{', '"seats":[{', '{"game":']) {
      for (const name of ['__proto__', 'constructor', 'prototype']) {
        const inside = key === '{"game":' ? `{"${name}":${polluting},"game":` : `${key}"${name}":${polluting},`;
        loadOrRefuse(JSON.parse(text.replace(key, inside)));
      }
    }
    loadOrRefuse({...record(), moves: JSON.parse('[["__proto__", "person"], ["constructor", "person"]]') as unknown});
    loadOrRefuse({...record(), game: '__proto__'});
    assert.ok(!('polluted' in {}));
  });

  test('adds no unknown fields', () => {
    const loaded = load({...record(), evil: 1, seats: record().seats.map((seat) => ({...seat, evil: 1}))});
    assert.ok(!JSON.stringify(loaded.save()).includes('evil'));
  });
});

describe('the text of a record', () => {
  test('of the longest game is parsed', () => {
    const move = ['1 4C T4,I2', 'person'] as const;
    const text = JSON.stringify({...record(1), moves: Array(limits.moves).fill(move)});
    assert.equal((parseRecord(text) as GameRecord).moves.length, limits.moves);
  });

  test('with more parts than a game can have is refused unparsed', () => {
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
});
