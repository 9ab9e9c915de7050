// What a visitor does with the example of stories/frameworks.mdx, which is the same page in every framework.
import assert from 'node:assert/strict';
import {openPage} from '../tools/open-page.mjs';

const timeout = 10_000;
/** What frameworks say of themselves in development. */
const greetings = /React DevTools|development build of Vue|Lit is in dev mode/;

/** Opens the page; its question before each move is answered. @param folder as of `openPage()` @param url instead of a folder */
export async function visit({folder, url}) {
  const {page, noise, close} = await openPage({html: '', folder});
  let answer = true;
  page.on('dialog', (dialog) => (answer ? dialog.accept() : dialog.dismiss()));
  await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
  if (url) await page.goto(url);
  const board = (read) => page.$eval('snl-board', read);
  const waits = (condition, ...given) => page.waitForFunction(condition, {timeout}, ...given);
  const isThere = () => page.waitForSelector('snl-board:defined', {timeout});
  const press = (name) => page.locator(`::-p-xpath(//button[text()="${name}"])`).click();
  const shows = (text) => waits((moves) => document.querySelector('p').textContent === moves, text);
  const isQuiet = () =>
    assert.deepEqual(
      noise().filter((line) => !greetings.test(line)),
      [],
    );

  return {
    close,
    /** Properties arrive, a refusal counts, moves are heard, and the game goes on after a reload. */
    async plays() {
      await isThere();
      const found = await board(({players, extraRoll, odds}) => ({players, extraRoll, odds}));
      assert.deepEqual(found, {players: ['Ada', 'Ben'], extraRoll: true, odds: true});
      answer = false;
      assert.equal(await board(async (game) => (await game.play('2')).code), 'vetoed');
      answer = true;
      await board((game) => game.play('2'));
      await shows('2');
      await board((game) => game.play('3'));
      await shows('2 3');
      await press('Undo');
      await waits(() => JSON.parse(localStorage.game).moves.length === 1);
      await page.reload();
      await isThere();
      await press('Go on');
      await waits(() => document.querySelector('snl-board').history.length === 1);
      isQuiet();
    },
    /** Equal names change nothing, another one comes at once, and boards that are taken away in mid-roll leave nothing. */
    async changes({counts = true} = {}) {
      const kept = await board((game) => JSON.stringify([game.gameId, game.history]));
      await press('Next');
      await press('Next');
      await waits(() => document.querySelector('snl-board').seats[1].name === 'Bea');
      assert.equal(await board((game) => JSON.stringify([game.gameId, game.history])), kept);
      await page.emulateMediaFeatures([]);
      for (let i = 0; i < 12; i++) {
        await page.evaluate(() => void document.querySelector('snl-board')?.play('roll'));
        await press('Next');
        await waits((n) => !document.querySelector('snl-board') === (n % 4 === 3), i + 3);
      }
      const client = await page.createCDPSession();
      if (!counts) return isQuiet();
      const prototype = await page.evaluateHandle(() => customElements.get('snl-board').prototype);
      let boards = Infinity;
      // frameworks let go of what they have taken away when they are idle
      for (let i = 0; i < 20 && boards > 2; i++) {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await client.send('HeapProfiler.collectGarbage');
        const found = await page.queryObjects(prototype);
        boards = await found.evaluate(({length}) => length);
        // which would keep them for the next round
        await found.dispose();
      }
      assert.ok(boards <= 2, `${boards} boards in memory`);
      isQuiet();
    },
  };
}
