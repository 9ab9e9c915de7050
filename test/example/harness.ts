// What the tests of the example element share: putting it into the page, its events as a list, waiting for one of them.
import type {GameBeforeMoveEvent, GameDetail, MoveAnswer, Refusal} from '../../src/kit.js';
import {ExampleGame} from './example-game.js';

/** The events of every game. */
export const eventNames = ['game-start', 'game-before-move', 'game-move', 'game-win', 'game-over', 'game-change', 'game-error'] as const;
export type EventName = (typeof eventNames)[number];

const placed: Element[] = [];
afterEach(() => placed.splice(0).forEach((element) => element.remove()));

/** Puts something into the page until the test is over. */
export function place<T extends Element>(element: T, where: ParentNode = document.body): T {
  where.append(element);
  placed.push(element);
  return element;
}

/** An example game in the page, shown once. Two people and a fixed seed, with nothing to wait for, unless said otherwise. */
export async function exampleGame(settings: Partial<ExampleGame> = {}, where?: ParentNode): Promise<ExampleGame> {
  const game = Object.assign(new ExampleGame(), {seed: 'example', speed: 'instant', ...settings});
  place(game, where);
  await game.updateComplete;
  return game;
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
export function next<K extends EventName>(target: EventTarget, type: K, until: (event: HTMLElementEventMap[K]) => boolean = () => true): Promise<HTMLElementEventMap[K]> {
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
