// A game in an address: whatever went in comes out, and whatever happens to the code, nothing else than a game comes out.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {checksum} from '../../src/core/code-format.js';
import {GameError, recordOfCode, Session, shareCode, type Seat} from '../../src/kit.js';
import {limits, movers, seatKinds} from '../../src/core/record.js';
import {race, type RaceOptions, type RaceState} from '../example/race.js';

type Race = Session<RaceOptions, RaceState>;

const load = (code: string): Race => Session.load(race, recordOfCode(race, code), {seed: 'fresh', id: 'fresh'});

const text = fc.oneof(
  fc.string({maxLength: 20, unit: 'binary'}),
  fc.constantFrom('', 'Ada', 'Zoë', '王', '🎲', '\u0000', '"', '\ud800'),
);
const seat = fc
  .record(
    {
      name: text,
      kind: fc.constantFrom(...seatKinds),
      color: fc.constantFrom('red', '#0af', 'rgb(1 2 3 / 50%)', 'color-mix(in srgb, red 20%, #fff)'),
      level: text,
    },
    {requiredKeys: ['name', 'kind']},
  )
  .map(({color, level, ...rest}): Seat => ({...rest, ...(color ? {color} : {}), ...(level ? {level} : {})}));

/** Any game of the example: with all kinds of players, by anyone, some with draws of its own. */
const game = fc.record({
  target: fc.integer({min: 1, max: 60}),
  first: fc.constantFrom('one', 'two', 'any'),
  seats: fc.tuple(seat, seat),
  seed: text,
  steps: fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...movers, undefined)), {maxLength: 80}),
  foreign: fc.boolean(),
});

/** The game that was described. */
function played({
  target,
  first,
  seats,
  seed,
  steps,
  foreign,
}: typeof game extends fc.Arbitrary<infer T> ? T : never): Race {
  const session = new Session(race, {options: {target, first: first as 'any'}, seats, seed, id: 'share'});
  for (const [i, by] of steps) {
    if (session.turn === undefined) break;
    const legal = session.legalMoves;
    const move = legal[i % legal.length]!;
    session.play(foreign && move === 'roll' ? String(i + 1) : move, by ?? seats[session.turn]!.kind);
  }
  return session;
}

/** The game of a code, or a refusal in order. */
function readOrRefuse(code: string): Race | GameError {
  try {
    return load(code);
  } catch (error) {
    assert.ok(error instanceof GameError, `${String(error)} for ${code.slice(0, 200)}`);
    assert.ok(['bad-code', 'bad-record', 'bad-option'].includes(error.code), error.code);
    assert.ok(error.message.length < 1000);
    return error;
  }
}

/** A code whose head says this, followed by these bytes of moves. */
function codeOf(head: object, bytes: number[] = []): string {
  const all = [...new TextEncoder().encode(JSON.stringify(head)), 0, ...bytes];
  return `1${Buffer.from([...all, ...checksum(all)]).toString('base64url')}`;
}

const begin = (moves: number, seed = 'share'): Race => {
  const session = new Session(race, {
    options: race.parseOptions({target: 40}),
    seats: [
      {name: 'Ada', kind: 'person'},
      {name: '', kind: 'auto'},
    ],
    seed,
    id: 'x',
  });
  for (let i = 0; i < moves && session.turn !== undefined; i++)
    session.play(session.legalMoves[0]!, session.seats[session.turn]!.kind);
  return session;
};

describe('a share code', () => {
  test('restores options, players, seed, moves and who made them', () => {
    forAll(125, [game], (described) => {
      const session = played(described);
      const again = load(shareCode(session));
      assert.deepEqual(again.state, session.state);
      const {id: _, ...record} = session.save();
      const {id: __, ...other} = again.save();
      assert.deepEqual(other, record);
      assert.equal(shareCode(again), shareCode(session));
    });
  });

  test('is not made of a game that is too long for it', () => {
    const {id: _, seed: __, ...record} = begin(0).save();
    const moves = Array.from({length: 2500}, (_, i) => [`roll${'x'.repeat(i % 90)}`, 'person'] as const);
    const endless = {...race, play: (state: RaceState) => ({ok: true as const, state, effects: []}), turn: () => 0};
    const long = Session.load(endless, {...record, moves}, {seed: 'fresh', id: 'fresh'});
    assert.ok(shareCode(long).length < limits.code);
    const longer = Session.load(endless, {...record, moves: Array(4).fill(moves).flat()}, {seed: 'fresh', id: 'fresh'});
    assert.throws(
      () => shareCode(longer),
      ({code, message}: GameError) => code === 'too-long' && message.includes(`at most ${limits.code}`),
    );
  });
});

describe('a damaged code', () => {
  const codes = [
    shareCode(begin(0)),
    shareCode(begin(25)),
    (() => {
      const session = begin(6);
      session.play('6', 'page');
      return shareCode(session);
    })(),
  ];

  test('with a changed, missing or added character is rejected, or has the same bytes', () => {
    const bytesOf = (code: string): string => Buffer.from(code.slice(1), 'base64url').toString('hex');
    for (const code of codes) {
      const same = load(code).save();
      const read = (damaged: string): void => {
        const found = readOrRefuse(damaged);
        if (found instanceof GameError) return;
        assert.equal(bytesOf(damaged), bytesOf(code), damaged);
        assert.deepEqual(found.save(), same, damaged);
      };
      for (let i = 0; i < code.length; i++) {
        for (const char of ['A', 'z', '0', '_', '-', '', '%', ' ', 'é', '\u0000']) {
          read(code.slice(0, i) + char + code.slice(i + 1));
          read(code.slice(0, i) + char + code.slice(i));
        }
      }
    }
  });
});

describe('a code is rejected with a message', () => {
  const head = {
    g: 'race',
    v: 1,
    o: {},
    s: 'x',
    p: [
      ['', 'p'],
      ['', 'p'],
    ],
    n: 0,
    r: [],
  };
  const faults: [what: string, code: string, reason: RegExp][] = [
    ['that is empty', '', /^Invalid share code: ""\. Expected letters, digits/],
    ['that is too long', `1${'A'.repeat(limits.code)}`, /Expected at most 200000 characters/],
    ['of another format', `3${codeOf(head).slice(1)}`, /Expected a code of format 1/],
    ['of another game', codeOf({...head, g: 'chess'}), /Expected a code of race, not of "chess"/],
    [
      'with options that are none',
      codeOf({...head, o: JSON.parse('{"__proto__": {"polluted": 1}}') as object}),
      /^Invalid option name: "__proto__"/,
    ],
    ['with more moves than any game', codeOf({...head, n: limits.moves + 1}), /complete/],
    [
      'with moves after the end',
      codeOf({...head, s: undefined, o: {target: 1}, n: 3, m: ['1', 'take', '1']}),
      /Expected no moves after the end of the game/,
    ],
    ['with an index of no legal move', codeOf({...head, n: 2}, [0xff]), /Expected a legal move \d/],
    ['with runs that are too short', codeOf({...head, n: 5, r: [[1, 2]]}, [0]), /Expected 5 moves/],
    ['with a mover that is none', codeOf({...head, n: 1, r: [[9, 1]]}), /Expected a legal move \d/],
    ['with text that is no UTF-8', `1${Buffer.from([0x7b, 0xff, 0]).toString('base64url')}`, /complete/],
  ];
  for (const [what, code, reason] of faults) {
    test(what, () => {
      const refused = readOrRefuse(code);
      assert.ok(refused instanceof GameError, 'it was read');
      assert.match(refused.message, reason);
    });
  }

  test('and does not change Object.prototype', () => assert.ok(!('polluted' in {})));
});
