/** Sentences on the console about mistakes that no error tells: only with Lit's development build, once for each element. */
import {isServer, LitElement} from 'lit';

/** Whether this is Lit's development build. A constant `false` in the files for a CDN, which contain none of the sentences. */
export const isDevelopment = !isServer && 'enableWarning' in LitElement;

/** Prints a sentence as soon as there is one after an update, and again when it changes. */
export function warnOf(element: LitElement, mistake: () => string | undefined): void {
  let last: string | undefined;
  element.addController({
    hostUpdated() {
      const sentence = mistake();
      if (sentence && sentence !== last) console.warn(`<${element.localName}>: ${sentence}`);
      last = sentence ?? last;
    },
  });
}

/**
 * Names the properties and listeners that React has lost by hydrating an element of a server's markup: it sets only
 * those that have changed since (react/react#35446). In an element that React has created all are set at once.
 */
export function warnOfHydration(element: LitElement): void {
  const given = (): object | undefined =>
    Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] as object | undefined;
  let isFromReact = false;
  element.addController({hostConnected: () => (isFromReact ||= given() !== undefined)});
  warnOf(element, () => {
    const props = isFromReact ? undefined : given();
    if (!props) return undefined;
    isFromReact = true;
    const {elementProperties} = element.constructor as typeof LitElement;
    const lost = Object.entries(props).filter(([name, value]) =>
      // listeners such as onClick are React's own, which work
      typeof value === 'function'
        ? /^on[a-z]/.test(name)
        : value instanceof Object && elementProperties.has(name) && Reflect.get(element, name) !== value,
    );
    if (lost.length === 0) return undefined;
    const names = lost.map(([name]) => name).join(', ');
    return `React has not set ${names}, since the element came from a server. Render it in the browser only: see "Next.js" on the page about frameworks.`;
  });
}
