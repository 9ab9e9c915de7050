/**
 * The settings of one element, and the game that they give. Reading changes nothing: {@link AppliedSettings.now} and
 * {@link AppliedSettings.session} tell what pending settings give, and {@link AppliedSettings.apply} installs exactly
 * that, as work of the model's queue.
 */
import type {GameModel} from './game-model.js';
import type {GameSetup, GameTypes, SessionOf} from './game-types.js';
import type {Refusal} from '../core/game.js';
import {sameJson} from '../core/json.js';
import type {Seat} from '../core/record.js';
import {newSession} from './load-game.js';
import type {TableSettings} from './table-settings.js';
import {
  isChoice,
  isSameGame,
  readSettings,
  seeded,
  type NewGame,
  type RawSettings,
  type SettableGame,
  type Settings,
} from './read-settings.js';

/** The source of raw values. */
export interface SettingsSource {
  raw(): RawSettings;
  /** The settings of the table around the element. */
  table(): TableSettings | undefined;
}

export class AppliedSettings<T extends GameTypes> {
  readonly #game: SettableGame<T>;
  readonly #model: GameModel<T>;
  readonly #source: SettingsSource;
  #chosen: NewGame = {};
  /** The settings as they were read last; undefined once something may have changed. */
  #read: Settings<T> | undefined;
  #applied: Settings<T> | undefined;
  #reported: readonly Refusal[] = [];
  /** The game that pending settings give: made once, so that its seed and id stay. */
  #pending: {readonly setup: GameSetup<T>; readonly session: SessionOf<T>} | undefined;
  /** Whether the game on the board has settings of its own, in a room. */
  held = false;

  constructor(game: SettableGame<T>, model: GameModel<T>, source: SettingsSource) {
    this.#game = game;
    this.#model = model;
    this.#source = source;
  }

  /** Notes that a setting may have changed. */
  mark(): void {
    this.#read = undefined;
  }

  /** The settings as they are now, applied or not. */
  get now(): Settings<T> {
    return (this.#read ??= readSettings(
      this.#game,
      this.#source.raw(),
      this.#source.table(),
      this.#chosen,
      this.#applied,
    ));
  }

  /** The settings in force; undefined before the first update. */
  get inForce(): Settings<T> | undefined {
    return this.#applied;
  }

  /** Whether another setup may still replace the game on the board: no move has been made or asked for. */
  get #isOpen(): boolean {
    return !this.#model.isAsking && this.#model.session.number === 0;
  }

  /** The game with the settings of now: the one on the board, or the one that is about to replace it. */
  get session(): SessionOf<T> {
    const {setup} = this.now;
    const {session} = this.#model;
    if (session && (!this.#isOpen || this.held || isSameGame(this.#applied?.setup, setup))) return session;
    if (!this.#pending || !isSameGame(this.#pending.setup, setup))
      this.#pending = {setup, session: newSession(this.#game.rules, seeded(this.#game, setup))};
    // it is on no board yet
    this.#pending.session.seats = setup.seats;
    return this.#pending.session;
  }

  /** The players of that game, with pending names, colours and kinds. */
  get seats(): readonly Seat[] {
    const {seats} = this.session;
    const {setup} = this.now;
    return this.#isReseated(this.#applied?.setup, seats.length) ? setup.seats : seats;
  }

  /** Installs what is pending. Fires no event. */
  apply(): void {
    const {now} = this;
    if (now === this.#applied) return;
    const last = this.#applied?.setup;
    if (!this.held) {
      const {session} = this;
      if (session !== this.#model.session) this.#model.setUp(session);
      else this.#reseat(last);
    }
    this.#applied = now;
    this.#pending = undefined;
  }

  /** Applies what has changed since a setup: after a room, whose settings held until now. */
  release(last: GameSetup<T>): void {
    this.held = false;
    const {setup} = this.now;
    if (!isSameGame(last, setup) && this.#isOpen)
      this.#model.setUp(newSession(this.#game.rules, seeded(this.#game, setup)));
    else this.#reseat(last);
    this.#applied = this.now;
    this.#pending = undefined;
  }

  /** Sets the choice of the person here, unless it is invalid: it may come from the storage. */
  choose(chosen: NewGame): void {
    if (!isChoice(this.#game, this.now, chosen)) return;
    this.#chosen = chosen;
    this.mark();
  }

  /** Settings that have become invalid since the last call. */
  newProblems(): readonly Refusal[] {
    const reported = this.#reported;
    this.#reported = this.now.problems;
    return this.#reported.filter((problem) => !reported.some((known) => sameJson(known, problem)));
  }

  #isReseated(last: GameSetup<T> | undefined, seats: number): boolean {
    const {setup} = this.now;
    return !this.held && !sameJson(last?.seats, setup.seats) && setup.seats.length === seats;
  }

  /** Names, colours and kinds hold at once. */
  #reseat(last: GameSetup<T> | undefined): void {
    if (this.#isReseated(last, this.#model.session.seats.length)) this.#model.seats = this.now.setup.seats;
  }
}
