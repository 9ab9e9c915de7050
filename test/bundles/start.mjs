// `npm start` where 6006 is in use: Storybook names the port it takes, and shows a story from the sources without a warning.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import net from 'node:net';
import {after, before, it} from 'node:test';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const other = net.createServer().on('error', ({code}) => assert.equal(code, 'EADDRINUSE'));
let storybook;
let said = '';

/** Waits until Storybook has said this. */
const says = (pattern) =>
  new Promise((resolve, reject) => {
    const look = () => pattern.test(said) && resolve(pattern.exec(said));
    storybook.stdout.on('data', look);
    storybook.on('exit', () => reject(new Error(said)));
    look();
  });

before(() => {
  other.listen(6006, '127.0.0.1');
  // a group of processes of its own, so that all of them end together
  storybook = spawn(process.execPath, ['tools/setup.mjs', 'start'], {
    cwd: root,
    detached: true,
    env: {...process.env, CI: 'true'},
  });
  for (const stream of [storybook.stdout, storybook.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
});
after(async () => {
  other.close();
  process.kill(-storybook.pid);
  await closeBrowser();
});

it('npm start names a free port, and loads one Lit', {timeout: 180_000}, async () => {
  const [, url] = await says(/^Storybook: (http:\/\/localhost:(?!6006)\d+) \(6006 is in use\)$/m);
  await says(/Storybook ready/);
  const {page, noise, close} = await openPage({html: '<link rel="icon" href="data:,">'});
  await page.goto(`${url}/iframe.html?id=snakes-and-ladders--start&viewMode=story`, {timeout: 120_000});
  await page.waitForSelector('snl-board >>> .roll', {timeout: 60_000});
  assert.deepEqual(
    noise().filter((line) => !/Lit is in dev mode|\[vite\]|favicon\.ico|status of 404/.test(line)),
    [],
  );
  await close();
});
