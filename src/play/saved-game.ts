/**
 * The saved game of one element: reads and writes it, and loads it again after another tab has played. See {@link Autosave}
 * for the design. Owns the last known state of the storage; the model owns the game.
 */
import {Autosave, parse} from './autosave.js';
import type {ChangeCause} from './events.js';
import type {GameModel} from './game-model.js';
import type {GameTypes} from './game-types.js';
import {nextTask} from './search.js';
import {isRefusal, refuse} from '../core/game.js';

/** Decides whether and where a game is saved. */
export interface SavedGameOptions {
  /** Name of the rules. */
  readonly game: string;
  /** The name to save the game under; undefined: it is not saved. */
  name(): string | undefined;
  /** Whether a saved game, unchecked, is to go on. */
  isWanted(saved: unknown): boolean;
}

export class SavedGame<T extends GameTypes> {
  readonly storage: Autosave;
  readonly #model: GameModel<T>;
  readonly #options: SavedGameOptions;
  /** The stored text at the last read or write, and the move number at that time. */
  #known:
    {readonly key: string; readonly text: string | undefined; readonly id: string; readonly number: number} | undefined;
  /** The text that was loaded last, or is being loaded. */
  #loaded: string | undefined;
  /** Whether this game and the stored one have diverged. */
  #diverged = false;

  constructor(model: GameModel<T>, options: SavedGameOptions) {
    this.#model = model;
    this.#options = options;
    this.storage = new Autosave(
      options.game,
      () => options.name(),
      (refusal) => model.events.report(refusal),
    );
    this.storage.watch('game', () => this.#look());
  }

  /** Reads the saved game for the model, which then calls {@link follow}. Undefined if it is not wanted. */
  read(): unknown {
    this.storage.reportShared();
    this.#loaded = this.storage.readText();
    this.#note(this.#loaded);
    const kept = parse(this.#loaded);
    return this.#options.isWanted(kept) ? kept : undefined;
  }

  /** The stored game is played here from now on. It is not written back. */
  follow(): void {
    this.#note(this.#loaded);
    // loading a long game takes time: another tab may have continued it meanwhile
    if (this.#other() !== undefined) void nextTask().then(() => this.#look());
  }

  /** The element's own game is back from a room: another tab may have played it, or it was never read. */
  resume(): void {
    if (this.#known) return this.#look();
    const kept = this.read();
    if (kept !== undefined) void this.#model.load(kept, true);
  }

  /** Saves the current game, unless it would overwrite moves made elsewhere. */
  keep(cause?: ChangeCause): void {
    const key = this.storage.key();
    if (key === undefined) return;
    if (this.#known && this.#known.key !== key) {
      // saved under another name from now on, whatever is stored there
      this.storage.reportShared();
      this.#note(this.storage.readText());
    }
    const replaced = cause === 'new' || cause === 'load';
    if (replaced) this.#diverged = false;
    if (this.#diverged) return;
    const text = JSON.stringify(this.#model.session.save());
    const stored = this.storage.readText();
    if (text !== stored) {
      if (!replaced && this.#other() !== undefined) return this.#look();
      if (!this.storage.writeText(text)) return this.#note(stored, Infinity);
    }
    this.#note(text);
  }

  /** @param number of the last stored move */
  #note(text: string | undefined, number = this.#model.session.number): void {
    const key = this.storage.key();
    this.#known = key === undefined ? undefined : {key, text, id: this.#model.session.id, number};
  }

  /** The stored game, if another tab has written it. */
  #other(): string | undefined {
    if (this.#known?.key !== this.storage.key()) return undefined;
    const text = this.storage.readText();
    return text === this.#known?.text || parse(text) === undefined ? undefined : text;
  }

  /** Whether a person has played here since. */
  get #played(): boolean {
    const {id, number, history} = this.#model.session;
    const known = this.#known!;
    if (number === 0) return false;
    return id !== known.id || number < known.number || history.slice(known.number).some(({by}) => by !== 'auto');
  }

  /** Continues with the game that another tab has stored. */
  #look(): void {
    const text = this.#diverged ? undefined : this.#other();
    // called again once it is loaded
    if (text === undefined || this.#model.queue.held) return;
    if (this.#played) {
      this.#diverged = true;
      const {key} = this.#known!;
      const message = `The game kept as ${key} was played elsewhere at the same time. This one is not kept any more; newGame() and load() change that.`;
      this.#model.events.report(refuse('autosave-conflict', message, key));
      return;
    }
    this.#loaded = text;
    // a game that can't be loaded stays stored; a later one may be valid
    void this.#model
      .load(parse(text), true)
      .then((done) => isRefusal(done) && this.storage.readText() !== text && this.#look());
  }
}
