/** The element of BlockuDoku: what is rendered and what input does. The rules are in rules/, the look in view/. */
import {html, nothing, svg, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Effect, Result} from '../../core/game.js';
import type {Json, JsonObject} from '../../core/json.js';
import {mapSearch, type Search} from '../../core/search.js';
import type {Moved, Session} from '../../core/session.js';
import type {ChangeCause} from '../../element/events.js';
import type {Words} from '../../element/words.js';
import {FramedGame, frameStyles} from '../../templates/framed-game.js';
import {headStyles, headTemplate} from '../../templates/head.js';
import * as icons from '../../templates/icons.js';
import {dictionary} from './dictionary.js';
import {Hand} from './hand.js';
import {bitsOf, has, putOn} from './rules/board.js';
import {
  blockudoku, cellName, cellOf, dailySeed, pieceOf, searchHand,
  type BlockudokuEffect, type BlockudokuOptions, type BlockudokuState, type Piece, type Plan, type PlannedMove,
} from './rules/index.js';
import {counted, readStatistics, type Statistics} from './statistics.js';
import {boardStyles, boardTemplate, slotSpot} from './view/board.js';
import {showMove} from './view/choreography.js';
import {statisticsStyles, statisticsTemplate} from './view/statistics.js';
import {pieceShape, tilesStyles, type Spot} from './view/tiles.js';
import {trayStyles, trayTemplate} from './view/tray.js';

/**
 * BlockuDoku: pieces from a tray go on a board of 9 × 9; full rows, columns and squares clear. For one player, a person
 * or automatic.
 *
 * @tag blockudoku-game
 * @slot - Shown below the game: a word from the page.
 *
 * @key Tab, Shift+Tab - To the board, the pieces, the tools, and back.
 * @key 1, 2, 3 - With nothing in hand: take that piece.
 * @key Arrow keys - Over the cells, with the piece in hand.
 * @key Home, End - To the ends of the row.
 * @key Control+Home, Control+End - To the corner at the top left, and at the bottom right.
 * @key 1 … 9, A … I - With a piece in hand: to that cell, row first, as in `5` `E`.
 * @key Enter, Space - On a piece: take it. On the board: put it down.
 * @key R - Turn the piece in hand, where `rotate` allows it.
 * @key Escape - Give the piece back; with nothing in hand pause, and go on.
 *
 * @csspart head - The line above the board.
 * @csspart score - The points.
 * @csspart best - The best score, where `autosave` keeps it.
 * @csspart note - Between them: the date of a daily game, or the streak.
 * @csspart streak - Clearing moves in a row, from two on.
 * @csspart board - The board.
 * @csspart ground - Squares of the one tint.
 * @csspart ground-alt - Squares of the other tint.
 * @csspart tile - A tile: on the board, in the tray or in the hand.
 * @csspart cell - A cell, as it is reached and pressed.
 * @csspart held - The piece that is dragged.
 * @csspart shout - What a move was worth, called out over it.
 * @csspart tray - The tray.
 * @csspart slot - A slot of the tray: a button.
 * @csspart statistics - Games, best, average and longest streak, where `autosave` keeps them.
 *
 * @cssprop [--game-tile=light-dark(#b8733a, #d79a55)] - A tile; its edges are made of it.
 * @cssprop [--game-tile-light=light-dark(#ffd98a, #fff0c4)] - A tile that is about to clear.
 * @cssprop [--game-square=light-dark(#fbf5e7, #28433f)] - Squares of the one tint.
 * @cssprop [--game-square-alt=light-dark(#eadfc6, #1d322f)] - Squares of the other tint.
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The board's rim.
 * @cssprop [--game-refused=light-dark(#b3261e, #ff9d8f)] - Where the piece in hand does not fit.
 */
export class BlockudokuGame extends FramedGame<BlockudokuOptions, BlockudokuState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, headStyles, tilesStyles, boardStyles, trayStyles, statisticsStyles];

  /**
   * What pieces are drawn from: `classic` (45), `app` (47), `all` (49), or names and shapes of one's own, such as
   * `O4 T4r1 111/101`. Default `classic`.
   */
  @property() pieces?: string | readonly string[] | undefined;

  /** `classic`: 18 a line or square, 50 for several, 30 more for each clearing move in a row; or `woodoku`. Default `classic`. */
  @property() scoring?: 'classic' | 'woodoku' | undefined;

  /** New pieces come when the tray is empty (`hand`) or for each piece at once (`each`). Default `hand`. */
  @property() refill?: 'hand' | 'each' | undefined;

  /** Pieces are drawn again, up to 100 times, until they all fit in some order. */
  @property({type: Boolean}) fair = false;

  /** Pieces may be turned. */
  @property({type: Boolean}) rotate = false;

  /** The start position: nine rows of nine `0` and `1`. Default: empty. */
  @property() board?: string | readonly string[] | undefined;

  /** The first three pieces, by name or shape. Default: drawn. */
  @property() hand?: string | readonly string[] | undefined;

  /** The game of the day, the same for everyone: of today (as attribute empty), or of a date such as `2026-01-31`. It brings its own seed. */
  @property() daily?: string | boolean | undefined;

  readonly #hand: Hand;
  /** Where the piece of the move that is being made was let go. */
  #from: Spot | undefined;
  /** Points that are shown while they count up. */
  #counted = 0;
  #statistics: Statistics | undefined;
  /** It has been shown. */
  #begun = false;
  /** An automatic player had a hand in this game: it does not count. */
  #helped = false;

  constructor() {
    super({game: blockudoku, dictionary});
    this.#hand = new Hand(this, {
      state: () => this.shown,
      moves: () => (this.shown === this.state ? this.legalMoves : blockudoku.moves(this.shown)),
      ready: () => this.playable,
      board: () => this.#board,
      picked: (slot) => this.announcer.say(this.words.say('held', {slot: slot + 1})),
      givenBack: (slot, from) => {
        this.announcer.say(this.words.say('givenBack', {slot: slot + 1}));
        if (from) void this.updateComplete.then(() => this.#flyBack(slot, from));
      },
      refusedSlot: (slot) => this.#refuse(this.#slotLabel(slot)),
      refusedCell: (cell) => this.#refuse(this.#cellLabel(cell)),
      at: (cell) => this.announcer.say(this.#cellLabel(cell)),
      place: (move, from) => void this.#place(move, from),
    });
  }

  protected override get rawOptions(): JsonObject {
    const {pieces, scoring, refill, fair, rotate, board, hand} = this;
    return {pieces, scoring, refill, fair, rotate, board, hand, daily: this.#date};
  }

  get #date(): string | undefined {
    const {daily} = this;
    return daily === '' || daily === true ? today() : daily || undefined;
  }

  /** Without the deal. */
  protected override neutral(state: BlockudokuState): BlockudokuState {
    return this.hand ? state : {...state, hand: state.hand.map(() => null), over: false};
  }

  protected override seedFor({daily}: BlockudokuOptions): string | undefined {
    return daily === null ? undefined : dailySeed(daily);
  }

  /** Puts the focus on the first piece that can be taken. */
  override focus(options?: FocusOptions): void {
    const slots = [...this.renderRoot.querySelectorAll<HTMLElement>('.slot')];
    (slots.find((slot) => slot.ariaDisabled === 'false') ?? slots[0])?.focus(options);
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<BlockudokuState>, before: BlockudokuState): Choreography {
    this.told = moved;
    this.#counted = before.score;
    const from = this.#from;
    const [placed] = moved.effects as readonly BlockudokuEffect[];
    return (stage) => {
      const board = this.#board;
      return showMove(stage, moved.effects as readonly BlockudokuEffect[], {
        root: this.renderRoot,
        from: (slot) => {
          if (from) return from;
          const picture = this.renderRoot.querySelectorAll('.slot svg')[slot];
          return picture && placed?.type === 'placed' ? slotSpot(board, picture, pieceOf(placed.piece)!) : undefined;
        },
        score: before.score,
        count: (score) => {
          this.#counted = score;
          this.requestUpdate();
        },
        best: this.#isBest,
        sound: (name) => this.makeSound(name),
      });
    };
  }

  protected override sentence(effect: Effect): string {
    const {words} = this;
    const told = effect as BlockudokuEffect;
    switch (told.type) {
      case 'placed':
        return words.say('placed', {slot: told.slot, cell: told.cell});
      case 'cleared':
        return words.say('cleared', {what: this.#linesOf(told)});
      case 'scored': {
        const {tiles, lines, squares, combo, streak, score} = told;
        const items = [
          words.say('tilesScored', {n: tiles, points: tiles}),
          lines && words.say('linesScored', {n: lines / 18, points: lines}),
          squares && words.say('squaresScored', {n: squares / 18, points: squares}),
          combo && words.say('comboScored', {points: combo}),
          streak && words.say('streakScored', {points: streak}),
        ];
        return words.say('scored', {items: words.row(items.map((item) => item || '')), score});
      }
      default:
        return words.say(told.type);
    }
  }

  #linesOf({rows, columns, squares}: {readonly rows: readonly number[]; readonly columns: readonly string[]; readonly squares: readonly number[]}): string {
    const {words} = this;
    return words.list([
      ...rows.map((n) => words.say('row', {n})),
      ...columns.map((name) => words.say('column', {name})),
      ...squares.map((n) => words.say('square', {n: n + 1})),
    ]);
  }

  /** Which pieces do not fit; before the first move, what to do. */
  protected override turnSentence(): string {
    const {hand} = this.shown;
    const stuck = hand.flatMap((name, slot) => (name === null || this.#hand.canTake(slot) ? [] : [this.words.say('noFit', {slot: slot + 1})]));
    return stuck.length > 0 || this.session.number > 0 ? this.words.text(stuck) : this.words.say('toPlace');
  }

  protected override get status(): string {
    const {words} = this;
    const hint = this.#hint;
    const {slot, drag} = this.#hand;
    if (slot !== undefined && !drag) return words.say('held', {slot: slot + 1});
    if (this.hinting) return words.say('hinting');
    if (hint) return this.#hintSentence(hint);
    if (!this.told || this.waiting) return super.status;
    // that a piece went where it went need not be told to who sees it
    const effects = this.told.effects.filter(({type}) => type === 'scored' || type === 'stuck');
    return words.text([...effects.map((effect) => this.sentence(effect)), this.turn === undefined ? '' : this.turnSentence()]);
  }

  // hints and the automatic player

  #plan({state: {board, hand, rules}}: Session<BlockudokuOptions, BlockudokuState>): Search<Plan> {
    return searchHand(board, hand, rules);
  }

  protected override chooseMove(session: Session<BlockudokuOptions, BlockudokuState>): Search<string> {
    return mapSearch(this.#plan(session), ({moves: [first]}) => first!.move);
  }

  protected override hintSearch(session: Session<BlockudokuOptions, BlockudokuState>): Search<Json> {
    return this.#plan(session) as Search<unknown> as Search<Json>;
  }

  protected override hintFound(): void {
    this.announcer.say(this.#hintSentence(this.#hint!));
  }

  get #hint(): PlannedMove | undefined {
    return (this.hinted as Plan | undefined)?.moves[0];
  }

  #hintSentence({slot, turns, cell}: PlannedMove): string {
    return this.words.say(turns ? 'hintedTurned' : 'hinted', {slot, n: turns, cell});
  }

  // the hand

  #refuse(what: string): void {
    this.announcer.say(what);
    this.makeSound('refuse');
  }

  /** It is in the tray already; this shows the way there. */
  #flyBack(slot: number, {x, y}: Pick<Spot, 'x' | 'y'>): void {
    const piece = this.#hand.pieceIn(slot);
    const picture = this.renderRoot.querySelectorAll('.slot svg')[slot];
    if (!piece || !picture || !this.checkVisibility() || this.currentSpeed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = slotSpot(this.#board, picture, piece);
    const way = `translate(${(x - to.x) / to.scale}px,${(y - to.y) / to.scale}px) scale(${1 / to.scale})`;
    picture.querySelector('.piece')?.animate({transform: [way, 'none']}, {duration: 160, easing: 'ease-out'});
  }

  async #place(move: string, from: Spot): Promise<void> {
    this.#from = from;
    this.finishPresentation();
    await this.act(move);
    this.#from = undefined;
    this.requestUpdate();
  }

  protected override onKeydown(event: KeyboardEvent): void {
    const own = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && event.target === this;
    if (own && this.#hand.onKey(event)) event.preventDefault();
    else super.onKeydown(event);
  }

  get #board(): Element {
    return this.renderRoot.querySelector('.board')!;
  }

  // best score and statistics

  protected override changed(cause: ChangeCause): void {
    super.changed(cause);
    const {state, session} = this;
    if (cause === 'move') this.#helped ||= session.last?.by === 'auto';
    else this.#helped = this.history.some(({by}) => by === 'auto');
    if (cause !== 'move' || this.#helped) return;
    const next = counted(this.#kept, session.id, state);
    this.#statistics = next;
    this.keepPart('statistics', next);
  }

  /** Whether the page wants a best score and statistics. */
  get #keeps(): boolean {
    return this.autosave !== undefined && this.autosave !== null;
  }

  get #kept(): Statistics {
    return this.firstPicture ? readStatistics(undefined) : (this.#statistics ??= readStatistics(this.keptPart('statistics')));
  }

  /** The game in progress has beaten the best of those before; the first game of all has not. */
  get #isBest(): boolean {
    const {last} = this.#kept;
    return last?.id === this.gameId && last.before > 0 && this.shown.score > last.before;
  }

  // what there is to see

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('autosave')) this.#statistics = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.firstPicture) return;
    // a saved game of another day does not go on today
    if (!this.#begun && this.session.number > 0 && this.#date && this.session.options.daily !== this.#date) void this.newGame();
    this.#begun = true;
    if (this.showsHints && this.inviting && !this.hinted && !this.hinting) void this.hint();
  }

  /** What each tile is: filled, where the piece in hand would go, what that would clear, what the hint says. */
  #tiles(): string[] {
    const {board} = this.shown;
    const bits = bitsOf(board);
    const tiles = Array.from({length: 81}, (_, cell) => (has(bits, cell) ? 'full' : ''));
    const mark = (piece: Piece | undefined, cell: number, name: string): void => {
      const put = piece && putOn(bits, piece, cell);
      for (let i = 0; i < 81 && put; i++) {
        if (has(put.filled, i)) tiles[i] += ` ${name}`;
        if (name === 'ghost' && has(put.full.bits, i)) tiles[i] += ' lit';
      }
    };
    for (const cell of this.#shownEffect('cleared')?.cells ?? []) tiles[cellOf(cell)!] += ' lit';
    const hint = this.#hint;
    if (hint && !this.presenting) mark(this.#hand.turnings(hint.slot - 1)[hint.turns], cellOf(hint.cell)!, 'hint');
    const {piece, target, drag, cell} = this.#hand;
    if (target !== undefined) mark(piece, target, 'ghost');
    else if (piece && !drag) {
      // it does not fit at the cursor: shown all the same, otherwise
      piece.shape.split('/').forEach((line, y) => [...line].forEach((bit, x) => bit === '1' && (tiles[cell + y * 9 + x] += ' bad')));
    }
    return tiles;
  }

  #cellLabel = (cell: number): string => {
    const {words} = this;
    const name = cellName(cell);
    const {slot, piece, drag} = this.#hand;
    if (slot !== undefined && !drag && cell === this.#hand.cell) {
      const put = putOn(bitsOf(this.shown.board), piece!, cell);
      const what = put ? this.#linesOf(put.full) : '';
      return words.say(!put ? 'notHere' : what ? 'hereClears' : 'here', {cell: name, slot: slot + 1, what});
    }
    return words.say(this.shown.board[Math.floor(cell / 9)]![cell % 9] === '1' ? 'full' : 'empty', {cell: name});
  };

  #slotLabel(slot: number): string {
    const {words} = this;
    const piece = this.#hand.pieceIn(slot);
    if (!piece) return words.say('emptySlot', {slot: slot + 1});
    const [letter = ''] = piece.name;
    const shape = 'IDVOX'.includes(letter) ? words.say(`shape${letter}`) : /\d/.test(letter) ? words.say('ownShape') : letter;
    const cells = piece.shape.split('/').flatMap((line, row) => [...line].flatMap((bit, column) => (bit === '1' ? [cellName(row * 9 + column)] : [])));
    const n = this.#hand.room(slot);
    return words.say('piece', {slot: slot + 1, shape, cells: cells.join(' '), fit: words.say(n ? 'fits' : 'fitsNowhere', {n})});
  }

  protected override renderBoard(): TemplateResult {
    const {words, shown} = this;
    const hand = this.#hand;
    const {drag, piece} = hand;
    const best = Math.max(this.#kept.best, this.#helped ? 0 : shown.score);
    const {daily} = this.session.options;
    const placed = this.#shownEffect('placed');
    const note = daily === null || this.firstPicture ? undefined : words.say('daily', {date: new Date(`${daily}T12:00`).toLocaleDateString(words.lang, {dateStyle: 'medium'})});
    return html`${headTemplate(
        [
          ['score', words.say('score'), words.number(this.presenting ? this.#counted : shown.score)],
          this.#keeps ? ['best', words.say('best'), words.number(best)] : undefined,
        ],
        shown.streak > 1 ? html`<b class="streak" part="streak">${words.say('streak')} ${words.number(shown.streak)}</b>` : note,
      )}
      <div @keydown=${hand.onBoardKeydown} @click=${hand.onBoardClick} @pointermove=${hand.onBoardPointermove} @focusin=${hand.onBoardFocusin}>
        ${boardTemplate({
          tiles: this.#tiles(),
          held: drag && piece ? {piece, x: drag.x, y: drag.y} : undefined,
          flying: placed && {piece: pieceOf(placed.piece)!, cell: cellOf(placed.cell)!},
          lifted: drag !== undefined || this.presenting,
          shout: this.#shout(),
          over: shown.over,
          cursor: hand.cell,
          label: words.say('board'),
          cellLabel: this.#cellLabel,
        })}
      </div>
      ${shown.over && this.#isBest ? html`<svg class="confetti" viewBox="0 0 1000 1000" aria-hidden="true">${Array.from({length: 9}, () => svg`${pieceShape(pieceOf('I1')!)}`)}</svg>` : nothing}`;
  }

  /** What of the move that is being shown. */
  #shownEffect<T extends BlockudokuEffect['type']>(type: T): Extract<BlockudokuEffect, {type: T}> | undefined {
    return this.presenting ? (this.told?.effects.find((effect) => effect.type === type) as never) : undefined;
  }

  /** What a move was worth, called out over it. */
  #shout(): {lines: readonly string[]; x: number; y: number} | undefined {
    const placed = this.#shownEffect('placed');
    const scored = this.#shownEffect('scored');
    if (!placed || !scored) return undefined;
    const {words} = this;
    const cells = placed.cells.map((cell) => cellOf(cell)!);
    const middle = (at: (cell: number) => number): number => (cells.reduce((sum, cell) => sum + at(cell), 0) / cells.length) * 100 + 50;
    const lines = [
      `+${words.number(scored.total)}`,
      ...(scored.combo ? [words.say('combo', {points: scored.combo})] : []),
      ...(scored.streak ? [words.say('streakShout', {points: scored.streak})] : []),
    ];
    const wide = lines.length > 1 ? 260 : 110;
    return {
      lines,
      x: Math.max(wide, Math.min(900 - wide, middle((cell) => cell % 9))),
      y: Math.max(120, Math.min(900 - lines.length * 92, middle((cell) => Math.floor(cell / 9)))),
    };
  }

  protected override renderControls(): TemplateResult {
    const ready = this.playable;
    const hint = this.#hint;
    const hand = this.#hand;
    return trayTemplate({
      slots: [0, 1, 2].map((slot) => {
        const piece = hand.pieceIn(slot);
        const fits = piece !== undefined && hand.canTake(slot);
        const held = hand.slot === slot;
        return {
          piece,
          fits: fits || !piece,
          ready: ready && fits,
          picked: held,
          away: held && hand.drag !== undefined,
          hinted: hint?.slot === slot + 1,
          label: this.#slotLabel(slot),
        };
      }),
      label: this.words.say('tray'),
      onPointerdown: hand.onTrayPointerdown,
      onClick: hand.onTrayClick,
    });
  }

  protected override get tools() {
    const {words} = this;
    return [
      {name: 'hint', icon: icons.bulb, label: words.say('hint'), disabled: !this.inviting || this.hinting, onPress: () => void this.hint()},
      this.shown.rules.rotate && {name: 'turn', icon: icons.turn, label: words.say('turn'), disabled: this.#hand.slot === undefined, onPress: () => void this.#hand.turn()},
    ];
  }

  protected override endCard(_result: Result): ReturnType<FramedGame['endCard']> {
    const {words} = this;
    const {score} = this.shown;
    const {best} = this.#kept;
    const kept = this.#isBest ? words.say('newBest') : best > score ? words.say('bestIs', {best}) : '';
    return {title: words.say('over'), text: [words.say('points', {n: score}), kept].filter(Boolean).join(' · ')};
  }

  protected override renderExtra(): TemplateResult | typeof nothing {
    const {games, sum, best, streak} = this.#kept;
    const {words} = this;
    if (games === 0 || !this.#keeps) return nothing;
    return statisticsTemplate(words.say('statistics'), [
      [words.say('games'), words.number(games)],
      [words.say('best'), words.number(best)],
      [words.say('average'), words.number(Math.round(sum / games))],
      [words.say('longestStreak'), words.number(streak)],
    ]);
  }
}

/** The date where the reader is: `2026-01-31`. */
function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}
