// One game being played, with the example game: what undo takes back, what comes again, what is kept.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {
  drawOf,
  Session,
  type Effect,
  type GameError,
  type MovedBy,
  type Refusal,
  type SeatKind,
} from '../../src/kit.js';
import {race, type RaceOptions, type RaceState} from '../example/race.js';

const long: RaceOptions = {target: 1000, first: 'one'};

/** A game of two; the first is a person, if nothing else is said. */
function begin(
  kinds: SeatKind[] = ['person', 'person'],
  options = long,
  seed = 'session',
  game = race,
): Session<RaceOptions, RaceState> {
  return new Session(game, {options, seats: kinds.map((kind) => ({name: '', kind})), seed, id: 'test'});
}

/** Makes these moves, each by whoever's turn it is. */
function make(session: Session<RaceOptions, RaceState>, ...moves: string[]): void {
  for (const move of moves) {
    const moved = session.play(move, session.seats[session.turn!]!.kind);
    assert.ok(moved.ok, `${move} was refused`);
  }
}

const codeOf = (answer: {ok: boolean}): string => (answer as Refusal).code;
const load = (record: unknown): Session<RaceOptions, RaceState> =>
  Session.load(race, record, {seed: 'fresh', id: 'fresh'});

test('a move is settled by the seed: draw k belongs to move k', () => {
  const session = begin();
  const first = session.play('roll', 'person');
  assert.ok(first.ok);
  assert.equal(first.move, String(drawOf('session', 1).int(1, 6)));
  assert.deepEqual(first.effects, [{type: 'rolled', seat: 0, pips: Number(first.move)}]);
  make(session, 'leave');
  const third = session.play('roll', 'person');
  assert.ok(third.ok);
  assert.equal(third.move, String(drawOf('session', 3).int(1, 6)));
  assert.deepEqual([third.number, third.seat], [3, 1]);
});

describe('undo', () => {
  type Played = ReturnType<typeof race.play> & {ok: true};
  /** The race with other effects, which say what is quiet. */
  const withEffects = (effects: (made: Played, before: RaceState, move: string) => readonly Effect[]): typeof race => ({
    ...race,
    play(state, move) {
      const played = race.play(state, move);
      return played.ok ? {...played, effects: effects(played, state, move)} : played;
    },
  });
  const loud = withEffects(({effects}, {seat}, move) => (move === 'think' ? [{type: 'thought', seat}] : effects));
  const hushed = withEffects(({effects}, {pips}) => (pips === 0 ? [] : effects));
  const split: typeof race = {...race, turn: (state) => (state.pips > 0 ? 1 - state.seat : state.seat)};
  const takes: typeof race = {...race, milestone: (effects) => effects.some(({type}) => type === 'taken')};

  /** Moves, each by whoever's turn it is or by `:auto`, and how many are left after each undo; then nothing is left to undo. */
  const cases: readonly (readonly [what: string, moves: string, left: readonly number[], Partial<Setup>?])[] = [
    ['takes back the first move', 'roll', [0]],
    ['goes back to before the choice and its roll', 'roll leave roll leave', [2, 0]],
    ['takes back a roll without a choice', 'roll leave roll', [2, 0]],
    ['takes back one of two choices after a roll', 'roll think think', [2, 0], {game: loud}],
    ['keeps a roll before the choice of another seat', 'roll leave', [1, 0], {game: split}],
    ['skips quiet rolls before and after the last choice', 'roll leave roll', [1], {game: hushed}],
    ['skips quiet moves', 'roll leave roll leave roll think think', [4, 2, 0]],
    ['skips quiet moves between a roll and its choice', 'roll leave roll think think leave', [2, 0]],
    [
      'goes back to the last milestone in games with milestones',
      'roll take roll think leave roll take roll think think',
      [7, 2, 0],
      {game: takes},
    ],
    [
      'includes the moves of automatic players that followed',
      'roll leave roll leave roll leave roll leave',
      [4, 0],
      {kinds: ['person', 'auto']},
    ],
    ['does not take back moves of remote players', 'roll leave roll leave', [], {kinds: ['remote', 'remote']}],
    ['does not take back moves of automatic players alone', 'roll leave', [], {kinds: ['remote', 'auto']}],
    ['takes back moves of the page', 'roll leave roll:page', [2], {kinds: ['auto', 'auto']}],
    ['keeps the roll of the other player, not one of the same seat', 'roll:auto think leave roll', [3, 0]],
  ];
  interface Setup {
    readonly kinds: SeatKind[];
    readonly game: typeof race;
  }
  for (const [what, moves, left, {kinds, game} = {}] of cases)
    test(what, () => {
      const session = begin(kinds, long, 'session', game);
      for (const [move, by] of moves.split(' ').map((one) => one.split(':')))
        assert.ok(session.play(move!, (by as MovedBy | undefined) ?? session.seats[session.turn!]!.kind).ok, move);
      const [saved, count] = [session.save(), session.number];
      for (const number of left) assert.deepEqual(session.undo(), {ok: true, number});
      assert.ok(!session.canUndo);
      assert.equal(codeOf(session.undo()), 'nothing-to-undo');
      for (const number of [...left.slice(0, -1).reverse(), ...(left.length > 0 ? [count] : [])])
        assert.deepEqual(session.redo(), {ok: true, number});
      assert.deepEqual(session.save(), saved);
      assert.equal(codeOf(session.redo()), 'nothing-to-redo');
    });

  test('can not be redone after another move', () => {
    const session = begin();
    make(session, 'roll', 'leave', 'roll', 'leave');
    session.undo();
    session.undo();
    assert.ok(!session.play('nonsense', 'person').ok);
    assert.ok(session.canRedo, 'a rejected move changes nothing');
    make(session, 'roll');
    assert.equal(codeOf(session.redo()), 'nothing-to-redo');
    session.undo();
    session.playSettled('6', 'page');
    assert.equal(codeOf(session.redo()), 'nothing-to-redo');
  });
});

describe('an outcome supplied from outside', () => {
  /** A roll that the seed would not give. */
  const foreign = (session: Session<RaceOptions, RaceState>): string =>
    String((Number(session.settle('roll')) % 6) + 1);

  test('removes the seed from the record until it is undone', () => {
    const session = begin();
    make(session, 'roll', 'leave');
    assert.equal(session.save().seed, 'session');
    make(session, foreign(session), 'leave');
    assert.ok(!('seed' in session.save()));
    session.undo();
    assert.equal(session.save().seed, 'session');
    session.redo();
    assert.ok(!('seed' in session.save()));
  });

  test('that an undo leaves as the last move keeps the seed out of the record', () => {
    const rolled = {...race, milestone: (effects: readonly Effect[]) => effects.some(({type}) => type === 'rolled')};
    const session = begin(undefined, long, 'session', rolled);
    make(session, foreign(session), 'leave');
    assert.deepEqual(session.undo(), {ok: true, number: 1});
    assert.ok(!('seed' in session.save()));
  });

  test("that equals the seed's keeps the seed, unless it is played as settled", () => {
    const session = begin();
    make(session, session.settle('roll'), 'leave');
    assert.equal(session.save().seed, 'session');
    session.playSettled(session.settle('roll'), 'person');
    assert.ok(!('seed' in session.save()));
  });

  test('stays external after loading, even if the new seed gives the same', () => {
    const session = begin();
    make(session, foreign(session), 'leave', foreign(session));
    for (let i = 0; i < 100; i++) {
      const again = Session.load(race, session.save(), {seed: `fresh ${i}`, id: 'test'});
      assert.deepEqual(again.save(), session.save());
      again.seats = [
        {name: '', kind: 'person'},
        {name: '', kind: 'person'},
      ];
      again.undo();
      again.redo();
      assert.deepEqual(again.save().moves, session.save().moves);
      assert.ok(!('seed' in again.save()));
    }
  });
});

describe('a long game', () => {
  /** Any moves, some of them taken back on the way. */
  const script = fc.array(fc.constantFrom('roll', 'leave', 'leave', 'take', 'think', 'undo', 'redo'), {
    minLength: 200,
    maxLength: 400,
  });

  test('has the same states after an undo and other moves, past the snapshot of the position it goes back to', () => {
    const session = begin();
    const on = (to: number, choice: string): void => {
      while (session.number < to) make(session, session.legalMoves.includes('roll') ? 'roll' : choice);
    };
    for (const point of [2, 70, 128]) {
      on(point + 2, 'take');
      assert.deepEqual(session.undo(), {ok: true, number: point});
      on(point + 130, 'leave');
      const {state} = session;
      const again = load(session.save());
      for (let i = 0; i <= session.number; i++) assert.deepEqual(session.stateAt(i), again.stateAt(i), `move ${i}`);
      while (session.number > point) session.undo();
      assert.deepEqual(session.state, again.stateAt(point));
      while (session.canRedo) session.redo();
      assert.deepEqual(session.state, state);
      while (session.number > point) session.undo();
    }
  });

  test('is the same after any number of undos and redos', () => {
    forAll(15, [script], (words) => {
      const session = begin(['person', 'auto']);
      const states: RaceState[] = [session.state];
      for (const word of words) {
        if (word === 'undo') session.undo();
        else if (word === 'redo') session.redo();
        else if (session.legalMoves.includes(word)) make(session, word);
        else continue;
        states.length = Math.min(states.length, session.number + 1);
        for (let i = states.length; i <= session.number; i++) states.push(session.stateAt(i));
        assert.deepEqual(session.state, states[session.number]);
      }
      states.forEach((state, i) => assert.deepEqual(session.stateAt(i), state));
      const again = load(JSON.parse(JSON.stringify(session.save())));
      assert.deepEqual(again.state, session.state);
      assert.deepEqual(again.history, session.history);
      assert.deepEqual(again.save(), session.save());
    });
  });
});

test('the seats may change their names and kinds during a game, but not their number', () => {
  const session = begin();
  make(session, 'roll', 'leave');
  session.seats = [
    {name: 'Ada', kind: 'auto'},
    {name: 'Ben', kind: 'person'},
  ];
  assert.equal(session.save().seats[0]!.name, 'Ada');
  assert.ok(session.canUndo, "a move stays its mover's");
  assert.throws(() => (session.seats = [{name: '', kind: 'person'}]), RangeError);
  assert.throws(() => begin(['person']), {code: 'bad-option', message: 'Invalid players: 1. Expected 2 to 2.'});
});

describe('a record', () => {
  test('contains dealt options', () => {
    const session = begin(undefined, {target: 10, first: 'any'}, 'deal');
    const first = drawOf('deal', 0).pick(['one', 'two']);
    assert.deepEqual(session.save().options, {target: 10, first});
    assert.deepEqual(load({...session.save(), options: {target: 10, first: 'any'}}).options, session.options);
    assert.throws(
      () => load({...session.save(), options: {target: 10, first: 'any'}, seed: undefined}),
      (error: GameError) => error.code === 'bad-record' && error.message.startsWith('Incomplete options'),
    );
  });

  test('may be mutated without affecting the game', () => {
    const session = begin();
    make(session, 'roll', 'leave');
    const before = JSON.stringify(session.save());
    const record = session.save() as unknown as {options: {target: number}; seats: {name: string}[]; moves: string[][]};
    record.options.target = 1;
    record.seats[0]!.name = 'Mallory';
    record.seats.pop();
    record.moves[0]![0] = '6';
    assert.equal(JSON.stringify(session.save()), before);
  });
});
