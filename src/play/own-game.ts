/** The page's own game while a room's game is on the board: kept aside, and put back afterwards. */
import type {GameModel} from './game-model.js';
import type {GameSetup, GameTypes, SessionOf} from './game-types.js';
import type {AppliedSettings} from './applied-settings.js';

export interface OwnGameOptions {
  readonly isPaused: () => boolean;
  readonly pause: () => void;
  /** The own game is on the board again. */
  readonly returned: () => void;
}

export class OwnGame<T extends GameTypes> {
  readonly #model: GameModel<T>;
  readonly #settings: AppliedSettings<T>;
  readonly #options: OwnGameOptions;
  /** Whether a room was entered, and the own game is not back yet. */
  #isAway = false;
  #aside: {readonly session: SessionOf<T>; readonly setup: GameSetup<T>; readonly isPaused: boolean} | undefined;

  constructor(model: GameModel<T>, settings: AppliedSettings<T>, options: OwnGameOptions) {
    this.#model = model;
    this.#settings = settings;
    this.#options = options;
  }

  /** Whether the element is in a room, about to enter one, or not back from one. */
  get isAway(): boolean {
    return this.#isAway || this.#settings.now.room !== undefined;
  }

  /** Follows the settings, after each update. */
  update(): void {
    if (this.#settings.now.room) this.#isAway = true;
    else if (this.#isAway) void this.#return();
  }

  /** A room's game is about to take the board. */
  setAside(): void {
    const isPaused = this.#options.isPaused();
    this.#aside ??= {session: this.#model.session, setup: this.#settings.now.setup, isPaused};
    this.#settings.held = true;
  }

  /** Puts the own game back. Nothing is saved before that. */
  async #return(): Promise<void> {
    const aside = this.#aside;
    if (aside) await this.#model.queue.run(() => this.#model.install(aside.session));
    // another room was entered meanwhile, or it was put back by another update
    if (this.#settings.now.room || !this.#isAway) return;
    this.#aside = undefined;
    this.#isAway = false;
    if (aside) {
      this.#settings.release(aside.setup);
      if (aside.isPaused) this.#options.pause();
    }
    this.#options.returned();
  }
}
