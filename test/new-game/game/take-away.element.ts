/** The element of Take away: what is rendered and what input does. The rules are in rules/, the look in view/. */
import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {GridCursor} from '../../../src/controllers/grid-cursor.js';
import type {Choreography} from '../../../src/controllers/presenter.js';
import type {Effect} from '../../../src/core/game.js';
import type {Json, JsonObject} from '../../../src/core/json.js';
import {found, type Search} from '../../../src/core/search.js';
import type {Moved, Session} from '../../../src/core/session.js';
import type {Words} from '../../../src/element/words.js';
import {FramedGame, frameStyles} from '../../../src/templates/framed-game.js';
import {dictionary} from './dictionary.js';
import {bestTake, takeAway, type TakeAwayEffect, type TakeAwayOptions, type TakeAwayState} from './rules/index.js';
import {boardStyles, boardTemplate, columns, type SquareModel} from './view/board.js';
import {showMove} from './view/choreography.js';

/**
 * Take away for two to six, people or automatic: take stones off the end, and be the one who takes the last.
 *
 * @tag take-away
 *
 * @key Tab, Shift+Tab - To the board, the tools, and back.
 * @key Arrow keys - To the next square.
 * @key Home, End - To the first and the last square of the row.
 * @key Control+Home, Control+End - To the first and the last square of the board.
 * @key Enter, Space - Takes this stone and all after it.
 *
 * @csspart board - The board.
 * @csspart square - A square; where its stone may be taken, a press takes it and all after it.
 * @csspart stone - A stone.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - The lighter squares.
 * @cssprop [--game-square-alt=light-dark(#f1e5cb, #203734)] - The darker squares.
 * @cssprop [--game-stone=light-dark(#7d8a8c, #a9b8b4)] - The stones.
 */
export class TakeAway extends FramedGame<TakeAwayOptions, TakeAwayState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, boardStyles];

  /** Stones at the start: 1 to 63. Default 21. */
  @property() stones?: number | string | undefined;

  /** Stones that may be taken at once: 1 to 9. Default 3. */
  @property() most?: number | string | undefined;

  readonly #cursor: GridCursor;
  /** The square under the pointer or with the focus. */
  #at: number | undefined;

  constructor() {
    super({game: takeAway, dictionary});
    this.#cursor = new GridCursor(this, {
      size: () => [columns, Math.ceil(this.shown.stones / columns)],
      has: ([column, row]) => row * columns + column < this.shown.stones,
      focus: () => this.focus(),
      act: () => this.#press(this.#cursorSquare),
    });
  }

  protected override get rawOptions(): JsonObject {
    const {stones, most} = this;
    return {stones, most};
  }

  /** Puts the focus on the square that has the cursor. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<SVGElement>(`[data-square="${this.#cursorSquare}"]`)?.focus(options);
  }

  // players

  /** An automatic player. One that has to think longer returns a search that goes in steps. */
  protected override chooseMove({state}: Session<TakeAwayOptions, TakeAwayState>): Search<string> {
    return found(bestTake(state));
  }

  protected override hintSearch({state}: Session<TakeAwayOptions, TakeAwayState>): Search<Json> {
    return found({move: bestTake(state)});
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<TakeAwayState>): Choreography {
    this.told = moved;
    return (stage) => showMove(stage, moved.effects as readonly TakeAwayEffect[], {root: this.renderRoot, sound: (name) => this.makeSound(name)});
  }

  protected override sentence({type, seat, count}: Effect): string {
    return this.words.say(type, {player: seat === undefined ? '' : this.playerName(seat), n: count as number});
  }

  protected override turnSentence(seat: number): string {
    return this.words.say('toTake', {player: this.playerName(seat), n: this.legalMoves.length});
  }

  // input

  get #cursorSquare(): number {
    const [column, row] = this.#cursor.cell;
    return row * columns + column + 1;
  }

  /** How many stones a press on a square takes; none where that many may not be taken. */
  #takes(square: number): number {
    const count = this.shown.left - square + 1;
    return this.legalMoves.includes(String(count)) ? count : 0;
  }

  #press(square: number): void {
    if (!this.inviting) return;
    const count = this.#takes(square);
    if (count) return void this.act(String(count));
    this.announcer.say(this.turnSentence(this.turn!));
    this.makeSound('refuse');
  }

  #onPoint = (event: Event): void => {
    this.#at = squareOf(event);
    if (event.type === 'focusin' && this.#at) this.#cursor.cell = [(this.#at - 1) % columns, Math.floor((this.#at - 1) / columns)];
    this.requestUpdate();
  };

  #onLeave = (): void => {
    this.#at = undefined;
    this.requestUpdate();
  };

  // what there is to see

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // the board is entered at its last square, where play begins; from then on the cursor is the reader's
    if (!this.hasUpdated) this.#cursor.cell = [Infinity, Infinity];
  }

  #square = (square: number): SquareModel => {
    const {words, shown, inviting} = this;
    const takes = inviting ? this.#takes(square) : 0;
    const marked = inviting && this.#at !== undefined && this.#takes(this.#at) > 0 && square >= this.#at;
    const marks = {ready: takes > 0, marked: marked && square <= shown.left, empty: square > shown.left};
    return {
      marks: Object.entries(marks).flatMap(([name, on]) => (on ? [name] : [])).join(' '),
      label: [words.say(marks.empty ? 'empty' : 'stone', {n: square}), takes > 0 && words.say('takes', {n: takes})].filter(Boolean).join(', '),
    };
  };

  protected override renderBoard(): TemplateResult {
    const {shown, words} = this;
    return html`<div
      @click=${(event: Event) => this.#press(squareOf(event) ?? 0)}
      @keydown=${this.#cursor.onKeydown}
      @pointerover=${this.#onPoint}
      @pointerleave=${this.#onLeave}
      @focusin=${this.#onPoint}
      @focusout=${this.#onLeave}
    >
      ${boardTemplate({
        squares: Array.from({length: shown.stones}, (_, i) => this.#square(i + 1)),
        cursor: this.#cursorSquare,
        label: words.say('board', {n: shown.left}),
      })}
    </div>`;
  }
}

const squareOf = (event: Event): number | undefined => Number((event.target as Element).closest('[data-square]')?.getAttribute('data-square')) || undefined;
