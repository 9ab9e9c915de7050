// Waits for what is to be seen in an element: looks at each change of its shadow root, without a clock.

/** What `look` finds in the element, once it finds anything. */
export function seen<T>(element: HTMLElement, look: (root: ShadowRoot) => T | undefined | null | false): Promise<T> {
  const root = element.shadowRoot!;
  return new Promise((resolve) => {
    const check = (): void => {
      const found = look(root);
      if (found === undefined || found === null || found === false) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(check);
    observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    check();
  });
}

/** A button with these words, once there is one that can be pressed. */
export function button(element: HTMLElement, words: string): Promise<HTMLButtonElement> {
  return seen(element, (root) =>
    [...root.querySelectorAll('button')].find(
      (each) => !each.disabled && !each.closest('[inert]') && each.textContent.trim() === words,
    ),
  );
}

/** The event, once it comes and is the one. */
export function heard<E extends Event>(
  target: EventTarget,
  type: string,
  isIt: (event: E) => boolean = () => true,
): Promise<E> {
  return new Promise((resolve) => {
    const listen = (event: Event): void => {
      if (!isIt(event as E)) return;
      target.removeEventListener(type, listen);
      resolve(event as E);
    };
    target.addEventListener(type, listen);
  });
}
