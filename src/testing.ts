/**
 * `@parlour/elements/testing`: the contract suite. It checks any {@link Game} by its documentation, by random games and
 * by everything a session does with them. It knows no test runner: each check has a name and throws where it fails.
 *
 *     for (const {name, run} of contractOf(game, {options: [{}, {rows: 8}]})) test(name, run);
 */
import {GameError, isRefusal, type AnyGame, type Effect, type Result} from './core/game.js';
import {frozen, isObject, quote, sameJson, type JsonObject} from './core/json.js';
import {drawOf, type Draw} from './core/random.js';
import {limits, type GameRecord, type RecordedMove, type Seat} from './core/record.js';
import {Session} from './core/session.js';
import {recordOfCode, shareCode} from './core/share-code.js';

/** What the games of a suite are played with. */
export interface ContractSetup {
  /** Options as a page would give them, one set after the other. Default: none but the defaults. */
  readonly options?: readonly JsonObject[];
  /** Options that must be refused, beside those that no game takes. */
  readonly refused?: readonly JsonObject[];
  /** Numbers of seats. Default: the fewest and the most. */
  readonly seats?: readonly number[];
  /** Random games for each set of options and number of seats. Default 5. */
  readonly games?: number;
  /** Moves for which a random game is followed. Default 2,000. */
  readonly moves?: number;
  /** Whether every random game must have ended by then. Default true. */
  readonly ends?: boolean;
  /** The random games follow from it. Any text. */
  readonly seed?: string;
}

/** One thing that a game has to fulfil. */
export interface Check {
  /** A sentence. */
  readonly name: string;
  /** @throws {Error} with what was expected and what came. */
  readonly run: () => void;
}

/** One random game: where it was before each move, and at last. */
interface Walk {
  /** For messages: options, seats and seed. */
  readonly name: string;
  readonly options: JsonObject;
  readonly seats: number;
  readonly seed: string;
  readonly positions: readonly Position[];
  /** What was played from `positions[i]`, settled. */
  readonly moves: readonly string[];
  readonly effects: readonly (readonly Effect[])[];
}

interface Position {
  readonly state: JsonObject;
  readonly legal: readonly string[];
  readonly turn: number | undefined;
  readonly result: Result | undefined;
}

/** The suite for one game. */
export function contractOf(game: AnyGame, setup: ContractSetup = {}): Check[] {
  const sets = setup.options ?? [{}];
  let walks: Walk[] | undefined;
  /** Calls `visit` with every random game. */
  const eachGame = (visit: (walk: Walk) => void): void => {
    walks ??= randomGames(game, sets, setup);
    for (const walk of walks) within(walk.name, () => visit(walk));
  };
  /** Calls `visit` with every position of every random game. */
  const eachPosition = (visit: (position: Position, number: number, walk: Walk) => void): void =>
    eachGame((walk) =>
      walk.positions.forEach((position, i) => within(`move ${i + 1}`, () => visit(position, i + 1, walk))),
    );
  const check = (sentence: string, run: () => void): Check => ({name: `${game.id}: ${sentence}`, run});

  return [
    check('has a name, a version and a number of seats', () => checkHead(game)),
    check('makes complete options of anything it accepts, and the same of its own', () => {
      for (const raw of [{}, ...sets]) checkAccepted(game, raw);
    }),
    check('refuses wrong options with bad-option and never fails otherwise', () => checkJunk(game, sets, setup.refused ?? [])),
    check('deals the same for the same seed, and nothing twice', () => {
      for (const raw of [{}, ...sets]) checkDeal(game, raw);
    }),
    check('has states that are plain JSON', () =>
      eachPosition(({state}) => expectPlain(state, 'the state'))),
    check('is pure: asks for no clock or chance, changes nothing, says the same twice', () =>
      eachPosition((position, number, walk) => checkPure(game, position, number, walk))),
    check('lists moves that are short, different and in a fixed order', () =>
      eachPosition(({state, legal}) => checkMoves(game, state, legal))),
    check('is over where nobody has a turn, no move is legal and there is a result', () =>
      eachPosition(checkEnd)),
    check('settles and plays every legal move', () =>
      eachPosition((position, number, walk) => checkLegal(game, position, number, walk))),
    check('leaves a move as it is where chance has no say', () =>
      eachPosition((position, number, walk) => checkSettled(game, position, number, walk))),
    check('refuses every other text with a code and a sentence', () =>
      eachPosition((position, number, walk) => checkOthers(game, position, number, walk))),
    check('tells what happened by effects with a type', () =>
      eachGame(({effects, seats}) => effects.forEach((list) => checkEffects(list, seats)))),
    check('tells of winners as its result does', () => eachGame(checkWinners)),
    check('comes to an end', () =>
      eachGame(({positions, moves}) => {
        if (setup.ends ?? true) expect(positions.at(-1)!.result !== undefined, `no end after ${moves.length} moves`);
      })),
    check('is played by a session move for move, and shown again the same', () => eachGame((walk) => checkSession(game, walk))),
    check('goes back and forth: undo and redo', () => eachGame((walk) => checkUndo(game, walk))),
    check('is the same game after saving and loading', () => eachGame((walk) => checkRecord(game, walk))),
    check('is the same game after sharing', () => eachGame((walk) => checkShare(game, walk))),
    check('takes no draw that the seed does not give', () => eachGame((walk) => checkForgery(game, walk))),
  ];
}

// the random games

function randomGames(game: AnyGame, sets: readonly JsonObject[], setup: ContractSetup): Walk[] {
  const {seats = [...new Set(game.seats)], games = 5, moves = 2000, seed = 'contract'} = setup;
  return sets.flatMap((raw) =>
    seats.flatMap((count) =>
      Array.from({length: games}, (_, i) => {
        const own = `${seed} ${i}`;
        const name = `options ${quote(raw)}, ${count} seats, seed "${own}"`;
        return within(name, () => randomGame(game, name, raw, count, own, moves));
      }),
    ),
  );
}

function randomGame(game: AnyGame, name: string, raw: JsonObject, seats: number, seed: string, most: number): Walk {
  const options = deal(game, game.parseOptions(raw) as JsonObject, seed);
  const positions: Position[] = [];
  const moves: string[] = [];
  const effects: (readonly Effect[])[] = [];
  let state = game.setup(options, seats) as JsonObject;
  for (;;) {
    const legal = game.moves(state);
    const position = {state, legal, turn: game.turn(state), result: game.result(state)};
    positions.push(position);
    if (legal.length === 0 || moves.length === most) break;
    const number = moves.length + 1;
    const settled = settle(game, state, drawOf(`${seed} choice`, number).pick(legal), drawOf(seed, number));
    const played = game.play(state, settled);
    if (!played.ok) throw new Error(`move ${number}: ${quote(settled)} is legal and was refused: ${played.message}`);
    moves.push(settled);
    effects.push(played.effects);
    state = played.state as JsonObject;
  }
  return {name, options, seats, seed, positions, moves, effects};
}

function deal(game: AnyGame, options: JsonObject, seed: string): JsonObject {
  return (game.deal?.(options, drawOf(seed, 0)) as JsonObject | undefined) ?? options;
}

function settle(game: AnyGame, state: JsonObject, move: string, draw: Draw): string {
  return game.settle?.(state, move, draw) ?? move;
}

// options

function checkHead({id, version, seats}: AnyGame): void {
  expect(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id), `id: ${quote(id)} is not in kebab case`);
  expect(Number.isInteger(version) && version > 0, `version: ${quote(version)} is not a whole number from 1`);
  const [min, max] = seats;
  expect(
    Number.isInteger(min) && Number.isInteger(max) && min >= 1 && min <= max && max <= 99,
    `seats: ${quote(seats)} is not the fewest and the most`,
  );
}

function checkAccepted(game: AnyGame, raw: JsonObject): void {
  within(`options ${quote(raw)}`, () => {
    const options = game.parseOptions(frozen(copy(raw))) as JsonObject;
    expectPlain(options, 'the options');
    expectSame(game.parseOptions(frozen(copy(options))), options, 'parsed again');
    const given = copy(raw);
    const kept = shared(given, game.parseOptions(given));
    expect(kept === undefined, `parseOptions() keeps ${quote(kept)} as it was given: a page that changes it changes the game`);
    const untouched = copy(options);
    if (setUpFails(game, options)) return;
    expectSame(options, untouched, 'the options after setup');
  });
}

/** An object or list that is part of both. */
function shared(a: unknown, b: unknown): unknown {
  const parts = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    parts.add(value);
    Object.values(value).forEach(collect);
  };
  collect(a);
  const find = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return undefined;
    return parts.has(value) ? value : first(Object.values(value).map((part) => () => find(part)));
  };
  return find(b);
}

/** True where these options need a deal first. */
function setUpFails(game: AnyGame, options: JsonObject): boolean {
  if (game.deal && !sameJson(deal(game, options, 'x'), options)) return true;
  for (const seats of new Set(game.seats)) expectPlain(game.setup(frozen(copy(options)), seats), 'the first state');
  return false;
}

/** Values that are no option, or not of this kind; games have to tell. */
function junk(): unknown[] {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  const deep: unknown = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
  return [
    null, undefined, true, false, NaN, Infinity, -Infinity, -1, 0, -0, 0.5, 1e308, 2 ** 53, '', ' ', '0', '-0', '-1', '1e9', '0x10',
    'no such word', '\u0000', '\ud800', '__proto__', 'constructor', 'toString', 'x'.repeat(1_000_000), '9'.repeat(400),
    [], [null], [[]], [NaN], [[1, 2, 3]], new Array(3), Array.from({length: 10_000}, (_, i) => i), deep, cycle,
    {}, {length: -1}, {toString: 1}, JSON.parse('{"__proto__": {"polluted": true}}'), Object.create(null),
    {get x() { return 1; }}, {toJSON() { return 1; }}, new Date(0), new Map(), /x/, Symbol('x'), 10n, () => 1,
  ];
}

function checkJunk(game: AnyGame, sets: readonly JsonObject[], refused: readonly JsonObject[]): void {
  const names = new Set<string>();
  for (const raw of [{}, ...sets]) {
    for (const name of [...Object.keys(raw), ...Object.keys(game.parseOptions(raw) as JsonObject)]) names.add(name);
  }
  for (const name of names) {
    for (const value of junk()) {
      const error = tryOptions(game, {[name]: value} as JsonObject);
      // the option, or what is wrong inside it
      const told = [name, ...(isObject(value) ? Object.keys(value) : [])];
      if (error) expect(told.some((word) => error.message.includes(word)), `${name}: the message does not name the option: ${error.message}`);
    }
    // a value that is another one each time it is read
    let times = 0;
    const values = junk();
    tryOptions(game, {get [name]() { return values[times++ % values.length]; }} as JsonObject);
  }
  const unknown = ['no-such-option', 'constructor', 'toString'].filter((name) => !names.has(name));
  for (const raw of [...unknown.map((name) => ({[name]: 1})), JSON.parse('{"__proto__": {"polluted": true}}') as JsonObject, ...refused]) {
    expect(tryOptions(game, raw) !== undefined, `options ${quote(raw)} were accepted`);
  }
  expect(!('polluted' in {}), 'the prototype of all objects was changed');
}

/** How these options were refused; undefined where they were taken, then they are good ones. */
function tryOptions(game: AnyGame, raw: JsonObject): GameError | undefined {
  const [[name, value] = ['', undefined]] = Object.entries(raw);
  return within(`option ${quote(name)}: ${typeof value} ${quote(value)}`, () => {
    let options: JsonObject;
    try {
      options = game.parseOptions(raw) as JsonObject;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      expect(error.code === 'bad-option', `the code is "${error.code}", not "bad-option"`);
      expect(error.message.length > 0 && error.message.length < 1000, `a message of ${error.message.length} characters`);
      if (error.value !== undefined) expectPlain(error.value, 'the value in the refusal');
      return error;
    }
    expectPlain(options, 'the options');
    expectSame(game.parseOptions(options), options, 'parsed again');
    return undefined;
  });
}

function checkDeal(game: AnyGame, raw: JsonObject): void {
  if (!game.deal) return;
  within(`options ${quote(raw)}`, () => {
    const options = frozen(game.parseOptions(raw) as JsonObject);
    for (const seed of ['a', 'b', 'c']) {
      const dealt = frozen(quietly(() => deal(game, options, seed)));
      expectPlain(dealt, 'the dealt options');
      expectSame(deal(game, options, seed), dealt, 'dealt once more from the same seed');
      expectSame(game.parseOptions(copy(dealt)), dealt, 'dealt options, parsed');
      expectSame(deal(game, dealt, `${seed} other`), dealt, 'dealt options, dealt again');
    }
  });
}

// positions

function checkPure(game: AnyGame, {state, legal, turn, result}: Position, number: number, {options, seats, seed}: Walk): void {
  frozen(state);
  const twin = frozen(copy(state));
  quietly(() => {
    if (number === 1) expectSame(game.setup(frozen(copy(options)), seats), state, 'setup() the second time');
    expectSame(game.moves(state), legal, 'moves() the second time');
    expectSame(game.moves(twin), legal, 'moves() of a copy of the state');
    expectSame(game.turn(twin), turn, 'turn() of a copy of the state');
    expectSame(game.result(twin), result, 'result() of a copy of the state');
    for (const move of some(legal, number)) {
      const settled = settle(game, state, move, drawOf(seed, number));
      expectSame(settle(game, twin, move, drawOf(seed, number)), settled, `settle() of ${quote(move)} the second time`);
      const played = game.play(state, settled);
      expectSame(game.play(twin, settled), played, `play() of ${quote(settled)} the second time`);
      // nothing of what was made is changed by what follows
      frozen(played);
    }
  });
}

function checkMoves(game: AnyGame, state: JsonObject, legal: readonly string[]): void {
  expect(Array.isArray(legal), 'moves() is not a list');
  for (const move of legal) expectMove(move);
  expect(new Set(legal).size === legal.length, `the same move twice: ${quote(legal)}`);
  expectSame(game.moves(copy(state)), legal, 'moves() once more');
}

function expectMove(move: unknown): void {
  expect(
    typeof move === 'string' && move.length > 0 && move.length <= limits.move,
    `${quote(move)} is not a text of 1 to ${limits.move} characters`,
  );
}

function checkEnd({turn, legal, result}: Position, _number: number, {seats}: Walk): void {
  const over = turn === undefined;
  expect(over === (legal.length === 0), `turn() is ${String(turn)} and moves() is ${quote(legal)}`);
  expect(over === (result !== undefined), `turn() is ${String(turn)} and result() is ${quote(result)}`);
  if (!over) expectSeat(turn, seats, 'turn()');
  if (!result) return;
  expectPlain(result, 'the result');
  expect(Array.isArray(result.winners), 'winners is not a list');
  for (const seat of result.winners) expectSeat(seat, seats, 'winners');
  expect(new Set(result.winners).size === result.winners.length, `winners: the same seat twice: ${quote(result.winners)}`);
  expect(/^[a-z]+(-[a-z]+)*$/.test(result.reason), `reason: ${quote(result.reason)} is not in kebab case`);
  expect(
    result.scores === undefined || (result.scores.length === seats && result.scores.every(Number.isFinite)),
    `scores: ${quote(result.scores)} is not a number for each of ${seats} seats`,
  );
}

function expectSeat(seat: unknown, seats: number, what: string): void {
  expect(Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats, `${what}: ${quote(seat)} is not one of ${seats} seats`);
}

function checkLegal(game: AnyGame, {state, legal}: Position, number: number, {seed, seats}: Walk): void {
  for (const move of some(legal, number)) {
    within(quote(move), () => {
      const settled = settle(game, state, move, drawOf(seed, number));
      expectMove(settled);
      const played = game.play(state, settled);
      if (!played.ok) throw new Error(`${quote(settled)} is legal and was refused: ${played.message}`);
      expectPlain(played.state, 'the next state');
      expect(Array.isArray(played.effects), 'effects is not a list');
      expect(game.result(played.state) === undefined || played.effects.length > 0, `${quote(settled)} ends the game without a word`);
      checkEffects(played.effects, seats);
      if (settled !== move) expect(!game.play(state, move).ok, `${quote(move)} was played before chance had settled it`);
    });
  }
}

function checkSettled(game: AnyGame, {state, legal}: Position, number: number, {seed}: Walk): void {
  for (const move of some(legal, number)) {
    const settled = settle(game, state, move, drawOf(seed, number));
    if (!legal.includes(settled)) continue;
    for (const other of ['a', 'b', 'c']) {
      expectSame(settle(game, state, settled, drawOf(other, number)), settled, `${quote(settled)}, legal as it is, settled`);
    }
  }
}

/** Texts that are a move in no game, or another spelling of one of these moves. */
function otherTexts(moves: readonly string[]): string[] {
  const spellings = moves.flatMap((move) => [
    ` ${move}`, `${move} `, `${move}\n`, `${move}\u0000`, `0${move}`, `+${move}`, `${move}.0`, `${move} ${move}`, `${move},`,
  ]);
  return [
    '', ' ', '\n', '\u0000', '\ud800', 'no such move', 'undefined', 'null', 'NaN', 'Infinity', '-1', '1e1', '99999999999999999999',
    '__proto__', 'constructor', 'toString', 'length', '[]', '{}', '[object Object]', '(', '\\', '%', '🎲', 'x'.repeat(limits.move),
    ...spellings,
  ];
}

function checkOthers(game: AnyGame, {state, legal, turn}: Position, number: number, {seed, moves}: Walk): void {
  // the beginning, the end, and a fifth of what is between
  if (number > 20 && number % 5 > 0 && turn !== undefined) return;
  const settled = some(legal, number).map((move) => settle(game, state, move, drawOf(seed, number)));
  const known = new Set([...legal, ...settled]);
  for (const text of otherTexts(settled)) {
    if (known.has(text)) continue;
    within(quote(text), () => {
      const answer = game.play(state, text);
      expect(!answer.ok, 'played, and is not legal');
      expectRefusal(answer);
    });
  }
  // moves of other positions: legal here or not, they must not fail; after the end none is
  for (const text of some(moves, number)) {
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
  expect(typeof message === 'string' && message.length > 0 && message.length < 1000, `the message ${quote(message)} is not a sentence`);
  expectPlain(answer, 'the refusal');
}

function checkEffects(effects: readonly Effect[], seats: number): void {
  expectPlain(effects, 'the effects');
  for (const effect of effects) {
    expect(isObject(effect) && typeof effect.type === 'string' && effect.type !== '', `the effect ${quote(effect)} has no type`);
    if (effect.seat !== undefined) expectSeat(effect.seat, seats, `the effect ${quote(effect)}`);
    if (effect.type !== 'won') continue;
    expectSeat(effect.seat, seats, `the effect ${quote(effect)}`);
    expect(Number.isInteger(effect['place']) && (effect['place'] as number) >= 1, `the effect ${quote(effect)} has no place from 1`);
  }
}

function checkWinners({positions, effects}: Walk): void {
  const won = effects.flat().filter(({type}) => type === 'won');
  const seats = won.map(({seat}) => seat);
  expect(new Set(seats).size === seats.length, `a seat won twice: ${quote(won)}`);
  const {result} = positions.at(-1)!;
  if (!result) return;
  const first = won.filter((effect) => effect['place'] === 1).map(({seat}) => seat!);
  const order = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  expectSame(order(first), order(result.winners), 'seats with an effect "won" and place 1, against winners');
}

// sessions

function seatsOf(count: number): Seat[] {
  const kinds = ['person', 'auto', 'remote'] as const;
  return Array.from({length: count}, (_, i) => ({name: `P${i}`, kind: kinds[i % 3]!}));
}

function sessionOf(game: AnyGame, {options, seats, seed, moves}: Walk): Session {
  const session = new Session(game, {options, seats: seatsOf(seats), seed, id: 'contract'}) as Session;
  for (const move of moves) {
    const moved = session.play(move, session.seats[session.turn!]!.kind);
    if (!moved.ok) throw new Error(`the session refused ${quote(move)}: ${moved.message}`);
  }
  return session;
}

function checkSession(game: AnyGame, walk: Walk): void {
  const {options, seats, seed, moves, positions, effects} = walk;
  const session = new Session(game, {options, seats: seatsOf(seats), seed, id: 'contract'}) as Session;
  expectSame(session.options, options, 'the options of a session with dealt options');
  moves.forEach((settled, i) => {
    // an unsettled move draws what the walk drew; every other is given as it is
    const move = session.legalMoves.find((legal) => session.settle(legal) === settled) ?? settled;
    expectSame(session.check(move), undefined, `check(${quote(move)})`);
    const moved = session.play(move, 'person');
    expect(moved.ok, `the session refused ${quote(move)}`);
    expectSame(session.state, positions[i + 1]!.state, `the state after move ${i + 1}`);
  });
  expectSame(session.history.map(({move}) => move), moves, 'the history');
  expectSame(session.result, positions.at(-1)!.result, 'the result');
  expect(session.turn !== undefined || isRefusal(session.play(moves.at(-1) ?? '', 'person')), 'a move was made after the end');
  for (const number of some(positions.map((_, i) => i), 0)) {
    expectSame(session.stateAt(number), positions[number]!.state, `stateAt(${number})`);
  }
  let i = 0;
  for (const moved of session.replay()) {
    expectSame(moved.effects, effects[i], `the effects of move ${i + 1} in a replay`);
    expectSame(moved.state, positions[++i]!.state, `the state after move ${i} in a replay`);
  }
  expect(i === moves.length, `a replay of ${i} moves, not ${moves.length}`);
}

function checkUndo(game: AnyGame, walk: Walk): void {
  const session = sessionOf(game, walk);
  const saved = session.save();
  const stops = [session.number];
  while (session.canUndo) {
    const undone = session.undo();
    expect(undone.ok && session.number < stops.at(-1)!, 'undo() did not go back');
    stops.push(session.number);
    expectSame(session.state, walk.positions[session.number]!.state, `the state after undo to move ${session.number}`);
  }
  expect(isRefusal(session.undo()), 'undo() with nothing to take back');
  for (stops.pop(); session.canRedo; stops.pop()) {
    expect(session.redo().ok && session.number === stops.at(-1), `redo() went to move ${session.number}, not ${stops.at(-1)}`);
    expectSame(session.state, walk.positions[session.number]!.state, `the state after redo to move ${session.number}`);
  }
  expect(isRefusal(session.redo()), 'redo() with nothing to make again');
  expectSame(session.save(), saved, 'the record after undo and redo');
}

function checkRecord(game: AnyGame, walk: Walk): void {
  const session = sessionOf(game, walk);
  const record = session.save();
  expectPlain(record, 'the record');
  expectEqualGames(load(game, copy(record)), session);
  // any beginning of a game is a game
  const half = {...record, moves: record.moves.slice(0, record.moves.length >> 1)};
  const begun = load(game, copy(half));
  expectSame(begun.state, walk.positions[begun.number]!.state, 'the state of half a record');
}

function checkShare(game: AnyGame, walk: Walk): void {
  const session = sessionOf(game, walk);
  const code = shareCode(session);
  expect(/^[\w-]+$/.test(code), `the code ${quote(code)} needs escaping in an address`);
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

/** Puts another draw in the place of the first one that can be another. */
function checkForgery(game: AnyGame, walk: Walk): void {
  if (!game.settle) return;
  const {positions, moves, seed} = walk;
  for (let i = 0; i < moves.length; i++) {
    const {state, legal} = positions[i]!;
    const drawn = new Set(legal.map((move) => settle(game, state, move, drawOf(seed, i + 1))));
    const others = legal.flatMap((move) => ['a', 'b', 'c', 'd'].map((other) => settle(game, state, move, drawOf(other, i + 1))));
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
    expect(refused, `move ${i + 1}: ${quote(forged)} was loaded, and is not what the seed gives`);
    const accepted = load(game, withForged(unseeded));
    expect(accepted.save().seed === undefined, 'a game with draws of its own was saved with a seed');
    expectEqualGames(load(game, copy(accepted.save())), accepted);
    return;
  }
}

// helping

/** At most about 24 of a list: all of a short one, others in turn. */
function some<T>(items: readonly T[], turn: number): readonly T[] {
  const step = Math.ceil(items.length / 24);
  return step <= 1 ? items : items.filter((_, i) => i % step === turn % step || i === items.length - 1);
}

/** Runs `work` while clock and chance throw. */
function quietly<T>(work: () => T): T {
  const forbidden: [object, string][] = [[Math, 'random'], [Date, 'now']];
  if (typeof performance !== 'undefined') forbidden.push([performance, 'now']);
  const restore = forbidden.map(([owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value: () => {
        throw new Error(`rules ask for ${name}(): chance and time come from outside`);
      },
    });
    return () => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name));
  });
  try {
    return work();
  } finally {
    restore.forEach((put) => put());
  }
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/**
 * Where a value is not plain JSON, as a path with what is there; undefined where it is. Plain JSON is what comes back
 * the same from `JSON.parse(JSON.stringify(value))`: no undefined in lists, no NaN, no -0, no functions, dates or maps.
 */
export function notJson(value: unknown, path = ''): string | undefined {
  const here = path || 'the value itself';
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${here} is ${Object.is(value, -0) ? '-0' : value}`;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${here} is a list with holes or names`;
    return first(value.map((item, i) => () => notJson(item, `${path}[${i}]`)));
  }
  if (!isObject(value)) return `${here} is ${typeof value === 'object' ? `a ${value.constructor?.name}` : `of type ${typeof value}`}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${here} has a symbol for a name`;
  return first(
    Object.getOwnPropertyNames(value).map((name) => () => {
      const there = path ? `${path}.${name}` : name;
      const field = Object.getOwnPropertyDescriptor(value, name)!;
      if (!('value' in field) || !field.enumerable) return `${there} is not plain data`;
      // a field left out and a field that is undefined are the same JSON
      return field.value === undefined ? undefined : notJson(field.value, there);
    }),
  );
}

function first<T>(tries: readonly (() => T | undefined)[]): T | undefined {
  for (const attempt of tries) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}

function expectPlain(value: unknown, what: string): void {
  const wrong = notJson(value);
  if (wrong !== undefined) throw new Error(`${what} is not plain JSON: ${wrong}`);
}

function expectSame(is: unknown, should: unknown, what: string): void {
  if (!sameJson(is, should)) throw new Error(`${what}: ${quote(is)} is not ${quote(should)}`);
}

function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Puts where it happened in front of an error's message. */
function within<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
