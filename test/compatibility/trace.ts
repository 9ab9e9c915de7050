// Runs a scenario, a list of steps, on an element and writes down what it does: what calls return, every game-* event with
// its detail, and where the game stands after each step. Uses nothing but the public API, and no clock: a step is over
// when the game waits for somebody (see `settle`).
import {eventNames, idle, Owed} from '../example/harness.js';
import {click, press} from '../support/commands.js';
import {Frames} from '../support/frames.js';
import type {
  GameBeforeMoveEvent,
  GameRecord,
  HistoryEntry,
  MoveAnswer,
  Moved,
  Refusal,
  Restored,
  Result,
} from '../../src/index.js';

/** One step. Calls are not waited for before the next `together` step; what they return is written down once it is known. */
export type Step =
  // calls. A number stands for the legal move at that index.
  | readonly [verb: 'play', move: unknown, options?: unknown]
  | readonly [verb: 'undo' | 'redo' | 'replay' | 'hint']
  | readonly [verb: 'pause' | 'resume']
  | readonly [verb: 'new game', setup?: unknown]
  | readonly [verb: 'load', game: unknown]
  /** Keeps what `save()` or `share()` returns under a name, for `load kept`. */
  | readonly [verb: 'save' | 'share' | 'load kept', name: string]
  // settings
  | readonly [verb: 'set', properties: Readonly<Record<string, unknown>>]
  | readonly [verb: 'attribute', name: string, value: string | null]
  // the page's answer to the next game-before-move
  | readonly [verb: 'veto']
  | readonly [verb: 'answer', answer: unknown]
  /** With a promise that `keep` or `reject` settles. */
  | readonly [verb: 'answer later', name: string]
  | readonly [verb: 'keep', name: string, answer?: unknown]
  | readonly [verb: 'reject', name: string]
  // calls made inside the next listener of a type, or the next that hears of this move number
  | readonly [verb: 'on', type: string, steps: readonly Step[]]
  | readonly [verb: 'at', type: string, number: number, steps: readonly Step[]]
  // real input
  | readonly [verb: 'focus']
  | readonly [verb: 'key', key: string]
  | readonly [verb: 'click', part: string, index?: number]
  /** A click that is made up: at once, where real input would take its time. */
  | readonly [verb: 'press', part: string, index?: number]
  // the page
  | readonly [verb: 'remove' | 'insert' | 'move']
  /** As a reload does: another element with these attributes takes the place of this one. */
  | readonly [verb: 'reload', attributes?: Readonly<Record<string, string>>]
  /** How much the browser's storage has: the moves of a game, the value of a part. */
  | readonly [verb: 'stored', name: string, part?: string]
  // time
  /** All in the same task. */
  | Together
  /** Without waiting for what comes of it: what is being shown has begun, but is not over. */
  | readonly [verb: 'begin', step: Step]
  /** Waits for `presented` and for nothing more. */
  | readonly [verb: 'presented']
  /** Lets animation frames pass until so many moves are made, or the game stands still. */
  | readonly [verb: 'frames', moves: number];

/** All in the same task. */
interface Together extends ReadonlyArray<Step | 'together'> {
  readonly 0: 'together';
}

/** A scenario. */
export interface Scenario {
  readonly element: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Set before the element comes into the page. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** What the browser's storage has at first. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Animation frames come by `frames` steps only. */
  readonly frames?: boolean;
  readonly steps: readonly Step[];
}

/** What one step has led to. */
export interface TracedStep {
  readonly step: unknown;
  /** Name without `game-`, and detail. */
  readonly events?: readonly unknown[];
  /** Calls that have been answered by now, with their answers. */
  readonly returned?: readonly unknown[];
  /** Calls that have not. */
  readonly pending?: readonly Step[];
  readonly result?: unknown;
  /** The position, in words and checksums. */
  readonly after: string;
}

/** The public members that scenarios use. */
interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly presented: Promise<void>;
  readonly state: unknown;
  readonly turn: number | undefined;
  readonly legalMoves: readonly string[];
  readonly history: readonly HistoryEntry[];
  readonly result: Result | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly gameId: string;
  readonly renderRoot: ParentNode;
  paused: boolean;
  play(move: unknown, options?: unknown): Promise<Moved | Refusal>;
  undo(): Promise<Restored | Refusal>;
  redo(): Promise<Restored | Refusal>;
  newGame(setup?: unknown): Promise<Restored | Refusal>;
  load(game: unknown): Promise<Restored | Refusal>;
  replay(): Promise<boolean>;
  hint(): Promise<unknown>;
  save(): GameRecord;
  share(): string;
  pause(): void;
  resume(): void;
}

interface Call {
  readonly step: Step;
  answer?: readonly [unknown];
  done: Promise<unknown>;
}

/** Frames that may pass in one step: more, and the game has stopped. */
const mostFrames = 20_000;

export class Trace {
  readonly #scenario: Scenario;
  readonly #host = document.createElement('div');
  #game!: Game;
  #frames: Frames | undefined;
  /** What the browser's storage had at last. */
  storage: Readonly<Record<string, string>> = {};
  /** The state at last. */
  state: unknown;
  /** Names of games by their ids: what is random becomes g1, g2 … */
  readonly #ids = new Map<string, string>();
  readonly #kept = new Map<string, unknown>();
  readonly #owed = new Map<string, Owed>();
  #events: unknown[] = [];
  #calls: Call[] = [];
  /** Checksums of what the last game-move of a number told. */
  readonly #effects = new Map<number, string>();
  /** The part of the last real click: a second one there may be taken for half a double click. */
  #clicked: Element | undefined;
  /** What is waited for, once each. */
  #listeners: {readonly type: string; readonly number: number | undefined; readonly steps: readonly Step[]}[] = [];

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
  }

  /** Runs all steps; the first entry is how it begins. */
  async run(): Promise<TracedStep[]> {
    const {storage = {}, frames, attributes = {}, properties = {}, steps} = this.#scenario;
    const trace: TracedStep[] = [];
    document.body.prepend(this.#host);
    this.#host.style.inlineSize = '640px';
    forget();
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
    try {
      if (frames) this.#frames = new Frames();
      this.#place(attributes, properties);
      await this.#settle();
      trace.push(this.#report('in the page'));
      for (const step of steps) {
        trace.push(this.#report(step, await this.#take(step)));
      }
      this.storage = kept();
      ({state: this.state} = this.#game);
    } finally {
      this.#frames?.restore();
      this.#host.remove();
      forget();
    }
    return JSON.parse(JSON.stringify(trace)) as TracedStep[];
  }

  #place(attributes: Readonly<Record<string, string>>, properties: Readonly<Record<string, unknown>> = {}): void {
    const game = document.createElement(this.#scenario.element) as Game;
    for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
    Object.assign(game, properties);
    this.#game?.remove();
    this.#game = game;
    for (const type of eventNames) game.addEventListener(type, (event) => this.#onEvent(event));
    this.#host.append(game);
  }

  // what is heard

  #onEvent(event: Event): void {
    const {type, detail} = event as CustomEvent<Record<string, unknown>>;
    const {message, ...told} = detail;
    if (type === 'game-error' && (typeof message !== 'string' || message === '')) {
      throw new Error(`game-error without a message: ${JSON.stringify(detail)}`);
    }
    this.#events.push([type.replace('game-', ''), {...told, gameId: this.#idOf(String(told['gameId']))}]);
    const number = told['number'] as number;
    if (type === 'game-move') this.#effects.set(number, checksum(told['effects']));
    const due = this.#listeners.filter(
      (listener) => listener.type === type && (listener.number === undefined || listener.number === number),
    );
    this.#listeners = this.#listeners.filter((listener) => !due.includes(listener));
    for (const {steps} of due) for (const step of steps) this.#do(step, event);
  }

  #idOf(id: string): string {
    if (!this.#ids.has(id)) this.#ids.set(id, `g${this.#ids.size + 1}`);
    return this.#ids.get(id)!;
  }

  // steps

  /** @returns whether the game stands still afterwards */
  async #take(step: Step): Promise<boolean> {
    const game = this.#game;
    switch (step[0]) {
      case 'begin':
        await this.#input(step[1]);
        await this.#drawn();
        return false;
      case 'presented':
        await game.presented;
        await this.#drawn();
        return false;
      case 'frames':
        await this.#pass(step[1]);
        break;
      default:
        await this.#input(step);
    }
    await this.#settle();
    return true;
  }

  /** A step that may be real input, which takes its time. */
  async #input(step: Step): Promise<void> {
    if (step[0] === 'key') {
      // the card of the end takes the focus today: whoever puts it away goes back to where they were
      if (await this.#putCardAway()) (this.#clicked as HTMLElement | undefined)?.focus();
      await press(...step[1].split('+'));
    } else if (step[0] === 'click') {
      await this.#reach(step[1]);
      const part = this.#part(step);
      if (part === this.#clicked) throw new Error('Two clicks in a row in the same place: use press, or a key.');
      this.#clicked = part;
      part.scrollIntoView({block: 'nearest'});
      await click(part);
      await this.#closeMore();
    } else if (step[0] === 'press') {
      await this.#reach(step[1]);
      this.#do(step);
      await this.#closeMore();
    } else if (step[0] === 'focus') {
      await this.#putCardAway();
      this.#do(step);
    } else this.#do(step);
  }

  /** Brings up a tool that is under "More" today, or behind the card of the end. */
  async #reach(name: string): Promise<void> {
    await this.#putCardAway();
    const {renderRoot: root} = this.#game;
    if (root.querySelector(`[part~="${name}"]`)) return;
    root.querySelector<HTMLElement>('[part~=more]')?.click();
    await this.#drawn();
  }

  async #putCardAway(): Promise<boolean> {
    const close = this.#game.renderRoot.querySelector<HTMLElement>('.card [part=close]');
    close?.click();
    if (close) await this.#drawn();
    return close !== null;
  }

  async #closeMore(): Promise<void> {
    this.#game.renderRoot.querySelector<HTMLElement>('[part=more-panel] [part=close]')?.click();
    await this.#drawn();
  }

  #part([, name, index = 0]: readonly [verb: string, part: string, index?: number]): Element {
    const parts = [...this.#game.renderRoot.querySelectorAll(`[part~="${name}"]`)];
    const found = parts[index];
    // the tool that goes on with a game is the button of the card today
    const part =
      name === 'pause' && found?.closest('[inert]')
        ? this.#game.renderRoot.querySelector('.primary:not([inert] *)')
        : found;
    if (!part) throw new Error(`There is no part ${name}, ${index}.`);
    return part;
  }

  /** A step that is done at once. */
  #do(step: Step, event?: Event): void {
    const game = this.#game;
    switch (step[0]) {
      case 'play': {
        const move = typeof step[1] === 'number' ? game.legalMoves[step[1]] : step[1];
        // only where there is one: a page that gives no options is the usual case
        return this.#call(step, () => (step.length > 2 ? game.play(move, step[2]) : game.play(move)));
      }
      case 'undo':
      case 'redo':
      case 'replay':
      case 'hint':
        return this.#call(step, () => game[step[0]]());
      case 'new game':
        return this.#call(step, () => (step.length > 1 ? game.newGame(step[1]) : game.newGame()));
      case 'load':
        return this.#call(step, () => game.load(step[1]));
      case 'load kept':
        return this.#call(step, () => game.load(this.#kept.get(step[1])));
      case 'save':
      case 'share': {
        const kept = game[step[0]]();
        this.#kept.set(step[1], kept);
        const shown = typeof kept === 'string' ? kept : {...kept, id: this.#idOf(kept.id!)};
        this.#calls.push({step, answer: [shown], done: Promise.resolve()});
        return;
      }
      case 'pause':
      case 'resume':
        return game[step[0]]();
      case 'set':
        return void Object.assign(game, step[1]);
      case 'attribute':
        return step[2] === null ? game.removeAttribute(step[1]) : game.setAttribute(step[1], step[2]);
      case 'veto':
        return this.#answer(event, (asked) => asked.preventDefault());
      case 'answer':
        return this.#answer(event, (asked) => asked.respondWith(step[1] as MoveAnswer));
      case 'answer later': {
        const owed = new Owed();
        this.#owed.set(step[1], owed);
        return this.#answer(event, (asked) => asked.respondWith(owed.promise));
      }
      case 'keep':
        return this.#owed.get(step[1])!.keep(step[2] as MoveAnswer);
      case 'reject':
        return this.#owed.get(step[1])!.break(new Error('The server is away.'));
      case 'on':
        return void this.#listeners.push({type: step[1], number: undefined, steps: step[2]});
      case 'at':
        return void this.#listeners.push({type: step[1], number: step[2], steps: step[3]});
      case 'focus':
        return game.focus();
      case 'press':
        return void this.#part(step).dispatchEvent(
          new MouseEvent('click', {bubbles: true, composed: true, cancelable: true}),
        );
      case 'remove':
        return game.remove();
      case 'insert':
        return this.#host.append(game);
      case 'move':
        return this.#host.appendChild(document.createElement('section')).append(game);
      case 'reload':
        return this.#place(step[1] ?? this.#scenario.attributes ?? {});
      case 'stored': {
        const text = localStorage.getItem(`parlour:${game.save().game}:${step[2] ?? 'game'}:${step[1]}`);
        const value = text === null ? null : (JSON.parse(text) as unknown);
        const moves = (value as GameRecord | null)?.moves?.reduce((sum, [, , times = 1]) => sum + times, 0);
        const {last, ...part} = Object(value) as {last?: {id: string}};
        const shown = moves ?? (last ? {...part, last: {...last, id: this.#idOf(last.id)}} : value);
        this.#calls.push({step, answer: [shown], done: Promise.resolve()});
        return;
      }
      case 'together':
        for (const one of step.slice(1) as Step[]) this.#do(one);
        return;
      default:
        throw new Error(`${step[0]} can't be done at once.`);
    }
  }

  /** Answers the event that is heard now, or the next one. */
  #answer(event: Event | undefined, answer: (asked: GameBeforeMoveEvent) => void): void {
    if (event) answer(event as GameBeforeMoveEvent);
    else this.#game.addEventListener('game-before-move', answer, {once: true});
  }

  #call(step: Step, work: () => Promise<unknown>): void {
    const call: Call = {step, done: Promise.resolve()};
    call.done = work().then(
      (answer) => (call.answer = [this.#shown(answer)]),
      (error: Error) => (call.answer = [`rejected: ${error.name}`]),
    );
    this.#calls.push(call);
  }

  /** An answer without what is random or worded anew in later versions. */
  #shown(answer: unknown): unknown {
    if (typeof answer !== 'object' || answer === null) return answer;
    const {message: _, state, effects, ...shown} = answer as Record<string, unknown>;
    if (state === undefined) return shown;
    const told = this.#effects.get(Number(shown['number']));
    return {...shown, effects: checksum(effects) === told ? 'as told' : effects, state: checksum(state)};
  }

  // waiting

  /** Until all that has been asked for is drawn. */
  async #drawn(): Promise<void> {
    while (!(await this.#game.updateComplete));
  }

  /** Until nothing goes on by itself: the game waits for a person, the page, a pause to end or a frame, or it is over. */
  async #settle(): Promise<void> {
    for (;;) {
      await this.#drawn();
      await idle();
      await this.#drawn();
      const open = this.#calls.filter(({answer}) => !answer);
      if (!this.#game.isConnected || this.#is('waiting') || this.#is('paused') || this.#frames) return;
      if (this.#is('busy')) await this.#game.presented;
      else if (open.length > 0) await Promise.race(open.map(({done}) => done));
      else return;
    }
  }

  async #pass(moves: number): Promise<void> {
    for (let i = 0; this.#game.history.length < moves && this.#frames!.open > 0; i++) {
      if (i > mostFrames) throw new Error(`${this.#game.history.length} moves after ${mostFrames} frames.`);
      this.#frames!.pass(20);
      await this.#drawn();
    }
  }

  #is(state: string): boolean {
    return this.#game.matches(`:state(${state})`);
  }

  // writing down

  /** `still`: it is known by now which calls are answered; else the next step that is over tells of them. */
  #report(step: unknown, still = true): TracedStep {
    const game = this.#game;
    const events = this.#events;
    const returned = still ? this.#calls.flatMap(({step, answer}) => (answer ? [[step, ...answer]] : [])) : [];
    this.#events = [];
    if (still) this.#calls = this.#calls.filter(({answer}) => !answer);
    const pending = still ? this.#calls.map(({step}) => step) : [];
    const {result, turn, history, legalMoves} = game;
    return {
      step,
      ...(events.length > 0 ? {events} : {}),
      ...(returned.length > 0 ? {returned} : {}),
      ...(pending.length > 0 ? {pending} : {}),
      ...(result ? {result} : {}),
      after: [
        `${this.#idOf(game.gameId)}, ${history.length} made`,
        turn === undefined ? 'no turn' : `turn ${turn}, ${legalMoves.length} legal`,
        ...(game.canUndo ? ['can undo'] : []),
        ...(game.canRedo ? ['can redo'] : []),
        ...['over', 'won', 'busy', 'waiting', 'paused'].filter((state) => this.#is(state)).map((state) => `:${state}`),
        `state ${checksum(game.state)}`,
        `history ${checksum(history)}`,
      ].join(', '),
    };
  }
}

/** What games have kept in the browser; how games that ended count in the statistics is not of their time. */
function kept(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({...localStorage}).filter(([key]) => /^parlour:(?!.*:results:)/.test(key)),
  ) as Record<string, string>;
}

/** Clears it. */
function forget(): void {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith('parlour:'))) localStorage.removeItem(key);
}

/** 32 bits (FNV-1a) of a value as JSON, whatever the order of its keys. */
function checksum(value: unknown): string {
  const sorted = (_: string, item: unknown): unknown =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item;
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(value, sorted)) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
