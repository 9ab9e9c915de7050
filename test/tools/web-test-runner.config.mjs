// The browser tests: test/**/*.test.ts in each engine of BROWSERS=chromium,firefox,webkit; *.chrome.test.ts in Chromium only.
// TEST_FILES=a,b chooses files (both set by run.mjs).
import {statSync} from 'node:fs';
import path from 'node:path';
import * as puppeteer from 'puppeteer-core';
import {chromeLauncher, defaultReporter} from '@web/test-runner';
import {chromiumArgs, ensureChromium, findFirefox, findWebKit} from '../../tools/browsers.mjs';
import {factor} from '../support/run.mjs';
import {embedPagesPlugin} from './embed-pages.mjs';
import {root, testFiles} from '../../tools/files.mjs';
import {pageStyles} from '../../tools/page-styles.mjs';
import {Results} from '../../tools/report.mjs';
import {serverPagesPlugin} from './server-pages.mjs';
import {testBundlePlugin} from './test-bundle.mjs';
import {webkitLauncher} from './webkit-launcher.mjs';
import {commandsPlugin} from './wtr-plugins.mjs';

const {BROWSERS = 'chromium', TEST_FILES} = process.env;
const chosen = TEST_FILES?.split(',');
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

const browsers = new Map();
for (const name of BROWSERS.split(',')) {
  const launcher = await engines[name]();
  if (!launcher) throw new Error(`${name} is not installed.`);
  browsers.set(name, launcher);
}

/** Tests mostly wait for frames and animations, so one engine runs several times at once. */
const COPIES = browsers.size > 1 ? 1 : 3;
const sizeOf = (file) => statSync(path.join(root, file)).size;
const groups = [...browsers].flatMap(([name, launcher]) => {
  const files = [...everywhere, ...(name === 'chromium' ? inChromium : [])].sort((a, b) => sizeOf(b) - sizeOf(a));
  return Array.from({length: Math.min(COPIES, files.length)}, (_, i) => ({
    name: `${name} ${i + 1}`,
    files: files.filter((_, at) => at % COPIES === i),
    browsers: [launcher()],
  }));
});

/** parlour.css, which is made of the files of all games. */
const pageStylesPlugin = () => ({
  name: 'page-styles',
  serve: ({path: file}) => (file === '/parlour.css' ? {body: pageStyles(), type: 'css'} : undefined),
});

/** Hands the numbers to the runner, and tells where the time went; failures are told by the default reporter. */
const counting = () => ({
  stop({sessions}) {
    const results = new Results('test:unit');
    // what Mocha has collected, whether or not it ran; a page that has nothing to tell counts as a test that did not run
    const count = (suite, file, engine, where) => {
      for (const {passed, name, error, duration} of suite.tests) {
        results.declared++;
        results.took(`${file} (${engine})`, (duration ?? 0) / 1000);
        if (passed) results.passed++;
        else if (error) {
          const reason = error.message.split('\n')[0].slice(0, 200);
          results.fail(`${where} > ${name}: ${reason}`, file, '--browser', engine);
        }
      }
      for (const inner of suite.suites) count(inner, file, engine, `${where} > ${inner.name}`);
    };
    const opened = new Set();
    for (const {testResults, passed, errors, group, testFile} of sessions) {
      const file = path.relative(root, testFile).replaceAll(path.sep, '/');
      const [engine] = group.name.split(' ');
      const where = `${file} (${engine})`;
      if (testResults) {
        opened.add(where);
        count(testResults, file, engine, where);
      }
      if (!passed && errors.length > 0)
        results.fault(`${where}: ${errors[0].message.split('\n')[0]}`, file, '--browser', engine);
    }
    for (const {name, files} of groups) {
      const [engine] = name.split(' ');
      for (const file of files.filter((one) => !opened.has(`${one} (${engine})`))) {
        results.declared++;
        results.fault(`${file} (${engine}): no test in it was reached`, file, '--browser', engine);
      }
    }
    results.report([...browsers.keys()].join(', '));
  },
});

export default {
  rootDir: root,
  groups,
  concurrentBrowsers: groups.length,
  concurrency: 1,
  testFramework: {config: {timeout: 30_000}},
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 300_000 * Math.max(1, factor),
  plugins: [
    testBundlePlugin([...new Set(groups.flatMap(({files}) => files))]),
    commandsPlugin(),
    pageStylesPlugin(),
    serverPagesPlugin(),
    embedPagesPlugin(),
  ],
  // The guard makes a failure of what is on the console; a second listing would only repeat it.
  browserLogs: Boolean(chosen),
  reporters: [defaultReporter({reportTestProgress: false}), counting()],
};
