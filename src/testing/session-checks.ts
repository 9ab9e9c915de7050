/** Checks of sessions: undo, records, share codes. */
import {GameError, isRefusal, type AnyGame} from '../core/game.js';
import {quote} from '../core/json.js';
import {drawOf} from '../core/random.js';
import type {GameRecord, RecordedMove, Seat} from '../core/record.js';
import {Session} from '../core/session.js';
import {recordOfCode, shareCode} from '../core/share-code.js';
import {sample, copy, expectPlain, expectSame, expect} from './expect.js';
import {type Walk, settle} from './random-games.js';

function seatsOf(count: number): Seat[] {
  const kinds = ['person', 'auto', 'remote'] as const;
  return Array.from({length: count}, (_, i) => ({name: `P${i}`, kind: kinds[i % 3]!}));
}

function sessionOf(game: AnyGame, {options, seats, seed, moves}: Walk): Session {
  const session = new Session(game, {options, seats: seatsOf(seats), seed, id: 'contract'}) as Session;
  for (const move of moves) {
    const moved = session.play(move, session.seats[session.turn!]!.kind);
    if (!moved.ok) throw new Error(`the session rejected ${quote(move)}: ${moved.message}`);
  }
  return session;
}

export function checkSession(game: AnyGame, walk: Walk): void {
  const {options, seats, seed, moves, positions, effects} = walk;
  const session = new Session(game, {options, seats: seatsOf(seats), seed, id: 'contract'}) as Session;
  expectSame(session.options, options, 'the options of a session with dealt options');
  moves.forEach((settled, i) => {
    // an unsettled move draws what the random game drew; other moves are played as they are
    const move = session.legalMoves.find((legal) => session.settle(legal) === settled) ?? settled;
    const before = session.state;
    expect(session.resolve(move, 'person').ok, `resolve(${quote(move)})`);
    expectSame(session.state, before, `the state after resolve(${quote(move)})`);
    const moved = session.play(move, 'person');
    expect(moved.ok, `the session rejected ${quote(move)}`);
    expectSame(session.state, positions[i + 1]!.state, `the state after move ${i + 1}`);
  });
  expectSame(
    session.history.map(({move}) => move),
    moves,
    'the history',
  );
  expectSame(session.result, positions.at(-1)!.result, 'the result');
  expect(
    session.turn !== undefined || isRefusal(session.play(moves.at(-1) ?? '', 'person')),
    'a move was made after the end',
  );
  for (const number of sample(
    positions.map((_, i) => i),
    0,
  )) {
    expectSame(session.stateAt(number), positions[number]!.state, `stateAt(${number})`);
  }
  let i = 0;
  for (const moved of session.replay()) {
    expectSame(moved.effects, effects[i], `the effects of move ${i + 1} in a replay`);
    expectSame(moved.state, positions[++i]!.state, `the state after move ${i} in a replay`);
  }
  expect(i === moves.length, `a replay of ${i} moves, not ${moves.length}`);
}

export function checkUndo(game: AnyGame, walk: Walk): void {
  const session = sessionOf(game, walk);
  const saved = session.save();
  const stops = [session.number];
  while (session.canUndo) {
    const undone = session.undo();
    expect(undone.ok && session.number < stops.at(-1)!, 'undo() did not go back');
    stops.push(session.number);
    expectSame(session.state, walk.positions[session.number]!.state, `the state after undo to move ${session.number}`);
  }
  expect(isRefusal(session.undo()), 'undo() with nothing to undo');
  for (stops.pop(); session.canRedo; stops.pop()) {
    expect(
      session.redo().ok && session.number === stops.at(-1),
      `redo() went to move ${session.number}, not ${stops.at(-1)}`,
    );
    expectSame(session.state, walk.positions[session.number]!.state, `the state after redo to move ${session.number}`);
  }
  expect(isRefusal(session.redo()), 'redo() with nothing to redo');
  expectSame(session.save(), saved, 'the record after undo and redo');
}

export function checkRecord(game: AnyGame, walk: Walk): void {
  const session = sessionOf(game, walk);
  const record = session.save();
  expectPlain(record, 'the record');
  expectEqualGames(load(game, copy(record)), session);
  // any prefix of a game is a game
  const half = {...record, moves: record.moves.slice(0, record.moves.length >> 1)};
  const begun = load(game, copy(half));
  expectSame(begun.state, walk.positions[begun.number]!.state, 'the state of half a record');
}

export function checkShare(game: AnyGame, walk: Walk): void {
  const session = sessionOf(game, walk);
  const code = shareCode(session);
  expect(/^[\w-]+$/.test(code), `the code ${quote(code)} needs escaping in a URL`);
  expectEqualGames(load(game, recordOfCode(game, code)), session);
}

function load(game: AnyGame, record: unknown): Session {
  return Session.load(game, record, {seed: 'fresh', id: 'contract'}) as Session;
}

function expectEqualGames(a: Session, b: Session): void {
  expectSame(a.state, b.state, 'the state');
  expectSame(a.history, b.history, 'the history');
  expectSame(a.options, b.options, 'the options');
  expectSame(a.save(), b.save(), 'the record');
}

/** Replaces the first outcome that can be different. */
export function checkForgery(game: AnyGame, walk: Walk): void {
  if (!game.settle) return;
  const {positions, moves, seed} = walk;
  for (let i = 0; i < moves.length; i++) {
    const {state, legal} = positions[i]!;
    const drawn = new Set(legal.map((move) => settle(game, state, move, drawOf(seed, i + 1))));
    const others = legal.flatMap((move) =>
      ['a', 'b', 'c', 'd'].map((other) => settle(game, state, move, drawOf(other, i + 1))),
    );
    const forged = others.find((move) => !drawn.has(move) && !legal.includes(move));
    if (forged === undefined) continue;
    const session = sessionOf(game, {...walk, moves: moves.slice(0, i)});
    const record = session.save();
    const moved: RecordedMove = [forged, session.seats[session.turn!]!.kind];
    const {seed: _, ...unseeded} = record;
    const withForged = (of: GameRecord): GameRecord => ({...of, moves: [...of.moves, moved]});
    let refused = false;
    try {
      load(game, withForged(record));
    } catch (error) {
      refused = error instanceof GameError;
    }
    expect(refused, `move ${i + 1}: ${quote(forged)} was loaded, but does not follow from the seed`);
    const accepted = load(game, withForged(unseeded));
    expect(accepted.save().seed === undefined, 'a game with outcomes from outside was saved with a seed');
    expectEqualGames(load(game, copy(accepted.save())), accepted);
    return;
  }
}
