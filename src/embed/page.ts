/** The embed page: shows one game from its URL, in a frame of any size. */
import type {GameElement} from '../element/game-element.js';
import {readAddress, type Address} from './address.js';
import {chooser} from './chooser.js';
import {HeightReports, measure} from './height.js';
import {eventTypes, readRequest, type EmbedMessage, type EmbedRequest} from './messages.js';
import {saveNameOf} from './save-name.js';
import {nameOf, type GameSpec} from './specs.js';
import {loadGame} from './trusted.js';
import {languageOf, wordsOf} from './words.js';

/** The number of displayed problems. The message `ready` contains all of them. */
const SHOWN = 3;

const root = document.documentElement;
const inFrame = (): boolean => window.parent !== window;

/** Whether storage is available: not in a sandboxed frame without an origin, and not if it is blocked. Then accessing it throws. */
function hasStorage(): boolean {
  try {
    return self.origin !== 'null' && Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Messages may go to any origin: they contain nothing that the embedding page could not see anyway. */
const tell = (message: EmbedMessage): void => {
  if (inFrame()) window.parent.postMessage(message, '*');
};

function applyTheme(element: HTMLElement, theme: Iterable<readonly [string, string | null]>): void {
  for (const [name, value] of theme) element.style.setProperty(name, value);
}

/** Shows problems of the URL below the game. */
function note(notes: HTMLElement, problems: readonly string[]): void {
  const others = problems.length - SHOWN;
  notes.textContent = [...problems.slice(0, SHOWN), ...(others > 0 ? [`And ${others} more.`] : [])].join(' ');
  notes.hidden = problems.length === 0;
}

function dressPage({game, settings, scheme, dir, title}: Address): void {
  const lang = settings.get('lang') ?? 'en';
  root.lang = lang;
  root.dir = dir ?? (languageOf(lang) === 'ar' ? 'rtl' : 'ltr');
  root.style.colorScheme = scheme ?? '';
  root.classList.toggle('framed', inFrame());
  document.title = title ?? (game ? nameOf(game, lang) : 'Parlour');
  // a name for screen readers, which can't see the board
  const heading = document.querySelector('h1')!;
  heading.textContent = game ? document.title : wordsOf(lang).choose;
  document.body.classList.toggle('chooser', !game);
}

/** The query of the URL. The page of a single game names that game in its markup, where search engines find it. */
const query = (): string =>
  root.dataset['game'] ? `?game=${root.dataset['game']}&${location.search.slice(1)}` : location.search;

/** The game that a link to its replay contains: `#replay=` and a code of `share()`. */
const replayCode = (): string | undefined => /^#replay=(.+)$/.exec(location.hash)?.[1];

/** Plays the replay of a link. */
async function replay(element: GameElement, notes: HTMLElement): Promise<void> {
  const code = replayCode();
  if (!code) return;
  const loaded = await element.load(code);
  if (!loaded.ok) return note(notes, [loaded.message]);
  // a game of computers waits for its start
  element.resume();
  await element.replay();
}

/** Whether a text is the address of a page; what is none is left to the game, which says so. */
const isPage = (text: string): boolean =>
  text !== '' && URL.canParse(text, location.href) && /^https?:$/.test(new URL(text, location.href).protocol);

/** Declares the page that results lead to in place of this one, such as the post with this frame. */
function leadResultsTo(href: string): void {
  const before = document.querySelector('link[rel=canonical]');
  const canonical = Object.assign(document.createElement('link'), {rel: 'canonical', href});
  if (before) before.replaceWith(canonical);
  else document.head.append(canonical);
}

/** Creates the element of the game with all its settings before its module runs. */
function elementOf({tag}: GameSpec, address: Address): GameElement {
  const element = document.createElement(tag) as GameElement;
  for (const [attribute, value] of address.settings) {
    if (attribute === 'lang') continue;
    // the page with this frame takes no challenges and replays: results lead there, and this page takes these
    if (attribute === 'link' && value !== 'none' && isPage(value)) leadResultsTo(value);
    else if (attribute !== 'autosave') element.setAttribute(attribute, value);
    // a replay does not replace the saved game
    else if (hasStorage() && !replayCode()) element.setAttribute(attribute, value || saveNameOf(address));
  }
  if (!element.hasAttribute('link')) element.setAttribute('link', '');
  applyTheme(element, address.theme);
  return element;
}

/** Forwards events of the game to the parent, and reports the preferred height; returns a function that repeats it. */
function report(element: GameElement, notes: HTMLElement): () => void {
  for (const type of eventTypes)
    element.addEventListener(type, (event) => tell({source: 'parlour', type, detail: event.detail} as EmbedMessage));
  let last: number | undefined;
  const tellHeight = (): void => {
    if (last !== undefined) tell({source: 'parlour', type: 'height', height: last});
  };
  const reports = new HeightReports();
  const look = (): void => {
    const height = measure(element, notes);
    if (height === undefined || !reports.isDue(height, window.innerWidth, window.innerHeight)) return;
    last = height;
    tellHeight();
  };
  const observer = new ResizeObserver(look);
  for (const each of [element, notes]) observer.observe(each);
  for (const type of eventTypes) element.addEventListener(type, () => void element.updateComplete?.then(look));
  return tellHeight;
}

/**
 * Handles messages of the parent; ignores all others.
 * @param repeat sends the messages that a late listener has missed
 */
function listen(element: GameElement, game: GameSpec, repeat: () => void): void {
  const carryOut = (request: EmbedRequest): void => {
    if (request.type === 'report') return repeat();
    if (request.type === 'new-game') return void element.newGame();
    const {colorScheme, theme} = request;
    if (colorScheme) root.style.colorScheme = colorScheme === 'auto' ? '' : colorScheme;
    if (theme) applyTheme(element, Object.entries(theme));
  };
  addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
    if (!inFrame() || source !== window.parent) return;
    const request = readRequest(data, game);
    if (typeof request === 'string') tell({source: 'parlour', type: 'refused', message: request});
    else if (request) carryOut(request);
  });
}

async function play(game: GameSpec, address: Address, notes: HTMLElement): Promise<void> {
  const element = elementOf(game, address);
  notes.before(element);
  const repeatHeight = report(element, notes);
  let isReady = false;
  const ready = (): void => tell({source: 'parlour', type: 'ready', game: game.name, problems: address.problems});
  listen(element, game, () => {
    if (!isReady) return;
    ready();
    repeatHeight();
  });
  try {
    await loadGame(game.tag, languageOf(root.lang));
  } catch {
    element.remove();
    note(notes, [wordsOf(root.lang).failed]);
    notes.lang = languageOf(root.lang);
    notes.dir = root.dir;
    return;
  }
  await element.updateComplete;
  isReady = true;
  ready();
  // another link in the same window
  addEventListener('hashchange', () => replayCode() && location.reload());
  void replay(element, notes);
}

/** Shows the game of the URL. */
export async function showPage(games: readonly GameSpec[]): Promise<void> {
  const address = readAddress(query(), games);
  dressPage(address);
  const notes = document.querySelector<HTMLElement>('.notes')!;
  note(notes, address.problems);
  const back = document.querySelector<HTMLAnchorElement>('.back')!;
  back.textContent = wordsOf(address.settings.get('lang')).all;
  if (address.game) await play(address.game, address, notes);
  else notes.before(chooser(games, address));
}
