// A static file server on a free port of this machine, for Storybook and for the bundle tests: any
// number of folders and made-up pages, with headers of choice.
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * @param {object} options
 * @param {Record<string, string>} [options.folders] folder served under each path, as `{'/': 'dist'}`
 * @param {Map<string, {body: string, headers?: Record<string, string>}>} [options.pages] made-up pages by path
 * @param {Map<string, Buffer>} [options.files] files that are nowhere on the disk, by name
 * @param {Record<string, string>} [options.headers] added to every answer
 * @param {(url: string) => number | 'cut' | undefined} [options.fault] for a path with its query: a status without the file,
 *   or a connection that is cut in the middle of it
 * @returns {Promise<{origin: string, close: () => Promise<void>}>}
 */
export async function serve({
  folders = {},
  pages = new Map(),
  files = new Map(),
  headers = {},
  fault = () => undefined,
}) {
  const mounts = Object.entries(folders).sort(([a], [b]) => b.length - a.length);

  async function answer(url) {
    const page = pages.get(url);
    if (page) return {body: page.body, headers: {'content-type': TYPES['.html'], ...page.headers}};
    const name = url.slice(1) || 'index.html';
    if (files.has(name)) {
      return {
        body: files.get(name),
        headers: {'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream'},
      };
    }
    for (const [mount, folder] of mounts) {
      if (!url.startsWith(mount)) continue;
      const base = path.resolve(folder);
      const file = path.join(base, url.slice(mount.length) || 'index.html');
      if (file !== base && !file.startsWith(base + path.sep)) continue;
      try {
        return {
          body: await readFile(file),
          headers: {'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream'},
        };
      } catch {
        // Not in this folder; perhaps in the next.
      }
    }
    return undefined;
  }

  const server = http.createServer(async (request, response) => {
    const {pathname, search} = new URL(request.url, 'http://localhost');
    const url = decodeURIComponent(pathname);
    const wrong = fault(url + search);
    if (wrong === 'cut') {
      response.writeHead(200, {'content-type': TYPES[path.extname(url)], 'content-length': 1000});
      return response.write('export ', () => response.destroy());
    }
    if (wrong) return response.writeHead(wrong, {'cache-control': 'no-store'}).end();
    const found = url === '/favicon.ico' ? {body: '', headers: {'content-type': 'image/x-icon'}} : await answer(url);
    response.writeHead(found ? 200 : 404, {'cache-control': 'no-store', ...headers, ...found?.headers});
    response.end(found?.body ?? 'not found');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
