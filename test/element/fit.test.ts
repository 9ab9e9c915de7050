// Every game fits the screens that people have, without scrolling, from its first move to its end; and nothing in it
// moves that the player has not moved. The screens are frames of their sizes.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/kit.js';
import 'virtual:elements';
import {place, rendered, until} from '../example/harness.js';
import {drawn} from '../support/commands.js';

const screens = ['320x568', '360x740', '568x320', '740x360', '844x390', '640x500', '1280x720', '1920x1080'] as const;

const games: Readonly<Record<string, object>> = {
  'snl-board': {players: 4, seed: '1'},
  'blockudoku-game': {seed: '1', rotate: true},
  'peg-solitaire': {board: 'english'},
  'ludo-game': {players: 4, pieces: 2, seed: '1'},
  'snake-game': {seed: '1', step: true},
  'tic-tac-toe': {},
  'four-in-a-row': {},
  'nim-game': {teach: true},
  'mancala-game': {},
  'game-2048': {seed: '1'},
};

interface Screen {
  readonly frame: HTMLIFrameElement;
  readonly game: GameElement;
  readonly root: ShadowRoot;
}

async function onScreen(tag: string, settings: object = {}, style = 'body {margin: 0}'): Promise<Screen> {
  const game = Object.assign(document.createElement(tag) as GameElement, settings);
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><style>${style}</style>`;
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  place(frame);
  await loaded;
  game.speed = 'instant';
  await rendered(game, frame.contentDocument!.body.append(game));
  // Chromium lays out the controls with the first frame
  await drawn();
  return {frame, game, root: game.shadowRoot!};
}

function resize({frame}: Screen, size: string): void {
  const [width, height] = size.split('x');
  Object.assign(frame.style, {width: `${width}px`, height: `${height}px`, border: '0'});
}

const rectOf = ({root}: Screen, selector: string): DOMRect => root.querySelector(selector)!.getBoundingClientRect();

/** What can't be seen without scrolling. */
function outside({frame, root}: Screen, controls = '.side button, .side select, .over button'): readonly string[] {
  const {clientWidth, clientHeight, scrollWidth, scrollHeight} = frame.contentDocument!.documentElement;
  const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
  const parts = [...root.querySelectorAll(`.board, .head, .player, .status, ${controls}`)];
  return [
    ...(scrolls ? [`the page: ${scrollWidth} × ${scrollHeight}`] : []),
    ...parts
      .filter((part) => part.checkVisibility({visibilityProperty: true}))
      .filter((part) => {
        const {left, top, right, bottom} = part.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > clientWidth + 0.5 || bottom > clientHeight + 0.5;
      })
      .map(
        (part) => `${part.getAttribute('part') ?? part.className}: ${Math.round(part.getBoundingClientRect().bottom)}`,
      ),
  ];
}

/** Makes so many moves, the last legal one each: pieces move on in all games. */
async function play(game: GameElement, moves: number): Promise<void> {
  for (let i = 0; i < moves && game.turn !== undefined; i++) await game.play(game.legalMoves.at(-1)!);
  await game.updateComplete;
}

describe('every game fits the screen', () => {
  for (const [tag, settings] of Object.entries(games)) {
    it(`<${tag}>: at its start, in play, at its end, with the card beside the board`, async function () {
      this.timeout(60_000);
      const screen = await onScreen(tag, settings);
      const {game} = screen;
      const at = (moment: string): void => {
        for (const size of screens) {
          resize(screen, size);
          expect(outside(screen), `${size} ${moment}`).to.deep.equal([]);
          const {width, height} = rectOf(screen, '.board');
          const [across, down] = size.split('x').map(Number) as [number, number];
          if (down < 640 && across > 544) expect(Math.max(width, height), size).to.be.at.least(0.7 * down - 0.5);
          if (across === 1920) expect(Math.max(width, height), size).to.be.at.least(860);
        }
      };
      at('at the start');
      await play(game, 7);
      at('in play');
      await play(game, 5000);
      expect(game.result, 'an end').to.exist;
      at('at the end');
      for (const size of screens) {
        resize(screen, size);
        const [card, board] = [rectOf(screen, '.card'), rectOf(screen, '.board')];
        const covered = card.top < board.bottom && card.left < board.right;
        expect(covered && card.right > board.left, `the card over the board, ${size}`).to.be.false;
      }
    });
  }

  it('the card before the first move shows all of its choices, also where a browser shows its bars', async () => {
    for (const tag of Object.keys(games)) {
      const screen = await onScreen(tag);
      await until(() => screen.root.querySelector('.start, .speeds') !== null || tag === 'game-2048');
      for (const size of ['390x844', '390x664', '360x640', '320x568', '568x320']) {
        resize(screen, size);
        await drawn();
        const card = screen.root.querySelector('.card');
        if (card) expect(card.scrollHeight - card.clientHeight, `<${tag}> at ${size}`).to.be.at.most(1);
      }
      screen.frame.remove();
    }
  });

  const pages = {
    'below the header of a full-height page': `body {margin: 0; height: 100vh; display: flex; flex-direction: column}
      body::before {content: ''; flex: none; height: 60px} snl-board {flex: 1}`,
    'in a cell of a grid':
      'body {margin: 0; height: 100vh; display: grid; grid-template-rows: 40px 1fr} snl-board {grid-row: 2}',
  };
  for (const [where, page] of Object.entries(pages))
    it(`${where} the room there counts, not the window`, async () => {
      const screen = await onScreen('snl-board', {}, page);
      for (const size of [...screens, '240x500']) {
        resize(screen, size);
        // what is chosen may scroll within its card
        expect(outside(screen, '.side button:not(.start *)'), size).to.deep.equal([]);
      }
    });
});

/** Where everything is that may not move. */
const steady = (screen: Screen): Record<string, readonly number[]> =>
  Object.fromEntries(
    [...screen.root.querySelectorAll('.layout, .fit, .board, .head, .side, .player, .roll, .hand, .status, .tool')].map(
      (part, i) => {
        const {x, y, width, height} = part.getBoundingClientRect();
        return [`${i} ${part.classList[0]}`, [x, y, width, height].map(Math.round)];
      },
    ),
  );

/** Where the own text of an element is. */
function textRect(element: Element): DOMRect {
  const range = element.ownerDocument.createRange();
  range.selectNode([...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '')!);
  return range.getBoundingClientRect();
}

/** Pixels that a text may stand over its button: fonts differ, and there is space between the buttons. */
const slack = 2;

const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

/** Where words have little room: small phones, and windows whose column beside the board is narrow. */
const tight = [
  '320x568',
  '568x320',
  '740x360',
  '560x520',
  '640x500',
  '740x480',
  '800x600',
  '1000x700',
  '1024x768',
] as const;

describe('the words fit phones and small windows', () => {
  const languages = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'zh'];
  for (const [tag, settings] of Object.entries(games)) {
    it(`<${tag}>: two names, the status, the tools, and what More opens, in every language`, async function () {
      this.timeout(60_000);
      const screen = await onScreen(tag, settings);
      const {game, root} = screen;
      const all = (selector: string): readonly Element[] => [...root.querySelectorAll(selector)];
      const label = (): string | null => root.querySelector('[part~=more]')!.getAttribute('aria-label');
      const cut: string[] = [];
      let at = '';
      const check = (element: Element, fits: boolean): void => {
        const part = element.closest('[part]')?.getAttribute('part');
        if (!fits) cut.push(`${game.lang} ${at} ${part}: ${element.textContent.trim()}`);
      };
      const show = (size: string): void => resize(screen, (at = size));
      for (const lang of languages) {
        const before = label();
        game.lang = lang;
        await until(() => lang === 'en' || label() !== before);
        for (const size of tight) {
          show(size);
          const space = rectOf(screen, '.layout');
          const status = rectOf(screen, '.status');
          for (const text of all('.status > span')) {
            check(text, text.scrollHeight <= text.clientHeight + 1 && isIn(text.getBoundingClientRect(), status));
          }
          for (const text of all('.toolbar .tool span')) {
            const [name, tool] = [textRect(text), text.parentElement!.getBoundingClientRect()];
            check(text, text.scrollWidth <= text.clientWidth + 1 && isIn(name, tool) && isIn(tool, space));
          }
        }
        // other names end in an ellipsis where there is no room
        for (const size of all('.player').length > 2 ? [] : ['390x844', '844x390', '1280x720']) {
          show(size);
          for (const text of all('.name')) check(text, text.scrollWidth <= text.clientWidth);
        }
        root.querySelector<HTMLElement>('[part~=more]')!.click();
        // the sentences of what is loaded on demand arrive by themselves
        await until(() => {
          const texts = all('.panel .tool span, .panel-title').map(({textContent}) => textContent.trim());
          return texts.length > 1 && texts.every(Boolean) && texts.includes(label()!);
        });
        for (const size of tight) {
          show(size);
          for (const text of all('.panel .tool span')) {
            check(text, isIn(textRect(text), text.parentElement!.getBoundingClientRect()));
          }
          const panel = root.querySelector('.panel')!;
          check(panel, panel.scrollWidth <= panel.clientWidth);
          const [title, cross] = ['.panel-title', '.panel .close'].map((part) => root.querySelector(part)!);
          const [text, button] = [textRect(title!), cross!.getBoundingClientRect()];
          check(title!, text.right <= button.left || text.left >= button.right);
        }
        await rendered(game, root.querySelector<HTMLElement>('.panel .close')!.click());
      }
      expect(cut).to.deep.equal([]);
    });
  }
});

/** What Chromium tells of a layout shift. */
interface Shift {
  readonly sources: readonly {readonly previousRect: DOMRect; readonly currentRect: DOMRect}[];
}

for (const [tag, settings] of Object.entries(games)) {
  for (const width of [360, 1200]) {
    it(`nothing moves that the player has not moved, <${tag}>: in 60 moves at ${width} pixels`, async function () {
      this.timeout(30_000);
      const screen = await onScreen(tag, settings);
      resize(screen, `${width}x800`);
      // of the same size at another place; other text has another size
      const moved: string[] = [];
      const view = screen.frame.contentWindow as Window & typeof globalThis;
      const twoFrames = (): Promise<unknown> =>
        new Promise((resolve) => view.requestAnimationFrame(() => view.requestAnimationFrame(resolve)));
      const {game} = screen;
      // what the card at the end says about earlier games comes with a file of its own
      await game.statistics();
      // so does the start card, once the board is in view
      await import('../../src/extensions/start/start.js');
      for (let shown = ''; shown !== screen.root.innerHTML;) {
        shown = screen.root.innerHTML;
        await twoFrames();
      }
      const observed = view.PerformanceObserver?.supportedEntryTypes.includes('layout-shift');
      if (observed) {
        new view.PerformanceObserver((list) => {
          for (const {sources} of list.getEntries() as unknown as readonly Shift[])
            for (const {previousRect: from, currentRect: to} of sources)
              if (from.width === to.width && from.height === to.height)
                moved.push(`${from.width} × ${from.height}: ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
        }).observe({type: 'layout-shift'});
      }
      const before = steady(screen);
      for (let move = 0; move < 60; move++) {
        if (game.turn === undefined) await game.newGame();
        await play(game, 1);
        if (game.turn !== undefined) expect(steady(screen), `move ${move}`).to.deep.equal(before);
      }
      await twoFrames();
      expect(moved).to.deep.equal([]);
    });
  }
}

for (const tag of Object.keys(games)) {
  it(`parlour.css reserves the room of <${tag}> until its script has run`, async () => {
    // no element is defined in the document of a frame
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><link rel="stylesheet" href="${new URL('/parlour.css', location.href)}">
        <style>html {overflow: hidden} body {margin: 0; font: 16px/1.4 sans-serif}</style><${tag}>Loading…</${tag}>`;
    const loaded = new Promise((resolve) => (frame.onload = resolve));
    place(frame);
    await loaded;
    const reserved = frame.contentDocument!.querySelector(tag)!;
    for (const size of [...screens, '240x500', '500x900', '700x800', '900x1600', '1000x1100']) {
      const [width, height] = size.split('x');
      Object.assign(frame.style, {width: `${width}px`, height: `${height}px`, border: '0'});
      // a new one, as what a game starts with may depend on the window
      const game = document.createElement(tag) as GameElement;
      game.append('Loading…');
      // in view: WebKit is late with the size of the window in what is below it
      await rendered(game, frame.contentDocument!.body.prepend(game));
      // a board that turns does so in one of the next frames
      for (let n = 0; n < 4; n++) await new Promise(frame.contentWindow!.requestAnimationFrame);
      expect(reserved.getBoundingClientRect().height, size).to.be.closeTo(game.getBoundingClientRect().height, 2);
      game.remove();
    }
  });
}

/** Screens, and the sizes of title, main button, text and label there, in pixels. */
const textSizes = {
  '390x844': [25, 19, 16, 13],
  '320x568': [25, 19, 16, 13],
  '844x390': [32, 19, 16, 13],
  '568x320': [25, 19, 16, 12],
} as const;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
  element.getBoundingClientRect().width > 1;

/** The sizes of all text that is seen, but for what is part of a board. */
function sizesOf(root: ShadowRoot): readonly number[] {
  const sizes = new Set<number>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {data, parentElement: at} = texts.currentNode as Text;
    if (!at || data.trim() === '' || at.closest('.table, option, style, .visually-hidden') || !isSeen(at)) continue;
    sizes.add(Math.round(parseFloat(getComputedStyle(at).fontSize)));
  }
  return [...sizes].sort((a, b) => b - a);
}

/** Controls that are lower or narrower than 44 pixels. Segments are pressed over the height of their row. */
const small = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll(':is(.side, .over) :is(button, select, input), .segments')]
    .filter((control) => isSeen(control) && !control.matches('.link, .segments *'))
    .map((control) => [control, control.getBoundingClientRect()] as const)
    .filter(([, {width, height}]) => Math.min(width, height) < 43.5)
    .map(([control, {width, height}]) => `${control.textContent.trim()}: ${width} × ${height}`);

for (const tag of Object.keys(games).filter((name) => name !== 'game-2048'))
  it(`the look of <${tag}> has four sizes of text at most, and no control under 44 pixels`, async () => {
    const screen = await onScreen(tag, {seed: '1'});
    const {game, root} = screen;
    const look = async (moment: string): Promise<void> => {
      await game.updateComplete;
      for (const [size, allowed] of Object.entries(textSizes)) {
        resize(screen, size);
        await drawn();
        const sizes = sizesOf(root);
        expect(allowed, `${moment}, ${size}: ${sizes.join()}`).to.include.members([...sizes]);
        expect(small(root), `${moment}, ${size}`).to.deep.equal([]);
      }
    };
    await until(() => root.querySelector('.start, .speeds') !== null);
    await look('start');
    await game.play(game.legalMoves[0]!);
    await look('play');
    root.querySelector<HTMLElement>('[part~=more]')!.click();
    await until(() => root.querySelector('.panel .tool') !== null);
    await look('More');
    root.querySelector<HTMLElement>('.panel .close')!.click();
    for (let i = 0; i < 5000 && game.turn !== undefined; i++) await game.play(game.legalMoves.at(-1)!);
    expect(game.result).to.exist;
    await game.statistics();
    await look('end');
  });
