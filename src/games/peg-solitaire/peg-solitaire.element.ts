/** The element of peg solitaire: what is rendered and what input does. The rules are in rules/, the look in view/. */
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Effect} from '../../core/game.js';
import type {Json, JsonObject} from '../../core/json.js';
import {mapSearch, type Search} from '../../core/search.js';
import type {Moved, Session} from '../../core/session.js';
import type {ChangeCause} from '../../element/events.js';
import type {Words} from '../../element/words.js';
import {FramedGame, frameStyles} from '../../templates/framed-game.js';
import {headStyles, headTemplate} from '../../templates/head.js';
import * as icons from '../../templates/icons.js';
import {dictionary} from './dictionary.js';
import {Hand, jumpsFrom} from './hand.js';
import {Prospects, within} from './outlook.js';
import {
  boardNames, jumps, moveOf, pegCount, pegSolitaire, searchWay, type Lattice, type PegEffect, type PegOptions, type PegResult, type PegState,
} from './rules/index.js';
import {boardStyles, boardTemplate, pegPicture, type HoleModel} from './view/board.js';
import {showMove} from './view/choreography.js';
import {chooserStyles, chooserTemplate, type ChooserModel} from './view/chooser.js';
import {pictureOf, rackSpot, type Picture, type Point} from './view/geometry.js';

/** What `hint()` finds: a way to win, that there is none, or (null) that it is not known. */
interface PegHint {
  readonly winnable: boolean | null;
  readonly move?: string;
  readonly way?: readonly string[];
}

/**
 * Peg solitaire for one, on triangles of any number of rows, the English and other crosses, and own shapes: jump over
 * pegs until one is left.
 *
 * @tag peg-solitaire
 * @slot - Shown below the game: a word from the page.
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - To the next hole; on a triangle up goes to the right and down to the left, along an edge the other way.
 * @key Home, End - To the first and the last hole of the row.
 * @key Control+Home, Control+End - To the first and the last hole of the board.
 * @key Enter, Space - Take a peg, jump with it, or put it back.
 * @key Escape - Put the peg back; with none in hand pause, and go on.
 *
 * @csspart board - The board with the pegs and the row of those taken.
 * @csspart wood - The wood.
 * @csspart hole - The hollows.
 * @csspart spot - The ground of a hole, tinted where the picked peg may jump.
 * @csspart peg - A peg.
 * @csspart rack - The groove for the pegs that are taken.
 * @csspart cell - A hole, as one can focus it; transparent.
 * @csspart winnable - Whether the game can still be won.
 * @csspart head - The line above the board.
 * @csspart pegs - How many pegs are left.
 * @csspart jumps - How many jumps were made.
 * @csspart sweeps - How many sweeps these were.
 * @csspart chooser - Where the board is chosen.
 *
 * @cssprop [--game-wood=light-dark(#dcae72, #8a5f38)] - The wood.
 * @cssprop [--game-peg=light-dark(#a5322b, #d9664a)] - The pegs.
 * @cssprop [--game-hint=light-dark(#ffd23f, #ffe06b)] - The tint of hints, marks and holes that can be jumped to.
 */
export class PegSolitaire extends FramedGame<PegOptions, PegState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, headStyles, boardStyles, chooserStyles];

  /**
   * `triangle` (default), `english` (33 holes), `european` (37), `german` (45), `asymmetric` (39), `diamond` (41), or an
   * own shape: one line a row (or `/` for its end), `o` a peg, `.` an empty hole, blank none.
   */
  @property() board?: string | undefined;

  /** Rows of the triangle, 1 to 30. Default 5. */
  @property() rows?: number | string | undefined;

  /** Directions of an own shape: `square` (four) or `triangle` (six). Default `square`. */
  @property() lattice?: Lattice | undefined;

  /** The hole left free. Default: hole 1 of a triangle, else the centre or where the board is usually begun. */
  @property() empty?: number | string | undefined;

  /** The hole the last peg must end in. Default: any. */
  @property() target?: number | string | undefined;

  /** A random position of so many pegs that can be won, drawn from the seed. Default: the full board. */
  @property() pegs?: number | string | undefined;

  /** The pegs at the start, one mark a hole: `o` a peg, `.` none. Default: the full board. */
  @property() start?: string | undefined;

  /** Writes the number beside each hole. */
  @property({type: Boolean}) numbers = false;

  /** The board and the empty hole can be chosen in the element. */
  @property({type: Boolean}) chooser = false;

  /** Says whether the game can still be won. `hints` does so too. */
  @property({type: Boolean, reflect: true}) outlook = false;

  /** Marks the pegs with a jump that keeps the game winnable. `hints` does so too. */
  @property({type: Boolean, reflect: true}) marks = false;

  /** Says how few pegs can still be reached. */
  @property({type: Boolean, reflect: true}) fewest = false;

  readonly #hand: Hand;
  readonly #prospects: Prospects;
  /** Where the peg of the move that is being made was let go. */
  #from: Point | undefined;
  /** The next hole that is pressed becomes the empty one of a new game. */
  #choosing = false;

  constructor() {
    super({game: pegSolitaire, dictionary});
    this.#prospects = new Prospects(this);
    this.#hand = new Hand(this, {
      state: () => this.shown,
      picture: () => this.#picture,
      pieces: () => this.renderRoot.querySelector('.pieces')!,
      ready: () => this.playable,
      choosing: () => this.#choosing,
      choose: (hole) => this.#begin(hole),
      focus: () => this.focus(),
      taken: () => this.finishPresentation(),
      picked: (hole) => this.announcer.say(this.#heldSentence(hole)),
      putBack: (hole) => this.announcer.say(this.words.say('putBack', {n: hole})),
      refused: (hole) => {
        this.announcer.say(this.shown.pegs[hole - 1] === 'o' ? this.words.say('noJumpFrom', {n: hole}) : this.#label(hole));
        this.makeSound('refuse');
      },
      jump: (from, to, at) => {
        this.#from = at;
        this.finishPresentation();
        void this.act(moveOf({from, over: 0, to}));
        this.#from = undefined;
      },
    });
  }

  protected override get rawOptions(): JsonObject {
    const {board, rows, lattice, empty, target, pegs, start} = this;
    return {board, rows, lattice, empty, target, pegs, start};
  }

  /** A position of chance without its pegs. */
  protected override neutral(state: PegState): PegState {
    return this.session.options.pegs ? {...state, pegs: state.pegs.replaceAll('o', '.')} : state;
  }

  /** Puts the focus on the hole that has the cursor. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<SVGElement>(`[data-hole="${this.#hand.cursor}"]`)?.focus(options);
  }

  // the board

  get #picture(): Picture {
    return pictureOf(this.shown);
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<PegState>): Choreography {
    this.told = moved;
    const from = this.#from;
    const {state} = moved;
    const picture = pictureOf(state);
    const most = pegCount(state) + state.jumps - 1;
    return (stage) =>
      showMove(stage, moved.effects as readonly PegEffect[], {
        root: this.renderRoot,
        picture,
        from,
        rack: rackSpot(picture, state.jumps - 1, most),
        sound: (name) => this.makeSound(name),
      });
  }

  protected override sentence(effect: Effect): string {
    const {words} = this;
    const told = effect as PegEffect;
    if (told.type === 'jumped') return words.say('jumped', {from: told.from, over: told.over, to: told.to});
    return told.type === 'ended' ? `${this.#closing(told)} ${words.say('left', {n: told.pegs})}` : '';
  }

  /** The closing words. */
  #closing({scale, pegs}: {readonly scale: string; readonly pegs: number}): string {
    return scale === 'clever' && pegs === 1 ? this.words.say('offTarget', {n: this.shown.target}) : this.words.say(scale);
  }

  protected override turnSentence(): string {
    const {words, state} = this;
    return state.jumps ? words.say('left', {n: pegCount(state)}) : words.say('toJump');
  }

  protected override get status(): string {
    const {words} = this;
    if (this.#choosing) return words.say('choosing');
    const {hole, drag} = this.#hand;
    if (hole && !drag) return this.#heldSentence(hole);
    if (this.hinting) return words.say('hinting');
    const hint = this.#hint;
    if (hint && !this.presenting) return this.#hintSentence(hint);
    if (this.result && !this.told && !this.replaying) return this.state.jumps ? this.sentence({type: 'ended', ...(this.result as PegResult)}) : words.say('noJump');
    return super.status;
  }

  #heldSentence(hole: number): string {
    return this.words.say('picked', {n: hole, to: this.words.say('jumpsTo', {to: this.#list(jumpsFrom(this.shown, hole))})});
  }

  #list(holes: readonly number[]): string {
    return this.words.list(holes.map((hole) => this.words.number(hole)));
  }

  // hints and solutions

  get #hint(): PegHint | undefined {
    return this.hinted as PegHint | undefined;
  }

  #hintSentence({winnable, move}: PegHint): string {
    const [from, to] = move?.split('-').map(Number) ?? [];
    return from ? this.words.say('hinted', {from, to}) : this.words.say(winnable === false ? 'no' : 'unknown');
  }

  protected override hintSearch({state}: Session<PegOptions, PegState>): Search<Json> {
    return mapSearch(within(searchWay(state)), (way) => (way ? {winnable: true, move: way[0]!, way} : {winnable: way === null ? false : null}));
  }

  protected override hintFound(): void {
    this.announcer.say(this.#hintSentence(this.#hint!));
  }

  /** An automatic player follows a way to win while there is one. */
  protected override chooseMove({state, legalMoves}: Session<PegOptions, PegState>): Search<string> {
    return mapSearch(within(searchWay(state)), (way) => way?.[0] ?? legalMoves[0]!);
  }

  /** Makes the next jump of a way to win, as a person's; the player goes on from there or asks again. */
  async #showNext(): Promise<void> {
    this.finishPresentation();
    const {state} = this;
    if (!this.#hint) await this.hint();
    const move = this.#hint?.move;
    if (!move || state !== this.state || !this.playable) return;
    this.#hand.goTo(Number(move.split('-')[1]));
    void this.act(move);
  }

  // choosing

  /** A new game with this hole empty. */
  #begin(hole: number): void {
    this.#choosing = false;
    this.start = this.pegs = undefined;
    this.empty = hole;
    void this.newGame();
  }

  /** A new game on another board; `triangle 6` for one of six rows. */
  #choose(name: string): void {
    const [board, rows] = name.split(' ');
    Object.assign(this, {board, rows: rows ?? this.rows, lattice: undefined, empty: undefined, target: undefined, start: undefined, pegs: undefined});
    void this.newGame();
  }

  // other input

  #onKeydown = (event: KeyboardEvent): void => {
    const {key} = event;
    if (key !== 'Escape' || !(this.#hand.hole || this.#choosing)) return this.#hand.onKeydown(event);
    event.preventDefault();
    this.#choosing = false;
    this.#hand.putBack();
    this.requestUpdate();
  };

  /** A finger on a peg that can jump drags it, and scrolls elsewhere; `touch-action` of a part of a picture is not heard everywhere. */
  readonly #onTouch = {
    handleEvent: (event: TouchEvent) => {
      if (event.cancelable && (event.target as Element).classList.contains('ready')) event.preventDefault();
    },
    passive: false,
  };

  // what there is to see

  protected override changed(cause: ChangeCause): void {
    if (cause === 'new') this.#choosing = false;
    super.changed(cause);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // a server asks no controllers
    if (this.firstPicture) this.#hand.hostUpdate();
    const asks = (this.outlook || this.fewest || this.marks || this.showsHints) && this.turn !== undefined && !this.replaying;
    this.#prospects.watch(asks ? this.state : undefined, {marks: Boolean(this.#marking), fewest: Boolean(this.fewest)});
  }

  protected override firstUpdated(): void {
    if (this.turn === undefined) this.announcer.say(this.status);
  }

  get #marking(): boolean {
    return this.marks || this.showsHints;
  }

  #label(hole: number): string {
    const {words, shown} = this;
    const {holes} = this.#picture.board;
    const {row} = holes[hole - 1]!;
    const mates = holes.flatMap((other, i) => (other.row === row ? [i + 1] : []));
    const parts = [words.say('hole', {n: hole, row: row + 1, place: mates.indexOf(hole) + 1})];
    parts.push(words.say(shown.pegs[hole - 1] === 'o' ? 'peg' : 'empty'));
    const to = jumpsFrom(shown, hole);
    if (to.length > 0) parts.push(words.say('jumpsTo', {to: this.#list(to)}));
    if (this.#good.has(hole)) parts.push(words.say('canWin'));
    if (shown.target === hole) parts.push(words.say('target'));
    return words.row(parts);
  }

  /** Holes whose peg has a jump that keeps the game winnable, and those the picked peg may so go to. */
  get #good(): ReadonlySet<number> {
    const good = new Set<number>();
    if (!this.#marking || this.replaying) return good;
    for (const move of this.#prospects.outlook?.winning ?? []) {
      const [from, to] = move.split('-').map(Number) as [number, number];
      good.add(from);
      if (this.#hand.hole === from) good.add(to);
    }
    return good;
  }

  #holes(): HoleModel[] {
    const {shown, turn} = this;
    const legal = turn === undefined ? [] : jumps(shown);
    const {hole: held, drag} = this.#hand;
    const hint = this.presenting ? undefined : this.#hint?.move?.split('-').map(Number);
    const good = this.#good;
    const ready = this.playable;
    return this.#picture.board.holes.map((_, i) => {
      const hole = i + 1;
      const marks = {
        ready: ready && legal.some(({from}) => from === hole),
        picked: held === hole,
        open: legal.some(({from, to}) => to === hole && from === held),
        over: drag?.over === hole,
        hint: hint?.includes(hole),
        good: good.has(hole),
        target: shown.target === hole,
      };
      const names = Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
      return {peg: shown.pegs[i] === 'o', marks: names.join(' '), label: this.#label(hole)};
    });
  }

  protected override renderBoard(): TemplateResult {
    const {shown, words} = this;
    const hand = this.#hand;
    const {drag, hole} = hand;
    return html`${headTemplate([
        ['pegs', words.say('headPegs'), words.number(pegCount(shown))],
        ['jumps', words.say('headJumps'), words.number(shown.jumps)],
        ['sweeps', words.say('headSweeps'), words.number(shown.sweeps)],
      ])}
    <div class=${this.turn === undefined ? 'over' : ''} @keydown=${this.#onKeydown} @focusin=${hand.onFocusin} @pointerdown=${hand.onPointerdown} @touchstart=${this.#onTouch}>
      ${boardTemplate({
        picture: this.#picture,
        holes: this.#holes(),
        taken: shown.jumps,
        most: pegCount(shown) + shown.jumps - 1,
        held: drag && hole ? {hole, x: drag.at[0], y: drag.at[1]} : undefined,
        numbers: this.numbers,
        cursor: hand.cursor,
        label: words.say('board', {n: this.#picture.board.holes.length}),
      })}
    </div>`;
  }

  protected override get tools() {
    const {words} = this;
    const idle = this.inviting && !this.hinting;
    return [
      {name: 'hint', icon: icons.bulb, label: words.say('hint'), disabled: !idle, onPress: () => void this.hint()},
      {name: 'solution', icon: icons.route, label: words.say('solution'), disabled: !this.playable || this.hinting, onPress: () => void this.#showNext()},
      this.toggle('outlook', icons.chart, this.outlook, (on) => (this.outlook = this.marks = on)),
    ];
  }

  protected override renderControls(): TemplateResult | typeof nothing {
    if (!this.chooser || this.readOnly) return nothing;
    const {words} = this;
    const {board, rows} = this.session.options;
    const named = (name: string, label: string) => ({name, label});
    const boards: ChooserModel['boards'] = [
      ...[4, 5, 6, 7, 8].map((n) => named(`triangle ${n}`, words.say('triangle', {n}))),
      ...boardNames.slice(1).map((name) => named(name, words.say(name))),
    ];
    const now = board === 'triangle' ? `triangle ${rows}` : board;
    const own = !boards.some(({name}) => name === now);
    return chooserTemplate({
      boards: [{...named('own', board === 'triangle' ? words.say('triangle', {n: rows}) : words.say('own')), hidden: !own}, ...boards],
      now: own ? 'own' : now,
      label: words.say('size'),
      chooseLabel: words.say('choose'),
      choosing: this.#choosing,
      onBoard: (name) => this.#choose(name),
      onChoose: () => {
        this.#choosing = !this.#choosing;
        this.#hand.putBack();
        this.announcer.say(this.status);
        this.requestUpdate();
      },
    });
  }

  protected override endCard(): ReturnType<FramedGame['endCard']> {
    const {words} = this;
    const result = this.result as PegResult;
    const {jumps: made} = this.state;
    return {
      title: made ? this.#closing(result) : words.say('noStart'),
      text: made ? this.#figures(this.state) : words.say('noJump'),
      picture: pegPicture(),
    };
  }

  #figures({jumps: made, sweeps, ...position}: PegState): string {
    const {words} = this;
    return words.say('figures', {
      left: words.say('left', {n: pegCount(position)}), jumps: words.say('jumps', {n: made}), sweeps: words.say('sweeps', {n: sweeps}),
    });
  }

  protected override renderExtra(): TemplateResult | typeof nothing {
    const {words} = this;
    const {winnable, fewest} = this.#prospects;
    if (this.turn === undefined || !(this.outlook || this.fewest || this.showsHints)) return nothing;
    return html`<p class="outlook ${winnable}" part="winnable">
      ${words.say(winnable)} ${this.fewest && fewest ? words.say(fewest.exact ? 'fewest' : 'atMost', {n: fewest.pegs}) : nothing}
    </p>`;
  }
}
