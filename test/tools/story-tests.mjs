// Tests every story of the built Storybook in Chromium: it renders, plays, has no accessibility
// violation (in the dark scheme too), logs nothing to the console, requests nothing from other origins, and
// matches its screenshots; every control has an effect, and events appear in the actions panel. Docs pages, in a
// wide and a narrow window: they render, have no accessibility violation, do not scroll sideways and log nothing.
//
// Screenshots: test/screenshots/chromium/<story>[.<width>][-<scheme>].png, by `parameters.screenshots`
// ({widths, schemes, forcedColors} or false; default: one, 640 px wide, light): every width in the first
// scheme, the other schemes and forced colours at 640. `--update` writes them; other arguments filter stories.
// Screenshots that differ are written to test/screenshots/failed/. Motion is reduced, except for stories
// with the tag `motion`, which hold still by themselves.
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import axe from 'axe-core';
import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';
import puppeteer from 'puppeteer-core';
import {chromiumArgs, ensureChromium} from '../../tools/browsers.mjs';
import {findFiles, root} from '../../tools/files.mjs';
import {Results} from '../../tools/report.mjs';
import {serve} from './serve.mjs';

/** A pixel differs by more than a tenth (pixelmatch), a screenshot in more than 1 pixel of 2,000. */
const TOLERANCE = {pixel: 0.1, share: 1 / 2000};
/**
 * Baselines are written with 16 levels per channel, this far apart, which makes their files a third of the size. The error,
 * at most 8 of 255, is well below `TOLERANCE.pixel`.
 */
const LEVEL = 17;
const WIDTH = 640;
const HEIGHT = 480;
/** A narrow window reveals tables and code that are wider than the page, as other fonts would in a wide one. */
const DOCS_WIDTHS = [1000, 360];
const BROWSERS = 3;
const SCREENSHOTS = path.join(root, 'test/screenshots/chromium');
const FAILED = path.join(root, 'test/screenshots/failed');

const update = process.argv.includes('--update');
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));

const {executablePath, version} = await ensureChromium();
const storybook = await serve({folders: {'/': path.join(root, 'storybook-static')}});

/**
 * Screenshots belong to one platform: system, browser, and the fonts in which it draws the text of the stories. The browser
 * itself is asked, since several fonts may answer to one name, and the one of a glyph depends on all that are installed.
 */
const platform = JSON.stringify({
  system: `${process.platform}-${process.arch}`,
  browser: version.replace(/^(\D*\d+).*/, '$1'),
  fonts: await fontsOf({
    text: '<p>Ada 1,234 × … → − ² ’ <b>Ben</b></p>',
    monospace: '<p style="font-family: monospace">Ada <b>Ben</b></p>',
    ar: '<p lang="ar">ليلى ١٢ <b>سامي</b></p>',
    hi: '<p lang="hi">आशा १२ <b>विजय</b></p>',
    zh: '<p lang="zh">掷骰子，<b>小明</b></p>',
    ja: '<p lang="ja">さくら、<b>美咲</b></p>',
  }),
});

/** The fonts that the browser takes for some markup. */
async function fontsOf(specimens) {
  const browser = await puppeteer.launch({executablePath, args: chromiumArgs});
  const page = await browser.newPage();
  await page.setContent(`<body style="font-family: system-ui, sans-serif">${Object.values(specimens).join('')}`);
  const cdp = await page.createCDPSession();
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const {root: node} = await cdp.send('DOM.getDocument');
  const {nodeIds} = await cdp.send('DOM.querySelectorAll', {nodeId: node.nodeId, selector: 'p'});
  const found = {};
  for (const [at, name] of Object.keys(specimens).entries()) {
    const {fonts} = await cdp.send('CSS.getPlatformFontsForNode', {nodeId: nodeIds[at]});
    found[name] = fonts
      .map(({postScriptName}) => postScriptName)
      .sort()
      .join(', ');
  }
  await browser.close();
  return found;
}
const platformFile = path.join(SCREENSHOTS, 'platform.json');
const baselines = existsSync(platformFile) ? JSON.stringify(JSON.parse(readFileSync(platformFile, 'utf8'))) : undefined;
const compare = baselines === platform;
/** Whether screenshots are taken. */
const pictured = compare || update;
rmSync(FAILED, {recursive: true, force: true});
if (update) {
  if (names.length > 0 && baselines && !compare)
    throw new Error(`The screenshots are from another platform (${baselines}). Update all of them.`);
  mkdirSync(SCREENSHOTS, {recursive: true});
  writeFileSync(platformFile, `${JSON.stringify(JSON.parse(platform), null, 2)}\n`);
} else if (!compare) {
  console.log(
    `No screenshots for this platform; comparison skipped.\n  this platform: ${platform}\n  screenshots:   ${baselines}`,
  );
}

const seen = new Set();
const results = new Results('test:stories');
function told(id, problems, name = id) {
  if (problems.length === 0) return void results.passed++;
  results.fail(`${name}: ${problems[0].trim().split('\n')[0]}`, id);
  console.log(`✗ ${name}`);
  for (const problem of problems) console.log(`    ${problem.trim().replaceAll('\n', '\n    ')}`);
}

/** In the page: shows a story and says how that went. */
function show(storyId) {
  return new Promise((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const errors = [];
    const note = (error) => errors.push(error?.message ?? JSON.stringify(error));
    const listeners = {
      playFunctionThrewException: note,
      unhandledErrorsWhilePlaying: (list) => [list].flat().forEach(note),
      storyThrewException: (error) => {
        note(error);
        done('threw');
      },
      storyErrored: (error) => {
        note(error);
        done('error');
      },
      storyMissing: () => done('missing'),
      storyFinished: (finished) => {
        if (finished.storyId !== storyId) return;
        for (const {type, status, result} of finished.reporters ?? []) {
          if (status !== 'failed') continue;
          const details = (result?.violations ?? []).map(
            ({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({html}) => html).join(' ')}`,
          );
          errors.push(`${type}: ${details.join('\n') || JSON.stringify(result)}`);
        }
        done(finished.status);
      },
    };
    function done(status) {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(status === 'success' || errors.length > 0 ? errors : [status]);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', {storyId, viewMode: 'story'});
  });
}

/** In the page: everything has been shown, every animation is at its end; or held where it is. */
async function settle(held) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const inTime = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 5000))]);
  await document.fonts.ready;
  await frame();
  if (held) return frame();
  const games = [...document.querySelectorAll('*')].filter(({presented}) => typeof presented?.then === 'function');
  await inTime(Promise.all(games.map(({presented}) => presented)));
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // it has no end
    }
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
}

/** In the page: what axe finds in a part of it; stories within documentation have tests of their own. */
async function violations(where) {
  const found = await globalThis.axe.run({include: where, exclude: '.docs-story'});
  return found.violations.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({html}) => html).join(' ')}`);
}

/**
 * In the page: which controls of the story shown do nothing to its element, and whether an event of it becomes an action. Stories
 * that are rendered by the same function need one look.
 */
async function deadControls() {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const {id: storyId, component, argTypes, originalStoryFn} = globalThis.__STORYBOOK_PREVIEW__.currentRender.story;
  const lookedAt = (globalThis.renderedBy ??= new WeakSet());
  if (!component || lookedAt.has(originalStoryFn)) return [];
  lookedAt.add(originalStoryFn);
  const element = () => document.querySelector(`#storybook-root ${component}`);
  const rendered = (event, payload) =>
    new Promise((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit(event, payload);
    });
  const others = {
    boolean: (now) => !now,
    // seconds for a turn are 5 at least
    number: (now) => (now ?? 9) + 1,
    select: (now, options) => options.find((option) => option !== now),
    text: (now) => `${now ?? ''}x`,
    color: () => 'rgb(1, 2, 3)',
  };
  const updatedArgs = {};
  const held = (name) => (name.startsWith('--') ? element().style.getPropertyValue(name) : element()[name]);
  for (const [name, {control, options}] of Object.entries(argTypes))
    if (control && !control.disable) updatedArgs[name] = others[control.type](held(name), options);
  await rendered('updateStoryArgs', {storyId, updatedArgs});
  // a switch holds what its word means
  const words = {on: 'true', off: 'false'};
  const isHeld = (now, set) => String(now) === String(set) || String(now) === words[set];
  const dead = Object.keys(updatedArgs).filter((name) => !isHeld(held(name), updatedArgs[name]));
  await rendered('resetStoryArgs', {storyId});
  const acted = [];
  const note = ({data}) => acted.push(data.name);
  channel.on('storybook/actions/action-event', note);
  const detail = {code: 'test', message: 'a test'};
  element().dispatchEvent(new CustomEvent('game-error', {bubbles: true, composed: true, detail}));
  channel.off('storybook/actions/action-event', note);
  localStorage.clear(); // autosave is among the controls
  return [
    ...(Object.keys(updatedArgs).length > 5 ? [] : ['has no controls']),
    ...dead.map((name) => `the control "${name}" does nothing`),
    ...(acted.includes('game-error') ? [] : ['events are not in the panel of actions']),
  ];
}

/** The screenshots of each story, as its parameters say: Storybook is asked before any is shown. */
async function plansOf(stories) {
  const {browser, page, home} = await openPage();
  await home();
  const extracted = await page.evaluate(async () =>
    Object.entries(await globalThis.__STORYBOOK_PREVIEW__.extract()).map(([id, {parameters}]) => [
      id,
      parameters.screenshots,
    ]),
  );
  await browser.close();
  const parameters = Object.fromEntries(extracted);
  return Object.fromEntries(stories.map(({id}) => [id, plan(parameters[id])]));
}

function plan(screenshots) {
  if (screenshots === false) return [];
  const {widths = [WIDTH], schemes = ['light'], forcedColors = false} = screenshots ?? {};
  const [first, ...others] = schemes;
  return [
    ...widths.map((width) => ({width, scheme: first})),
    ...others.map((scheme) => ({width: WIDTH, scheme})),
    ...(forcedColors ? [{width: WIDTH, scheme: 'light', forced: true}] : []),
  ];
}

const nameOf = (id, {width, scheme, forced}) =>
  `${id}${width === WIDTH ? '' : `.${width}`}${scheme === 'light' ? '' : `-${scheme}`}${forced ? '-forced' : ''}.png`;

/** In how many pixels two pictures differ; pictures of two sizes differ in all. */
function differing(one, other, difference) {
  const {width, height} = one;
  if (other.width !== width || other.height !== height) return Infinity;
  return pixelmatch(one.data, other.data, difference?.data, width, height, {threshold: TOLERANCE.pixel});
}

const isAlike = (pixels, {width, height}) => pixels <= width * height * TOLERANCE.share;

/** Compares a screenshot with its baseline. @returns the problems */
function problemsOf(file, actual) {
  seen.add(file);
  if (!actual) return ['is not the same twice in ten screenshots'];
  const target = path.join(SCREENSHOTS, file);
  const before = existsSync(target) ? PNG.sync.read(readFileSync(target)) : undefined;
  const keep = (name, data) => {
    mkdirSync(FAILED, {recursive: true});
    writeFileSync(path.join(FAILED, name), data);
  };
  const {width, height} = actual;
  const difference = new PNG({width, height});
  const pixels = before ? differing(actual, before, difference) : Infinity;
  if (isAlike(pixels, actual)) return [];
  if (update) {
    for (let i = 0; i < actual.data.length; i++) actual.data[i] = Math.round(actual.data[i] / LEVEL) * LEVEL;
    // a third smaller than by default: without transparency, better packed
    writeFileSync(target, PNG.sync.write(actual, {colorType: 2, deflateStrategy: 0, filterType: 0}));
    return [];
  }
  keep(file, PNG.sync.write(actual));
  if (!before) return ['has no baseline: look at test/screenshots/failed/ and run `npm run test:update`'];
  if (pixels === Infinity) return [`is ${width}×${height}, its baseline ${before.width}×${before.height}`];
  keep(file.replace(/\.png$/, '.difference.png'), PNG.sync.write(difference));
  return [`differs from its baseline in ${pixels} pixels (${((100 * pixels) / (width * height)).toFixed(2)} %)`];
}

/**
 * Takes a screenshot of a page that has come to rest: two in a row are alike, as a screenshot and its baseline are, of at most
 * ten. Layers in three dimensions, such as the faces of a die, are painted some frames after the rest.
 * @returns the picture, decoded; undefined where no two were alike
 */
async function screenshot(page, motion) {
  // a page from right to left that fits is shifted where more than it is asked for
  const fullPage = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  // what scrolls by itself below the window is painted late, and empty in a screenshot until then
  if (fullPage) await page.evaluate(seeAll);
  let last;
  for (let take = 0; take < 10; take++) {
    const picture = PNG.sync.read(Buffer.from(await page.screenshot({fullPage, optimizeForSpeed: true})));
    if (last && isAlike(differing(picture, last), picture)) return picture;
    last = picture;
    await page.evaluate(settle, motion);
  }
  return undefined;
}

/** Scrolls to the end of the page and back, a frame each. Runs in the page. */
async function seeAll() {
  for (const top of [document.documentElement.scrollHeight, 0]) {
    scrollTo({top, behavior: 'instant'});
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  }
}

async function openPage() {
  const browser = await puppeteer.launch({executablePath, args: chromiumArgs});
  const page = await browser.newPage();
  const cdp = await page.createCDPSession();
  const noise = [];
  page.on('console', (message) => {
    if (/^(warn|error|assert)/.test(message.type())) noise.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(storybook.origin) && !/^(data|blob|about):/.test(request.url()))
      noise.push(`request to ${request.url()}`);
  });
  const view = async ({width, scheme, forced = false, motion = false}) => {
    const features = {
      'prefers-reduced-motion': motion ? 'no-preference' : 'reduce',
      'prefers-color-scheme': scheme,
      'forced-colors': forced ? 'active' : 'none',
    };
    await cdp.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({name, value})),
    });
    await page.setViewport({width, height: HEIGHT});
    await page.evaluate(settle, motion);
  };
  await view({width: WIDTH, scheme: 'light'});
  const home = async () => {
    await page.goto(`${storybook.origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() =>
      Boolean(globalThis.__STORYBOOK_ADDONS_CHANNEL__ && globalThis.__STORYBOOK_PREVIEW__),
    );
    await page.addStyleTag({content: ':root { caret-color: transparent }'});
    await page.evaluate(axe.source);
  };
  return {browser, page, noise, view, home};
}

async function testStory({page, noise, view}, {id, tags}) {
  const motion = tags.includes('motion');
  await view({width: WIDTH, scheme: 'light', motion});
  await page.mouse.move(0, 0);
  // not by a timer of the page, which a story may stop
  const late = setTimeout(20_000, ['not finished after 20 s'], {ref: false});
  const errors = await Promise.race([page.evaluate(show, id), late]);
  const compared = [];
  if (errors.length === 0) {
    // without baselines, only the dark scheme is tested
    const views = plans[id].filter(({scheme, forced}) => pictured || (scheme === 'dark' && !forced));
    for (const one of views) {
      await view({...one, motion});
      const file = nameOf(id, one);
      if (pictured) compared.push([file, problemsOf(file, await screenshot(page, motion))]);
      if (one.scheme === 'dark' && !one.forced)
        errors.push(...(await page.evaluate(violations, '#storybook-root')).map((text) => `in the dark: ${text}`));
    }
  }
  if (errors.length === 0) errors.push(...(await page.evaluate(deadControls)));
  told(id, [...errors, ...noise.splice(0)]);
  for (const [file, problems] of compared) told(id, problems, file);
}

/** In the page: whether it scrolls sideways, and what sticks out. */
function sideways() {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const out = [...document.querySelectorAll('.sbdocs-content *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth && !element.closest('scroll-region, .docs-story'),
  );
  return [`scrolls sideways: ${out.map(({localName, className}) => `${localName}.${className}`).join(' ')}`];
}

async function testDocs({page, noise, view}, {id}) {
  await view({width: DOCS_WIDTHS[0], scheme: 'light'});
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=${id}`);
  const problems = await page
    .waitForFunction(
      () =>
        document.querySelector('#storybook-docs .sbdocs-content')?.textContent.trim() &&
        !document.querySelector('#storybook-docs :not(:defined)'),
      {timeout: 20_000},
    )
    .then(
      () => [],
      (error) => [error.message],
    );
  if (problems.length === 0) {
    await page.evaluate(axe.source);
    for (const width of DOCS_WIDTHS) {
      await view({width, scheme: 'light'});
      const found = [...(await page.evaluate(violations, '.sbdocs-content')), ...(await page.evaluate(sideways))];
      problems.push(...found.map((text) => `at ${width} px: ${text}`));
    }
  }
  told(id, [...problems, ...noise.splice(0)]);
}

const {entries} = await (await fetch(`${storybook.origin}/index.json`)).json();
const wanted = Object.values(entries).filter(({id}) => names.length === 0 || names.some((name) => id.includes(name)));
const queue = [
  ...wanted.filter(({type}) => type === 'story'),
  ...(update ? [] : wanted.filter(({type}) => type === 'docs')),
];
const stories = queue.filter(({type}) => type === 'story');
const plans = await plansOf(stories);
const screenshots = Object.values(plans).flat().length;
results.declared = queue.length + (pictured ? screenshots : 0);
if (!pictured) results.leftOut['screenshot (the baselines are of another platform)'] = screenshots;

await Promise.all(
  Array.from({length: Math.min(BROWSERS, queue.length)}, async () => {
    const opened = await openPage();
    let atHome = false;
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      if (entry.type === 'story' && !atHome) await opened.home();
      atHome = entry.type === 'story';
      await (atHome ? testStory : testDocs)(opened, entry).catch((error) => told(entry.id, [error.message]));
    }
    await opened.browser.close();
  }),
);
await storybook.close();

if (names.length === 0 && pictured) {
  const orphans = findFiles('test/screenshots/chromium', /\.png$/).filter((file) => !seen.has(path.basename(file)));
  for (const file of orphans) {
    if (update) rmSync(path.join(root, file));
    else results.fault(`${file}: is of no story: \`npm run test:update\` takes it away`, '');
  }
}
if (stories.length === 0 && (names.length === 0 || queue.length === 0)) results.fault('there are no stories', '');
results.report(`${stories.length} stories, ${seen.size} screenshots${update ? ' written' : ''}`);
