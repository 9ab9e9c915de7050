// The browser tests: test/**/*.test.ts in Chromium, in CI and full runs also in Firefox and WebKit; *.chrome.test.ts in
// Chromium only. BROWSERS=chromium,firefox chooses engines, TEST_FILES=a,b files (both set by run.mjs).
import {statSync} from 'node:fs';
import path from 'node:path';
import * as puppeteer from 'puppeteer-core';
import {chromeLauncher} from '@web/test-runner-chrome';
import {defaultReporter} from '@web/test-runner';
import {chromiumArgs, ensureChromium, findFirefox, findWebKit} from './browsers.mjs';
import {embedPagesPlugin} from './embed-pages.mjs';
import {root, testFiles} from './files.mjs';
import {report, slowest} from './report.mjs';
import {serverPagesPlugin} from './server-pages.mjs';
import {testBundlePlugin} from './test-bundle.mjs';
import {webkitLauncher} from './webkit-launcher.mjs';
import {chordPlugin, mediaPlugin, screenshotPlugin, touchPlugin} from './wtr-plugins.mjs';

const {BROWSERS, CI, FULL} = process.env;
const wanted = (BROWSERS ?? (CI || FULL ? 'chromium,firefox,webkit' : 'chromium')).split(',');
const chosen = process.env.TEST_FILES?.split(',');
const tests = testFiles();
const everywhere = tests.browser.filter((file) => !chosen || chosen.includes(file));
const inChromium = tests.chromium.filter((file) => !chosen || chosen.includes(file));

/** Each makes a function that starts the engine once more; undefined if it is not installed. */
const engines = {
  async chromium() {
    const {executablePath} = await ensureChromium();
    return () => chromeLauncher({puppeteer, concurrency: 1, launchOptions: {executablePath, args: chromiumArgs}});
  },
  async firefox() {
    const found = await findFirefox();
    const launchOptions = {browser: 'firefox', executablePath: found?.executablePath};
    return found && (() => chromeLauncher({puppeteer, concurrency: 1, launchOptions}));
  },
  async webkit() {
    const found = findWebKit();
    return found && (() => webkitLauncher(found));
  },
};

const browsers = {};
for (const name of wanted) {
  const launcher = await engines[name]();
  if (launcher) browsers[name] = launcher;
  else if (CI) throw new Error(`${name} is required in CI and was not found`);
  else console.log(`left out: ${name} is not installed`);
}

/** Tests mostly wait for frames and animations, so one engine runs several times at once. */
const COPIES = Object.keys(browsers).length > 1 ? 1 : 3;
const seed = Number(process.env.SEED ?? 0);

/**
 * In CI the tests of what all games share, of rooms, and of each game's element (`test/games/ludo/ludo-game.test.ts`, but
 * not `motion.test.ts` beside it) run in Chromium, and two thirds of them also in Firefox or WebKit; a third of the rest runs
 * in one engine. Which ones depends on the seed. An ordinary run, in one engine, has a quarter of the rest; a full run has
 * everything everywhere.
 */
const isWhole = FULL || chosen?.length < tests.browser.length;
const isMain = (file) =>
  /^test\/(element|rooms|table)\/|^test\/games\/([^/]+)\/(\2|[^/]+-(game|board))\.test\.ts$/.test(file);
const isIn = (file, i, at) =>
  isWhole || (isMain(file) ? at === 0 || (i + seed) % 3 === at - 1 : (i + seed) % (CI ? 9 : 4) === at);
const onlyThere = inChromium.filter((file, i) => isWhole || isMain(file) || (i + seed) % (CI ? 3 : 4) === 0);
const sizeOf = (file) => statSync(path.join(root, file)).size;
const groups = Object.entries(browsers).flatMap(([name, launcher], at) => {
  const own = everywhere.filter((file, i) => isIn(file, i, at));
  const files = [...own, ...(name === 'chromium' ? onlyThere : [])].sort((a, b) => sizeOf(b) - sizeOf(a));
  return Array.from({length: Math.min(COPIES, files.length)}, (_, i) => ({
    name: `${name} ${i + 1}`,
    files: files.filter((_, at) => at % COPIES === i),
    browsers: [launcher()],
  }));
});

/** The file that a test is in: all before the first name. */
const file = (where) => where.split(' > ')[0];

/** Hands the numbers to the runner, and tells where the time went; failures are told by the default reporter. */
const counting = () => ({
  stop({sessions}) {
    let passed = 0;
    const failures = [];
    const seconds = new Map();
    const count = (suite, where) => {
      for (const {passed: ok, skipped, name, error, duration} of suite?.tests ?? []) {
        seconds.set(file(where), (seconds.get(file(where)) ?? 0) + (duration ?? 0) / 1000);
        if (ok) passed++;
        else if (!skipped) failures.push(`${where} > ${name}: ${error?.message.split('\n')[0].slice(0, 200)}`);
      }
      for (const inner of suite?.suites ?? []) count(inner, `${where} > ${inner.name}`);
    };
    for (const {testResults, passed: ok, errors, browser, testFile} of sessions) {
      const where = `${path.relative(root, testFile)} (${browser.name})`;
      count(testResults, where);
      if (!ok && errors.length > 0) failures.push(`${where}: ${errors[0].message.split('\n')[0]}`);
    }
    console.log(slowest(seconds));
    const left = everywhere.length + inChromium.length - new Set(groups.flatMap(({files}) => files)).size;
    const note = `${Object.keys(browsers).join(', ')}${left > 0 ? `; ${left} files left out by the seed` : ''}`;
    report('browser tests', {passed, failed: failures.length, failures, note});
  },
});

export default {
  rootDir: root,
  groups,
  concurrentBrowsers: groups.length,
  concurrency: 1,
  // on a loaded CI machine one test in thousands may miss its time: there a failure has to happen twice
  testFramework: {config: {timeout: CI ? 30_000 : 10_000, retries: CI ? 1 : 0}},
  testsStartTimeout: 60_000,
  testsFinishTimeout: FULL ? 600_000 : 240_000,
  plugins: [
    testBundlePlugin([...new Set(groups.flatMap(({files}) => files))]),
    mediaPlugin(),
    touchPlugin(),
    chordPlugin(),
    screenshotPlugin(),
    serverPagesPlugin(),
    embedPagesPlugin(),
  ],
  // The guard makes a failure of what is on the console; a second listing would only repeat it.
  browserLogs: Boolean(chosen),
  reporters: [defaultReporter({reportTestProgress: false}), counting()],
};
