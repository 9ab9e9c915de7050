// Opens a generated page in Chromium as a third-party site would serve it, with the built files under
// /dist/, and collects all that a visitor's console would show.
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import {chromiumArgs, ensureChromium} from './browsers.mjs';
import {root} from './files.mjs';
import {serve} from './serve.mjs';

const VIOLATION = '§policy';
let browser;

/** Servers and browsers that have not been closed yet: a test that failed did not get that far, and its servers would keep Node alive. */
const open = new Set();

/** Ends the browser, and what is still open; for an `after()` of each file. */
export async function closeBrowser() {
  await Promise.allSettled([...open].map((close) => close()));
  await (await browser)?.close();
  browser = undefined;
}

/**
 * @param {object} options
 * @param {string | ((urls: {origin: string, origin2: string}) => string)} [options.html] the page: what stands in its
 *   head and body, or a whole document; module scripts go by URL: `/dist/cdn/snl-board.js`, or `${origin2}/dist/…`
 * @param {string} [options.csp] Content-Security-Policy of the page; `{origin2}` in it is the other origin
 * @param {string} [options.trustedTypes] names of policies: adds `require-trusted-types-for 'script'`
 * @param {Record<string, string>} [options.pages] more pages by path, as `{'/frame.html': '…'}`; scripts too
 * @param {string} [options.folder] instead of made-up pages a folder of files, served from the root
 * @param {string} [options.path] the page to open; default `/`
 * @param {object} [options.context] a browser context (`page.browserContext()` of another call) to share storage
 * @returns page, both origins, what came on the console (`{type, text}`), page errors, policy violations,
 *   `noise()` (all three as text: to be empty), and `close()`
 */
export async function openPage({html, csp, trustedTypes, pages = {}, folder, path: start = '/', context}) {
  browser ??= ensureChromium().then(({executablePath}) => puppeteer.launch({executablePath, args: chromiumArgs}));
  const dist = {'/dist/': path.join(root, 'dist')};
  const other = await serve({folders: dist, headers: {'access-control-allow-origin': '*'}});
  const made = new Map();
  const own = await serve({folders: {...dist, ...(folder && {'/': folder})}, pages: made});
  const urls = {origin: own.origin, origin2: other.origin};

  const policy = [csp, trustedTypes && `require-trusted-types-for 'script'; trusted-types ${trustedTypes}`]
    .filter(Boolean)
    .join('; ');
  const headers = policy ? {'content-security-policy': policy.replaceAll('{origin2}', other.origin)} : {};
  const text = typeof html === 'function' ? html(urls) : html;
  const document = /<html|<!doctype/i.test(text)
    ? text
    : `<!doctype html><html lang="en"><title>A page</title>${text}</html>`;
  if (!folder) made.set('/', {body: document, headers});
  for (const [url, body] of Object.entries(pages)) {
    const type = {'.js': 'text/javascript', '.css': 'text/css'}[path.extname(url)];
    made.set(url, {body, headers: type ? {'content-type': type} : headers});
  }

  const page = await (context ?? (await (await browser).createBrowserContext())).newPage();
  const close = async () => {
    open.delete(close);
    await Promise.all([page.close(), own.close(), other.close()]);
  };
  open.add(close);
  const messages = [];
  const errors = [];
  const violations = [];
  page.on('console', (message) => {
    const said = message.text();
    if (said.startsWith(VIOLATION)) violations.push(said.slice(VIOLATION.length + 1));
    else messages.push({type: message.type(), text: said});
  });
  page.on('pageerror', (error) => errors.push(error?.stack ?? String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // what a frame was still fetching when it was removed is no failure
    if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${request.url()}: ${reason}`);
  });
  await page.evaluateOnNewDocument((mark) => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, sample}) =>
      console.debug(`${mark} ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
    );
  }, VIOLATION);
  await page.goto(`${own.origin}${start}`, {waitUntil: 'load'});

  return {
    page,
    ...urls,
    messages,
    errors,
    violations,
    noise: () => [...messages.map(({type, text: said}) => `console.${type}: ${said}`), ...errors, ...violations],
    close,
  };
}
