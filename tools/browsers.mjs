// Finds the browsers that tests run in: Chromium always (found, else fetched), Firefox and WebKit
// where they are installed. A candidate counts only after it has really been started.
import {spawnSync} from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {pathToFileURL} from 'node:url';
import {createBrotliDecompress} from 'node:zlib';
import puppeteer from 'puppeteer-core';

const CACHE = path.resolve('node_modules/.cache/parlour');
const NEW_CHROMIUM = '153.0.0';

/** The oldest build from npm that is at or above the oldest supported version (`browserslist` in package.json). */
export const OLD_CHROMIUM = '126.0.0';

const isRoot = process.getuid?.() === 0;

/** Flags for every Chromium started here: no sandbox where it cannot work, and one way to draw text. */
export const chromiumArgs = [
  ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) => existsSync(file));
}

async function versionOf(executablePath, browser = 'chrome') {
  try {
    const running = await puppeteer.launch({
      browser,
      executablePath,
      args: browser === 'chrome' ? chromiumArgs : [],
      headless: true,
      timeout: 30_000,
    });
    const version = await running.version();
    await running.close();
    return version;
  } catch (error) {
    console.error(`  Not usable: ${executablePath}: ${String(error.message).split('\n')[0]}`);
    return undefined;
  }
}

const installedChromium = () =>
  onPath('chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge');

/** Chrome where it installs itself on each system. */
async function systemChrome() {
  const {computeSystemExecutablePath} = await import('@puppeteer/browsers');
  return [computeSystemExecutablePath({browser: 'chrome', channel: 'stable'})];
}

/** Installs a version of `@sparticuz/chromium`, an npm package with the binary inside. Returns its folder, if it is there. */
function installFromNpm(version) {
  if (!hasChromiumInNpm) return undefined;
  const folder = path.join(CACHE, `chromium-${version}`);
  const installed = path.join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(installed)) {
    console.error(`  Downloading Chromium ${version} …`);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
    const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    spawnSync('npm', ['install', ...flags, `@sparticuz/chromium@${version}`], {cwd: folder, stdio: 'ignore'});
  }
  return existsSync(installed) ? installed : undefined;
}

/** Whether npm has builds of Chromium for this machine. */
export const hasChromiumInNpm = process.platform === 'linux' && process.arch === 'x64';

/** The executable of the old Chromium, from npm. Its libraries are those that any other Chromium needs. */
export async function oldChromium() {
  const installed = installFromNpm(OLD_CHROMIUM);
  if (!installed) throw new Error(`Chromium ${OLD_CHROMIUM} cannot be installed from npm.`);
  const executable = path.join(installed, 'bin/chromium');
  if (!existsSync(executable)) {
    // complete or not there at all
    const part = `${executable}.${process.pid}`;
    await pipeline(
      createReadStream(`${executable}.br`),
      createBrotliDecompress(),
      createWriteStream(part, {mode: 0o755}),
    );
    renameSync(part, executable);
  }
  return executable;
}

/** A Chromium from npm: for Linux without root and without a browser. */
async function fromNpm() {
  const installed = installFromNpm(NEW_CHROMIUM);
  if (!installed) return [];
  // It unpacks the libraries that it needs only where it believes to run in a function service.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const {default: chromium} = await import(pathToFileURL(path.join(installed, 'build/index.js')).href);
  const executable = await chromium.executablePath();
  const fonts = path.join(os.tmpdir(), 'fonts');
  mkdirSync(fonts, {recursive: true});
  const config = path.join(fonts, 'local.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = config;
  return [executable];
}

async function fromDownload() {
  const {install, resolveBuildId, detectBrowserPlatform} = await import('@puppeteer/browsers');
  console.error('  Downloading Chrome for Testing …');
  const buildId = await resolveBuildId('chrome', detectBrowserPlatform(), 'stable');
  const {executablePath} = await install({browser: 'chrome', buildId, cacheDir: path.join(CACHE, 'chrome')});
  return [executablePath];
}

let chromium;

/** A Chromium that starts: `{executablePath, version}`. Found if there is one, else fetched; throws with what to do. */
export function ensureChromium() {
  return (chromium ??= findChromium());
}

async function findChromium() {
  const sources = [() => [process.env.CHROME_PATH], installedChromium, systemChrome, fromNpm, fromDownload];
  for (const source of sources) {
    let files = [];
    try {
      files = (await source()).filter((file) => file && existsSync(file));
    } catch (error) {
      console.error(`  ${String(error.message).split('\n')[0]}`);
    }
    for (const executablePath of new Set(files)) {
      const version = await versionOf(executablePath);
      if (version) return {executablePath, version};
    }
  }
  throw new Error('No Chromium found. Install Chrome or Chromium, or set CHROME_PATH to its executable.');
}

/** An installed Firefox that starts, or undefined. */
export async function findFirefox() {
  const files = [
    process.env.FIREFOX_PATH,
    ...onPath('firefox', 'firefox-esr'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].filter((file) => file && existsSync(file));
  for (const executablePath of files) {
    const version = await versionOf(executablePath, 'firefox');
    if (version) return {executablePath, version};
  }
  return undefined;
}

/** The pieces of WebKitGTK that its driver needs, or undefined. */
export function findWebKit() {
  const [driver] = onPath('WebKitWebDriver');
  const [xvfb] = process.env.DISPLAY ? ['not needed'] : onPath('Xvfb');
  const binary = ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
  return driver && xvfb && binary ? {driver, xvfb, binary, version: 'WebKitGTK'} : undefined;
}
