// Made-up hosts: an element that renders what it is told to, and what a controller needs at the least.
import {html, LitElement, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';

/** An element that renders `picture`. */
export class TestHost extends LitElement {
  picture: () => TemplateResult = () => html``;

  protected override render(): TemplateResult {
    return this.picture();
  }

  /** What is rendered. */
  find<T extends Element = HTMLElement>(selector: string): T {
    return this.renderRoot.querySelector<T>(selector)!;
  }
}
customElements.define('test-host', TestHost);

/** A host in the page, rendered. Taken out again after the test. */
export async function hostInPage(
  picture?: () => TemplateResult,
  prepare?: (host: TestHost) => void,
): Promise<TestHost> {
  const host = new TestHost();
  if (picture) host.picture = picture;
  prepare?.(host);
  document.body.append(host);
  hosts.push(host);
  await host.updateComplete;
  return host;
}

const hosts: Element[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

/** A host that is no element: it only keeps its controllers. */
export class PlainHost implements ReactiveControllerHost {
  readonly controllers = new Set<ReactiveController>();
  updateComplete = Promise.resolve(true);

  addController(controller: ReactiveController): void {
    this.controllers.add(controller);
  }
  removeController(controller: ReactiveController): void {
    this.controllers.delete(controller);
  }
  requestUpdate(): void {}
}

/** Counts the listeners, of one type or all, that are added to a target and not removed, until `stop()`. */
export function countListeners(target: EventTarget, only?: string): {open(): number; stop(): void} {
  const open = new Set<string>();
  const {addEventListener, removeEventListener} = target;
  const names = new Map<unknown, number>();
  const name = (type: string, listener: unknown): string => {
    if (!names.has(listener)) names.set(listener, names.size);
    return `${type} ${names.get(listener)}`;
  };
  target.addEventListener = function (
    this: EventTarget,
    type: string,
    listener: EventListener,
    options?: AddEventListenerOptions,
  ) {
    open.add(name(type, listener));
    options?.signal?.addEventListener('abort', () => open.delete(name(type, listener)));
    addEventListener.call(this, type, listener, options);
  } as typeof addEventListener;
  target.removeEventListener = function (
    this: EventTarget,
    type: string,
    listener: EventListener,
    options?: EventListenerOptions,
  ) {
    open.delete(name(type, listener));
    removeEventListener.call(this, type, listener, options);
  } as typeof removeEventListener;
  return {
    open: () => [...open].filter((one) => !only || one.startsWith(`${only} `)).length,
    stop() {
      // own properties stood over the prototype's
      delete (target as Partial<EventTarget>).addEventListener;
      delete (target as Partial<EventTarget>).removeEventListener;
    },
  };
}

/** Takes the next error that is told to the page; the test runner does not see it. */
export function nextError(): Promise<unknown> {
  const {reportError} = globalThis;
  return new Promise((resolve) => {
    globalThis.reportError = (error) => {
      globalThis.reportError = reportError;
      resolve(error);
    };
  });
}

/** A later task: all that was asked for so far has run. */
export {nextTask as task} from '../../src/play/search.js';
