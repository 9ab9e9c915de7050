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
 * those that have changed since (react/react#35446), and in the markup `extraRoll` is not the attribute `extra-roll`. In
 * an element that React has created all are set at once. In both, `onGameMove` listens for `GameMove`, which is no event.
 */
export function warnOfReact(element: LitElement): void {
  const given = (): object =>
    (Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] as object | undefined) ?? {};
  let isFromReact = false;
  element.addController({hostConnected: () => (isFromReact ||= Object.keys(given()).length > 0)});
  warnOf(element, () => {
    const names = Object.keys(given()).filter((name) => /^on(Game|Room)[A-Z]/.test(name));
    return names
      .map((name) => {
        const event = name
          .slice(2)
          .replace(/(?!^)[A-Z]/g, '-$&')
          .toLowerCase();
        return `${name} is never called, since no event has this name. Write on${event}.`;
      })
      .join(' ');
  });
  warnOf(element, () => {
    const props = isFromReact ? [] : Object.entries(given());
    if (props.length === 0) return undefined;
    isFromReact = true;
    const {elementProperties} = element.constructor as typeof LitElement;
    const lost = props.filter(([name, value]: [string, unknown]) => {
      // listeners such as onClick are React's own, which work
      if (typeof value === 'function') return /^on[a-z]/.test(name);
      const declaration = elementProperties.get(name);
      if (!declaration || value === undefined || value === null || Reflect.get(element, name) === value) return false;
      // lists and objects are never in the markup
      return value instanceof Object || !element.hasAttribute(String(declaration.attribute ?? name));
    });
    if (lost.length === 0) return undefined;
    const names = lost.map(([name]) => name).join(', ');
    return `React has not set ${names}, since the element came from a server. Render it in the browser only: see "Next.js" on the page about frameworks.`;
  });
}

/** The number of letters to insert, delete or replace between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + Number(letter !== other)));
    row = next;
  }
  return row.at(-1)!;
}

/** Names the keys of a translation that are not in the English table, each with the nearest one there: their text is never shown. */
export function warnOfKeys(lang: string, words: object, english: object): void {
  const known = Object.keys(english);
  const sentences = Object.keys(words)
    .filter((key) => !Object.hasOwn(english, key))
    .map((key) => {
      const [nearest] = known
        .map((name) => ({name, letters: distance(key.toLowerCase(), name.toLowerCase())}))
        .filter(({name, letters}) => letters <= Math.max(1, name.length / 3))
        .sort((a, b) => a.letters - b.letters);
      return `Unknown key "${key}". ${nearest ? `Did you mean "${nearest.name}"?` : 'All keys are listed on the page "Translate".'}`;
    });
  if (sentences.length > 0) console.warn(`registerWords("${lang}"): ${sentences.join(' ')}`);
}
