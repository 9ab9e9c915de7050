// What the browser tests need beyond the stock commands: CDP media features, CDP touch, key chords, and screenshots of the page.

/** One CDP session a page, kept with the page. */
const sessions = new WeakMap();
async function cdp({browser, id}) {
  if (browser.name !== 'Chromium') throw new Error('this command needs Chromium: name the file *.chrome.test.ts');
  const page = browser.getPage(id);
  if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
  return sessions.get(page);
}

const touches = {start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel'};

const commands = {
  /** Any CSS media feature that Chromium knows: forced-colors, prefers-contrast … */
  async 'emulate-features'(session, {features = {}, media = ''}) {
    const named = Object.entries(features).map(([name, value]) => ({name, value}));
    await (await cdp(session)).send('Emulation.setEmulatedMedia', {media, features: named});
    return true;
  },
  /** Real touch input, one CDP event a call; several fingers are several points. */
  async touch(session, {type, points = []}) {
    const touchPoints = points.map(([x, y], id) => ({x, y, id}));
    await (await cdp(session)).send('Input.dispatchTouchEvent', {type: touches[type], touchPoints});
    return true;
  },
  /** A key with modifiers held, in every engine (`sendKeys` cannot hold one in WebKit). */
  async 'press-chord'({browser, id}, {keys: pressed}) {
    const keys = pressed.map((key) => (key === 'Space' ? ' ' : key)); // Firefox knows no 'Space'
    if (browser.type === 'webdriver') {
      await browser.sendChord(id, keys);
      return true;
    }
    const {keyboard} = browser.getPage(id);
    const held = keys.slice(0, -1);
    for (const key of held) await keyboard.down(key);
    await keyboard.press(keys.at(-1));
    for (const key of held.reverse()) await keyboard.up(key);
    return true;
  },
  /** The focus for a page of Firefox, which has lost it to another page or, by Tab, to the browser's toolbar. */
  async 'take-focus'({browser, id}) {
    const page = browser.getPage(id);
    const other = await page.browser().newPage();
    await page.bringToFront();
    await other.close();
    return true;
  },
  /** The page as a base64 PNG, for tests that read pixels. */
  async 'page-screenshot'({browser, id}) {
    if (browser.type === 'webdriver') return (await browser.pageScreenshot()).toString('base64');
    return browser.getPage(id).screenshot({encoding: 'base64'});
  },
};

export const commandsPlugin = () => ({
  name: 'parlour-commands',
  executeCommand({command, payload, session}) {
    return commands[command]?.(session, payload ?? {});
  },
});
