// A game model without a page: ports that a test works by hand, and what the page was told.
import type {GameBeforeMoveEvent} from '../../src/controllers/events.js';
import {GameModel} from '../../src/controllers/game-model.js';
import type {ModelPorts} from '../../src/controllers/model-ports.js';
import type {Effect, Game} from '../../src/core/game.js';
import type {Seat} from '../../src/core/record.js';
import {race, type RaceOptions, type RaceState} from '../example/race.js';

type Ports = ModelPorts<RaceOptions, RaceState, Effect, string>;

export const seatsOf = (...kinds: Seat['kind'][]): Seat[] => kinds.map((kind) => ({name: kind, kind}));

export class ModelBed {
  readonly model: GameModel<RaceOptions, RaceState, Effect, string>;
  readonly page = new EventTarget();
  readonly #answers: ((event: GameBeforeMoveEvent) => void)[] = [];
  /** What the page was told: `move 1`, `change undo`, `error stale-move`. */
  readonly told: string[] = [];
  connected = true;
  /** Whether anybody can see the element. */
  visible = true;
  /** Moves that are shown without motion: each has been read when it is called, or cut. */
  readonly readings: (() => void)[] = [];
  /** Whether moves are shown without motion. */
  still = false;
  #presented = Promise.resolve();
  paused = false;
  readOnly = false;
  /** Moves that are being shown: each ends when it is called, or cut. */
  readonly shows: (() => void)[] = [];
  /** Whether moves take time to show. */
  slow = false;

  constructor(parts: Partial<Ports> = {}, game: Game<RaceOptions, RaceState> = race) {
    this.page.addEventListener('game-before-move', (event) => this.#answers.shift()?.(event as GameBeforeMoveEvent));
    this.model = new GameModel<RaceOptions, RaceState, Effect, string>({
      game,
      dispatch: (event) => {
        this.told.push(nameOf(event));
        this.page.dispatchEvent(event);
      },
      connected: () => this.connected,
      visible: () => this.connected && this.visible,
      paused: () => this.paused,
      pause: () => this.pause(true),
      readOnly: () => this.readOnly,
      clocked: () => false,
      present: () => this.present(),
      presented: () => this.#presented,
      cut: () => this.endAll(),
      changed: () => undefined,
      vetoed: () => undefined,
      redraw: () => undefined,
      ...parts,
    });
  }

  /** Questions that the page will answer. */
  get answers(): number {
    return this.#answers.length;
  }

  begin(...kinds: Seat['kind'][]): this {
    this.model.setUp({options: race.parseOptions({}), seats: seatsOf(...kinds), seed: 'bed'});
    this.model.begin(() => undefined);
    return this;
  }

  present(): Promise<void> | undefined {
    if (this.still) this.#presented = new Promise((resolve) => this.readings.push(resolve));
    return this.slow ? new Promise((resolve) => this.shows.push(resolve)) : undefined;
  }

  pause(on: boolean): void {
    this.paused = on;
    this.model.reconsider();
  }

  /** Everything has been shown and read. */
  endAll(): void {
    for (const end of [...this.shows.splice(0), ...this.readings.splice(0)]) end();
  }

  /** The element comes into sight, or goes out of it. */
  show(on: boolean): void {
    this.visible = on;
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
