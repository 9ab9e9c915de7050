/**
 * The service worker of the embed folder. It has the hash of every file of its version, and keeps only what matches: while a
 * host is half way through an update, nothing of it gets in. A new version waits until no page of the last one is open.
 */
import type {Keep} from './offline.js';

/** What a service worker has of its scope; TypeScript can't have its types and those of pages in one project. */
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

/** All files of this version, with their hashes as `integrity` has them; `shell`: what every page needs. */
export interface Files {
  readonly version: string;
  readonly shell: readonly string[];
  readonly hashes: Readonly<Record<string, string>>;
}

/** The file that an address below the folder stands for: hosts show pages also without `.html`. */
export function fileAt(path: string, {hashes}: Files): string | undefined {
  const page = path === '' ? 'index.html' : `${path}.html`;
  return [path, page].find((file) => Object.hasOwn(hashes, file));
}

/** The files that a page wants kept; what is none of ours is left out. */
export function filesToKeep(data: unknown, {hashes}: Files): readonly string[] {
  const wanted = (data as Partial<Keep> | null)?.keep;
  const all = Object.keys(hashes);
  return wanted === 'all' ? all : Array.isArray(wanted) ? all.filter((file) => wanted.includes(file)) : [];
}

export function serveOffline(worker: WorkerScope, files: Files): void {
  const {scope} = worker.registration;
  const prefix = `parlour ${scope} `;
  const name = prefix + files.version;

  /** A file of this version, fresh from the server; rejects where that has another one. */
  async function fetched(file: string): Promise<Response> {
    const response = await fetch(new URL(file, scope), {integrity: files.hashes[file]!, cache: 'no-cache'});
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    // an answer that was redirected may not be given to a page
    return response.redirected ? new Response(response.body, {headers: response.headers}) : response;
  }

  async function keep(names: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    const missing = await Promise.all(names.map(async (file) => ((await cache.match(file)) ? [] : [file])));
    await Promise.all(missing.flat().map(async (file) => cache.put(file, await fetched(file))));
  }

  async function answer(file: string, request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const kept = await cache.match(file);
    if (kept) return kept;
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
