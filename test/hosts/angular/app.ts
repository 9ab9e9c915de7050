/** Game night in Angular 21: a standalone component with signals, without zones. Compiled in the page, so that Vite alone builds it. */
import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  provideZonelessChangeDetection,
  signal,
  ViewChild,
} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import type {GameBeforeMoveEvent, GameChangeEvent, Seat, SnlBoard} from '@parlour/elements';
import '@parlour/elements/game-table.js';
import '@parlour/elements/ludo-game.js';
import '@parlour/elements/peg-solitaire.js';
import '@parlour/elements/snl-board.js';

const boards = {
  small: {columns: 4, rows: 3, ladders: [[3, 11]], snakes: [[10, 2]]},
  large: 'classic',
};
const standard = (): Seat[] => [
  {name: 'Ada', kind: 'person'},
  {name: 'Ben', kind: 'person'},
];

@Component({
  selector: 'game-night',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Game night</h1>
    <p>
      @for (player of players(); track $index) {
        <label
          >Player {{ $index + 1 }} <input [value]="player.name" (input)="rename($index, $any($event.target).value)"
        /></label>
      }
      <button (click)="players.set([...players(), {name: 'Robot', kind: 'auto'}])">Add a robot</button>
      <button (click)="players.set(standard())">Standard players</button>
    </p>
    <p>
      <label
        >Board
        <select (change)="board.set($any($event.target).value)">
          <option>small</option>
          <option>large</option>
        </select></label
      >
      <label
        >Rolls
        <select (change)="rolls.set($any($event.target).value)">
          <option>by the game</option>
          <option>by hand</option>
          <option>not now</option>
        </select></label
      >
      <label><input type="checkbox" [checked]="open()" (change)="open.set(!open())" /> Snakes and Ladders</label>
    </p>
    <p role="group" aria-label="Question">
      @if (question(); as question) {
        {{ question.player }} rolls:
        @for (pips of ['1', '2', '3', '4', '5', '6']; track pips) {
          <button (click)="question.answer(pips)">{{ pips }}</button>
        }
        <button (click)="question.answer(false)">Never mind</button>
      }
    </p>

    <game-table
      [players]="players()"
      (game-before-move)="beforeMove($event)"
      (game-move)="hear($event.detail.game + ': ' + $event.detail.player + ' ' + $event.detail.move)"
      (game-win)="hear($event.detail.game + ': ' + $event.detail.player + ' wins')"
      (game-over)="hear($event.detail.game + ': over, ' + $event.detail.reason)"
      (game-error)="hear($event.detail.game + ': ' + $event.detail.message)"
      (game-change)="changed($event)"
    >
      @if (open()) {
        <snl-board #snl [board]="boards[board()]" seed="friday"></snl-board>
      }
      <peg-solitaire board="oo.o"></peg-solitaire>
      <ludo-game [pieces]="1" auto-move></ludo-game>
    </game-table>

    <fieldset [disabled]="!open()">
      <button (click)="snl!.undo()">Take back</button>
      <button (click)="code.set(snl!.share())">Share</button>
      <label>Code <input [value]="code()" (input)="code.set($any($event.target).value)" /></label>
      <button (click)="snl!.load(code())">Load</button>
    </fieldset>
    <ol aria-label="Heard">
      @for (line of heard(); track $index) {
        <li>{{ line }}</li>
      }
    </ol>
  `,
})
class GameNight {
  readonly boards = boards;
  readonly standard = standard;
  readonly players = signal(standard());
  readonly board = signal<keyof typeof boards>('small');
  readonly rolls = signal('by the game');
  readonly open = signal(true);
  readonly question = signal<{player: string; answer: (pips: string | false) => void} | undefined>(undefined);
  readonly code = signal('');
  readonly heard = signal<readonly string[]>([]);
  snl: SnlBoard | undefined;

  /** A board that is put in goes on with what was saved. */
  @ViewChild('snl') set element(found: ElementRef<SnlBoard> | undefined) {
    if (found?.nativeElement === this.snl) return;
    this.snl = found?.nativeElement;
    if (this.snl && localStorage.game) void this.snl.load(localStorage.game);
  }

  hear(line: string): void {
    this.heard.update((lines) => [...lines, line]);
  }

  rename(i: number, name: string): void {
    this.players.update((players) => players.with(i, {...players[i]!, name}));
  }

  changed({target, detail}: GameChangeEvent): void {
    this.hear(`${detail.game}: ${detail.cause}`);
    if (target === this.snl) localStorage.game = JSON.stringify(this.snl!.save());
  }

  /** A say in every move: none is made, or somebody rolls a real die and says what it shows. */
  beforeMove(event: GameBeforeMoveEvent): void {
    const {player, move} = event.detail;
    if (this.rolls() === 'not now' || this.question()) event.preventDefault();
    else if (this.rolls() === 'by hand' && move === 'roll') event.respondWith(this.ask(player));
  }

  async ask(player: string): Promise<string | false> {
    const answer = await new Promise<string | false>((resolve) => this.question.set({player, answer: resolve}));
    this.question.set(undefined);
    return answer;
  }
}

void bootstrapApplication(GameNight, {providers: [provideZonelessChangeDetection()]});
