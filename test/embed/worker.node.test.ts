// What the service worker of the embed folder keeps. How it behaves on a host: bundles/embed.mjs.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, it} from 'node:test';
import {fileAt, filesToKeep, serveOffline} from '../../src/embed/worker.js';

const files = {
  version: '1',
  shell: ['index.html'],
  hashes: {'index.html': 'a', 'builder.html': 'b', 'words/de.classic.js': 'c'},
};

describe('the service worker', () => {
  it('knows its files, also on hosts that omit .html', () => {
    assert.deepEqual(
      ['', 'index', 'index.html', 'builder', 'words/de.classic.js', 'words', '../x', 'toString', 'worker.js'].map(
        (path) => fileAt(path, files),
      ),
      [
        'index.html',
        'index.html',
        'index.html',
        'builder.html',
        'words/de.classic.js',
        ...Array<undefined>(4).fill(undefined),
      ],
    );
  });

  it('caches its own files only', () => {
    assert.deepEqual(filesToKeep({keep: 'all'}, files), Object.keys(files.hashes));
    assert.deepEqual(filesToKeep({keep: ['index.html', '../../etc/passwd', 1, null]}, files), ['index.html']);
    for (const data of [undefined, null, 1, 'all', {}, {keep: 'some'}, {keep: {}}])
      assert.deepEqual(filesToKeep(data, files), []);
  });

  it('answers with a cached file of this version only, not with what other scripts of the origin put there', async (t) => {
    const right = 'the page';
    const hash = `sha256-${createHash('sha256').update(right).digest('base64')}`;
    const stored = new Map([['index.html', new Response(right)]]);
    const cache = {
      match: async (file: string) => Promise.resolve(stored.get(file)?.clone()),
      put: async (file: string, response: Response) => Promise.resolve(void stored.set(file, response)),
    };
    const {caches} = globalThis;
    Object.assign(globalThis, {caches: {open: () => Promise.resolve(cache)}});
    t.after(() => Object.assign(globalThis, {caches}));
    let fetches = 0;
    t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response((fetches++, right))));
    const listeners = new Map<string, (event: unknown) => void>();
    const scope = 'https://example.org/embed/';
    const worker = {registration: {scope}, addEventListener: (type: string, work: never) => listeners.set(type, work)};
    serveOffline(worker as never, {version: '1', shell: [], hashes: {'index.html': hash}});
    const page = async (): Promise<string> => {
      let answer: Promise<Response> | undefined;
      const respondWith = (given: Promise<Response>): void => void (answer = given);
      listeners.get('fetch')!({request: {method: 'GET', url: scope}, respondWith});
      return (await answer!).text();
    };
    assert.deepEqual([await page(), fetches], [right, 0]);
    stored.set('index.html', new Response('<script>/* of another */</script>'));
    assert.deepEqual([await page(), fetches], [right, 1]);
    assert.deepEqual([await page(), fetches], [right, 1]);
  });
});
