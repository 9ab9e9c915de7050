// The pages that a server sends: every element, found by pattern, with several sets of settings. As a program it prints
// them as JSON (test/tools/server-pages.mjs).
import path from 'node:path';
import {render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {html, unsafeStatic} from 'lit/static-html.js';
import type {ServedElement} from '../../src/frame/served-element.js';
import type german from '../../src/table/words/de.js';
import {tags, words} from '../../tools/entries.mjs';
import {LateWords, LitPage} from './lit-page.js';

export interface Page {
  readonly name: string;
  /** The server can't know all: what chance deals without a seed, and what a table gives, is drawn on the page. */
  readonly open: boolean;
  /** What the server makes of it. */
  readonly markup: string;
}

/** What every game takes. */
const everyGame: Record<string, string> = {
  unseeded: '',
  'kept, in German': 'seed="7" autosave="served" lang="de"',
};

/** What is each game's own. */
const own: Record<string, Record<string, string>> = {
  'snl-board': {
    'all of it': 'seed="7" players="Ada, Ben:auto, Cyd:green" odds path figures heat hints paused',
    'chance, unseeded': 'board="random" size="8" path odds heat figures',
  },
  'blockudoku-game': {
    'all of it': `seed="7" board="011111111${'/100000000'.repeat(8)}" hand="I1 O4 L3" hints paused`,
    daily: 'daily autosave',
  },
  'peg-solitaire': {
    'all of it': 'seed="7" board="english" outlook fewest numbers hints paused',
    'pegs, unseeded': 'pegs="8" outlook',
  },
  'ludo-game': {
    'all of it': 'seed="7" players="Ada, Ben:auto:strong, Cyd, Dee:remote" odds teams hints paused',
    automatic: 'seed="7" players="Ada:auto, Ben:auto"',
  },
  'snake-game': {
    'all of it': 'seed="7" width="12" height="9" walls="on" obstacles="5" level="5" step hints paused',
  },
  'tic-tac-toe': {
    'all of it': 'seed="7" players="Ada, Ben:auto:hard" columns="7" rows="6" line="4" hints paused',
  },
  'four-in-a-row': {
    'all of it': 'seed="7" players="Ada, Ben:auto:perfect" columns="8" rows="7" hints paused',
  },
  'mancala-game': {
    'all of it': 'seed="7" players="Ada, Ben:auto:hard" pits="4" stones="3" empty-capture rest="other" hints paused',
  },
  'game-2048': {
    'all of it': 'seed="7" players="Ada" hints paused',
  },
  'nim-game': {
    'all of it': 'seed="7" players="Ada, Ben:auto:hard" heaps="4 9 11" most="5" misere teach hints paused',
  },
};

const element = (tag: string, attributes: string, inside = ''): string =>
  `<${tag} id="served" ${attributes}>${inside}</${tag}>`;

/** All pages, by name, as the server sends them. German is registered there, so that it is in the first render. */
export async function renderPages(): Promise<Record<string, Page>> {
  const games = tags.filter(({tag}) => tag !== 'game-table').map(({tag}) => tag);
  for (const {module} of tags) await import(`../../${module}.ts`);
  customElements.define('lit-page', LitPage);
  customElements.define('late-words', LateWords);
  for (const {module} of words.filter(({language}) => language === 'de')) {
    const tag = tags.find(({module: owner}) => path.dirname(owner) === module.replace(/\/words\/de$/, ''));
    // rooms are not rendered on a server
    if (!tag) continue;
    const [game] = Object.values((await import(`../../${tag.element}.ts`)) as Record<string, typeof ServedElement>);
    game!.registerWords('de', ((await import(`../../${module}.ts`)) as {default: typeof german}).default);
  }
  // not as its children: of those it shows one
  const seated = `<div>${games.map((tag) => `<${tag} seed="7"></${tag}>`).join('')}</div>`;
  const sent = [
    {name: 'a table with all games', open: false, markup: element('game-table', 'panel sound autosave', seated)},
    {
      name: 'a table that gives players and hints',
      open: true,
      markup: element('game-table', 'players="Ada, Ben, Cyd" hints', seated),
    },
    {name: 'a component with a game in its template', open: false, markup: '<lit-page id="served"></lit-page>'},
    ...games.flatMap((tag) =>
      Object.entries({...everyGame, ...own[tag]}).map(([name, attributes]) => ({
        name: `<${tag}>, ${name}`,
        open: !attributes.includes('seed'),
        markup: element(tag, attributes),
      })),
    ),
  ];
  const pages: Record<string, Page> = {};
  for (const page of sent)
    pages[page.name] = {...page, markup: await collectResult(render(html`${unsafeStatic(page.markup)}`))};
  return pages;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(JSON.stringify(await renderPages()));
