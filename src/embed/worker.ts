/**
 * The service worker of the embed folder. It knows the hash of every file of its version and caches only matching
 * files, so that a half-finished deployment can't mix versions. A new version waits until all pages of the previous one
 * are closed.
 */
import type {Keep} from './offline.js';

/**
 * The part of `ServiceWorkerGlobalScope` that is used. TypeScript can't load its types and those of the DOM in one
 * project.
 */
interface WorkerScope {
  readonly registration: {readonly scope: string; readonly active: unknown};
  readonly clients: {claim(): Promise<void>};
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & {readonly data: unknown}) => void): void;
  addEventListener(type: 'fetch', listener: (event: Answerable) => void): void;
}
interface Lasting {
  waitUntil(promise: Promise<unknown>): void;
}
interface Answerable extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** All files of this version with their hashes, in the form of `integrity`. `shell`: files that every page needs. */
export interface Files {
  readonly version: string;
  readonly shell: readonly string[];
  readonly hashes: Readonly<Record<string, string>>;
}

/** The file for a URL in the folder. Hosts may serve pages without `.html`. */
export function fileAt(path: string, {hashes}: Files): string | undefined {
  const page = path === '' ? 'index.html' : `${path}.html`;
  return [path, page].find((file) => Object.hasOwn(hashes, file));
}

/** The known files that a page asked to cache. */
export function filesToKeep(data: unknown, {hashes}: Files): readonly string[] {
  const wanted = (data as Partial<Keep> | null)?.keep;
  const all = Object.keys(hashes);
  return wanted === 'all' ? all : Array.isArray(wanted) ? all.filter((file) => wanted.includes(file)) : [];
}

export function serveOffline(worker: WorkerScope, files: Files): void {
  const {scope} = worker.registration;
  const prefix = `parlour ${scope} `;
  const name = prefix + files.version;

  /** Fetches a file of this version. Rejects if the server has another version. */
  async function fetched(file: string): Promise<Response> {
    const response = await fetch(new URL(file, scope), {integrity: files.hashes[file]!, cache: 'no-cache'});
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    // redirected responses can't be returned to a navigation request
    return response.redirected ? new Response(response.body, {headers: response.headers}) : response;
  }

  /** The cached file, if it is that of this version: other scripts of the origin can write to the cache, too. */
  async function cached(cache: Cache, file: string): Promise<Response | undefined> {
    const hit = await cache.match(file);
    if (!hit) return undefined;
    const digest = await crypto.subtle.digest('SHA-256', await hit.clone().arrayBuffer());
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return files.hashes[file] === `sha256-${hash}` ? hit : undefined;
  }

  async function keep(names: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    const missing = await Promise.all(names.map(async (file) => ((await cached(cache, file)) ? [] : [file])));
    await Promise.all(missing.flat().map(async (file) => cache.put(file, await fetched(file))));
  }

  async function answer(file: string, request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const hit = await cached(cache, file);
    if (hit) return hit;
    try {
      const response = await fetched(file);
      await cache.put(file, response.clone());
      return response;
    } catch {
      return fetch(request);
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep(files.shell)));
  worker.addEventListener('activate', (event) => {
    const clean = async (): Promise<void> => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((each) => each.startsWith(prefix) && each !== name).map((each) => caches.delete(each)),
      );
      await worker.clients.claim();
    };
    event.waitUntil(clean());
  });
  worker.addEventListener('message', (event) => {
    const quietly = keep(filesToKeep(event.data, files)).catch(() => undefined);
    event.waitUntil(quietly);
  });
  worker.addEventListener('fetch', (event) => {
    const {request} = event;
    const url = request.url.split(/[?#]/, 1)[0]!;
    const file = request.method === 'GET' && url.startsWith(scope) && fileAt(url.slice(scope.length), files);
    if (file) event.respondWith(answer(file, request));
  });
}
