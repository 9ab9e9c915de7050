// What the browser tests need beyond the stock commands: CDP media features, CDP touch, key chords,
// and screenshots of the page.

/** One CDP session a page, kept with the page. */
const sessions = new WeakMap();
async function cdp(session) {
  if (session.browser.name !== 'Chromium')
    throw new Error('this command needs Chromium: name the file *.chrome.test.ts');
  const page = session.browser.getPage(session.id);
  if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
  return sessions.get(page);
}

/** `emulate-features`: any CSS media feature that Chromium knows: forced-colors, prefers-contrast … */
export function mediaPlugin() {
  return {
    name: 'parlour-media',
    async executeCommand({command, payload, session}) {
      if (command !== 'emulate-features') return undefined;
      const features = Object.entries(payload.features ?? {}).map(([name, value]) => ({name, value}));
      await (await cdp(session)).send('Emulation.setEmulatedMedia', {media: payload.media ?? '', features});
      return true;
    },
  };
}

/** `touch`: real touch input, one CDP event a call; several fingers are several points. */
export function touchPlugin() {
  const types = {start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel'};
  return {
    name: 'parlour-touch',
    async executeCommand({command, payload, session}) {
      if (command !== 'touch') return undefined;
      const touchPoints = (payload.points ?? []).map(([x, y], id) => ({x, y, id}));
      await (await cdp(session)).send('Input.dispatchTouchEvent', {type: types[payload.type], touchPoints});
      return true;
    },
  };
}

/**
 * Firefox only: the page is in front, and has the focus. A page of the browser's own, which comes some time after its start,
 * would take the focus, and with it all keys.
 */
export function frontPlugin() {
  return {
    name: 'parlour-front',
    async executeCommand({session}) {
      if (session.browser.name !== 'Firefox') return undefined;
      const page = session.browser.getPage(session.id);
      if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
      return undefined;
    },
  };
}

/** `press-chord`: a key with modifiers held, in every engine (`sendKeys` cannot hold one in WebKit). */
export function chordPlugin() {
  return {
    name: 'parlour-chord',
    async executeCommand({command, payload, session}) {
      if (command !== 'press-chord') return undefined;
      const keys = payload.keys.map((key) => (key === 'Space' ? ' ' : key)); // Firefox knows no 'Space'
      if (session.browser.type === 'webdriver') {
        await session.browser.sendChord(session.id, keys);
        return true;
      }
      const {keyboard} = session.browser.getPage(session.id);
      const held = keys.slice(0, -1);
      for (const key of held) await keyboard.down(key);
      await keyboard.press(keys.at(-1));
      for (const key of held.reverse()) await keyboard.up(key);
      return true;
    },
  };
}

/** `page-screenshot`: the page as a base64 PNG, for tests that read pixels. */
export function screenshotPlugin() {
  return {
    name: 'parlour-screenshot',
    async executeCommand({command, session}) {
      if (command !== 'page-screenshot') return undefined;
      if (session.browser.type === 'webdriver') return (await session.browser.pageScreenshot()).toString('base64');
      return session.browser.getPage(session.id).screenshot({encoding: 'base64'});
    },
  };
}
