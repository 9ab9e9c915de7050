// The documentation is true: its code blocks name what there is and do what they say, its tables are those of the
// manifest and of what is fired, its links lead somewhere. Examples with a name are in recipes.mjs.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {getCompatibleVersions} from 'baseline-browser-mapping';
import {OLD_CHROMIUM} from '../../tools/browsers.mjs';
import {blocks, brokenLinks, bundled, inNode, pages, textOf} from '../../tools/code-blocks.mjs';
import {lazy, roomFiles} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const {scripts, browserslist} = json('package.json');
const elements = new Map(
  json('custom-elements.json')
    .modules.flatMap(({declarations}) => declarations)
    .filter(({tagName}) => tagName)
    .map((element) => [element.tagName, element]),
);
const namesOf = (tag, kind) => (elements.get(tag)?.[kind] ?? []).map(({name}) => name);

let opened;
before(async () => {
  opened = await openPage({html: '<script type="module" src="/dist/cdn/parlour.js"></script>'});
});
after(async () => {
  await opened.close();
  await closeBrowser();
});

describe('code in the documentation', () => {
  it('is of languages that are tested', () => {
    assert.ok(blocks.length > 30);
    assert.deepEqual(
      blocks.filter(({language}) => !['html', 'css', 'js', 'ts', 'sh', 'yaml'].includes(language)).map(({at}) => at),
      [],
    );
  });

  // the element that a page makes has what every game has
  const made = blocks.flatMap(({code}) => [...code.matchAll(/\bdefineGame\('([\w-]+)'/g)].map(([, tag]) => tag));
  for (const {at, code} of blocks.filter(({language}) => language === 'html')) {
    it(`${at}: its tags and attributes are there, and each game takes its settings`, async () => {
      const known = Object.fromEntries([
        ...[...elements.keys()].map((tag) => [tag, namesOf(tag, 'attributes')]),
        ...made.map((tag) => [tag, namesOf('game-table', 'attributes')]),
      ]);
      const problems = await opened.page.evaluate(
        async (html, attributesOf) => {
          const found = [];
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const refused = ({detail}) => found.push(detail.message);
          document.addEventListener('game-error', refused);
          for (const element of parsed.querySelectorAll('*')) {
            const {localName: tag, attributes} = element;
            if (element instanceof HTMLUnknownElement || (tag.includes('-') && !attributesOf[tag]))
              found.push(`<${tag}> is unknown`);
            for (const {name} of attributes) {
              if (attributesOf[tag] && !attributesOf[tag].includes(name) && !['id', 'class', 'lang'].includes(name))
                found.push(`<${tag}> has no ${name}`);
            }
          }
          const games = [...parsed.querySelectorAll('*')]
            .filter(({localName}) => attributesOf[localName])
            .map((game) => document.importNode(game));
          // nothing is kept, and the server of the examples is not asked
          for (const game of games) for (const name of ['autosave', 'room']) game.removeAttribute(name);
          document.body.append(...games);
          await Promise.all(games.map(({updateComplete}) => updateComplete));
          for (const game of games) game.remove();
          document.removeEventListener('game-error', refused);
          return found;
        },
        code,
        known,
      );
      assert.deepEqual(problems, []);
      assert.deepEqual(opened.noise(), []);
    });
  }

  for (const {at, code} of blocks.filter(({language}) => language === 'css')) {
    it(`${at}: its properties, parts and states are there`, () => {
      for (const [, selector, body] of code.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const [tag] = /[a-z]+(?:-[a-z\d]+)+/.exec(selector) ?? [];
        // a class is for all elements
        const tags = tag ? [tag] : [...elements.keys()];
        assert.ok(elements.has(tag) || /^\s*\.[a-z]+\s*$/.test(selector), selector);
        for (const [, part] of selector.matchAll(/::part\(([\w-]+)\)/g))
          assert.ok(namesOf(tag, 'cssParts').includes(part), `${tag} has no part ${part}`);
        for (const [, state] of selector.matchAll(/:state\(([\w-]+)\)/g))
          assert.ok(namesOf(tag, 'cssStates').includes(state), `${tag} has no state ${state}`);
        for (const [name] of body.matchAll(/--[\w-]+/g))
          assert.ok(
            tags.some((each) => namesOf(each, 'cssProperties').includes(name)),
            `${selector} has no ${name}`,
          );
      }
    });
  }

  for (const {at, code, name} of blocks.filter(({language}) => language === 'js')) {
    const onServer = name || /^import .* from 'node:/m.test(code); // recipes.mjs runs it
    const inBrowser = /\b(document|board|game|socket)\b\./.test(code);
    const runs = !onServer && !inBrowser;
    it(`${at}: what it imports is exported${runs ? ', and it gives what its comments say' : ''}`, async () => {
      if (onServer) return void (await bundled(code, {platform: 'node'}));
      if (inBrowser || !/^import .* from/m.test(code)) return void (await bundled(code));
      // `call; // value`, where the comment is a value: both are compared
      const compared = code.replace(/^(?!import|const|let)(.+);\s*\/\/ (.+)$/gm, (line, call, value) => {
        try {
          new Function(`return (${value})`)();
        } catch {
          return line;
        }
        return `same(${call}, ${value}, ${JSON.stringify(call)});`;
      });
      globalThis.same = (found, said, call) => {
        const close = (a, b) =>
          typeof a === 'number' && !Number.isInteger(b)
            ? Math.abs(a - b) < 10 ** -String(b).split('.')[1].length
            : Object.is(a, b);
        const whole = Array.isArray(said) && said.every((value) => typeof value === 'number');
        assert.ok(
          whole
            ? said.every((value, at) => close(found[at], value))
            : typeof said === 'object'
              ? (assert.deepEqual(found, said), true)
              : close(found, said),
          `${call} is ${found}, not ${said}`,
        );
      };
      await inNode(compared);
    });
  }

  for (const {at, code} of blocks.filter(({language}) => language === 'sh')) {
    it(`${at}: its scripts are there`, () => {
      for (const [, run, name] of code.matchAll(/npm (run )?([\w:-]+)/g)) {
        assert.ok(
          run || ['start', 'test'].includes(name)
            ? scripts[name]
            : ['install', 'ci', 'init', 'pkg', 'publish'].includes(name),
          `npm ${run ?? ''}${name}`,
        );
      }
    });
  }
});

describe('commands in the documentation', () => {
  const [, help] = /const help = `([^`]+)`/.exec(readFileSync(path.join(root, 'src/rooms-server/command.ts'), 'utf8'));
  for (const {at, code} of blocks.filter(({code}) => /\bparlour rooms\b/.test(code))) {
    it(`${at}: their options are there`, () => {
      for (const [, options] of code.matchAll(/parlour rooms(.*)/g)) {
        for (const [option] of options.matchAll(/--[\w-]+/g)) assert.ok(help.includes(`  ${option} `), option);
      }
    });
  }
});

describe('tables and links', () => {
  const firstColumn = (text) => [...text.matchAll(/^\| `((?:game|room)-[a-z-]+)` \|/gm)].map(([, name]) => name);
  const common = namesOf('snl-board', 'events');

  it('the README lists the events of every game', () => {
    assert.deepEqual(firstColumn(textOf('README.md')), common);
  });

  it('the page for embedders names each file and folder that loads beside a game', () => {
    const first = [...textOf('stories/embedding.mdx').matchAll(/^\| (`[\w-]+(?:\/|\.js)`.*?) +\|/gm)];
    const named = first.flatMap(([, names]) => names.match(/[\w-]+(\/|\.js)/g));
    const loaded = lazy
      .filter((each) => !roomFiles.includes(each))
      .map(({file}) => file.replace(/\/.*$|$/, (end) => (end ? '/' : '.js')));
    assert.deepEqual(named.sort(), [...new Set(loaded)].sort());
  });

  it('the README and the page for embedders name the supported browsers', () => {
    const [, date] = /^baseline widely available on (\S+)$/.exec(browserslist);
    const versions = new Map(
      getCompatibleVersions({widelyAvailableOnDate: date, suppressWarnings: true}).map((one) => [
        one.browser,
        one.version,
      ]),
    );
    // not older than the Chromium that the tests play in
    const played = parseInt(OLD_CHROMIUM, 10);
    for (const name of ['chrome', 'edge']) versions.set(name, Math.max(Number(versions.get(name)), played));
    for (const file of ['README.md', 'stories/embedding.mdx']) {
      const said = [...textOf(file).matchAll(/\b(Chrome|Edge|Firefox|Safari) ([\d.]+\d)/g)];
      assert.deepEqual(
        said.map(([text]) => text),
        ['Chrome', 'Edge', 'Firefox', 'Safari'].map((name) => `${name} ${versions.get(name.toLowerCase())}`),
        file,
      );
    }
    assert.ok(textOf('stories/embedding.mdx').includes(`on ${date}.`));
  });

  it('the README lists every element, and the page for each', () => {
    const listed = [...textOf('README.md').matchAll(/^\| \[`<([a-z\d-]+)>`\]\((stories\/[\w-]+\.mdx)\)/gm)];
    assert.deepEqual(listed.map(([, tag]) => tag).sort(), [...elements.keys()].sort());
    for (const [, tag, page] of listed) assert.ok(textOf(page).includes(`of="${tag}"`), page);
  });

  it('each event carries what the page on keys and events says, and no more', async () => {
    const rows = textOf('stories/keys-and-events.mdx').matchAll(/^\| `(game-[a-z-]+)` \|(.*?)\|/gm);
    const said = Object.fromEntries(
      [...rows].map(([, name, cell]) => [name, [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field).sort()]),
    );
    const heard = await opened.page.evaluate(
      async (types) => {
        const fields = Object.fromEntries(types.map((type) => [type, new Set()]));
        const always = ['game', 'gameId', 'number'];
        for (const type of types) {
          document.addEventListener(type, ({detail}) => {
            if (!always.every((name) => name in detail)) throw new Error(`${type} lacks ${always}`);
            for (const name of Object.keys(detail)) if (!always.includes(name)) fields[type].add(name);
          });
        }
        const place = async (tag, settings) => {
          const game = Object.assign(document.createElement(tag), {speed: 'instant', ...settings});
          document.body.append(game);
          await game.updateComplete;
          return game;
        };
        const board = await place('snl-board', {size: 2, snakes: '3-2'});
        await board.play('3');
        await board.play('not a move');
        board.size = 'large';
        await board.updateComplete;
        const blocks = await place('blockudoku-game', {
          board: Array.from({length: 9}, (_, row) => (row % 2 ? '010101010' : '101010101')),
          hand: 'I1 O4 O4',
        });
        await blocks.play('1 1B');
        const ludo = await place('ludo-game', {players: 3, pieces: 1, playOn: true, seed: 'places'});
        while (ludo.turn !== undefined) await ludo.play(ludo.legalMoves[0]);
        for (const game of [board, blocks, ludo]) game.remove();
        return Object.fromEntries(types.map((type) => [type, [...fields[type]].sort()]));
      },
      common.filter((name) => name.startsWith('game-')),
    );
    assert.deepEqual(heard, said);
  });

  /** The addresses of the pages in Storybook, from their titles. */
  const storybook = new Set(
    pages
      .filter((page) => page.endsWith('.mdx'))
      .map((page) => {
        const text = textOf(page);
        const stories = /import \* as Stories from '\.\/(.+?)'/.exec(text);
        const [, title] = /title(?:="|: ')([^"']+)["']/.exec(stories ? textOf(`stories/${stories[1]}`) : text);
        return `${title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/-$/, '')}--docs`;
      }),
  );
  for (const page of pages) {
    it(`${page}: its links lead somewhere`, () => {
      assert.deepEqual(
        brokenLinks(page, textOf, (file) => existsSync(path.join(root, file))),
        [],
      );
      for (const [, id] of textOf(page).matchAll(/\]\(\?path=\/docs\/([^)#]+)/g)) assert.ok(storybook.has(id), id);
    });
  }
});
