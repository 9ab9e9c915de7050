/**
 * Rules from a table of options and a few functions, for games that need only the basics: {@link defineRules} adds the
 * parsing of options, whose turn it is, chance, the result, effects, and the refusal of illegal moves. Games that need more,
 * such as moves out of turn, implement {@link Game} themselves.
 */
import {illegalMove, type Effect, type Game, type Result} from './game.js';
import type {JsonObject} from './json.js';
import {drawOf, type Draw} from './random.js';
import {onlyOptions, parseAll, switchOption, textOption, wholeOption, wordOption} from './options.js';

/**
 * One option, with its default: a switch (`false`), a whole number (`[min, max, default]`), one of several words (`['a', 'b']`,
 * the first is the default), or a text with a parser that returns its normal form (`{text: '3 5 7', parse}`). The default
 * of a switch, and the maximum and default of a number, may be functions of the options above it.
 */
export type OptionSpec =
  | boolean
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the options above it
  | ((options: any) => boolean)
  | readonly [min: number, max: NumberSpec, standard: NumberSpec]
  | readonly [string, ...string[]]
  | {readonly text: string; parse(text: string): string};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the options above it
type NumberSpec = number | ((options: any) => number);

/** The options of a game by name: the values that each takes, and its default. */
export type OptionTable = {readonly [name: string]: OptionSpec};

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a table without entries
type NoOptions = {};

/** The options of a table. */
export type OptionsOf<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends readonly [number, unknown, unknown]
    ? number
    : Table[Name] extends readonly string[]
      ? Table[Name][number]
      : Table[Name] extends {readonly text: string}
        ? string
        : boolean;
};

/** The state of a game: its own part, and what {@link defineRules} keeps beside it. */
export type StateOf<Own, Options> = Own & {
  readonly options: Options;
  /** The seat to act; after the end the one that made the last move. */
  readonly seat: number;
  /** Number of seats. */
  readonly seats: number;
  /** Seats that have won: none in a draw, or where one player has lost; null until the end. */
  readonly winners: readonly number[] | null;
  /** Seats that have won a game that goes on. */
  readonly won?: readonly number[];
};

/** An effect: `moved`, `won` for each winner, `drawn`, `lost` in a game for one, or one of the game's own. */
export interface MoveEffect extends Effect {
  /** With `moved`: without what chance has added. */
  readonly move?: string;
}

/** The outcome of a move. */
export interface Outcome<Own> {
  /** The game's own part of the next state. */
  readonly state: Own;
  /** The seats that win; none for a draw, or where one player loses. Left out, nobody has won yet. */
  readonly winners?: readonly number[] | undefined;
  /**
   * Whether the game is over. Default: whether there are `winners`; `false` beside them: they have won, and the game
   * goes on. `true` without any: who has won before wins, or who has the best of the `scores`; nobody if all have the same.
   */
  readonly over?: boolean | undefined;
  /** The seat to act. Default: the next one in turn. */
  readonly seat?: number | undefined;
  /** Further effects, in order: somebody must pass, say. `{type: 'passed', seat: 1}` is the sentence `passed` about seat 1. */
  readonly effects?: readonly Effect[] | undefined;
}

/** The outcomes that chance may add to a move, each with its weight, a whole number: `['1', '2']` have the weight 1, `[['a1 2', 9], ['a1 4', 1]]` 9 and 1. */
export type Outcomes = readonly (string | readonly [outcome: string, weight: number])[];

/** Outcomes with their weights. */
type Weighted = readonly (readonly [outcome: string, weight: number])[];

/** The functions of a game. Only `id`, `setup`, `moves` and `play` are required. */
export interface RulesDefinition<Table extends OptionTable, Own extends JsonObject> {
  /** Name of the rules, in kebab case. Part of every record. */
  readonly id: string;
  /** Version of the rules. Records of other versions are rejected. Default 1. */
  readonly version?: number;
  /** Minimum and maximum number of seats. Default `[2, 2]`. */
  readonly seats?: readonly [min: number, max: number];
  /** Options by name. Default: none. */
  readonly options?: Table;
  /**
   * The game's own part of the state before the first move: plain JSON. A function that takes the third parameter has a
   * start that chance decides; what it is drawn from is kept in the option `deal` of records, which is no attribute.
   */
  setup(this: void, options: OptionsOf<Table>, seats: number, draw: Draw): Own;
  /** The legal moves of the seat to act, before the end. Short strings, in a fixed order. */
  moves(this: void, state: StateOf<Own, OptionsOf<Table>>): readonly string[];
  /** Whether a move, which may be any text, is legal. Default: whether `moves` lists it, which may be long or costly. */
  legal?(this: void, state: StateOf<Own, OptionsOf<Table>>, move: string): boolean;
  /**
   * The outcomes that chance may add to a legal move; undefined if none. One is recorded with the move, `left b2 4`, and
   * checked against this list when it comes from outside.
   */
  outcomes?(this: void, state: StateOf<Own, OptionsOf<Table>>, move: string): Outcomes | undefined;
  /** Draws what chance adds to a legal move, where `outcomes` would be too many to list; undefined if nothing. Needs `valid`. */
  chance?(this: void, state: StateOf<Own, OptionsOf<Table>>, move: string, draw: Draw): string | undefined;
  /** With `chance`: whether chance may add this to a legal move. It may be any text; undefined: nothing. */
  valid?(this: void, state: StateOf<Own, OptionsOf<Table>>, move: string, outcome: string | undefined): boolean;
  /** Makes a legal move. Must not change the state that it is given. @param outcome what chance has added */
  play(this: void, state: StateOf<Own, OptionsOf<Table>>, move: string, outcome?: string): Outcome<Own>;
  /** The points of each seat: shown beside the names, part of the result, and what a computer plays for by default. */
  scores?(this: void, state: StateOf<Own, OptionsOf<Table>>): readonly number[];
}

/** Rules, with the table of their options, from which an element has its properties, and what a search needs. */
export type DefinedRules<Table extends OptionTable, Own extends JsonObject> = Game<
  OptionsOf<Table>,
  StateOf<Own, OptionsOf<Table>>,
  MoveEffect
> &
  Searched<StateOf<Own, OptionsOf<Table>>> & {readonly options: Table};

/** The functions that a search needs beside the moves. */
export interface Searched<State> {
  /** The points of each seat, in games that have them. */
  scores?(this: void, state: State): readonly number[];
  /** The outcomes that chance may add to a legal move, with weights; undefined if none. */
  outcomes(this: void, state: State, move: string): Weighted | undefined;
  /** The state after a legal move, which is not checked. */
  next(this: void, state: State, move: string, outcome?: string): State;
}

export function defineRules<const Table extends OptionTable = NoOptions, Own extends JsonObject = JsonObject>({
  id,
  version = 1,
  seats = [2, 2],
  options: table = {} as Table,
  setup,
  moves,
  legal = (state, move) => moves(state).includes(move),
  outcomes,
  chance,
  valid,
  play,
  scores,
}: RulesDefinition<Table, Own>): DefinedRules<Table, Own> {
  type Options = OptionsOf<Table>;
  type State = StateOf<Own, Options>;
  const isDrawn = setup.length > 2;
  if (isDrawn && 'deal' in table)
    throw new TypeError(
      'Invalid option: deal. A drawn start has an option of this name already. Expected another name.',
    );

  const weighted = (state: State, move: string): Weighted | undefined =>
    outcomes?.(state, move)?.map((each) => (typeof each === 'string' ? [each, 1] : each));

  const isPossible = (state: State, move: string, outcome: string | undefined): boolean => {
    if (valid) return valid(state, move, outcome);
    const list = weighted(state, move);
    return list ? list.some(([each]) => each === outcome) : outcome === undefined;
  };

  /** The legal moves that a text begins with, and what follows them; both may contain spaces. */
  function* readings(state: State, text: string): Generator<readonly [move: string, outcome?: string]> {
    if (state.winners || typeof text !== 'string') return;
    if (legal(state, text)) yield [text];
    if (!outcomes && !chance) return;
    for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
      const move = text.slice(0, at);
      if (legal(state, move)) yield [move, text.slice(at + 1)];
    }
  }

  const partsOf = (state: State, settled: string): readonly [move: string, outcome?: string] | undefined => {
    for (const parts of readings(state, settled)) if (isPossible(state, ...parts)) return parts;
    return undefined;
  };

  /** The legal moves to name in the error about a text. */
  const expected = (state: State, text: string): string => {
    for (const [move] of readings(state, text)) {
      const [first] = weighted(state, move) ?? [];
      return `${move} with what chance adds${first ? `, such as ${move} ${first[0]}` : ''}`;
    }
    const known = state.winners ? [] : moves(state);
    const some = known.slice(0, 8).join(', ');
    return known.length > 8 ? `one of ${known.length} moves such as ${some}` : `one of ${some}`;
  };

  /** The outcome of a legal move, with the whole next state. */
  const made = (state: State, move: string, outcome: string | undefined) => {
    const {seat, options, seats: count} = state;
    const {state: own, effects, ...end} = play(state, move, outcome);
    const won = end.winners ?? state.won;
    const next = end.seat ?? (seat + 1) % count;
    const going = {...own, options, seat: next, seats: count, winners: null, ...(won && {won})} as State;
    if (!(end.over ?? end.winners)) return {state: going, effects};
    const winners = won ?? best(scores?.(going) ?? []);
    return {state: {...own, options, seat, seats: count, winners} as State, effects};
  };

  return {
    id,
    version,
    seats,
    options: table,
    ...(scores && {scores}),
    outcomes: weighted,
    parseOptions: (raw) => parseAll(raw, (given) => parseTable(isDrawn ? {...table, deal} : table, given)),
    ...(isDrawn && {
      deal: (options: Options & Dealt, draw: Draw) =>
        options.deal ? options : {...options, deal: draw.int(0, Number.MAX_SAFE_INTEGER).toString(36)},
    }),
    setup(options: Options & Dealt, count) {
      const own = setup(options, count, drawOf(options.deal ?? '', 0));
      return {...own, options, seat: 0, seats: count, winners: null};
    },
    turn: ({seat, winners}) => (winners ? undefined : seat),
    moves: (state) => (state.winners ? [] : moves(state)),
    ...((outcomes ?? chance) && {
      settle(state: State, move: string, draw: Draw) {
        const list = weighted(state, move);
        const outcome = list ? pickBy(list, draw) : chance?.(state, move, draw);
        return outcome === undefined ? move : `${move} ${outcome}`;
      },
      legalMoveOf: (state: State, settled: string) => partsOf(state, settled)?.[0],
    }),
    play(state, settled) {
      const parts = partsOf(state, settled);
      if (!parts) return illegalMove(settled, expected(state, settled));
      const {state: after, effects: own = []} = made(state, ...parts);
      const effects: MoveEffect[] = [{type: 'moved', seat: state.seat, move: parts[0]}, ...own];
      const {winners, won, seats: count} = after;
      for (const winner of winners ?? won ?? [])
        if (!state.won?.includes(winner)) effects.push({type: 'won', seat: winner, place: 1});
      if (winners?.length === 0) effects.push(count > 1 ? {type: 'drawn'} : {type: 'lost', seat: 0});
      return {ok: true, state: after, effects};
    },
    next: (state, move, outcome) => made(state, move, outcome).state,
    result(state): Result | undefined {
      const {winners, seats: count} = state;
      if (!winners) return undefined;
      const reason = winners.length > 0 ? 'won' : count > 1 ? 'drawn' : 'lost';
      return {winners, reason, ...(scores && {scores: scores(state)})};
    },
  };
}

/** The option that a drawn start is drawn from: empty until it is dealt. */
const deal: OptionSpec = {text: '', parse: (text) => text};
type Dealt = {readonly deal?: string};

/** The seats with the best score; none if all have the same. */
function best(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return seats.length === scores.length ? [] : seats;
}

/** One of the outcomes, by their weights. */
function pickBy(outcomes: Weighted, draw: Draw): string {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  let left = draw.int(1, total);
  return outcomes.find(([, weight]) => (left -= weight) <= 0)![0];
}

/** @throws {GameError} `bad-option` */
function parseTable<Table extends OptionTable>(table: OptionTable, raw: JsonObject): OptionsOf<Table> {
  onlyOptions(raw, Object.keys(table));
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(table)) options[name] = parseOption(raw, name, spec, options);
  return options as OptionsOf<Table>;
}

const isWords = (spec: OptionSpec): spec is readonly [string, ...string[]] =>
  Array.isArray(spec) && typeof spec[0] === 'string';

/** @throws {GameError} `bad-option` */
export function parseOption(
  raw: JsonObject,
  name: string,
  spec: OptionSpec,
  options: object,
): boolean | number | string {
  if (typeof spec === 'boolean') return switchOption(raw, name, spec);
  if (typeof spec === 'function') return switchOption(raw, name, spec(options));
  if (isWords(spec)) return wordOption(raw, name, spec, spec[0]);
  if ('text' in spec) return spec.parse(textOption(raw, name, spec.text));
  const [min, ...others] = spec;
  const [max, standard] = others.map((value) => (typeof value === 'number' ? value : value(options))) as [
    number,
    number,
  ];
  return wholeOption(raw, name, min, max, standard);
}
