// The browser tests: test/**/*.test.ts in every engine that is there, *.chrome.test.ts in Chromium
// only. BROWSERS=chromium,firefox chooses engines, TEST_FILES=a,b files (both set by run.mjs).
import * as puppeteer from 'puppeteer-core';
import {chromeLauncher} from '@web/test-runner-chrome';
import {defaultReporter} from '@web/test-runner';
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {chromiumArgs, ensureChromium, findFirefox, findWebKit} from './browsers.mjs';
import {root, testFiles} from './files.mjs';
import {report} from './report.mjs';
import {serverPagesPlugin} from './server-pages.mjs';
import {webkitLauncher} from './webkit-launcher.mjs';
import {chordPlugin, consoleGuardPlugin, mediaPlugin, screenshotPlugin, touchPlugin} from './wtr-plugins.mjs';

const wanted = (process.env.BROWSERS ?? 'chromium,firefox,webkit').split(',');
const chosen = process.env.TEST_FILES?.split(',');
const tests = testFiles();
const everywhere = tests.browser.filter((file) => !chosen || chosen.includes(file));
const inChromium = tests.chromium.filter((file) => !chosen || chosen.includes(file));

const engines = {
  async chromium() {
    const {executablePath} = await ensureChromium();
    return chromeLauncher({puppeteer, concurrency: 1, launchOptions: {executablePath, args: chromiumArgs}});
  },
  async firefox() {
    const found = await findFirefox();
    return found && chromeLauncher({puppeteer, concurrency: 1, launchOptions: {browser: 'firefox', executablePath: found.executablePath}});
  },
  async webkit() {
    const found = findWebKit();
    return found && webkitLauncher(found);
  },
};

const browsers = {};
for (const name of wanted) {
  const launcher = await engines[name]();
  if (launcher) browsers[name] = launcher;
  else if (process.env.CI) throw new Error(`${name} is required in CI and was not found`);
  else console.log(`skipped: ${name} is not installed`);
}

/** Hands the numbers to the runner; failures are told by the default reporter. */
const counting = () => ({
  stop({sessions}) {
    let passed = 0;
    let failed = 0;
    const count = (suite) => {
      for (const test of suite?.tests ?? []) {
        if (test.passed) passed++;
        else if (!test.skipped) failed++;
      }
      for (const inner of suite?.suites ?? []) count(inner);
    };
    for (const session of sessions) {
      count(session.testResults);
      if (!session.passed && session.errors.length > 0) failed++;
    }
    report('browser tests', {passed, failed, note: Object.keys(browsers).join(', ')});
  },
});

export default {
  rootDir: root,
  groups: [
    everywhere.length > 0 && {
      name: 'every engine',
      files: everywhere,
      browsers: Object.values(browsers),
    },
    inChromium.length > 0 && browsers.chromium && {name: 'Chromium only', files: inChromium, browsers: [browsers.chromium]},
  ].filter(Boolean),
  concurrentBrowsers: 3,
  concurrency: 1,
  nodeResolve: {exportConditions: ['development']},
  testFramework: {config: {timeout: 10_000}},
  testsFinishTimeout: 240_000,
  plugins: [
    consoleGuardPlugin(),
    esbuildPlugin({ts: true, json: true, target: 'es2022', tsconfig: 'tsconfig.json'}),
    mediaPlugin(),
    touchPlugin(),
    chordPlugin(),
    screenshotPlugin(),
    serverPagesPlugin(),
  ],
  // The guard makes a failure of what is on the console; a second listing would only repeat it.
  browserLogs: Boolean(chosen),
  reporters: [defaultReporter({reportTestProgress: false}), counting()],
};
