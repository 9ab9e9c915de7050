/**
 * The game of one element, as it is kept: when it is read, written, and loaded again because another tab has played it.
 * See {@link Autosave} for the design. Owns what is known of the storage; the model owns the game.
 */
import type {ReactiveControllerHost} from 'lit';
import {isRefusal, refuse, type Refusal} from '../core/game.js';
import type {GameRecord} from '../core/record.js';
import type {HistoryEntry, Restored} from '../core/session.js';
import {Autosave, parse} from './autosave.js';
import type {ChangeCause} from './events.js';
import {nextTask} from './search.js';

/** What it needs of a model. */
interface Model {
  readonly session: {readonly id: string; readonly number: number; readonly history: readonly HistoryEntry[]};
  readonly loading: boolean;
  load(value: unknown, kept: true): Promise<Restored | Refusal>;
  save(): GameRecord;
  report(refusal: Refusal): void;
}

/** What is set. */
interface Settings {
  /** The name to keep it under: see {@link Autosave}. */
  readonly name: () => string | undefined;
  /** Whether what was kept is still wanted: not the game of yesterday. */
  readonly goesOnWith: (kept: unknown) => boolean;
}

export class KeptGame {
  readonly storage: Autosave;
  readonly #model: Model;
  readonly #settings: Settings;
  /** What was stored when it was read or written last, and where the game was then. */
  #seen:
    {readonly key: string; readonly text: string | undefined; readonly id: string; readonly number: number} | undefined;
  /** The text that was loaded last, or is being loaded. */
  #loaded: string | undefined;
  /** This game and the stored one have gone different ways. */
  #diverged = false;

  /** `game` is the name of the rules. */
  constructor(host: ReactiveControllerHost, game: string, model: Model, settings: Settings) {
    this.#model = model;
    this.#settings = settings;
    this.storage = new Autosave(game, settings.name, (refusal) => model.report(refusal));
    this.storage.watch('game', () => this.#look());
    host.addController(this.storage);
  }

  /** What was kept, for the model to go on with; {@link follow} is called once it does. Undefined where it is not wanted. */
  read(): unknown {
    this.storage.reportShared();
    this.#loaded = this.storage.readText();
    this.#see(this.#loaded);
    const kept = parse(this.#loaded);
    return this.#settings.goesOnWith(kept) ? kept : undefined;
  }

  /** The stored game is being played here from now on. It is not written back. */
  follow(): void {
    this.#see(this.#loaded);
    // a long one takes its time to load: somebody else may have gone on meanwhile
    if (this.#other() !== undefined) void nextTask().then(() => this.#look());
  }

  /** Keeps the game as it is now, unless it would overwrite what somebody has played elsewhere. */
  keep(cause?: ChangeCause): void {
    const key = this.storage.key();
    if (key === undefined) return;
    if (this.#seen && this.#seen.key !== key) {
      // kept under another name from now on, whatever is there
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

  /** `number` is that of the last move that is stored. */
  #see(text: string | undefined, number = this.#model.session.number): void {
    const key = this.storage.key();
    this.#seen = key === undefined ? undefined : {key, text, id: this.#model.session.id, number};
  }

  /** The game that is stored, where somebody else has written it. */
  #other(): string | undefined {
    if (this.#seen?.key !== this.storage.key()) return undefined;
    const text = this.storage.readText();
    return text === this.#seen?.text || parse(text) === undefined ? undefined : text;
  }

  /** Whether anybody has played here since. */
  get #played(): boolean {
    const {id, number, history} = this.#model.session;
    const seen = this.#seen!;
    if (number === 0) return false;
    return id !== seen.id || number < seen.number || history.slice(seen.number).some(({by}) => by !== 'auto');
  }

  /** Goes on with what somebody else has stored. */
  #look(): void {
    const text = this.#diverged ? undefined : this.#other();
    // once that is loaded, this is called again
    if (text === undefined || this.#model.loading) return;
    if (this.#played) {
      this.#diverged = true;
      const {key} = this.#seen!;
      const message = `The game kept as ${key} was played elsewhere at the same time. This one is not kept any more; newGame() and load() change that.`;
      this.#model.report(refuse('autosave-conflict', message, key));
      return;
    }
    this.#loaded = text;
    // what can't be loaded stays as it is; what has come meanwhile may be better
    void this.#model
      .load(parse(text), true)
      .then((done) => isRefusal(done) && this.storage.readText() !== text && this.#look());
  }
}
