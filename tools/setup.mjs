// `npm start` and `npm test` on a fresh clone: installs what the lock file names if it is missing or stale, then goes on.
// The frameworks of test/hosts are installed only for tests that use them. Plain Node, no dependency.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Invalid Node version: ${process.versions.node}. Expected 20.19 or newer.`);
  process.exit(1);
}

/** npm notes what it installed: stale is what is not there in the version that the lock file names. */
function stale(folder) {
  const note = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return true;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).some(
    ([name, {version, optional}]) => name !== '' && !optional && installed[name]?.version !== version,
  );
}

function run(command, args, cwd = root) {
  const {status} = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function install(folder, name) {
  if (!stale(folder)) return;
  console.log(`Installing ${name} (npm ci) …`);
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

/** Finds the first port from this one on that nothing listens to: Storybook would ask whether it may take another. */
const freePort = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({port, host: 'localhost'});
    socket.once('error', () => resolve(port));
    socket.once('connect', () => {
      socket.destroy();
      resolve(freePort(port + 1));
    });
  });

const [task, ...rest] = process.argv.slice(2);
install(root, 'dependencies');
if (task === 'hosts' || rest.includes('--ci')) install('test/hosts', 'frameworks');

if (task === 'start') {
  const screen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const quiet = process.env.CI || !screen ? ['--ci', '--no-open'] : [];
  const port = await freePort(6006);
  console.log(`Storybook: http://localhost:${port}${port === 6006 ? '' : ' (6006 is in use)'}`);
  run(process.execPath, [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '--port',
    String(port),
    '--exact-port',
    '--no-version-updates',
    '--disable-telemetry',
    ...quiet,
    ...rest,
  ]);
} else if (task === 'hosts') {
  run(process.execPath, ['tools/run.mjs', 'build', 'bundles', ...(rest.length > 0 ? rest : ['test/hosts'])]);
} else if (task === 'test') {
  run(process.execPath, ['tools/run.mjs', ...rest]);
}
