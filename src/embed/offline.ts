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

/** Whether the page is shown as an installed app. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/**
 * Registers the service worker and tells it what to cache: the files that this page has loaded, and everything once it is
 * installed as an app. Does nothing if that is not allowed.
 */
export async function keepOffline(): Promise<void> {
  if (!hasOrigin() || !isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted('worker.js'), {updateViaCache: 'none'});
    const {active} = await navigator.serviceWorker.ready;
    const folder = new URL('.', location.href).href;
    const loaded = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .flatMap(({name}) => (name.startsWith(folder) ? [name.slice(folder.length).split(/[?#]/, 1)[0]!] : []));
    const keep = (files: Keep['keep']): void => active?.postMessage({keep: files} satisfies Keep);
    keep(isInstalled() ? 'all' : loaded);
    addEventListener('appinstalled', () => keep('all'));
  } catch {
    // blocked by the browser or the host's policy
  }
}
