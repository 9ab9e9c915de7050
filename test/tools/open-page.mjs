// Opens a generated page in Chromium as a third-party site would serve it, with the built files under
// /dist/, and collects all that a visitor's console would show.
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import {chromiumArgs, ensureChromium} from '../../tools/browsers.mjs';
import {root} from '../../tools/files.mjs';
import {serve} from './serve.mjs';

const VIOLATION = '§policy';
let browser;

/** Servers and browsers that have not been closed yet: a test that failed did not get that far, and its servers would keep Node alive. */
const open = new Set();

/** Pages that nobody uses any more: another one costs a process, and more time than most tests. */
const idle = [];

/** What leaves something behind in a page, so that it is not used again. */
const lasting = [
  ...[
    'browser',
    'browserContext',
    'createCDPSession',
    'emulateMediaFeatures',
    'evaluateOnNewDocument',
    'exposeFunction',
  ],
  ...['setBypassCSP', 'setJavaScriptEnabled', 'setRequestInterception', 'setViewport'],
];

/** Ends the browser, and what is still open; for an `after()` of each file. */
export async function closeBrowser() {
  await Promise.allSettled([...open].map((close) => close()));
  idle.length = 0;
  await (await browser)?.close();
  browser = undefined;
}

/** A page: a new one in this context, or one that only has the history of its last use. Each use has other origins. */
async function takePage(context) {
  if (!context && idle.length > 0) return idle.pop();
  const page = await (context ?? (await (await browser).createBrowserContext())).newPage();
  await page.evaluateOnNewDocument((mark) => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, sample}) =>
      console.debug(`${mark} ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
    );
  }, VIOLATION);
  const taken = {page, isAsNew: !context};
  for (const name of lasting) {
    const own = page[name];
    page[name] = (...given) => {
      taken.isAsNew = false;
      return own.apply(page, given);
    };
  }
  return taken;
}

/** Puts a page back, or closes it. */
async function leavePage(taken) {
  const {page} = taken;
  if (!taken.isAsNew) return page.close();
  await page.goto('about:blank');
  idle.push(taken);
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

  const taken = await takePage(context);
  const {page} = taken;
  const close = async () => {
    open.delete(close);
    for (const [type, listener] of Object.entries(listeners)) page.off(type, listener);
    await leavePage(taken);
    await Promise.all([own.close(), other.close()]);
  };
  open.add(close);
  const messages = [];
  const errors = [];
  const violations = [];
  const listeners = {
    console(message) {
      const said = message.text();
      if (said.startsWith(VIOLATION)) violations.push(said.slice(VIOLATION.length + 1));
      else messages.push({type: message.type(), text: said});
    },
    pageerror: (error) => errors.push(error?.stack ?? String(error)),
    requestfailed(request) {
      const reason = request.failure()?.errorText;
      // what a frame was still fetching when it was removed is no failure
      if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${request.url()}: ${reason}`);
    },
  };
  for (const [type, listener] of Object.entries(listeners)) page.on(type, listener);
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
