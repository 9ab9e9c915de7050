// What a server has sent becomes the game itself: the same nodes, at the same places, in every engine, under a strict
// policy and with nothing on the console. Each page is in a frame of its own (test/tools/server-pages.mjs).
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/kit.js';
import {press, sendMouse} from '../support/commands.js';

const pages = (await (await fetch('/served/')).json()) as readonly {readonly name: string; readonly open: boolean}[];

let frame: HTMLIFrameElement;
let noise: string[];
afterEach(() => {
  frame.remove();
  localStorage.clear();
});

const page = (): Window & typeof globalThis => frame.contentWindow as Window & typeof globalThis;

/**
 * Opens a page as the server has sent it; no script runs there yet. Its policy names the server's own styles, or refuses
 * them.
 */
async function visit(name: string, policy: 'named' | 'strict' = 'named'): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 640px; height: 560px; border: 0; background: white';
  frame.src = `/served/page?${new URLSearchParams({name, policy}).toString()}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  await loaded;
  noise = [];
  const {console, document: inside} = page();
  // what comes and goes below the games is not to change their width
  inside.documentElement.style.overflowY = 'scroll';
  // Lit's development build says that it is one; all its other warnings count
  (page() as {litIssuedWarnings?: Set<string>}).litIssuedWarnings = new Set(['dev-mode']);
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    console[level] = (...args: unknown[]) => {
      const line = `${level}: ${args.map(String).join(' ')}`;
      // that of the copy to compare with
      if (!line.includes('Duplicate autosave key')) noise.push(line);
    };
  page().addEventListener('error', ({message}) => noise.push(message));
  page().addEventListener('unhandledrejection', ({reason}) => noise.push(String(reason)));
  inside.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    noise.push(`${violatedDirective} ${blockedURI}`),
  );
}

/** Loads the elements, and waits until they have drawn what only the page knows. */
async function load(script: 'hydrate' | 'elements' | 'eager' = 'hydrate'): Promise<void> {
  const tag = page().document.createElement('script');
  Object.assign(tag, {type: 'module', src: `/served/${script}.js`});
  const loaded = new Promise((resolve, reject) => {
    tag.addEventListener('load', resolve);
    tag.addEventListener('error', () => reject(new Error(`${tag.src} does not load`)));
  });
  page().document.head.append(tag);
  await loaded;
  for (const element of hosts()) await (element as GameElement).updateComplete;
  // one that another component has hydrated draws what only the page knows after that
  for (const game of games()) while (game.isUpdatePending) await game.updateComplete;
}

/** An element and those in it, in its shadow root too: outer ones first. */
const within = (element: Element): Element[] => [
  element,
  ...[...element.children, ...element.shadowRoot!.querySelectorAll('*')]
    .filter(({shadowRoot}) => shadowRoot)
    .flatMap(within),
];
/** The elements of the page. */
const hosts = (): Element[] => within(page().document.querySelector('#served')!);
const games = (): GameElement[] =>
  hosts().filter(({localName}) => !/^(game-table|lit-page|late-words)$/.test(localName)) as GameElement[];
const find = (game: GameElement, selector: string): Element => game.shadowRoot!.querySelector(selector)!;

/** Everything that is drawn, and where. */
function picture(): Map<Element, DOMRect> {
  const drawn = hosts().flatMap((host) => [host, ...host.shadowRoot!.querySelectorAll(':not(style)')]);
  return new Map(drawn.map((element) => [element, element.getBoundingClientRect()]));
}

const named = (element: Element): string => `${element.localName}.${element.getAttribute('class') ?? ''}`;

/** What is not in the page any more. */
const gone = (before: Map<Element, DOMRect>, of = '*'): string[] =>
  [...before.keys()]
    .filter((element) => element.matches(of) && !element.isConnected)
    .map((element) => `${named(element)} is gone`);

/** What is not where it was: by more than half a pixel. */
function moved(before: Map<Element, DOMRect>): string[] {
  return [...before].flatMap(([element, was]) => {
    const is = element.getBoundingClientRect();
    // transparent: their places over the drawing are set by script
    if (element.closest('.targets > *')) return [];
    const by = Math.max(...(['left', 'top', 'width', 'height'] as const).map((side) => Math.abs(is[side] - was[side])));
    // what may be moved lifts a little as soon as a person can do so
    const most = element.closest('[part~=board] *') ? 6 : 0.5;
    return by > most && !animated(element) ? [`${named(element)} by ${by}`] : [];
  });
}

/** Whether an element is in something that moves by itself, such as a die that asks to be pressed. */
function animated(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.getAnimations().length > 0) return true;
  return false;
}

/** What there is to see and to hear, as text: elements, attributes, words; without the marks of rendering, and styles. */
function markup(root: ParentNode): string {
  const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
  return [...root.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return inOneLine(node.textContent!);
      if (node.nodeType !== Node.ELEMENT_NODE || node.nodeName === 'STYLE') return '';
      const element = node as Element;
      const attributes = [...element.attributes].map(({name, value}) => `${name}="${inOneLine(value)}"`).sort();
      return `<${[element.localName, ...attributes].join(' ')}>${markup(element)}`;
    })
    .filter(Boolean)
    .join('\n');
}

/** All that is there is what it would be, had the page alone drawn it: nothing of the server's is left over. */
async function isLikeOneDrawnHere(): Promise<void> {
  const {document: inside} = page();
  const copy = (element: Element): Element => {
    const made = inside.createElement(element.localName);
    for (const {name, value} of element.attributes) made.setAttribute(name, value);
    made.append(...[...element.children].map(copy));
    return made;
  };
  const all = hosts();
  const other = inside.body.appendChild(copy(all[0]!));
  await (other as GameElement).updateComplete;
  const others = within(other);
  const pairs = all.map((host, i) => [host, others[i]!] as const);
  // what takes a search is there a little later; a third of the test's time, so that what differs is told
  const differ = (): boolean => pairs.some(([a, b]) => markup(a.shadowRoot!) !== markup(b.shadowRoot!));
  const end = performance.now() + 20_000;
  while (performance.now() < end && differ()) await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const [a, b] of pairs) expect(markup(a.shadowRoot!)).to.equal(markup(b.shadowRoot!));
  other.remove();
}

/** The real mouse, in this page's pixels: the frame lies in its corner. */
async function click(element: Element): Promise<void> {
  element.scrollIntoView({block: 'center'});
  const {left, top, width, height} = element.getBoundingClientRect();
  await sendMouse({type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)]});
}

/** A person's first move in each game, with the real mouse and keys. */
const moves: Record<string, (game: GameElement) => Promise<void>> = {
  'snl-board': (game) => click(find(game, '.roll')),
  'ludo-game': (game) => click(find(game, '.roll')),
  async 'blockudoku-game'(game) {
    const [, slot, row, column] = /^(\d) (\d)([A-I])$/.exec(game.legalMoves.find((move) => /^\d \w+$/.test(move))!)!;
    await click(find(game, `[data-slot="${Number(slot) - 1}"]`));
    await click(find(game, `[data-cell="${(Number(row) - 1) * 9 + 'ABCDEFGHI'.indexOf(column!)}"]`));
  },
  async 'peg-solitaire'(game) {
    const [from, to] = game.legalMoves[0]!.split('-');
    await click(find(game, `[data-hole="${from}"]`));
    await click(find(game, `[data-hole="${to}"]`));
  },
  'tic-tac-toe': (game) => click(find(game, '.cell.may')),
  'four-in-a-row': (game) => click(find(game, '.cell.may')),
  'nim-game': (game) => click(find(game, '.cell.may')),
  'mancala-game': (game) => click(find(game, '.cell.may')),
  'game-2048': (game) => click(find(game, '.cell.may')),
  async 'snake-game'(game) {
    game.focus();
    // WebKit sends keys to the frame that its other process takes for the focused one, and answers a movement of the mouse
    // only after that is told; a movement to where the mouse already is would not be one
    for (const x of [1, 2]) await sendMouse({type: 'move', position: [x, 1]});
    await press('ArrowDown');
  },
};

/** Makes the first move in every game of the page; one that waits for its start is started. */
async function play(): Promise<void> {
  for (const game of games()) {
    const made = new Promise((resolve) => game.addEventListener('game-move', resolve, {once: true}));
    // the card would cover the die
    game.setup = 'off';
    if (game.paused && game.localName !== 'snake-game') await click(find(game, '.card button'));
    else if (game.paused && game.hasAttribute('step')) game.resume();
    await game.updateComplete;
    // what is computed on demand moves what is below it
    while (game.hasAttribute('figures') && !game.shadowRoot!.querySelector('[part=figures]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!game.matches(':state(busy)')) await moves[game.localName]!(game);
    await made;
    expect(game.history).not.to.be.empty;
    // a sentence comes with what it is about
    await game.presented;
    await game.updateComplete;
    // a turn of the snake is not worth a word
    if (game.localName !== 'snake-game')
      expect(find(game, '[role=status]').textContent.trim(), 'what is said').not.to.be.empty;
  }
}

describe('a page that a server has sent', function () {
  this.timeout(60_000);
  for (const {name, open} of pages) {
    it(`is taken over as it stands, and is a game: ${name}`, async () => {
      await visit(name);
      const before = picture();
      for (const host of hosts())
        expect(page().getComputedStyle(host).display, 'styled from the start').to.equal('block');
      for (const game of games())
        expect(find(game, '[part~=board]').getBoundingClientRect().width).to.be.greaterThan(150);
      await load();
      // what chance has dealt, and what a table gives, comes with the page's own picture
      expect(
        open ? gone(before, 'button, [part~=board], [role=gridcell]') : [...gone(before), ...moved(before)],
      ).to.deep.equal([]);
      for (const game of games()) expect(game.shadowRoot!.querySelectorAll('[part~=board]')).to.have.length(1);
      for (const game of games()) expect(game.shadowRoot!.querySelectorAll('style')).to.have.length(0);
      if (!name.includes('unseeded')) await isLikeOneDrawnHere();
      expect(noise).to.deep.equal([]);
      await play();
      expect(noise).to.deep.equal([]);
    });
  }
});

describe('a first render', function () {
  this.timeout(60_000);
  const name = 'a table with all games';

  it("is styled with the elements where the server's own styles are refused", async () => {
    await visit(name, 'strict');
    const before = picture();
    for (const host of hosts()) expect(page().getComputedStyle(host).display).to.equal('inline');
    await load();
    for (const host of hosts()) expect(page().getComputedStyle(host).display).to.equal('block');
    expect(gone(before)).to.deep.equal([]);
    await isLikeOneDrawnHere();
    await play();
    expect(noise).to.deep.equal([]);
  });

  it('gives way where the support for hydration is missing', async () => {
    await visit(name);
    const boards = (): number[] =>
      games()
        .flatMap((game) => [...game.shadowRoot!.querySelectorAll('[part~=board]')])
        .map((board) => board.getBoundingClientRect().width);
    const before = boards();
    await load('elements');
    expect(boards()).to.deep.equal(before);
    await isLikeOneDrawnHere();
    await play();
    expect(noise).to.deep.equal([]);
  });

  it('of another version is rendered anew, with a warning on the console', async () => {
    await visit(name);
    for (const {shadowRoot} of hosts()) {
      const marks = page().document.createTreeWalker(shadowRoot!, NodeFilter.SHOW_COMMENT);
      let last: Comment | undefined;
      while (marks.nextNode())
        if ((marks.currentNode as Comment).data.startsWith('lit-part ')) last = marks.currentNode as Comment;
      last!.data = 'lit-part AnotherOne=';
    }
    await load();
    expect(noise.splice(0)).to.have.members(
      hosts().map(
        ({localName}) =>
          `warn: <${localName}>: the server's markup could not be hydrated and is rendered anew: Hydration value mismatch: Unexpected TemplateResult rendered to part`,
      ),
    );
    await isLikeOneDrawnHere();
    await play();
    expect(noise).to.deep.equal([]);
  });

  it("is there before the page's own first lines, which still hear the start", async () => {
    await visit('<snl-board>, kept, in German');
    const before = picture();
    await load('eager');
    const [game] = games();
    expect(game!.save().seats.map(({name: player}) => player)).to.deep.equal(['Ada', 'Ben', 'Cyd']);
    expect(
      [...game!.shadowRoot!.querySelectorAll('.player .name')].map((player) => player.textContent.split(',')[0]),
    ).to.deep.equal(['Ada', 'Ben', 'Cyd']);
    // without a computer there is no pause among the tools
    expect(gone(before, 'button:not(.tool), [part~=board], [role=gridcell]')).to.deep.equal([]);
    expect(page().document.title).to.equal('<snl-board>, kept, in German started');
    await play();
    expect(noise).to.deep.equal([]);
  });
});
