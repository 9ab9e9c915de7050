// Builds the pages of this folder and opens them for somebody who has a mouse and keys, and sees what a page shows.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {svelte} from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import {build} from 'vite';
import {openPage} from '../tools/open-page.mjs';

export const hosts = ['react', 'vue', 'svelte'];

const sources = import.meta.dirname;
const timeout = 10_000;

/**
 * One build of all pages from the npm build, as a site with several would have it.
 * @param {'development' | 'production'} mode which of their builds frameworks and Lit take: in development they warn
 * @returns the folder, and `remove()`
 */
export async function buildHosts(mode, chosen = hosts) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `parlour-${mode}-`));
  process.env.NODE_ENV = mode;
  await build({
    root: sources,
    mode,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [
      vue({template: {compilerOptions: {isCustomElement: (tag) => tag.includes('-')}}}),
      svelte({configFile: false}),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: mode === 'production',
      rolldownOptions: {input: chosen.map((host) => path.join(sources, host, 'index.html'))},
    },
  });
  return {folder, remove: () => rmSync(folder, {recursive: true})};
}

/** What frameworks say of themselves in development. */
const greetings = /React DevTools|development build of Vue|Lit is in dev mode/;

/** Does something with what is found, and holds on to nothing: what is held stays in memory. */
async function withOne(found, work) {
  const handle = await found;
  try {
    return await work(handle);
  } finally {
    await handle.dispose();
  }
}

/** Opens a page, where motion is not welcome: what is rolled is there. */
export async function visit(folder, host) {
  const {page, noise, close} = await openPage({folder, path: `/${host}/index.html`});
  await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
  let listened = 0;

  /** The page's own control of this name, not one in a game. */
  function control(name, work) {
    const find = (label) => {
      const named = ({textContent}) => textContent.trim().startsWith(label);
      return (
        [...document.querySelectorAll('button')].find(named) ??
        [...document.querySelectorAll('label')].find(named)?.control
      );
    };
    return withOne(page.waitForFunction(find, {timeout}, name), work);
  }

  /** Waits until something is so; whether it is, the assertion after it says better. */
  const until = (...condition) => page.waitForFunction(...condition).catch(() => undefined);
  const lines = () =>
    page.$$eval('[aria-label="Heard"] > li', (items) => items.map(({textContent}) => textContent.trim()));
  const click = (tag, selector) =>
    withOne(page.waitForSelector(`${tag} >>> ${selector}`, {timeout}), (handle) => handle.click());

  /** That this comes to be so of an element; frameworks take their time. */
  async function shows(selector, read, expected) {
    const same = `JSON.stringify((${read})(document.querySelector(${JSON.stringify(selector)}))) === ${JSON.stringify(JSON.stringify(expected))}`;
    await until(same, {timeout});
    assert.deepEqual(await page.$eval(selector, read), expected);
  }

  return {
    page,
    close,
    shows,
    /** What came on the console and what failed. */
    noise: () => noise().filter((line) => !greetings.test(line)),
    /** That the games tell the page this next, and nothing between. */
    async hears(...expected) {
      await until(
        (n) => document.querySelectorAll('[aria-label="Heard"] > li').length >= n,
        {timeout},
        listened + expected.length,
      );
      const heard = (await lines()).slice(listened);
      listened += heard.length;
      assert.deepEqual(heard, expected);
    },
    async reload() {
      await page.reload();
      listened = 0;
    },
    press: (name) => control(name, (button) => button.click()),
    /** Writes in place of what is there. */
    write: (name, text) =>
      control(name, async (input) => {
        await input.click({count: 3});
        await page.keyboard.sendCharacter(text);
      }),
    /** Chooses from a list, by its letters. */
    choose: (name, option) =>
      control(name, async (list) => {
        await list.focus();
        await page.keyboard.type(option);
      }),
    /** What stands in a field, once something does. */
    reads: (name) =>
      control(name, async (input) => {
        await page.waitForFunction((element) => element.value, {timeout}, input);
        return input.evaluate(({value}) => value);
      }),
    /** That the page asks this; nothing: that it does not ask. */
    asks: (question) =>
      shows('[aria-label="Question"]', ({textContent}) => textContent.trim().split(':')[0], question ?? ''),
    /** Clicks on what is in a game, once it is there. */
    click,
    /** Rolls, as soon as it can be done. */
    rolls: (tag) => click(tag, '.roll[aria-disabled=false]'),
    /** Ticks or clears a box, and waits for what it puts in or takes away. */
    async toggles(name, selector) {
      const there = (await page.$$eval(selector, ({length}) => length)) > 0;
      await control(name, (box) => box.click());
      await page.waitForFunction(
        (css, was) => Boolean(document.querySelector(css)) !== was,
        {timeout},
        selector,
        there,
      );
    },
    /** How many elements of a tag are in memory. */
    async inMemory(tag) {
      const client = await page.createCDPSession();
      for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
      return withOne(
        page.evaluateHandle((name) => customElements.get(name).prototype, tag),
        (prototype) => withOne(page.queryObjects(prototype), (objects) => objects.evaluate(({length}) => length)),
      );
    },
  };
}
