/** The test bed of the element contract: creates elements, records their events, and cleans up the page. */
import {fastDraw} from '../core/fast-draw.js';
import {quote} from '../core/json.js';
import {isRefusal} from '../core/game.js';
import type {GameDetail} from '../play/events.js';
import type {GameElement} from '../element/game-element.js';

const eventNames = ['start', 'before-move', 'move', 'win', 'over', 'change', 'error'];

/** A recorded event. */
export interface RecordedEvent {
  readonly type: string;
  readonly detail: GameDetail & Readonly<Record<string, unknown>>;
}

export class ElementBed {
  readonly box: HTMLElement = document.body.appendChild(document.createElement('div'));
  /** A unique name for `autosave`. */
  readonly name = 'element-contract';
  readonly #tag: string;
  readonly #settings: Readonly<Record<string, unknown>>;
  readonly #opening: string | undefined;

  constructor(tag: string, settings: Readonly<Record<string, unknown>>, opening: string | undefined) {
    if (!customElements.get(tag)) throw new Error(`<${tag}> is not registered: import its module`);
    this.#tag = tag;
    this.#settings = settings;
    this.#opening = opening;
  }

  /** Creates an element without adding it to the page. */
  create(settings: Readonly<Record<string, unknown>> = {}): GameElement {
    const element = document.createElement(this.#tag);
    return Object.assign(element, {
      seed: 'contract',
      speed: 'instant',
      ...this.#settings,
      ...settings,
    }) as unknown as GameElement;
  }

  async place(game: GameElement, where: ParentNode = this.box): Promise<void> {
    where.append(game);
    await this.rendered(game);
  }

  /** Adds an element to the page and waits until it is rendered. */
  async open(settings: Readonly<Record<string, unknown>> = {}): Promise<GameElement> {
    const game = this.create(settings);
    await this.place(game);
    return game;
  }

  /** Waits until all changes are rendered. */
  async rendered(game: GameElement): Promise<void> {
    while (!(await game.updateComplete));
  }

  /** Records all events of the element from now on. */
  record(game: GameElement): RecordedEvent[] {
    const events: RecordedEvent[] = [];
    for (const name of eventNames)
      game.addEventListener(`game-${name}` as 'game-move', ({type, detail}) =>
        events.push({type, detail: detail as unknown as RecordedEvent['detail']}),
      );
    return events;
  }

  names(events: readonly RecordedEvent[]): string {
    return events.map(({type}) => type.slice('game-'.length)).join(' ');
  }

  /** The first move to make. */
  first({legalMoves}: GameElement): string {
    return this.#opening ?? legalMoves[0] ?? '';
  }

  /** Makes this many moves as the page, or fewer if the game ends. */
  async play(game: GameElement, moves: number): Promise<void> {
    for (let i = 0; i < moves && game.turn !== undefined; i++) {
      const {legalMoves} = game;
      accepted(await game.play(legalMoves[(i * 7919) % legalMoves.length]!, {number: game.history.length + 1}));
    }
    await this.rendered(game);
  }

  async playToEnd(game: GameElement, moves: number): Promise<void> {
    await this.play(game, moves);
    if (game.result === undefined)
      throw new Error(`no end after ${moves} moves: the contract needs settings for a shorter game`);
  }

  /** Presses a key on the element. */
  async key(game: GameElement, key: string, held: KeyboardEventInit = {}): Promise<void> {
    game.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true, ...held}));
    await this.rendered(game);
  }

  /** The element inside the game that has the focus. */
  focused({shadowRoot}: GameElement): Element | null {
    return shadowRoot?.activeElement ?? null;
  }

  /** Presses keys from the focus on, arrows and Enter at random, until they make a move. */
  async playByKeys(game: GameElement): Promise<void> {
    const keys = ['ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    const draw = fastDraw('keys');
    for (let i = 0; i < 1000 && game.history.length === 0; i++) {
      const key = i === 0 ? 'Enter' : draw.pick(keys);
      const target = this.focused(game) ?? game;
      const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true});
      // as browsers do
      if (target.dispatchEvent(event) && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
      await this.rendered(game);
      await game.presented;
    }
  }

  /** Counts the running animations of an element. */
  animations(game: GameElement): number {
    const all = [...game.renderRoot.querySelectorAll('*')].flatMap((element) => element.getAnimations());
    return all.filter(({playState}) => playState === 'running').length;
  }

  /** Removes all elements from the page and clears the storage. */
  clear(): void {
    this.box.remove();
    for (const key of Object.keys(localStorage)) if (key.endsWith(`:${this.name}`)) localStorage.removeItem(key);
  }
}

/** The causes of all changes. @throws {Error} for other events, except those of moves */
export function changes(events: readonly RecordedEvent[]): unknown[] {
  const other = events.find(({type}) => !/^game-(before-move|move|change|start)$/.test(type));
  if (other) throw new Error(`unexpected ${other.type}: ${quote(other.detail)}`);
  return events.filter(({type}) => type === 'game-change').map(({detail}) => detail['cause']);
}

/** The code of a refusal; `ok` for anything else. */
export async function codeOf(answer: Promise<unknown>): Promise<string> {
  const given = await answer;
  return isRefusal(given) ? given.code : 'ok';
}

/** @throws {Error} for a refusal */
export function accepted(answer: unknown): void {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.message}`);
}
