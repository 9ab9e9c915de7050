/** The element of Snakes and Ladders: what is rendered and what input does. The rules are in rules/, the look in view/. */
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {GridCursor} from '../../controllers/grid-cursor.js';
import {LiveOdds} from '../../controllers/live-odds.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Effect, Result} from '../../core/game.js';
import {cellToSquare, squareToCell} from '../../core/grid.js';
import type {Json, JsonObject} from '../../core/json.js';
import {found, type Search} from '../../core/search.js';
import type {Seat} from '../../core/record.js';
import type {Moved, Session} from '../../core/session.js';
import {dieStyles, throwTemplate} from '../../templates/die.js';
import type {Words} from '../../element/words.js';
import {FramedGame, frameStyles} from '../../templates/framed-game.js';
import * as icons from '../../templates/icons.js';
import {dictionary} from './dictionary.js';
import {heatOf} from './heat.js';
import {homeOf} from './rules/board.js';
import {
  fewestThrows, searchWinChances, snakesAndLadders, type Board, type Jump, type OwnBoard, type Rules, type ShortestPath, type SnlOptions, type SnlState, type WinChances,
} from './rules/index.js';
import {boardStyles, boardTemplate} from './view/board.js';
import {showMove} from './view/choreography.js';
import {figuresStyles, figuresTemplate} from './view/figures.js';
import type {BoardPicture} from './view/geometry.js';

/**
 * Snakes and Ladders for one to six players, people or automatic, on boards from 2 × 2 to 20 × 20.
 *
 * @tag snl-board
 *
 * @key Tab, Shift+Tab - To the board, the throw button, the tools, and back.
 * @key Arrow keys - Over the squares; each is read with what is on it.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key Enter, Space - On the board or on the button: throw.
 * @key Any other key - With `step`: go on, where the game waits at a snake or ladder.
 *
 * @csspart board - The board.
 * @csspart ground - The squares of the lighter tint.
 * @csspart ground-alt - The squares of the darker tint.
 * @csspart start - The first square, or the tray where pebbles wait off the board.
 * @csspart home - The last square.
 * @csspart snake - A snake; its hue is its `color`.
 * @csspart ladder - A ladder.
 * @csspart route - The shortest way.
 * @csspart heat - The tints of often visited squares.
 * @csspart pebble - A player's pebble.
 * @csspart square - A square, as one can focus it; transparent.
 * @csspart throw - The button that throws.
 * @csspart die - A die on that button.
 * @csspart figures - The figures of the position.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#f1e5cb, #203734)] - The darker squares.
 * @cssprop [--game-numeral=light-dark(#5f5038, #b9c9be)] - The numerals.
 * @cssprop [--game-ladder=light-dark(#a3652f, #d8a768)] - The ladders.
 * @cssprop [--game-route=light-dark(#b3124f, #ff7fa8)] - The shortest way.
 * @cssprop [--game-heat=light-dark(#ffb340, #8a3f12)] - The most visited squares.
 * @cssprop [--game-die=#fffdf6] - The die's faces.
 * @cssprop [--game-die-pips=#2a241c] - The die's pips.
 * @cssprop [--game-die-size=40px] - The die's side.
 */
export class SnlBoard extends FramedGame<SnlOptions, SnlState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, dieStyles, boardStyles, figuresStyles];

  /**
   * `classic` (100 squares, 11 snakes, 11 ladders), `chutes` (Milton Bradley), `empty`, `random` (drawn from the seed),
   * or, from script, `{size, columns, rows, snakes, ladders}`. Default: `classic`; with `snakes` or `ladders` an empty
   * board that takes them; with a size other than 10 × 10 a random one.
   */
  @property() board?: 'classic' | 'chutes' | 'empty' | 'random' | OwnBoard | undefined;

  /** Columns and rows of a square board: 2 to 20. Default 10. */
  @property() size?: number | string | undefined;

  /** Columns, 2 to 20. Default: `size`. */
  @property() columns?: number | string | undefined;

  /** Rows, 2 to 20. Default: `size`. */
  @property() rows?: number | string | undefined;

  /** The snakes, head to tail: `46-15 48-9`, or pairs of numbers. Default: the board's. */
  @property() snakes?: string | readonly Jump[] | undefined;

  /** The ladders, bottom to top: `8-26 19-38`, or pairs of numbers. Default: the board's. */
  @property() ladders?: string | readonly Jump[] | undefined;

  /** Where pebbles wait at first: `1`, on the first square, or `0`, off the board. Default 1; on `chutes` 0. */
  @property() start?: number | string | undefined;

  /** A throw past home turns round there (`bounce`), is not moved (`stay`) or is home (`win`). Default `bounce`; on `chutes` `stay`. */
  @property() overshoot?: 'bounce' | 'stay' | 'win' | undefined;

  /** Dice thrown at once: 1 or 2. Default 1. */
  @property() dice?: number | string | undefined;

  /** Faces of a die: 2 to 20. Default 6. */
  @property() faces?: number | string | undefined;

  /** A six (with two dice a double) throws again; the third in a row is not moved. */
  @property({type: Boolean, attribute: 'extra-roll'}) extraRoll = false;

  /** A snake or ladder that ends on another's foot leads on. */
  @property({type: Boolean}) chain = false;

  /** A throw that ends on rivals sends them back to the start. */
  @property({type: Boolean}) capture = false;

  /**
   * Rounds after which the game is stopped as a draw. Default, where all players are automatic: 150, on boards of over
   * 100 squares one and a half times their number; where people play: none to speak of.
   */
  @property({attribute: 'max-rounds'}) maxRounds?: number | string | undefined;

  /** Shows each player's chance to win, exact, after every throw. */
  @property({type: Boolean, reflect: true}) odds = false;

  /** Draws the fewest throws home from where the player to throw stands. `hints` shows it too. */
  @property({type: Boolean, reflect: true}) path = false;

  /** Tints each square by how often it is visited in a game. */
  @property({type: Boolean, reflect: true}) heat = false;

  /** Waits for a key or press at every snake and ladder; where nothing moves (`speed="instant"`, reduced motion) there is nothing to wait in. */
  @property({type: Boolean, reflect: true}) step = false;

  /** Lists the figures of the board: fewest and expected throws, and where each throw leads. */
  @property({type: Boolean, reflect: true}) figures = false;

  readonly #cursor: GridCursor;
  readonly #odds: LiveOdds<SnlState, WinChances>;
  /** The state in which the move that is shown was made. */
  #before: SnlState | undefined;
  #goOn: (() => void) | undefined;
  /** The board that the cursor is on. */
  #visited: BoardPicture | undefined;
  #picture: {readonly board: Board; readonly start: number; readonly picture: BoardPicture} | undefined;

  constructor() {
    super({game: snakesAndLadders, dictionary, players: 2});
    this.#odds = new LiveOdds(this, ({board, rules, positions, seat, extra}) => searchWinChances(board, rules, positions, seat, extra));
    this.#cursor = new GridCursor(this, {
      size: () => [this.shown.board.columns, this.shown.board.rows],
      focus: (cell) => this.#squareElement(cell)?.focus(),
      act: () => this.#press(),
    });
  }

  protected override get rawOptions(): JsonObject {
    const {board, size, columns, rows, snakes, ladders, start, overshoot, dice, faces, extraRoll, chain, capture, maxRounds} = this;
    return {board, size, columns, rows, snakes: snakes, ladders: ladders, start, overshoot, dice, faces, extraRoll, chain, capture, maxRounds};
  }

  /** A game of people is not stopped for being long. */
  protected override optionsFor(seats: readonly Seat[]): JsonObject {
    const {maxRounds, ...options} = this.rawOptions;
    // a removed attribute is null
    const unset = maxRounds === undefined || maxRounds === null || maxRounds === '';
    return {...options, maxRounds: unset && seats.some(({kind}) => kind !== 'auto') ? 100_000 : maxRounds};
  }

  /** A board of chance without its snakes and ladders. */
  protected override neutral(state: SnlState): SnlState {
    const {board, rules} = state;
    return board.name === 'random' ? {...state, rules: {...rules}, board: {...board, snakes: [], ladders: []}} : state;
  }

  /** Puts the focus on the button that throws. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.throw')?.focus(options);
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<SnlState>, before: SnlState): Choreography {
    this.told = moved;
    this.#before = before;
    // whoever waited in the move before waits no more
    this.#goOn = undefined;
    return (stage) =>
      showMove(stage, moved.effects, {
        root: this.renderRoot,
        picture: this.#pictureOf(moved.state),
        before: before.positions,
        after: moved.state.positions,
        atJump: this.step ? () => this.#waitForPress() : undefined,
        sound: (name) => this.makeSound(name),
      });
  }

  protected override sentence(effect: Effect): string {
    const {type, seat, dice, to, at} = effect as Effect & {dice?: readonly number[]; to?: number; at?: number};
    return this.words.say(type, {
      player: seat === undefined ? '' : this.playerName(seat),
      pips: dice?.map((pips) => this.words.number(pips)).join(' + '),
      to: this.#place(to),
      at: this.#place(at),
    });
  }

  protected override turnSentence(seat: number): string {
    return this.words.say('toThrow', {player: this.playerName(seat)});
  }

  /** A square's number, or "off the board". */
  #place(square: number | undefined): string | number {
    return square === 0 ? this.words.say('offBoard') : (square ?? '');
  }

  /** Looks for the fewest throws from where the player to throw stands. */
  protected override hintSearch({state}: Session<SnlOptions, SnlState>): Search<Json> {
    const way = fewestThrows(state.board, state.rules, state.positions[state.seat]);
    return found({move: 'throw', path: way as unknown as Json});
  }

  // input

  #press = (): void => {
    if (this.#goOn) this.#goOn();
    else if (this.inviting) void this.act('throw');
  };

  #waitForPress(): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.#goOn = undefined;
        this.requestUpdate();
        resolve();
      };
      this.requestUpdate();
    });
  }

  protected override onKeydown(event: KeyboardEvent): void {
    if (this.#goOn && !/^(Escape|Tab|Shift|Control|Alt|Meta|CapsLock)$/.test(event.key) && !event.defaultPrevented) {
      event.preventDefault();
      this.#goOn();
    } else super.onKeydown(event);
  }

  #squareElement([column, row]: readonly [number, number]): SVGElement | null {
    const {columns, rows} = this.shown.board;
    return this.renderRoot.querySelector(`[data-square="${cellToSquare([column, row], columns, rows)}"]`);
  }

  #onBoardFocus = (event: Event): void => {
    const square = Number((event.target as Element).getAttribute('data-square'));
    if (square) this.#cursor.cell = squareToCell(square, this.shown.board.columns, this.shown.board.rows);
  };

  // what there is to see

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.presenting) this.#goOn = undefined;
    const picture = this.#pictureOf(this.shown);
    // on another board the cursor begins at the first square; on this one it is the reader's
    if (picture !== this.#visited) this.#cursor.cell = [0, picture.rows - 1];
    this.#visited = picture;
    // figures change when the pebble is there, not when the die is thrown
    if (!this.odds || !this.presenting) this.#odds.watch(this.odds ? this.shown : undefined, this.shown.positions.length);
  }

  #pictureOf({board, rules}: SnlState): BoardPicture {
    if (this.#picture?.board !== board || this.#picture.start !== rules.start) {
      const {columns, rows, snakes, ladders} = board;
      this.#picture = {board, start: rules.start, picture: {columns, rows, start: rules.start, jumps: [...ladders, ...snakes]}};
    }
    return this.#picture.picture;
  }

  #squareLabel = (square: number): string => {
    const {board, positions} = this.shown;
    const name = square === homeOf(board) ? 'homeSquare' : square === 1 && this.shown.rules.start === 1 ? 'startSquare' : undefined;
    const parts = [this.words.number(square), ...(name ? [this.words.say(name)] : [])];
    const jump = this.#jumps.get(square);
    if (jump !== undefined) parts.push(this.words.say(jump > square ? 'ladderTo' : 'snakeTo', {to: jump}));
    positions.forEach((at, seat) => at === square && parts.push(this.playerName(seat)));
    return this.words.row(parts);
  };

  get #jumps(): ReadonlyMap<number, number> {
    return new Map(this.#pictureOf(this.shown).jumps);
  }

  /** The fewest throws home from where the player to throw stands. */
  #route(): ShortestPath | undefined {
    const {board, rules, positions, seat} = this.shown;
    return this.#showsRoute ? shortest(board, rules, positions[seat]!) : undefined;
  }

  get #showsRoute(): boolean {
    return (this.path || this.showsHints || this.hinted !== undefined) && !this.shown.over;
  }

  get #dice(): readonly number[] {
    const thrown = this.told?.effects.find(({type}) => type === 'thrown') as {dice: readonly number[]} | undefined;
    if (thrown) return thrown.dice;
    const last = this.session.last?.move;
    return last === undefined ? Array<number>(this.shown.rules.dice).fill(6) : last.split('+').map(Number);
  }

  protected override get status(): string {
    if (this.#goOn) return this.words.say('goOn');
    if (this.told && this.presenting) return this.words.say('throwing', {player: this.playerName(this.told.seat)});
    return super.status;
  }

  protected override renderBoard(): TemplateResult {
    const {shown, words} = this;
    const {board, positions} = shown;
    return html`<div @keydown=${this.#cursor.onKeydown} @focusin=${this.#onBoardFocus}>
      ${boardTemplate({
        picture: this.#pictureOf(shown),
        pebbles: positions.map((square, seat) => ({square, ...this.token(seat)})),
        turn: this.acting,
        route: this.#route(),
        heat: this.heat ? heatOf(shown) : undefined,
        cursor: cellToSquare(this.#cursor.cell, board.columns, board.rows),
        label: words.say('board', {n: homeOf(board)}),
        squareLabel: this.#squareLabel,
      })}
    </div>`;
  }

  protected override playerDetails(seat: number): {score: string; chance?: number; chanceLabel?: string} {
    const {words} = this;
    const square = ((this.presenting && this.#before) || this.shown).positions[seat];
    const score = square ? words.number(square) : '';
    const chance = this.odds ? this.#odds.found?.chances[seat] : undefined;
    if (chance === undefined) return {score};
    return {score, chance, chanceLabel: words.say('chance', {chance: words.number(chance, {style: 'percent', maximumFractionDigits: 1})})};
  }

  protected override renderControls(): TemplateResult {
    return throwTemplate({
      dice: this.#dice,
      label: this.words.say(this.#goOn ? 'resume' : 'throw'),
      ready: this.inviting || this.#goOn !== undefined,
      onThrow: this.#press,
    });
  }

  protected override get tools() {
    return [
      this.toggle('path', icons.route, this.path, (on) => (this.path = on)),
      this.toggle('odds', icons.chart, this.odds, (on) => (this.odds = on)),
      this.toggle('heat', icons.heat, this.heat, (on) => (this.heat = on)),
    ];
  }

  protected override endCard(result: Result): ReturnType<FramedGame['endCard']> {
    const [winner] = result.winners;
    const n = this.history.filter(({seat}) => seat === winner).length;
    return {...super.endCard(result), ...(winner === undefined ? {} : {text: this.words.say('inThrows', {n})})};
  }

  protected override renderExtra(): TemplateResult {
    return html`${this.#legs()}${this.#estimate()}${this.figures ? figuresTemplate(this.shown, this.words) : nothing}`;
  }

  /** The shortest way in words, throw by throw. */
  #legs(): TemplateResult | typeof nothing {
    const {words} = this;
    const way = this.#route();
    if (!way) return this.#showsRoute ? html`<p>${words.say('unreachable')}</p>` : nothing;
    const legs = way.dice.map((pips, i) => {
      const [landed, to] = [way.landings[i]!, way.path[i + 1]!];
      const leg = words.say('leg', {pips, landed});
      return html`<li>${to === landed ? leg : words.row([leg, words.say(to > landed ? 'ladderTo' : 'snakeTo', {to})])}</li>`;
    });
    return html`<details class="log"><summary>${words.say('fewest', {n: way.throws})}</summary><ol>${legs}</ol></details>`;
  }

  /** That the chances shown are not exact, where they are not. */
  #estimate(): TemplateResult | typeof nothing {
    const error = this.odds ? this.#odds.found?.error : 0;
    return error ? html`<p>${this.words.say('estimated', {error: this.words.number(error, {style: 'percent', maximumFractionDigits: 1})})}</p>` : nothing;
  }
}

/** By the rules' own object (a game has one, beside its board) and the square. */
const paths = new WeakMap<Rules, Map<number, ShortestPath | undefined>>();

/** A shortest way home; kept, since it is asked for at every rendering. */
function shortest(board: Board, rules: Rules, from: number): ShortestPath | undefined {
  let known = paths.get(rules);
  if (!known) paths.set(rules, (known = new Map<number, ShortestPath | undefined>()));
  if (!known.has(from)) known.set(from, fewestThrows(board, rules, from) ?? undefined);
  return known.get(from);
}
