/** Checks of each position of the random games: moves, purity, refusals, effects, the end. */
import {isRefusal, type AnyGame, type Effect} from '../core/game.js';
import {frozen, isObject, quote} from '../core/json.js';
import {drawOf} from '../core/random.js';
import {limits} from '../core/record.js';
import {sample, quietly, copy, expectPlain, expectSame, expect, within} from './expect.js';
import {type Walk, type Position, settle} from './random-games.js';

/** A requirement on a position. @param number of the next move, from 1 */
export type PositionCheck = (game: AnyGame, position: Position, number: number, walk: Walk) => void;

export const checkPure: PositionCheck = (game, {state, legal, turn, result}, number, {options, seats, seed}) => {
  frozen(state);
  const twin = frozen(copy(state));
  quietly(() => {
    if (number === 1) expectSame(game.setup(frozen(copy(options)), seats), state, 'setup() the second time');
    expectSame(game.moves(state), legal, 'moves() the second time');
    expectSame(game.moves(twin), legal, 'moves() of a copy of the state');
    expectSame(game.turn(twin), turn, 'turn() of a copy of the state');
    expectSame(game.result(twin), result, 'result() of a copy of the state');
    for (const move of sample(legal, number)) {
      const settled = settle(game, state, move, drawOf(seed, number));
      expectSame(settle(game, twin, move, drawOf(seed, number)), settled, `settle() of ${quote(move)} the second time`);
      const played = game.play(state, settled);
      expectSame(game.play(twin, settled), played, `play() of ${quote(settled)} the second time`);
      // nothing that was returned may be mutated later
      frozen(played);
    }
  });
};

export function checkMoves(game: AnyGame, {state, legal}: Position): void {
  expect(Array.isArray(legal), 'moves() is not a list');
  for (const move of legal) expectMove(move);
  expect(new Set(legal).size === legal.length, `the same move twice: ${quote(legal)}`);
  expectSame(game.moves(copy(state)), legal, 'moves() of another copy of the state');
}

function expectMove(move: unknown): void {
  expect(
    typeof move === 'string' && move.length > 0 && move.length <= limits.move,
    `${quote(move)} is not a string of 1 to ${limits.move} characters`,
  );
}

export function checkEnd(_game: AnyGame, {turn, legal, result}: Position, _number: number, {seats}: Walk): void {
  const over = turn === undefined;
  expect(over === (legal.length === 0), `turn() is ${String(turn)} and moves() is ${quote(legal)}`);
  expect(over === (result !== undefined), `turn() is ${String(turn)} and result() is ${quote(result)}`);
  if (!over) expectSeat(turn, seats, 'turn()');
  if (!result) return;
  expectPlain(result, 'the result');
  expect(Array.isArray(result.winners), 'winners is not a list');
  for (const seat of result.winners) expectSeat(seat, seats, 'winners');
  expect(
    new Set(result.winners).size === result.winners.length,
    `winners: the same seat twice: ${quote(result.winners)}`,
  );
  expect(/^[a-z]+(-[a-z]+)*$/.test(result.reason), `reason: ${quote(result.reason)} is not in kebab case`);
  expect(
    result.scores === undefined || (result.scores.length === seats && result.scores.every(Number.isFinite)),
    `scores: ${quote(result.scores)} is not a number for each of ${seats} seats`,
  );
}

function expectSeat(seat: unknown, seats: number, what: string): void {
  expect(
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats,
    `${what}: ${quote(seat)} is not one of ${seats} seats`,
  );
}

export function checkLegal(game: AnyGame, {state, legal}: Position, number: number, {seed, seats}: Walk): void {
  for (const move of sample(legal, number)) {
    within(quote(move), () => {
      const settled = settle(game, state, move, drawOf(seed, number));
      expectMove(settled);
      const played = game.play(state, settled);
      if (!played.ok) throw new Error(`${quote(settled)} is legal, but was rejected: ${played.message}`);
      expectPlain(played.state, 'the next state');
      expect(Array.isArray(played.effects), 'effects is not a list');
      expect(
        game.result(played.state) === undefined || played.effects.length > 0,
        `${quote(settled)} ends the game without an effect`,
      );
      checkEffects(played.effects, seats);
      expect(
        (game.isQuiet?.(state, move) ?? false) === (played.effects.length === 0),
        `isQuiet() is wrong about ${quote(move)}, which has ${played.effects.length} effects`,
      );
      if (settled !== move) expect(!game.play(state, move).ok, `${quote(move)} was played without being settled`);
    });
  }
}

export function checkSettled(game: AnyGame, {state, legal}: Position, number: number, {seed}: Walk): void {
  for (const move of sample(legal, number)) {
    const settled = settle(game, state, move, drawOf(seed, number));
    if (!legal.includes(settled)) continue;
    for (const other of ['a', 'b', 'c']) {
      expectSame(
        settle(game, state, settled, drawOf(other, number)),
        settled,
        `settle() of ${quote(settled)}, which is legal as it is,`,
      );
    }
  }
}

/** Strings that are moves in no game, and variants of these moves. */
function otherTexts(moves: readonly string[]): string[] {
  const spellings = moves.flatMap((move) => [
    ...[` ${move}`, `${move} `, `${move}\n`, `${move}\u0000`],
    ...[`0${move}`, `+${move}`, `${move}.0`, `${move} ${move}`, `${move},`],
  ]);
  return [
    ...['', ' ', '\n', '\u0000', '\ud800', '🎲', 'x'.repeat(limits.move)],
    ...['no such move', 'undefined', 'null', 'NaN', 'Infinity', '-1', '1e1', '99999999999999999999'],
    ...['__proto__', 'constructor', 'toString', 'length', '[]', '{}', '[object Object]', '(', '\\', '%'],
    ...spellings,
  ];
}

export function checkOthers(game: AnyGame, {state, legal, turn}: Position, number: number, {seed, moves}: Walk): void {
  // the first, the last, and a fifth of the positions in between
  if (number > 20 && number % 5 > 0 && turn !== undefined) return;
  const settled = sample(legal, number).map((move) => settle(game, state, move, drawOf(seed, number)));
  const known = new Set([...legal, ...settled]);
  for (const text of otherTexts(settled)) {
    if (known.has(text)) continue;
    within(quote(text), () => {
      const answer = game.play(state, text);
      expect(!answer.ok, 'played, but not legal');
      expectRefusal(answer);
    });
  }
  // moves of other positions must not throw, legal or not; after the end none is legal
  for (const text of sample(moves, number)) {
    within(quote(text), () => {
      const answer = game.play(state, text);
      expect(turn !== undefined || !answer.ok, 'played after the end');
      if (!answer.ok) expectRefusal(answer);
    });
  }
}

function expectRefusal(answer: unknown): void {
  expect(isRefusal(answer), `${quote(answer)} is neither a move nor a refusal`);
  const {code, message} = answer as {code: unknown; message: unknown};
  expect(typeof code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(code), `the code ${quote(code)} is not in kebab case`);
  expect(
    typeof message === 'string' && message.length > 0 && message.length < 1000,
    `the message ${quote(message)} is not a sentence`,
  );
  expectPlain(answer, 'the refusal');
}

export function checkEffects(effects: readonly Effect[], seats: number): void {
  expectPlain(effects, 'the effects');
  for (const effect of effects) {
    expect(
      isObject(effect) && typeof effect.type === 'string' && effect.type !== '',
      `the effect ${quote(effect)} has no type`,
    );
    if (effect.seat !== undefined) expectSeat(effect.seat, seats, `the effect ${quote(effect)}`);
    if (effect.type !== 'won') continue;
    expectSeat(effect.seat, seats, `the effect ${quote(effect)}`);
    expect(
      Number.isInteger(effect['place']) && (effect['place'] as number) >= 1,
      `the effect ${quote(effect)} has no place from 1`,
    );
  }
}

export function checkWinners(_game: AnyGame, {positions, effects}: Walk): void {
  const won = effects.flat().filter(({type}) => type === 'won');
  const seats = won.map(({seat}) => seat);
  expect(new Set(seats).size === seats.length, `a seat won twice: ${quote(won)}`);
  const {result} = positions.at(-1)!;
  if (!result) return;
  const first = won.filter((effect) => effect['place'] === 1).map(({seat}) => seat!);
  const order = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  expectSame(order(first), order(result.winners), 'seats with an effect "won" and place 1, against winners');
}
