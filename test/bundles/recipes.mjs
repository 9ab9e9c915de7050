// Every example in the documentation that has a name is run as a reader would run it, on the built files in Chromium,
// and keeps what its recipe promises.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {after, describe, it} from 'node:test';
import {blocks, bundled, example, inNode} from '../../tools/code-blocks.mjs';
import {lazy, tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';

after(closeBrowser);

const classicFiles = ['parlour', 'snl-board', 'ludo-game'].map((name) => `${name}.classic`);

/** The files of the games, beside the page. */
const files = Object.fromEntries(
  ['parlour', 'parlour-auto', ...classicFiles, ...tags.map(({tag}) => tag), ...lazy.map(({file}) => file)].map(
    (name) => [`/${name}.js`, readFileSync(path.join(root, 'dist/cdn', `${name}.js`), 'utf8')],
  ),
);

const styleSheet = {'/parlour.css': readFileSync(path.join(root, 'dist/cdn/parlour.css'), 'utf8')};

/** A page with these files beside it. */
const on = (html, work, {pages = {}} = {}) =>
  onPage({html, pages: {...files, ...styleSheet, ...pages}}, async (page, opened) => {
    await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
    await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
    await work(page, opened);
  });

const status = (page) => page.$eval('[role=status]', (line) => line.textContent);
const says = (page, text) =>
  page.waitForFunction((wanted) => document.querySelector('[role=status]').textContent === wanted, {}, text);

/** Makes first moves until the game is over. */
const playOut = (page, tag) =>
  page.$eval(tag, async (game) => {
    game.speed = 'instant';
    while (game.turn !== undefined) await game.play(game.legalMoves[0]);
    await game.presented;
  });

/** A page of a board for two, and a script of the documentation that finds it there. */
const withBoard = (attributes = '') =>
  `<script type="module" src="/snl-board.js"></script><snl-board players="Ada, Ben" speed="instant" ${attributes}></snl-board>`;
const script = (name) => {
  const code = example(name);
  return `(async () => { ${/const board =/.test(code) ? '' : "const board = document.querySelector('snl-board');"} ${code} })()`;
};

/** A page in which a script of the documentation comes before the file of the game, and what the script leaves in `done`. */
const early = (name, attributes, done) => [
  `<snl-board players="Ada, Ben" speed="instant" ${attributes}></snl-board>
    <script type="module" src="/example.js"></script><script type="module" src="/snl-board.js"></script>`,
  {
    pages: {
      '/example.js': `${/const board =/.test(example(name)) ? '' : "const board = document.querySelector('snl-board');"}
        ${example(name)}; window.done = ${done};`,
    },
  },
];
const done = async (page) => (await page.waitForFunction(() => window.done)).jsonValue();

/** What calls in an example return, on a page with the game; each is given by its beginning. */
async function returned(name, tag, ...calls) {
  const kept = calls.reduce((code, call) => code.replace(`\n${call}`, `\nwindow['${call}'] = ${call}`), example(name));
  const pages = {'/app.js': await bundled(`${kept}\nwindow.done = true;`)};
  let values;
  await on(
    `<script type="module" src="/${tag}.js"></script><${tag} players="Ada, Ben"></${tag}>
      <script type="module" src="/app.js"></script>`,
    async (page) => {
      await done(page);
      values = await page.evaluate((names) => names.map((each) => window[each]), calls);
    },
    {pages},
  );
  return values;
}

const tests = {
  'a page has a game': {
    cdn: async () => {
      // the CDN is another origin, under whatever address
      let page;
      await on(
        ({origin2}) => (page = example('cdn').replace(/https:\/\/cdn\.example\/@[^/]+\/[^/]+/, origin2)),
        (page) => rollsOnce(page),
      );
      assert.doesNotMatch(page, /cdn\.example/);
    },
    // the folder `dist` is beside the page, as in a clone
    clone: () => onPage({html: example('clone')}, (page) => rollsOnce(page)),
    auto: () =>
      on(
        ({origin2}) => example('auto').replace(/https:\/\/cdn\.example\/@[^/]+\/[^/]+/, origin2),
        async (page) => {
          assert.deepEqual(
            await page.$$eval('tic-tac-toe, nim-game', (games) => games.map(({legalMoves}) => legalMoves.length > 0)),
            [true, true],
          );
        },
      ),
    file: () =>
      on(example('file'), async (page) => {
        await rollsOnce(page);
        const before = await page.$eval('snl-board', (board) => board.history.length);
        await page.reload();
        await page.waitForFunction((n) => document.querySelector('snl-board')?.history?.length >= n, {}, before);
      }),
    npm: async () => {
      const pages = {'/app.js': await bundled(example('npm'))};
      await on(
        '<script type="module" src="/app.js"></script><snl-board players="Ada, Ben:auto"></snl-board>',
        (page) => rollsOnce(page),
        {pages},
      );
    },
  },

  'a page drives a game': {
    readme: () => {
      const [html, pages] = early('readme', 'size="2" snakes="3-2"', 'JSON.parse(localStorage.game)');
      return on(
        html,
        async (page, {messages}) => {
          assert.equal((await done(page)).moves.length, 1);
          await playOut(page, 'snl-board');
          const winner = await page.$eval('snl-board', ({result}) => ['Ada', 'Ben'][result.winners[0]]);
          assert.deepEqual(
            messages.splice(0).map(({text}) => text),
            [`${winner} wins`],
          );
        },
        pages,
      );
    },
    hear: () =>
      on(withBoard('size="2" snakes="3-2"'), async (page, {messages}) => {
        await page.evaluate(script('hear'));
        await page.$eval('snl-board', (board) => board.play('3'));
        const heard = messages.splice(0).map(({text}) => text.replace(/ [^ ]* ?Array.*$/, ''));
        assert.deepEqual(heard, ['Ada (page) made move 1: 3', 'Ada wins']);
      }),
    late: () =>
      on(withBoard(), async (page, {messages}) => {
        const id = await page.$eval('snl-board', async (board) => {
          await board.play('3');
          return board.gameId;
        });
        await page.evaluate(script('late'));
        assert.deepEqual(
          messages.splice(0).map(({text}) => text),
          [`game ${id}, 1 moves, to act: 1`],
        );
      }),
    dice: () =>
      on(
        withBoard(),
        async (page) => {
          await page.evaluate(script('dice'));
          await page.$eval('snl-board', (board) => board.play('roll'));
          assert.deepEqual(await page.$eval('snl-board', (board) => board.history.map(({move}) => move)), ['5']);
        },
        {pages: {'/roll': '5'}},
      ),
    remote: () =>
      on(withBoard(), async (page) => {
        await page.evaluate(`const socket = {}; ${script('remote')}`);
        const moves = await page.$eval('snl-board', async (board) => {
          await board.updateComplete;
          await board.play('4');
          // as it comes from the other side, and once more, too late
          for (let i = 0; i < 2; i++) await socket.onmessage({data: JSON.stringify({move: '6', number: 2})});
          return new Promise((resolve) =>
            board.updateComplete.then(() => resolve(board.history.map(({move}) => move))),
          );
        });
        assert.deepEqual(moves, ['4', '6']);
      }),
    replay: () =>
      on(withBoard('size="2" snakes="3-2" link'), async (page) => {
        const code = await page.$eval('snl-board', async (board) => {
          await board.play('3');
          const code = board.share();
          await board.newGame();
          return code;
        });
        await page.evaluate((hash) => (location.hash = hash), `replay=${code}`);
        await page.evaluate(script('replay'));
        assert.deepEqual(await page.$eval('snl-board', ({history}) => history.map(({move}) => move)), ['3']);
        assert.ok(await page.$eval('snl-board', ({result}) => result));
      }),
    drive: () => {
      const [html, pages] = early('drive', '', '{record, again: await board.load(code)}');
      return on(
        html,
        async (page) => {
          const {record, again} = await done(page);
          assert.equal(record.seed, 'monday');
          assert.deepEqual(again, {ok: true, number: 0});
          assert.equal(await page.$eval('snl-board', ({state}) => state.board.name), 'chutes');
        },
        pages,
      );
    },
    dress: () =>
      on(`<style>${example('dress')}</style>${withBoard('size="2" snakes="3-2"')}`, async (page) => {
        const look = () =>
          page.$eval('snl-board', (board) => {
            const button = board.shadowRoot.querySelector('[part~=roll]');
            return [
              getComputedStyle(board).backgroundColor,
              getComputedStyle(button).backgroundColor,
              getComputedStyle(button).borderRadius,
              getComputedStyle(board).outlineColor,
            ];
          });
        const [ground, accent, corner] = await look();
        assert.deepEqual([ground, accent, corner], ['rgba(0, 0, 0, 0)', 'rgb(102, 51, 153)', '99px']);
        await page.$eval('snl-board', (board) => board.play('3'));
        assert.equal((await look())[3], 'rgb(255, 215, 0)');
      }),
    words: async () => {
      const pages = {'/app.js': await bundled(example('words'))};
      await on(
        '<script type="module" src="/app.js"></script><snl-board lang="nl" players="Ada, Ben"></snl-board>',
        async (page) => {
          const text = await page.$eval('snl-board', (board) =>
            board.updateComplete.then(() => board.shadowRoot.textContent),
          );
          assert.match(text, /Gooi/);
          assert.match(text, /Ada gooit\./);
        },
        {pages},
      );
    },
    tally: () =>
      on(
        '<script type="module" src="/parlour.js"></script><game-table players="Ada, Ben"><snl-board size="2" snakes="3-2" speed="instant"></snl-board></game-table>',
        async (page, {messages}) => {
          await page.evaluate(`(async () => { ${example('tally')} })()`);
          await page.$eval('snl-board', (board) => board.play('3'));
          assert.deepEqual(
            messages.splice(0).map(({type}) => type),
            ['table'],
          );
        },
      ),
    ludo: async () => {
      const [moves, wins] = await returned('ludo', 'ludo-game', 'legalMoves', 'simulate');
      assert.deepEqual(moves, []);
      assert.equal(wins[0] + wins[1], 100);
    },
    'tic-tac-toe': async () => assert.deepEqual(await returned('tic-tac-toe', 'tic-tac-toe', 'finish'), ['b2']),
    nim: async () =>
      assert.deepEqual(await returned('nim', 'nim-game', 'nimSum', 'winningMoves'), [1, ['1-1', '2-1', '3-1']]),
  },

  'a recipe': {
    question: () =>
      on(example('question'), async (page) => {
        const rolls = () => page.$eval('snl-board', ({history}) => history.length);
        const isOpen = (wanted) =>
          page.waitForFunction((open) => document.querySelector('dialog').open === open, {}, wanted);
        const isRolled = (number) =>
          page.waitForFunction((n) => document.querySelector('snl-board').history.length === n, {}, number);
        /** Tabs from the question to an answer, and presses it. */
        async function answer(text) {
          for (let focused = ''; focused !== text;) {
            await page.keyboard.press('Tab');
            focused = await page.evaluate(() => document.activeElement.textContent);
          }
          await page.keyboard.press('Enter');
          await isOpen(false);
        }
        await page.$eval('snl-board', (board) => board.updateComplete.then(() => board.focus()));
        // held down, the key answers nothing
        await page.keyboard.down('Enter');
        await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
        await isOpen(true);
        assert.equal(await page.$eval('dialog', (dialog) => dialog.contains(document.activeElement)), true);
        const {name, role} = await page.accessibility.snapshot({root: await page.$('dialog')});
        assert.deepEqual([role, name], ['dialog', 'Ada: What is 7 × 8?']);
        await page.keyboard.press('Escape');
        await isOpen(false);
        assert.equal(await rolls(), 0);

        await page.click('snl-board >>> [part~=roll]');
        await answer('54');
        await says(page, 'Not quite. What is 7 × 8? 56.');
        assert.equal(await rolls(), 0);
        await page.click('snl-board >>> [part~=roll]');
        await answer('Jupiter');
        await says(page, 'Right!');
        await isRolled(1);

        // Ben's turn; the page itself is not asked
        await page.$eval('snl-board', (board) => board.play('roll'));
        await isRolled(2);
        assert.equal(await page.$eval('dialog', ({open}) => open), false);
      }),
    scores: async () => {
      const sent = [];
      const finish = async (page) => {
        page.on('request', (request) => request.method() === 'POST' && sent.push(request));
        await playOut(page, 'blockudoku-game');
      };
      const paths = () => sent.map((request) => new URL(request.url()).pathname);
      await on(
        example('scores'),
        async (page) => {
          const seed = () => page.$eval('blockudoku-game', (game) => game.save().seed);
          assert.equal(await seed(), 'given out');
          await page.type('input', 'Ada');
          await page.keyboard.press('Tab');
          await page.$eval('blockudoku-game', async (game) => {
            await game.play(game.legalMoves[0]);
            game.removeAttribute('seed');
          });
          await finish(page);
          await says(page, 'On the list with 7 points.');
          await page.waitForFunction(() => document.querySelector('li')?.textContent === 'Ada: 7');
          assert.equal(JSON.parse(sent[0].postData()).seats[0].name, 'Ada');
          assert.deepEqual(JSON.parse(sent[0].postData()), await page.$eval('blockudoku-game', (game) => game.save()));
          // the next game has the next seed
          await page.waitForFunction(() => document.querySelector('blockudoku-game').hasAttribute('seed'));
          await page.$eval('blockudoku-game', (game) => game.newGame());
          assert.equal(await seed(), 'given out');
          assert.deepEqual(paths(), ['/scores', '/seed']);
        },
        {pages: {'/seed': '{"seed": "given out"}', '/scores': '{"score": 7, "scores": [{"name": "Ada", "score": 7}]}'}},
      );
      // without the server
      sent.length = 0;
      await on(example('scores'), async (page, {messages}) => {
        // the list is asked for again after the score and the next seed
        const asked = page.waitForResponse((answer) => answer.request().method() === 'GET' && sent.length === 2);
        await finish(page);
        await says(page, 'The score could not be added to the list.');
        await asked;
        await page.evaluate(() => {}); // what the answer put on the console has come
        assert.deepEqual(paths(), ['/scores', '/seed']);
        for (const {text} of messages.splice(0)) assert.match(text, /404/);
      });
    },
    check: async () => {
      process.env.PORT = '0';
      const {server} = await inNode(example('check'));
      const {blockudoku, Session} = await inNode(
        "export {Session} from '@parlour/elements/kit';\nexport {blockudoku} from '@parlour/elements/rules/blockudoku.js';",
      );
      try {
        if (!server.listening) await once(server, 'listening');
        const post = (to, body) =>
          fetch(`http://127.0.0.1:${server.address().port}${to}`, {method: 'POST', body}).then(async (answer) => ({
            status: answer.status,
            ...(await answer.json()),
          }));
        const give = async () => (await post('/seed')).seed;
        const handIn = (record) => post('/scores', JSON.stringify(record));
        const game = (seed, options = {}) => {
          const session = new Session(blockudoku, {
            options: blockudoku.parseOptions(options),
            seats: [{name: 'Ada', kind: 'person'}],
            seed,
            id: 'one',
          });
          while (session.turn !== undefined) session.play(session.legalMoves[0], 'person');
          return {score: session.state.score, record: session.save()};
        };

        const seed = await give();
        const {score, record} = game(seed);
        for (const [cheat, code] of [
          [{...record, moves: record.moves.slice(0, -1)}, 'not-over'],
          [{...record, seed: await give()}, 'other-options'], // other first pieces
          [game('my own').record, 'other-seed'],
          [game(seed, {hand: 'I1 I1 I1'}).record, 'other-options'],
          [{...record, moves: [[record.moves[0][0], 'person', 199_999]]}, 'too-long'],
          ['nonsense', 'bad-record'],
        ]) {
          const {status, ok, code: why} = await handIn(cheat);
          assert.deepEqual([status, ok, why], [422, false, code]);
        }
        assert.equal((await post('/scores', 'no JSON')).code, 'bad-record');
        const list = async () =>
          (await (await fetch(`http://127.0.0.1:${server.address().port}/scores`)).json()).scores;
        assert.deepEqual(await list(), []);
        assert.equal((await post('/elsewhere')).status, 404);

        // at once under two ids: one of them counts
        const answers = await Promise.all([handIn(record), handIn({...record, id: 'two'})]);
        assert.deepEqual(answers.map(({status}) => status).sort(), [200, 422]);
        assert.equal(answers.find(({status}) => status === 200).score, score);
        assert.equal((await handIn(record)).code, 'other-seed');
        assert.deepEqual(await list(), [{name: 'Ada', score}]);

        // too long a body is not read to its end: it is refused, or the connection is closed, and the server goes on
        const long = await post('/scores', ' '.repeat(20_000_000)).catch(() => undefined);
        assert.ok(long === undefined || long.status === 422);
        assert.equal((await handIn(game(await give()).record)).status, 200);
      } finally {
        server.closeAllConnections();
        server.close();
        delete process.env.PORT;
      }
    },
    challenge: () =>
      on(`${example('challenge')}<script type="module" src="/blockudoku-game.js"></script>`, async (page) => {
        const playToEnd = () =>
          page.$eval('blockudoku-game', async (game) => {
            await game.updateComplete;
            const {hand} = game.state;
            while (game.turn !== undefined) await game.play(game.legalMoves[0]);
            return [hand, game.state.score, (await game.resultText()).text];
          });
        const [hand, score, text] = await playToEnd();
        await page.goto(/^Can you do better\? (http.*)$/m.exec(text)[1]);
        await page.waitForFunction(
          (target) => document.querySelector('blockudoku-game').targetScore === target,
          {},
          score,
        );
        assert.deepEqual((await playToEnd()).slice(0, 2), [hand, score]);
        const verdict = `${score.toLocaleString('en')} not beaten.`;
        await page.waitForSelector(`blockudoku-game >>> [part=target-score]::-p-text(${verdict})`);
      }),
    daily: () =>
      on(example('daily'), async (page) => {
        const seeds = () =>
          page.evaluate(() =>
            ['peg-solitaire', 'blockudoku-game'].map((tag) => document.querySelector(tag).save().seed),
          );
        const ready = () =>
          page.waitForFunction(
            () =>
              document.querySelector('blockudoku-game')?.shadowRoot &&
              document.querySelector('peg-solitaire').shadowRoot,
          );
        const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));
        await ready();
        assert.deepEqual(await seeds(), [`daily ${today}`, `daily ${today}`]);
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
        assert.notEqual(pegs, `daily ${today}`);
        assert.equal(blocks, pegs);
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
        assert.equal(
          standing.reduce((sum, line) => sum + Number(line.split(': ')[1]), 0),
          games,
        );
        assert.match(standing[0], /: 3$/);
        const cup = `The cup goes to ${standing[0].split(':')[0]}!`;
        assert.equal(await status(page), cup);
        await page.reload();
        await says(page, cup);
        assert.deepEqual(await list(), standing);
      }),
    brand: () =>
      on(example('brand'), async (page) => {
        for (const [scheme, ground, ink, accent] of [
          ['light', 'rgb(255, 247, 240)', 'rgb(48, 36, 63)', 'rgb(138, 45, 107)'],
          ['dark', 'rgb(29, 26, 43)', 'rgb(243, 236, 255)', 'rgb(240, 166, 216)'],
        ]) {
          await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
          const look = await page.$eval('snl-board', (board) => {
            const {backgroundColor, fontFamily} = getComputedStyle(board);
            const {color} = getComputedStyle(board.shadowRoot.querySelector('.status'));
            const button = getComputedStyle(board.shadowRoot.querySelector('[part~=roll]'));
            return [
              backgroundColor,
              color,
              button.backgroundColor,
              fontFamily,
              button.borderRadius,
              button.textTransform,
            ];
          });
          assert.deepEqual(look, [ground, ink, accent, 'Georgia, serif', '99px', 'uppercase']);
        }
      }),
    demo: () =>
      on(example('demo'), async (page) => {
        await page.evaluate(() => {
          window.ids = new Set();
          document.addEventListener('game-move', ({detail}) => ids.add(detail.gameId));
          // each move would take its beat
          document.querySelector('ludo-game').speed = 'instant';
        });
        await page.waitForFunction(() => ids.size >= 2, {timeout: 60_000});
        await page.$eval('ludo-game', (game) => game.pause());
      }),
    'file-store': async () => {
      const {fileStore} = await inNode(example('file-store'));
      const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-rooms-'));
      const store = await fileStore(folder);
      const heard = [];
      const unlisten = await store.listen('ABCDEF', (at, entry) => heard.push([at, entry]));
      const both = await Promise.all([store.append('ABCDEF', 0, 'one'), store.append('ABCDEF', 0, 'another')]);
      assert.deepEqual(both, [true, false]);
      assert.equal(await store.append('ABCDEF', 1, 'two'), true);
      unlisten();
      assert.equal(await store.append('ABCDEF', 2, 'three'), true);
      assert.deepEqual(heard, [
        [0, 'one'],
        [1, 'two'],
      ]);
      const again = await fileStore(folder);
      assert.deepEqual(await again.read('ABCDEF', 1), ['two', 'three']);
      assert.deepEqual(await again.read('ABCDEF', 0, 1), ['one']);
      assert.deepEqual(await again.read('GHJKLM', 0), []);
      rmSync(folder, {recursive: true});
    },
    lesson: () =>
      on(example('lesson'), async (page) => {
        for (const [sentence, positions] of [
          ['You roll a 2 and land at the foot of a ladder: up to 11.', [11, 1]],
          ['Ben rolls a 5 and walks to 6.', [11, 6]],
          ['A 3 takes you to the head of a snake: down to 6 again.', [6, 6]],
        ]) {
          await page.click('button');
          await says(page, sentence);
          assert.deepEqual(await page.$eval('snl-board', ({state}) => state.positions), positions);
        }
        assert.equal(await page.$eval('button', ({disabled}) => disabled), true);
      }),
    'noughts-and-crosses': async () => {
      const pages = {'/app.js': await bundled(example('noughts-and-crosses'))};
      await on(
        '<script type="module" src="/app.js"></script><noughts-and-crosses lang="de" players="Ada, Ben:auto:hard"></noughts-and-crosses>',
        async (page) => {
          await (await page.waitForSelector('noughts-and-crosses >>> [data-target=a3]')).click();
          await page.waitForSelector('noughts-and-crosses >>> [aria-label="b2, Ben"]');
          await (await page.waitForSelector('noughts-and-crosses >>> [data-target=b2]')).click();
          await page.waitForSelector('noughts-and-crosses >>> ::-p-text(Dieses Feld ist besetzt.)');
          await page.$eval('noughts-and-crosses', (game) => Object.assign(game, {players: 'Ada, Ben'}).newGame());
          await playOut(page, 'noughts-and-crosses');
          await page.waitForSelector('noughts-and-crosses >>> ::-p-text(Ada gewinnt!)');
        },
        {pages},
      );
    },
    'kalah-game': () =>
      passes('kalah-game', async (page) => {
        const player = await page.$('kalah-game');
        // three from the end of the first side to the store: another turn
        await (await page.waitForSelector('kalah-game >>> [aria-label="Ada, a3: 4 stones"]')).click();
        await page.waitForFunction((game) => game.history.length === 1 && game.turn === 0, {}, player);
        await (await page.waitForSelector('kalah-game >>> [aria-label="Ada, a3: 0 stones"]')).click();
        await page.waitForSelector('kalah-game >>> ::-p-text(That pit is empty.)');
      }),
    'pig-game': () =>
      passes('pig-game', async (page) => {
        await (await page.waitForSelector('pig-game >>> [data-target="hold"]')).click();
        await page.waitForSelector('pig-game >>> ::-p-text(Roll first.)');
        await (await page.waitForSelector('pig-game >>> [data-target="roll"]')).click();
        await page.waitForSelector('pig-game >>> ::-p-text(Ada rolls)');
      }),
    'reversi-game': async () => {
      await passes('reversi-game', async (page) => {
        await (await page.waitForSelector('reversi-game >>> [aria-label="a1, empty"]')).click();
        await page.waitForSelector('reversi-game >>> ::-p-text(A disc there would turn none.)');
        await (await page.waitForSelector('reversi-game >>> [data-target="d3"]')).click();
        await page.waitForSelector('reversi-game >>> [aria-label="d4, Ada"]');
      });
      const {rules} = await inNode(example('reversi-game'));
      // published numbers of games by length: there a pass is a move, here it is an effect of the move before
      assert.deepEqual(numbersOfGames(rules, 9), [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288]);
      assert.ok(example('reversi-game').trim().split('\n').length < 100, 'less than a hundred lines');
    },
    'result-details': async () => {
      const onDemand = "onDemand: {resultDetails: new OnDemand(() => import('./result-details.js'))},";
      const code = example('reversi-game')
        .replace('lookAhead,', 'lookAhead, OnDemand,')
        .replace(/^ {2}words:/m, `  ${onDemand}\n$&`);
      const pages = {'/app.js': await bundled(code)};
      await on(
        '<script type="module" src="/app.js"></script><reversi-game players="Ada, Ben"></reversi-game>',
        async (page) => {
          await playOut(page, 'reversi-game');
          const [{winners, scores}, discs, text] = await page.$eval('reversi-game', async (game) => [
            game.result,
            game.state.discs,
            (await game.resultText()).text,
          ]);
          const counts = ['0', '1'].map((disc) => discs.split(disc).length - 1);
          assert.deepEqual(scores, counts);
          assert.deepEqual(winners, [Number(counts[1] > counts[0])]);
          const lines = text.split('\n').filter((line) => /^[🟩⚫⚪]{8}$/u.test(line));
          assert.equal(lines.length, 8);
          assert.deepEqual(
            ['⚫', '⚪'].map((disc) => lines.join('').split(disc).length - 1),
            counts,
          );
        },
        {pages},
      );
    },
    'own-rooms': async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-own-rooms-'));
      // the server loads what it needs from there
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
      const file = path.join(folder, 'server.mjs');
      const code = `${example('own-rooms').replace('port: 2567', 'port: 0')}\nexport {server};`;
      writeFileSync(file, await bundled(code, {platform: 'node'}));
      const {server} = await import(pathToFileURL(file).href);
      const pages = {'/app.js': await bundled(example('pig-game'))};
      const settings = `server="ws://127.0.0.1:${server.port}" speed="instant"`;
      try {
        await on(
          `<script type="module" src="/app.js"></script><pig-game ${settings}></pig-game><pig-game ${settings}></pig-game>`,
          async (page) => {
            await page.evaluate(async () => {
              const heard = (game, type) =>
                new Promise((resolve) => game.addEventListener(type, resolve, {once: true}));
              const games = [...document.querySelectorAll('pig-game')];
              let room = '';
              for (const game of games) {
                const joins = heard(game, 'room-joined');
                game.room = room;
                room = (await joins).detail.room;
              }
              window.started = Promise.all(games.map((game) => heard(game, 'game-start')));
              window.moved = Promise.all(games.map((game) => heard(game, 'game-move')));
            });
            await (await page.waitForSelector('pig-game >>> button::-p-text(Start)')).click();
            const moves = await page.evaluate(async () => {
              await started;
              const games = [...document.querySelectorAll('pig-game')];
              await games[0].play('roll');
              await moved;
              return games.map(({history}) => history.map(({move}) => move));
            });
            assert.match(moves[0].join(), /^roll [1-6]$/);
            assert.deepEqual(moves[1], moves[0]);
          },
          {pages},
        );
      } finally {
        await server.close();
        rmSync(folder, {recursive: true});
      }
    },
    'test-of-rules': () => passesRules('noughts-and-crosses'),
    'test-of-element': () => passesElement('noughts-and-crosses'),
  },
};

/**
 * How many games of Reversi there are of each length, in which to pass is a move of its own. Equal positions are counted
 * together, and the four first moves as one, since the board looks the same after each of them.
 */
function numbersOfGames(rules, most) {
  const start = rules.setup({}, 2);
  const firsts = rules.moves(start);
  const numbers = [firsts.length];
  let positions = [{state: rules.next(start, firsts[0]), games: firsts.length, passes: false}];
  while (numbers.length < most) {
    const movesOf = ({state, passes}) => (passes ? ['pass'] : rules.moves(state));
    numbers.push(positions.reduce((sum, each) => sum + each.games * movesOf(each).length, 0));
    const next = new Map();
    for (const position of numbers.length < most ? positions : []) {
      for (const move of movesOf(position)) {
        const before = position.state;
        const state = position.passes ? before : rules.next(before, move);
        const passes = !position.passes && !state.winners && state.seat === before.seat;
        const key = `${state.discs} ${state.seat} ${passes}`;
        const known = next.get(key) ?? {state, games: 0, passes};
        next.set(key, {...known, games: known.games + position.games});
      }
    }
    positions = [...next.values()];
  }
  return numbers;
}

/** The test of rules in the documentation, for this game of it. */
async function passesRules(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-rules-'));
  const file = path.join(folder, 'rules.test.mjs');
  const code = example('test-of-rules').replaceAll('noughts-and-crosses', name);
  writeFileSync(file, await bundled(code, {platform: 'node'}));
  const {NODE_TEST_CONTEXT: _, ...env} = process.env;
  const {status, stdout} = spawnSync(process.execPath, ['--test', file], {env, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  assert.equal(status, 0, stdout);
  assert.match(stdout, /pass [1-9]/);
}

/** The test of an element in the documentation, for this game of it. */
async function passesElement(name) {
  const pages = {'/test.js': await bundled(example('test-of-element').replaceAll('noughts-and-crosses', name))};
  const html = `<script>
    var tests = [];
    var describe = (title, list) => list();
    var it = (name, run) => tests.push({name, run});
  </script><script type="module" src="/test.js"></script>`;
  await on(
    html,
    async (page) => {
      await page.waitForFunction(() => window.tests.length > 5);
      const failures = await page.evaluate(async () => {
        const found = [];
        for (const {name, run} of window.tests) {
          try {
            await run();
          } catch (error) {
            found.push(`${name}: ${error}`);
          }
        }
        return found;
      });
      assert.deepEqual(failures, []);
    },
    {pages},
  );
}

/** A game of the documentation passes both contracts, and Ada and Ben play it. */
async function passes(name, work) {
  await passesRules(name);
  await passesElement(name);
  const pages = {'/app.js': await bundled(example(name))};
  const html = `<script type="module" src="/app.js"></script><${name} players="Ada, Ben" seed="a"></${name}>`;
  await on(html, work, {pages});
}

/** The roll button makes a roll, and the automatic player answers. */
async function rollsOnce(page) {
  await page.$eval('snl-board', (board) =>
    board.updateComplete.then(() => board.shadowRoot.querySelector('[part~=roll]').click()),
  );
  await page.waitForFunction(() => document.querySelector('snl-board').history.length === 2);
}

for (const [title, group] of Object.entries(tests)) {
  for (const [name, test] of Object.entries(group)) it(`${title}: ${name}`, {timeout: 90_000}, test);
}

describe('a recipe opened from disk', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-recipes-'));
  after(() => rmSync(folder, {recursive: true, force: true}));
  for (const name of classicFiles) symlinkSync(path.join(root, `dist/cdn/${name}.js`), path.join(folder, `${name}.js`));
  const recipes = blocks.filter(({page, language}) => page === 'stories/recipes.mdx' && language === 'html');

  for (const {name, code} of recipes.filter((recipe) => recipe.name !== 'scores')) {
    it(`has its games: ${name}`, () =>
      onPage({html: ''}, async (page) => {
        writeFileSync(path.join(folder, `${name}.html`), code);
        await page.goto(String(pathToFileURL(path.join(folder, `${name}.html`))), {waitUntil: 'load'});
        await page.waitForFunction(() => {
          const games = [...document.querySelectorAll('*')].filter(({localName}) => localName.includes('-'));
          return (
            games.length > 0 && games.every(({shadowRoot}) => shadowRoot?.querySelector('[part~=board], [part~=tab]'))
          );
        });
      }));
  }
});

it('every example with a name is run', () => {
  assert.deepEqual(Object.values(tests).flatMap(Object.keys).sort(), blocks.flatMap(({name}) => name ?? []).sort());
});
