/**
 * A game in one file: {@link defineGame} makes the element of a game from its rules, its words and its board, and
 * registers it. Everything else has a default.
 */
import type {CSSResultGroup, PropertyDeclaration} from 'lit';
import {isDevelopment} from '../play/development.js';
import type {Fetched, GameTypes} from '../play/game-types.js';
import {OnDemand} from '../core/on-demand.js';
import {parseOption, type OptionsOf, type OptionSpec, type OptionTable} from '../core/define-rules.js';
import type {AnyGame, Game} from '../core/game.js';
import type {Json} from '../core/json.js';
import type {Draw} from '../core/random.js';
import {mapSearch, type Search} from '../core/search.js';
import {checked, defaultSwitch} from '../frame/checked.js';
import {define} from './define.js';
import {Dictionary, type Words, type WordsLoader, type WordValues} from '../frame/dictionary.js';
import {frameStyles, hintTool} from '../frame/frame.js';
import {finalScore} from '../frame/sentences.js';
import type {FrameParts, GameContext, GameDefinition, GameUi, GameView} from '../frame/game-definition.js';
import {classOf, text} from './element-class.js';
import {GameElement} from './game-element.js';
import {checkNames} from '../frame/option-names.js';
import {boardStyles, BoardUi, type Board} from '../kit/board.js';
import {headStyles, headTemplate} from '../kit/head.js';
import phrases from '../frame/phrases/en.js';

/** Rules with a table of their options, as `defineRules` makes them. */
type TabledRules = AnyGame & {readonly options: OptionTable};

/** The points of each seat, in games that have them. */
type Scores<State> = {readonly scores?: ((state: State) => readonly number[]) | undefined};

/** The types of a game with these rules and settings. */
export type TypesOf<Rules, Settings extends OptionTable = NoSettings> =
  Rules extends Game<infer Options, infer State, infer Effect>
    ? {
        readonly options: Options;
        readonly state: State;
        readonly effect: Effect;
        readonly hint: {readonly move: string};
        readonly settings: OptionsOf<Settings>;
      }
    : never;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a table without entries
type NoSettings = {};

/** The sentences of a game: English, and other languages as tables or loaders of tables. */
type WordsByLanguage = {readonly en: Words} & {readonly [lang: string]: Words | WordsLoader};

/** The players of a level: the move in a state; `draw` gives the same random numbers for the same seed. */
type Player<State> = (state: State, draw: Draw) => Fetched<Search<string>>;

/** A game: `rules`, `words` and `board` are required, everything else has a default. */
export interface SmallGame<
  Rules extends TabledRules,
  Settings extends OptionTable = NoSettings,
  Ui extends GameUi<TypesOf<Rules, Settings>> = GameUi<TypesOf<Rules, Settings>>,
> extends Partial<
  Omit<GameDefinition<TypesOf<Rules, Settings>, Ui>, 'rules' | 'words' | 'board' | 'choose' | 'sentence'>
> {
  readonly rules: Rules;
  /** The sentences; those of `phrases` are added to English. */
  readonly words: WordsByLanguage | Dictionary;
  /** A board of places and pieces, or a template of the view and of what `mount` returns. */
  readonly board: Board<TypesOf<Rules, Settings>> | ((view: GameView<TypesOf<Rules, Settings>>, ui: Ui) => unknown);
  /** Automatic players by level, from the weakest. Without a level the middle one plays; the strongest gives hints. */
  readonly levels?: {readonly [level: string]: Player<TypesOf<Rules, Settings>['state']>};
  /** Settings of the element that concern no rules, with their defaults: `view.settings` has them. */
  readonly settings?: Settings;
  /** One thing that happened, as a sentence; empty for none, undefined for the usual one: that of the words with the key of its type. */
  sentence?(
    effect: TypesOf<Rules, Settings>['effect'],
    view: GameView<TypesOf<Rules, Settings>>,
    spoken?: boolean,
  ): string | undefined;
  /** The name of a move in sentences: "column 4". Default: the move itself. */
  moveName?(move: string, view: GameView<TypesOf<Rules, Settings>>): string;
  /** The sentence of a hint; `spoken`: for screen readers. Default: "The best move is marked.", or spoken "Best: b2." */
  hintSentence?(move: string, view: GameView<TypesOf<Rules, Settings>>, spoken?: boolean): string;
  readonly styles?: CSSResultGroup;
}

/** The properties of options and settings. */
type Properties<Table extends OptionTable> = {
  -readonly [Name in keyof Table]: OptionsOf<Table>[Name & keyof OptionsOf<Table>] | undefined;
};

/** The class of a game's element: its options and settings are properties. */
export type GameClass<Rules extends TabledRules, Settings extends OptionTable = NoSettings> = Omit<
  typeof GameElement,
  'prototype'
> &
  (new () => GameElement<TypesOf<Rules, Settings>> & Properties<Rules['options']> & Properties<Settings>);

/** Makes the class of a game's element and registers it. @param tag in lower case, with a hyphen */
export function defineGame<
  Rules extends TabledRules,
  const Settings extends OptionTable = NoSettings,
  Ui extends GameUi<TypesOf<Rules, Settings>> = GameUi<TypesOf<Rules, Settings>>,
>(tag: string, game: SmallGame<Rules, Settings, Ui>): GameClass<Rules, Settings> {
  const element = gameClass(game);
  define(tag, element);
  return element;
}

/** Makes the class of a game's element, without registering it. */
export function gameClass<
  Rules extends TabledRules,
  const Settings extends OptionTable = NoSettings,
  Ui extends GameUi<TypesOf<Rules, Settings>> = GameUi<TypesOf<Rules, Settings>>,
>(game: SmallGame<Rules, Settings, Ui>): GameClass<Rules, Settings> {
  type T = TypesOf<Rules, Settings>;
  const {rules, settings = {} as OptionTable} = game;
  const [options, own] = [rules.options, settings].map((table) => Object.keys(table)) as [string[], string[]];
  checkNames(GameElement.prototype, [...options, ...own]);
  const Element = classOf<T>(
    {
      ...definitionOf<T>(game),
      styles: [frameStyles, boardStyles, headStyles, game.styles ?? []],
      warning: isDevelopment ? (_, {renderRoot}) => collisionIn(renderRoot) : undefined,
    },
    options,
    own,
    (name) => {
      const spec = settings[name];
      if (spec === undefined) return declarationOf(rules.options[name]!);
      return {converter: checked((_, value) => parseOption({[name]: value as Json}, name, spec, {})), reflect: true};
    },
  );
  return Element as unknown as GameClass<Rules, Settings>;
}

/** The sentence about a class on the board that the styles of the frame are for, too. */
function collisionIn(root: ParentNode): string | undefined {
  const styles = (frameStyles as readonly unknown[]).flat(9).map(String).join('');
  const taken = new Set(Array.from(styles.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name));
  const names = Array.from(root.querySelectorAll('[part~=board] [class]'), ({classList}) => [...classList]).flat();
  // those of the kit's own templates
  const found = names.find((name) => taken.has(name) && !/^(icon|rim|token.*|t\d)$/.test(name));
  return found && `The class "${found}" on the board gets the styles of the frame. Expected another name.`;
}

/** Automatic players of these levels, by a module that is loaded when the first of them is to move. */
export function levelsOf<State, Level extends string>(
  names: readonly Level[],
  load: () => Promise<{playerOf: (level: Level) => (state: State, draw: Draw) => Search<string>}>,
): {readonly [level: string]: Player<State>} {
  const thinker = new OnDemand(load);
  const player = (level: Level): Player<State> => {
    return (state, draw) => thinker.use(({playerOf}) => playerOf(level)(state, draw));
  };
  return Object.fromEntries(names.map((level) => [level, player(level)]));
}

/** A game whose types are known. */
interface AnySmallGame<T extends GameTypes> extends Partial<
  Omit<GameDefinition<T>, 'words' | 'board' | 'choose' | 'sentence'>
> {
  readonly rules: Game<T['options'], T['state'], T['effect']> & Scores<T['state']>;
  readonly words: WordsByLanguage | Dictionary;
  readonly board: Board<T> | GameDefinition<T>['board'];
  readonly levels?: {readonly [level: string]: Player<T['state']>};
  sentence?(effect: T['effect'], view: GameView<T>, spoken?: boolean): string | undefined;
  hintSentence?(move: string, view: GameView<T>, spoken?: boolean): string;
}

/** The complete definition. */
function definitionOf<T extends GameTypes>(game: AnySmallGame<T>): GameDefinition<T> {
  const {board, levels = {}} = game;
  const names = Object.keys(levels);
  const playerOf = (level: string | undefined): Player<T['state']> =>
    levels[level ?? ''] ?? levels[names[Math.floor(names.length / 2)]!]!;
  const ownHint = game.hint?.bind(game);
  const hint = ownHint ?? (names.length > 0 ? hintOf<T>(levels[names.at(-1)!]!) : undefined);
  const contexts = new WeakMap<object, GameContext<T>>();
  const nameOf = (move: string, view: GameView<T>): string => game.moveName?.(move, view) ?? move;
  const hintSentence = (view: GameView<T>, spoken: boolean): string => {
    const {move = ''} = view.hint as {readonly move?: string};
    return (
      game.hintSentence?.(move, view, spoken) ??
      view.words.say(spoken ? 'bestMove' : 'bestMarked', {move: nameOf(move, view)})
    );
  };
  return {
    turnSentence: (seat, {tell}) => tell('toPlay', seat),
    // a start that chance decides: the same one for a server and the page that does not know its seed
    ...(game.rules.deal && {
      mask: (state: T['state'], options: T['options']) => game.rules.setup(options, Number(state['seats'])),
    }),
    ...game,
    sentence(effect, view, spoken) {
      const own = game.sentence?.(effect, view, spoken);
      if (own !== undefined) return own;
      const {type, seat = -1, ...values} = effect;
      const {tell, words} = view;
      const key = type === 'won' ? 'wins' : type === 'lost' && view.result?.scores ? 'noMoves' : type;
      // the board shows moves
      if (!words.has(key) || (type === 'moved' && !spoken)) return '';
      const {move} = values as {readonly move?: unknown};
      const named = {...values, ...(typeof move === 'string' && {move: nameOf(move, view)})} as WordValues;
      return words.text([tell(key, seat, named), key === 'noMoves' ? finalScore(view) : '']);
    },
    words: game.words instanceof Dictionary ? game.words : dictionaryOf(game.words),
    players: {levels: names, ...game.players},
    ...(names.length > 0 && {
      choose: (state: T['state'], level: string | undefined, draw: Draw) => playerOf(level)(state, draw),
    }),
    ...(hint && {hint}),
    mount(context) {
      const ui = game.mount?.(context) ?? (typeof board === 'function' ? {} : new BoardUi(context, board));
      contexts.set(ui, context);
      if (hint) announceHints(context, hintSentence);
      const {scores} = game.rules;
      if (scores) keepBest(context, (state) => scores(state));
      return ui;
    },
    board: (view, ui) => (typeof board === 'function' ? board(view, ui) : (ui as BoardUi<T>).template(view)),
    frame(view, ui) {
      const {words} = view;
      const own: FrameParts = game.frame?.(view, ui) ?? {};
      const onBoard = typeof board === 'function' ? undefined : (ui as BoardUi<T>);
      const box = onBoard?.box(view);
      const {scores} = game.rules;
      // those of a board count along with its journeys
      const seen = scores && (onBoard?.scores(view, scores) ?? scores(view.state));
      const points = seen?.map((each) => words.number(each));
      const gain = view.live && view.step && points?.length === 1 ? seen![0]! - scores!(view.step.before)[0]! : 0;
      return {
        ...(box && {ratio: box[2] / box[3]}),
        ...(points &&
          (points.length > 1
            ? {player: (seat) => ({score: points[seat]!})}
            : {
                head: headTemplate([
                  ['score', words.say('score'), points[0]!, gain > 0 ? words.signed(gain) : undefined],
                  ['best', words.say('best'), words.number(bestOf(contexts.get(ui)!, seen!))],
                  ['moves', words.say('moves'), words.number(view.showing ? view.number - 1 : view.number)],
                ]),
              })),
        status: view.hint === undefined || !view.live ? undefined : hintSentence(view, false),
        end: (standard) =>
          view.seats.length > 1 && view.result?.winners.length === 0
            ? {...standard, title: words.say('drawn')}
            : standard,
        ...own,
        tools: [hint && hintTool(words, !view.mayActSoon, () => void contexts.get(ui)!.hint()), ...(own.tools ?? [])],
      };
    },
  };
}

/** The hint of a player: its move. */
const hintOf =
  <T extends GameTypes>(player: Player<T['state']>) =>
  (state: T['state']): Fetched<Search<T['hint']>> => {
    const search = player(state, firstOf);
    const named = (found: Search<string>): Search<T['hint']> => mapSearch(found, (move) => ({move}));
    return 'then' in search ? search.then((loaded) => loaded && named(loaded)) : named(search);
  };

/** Hints need no chance: the first of several equal moves. */
const firstOf: Draw = {int: (min) => min, pick: ([first]) => first!, shuffle: (items) => [...items]};

/** Announces each new hint. */
function announceHints<T extends GameTypes>(
  context: GameContext<T>,
  sentence: (view: GameView<T>, spoken: boolean) => string,
): void {
  let last: T['hint'] | undefined;
  context.element.addController({
    hostUpdated() {
      const {view} = context;
      if (view.hint !== undefined && view.hint !== last) context.say(sentence(view, true));
      last = view.hint;
    },
  });
}

/** The best scores of elements as long as they are in a page. */
const bests = new WeakMap<object, number>();

/** The best score of games for one, with that of this game. */
function bestOf<T extends GameTypes>(context: GameContext<T>, [score = 0]: readonly number[]): number {
  // a server has nothing stored
  const kept = context.view.firstRender ? 0 : context.stored('best');
  return Math.max(score, bests.get(context) ?? 0, typeof kept === 'number' ? kept : 0);
}

/** Keeps the best score of games for one beside the game. */
function keepBest<T extends GameTypes>(
  context: GameContext<T>,
  scores: (state: T['state']) => readonly number[],
): void {
  let last: T['state'] | undefined;
  context.element.addController({
    hostUpdated() {
      const {state, seats, live, showing} = context.view;
      const points = scores(state);
      // not before it is seen
      if (!live || showing || state === last || seats.length > 1 || !points[0]) return;
      last = state;
      const best = bestOf(context, points);
      bests.set(context, best);
      context.store('best', best);
    },
  });
}

/** The dictionary of a table of words. English gets the sentences that all games share. */
function dictionaryOf({en, ...others}: WordsByLanguage): Dictionary {
  const loaders = Object.entries(others).map(([lang, words]): [string, WordsLoader] => [
    lang.toLowerCase(),
    typeof words === 'function' ? words : () => Promise.resolve({default: words}),
  ]);
  return new Dictionary({...phrases, ...en}, Object.fromEntries(loaders));
}

/** The property of an option. An attribute that is no number keeps its text, for the message of the error. */
function declarationOf(spec: OptionSpec): PropertyDeclaration {
  if (spec === false) return {type: Boolean};
  if (typeof spec === 'boolean' || typeof spec === 'function') return {converter: defaultSwitch};
  const isNumber = Array.isArray(spec) && typeof spec[0] === 'number';
  if (!isNumber) return text;
  const read = (value: string): number | string =>
    value.trim() === '' || isNaN(Number(value)) ? value : Number(value);
  return {converter: (value) => (value === null ? undefined : read(value))};
}
