/** Makes the page work offline after the first visit, if the browser allows it. */
import {trusted} from './trusted.js';

/** The request to the service worker: names of files to cache, or all of them. */
export interface Keep {
  readonly keep: readonly string[] | 'all';
}

/**
 * Whether the page has an origin. A sandboxed frame without `allow-same-origin` has none, and so no storage and no
 * service worker.
 */
const hasOrigin = (): boolean => self.origin !== 'null';

/** Whether storage is available. Accessing it throws if it is blocked. */
export function hasStorage(): boolean {
  try {
    return hasOrigin() && Boolean(localStorage);
  } catch {
    return false;
  }
}

/**
 * Registers the service worker and tells it what to cache: everything for a page of its own, as an installed app; in a
 * frame, the files that this game has loaded. Does nothing if that is not allowed.
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
    // blocked by the browser or the host's policy
  }
}
