// Every example in the documentation that has a name is run as a reader would run it, on the built files in Chromium,
// and keeps what its recipe promises.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {blocks, bundled, example, inNode} from '../tools/code-blocks.mjs';
import {tags} from '../tools/entries.mjs';
import {root} from '../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

after(closeBrowser);

/** The files of the games, beside the page. */
const files = Object.fromEntries(['parlour', ...tags.map(({tag}) => tag)].map((name) => [`/${name}.js`, readFileSync(path.join(root, 'dist/cdn', `${name}.js`), 'utf8')]));

/** Opens a page, does something there, and wants nothing else on the console. */
async function on(html, work, {pages = {}} = {}) {
  const opened = await openPage({html, pages: {...files, ...pages}});
  try {
    await opened.page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
    await opened.page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
    await work(opened.page, opened);
    assert.deepEqual(opened.noise(), []);
  } finally {
    await opened.close();
  }
}

const status = (page) => page.$eval('[role=status]', (line) => line.textContent);
const says = (page, text) => page.waitForFunction((wanted) => document.querySelector('[role=status]').textContent === wanted, {}, text);

/** Makes first moves until the game is over. */
const playOut = (page, tag) =>
  page.$eval(tag, async (game) => {
    game.speed = 'instant';
    while (game.turn !== undefined) await game.play(game.legalMoves[0]);
    await game.presented;
  });

/** A page of a board for two, and a script of the documentation that finds it there. */
const withBoard = (attributes = '') => `<script type="module" src="/snl-board.js"></script><snl-board players="Ada, Ben" speed="instant" ${attributes}></snl-board>`;
const script = (name) => {
  const code = example(name);
  return `(async () => { ${/const board =/.test(code) ? '' : "const board = document.querySelector('snl-board');"} ${code} })()`;
};

const tests = {
  'a page has a game': {
    cdn: async () => {
      // the CDN is another origin, under whatever address
      let page;
      await on(({origin2}) => (page = example('cdn').replace(/https:\/\/cdn\.example\/@[^/]+\/[^/]+/, origin2)), (page) => throwsOnce(page));
      assert.doesNotMatch(page, /cdn\.example/);
    },
    file: () =>
      on(example('file'), async (page) => {
        await throwsOnce(page);
        const before = await page.$eval('snl-board', (board) => board.history.length);
        await page.reload();
        await page.waitForFunction((n) => document.querySelector('snl-board')?.history?.length >= n, {}, before);
      }),
    npm: async () => {
      const pages = {'/app.js': await bundled(example('npm'))};
      await on('<script type="module" src="/app.js"></script><snl-board players="Ada, Ben:auto"></snl-board>', (page) => throwsOnce(page), {pages});
    },
  },

  'a page drives a game': {
    readme: () =>
      on(withBoard('size="2" snakes="3-2"'), async (page, {messages}) => {
        await page.evaluate(script('readme'));
        assert.equal(await page.evaluate(() => JSON.parse(localStorage.game).moves.length), 1);
        await playOut(page, 'snl-board');
        const winner = await page.$eval('snl-board', ({result}) => ['Ada', 'Ben'][result.winners[0]]);
        assert.deepEqual(messages.splice(0).map(({text}) => text), [`${winner} wins`]);
      }),
    hear: () =>
      on(withBoard('size="2" snakes="3-2"'), async (page, {messages}) => {
        await page.evaluate(script('hear'));
        await page.$eval('snl-board', (board) => board.play('3'));
        const heard = messages.splice(0).map(({text}) => text.replace(/ [^ ]* ?Array.*$/, ''));
        assert.deepEqual(heard, ['Ada (page) made move 1: 3', 'Ada wins']);
      }),
    dice: () =>
      on(withBoard(), async (page) => {
        await page.evaluate(script('dice'));
        await page.$eval('snl-board', (board) => board.play('throw'));
        assert.deepEqual(await page.$eval('snl-board', (board) => board.history.map(({move}) => move)), ['5']);
      }, {pages: {'/throw': '5'}}),
    remote: () =>
      on(withBoard(), async (page) => {
        await page.evaluate(`const socket = {}; ${script('remote')}`);
        const moves = await page.$eval('snl-board', async (board) => {
          await board.updateComplete;
          await board.play('4');
          // as it comes from the other side, and once more, too late
          for (let i = 0; i < 2; i++) await socket.onmessage({data: JSON.stringify({move: '6', number: 2})});
          return new Promise((resolve) => board.updateComplete.then(() => resolve(board.history.map(({move}) => move))));
        });
        assert.deepEqual(moves, ['4', '6']);
      }),
    drive: () =>
      on(withBoard(), async (page) => {
        const code = script('drive').replace(/ \}\)\(\)$/, '; return {record, code, again: await board.load(code)}; })()');
        const {record, again} = await page.evaluate(code);
        assert.equal(record.seed, 'monday');
        assert.deepEqual(again, {ok: true, number: 0});
        assert.equal(await page.$eval('snl-board', ({state}) => state.board.name), 'chutes');
      }),
    dress: () =>
      on(`<style>${example('dress')}</style>${withBoard('size="2" snakes="3-2"')}`, async (page) => {
        const look = () =>
          page.$eval('snl-board', (board) => {
            const button = board.shadowRoot.querySelector('[part~=throw]');
            return [getComputedStyle(board).backgroundColor, getComputedStyle(button).backgroundColor, getComputedStyle(button).borderRadius, getComputedStyle(board).outlineColor];
          });
        const [ground, accent, corner] = await look();
        assert.deepEqual([ground, accent, corner], ['rgba(0, 0, 0, 0)', 'rgb(102, 51, 153)', '99px']);
        await page.$eval('snl-board', (board) => board.play('3'));
        assert.equal((await look())[3], 'rgb(255, 215, 0)');
      }),
    words: async () => {
      const pages = {'/app.js': await bundled(example('words'))};
      await on('<script type="module" src="/app.js"></script><snl-board lang="nl" players="Ada, Ben"></snl-board>', async (page) => {
        const text = await page.$eval('snl-board', (board) => board.updateComplete.then(() => board.shadowRoot.textContent));
        assert.match(text, /Gooi/);
        assert.match(text, /Ada gooit\./);
      }, {pages});
    },
    tally: () =>
      on('<script type="module" src="/parlour.js"></script><game-table players="Ada, Ben"><snl-board size="2" snakes="3-2" speed="instant"></snl-board></game-table>', async (page, {messages}) => {
        await page.evaluate(`(async () => { ${example('tally')} })()`);
        await page.$eval('snl-board', (board) => board.play('3'));
        assert.deepEqual(messages.splice(0).map(({type}) => type), ['table']);
      }),
    ludo: async () => {
      const code = example('ludo').replace(/^legalMoves/m, 'window.found = legalMoves').replace(/^simulate/m, 'window.wins = simulate');
      const pages = {'/app.js': await bundled(`${code}\n`)};
      await on('<script type="module" src="/ludo-game.js"></script><ludo-game players="Ada, Ben"></ludo-game><script type="module" src="/app.js"></script>', async (page) => {
        await page.waitForFunction(() => window.wins);
        assert.deepEqual(await page.evaluate(() => window.found), []);
        assert.equal(await page.evaluate(() => window.wins.reduce((sum, wins) => sum + wins)), 100);
      }, {pages});
    },
  },

  'a recipe': {
    scores: async () => {
      const sent = [];
      const finish = async (page) => {
        page.on('request', (request) => request.method() === 'POST' && sent.push([new URL(request.url()).pathname, request.postData()]));
        await page.$eval('blockudoku-game', (game) => game.newGame({seed: 'recipe'}));
        await playOut(page, 'blockudoku-game');
      };
      await on(example('scores'), async (page) => {
        await finish(page);
        await says(page, 'Your score is on the list.');
        const score = await page.$eval('blockudoku-game', ({state}) => state.score);
        const [[to, body]] = sent;
        assert.equal(sent.length, 1);
        assert.equal(to, '/scores');
        assert.equal(JSON.parse(body).score, score);
        assert.ok(score > 0);
      }, {pages: {'/scores': 'thank you'}});
      // without the server
      await on(example('scores'), async (page, {messages}) => {
        await finish(page);
        await says(page, 'The list can’t be reached. Your score stays here.');
        assert.match(messages.splice(0).map(({text}) => text).join(), /404/);
      });
      assert.equal(sent.length, 2);
    },
    check: async () => {
      const {check} = await inNode(example('check'));
      const {blockudoku, Session} = await inNode("export {Session} from '@parlour/elements/kit';\nexport {blockudoku} from '@parlour/elements/rules/blockudoku.js';");
      const game = (options = {}) => {
        const session = new Session(blockudoku, {options: blockudoku.parseOptions(options), seats: [{name: 'Ada', kind: 'person'}], seed: 'recipe', id: 'one'});
        while (session.turn !== undefined) session.play(session.legalMoves[0], 'person');
        return {id: 'one', score: session.state.score, record: session.save()};
      };
      const honest = game();
      assert.deepEqual(check(honest), {ok: true, score: honest.score});
      for (const [cheat, why] of [
        [{...honest, score: honest.score + 1}, /another score/],
        [{...honest, id: 'two'}, /another game/],
        [{...honest, record: {...honest.record, moves: honest.record.moves.slice(0, -1)}}, /not over/],
        [{...honest, record: {...honest.record, seed: 'other'}}, /Move \d+/],
        [{...honest, record: {...honest.record, seed: undefined}}, /drew/],
        [game({scoring: 'woodoku'}), /rules of its own/],
        [game({hand: 'I1 I1 I1'}), /rules of its own/],
        [{...honest, record: 'nonsense'}, /./],
      ]) {
        const {ok, message} = check(cheat);
        assert.equal(ok, false);
        assert.match(message, why);
      }
    },
    daily: () =>
      on(example('daily'), async (page) => {
        const seeds = () => page.evaluate(() => ['peg-solitaire', 'blockudoku-game'].map((tag) => document.querySelector(tag).save().seed));
        const ready = () => page.waitForFunction(() => document.querySelector('blockudoku-game')?.shadowRoot && document.querySelector('peg-solitaire').shadowRoot);
        const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));
        await ready();
        assert.equal(await page.$eval('h1', ({textContent}) => textContent), `Today, ${today}`);
        assert.deepEqual(await seeds(), [today, `daily ${today}`]);
        await page.$eval('peg-solitaire', async (game) => {
          game.speed = 'instant';
          const {winnable, way} = await game.hint();
          if (!winnable) throw new Error('It can’t be won.');
          for (const move of way) await game.play(move);
        });
        await says(page, 'Solved! Come back tomorrow.');
        await page.reload();
        await ready();
        assert.equal(await page.$eval('peg-solitaire', ({result}) => result?.winners.length), 1, 'today’s is kept');
        await page.evaluateOnNewDocument(() => {
          const [Real, day] = [Date, 24 * 60 * 60 * 1000];
          globalThis.Date = class extends Real {
            constructor(...args) {
              super(...(args.length > 0 ? args : [Real.now() + day]));
            }
          };
        });
        await page.reload();
        await ready();
        const [pegs, blocks] = await seeds();
        assert.notEqual(pegs, today);
        assert.equal(blocks, `daily ${pegs}`);
        assert.equal(await page.$eval('peg-solitaire', ({history}) => history.length), 0, 'tomorrow’s is new');
      }),
    tournament: () =>
      on(example('tournament'), async (page) => {
        let games = 0;
        const list = () => page.$$eval('li', (items) => items.map(({textContent}) => textContent));
        for (; (await status(page)) === ''; games++) {
          const tag = games % 2 ? 'ludo-game' : 'snl-board';
          if (games > 1) await page.$eval(tag, (game) => game.newGame());
          await playOut(page, tag);
        }
        const standing = await list();
        assert.ok(games >= 3 && games <= 5, `${games} games`);
        assert.equal(standing.reduce((sum, line) => sum + Number(line.split(': ')[1]), 0), games);
        assert.match(standing[0], /: 3$/);
        const cup = `The cup goes to ${standing[0].split(':')[0]}!`;
        assert.equal(await status(page), cup);
        await page.reload();
        await says(page, cup);
        assert.deepEqual(await list(), standing);
      }),
    brand: () =>
      on(example('brand'), async (page) => {
        const look = () =>
          page.$eval('snl-board', (board) => {
            const button = getComputedStyle(board.shadowRoot.querySelector('[part~=throw]'));
            const {backgroundColor, color, fontFamily} = getComputedStyle(board);
            return {ground: backgroundColor, ink: color, font: fontFamily, accent: button.backgroundColor, corner: button.borderRadius, letters: button.textTransform};
          });
        const same = {font: 'Georgia, serif', corner: '99px', letters: 'uppercase'};
        const seen = async (scheme) => (await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]), look());
        assert.deepEqual(await seen('light'), {...same, ground: 'rgb(255, 247, 240)', ink: 'rgb(48, 36, 63)', accent: 'rgb(138, 45, 107)'});
        assert.deepEqual(await seen('dark'), {...same, ground: 'rgb(29, 26, 43)', ink: 'rgb(243, 236, 255)', accent: 'rgb(240, 166, 216)'});
      }),
    demo: () =>
      on(example('demo'), async (page) => {
        await page.evaluate(() => {
          window.ids = new Set();
          document.addEventListener('game-move', ({detail}) => ids.add(detail.gameId));
        });
        await page.waitForFunction(() => ids.size >= 2, {timeout: 60_000});
        await page.$eval('ludo-game', (game) => game.pause());
      }),
    lesson: () =>
      on(example('lesson'), async (page) => {
        for (const [sentence, positions] of [
          ['You throw a 2 and land at the foot of a ladder: up to 11.', [11, 1]],
          ['Ben throws a 5 and walks to 6.', [11, 6]],
          ['A 3 takes you to the head of a snake: down to 6 again.', [6, 6]],
        ]) {
          await page.click('button');
          await says(page, sentence);
          assert.deepEqual(await page.$eval('snl-board', ({state}) => state.positions), positions);
        }
        assert.equal(await page.$eval('button', ({disabled}) => disabled), true);
      }),
  },
};

/** The throw button makes a throw, and the automatic player answers. */
async function throwsOnce(page) {
  await page.$eval('snl-board', (board) => board.updateComplete.then(() => board.shadowRoot.querySelector('[part~=throw]').click()));
  await page.waitForFunction(() => document.querySelector('snl-board').history.length === 2);
}

for (const [title, group] of Object.entries(tests)) {
  describe(title, () => {
    for (const [name, test] of Object.entries(group)) it(name, {timeout: 90_000}, test);
  });
}

it('every example with a name is run', () => {
  assert.deepEqual(Object.values(tests).flatMap(Object.keys).sort(), blocks.flatMap(({name}) => name ?? []).sort());
});
