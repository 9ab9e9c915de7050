/**
 * Loads, starts and ends the extensions of one element. Owns what is loaded, what runs, and what could not be loaded.
 * A controller because the board has to be seen first, and because extensions end when the element leaves its page.
 */
import type {ReactiveController} from 'lit';
import type {GameTypes} from '../play/game-types.js';
import {refuse} from '../core/game.js';
import {sameJson} from '../core/json.js';
import type {ServedElement} from './served-element.js';
import type {
  Board,
  Extension,
  ExtensionHost,
  ExtensionModule,
  FinishedGame,
  Now,
  Places,
  RoomSettler,
  Running,
} from './extension.js';

/** An extension in one element, as far as it is loaded. */
interface Slot<T extends GameTypes> {
  readonly extension: Extension<T, object>;
  module?: ExtensionModule<T, object> | undefined;
  loading?: Promise<ExtensionModule<T, object> | undefined> | undefined;
  running?: Running<T> | undefined;
  key?: unknown;
  hasFailed?: boolean;
}

export class Extensions<T extends GameTypes> implements ReactiveController {
  readonly #element: ServedElement;
  readonly #host: ExtensionHost<T>;
  readonly #board: Board<T>;
  readonly #now: () => Now<T>;
  readonly #slots: readonly Slot<T>[];
  /** Whether the board has been in view. */
  #seen = false;
  #watch: IntersectionObserver | undefined;

  constructor(
    element: ServedElement,
    list: readonly Extension<T, object>[],
    host: ExtensionHost<T>,
    board: Board<T>,
    now: () => Now<T>,
  ) {
    this.#element = element;
    this.#host = host;
    this.#board = board;
    this.#now = now;
    this.#slots = list.map((extension) => ({extension}));
    element.addController(this);
  }

  /** Starts what is wanted, and ends what is not any more. Called after each update. */
  update(): void {
    if (!this.#element.isConnected) return;
    const now = this.#now();
    for (const slot of this.#slots) {
      const {extension} = slot;
      if (slot.running?.end && !sameJson(slot.key, extension.key?.(now))) this.#end(slot);
      if (!this.#isWanted(slot, now)) {
        slot.hasFailed = false;
        if (slot.running?.end) this.#end(slot);
      } else if (!slot.running && !slot.hasFailed) {
        if (extension.late && !this.#seen) this.#waitForView();
        // an open panel is complete once it shows something
        else if (now.panel === extension.panel) this.#element.waitFor(this.#start(slot));
        else if (!slot.loading) void this.#start(slot);
      }
    }
  }

  #isWanted({extension}: Slot<T>, now: Now<T>): boolean {
    const {panel} = extension;
    return (panel !== undefined && now.panel === panel) || extension.wanted?.(now, this.#host.definition) === true;
  }

  /** Starts an extension, once it is loaded. `isUsed`: also if it is not wanted. */
  async #start(slot: Slot<T>, isUsed = false): Promise<Running<T> | undefined> {
    const module = slot.module ?? (await this.#load(slot));
    if (!module) return undefined;
    if (!slot.running) {
      const now = this.#now();
      if (!isUsed && !this.#isWanted(slot, now)) return undefined;
      slot.key = slot.extension.key?.(now);
      slot.running = module.start(this.#host, now, this.#board);
      if (!isUsed) this.#element.requestUpdate();
    }
    return slot.running;
  }

  /** Loads the module, and adopts its styles. */
  #load(slot: Slot<T>): Promise<ExtensionModule<T, object> | undefined> {
    const {extension} = slot;
    slot.hasFailed = false;
    return (slot.loading ??= extension
      .load(this.#host.definition)
      .catch(() => undefined)
      .then((module) => {
        slot.loading = undefined;
        slot.hasFailed = !module;
        slot.module = module;
        if (module?.styles) this.#element.adopt(module.styles);
        if (module) return module;
        if (extension.needed)
          this.#host.report(refuse('not-loaded', `Could not load the extension ${extension.name}.`));
        // what shows that it is missing
        this.#element.requestUpdate();
        return undefined;
      }));
  }

  /** Loads what belongs to a panel, ahead of the press that opens it. */
  fetch(panel: string): void {
    for (const slot of this.#slots) if (slot.extension.panel === panel && !slot.module) void this.#load(slot);
  }

  /** Uses an extension: at once where it runs. @returns the result; undefined if it can't be loaded */
  async use<R extends object, V>(extension: Extension<T, R>, work: (running: R) => V): Promise<Awaited<V> | undefined> {
    const slot = this.#slots.find((each) => each.extension.name === extension.name)!;
    const running = slot.running ?? (await this.#start(slot, true));
    return running && (await work(running as R));
  }

  /** The extensions that run. */
  get #running(): readonly Running<T>[] {
    return this.#slots.flatMap(({running}) => running ?? []);
  }

  /** Hands a finished game to all extensions that want it. Resolves once they are done with it. */
  async over(game: FinishedGame<T>, isNews: boolean): Promise<void> {
    const now = this.#now();
    const wanting = this.#slots.filter((slot) => slot.running ?? (!slot.extension.late && this.#isWanted(slot, now)));
    await Promise.all(
      wanting.map(async (slot) => (slot.running ?? (await this.#start(slot, true)))?.over?.(game, isNews)),
    );
  }

  /** The content of the frame from all extensions. */
  places(now: Now<T>): readonly Places[] {
    const room = {label: '', onPress: () => undefined};
    return this.#slots.map(
      ({running, extension}) =>
        running?.places?.(now) ?? {
          buttons: Array<typeof room>(extension.keys?.(now, this.#host.definition) ?? 0).fill(room),
        },
    );
  }

  /** Decides the moves in place of the seed. */
  get settler(): RoomSettler | undefined {
    return this.#running.find(({settler}) => settler)?.settler;
  }

  /** Tries again to load what is missing of the open panel, or is needed; undefined if nothing is, or some is on its way. */
  retry(panel: string | undefined): (() => void) | undefined {
    const shown = this.#slots.filter(
      ({extension}) => extension.needed || (panel !== undefined && extension.panel === panel),
    );
    const missing = shown.filter(({hasFailed}) => hasFailed);
    if (missing.length === 0 || shown.some(({loading}) => loading !== undefined)) return undefined;
    return () => {
      for (const slot of missing) slot.hasFailed = false;
      this.#element.requestUpdate();
    };
  }

  #end(slot: Slot<T>): void {
    const {running} = slot;
    slot.running = undefined;
    running?.end?.();
    this.#element.requestUpdate();
  }

  #waitForView(): void {
    if (this.#watch) return;
    this.#watch = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) return;
      this.#seen = true;
      this.#watch!.disconnect();
      this.update();
    });
    this.#watch.observe(this.#element);
  }

  hostConnected(): void {
    // inserted again
    if (this.#element.hasUpdated) this.#element.requestUpdate();
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
    this.#watch = undefined;
    for (const slot of this.#slots) if (slot.running?.end) this.#end(slot);
  }
}
