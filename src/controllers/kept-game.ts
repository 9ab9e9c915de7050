/**
 * The saved game of one element: when it is read, written, and loaded again because another tab has played it. See
 * {@link Autosave} for the design. Owns what is known of the storage; the model owns the game.
 */
import type {ReactiveControllerHost} from 'lit';
import {isRefusal, refuse, type Refusal} from '../core/game.js';
import type {GameRecord} from '../core/record.js';
import type {HistoryEntry, Restored} from '../core/session.js';
import {Autosave, parse} from './autosave.js';
import type {ChangeCause} from './events.js';
import {nextTask} from './search.js';

/** The part of a model that is used. */
interface Model {
  readonly session: {readonly id: string; readonly number: number; readonly history: readonly HistoryEntry[]};
  readonly loading: boolean;
  load(value: unknown, kept: true): Promise<Restored | Refusal>;
  save(): GameRecord;
  report(refusal: Refusal): void;
}

/** What is set. */
interface Settings {
  /** The name to save under; see {@link Autosave}. */
  readonly name: () => string | undefined;
  /** Whether the saved game is still wanted, unlike that of yesterday. */
  readonly goesOnWith: (kept: unknown) => boolean;
}

export class KeptGame {
  readonly storage: Autosave;
  readonly #model: Model;
  readonly #settings: Settings;
  /** What was stored at the last read or write, and the state of the game at that time. */
  #seen:
    {readonly key: string; readonly text: string | undefined; readonly id: string; readonly number: number} | undefined;
  /** The text that was loaded last, or is being loaded. */
  #loaded: string | undefined;
  /** Whether this game and the stored one have diverged. */
  #diverged = false;

  /** @param game the name of the rules */
  constructor(host: ReactiveControllerHost, game: string, model: Model, settings: Settings) {
    this.#model = model;
    this.#settings = settings;
    this.storage = new Autosave(game, settings.name, (refusal) => model.report(refusal));
    this.storage.watch('game', () => this.#look());
    host.addController(this.storage);
  }

  /** Reads the saved game for the model, which then calls {@link follow}. Undefined if it is not wanted. */
  read(): unknown {
    this.storage.reportShared();
    this.#loaded = this.storage.readText();
    this.#see(this.#loaded);
    const kept = parse(this.#loaded);
    return this.#settings.goesOnWith(kept) ? kept : undefined;
  }

  /** The stored game is played here from now on. It is not written back. */
  follow(): void {
    this.#see(this.#loaded);
    // loading a long game takes time: another tab may have continued it meanwhile
    if (this.#other() !== undefined) void nextTask().then(() => this.#look());
  }

  /** Saves the current game, unless it would overwrite moves made elsewhere. */
  keep(cause?: ChangeCause): void {
    const key = this.storage.key();
    if (key === undefined) return;
    if (this.#seen && this.#seen.key !== key) {
      // saved under another name from now on, whatever is stored there
      this.storage.reportShared();
      this.#see(this.storage.readText());
    }
    const replaced = cause === 'new' || cause === 'load';
    if (replaced) this.#diverged = false;
    if (this.#diverged) return;
    const text = JSON.stringify(this.#model.save());
    const stored = this.storage.readText();
    if (text !== stored) {
      if (!replaced && this.#other() !== undefined) return this.#look();
      if (!this.storage.writeText(text)) return this.#see(stored, Infinity);
    }
    this.#see(text);
  }

  /** @param number of the last stored move */
  #see(text: string | undefined, number = this.#model.session.number): void {
    const key = this.storage.key();
    this.#seen = key === undefined ? undefined : {key, text, id: this.#model.session.id, number};
  }

  /** The stored game, if another tab has written it. */
  #other(): string | undefined {
    if (this.#seen?.key !== this.storage.key()) return undefined;
    const text = this.storage.readText();
    return text === this.#seen?.text || parse(text) === undefined ? undefined : text;
  }

  /** Whether a person has played here since. */
  get #played(): boolean {
    const {id, number, history} = this.#model.session;
    const seen = this.#seen!;
    if (number === 0) return false;
    return id !== seen.id || number < seen.number || history.slice(seen.number).some(({by}) => by !== 'auto');
  }

  /** Continues with the game that another tab has stored. */
  #look(): void {
    const text = this.#diverged ? undefined : this.#other();
    // called again once it is loaded
    if (text === undefined || this.#model.loading) return;
    if (this.#played) {
      this.#diverged = true;
      const {key} = this.#seen!;
      const message = `The game kept as ${key} was played elsewhere at the same time. This one is not kept any more; newGame() and load() change that.`;
      this.#model.report(refuse('autosave-conflict', message, key));
      return;
    }
    this.#loaded = text;
    // a game that can't be loaded stays stored; a later one may be valid
    void this.#model
      .load(parse(text), true)
      .then((done) => isRefusal(done) && this.storage.readText() !== text && this.#look());
  }
}
