// Opens a page in one of three engines, for tests of built files that all of them have to pass.
import puppeteer from 'puppeteer-core';
import {chromiumArgs, ensureChromium, findFirefox, findWebKit} from '../../tools/browsers.mjs';
import {WebDriver} from './webkit-launcher.mjs';

/** A page of a browser that puppeteer drives. */
async function puppet(options) {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (work, ...args) => page.evaluate(work, ...args),
    close: () => browser.close(),
  };
}

/** A page of WebKitGTK. */
async function webkit(found) {
  const driver = new WebDriver(found);
  await driver.start();
  await driver.session('POST', '/timeouts', {script: 120_000});
  return {
    goto: (url) => driver.session('POST', '/url', {url}),
    async evaluate(work, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${work})(...[...arguments].slice(0, -1))).then(
          (value) => done({value}), (error) => done({error: String(error)}));`;
      const {value, error} = await driver.session('POST', '/execute/async', {script, args});
      if (error) throw new Error(error);
      return value;
    },
    close: () => driver.stop(),
  };
}

/** The engines: `start()` answers a page with `goto`, `evaluate` and `close`; `skip` says which one is not installed. */
export async function engines() {
  const chromium = await ensureChromium();
  const firefox = await findFirefox();
  const webkitGtk = findWebKit();
  return [
    {name: 'Chromium', start: () => puppet({executablePath: chromium.executablePath, args: chromiumArgs})},
    {
      name: 'Firefox',
      skip: !firefox && 'no Firefox',
      start: () => puppet({browser: 'firefox', executablePath: firefox.executablePath}),
    },
    {name: 'WebKit', skip: !webkitGtk && 'no WebKit', start: () => webkit(webkitGtk)},
  ];
}
