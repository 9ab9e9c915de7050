/** Lets the page work without a connection after the first visit, where the browser allows it. */
import {trusted} from './trusted.js';

/** What the page asks its service worker to keep: names of files beside it, or all of them. */
export interface Keep {
  readonly keep: readonly string[] | 'all';
}

/** Whether the page has an origin: a sandboxed frame without `allow-same-origin` has none, no storage and no service worker. */
const hasOrigin = (): boolean => self.origin !== 'null';

/** Whether there is storage to keep a game in: asking for it throws where it is forbidden. */
export function hasStorage(): boolean {
  try {
    return hasOrigin() && Boolean(localStorage);
  } catch {
    return false;
  }
}

/**
 * Registers the service worker and tells it what to keep: everything where the page stands by itself, as an installed one
 * does; in a frame, what this game has loaded. Says nothing where it is not allowed.
 */
export async function keepOffline(inFrame: boolean): Promise<void> {
  if (!hasOrigin() || !isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted('worker.js'), {updateViaCache: 'none'});
    const {active} = await navigator.serviceWorker.ready;
    const folder = new URL('.', location.href).href;
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({name}) => (name.startsWith(folder) ? [name.slice(folder.length).split(/[?#]/, 1)[0]!] : []));
    active?.postMessage({keep: inFrame ? loaded : 'all'} satisfies Keep);
  } catch {
    // the browser, or the host's policy, does not let it
  }
}
