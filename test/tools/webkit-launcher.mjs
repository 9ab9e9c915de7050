// A launcher for @web/test-runner that drives WebKitGTK (WebKitWebDriver and MiniBrowser) by plain
// WebDriver calls, on an Xvfb display of its own.
import {spawn} from 'node:child_process';
import net from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {PNG} from 'pngjs';

/** Without a GPU, frames by shared memory take a quarter less time than by DMA buffers; pages are composited in both. */
const RENDERING = {WEBKIT_DISABLE_DMABUF_RENDERER: '1'};

/** WebDriver's code points for the keys that have no character. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const BUTTONS = {left: 0, middle: 1, right: 2};

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

export class WebDriver {
  #processes = [];
  #starting;

  constructor({driver, binary, xvfb, env = {}}) {
    Object.assign(this, {driver, binary, xvfb, env});
  }

  async call(method, path, body) {
    const response = await fetch(this.base + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      headers: {'content-type': 'application/json'},
    });
    const {value} = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  session(method, path, body) {
    return this.call(method, `/session/${this.id}${path}`, body);
  }

  start() {
    return (this.#starting ??= this.#start());
  }

  async #start() {
    const DISPLAY = process.env.DISPLAY ?? (await this.#display());
    const port = await freePort();
    this.#processes.push(
      spawn(this.driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: {...process.env, ...RENDERING, ...this.env, DISPLAY},
      }),
    );
    this.base = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries++) {
      try {
        await this.call('GET', '/status');
        break;
      } catch (error) {
        if (tries > 100) throw error;
        await pause(50);
      }
    }
    const options = {binary: this.binary, args: ['--automation']};
    ({sessionId: this.id} = await this.call('POST', '/session', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}},
    }));
    await this.session('POST', '/window/rect', {x: 0, y: 0, width: 800, height: 700});
  }

  async #display() {
    const server = spawn(this.xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#processes.push(server);
    const number = await new Promise((resolve, reject) => {
      server.stdio[3].once('data', (data) => resolve(String(data).trim()));
      server.once('error', reject);
      server.once('exit', () => reject(new Error('Xvfb ended before it was ready')));
    });
    return `:${number}`;
  }

  async stop() {
    try {
      if (this.id) await this.call('DELETE', `/session/${this.id}`);
    } catch {
      // It has ended already.
    }
    for (const child of this.#processes.reverse()) child.kill();
  }
}

export function webkitLauncher(options) {
  const driver = new WebDriver(options);
  let current;
  const actions = (source) => driver.session('POST', '/actions', {actions: [source]});
  const pointer = (...steps) =>
    actions({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions: steps});
  const move = (x, y) => ({type: 'pointerMove', duration: 0, x, y});
  const down = (button) => ({type: 'pointerDown', button: BUTTONS[button]});
  const up = (button) => ({type: 'pointerUp', button: BUTTONS[button]});

  return {
    name: 'WebKit',
    type: 'webdriver', // the commands' plugins know this name and call the methods below
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      await driver.start();
      current = {id, url};
      await driver.session('POST', '/url', {url});
    },
    isActive: (id) => current?.id === id,
    getBrowserUrl: () => current?.url,
    async stopSession() {
      await driver.session('POST', '/url', {url: 'about:blank'});
      current = undefined;
      return {};
    },
    async startDebugSession() {
      throw new Error('WebKit has no debug session here');
    },
    stop: () => driver.stop(),

    async sendKeys(_, keys) {
      for (const key of keys) {
        const value = KEYS[key] ?? key;
        await actions({
          type: 'key',
          id: 'keyboard',
          actions: [
            {type: 'keyDown', value},
            {type: 'keyUp', value},
          ],
        });
      }
    },
    sendChord: (_, keys) => {
      const values = keys.map((key) => KEYS[key] ?? key);
      const type = (name) => (value) => ({type: name, value});
      return actions({
        type: 'key',
        id: 'keyboard',
        actions: [...values.map(type('keyDown')), ...values.toReversed().map(type('keyUp'))],
      });
    },
    sendMouseMove: (_, x, y) => pointer(move(x, y)),
    sendMouseClick: (_, x, y, button = 'left') => pointer(move(x, y), down(button), up(button)),
    sendMouseDown: (_, button = 'left') => pointer(down(button)),
    sendMouseUp: (_, button = 'left') => pointer(up(button)),
    resetMouse: () => driver.session('DELETE', '/actions'),
    setWindowSize: (width, height) => driver.session('POST', '/window/rect', {width, height}),
    execAsync: (script) => driver.session('POST', '/execute/async', {script, args: []}),
    /** WebKitGTK takes no screenshot of a page at rest: an empty layer moves meanwhile. */
    async pageScreenshot() {
      const script = (text) => driver.session('POST', '/execute/sync', {script: text, args: []});
      await script(`const layer = document.body.appendChild(document.createElement('div'));
        layer.id = 'moving-layer';
        layer.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; pointer-events: none';
        layer.animate({translate: ['0', '1px']}, {duration: 200, iterations: Infinity});`);
      try {
        return Buffer.from(await driver.session('GET', '/screenshot'), 'base64');
      } finally {
        await script("document.querySelector('#moving-layer')?.remove();");
      }
    },
    /** WebKitGTK's screenshots of an element are blank: crops one of the page instead. */
    async takeScreenshot(_, locator) {
      const script = `const element = (function () {${locator}})();
        element.scrollIntoView({block: 'nearest'});
        const {x, y, width, height} = element.getBoundingClientRect();
        return [x, y, width, height].map((value) => Math.round(value * devicePixelRatio));`;
      const [x, y, width, height] = await driver.session('POST', '/execute/sync', {script, args: []});
      const page = PNG.sync.read(await this.pageScreenshot());
      const cut = new PNG({width: Math.min(width, page.width - x), height: Math.min(height, page.height - y)});
      PNG.bitblt(page, cut, x, y, cut.width, cut.height, 0, 0);
      return PNG.sync.write(cut);
    },
  };
}
