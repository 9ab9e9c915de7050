/**
 * The game of one element, apart from how it is shown: settings, model, the saved game, and the page's own game while it
 * is in a room. Calls of the page and of buttons come here. Uses no DOM but the storage.
 */
import {isRefusal, refuse, toRefusal, type Refusal} from '../core/game.js';
import {isObject} from '../core/json.js';
import type {GameRecord, Seat} from '../core/record.js';
import type {Moved, Restored} from '../core/session.js';
import {shareCode} from '../core/share-code.js';
import {GameModel} from './game-model.js';
import type {GameTypes, ModelHost, SessionOf} from './game-types.js';
import type {ChangeCause} from './events.js';
import {SavedGame} from './saved-game.js';
import {AppliedSettings, type SettingsSource} from './applied-settings.js';
import {OwnGame} from './own-game.js';
import {goesOnWith, setupOf, type NewGame, type SettableGame, type Settings} from './read-settings.js';

/** The element, as its game needs it. */
export interface PlayHost<T extends GameTypes> extends ModelHost<T>, SettingsSource {
  /** The element's id. */
  readonly id: string;
  /** That of the page, which may be a frame. */
  readonly window: Window;
  /** The record of a game that is kept elsewhere, in a room. */
  readonly roomRecord: GameRecord | undefined;
  /** Shows the start card with the choices of a new game; false: hides it, and the game stays as it is set up. */
  showStartCard(on: boolean): void;
}

/** The challenges of the last games, by id, so that undo and a reload know them. */
const mostChallenges = 8;

export class Play<T extends GameTypes> {
  readonly model: GameModel<T>;
  readonly settings: AppliedSettings<T>;
  readonly own: OwnGame<T>;
  readonly saved: SavedGame<T>;
  readonly #host: PlayHost<T>;
  readonly #game: SettableGame<T>;
  /** Whether a server has drawn the first render. */
  isServed = false;
  /** Whether a saved game has been asked for. */
  #hasResumed = false;

  constructor(host: PlayHost<T>, game: SettableGame<T>) {
    this.#host = host;
    this.#game = game;
    this.model = new GameModel(host, game);
    this.settings = new AppliedSettings(game, this.model, host);
    this.own = new OwnGame(this.model, this.settings, {
      isPaused: () => host.situation.paused,
      pause: () => host.pause(),
      returned: () => {
        this.saved.resume();
        host.changed();
      },
    });
    this.saved = new SavedGame(this.model, {
      game: game.rules.id,
      name: () => {
        const saveName = this.settings.inForce?.saveName;
        return saveName === undefined || this.own.isAway ? undefined : saveName || host.id;
      },
      isWanted: (saved) => goesOnWith(game, this.now, saved),
    });
  }

  /** The settings as they are now, applied or not. */
  get now(): Settings<T> {
    return this.settings.now;
  }

  /** The game with these settings. */
  get session(): SessionOf<T> {
    return this.settings.session;
  }

  get canUndo(): boolean {
    return !this.own.isAway && this.session.canUndo;
  }

  get canRedo(): boolean {
    return !this.own.isAway && this.session.canRedo;
  }

  /** The record of the game; in a room that of the room. */
  save(): GameRecord {
    const copy = (seat: Seat): Seat => ({...seat});
    return this.#host.roomRecord ?? {...this.session.save(), seats: this.settings.seats.map(copy)};
  }

  /** @throws {GameError} `too-long` for a game that no code can hold */
  share(): string {
    return shareCode(this.session);
  }

  /** Applies settings: at once, or after the call in progress. */
  apply(): void {
    void this.model.queue.run(() => this.#apply());
  }

  #apply(): void {
    const isWaiting = !this.model.events.hasBegun || this.#isAutomatic;
    this.settings.apply();
    // players that have become automatic wait for Start, as they do at first
    if (!isWaiting && this.model.events.hasBegun) this.waitForStart();
  }

  /** Applies settings and fires `game-start` for a new game; at first, a saved game is resumed. */
  begin(): void {
    void this.model.queue.run(() => this.#begin());
  }

  #begin(): unknown {
    const isFirst = !this.#hasResumed;
    this.#hasResumed = true;
    const chosen = isFirst ? (this.saved.storage.read('start') ?? this.#preset) : undefined;
    if (isObject(chosen)) this.settings.choose(chosen as NewGame);
    this.#apply();
    if (this.model.events.hasBegun) return undefined;
    if (isFirst && this.now.isOpen) this.#host.showStartCard(true);
    const saved = isFirst ? this.saved.read() : undefined;
    const loaded = saved === undefined ? undefined : this.model.loadNow(saved, true);
    // a game that can't be loaded is replaced by a new one; after a long record, with the next update
    if (loaded && !isRefusal(loaded)) return loaded;
    this.waitForStart();
    return this.model.begin();
  }

  /** The first choice of players and options: none where the page shares a seed, or has drawn the game on its server. */
  get #preset(): NewGame | undefined {
    const {isOpen, raw} = this.now;
    return isOpen && !this.isServed && (raw.seed ?? undefined) === undefined
      ? this.#game.preset?.(this.#host.window)
      : undefined;
  }

  /** Whether all players are automatic. */
  get #isAutomatic(): boolean {
    const {session} = this.model as {session?: SessionOf<T>};
    return session?.seats.every(({kind}) => kind === 'auto') === true;
  }

  /** A game of automatic players alone waits for Start. */
  waitForStart(): void {
    if (!this.now.raw.autoplay && this.#isAutomatic && this.model.session.turn !== undefined) this.#host.pause();
  }

  /** Follows a change of the game. */
  changed(cause: ChangeCause): void {
    if (cause === 'new' || cause === 'load' || cause === 'undo') this.waitForStart();
    if (cause !== 'new') this.#host.showStartCard(false);
  }

  /** Sets what the person here has chosen, and keeps it for later games. */
  choose(chosen: NewGame): void {
    this.settings.choose(chosen);
    this.saved.storage.update('start', chosen);
    this.#host.changed();
  }

  // challenges

  /** The argument of `newGame()` that repeats the challenge that the game is; empty outside of challenges. */
  get challenge(): NewGame {
    return this.#challenges.find(({id}) => id === this.model.session.id)?.setup ?? {};
  }

  /** Keeps which challenge a game is. */
  keepChallenge(id: string, setup: NewGame): void {
    const others = this.#challenges.filter((known) => known.id !== id);
    this.saved.storage.update('challenges', [{id, setup}, ...others].slice(0, mostChallenges));
  }

  get #challenges(): readonly {readonly id: string; readonly setup: NewGame}[] {
    const stored = this.saved.storage.read('challenges');
    return (Array.isArray(stored) ? (stored as unknown[]).slice(0, mostChallenges) : []).flatMap((entry) => {
      if (!isObject(entry) || typeof entry['id'] !== 'string' || !isObject(entry['setup'])) return [];
      return [{id: entry['id'], setup: entry['setup'] as NewGame}];
    });
  }

  // calls

  play(
    move: string,
    options: {readonly number?: number} | undefined,
  ): Promise<Moved<T['state'], T['effect']> | Refusal> {
    this.begin();
    const due = toRefusal(() => ({number: options?.number}), 'The number of the move', 'stale-move');
    if (!isRefusal(due)) return this.model.play(move, 'page', due);
    this.model.events.report(due);
    return Promise.resolve(due);
  }

  /** @param setup default: the challenge that the game is */
  newGame(setup: NewGame = this.challenge): Promise<Restored | Refusal> {
    return this.model.newGame(() => {
      const refusal = this.#inRoom();
      if (refusal) return refusal;
      // the date of a daily game may have changed
      this.settings.mark();
      this.#apply();
      return toRefusal(() => setupOf(this.#game, this.now, setup), 'The argument of newGame()');
    });
  }

  /**
   * Starts a new game for the person here, which can be a challenge.
   * @returns the record of the one in progress, which can be restored; undefined if there is nothing to restore
   */
  async renew(challenge: NewGame): Promise<GameRecord | undefined> {
    const {session, canUndo} = this;
    const before = session.turn !== undefined && canUndo ? this.save() : undefined;
    if (isRefusal(await this.newGame(challenge))) return undefined;
    const isChallenge = Object.keys(challenge).length > 0;
    if (isChallenge) this.keepChallenge(this.model.session.id, challenge);
    this.#host.showStartCard(!isChallenge && this.now.isOpen);
    return before;
  }

  undo(): Promise<Restored | Refusal> {
    this.begin();
    return this.model.restore('undo', this.#inRoom);
  }

  redo(): Promise<Restored | Refusal> {
    this.begin();
    return this.model.restore('redo', this.#inRoom);
  }

  load(game: GameRecord | string): Promise<Restored | Refusal> {
    this.apply();
    return this.model.load(game, false, this.#inRoom);
  }

  hint(): Promise<T['hint'] | Refusal> {
    return this.model.queue.run(() => {
      this.#apply();
      return this.model.hints.find(this.model.session);
    });
  }

  async replay(): Promise<{readonly ok: true} | Refusal> {
    this.apply();
    if (await this.model.replay()) return {ok: true};
    return refuse('given-up', 'The replay ended early: something happened to the game.');
  }

  /** Refuses calls that would change a room's game for everybody. */
  readonly #inRoom = (): Refusal | undefined => {
    if (!this.own.isAway) return undefined;
    return refuse('in-room', 'Invalid call in a room: undo(), redo(), load() and newGame() change a game for all.');
  };
}
