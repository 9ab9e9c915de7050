// `npm start` and `npm test` on a fresh clone: installs what package-lock.json names if it is
// missing or stale, then goes on. Plain Node, no dependency.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Invalid Node version: ${process.versions.node}. Expected 20.19 or newer.`);
  process.exit(1);
}

/** npm notes what it installed: stale is what is not there in the version that the lock file names. */
function stale() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(note)) return true;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(locked).some(
    ([name, {version, optional}]) => name !== '' && !optional && installed[name]?.version !== version,
  );
}

function run(command, args) {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (stale()) {
  console.log('Installing dependencies (npm ci) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

const [task, ...rest] = process.argv.slice(2);
if (task === 'start') {
  run(process.execPath, ['test/tools/run.mjs', 'build']);
  run(process.execPath, ['test/tools/manifest.mjs']);
  const screen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const quiet = process.env.CI || !screen ? ['--ci', '--no-open'] : [];
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  run(process.execPath, [
    storybook,
    'dev',
    '--port',
    '6006',
    '--no-version-updates',
    '--disable-telemetry',
    ...quiet,
    ...rest,
  ]);
} else if (task === 'test') {
  run(process.execPath, ['test/tools/run.mjs', ...rest]);
}
