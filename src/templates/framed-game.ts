/**
 * What all games show around their board, and the keys they share: players, status, tools, card, log. A game's element
 * extends this, gives its board, its sentences and its controls, and adds what is its own.
 */
import {html, nothing, type CSSResultGroup, type TemplateResult} from 'lit';
import type {Effect, Result} from '../core/game.js';
import type {JsonObject} from '../core/json.js';
import type {Moved} from '../core/session.js';
import type {ChangeCause} from '../element/events.js';
import {GameElement} from '../element/game-element.js';
import {tokens} from '../element/tokens.styles.js';
import {confettiStyles, confettiTemplate} from './confetti.js';
import {cardStyles, cardTemplate, type CardModel} from './dialog.js';
import * as icons from './icons.js';
import {layoutStyles, layoutTemplate} from './layout.js';
import {logStyles, logTemplate, type LogEntry} from './log.js';
import {playersStyles, playersTemplate, type PlayerModel} from './players.js';
import {tokenStyles, tokenTemplate} from './token.js';
import {toolbarStyles, toolbarTemplate, type ToolModel} from './toolbar.js';

/** The styles of the frame; a game's own come after them. */
export const frameStyles: CSSResultGroup[] = [
  tokens, tokenStyles, playersStyles, toolbarStyles, cardStyles, logStyles, confettiStyles, layoutStyles,
];

/**
 * @slot - Below the game: a word from the page.
 *
 * @key Control+Z, Command+Z - Undo.
 * @key Control+Shift+Z, Command+Shift+Z, Control+Y, Command+Y - Redo.
 * @key Escape - Pause, and go on; in a dialog or popover of the page it closes that.
 *
 * @csspart layout - Everything: the table and what stands beside or below it.
 * @csspart table - The board with what lies over it.
 * @csspart side - What stands beside or below the board.
 * @csspart players - The row of players.
 * @csspart player - One player; the one to act has the part `turn` too.
 * @csspart turn - The player to act.
 * @csspart token - A player's token in the row of players.
 * @csspart chance - The bar of a player's chance to win.
 * @csspart status - The line that says what happened and what is to be done.
 * @csspart toolbar - The tools.
 * @csspart tool - One tool; each has its name as a part too: `undo`, `redo`, `new`, `pause`.
 * @csspart dialog - The card over the board: before an automatic game, in a pause, at the end.
 * @csspart button - A button of that card.
 * @csspart log - The list of moves.
 * @csspart problem - The line that says what is wrong with the settings.
 *
 * @cssprop [--game-ink=light-dark(#2f2a22, #ece6d8)] - Text.
 * @cssprop [--game-quiet=light-dark(#6a6050, #aab5ac)] - Text and icons that step back.
 * @cssprop [--game-surface=light-dark(#fcf9f2, #16211f)] - The ground of the whole element.
 * @cssprop [--game-raised=light-dark(#f0e9da, #22312e)] - Buttons, and the player to act.
 * @cssprop [--game-accent=light-dark(#17695f, #6fcbb5)] - What asks to be pressed, the focus.
 * @cssprop [--game-on-accent=light-dark(#fff, #10201d)] - Text on the accent.
 * @cssprop [--game-radius=12px] - Corners.
 * @cssprop [--game-padding=clamp(8px, 3cqi, 20px)] - Room around everything.
 * @cssprop [--game-player-1=#d55e00] - The first player's colour.
 * @cssprop [--game-player-2=#0072b2] - The second player's colour.
 * @cssprop [--game-player-3=#009e73] - The third player's colour.
 * @cssprop [--game-player-4=#f0e442] - The fourth player's colour.
 * @cssprop [--game-player-5=#cc79a7] - The fifth player's colour.
 * @cssprop [--game-player-6=#56b4e9] - The sixth player's colour.
 */
export abstract class FramedGame<
  Options extends JsonObject = JsonObject,
  State extends JsonObject = JsonObject,
> extends GameElement<Options, State> {
  /** The move that was shown last; undefined after an undo, a load, or before any. */
  protected told: Moved<State> | undefined;
  #log: LogEntry[] = [];
  #logOf: unknown;
  /** The move up to which the log has been written. */
  #logTo = 0;

  constructor(...parts: ConstructorParameters<typeof GameElement<Options, State>>) {
    super(...parts);
    // not from what the page has put into the slot, nor what browsers send where they fill in a form: a key without a name
    this.addEventListener('keydown', (event) => event.target === this && event.key && this.onKeydown(event));
  }

  // what a game gives

  /** The board, with everything on it. */
  protected abstract renderBoard(): unknown;
  /** One thing that happened, as a sentence; empty for what needs no word. */
  protected abstract sentence(effect: Effect): string;
  /** What is to be done now: "Ada to throw." */
  protected abstract turnSentence(seat: number): string;
  /** The button that throws, the tray: what play is made with, beside the board. */
  protected renderControls(): unknown {
    return nothing;
  }
  /** Tools beside those that every game has. */
  protected get tools(): readonly (ToolModel | false)[] {
    return [];
  }
  /** What stands beside a player's name: a square, points. */
  protected playerDetails(_seat: number): Omit<PlayerModel, 'token' | 'colour' | 'name' | 'turn'> {
    return {};
  }
  /** What stands below everything: figures, a legend. */
  protected renderExtra(): unknown {
    return nothing;
  }
  /** The words of the card at the end. */
  protected endCard({winners: [winner]}: Result): Pick<CardModel, 'title' | 'text' | 'picture'> {
    return winner === undefined
      ? {title: this.words.say('nobodyWins')}
      : {title: this.words.say('wins', {player: this.playerName(winner)}), picture: tokenTemplate(this.token(winner))};
  }

  // what happened

  protected override describe({effects, state}: Moved<State>): string {
    const turn = this.game.turn(state);
    return this.words.text([...effects.map((effect) => this.sentence(effect)), turn === undefined ? '' : this.turnSentence(turn)]);
  }

  protected override changed(cause: ChangeCause): void {
    if (cause === 'move') return;
    this.told = undefined;
    // what was taken back or begun anew is to be heard too
    this.announcer.say(this.status);
  }

  /** The seat that is shown to act: while a move is shown, the one that makes it. */
  protected get acting(): number | undefined {
    return this.presenting || this.replaying ? this.told?.seat : this.turn;
  }

  /** The line that says what has just happened, and what is to be done. */
  protected get status(): string {
    if (this.waiting) return this.words.say('waiting');
    if (this.told) return this.describe(this.told);
    return this.turn === undefined ? '' : this.turnSentence(this.turn);
  }

  // keys that all games have

  /** Undo and redo with Control or Command, Escape for a pause. A game handles its own keys first. */
  protected onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault();
      if (!this.readOnly) void (key === 'y' || event.shiftKey ? this.redo() : this.undo());
    } else if (key === 'escape' && this.turn !== undefined && !inDialog(event)) {
      event.preventDefault();
      this.paused = !this.paused;
    }
  }

  // the frame

  protected override render(): TemplateResult {
    const {words, result, session} = this;
    const seats = session.seats.map((_, seat) => this.token(seat));
    return html`
      ${layoutTemplate({
        dir: words.dir,
        board: this.renderBoard(),
        over: html`${result?.winners.length ? confettiTemplate(seats) : nothing}${this.#card(result)}`,
        players:
          seats.length > 1 &&
          playersTemplate(
            seats.map((token, seat) => ({...token, name: this.playerName(seat), turn: seat === this.acting, ...this.playerDetails(seat)})),
            {label: words.say('players'), turnLabel: words.say('toMove')},
          ),
        controls: this.renderControls(),
        status: this.status,
        toolbar: toolbarTemplate([...this.#tools(), ...this.tools], words.say('controls')),
        log: logTemplate(this.#entries(), words.say('moves')),
        extra: html`${this.renderExtra()}${this.problemTemplate()}<slot></slot>`,
      })}
      ${this.announcer.template()}
    `;
  }

  #tools(): (ToolModel | false)[] {
    const {words, readOnly, paused} = this;
    return [
      {name: 'undo', icon: icons.undo, label: words.say('undo'), disabled: !this.canUndo || readOnly, onPress: () => void this.undo()},
      {name: 'redo', icon: icons.redo, label: words.say('redo'), disabled: !this.canRedo || readOnly, onPress: () => void this.redo()},
      {name: 'new', icon: icons.restart, label: words.say('newGame'), disabled: readOnly, onPress: () => void this.newGame()},
      this.pausable && {
        name: 'pause', icon: paused ? icons.play : icons.pause, label: words.say(paused ? 'resume' : 'pause'), disabled: this.turn === undefined,
        onPress: () => (this.paused = !paused),
      },
    ];
  }

  /** Whether a pause is worth a tool: where something goes on by itself. */
  protected get pausable(): boolean {
    return this.session.seats.some(({kind}) => kind === 'auto');
  }

  /** A tool that switches one of the element's own properties. */
  protected toggle(name: string, icon: string, on: boolean, change: (on: boolean) => void): ToolModel {
    return {name, icon, label: this.words.say(name), pressed: on, onPress: () => change(!on)};
  }

  /** The card over the board: before an automatic game, in a pause, at the end. */
  #card(result: Result | undefined): TemplateResult | typeof nothing {
    const {words} = this;
    const button = (name: string, press: () => unknown): CardModel['buttons'][number] => ({
      label: words.say(name),
      onPress: () => {
        // the card goes away with its buttons; the focus stays in the game
        this.focus();
        void press();
      },
    });
    const renew = (name: string): CardModel['buttons'] => (this.readOnly ? [] : [button(name, () => this.newGame().then(() => this.resume()))]);
    if (result && !this.presenting && !this.replaying) {
      return cardTemplate({...this.endCard(result), buttons: [...renew('playAgain'), button('watchAgain', () => this.replay())]});
    }
    if (!this.paused) return nothing;
    const begun = this.session.number > 0;
    return cardTemplate({
      title: words.say(begun ? 'paused' : 'game'),
      buttons: [button(begun ? 'resume' : 'start', () => this.resume()), ...(begun ? renew('newGame') : [])],
    });
  }

  /** The log, kept while the game only goes on. */
  #entries(): readonly LogEntry[] {
    const {session, words} = this;
    const shown = this.presenting && !this.replaying ? session.number - 1 : session.number;
    const of = `${session.id} ${words.lang} ${session.seats.map(({name}) => name).join()}`;
    if (this.#logOf !== of || this.#logTo > shown) {
      this.#logOf = of;
      this.#log = [];
      this.#logTo = 0;
    }
    for (const {number, effects} of session.replay(this.#logTo + 1, shown)) {
      const text = words.text(effects.map((effect) => this.sentence(effect)));
      if (text) this.#log.push({number, text});
    }
    this.#logTo = shown;
    return this.#log;
  }
}

/** Whether a key was pressed in a dialog or popover of the page, which Escape closes. */
function inDialog(event: Event): boolean {
  return event.composedPath().some((at) => (at as Partial<Element>).matches?.('dialog:modal, :popover-open'));
}
