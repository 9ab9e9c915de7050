// The pages of test/hosts, one for each framework, built by Vite from the npm build and used by mouse and
// keys. They do the same, so one test drives all; built for development, too, where frameworks and Lit warn.
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {buildHosts, hosts, visit} from '../pages.mjs';
import {closeBrowser} from '../../tools/open-page.mjs';

after(closeBrowser);

const snl = 'snl-board';
const names = ({shadowRoot}) =>
  [...shadowRoot.querySelectorAll('.name')].map(({textContent}) => textContent.trim().replace(/,.*/, ''));
const positions = ({state}) => state.positions;
const moves = ({history}) => history.map(({move}) => move);
/** What the page shows of a move on the board. */
const told = (player, pips) => [`snakes-and-ladders: ${player} ${pips}`, 'snakes-and-ladders: move'];

for (const mode of ['development', 'production']) {
  describe(`pages built for ${mode}`, () => {
    let built;
    before(async () => {
      built = await buildHosts(mode, hosts);
    });
    after(() => built?.remove());

    for (const host of hosts) {
      describe(host, {timeout: 120_000}, () => {
        let visitor;
        before(async () => {
          visitor = await visit(built.folder, host);
        });
        after(() => visitor?.close());

        it('takes players and a board as objects', async () => {
          const {shows} = visitor;
          await shows(snl, names, ['Ada', 'Ben']);
          await shows('ludo-game', names, ['Ada', 'Ben']);
          await shows(snl, ({state: {board}}) => [board.columns, board.rows, board.ladders], [4, 3, [[3, 11]]]);
        });

        it('gives another name at once, and an equal list for nothing, before and in a game', async () => {
          const {page, hears, rolls, write, press, shows} = visitor;
          const game = await page.$eval(snl, ({gameId}) => gameId);
          for (const begun of [false, true]) {
            if (begun) await rolls(snl);
            await write('Player 1', 'Adele');
            await shows(snl, names, ['Adele', 'Ben']);
            await press('Standard players');
            await shows(snl, names, ['Ada', 'Ben']);
            await press('Standard players');
          }
          await hears(...told('Ada', (await page.$eval(snl, moves))[0]));
          await shows(snl, ({gameId}) => gameId, game);
        });

        it('hears of a move, and the same dice fall again after it is taken back', async () => {
          const {page, hears, rolls, press, shows} = visitor;
          await rolls(snl);
          await shows(snl, ({history}) => history.length, 2);
          const [ada, ben] = await page.$eval(snl, moves);
          await press('Take back');
          await shows(snl, moves, [ada]);
          await rolls(snl);
          await hears(...told('Ben', ben), 'snakes-and-ladders: undo', ...told('Ben', ben));
        });

        it('refuses moves, and settles rolls', async () => {
          const {choose, rolls, click, asks, press, hears, shows} = visitor;
          await choose('Rolls', 'not now');
          await rolls(snl);
          await click(snl, '[part~=new]');
          await rolls(snl);
          await choose('Rolls', 'by hand');
          await rolls(snl);
          await asks('Ada rolls');
          await shows(snl, (board) => board.matches(':state(waiting)'), true);
          await press('Never mind');
          for (const pips of ['2', '1']) {
            await asks();
            await rolls(snl);
            await press(pips);
          }
          await asks();
          await hears('snakes-and-ladders: new', ...told('Ada', 2), ...told('Ben', 1));
          await shows(snl, positions, [11, 2]);
        });

        it('hears of a win once, and goes back to a shared code; a wrong one changes nothing', async () => {
          const {page, press, reads, write, rolls, hears, shows, asks} = visitor;
          await press('Share');
          const code = await reads('Code');
          await rolls(snl);
          await press('1');
          await asks();
          const [move, change] = told('Ada', 1);
          await hears(move, 'snakes-and-ladders: Ada wins', 'snakes-and-ladders: over, home', change);
          await press('Take back');
          await page.focus(`${snl} >>> .roll`);
          await page.keyboard.down('Control');
          await page.keyboard.press('y');
          await page.keyboard.up('Control');
          await write('Code', 'nonsense');
          await press('Load');
          await hears(
            'snakes-and-ladders: undo',
            'snakes-and-ladders: redo',
            'snakes-and-ladders: Invalid share code: "nonsense". Expected a code of format 1.',
          );
          await shows(snl, positions, [12, 2]);
          await write('Code', code);
          await press('Load');
          await hears('snakes-and-ladders: load');
          await shows(snl, positions, [11, 2]);
        });

        it('goes on with what was saved: in an element that is put in, and after a reload', async () => {
          const {page, toggles, hears, reload} = visitor;
          const record = () => page.$eval(snl, (board) => JSON.stringify(board.save()));
          const kept = await record();
          await toggles('Snakes and Ladders', snl);
          await toggles('Snakes and Ladders', snl);
          await hears('snakes-and-ladders: load');
          assert.equal(await record(), kept);
          await reload();
          // React runs a first effect twice in development
          await hears(...Array(host === 'react' && mode === 'development' ? 2 : 1).fill('snakes-and-ladders: load'));
          assert.equal(await record(), kept);
        });

        it('hears every game at its table', async () => {
          const {page, click, hears, choose, rolls, asks, press} = visitor;
          await click('game-table', '[part~=tab]:nth-of-type(2)');
          await page.$eval('peg-solitaire', (game) => game.focus());
          for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
          await hears('peg-solitaire: Ada 1-3', 'peg-solitaire: move');
          for (const key of ['ArrowRight', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
          await hears(
            'peg-solitaire: Ada 4-2',
            'peg-solitaire: Ada wins',
            'peg-solitaire: over, one-peg',
            'peg-solitaire: move',
          );
          await click('game-table', '[part~=tab]:nth-of-type(3)');
          await choose('Rolls', 'by hand');
          await rolls('ludo-game');
          await asks('Ada rolls');
          await press('6');
          await asks();
          await hears('ludo: Ada 6', 'ludo: move');
          await choose('Rolls', 'by the game');
          await click('game-table', '[part~=tab]:nth-of-type(1)');
        });

        it('has another board or player as soon as a game begins; an automatic one moves by itself', async () => {
          const {page, choose, click, press, rolls, hears, shows} = visitor;
          await choose('Board', 'large');
          await click(snl, '[part~=new]');
          await shows(snl, ({state}) => state.board.name, 'classic');
          await choose('Board', 'small');
          await shows(snl, ({state}) => state.board.columns, 4);
          await press('Add a robot');
          await shows(snl, names, ['Ada', 'Ben', 'Robot']);
          await rolls(snl);
          await rolls(snl);
          await shows(snl, ({history}) => history.map(({by}) => by), ['person', 'person', 'auto']);
          const [ada, ben, robot] = await page.$eval(snl, moves);
          await hears(
            ...Array(3).fill('snakes-and-ladders: new'),
            ...told('Ada', ada),
            ...told('Ben', ben),
            ...told('Robot', robot),
          );
          await shows('ludo-game', names, ['Ada', 'Ben']);
        });

        it('takes a board away in the middle of a roll, again and again, and nothing of it stays', async () => {
          const {page, choose, press, click, rolls, toggles, inMemory, noise} = visitor;
          await page.emulateMediaFeatures([]);
          await press('Standard players');
          await choose('Board', 'large');
          await click(snl, '[part~=new]');
          for (let i = 0; i < 4; i++) {
            await rolls(snl);
            await toggles('Snakes and Ladders', snl);
            await toggles('Snakes and Ladders', snl);
          }
          const boards = await inMemory(snl);
          assert.ok(boards <= 2, `${boards} boards in memory`);
          assert.deepEqual(noise(), []);
        });
      });
    }
  });
}
