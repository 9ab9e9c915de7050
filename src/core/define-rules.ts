/**
 * Rules from a table of options and a few functions, for games without much ado: {@link defineRules} adds the parsing of
 * options, whose turn it is, the result, effects, and the refusal of illegal moves. Games that need more implement
 * {@link Game} themselves, or replace members of what this returns.
 */
import {illegalMove, type Effect, type Game} from './game.js';
import type {JsonObject} from './json.js';
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
};

/** An effect: `moved`, `won` for each winner, `drawn`, `lost` in a game for one, or one of the game's own. */
export interface MoveEffect extends Effect {
  /** With `moved`. */
  readonly move?: string;
}

/** The outcome of a move. */
export interface Outcome<Own> {
  /** The game's own part of the next state. */
  readonly state: Own;
  /** Ends the game: the seats that win; none for a draw, or where one player loses. Left out, the game goes on. */
  readonly winners?: readonly number[] | undefined;
  /** The seat to act. Default: the next one in turn. */
  readonly seat?: number | undefined;
  /** Further effects, in order: somebody must pass, say. `{type: 'passed', seat: 1}` is the sentence `passed` about seat 1. */
  readonly effects?: readonly Effect[] | undefined;
}

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
  /** The game's own part of the state before the first move: plain JSON. */
  setup(this: void, options: OptionsOf<Table>, seats: number): Own;
  /** The legal moves of the seat to act, before the end. Short strings, in a fixed order. */
  moves(this: void, state: StateOf<Own, OptionsOf<Table>>): readonly string[];
  /** Makes a legal move. Must not change the state that it is given. */
  play(this: void, state: StateOf<Own, OptionsOf<Table>>, move: string): Outcome<Own>;
}

/** Rules, with the table of their options, from which an element has its properties. */
export type DefinedRules<Table extends OptionTable, Own extends JsonObject> = Game<
  OptionsOf<Table>,
  StateOf<Own, OptionsOf<Table>>,
  MoveEffect
> & {readonly options: Table};

export function defineRules<const Table extends OptionTable, Own extends JsonObject>({
  id,
  version = 1,
  seats = [2, 2],
  options: table = {} as Table,
  setup,
  moves,
  play,
}: RulesDefinition<Table, Own>): DefinedRules<Table, Own> {
  type State = StateOf<Own, OptionsOf<Table>>;
  const legal = (state: State): readonly string[] => (state.winners ? [] : moves(state));
  return {
    id,
    version,
    seats,
    options: table,
    parseOptions: (raw) => parseAll(raw, (given) => parseTable(table, given)),
    setup: (options, count) => ({...setup(options, count), options, seat: 0, seats: count, winners: null}),
    turn: ({seat, winners}) => (winners ? undefined : seat),
    moves: legal,
    play(state, move) {
      const known = legal(state);
      if (!known.includes(move)) {
        const some = known.slice(0, 8).join(', ');
        return illegalMove(move, known.length > 8 ? `one of ${known.length} moves such as ${some}` : `one of ${some}`);
      }
      const {seat} = state;
      const {state: own, winners, seat: next = (seat + 1) % state.seats, effects: more = []} = play(state, move);
      const effects: MoveEffect[] = [{type: 'moved', seat, move}, ...more];
      for (const winner of winners ?? []) effects.push({type: 'won', seat: winner, place: 1});
      if (winners?.length === 0) effects.push(state.seats > 1 ? {type: 'drawn'} : {type: 'lost', seat: 0});
      const {options} = state;
      const after = {...own, options, seat: winners ? seat : next, seats: state.seats, winners: winners ?? null};
      return {ok: true, state: after, effects};
    },
    result: ({winners, seats}) =>
      winners ? {winners, reason: winners.length > 0 ? 'won' : seats > 1 ? 'drawn' : 'lost'} : undefined,
  };
}

/** @throws {GameError} `bad-option` */
function parseTable<Table extends OptionTable>(table: Table, raw: JsonObject): OptionsOf<Table> {
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
