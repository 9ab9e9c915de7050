// A game model without a page: a host that a test works by hand, and what the page was told.
import type {GameBeforeMoveEvent} from '../../src/play/events.js';
import {GameModel} from '../../src/play/game-model.js';
import {newSession} from '../../src/play/load-game.js';
import type {GameLogic, GameSetup, ModelHost, MoveStage, Situation} from '../../src/play/game-types.js';
import type {Effect, Game, Refusal} from '../../src/core/game.js';
import type {Seat} from '../../src/core/record.js';
import {race, type RaceOptions, type RaceState} from '../example/race.js';

interface RaceTypes {
  readonly options: RaceOptions;
  readonly state: RaceState;
  readonly effect: Effect;
  readonly hint: string;
  readonly settings: object;
}

/** What a test may replace. */
type Parts = Partial<Pick<GameLogic<RaceTypes>, 'choose' | 'hint'>> & {
  /** Called with each change, also of what is only shown. */
  requestUpdate?: (cause?: string) => void;
};

export const seatsOf = (...kinds: Seat['kind'][]): Seat[] => kinds.map((kind) => ({name: kind, kind}));

export class ModelBed implements ModelHost<RaceTypes>, MoveStage<RaceTypes>, Situation {
  readonly model: GameModel<RaceTypes>;
  readonly page = new EventTarget();
  readonly #parts: Parts;
  readonly #game: Game<RaceOptions, RaceState>;
  readonly #answers: ((event: GameBeforeMoveEvent) => void)[] = [];
  /** What the page was told: `move 1`, `change undo`, `error stale-move`. */
  readonly told: string[] = [];
  isConnected = true;
  /** Whether anybody can see the element. */
  #seen = true;
  /** Moves that are shown without motion: each has been read when it is called, or cut. */
  readonly readings: (() => void)[] = [];
  /** Whether moves are shown without motion. */
  still = false;
  presented = Promise.resolve();
  readonly names = ['first', 'second', 'third', 'fourth'];
  paused = false;
  readonly readOnly = false;
  /** Moves that are being shown: each ends when it is called, or cut. */
  readonly shows: (() => void)[] = [];
  /** Whether moves take time to show. */
  slow = false;
  #updating = false;

  constructor(parts: Parts = {}, game: Game<RaceOptions, RaceState> = race) {
    this.#parts = parts;
    this.#game = game;
    this.page.addEventListener('game-before-move', (event) => this.#answers.shift()?.(event as GameBeforeMoveEvent));
    this.model = new GameModel<RaceTypes>(this, {rules: game, ...parts});
  }

  get visible(): boolean {
    return this.isConnected && this.#seen;
  }

  readonly settler = undefined;

  get situation(): Situation {
    return this;
  }

  get landed(): Promise<void> {
    return this.presented;
  }

  get stage(): MoveStage<RaceTypes> {
    return this;
  }

  dispatchEvent(event: Event): boolean {
    this.told.push(nameOf(event));
    return this.page.dispatchEvent(event);
  }

  /** After an update whoever is to act does so. */
  changed(cause?: string): void {
    this.#parts.requestUpdate?.(cause);
    if (this.#updating) return;
    this.#updating = true;
    queueMicrotask(() => {
      this.#updating = false;
      if (this.isConnected && this.model.session) this.model.advance();
    });
  }

  begin(...kinds: Seat['kind'][]): this {
    this.setUp({options: race.parseOptions({}), seats: seatsOf(...kinds), seed: 'bed'});
    this.model.begin();
    return this;
  }

  setUp(setup: GameSetup<RaceTypes>): void {
    this.model.setUp(newSession(this.#game, setup));
  }

  hint(): Promise<string | Refusal> {
    return this.model.hints.find(this.model.session);
  }

  /** Shows a move. */
  present(): Promise<void> | undefined {
    if (this.still) this.presented = new Promise((resolve) => this.readings.push(resolve));
    return this.slow ? new Promise((resolve) => this.shows.push(resolve)) : undefined;
  }

  pause(on = true): void {
    this.paused = on;
    this.model.reconsider();
  }

  /** Everything has been shown and read. */
  cut(): void {
    for (const end of [...this.shows.splice(0), ...this.readings.splice(0)]) end();
  }

  /** The element comes into sight, or goes out of it. */
  bringInSight(on: boolean): void {
    this.#seen = on;
    if (on) this.model.advance();
  }

  /** The page answers a question so: the next one that has no answer yet. */
  answer(answer: (event: GameBeforeMoveEvent) => void): void {
    this.#answers.push(answer);
  }
}

function nameOf(event: Event): string {
  const {detail} = event as Event & {detail: {number: number; cause?: string; code?: string}};
  return `${event.type.slice('game-'.length)} ${detail.cause ?? detail.code ?? detail.number}`;
}
