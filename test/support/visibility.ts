// Hides what a test wants nobody to see, and waits for observers without a clock.
import {nextTask} from '../../src/play/search.js';

/** Hides a document; what is returned shows it again. */
export function hideDocument(hidden: Document = document): () => void {
  const change = (): boolean => hidden.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(hidden, 'hidden', {value: true, configurable: true});
  change();
  return () => {
    delete (hidden as {hidden?: boolean}).hidden;
    change();
  };
}

/** Resolves once all observers have looked at the element as it is now. */
export function observed(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      // the others' reports may come in the same round
      void nextTask().then(resolve);
    });
    observer.observe(element);
  });
}

/** Counts the intersection observers of this page that observe anything, until `stop()`. */
export function countObservers(): {open(): number; stop(): void} {
  const open = new Set<IntersectionObserver>();
  const {prototype} = IntersectionObserver;
  const {observe, disconnect} = prototype;
  prototype.observe = function (target) {
    open.add(this);
    observe.call(this, target);
  };
  prototype.disconnect = function () {
    open.delete(this);
    disconnect.call(this);
  };
  return {
    open: () => open.size,
    stop: () => void Object.assign(prototype, {observe, disconnect}),
  };
}
