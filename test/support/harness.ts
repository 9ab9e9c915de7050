// What the tests of all elements share: putting one into the page, its events as a list, what is in it, real input on it.
import type {LitElement} from 'lit';
import type {GameElement, Refusal} from '../../src/kit.js';
import type {GameBeforeMoveEvent, GameDetail, MoveAnswer} from '../../src/play/events.js';
import {click as clickAt} from './commands.js';
import {made} from './made.js';

/** The events of every game. */
export const eventNames = [
  'game-start',
  'game-before-move',
  'game-move',
  'game-place',
  'game-win',
  'game-over',
  'game-change',
  'game-error',
] as const;
export type EventName = (typeof eventNames)[number];

const inPage: Element[] = [];
afterEach(() => inPage.splice(0).forEach((element) => element.remove()));

/** Puts something into the page until the test is over. */
export function place<T extends Element>(element: T, where: ParentNode = document.body): T {
  where.append(element);
  inPage.push(element);
  return element;
}

/** A field before an element, from which Tab goes into it. */
export function fieldBefore(element: Element): HTMLInputElement {
  const field = place(document.createElement('input'));
  field.setAttribute('aria-label', 'before');
  element.before(field);
  return field;
}

/** Opens what is under "More". */
export async function openMore(game: LitElement): Promise<void> {
  game.shadowRoot!.querySelector<HTMLElement>('[part~=more]')!.click();
  await game.updateComplete;
}

/** An event, as its name and detail. */
export interface Heard {
  readonly type: EventName;
  readonly detail: GameDetail & Record<string, unknown>;
}

/** Everything that the element tells from now on. */
export function hear(target: EventTarget, ...types: EventName[]): Heard[] {
  const heard: Heard[] = [];
  for (const type of types.length > 0 ? types : eventNames) {
    target.addEventListener(type, (event) => heard.push(event as unknown as Heard));
  }
  return heard;
}

/** The names of these events, in order. */
export const names = (heard: readonly Heard[]): string => heard.map(({type}) => type.slice('game-'.length)).join(' ');

/** The next event of this name. */
export function next<K extends EventName>(
  target: EventTarget,
  type: K,
  until: (event: HTMLElementEventMap[K]) => boolean = () => true,
): Promise<HTMLElementEventMap[K]> {
  return new Promise((resolve) => {
    const listener = (event: Event): void => {
      if (!until(event as HTMLElementEventMap[K])) return;
      target.removeEventListener(type, listener);
      resolve(event as HTMLElementEventMap[K]);
    };
    target.addEventListener(type, listener);
  });
}

/** The page answers the next move only. */
export function answerNext(target: EventTarget, answer: (event: GameBeforeMoveEvent) => void): void {
  target.addEventListener('game-before-move', (event) => answer(event as GameBeforeMoveEvent), {once: true});
}

/** A promise to be kept by hand. */
export class Owed {
  keep!: (answer?: MoveAnswer) => void;
  break!: (error: Error) => void;
  readonly promise = new Promise<MoveAnswer>((resolve, reject) => {
    this.keep = resolve;
    this.break = reject;
  });
}

/** The code of a refusal; `ok` for anything else. */
export const codeOf = async (answer: unknown): Promise<string> => ((await answer) as Refusal).code ?? 'ok';

/** What a call answers; fails for a refusal. */
export async function accepted<Answer>(answer: Promise<Answer | Refusal>): Promise<Exclude<Answer, Refusal>> {
  return made(await answer);
}

/** Lets everything run that is ready to run: automatic players would move now. */
export async function idle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise<void>((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
}

/** An element with these settings in the page, rendered. */
export async function placed<T extends LitElement>(element: T, settings: Partial<T>, where?: ParentNode): Promise<T> {
  place(Object.assign(element, settings), where);
  await element.updateComplete;
  return element;
}

/** The same from markup: `<ludo-game pieces="2"></ludo-game>`. */
export async function fromMarkup<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  markup: string,
): Promise<HTMLElementTagNameMap[K]> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const element = document.importNode(template.content, true).querySelector(tag)!;
  place(element);
  await (element as unknown as LitElement).updateComplete;
  return element;
}

type Rendered = Pick<LitElement, 'renderRoot'>;

export function find<T extends Element = HTMLElement>(element: Rendered, selector: string): T {
  const found = element.renderRoot.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
export const has = (element: Rendered, selector: string): boolean =>
  element.renderRoot.querySelector(selector) !== null;
export const all = (element: Rendered, selector: string): Element[] => [
  ...element.renderRoot.querySelectorAll(selector),
];
export const text = (element: Rendered, selector: string): string =>
  find(element, selector).textContent.replace(/\s+/g, ' ').trim();
/** What a screen reader was told last. */
export const said = (element: Rendered): string =>
  all(element, '[role=status] span').at(-1)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
/** All that the region for screen readers has said, from now on. */
export function hearing(game: Rendered): string[] {
  const heard: string[] = [];
  const known = new Set(all(game, '[role=status] span'));
  new MutationObserver(() => {
    for (const one of all(game, '[role=status] span')) {
      if (!known.has(one)) heard.push(one.textContent.trim());
      known.add(one);
    }
  }).observe(find(game, '[role=status]'), {childList: true, subtree: true});
  return heard;
}
export const focused = ({shadowRoot}: HTMLElement): Element | null => shadowRoot!.activeElement;
export const tool = (element: Rendered, name: string): HTMLElement => find(element, `.tool[part~="${name}"]`);
/** The titles of the cards over the board. */
export const cards = (element: Rendered): string =>
  all(element, '.card-title')
    .map(({textContent}) => textContent.trim())
    .join();
export function cardButton(element: Rendered, label: string): HTMLElement {
  const found = all(element, '.card button').find((button) => button.textContent.trim() === label);
  if (!found) throw new Error(`No card has a button "${label}".`);
  return found as HTMLElement;
}
/** Everything that moves in an element now. */
export const animations = (element: Rendered): Animation[] => all(element, '*').flatMap((one) => one.getAnimations());
/** The same, but for what the style sheet moves. */
export const animated = (element: Rendered): Animation[] =>
  animations(element).filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
/** Moves so far. */
export const course = ({history}: Pick<GameElement, 'history'>): string => history.map(({move}) => move).join(' ');

/** Does something, and waits for the first animation that comes of it. All that begin are paused: none ends unseen. */
export async function held(work: () => Promise<unknown>): Promise<Animation[]> {
  const begun: Animation[] = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...timing): Animation {
    const animation = animate.apply(this, timing);
    animation.pause();
    begun.push(animation);
    return animation;
  };
  try {
    await work();
    await until(() => begun.length > 0);
  } finally {
    Element.prototype.animate = animate;
  }
  return begun;
}

/** Waits until something moves, and keeps it moving: none ends by itself before a press comes, however busy the machine is. */
export async function lasting(element: Rendered): Promise<void> {
  await until(() => animations(element).length > 0);
  for (const {effect} of animations(element)) effect!.updateTiming({duration: 600_000});
}

/** The next picture. */
export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until something holds, picture by picture; the test's own time is the limit. */
export async function until(holds: () => unknown): Promise<void> {
  while (!holds()) await frame();
}

/** Does something, and waits until what it has changed is rendered. */
export async function rendered(element: Pick<LitElement, 'updateComplete'>, step: unknown): Promise<void> {
  await step;
  await element.updateComplete;
}

type Shown = Pick<GameElement, 'presented' | 'updateComplete' | 'play'>;

/** Does something, and waits until what has happened is rendered and shown. */
export async function shown(game: Shown, step?: unknown): Promise<void> {
  await step;
  await game.presented;
  await game.updateComplete;
}

/** What is set in motion while something is done and shown: also what has ended before anybody could look. */
export async function setInMotion(game: Shown, work: () => Promise<unknown>): Promise<Element[]> {
  const moved: Element[] = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...timing): Animation {
    moved.push(this);
    return animate.apply(this, timing);
  };
  try {
    await shown(game, work());
  } finally {
    Element.prototype.animate = animate;
  }
  return moved;
}

/** Makes moves as the page and waits until they have been shown. */
export async function playAll(game: Shown, moves: string | readonly string[]): Promise<void> {
  for (const move of typeof moves === 'string' ? moves.split(' ') : moves) {
    made(await game.play(move));
  }
  await shown(game);
}

/** Clicks the middle of an element with the real mouse, wherever on the page it is. */
export async function click(element: Element): Promise<void> {
  element.scrollIntoView({block: 'nearest'});
  await clickAt(element);
}
