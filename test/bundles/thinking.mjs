// What computers think with is a file beside each game's own: fetched when it is first needed, from wherever the game
// came from. Without it the game plays on: automatic players make the first legal move, hints are refused, nothing is
// shown of odds, and it is tried again the next time.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {tags, thinking} from '../tools/entries.mjs';
import {root} from '../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

after(closeBrowser);

const seen = `window.uncaught = [];
  addEventListener('error', ({message}) => uncaught.push(message));
  addEventListener('unhandledrejection', ({reason}) => uncaught.push(String(reason)));`;

/** What runs in the page: puts a game there in which all play by themselves, and waits for its first moves. */
async function watchComputers(tag) {
  await customElements.whenDefined(tag);
  const game = Object.assign(document.createElement(tag), {seed: '7', speed: 'instant', autoplay: true});
  const {length} = game.save().seats;
  game.players = Array.from({length}, () => ({name: '', kind: 'auto'}));
  // of the moves that were chosen
  const wasFirst = [];
  game.addEventListener('game-before-move', ({detail}) => wasFirst.push(detail.move === game.legalMoves[0]));
  document.body.append(game);
  await game.updateComplete;
  game.resume();
  while (game.turn !== undefined && game.history.length < 12)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  game.pause();
  return wasFirst;
}

for (const {file, module} of thinking) {
  const {tag} = tags.find((one) => path.posix.dirname(one.module) === path.posix.dirname(module));
  const own = `/dist/cdn/${tag}.js`;
  const beside = `/${file}.js`;
  const script = (url) => `<script type="module" src="${url}"></script>`;
  const isSnl = tag === 'snl-board';
  const hasHints = tag !== 'snake-game';

  describe(`<${tag}>`, () => {
    it('fetches nothing for people who ask for no help', async () => {
      const {page, noise, close} = await openPage({html: `${script(own)}<${tag}></${tag}>`});
      await page.evaluate(async (name) => {
        await customElements.whenDefined(name);
        const game = document.querySelector(name);
        await game.updateComplete;
        await game.play(game.legalMoves[0]);
        await game.presented;
      }, tag);
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({name}) => new URL(name).pathname)
          // decoration is fetched for what is shown
          .filter((url) => url.endsWith('.js') && !url.includes('/flourish/')),
      );
      assert.deepEqual(files, [own]);
      assert.deepEqual(noise(), []);
      await close();
    });

    for (const [where, options] of [
      ['under a strict policy', {html: script(own), csp: "default-src 'self'"}],
      ['from another origin', {html: ({origin2}) => script(`${origin2}${own}`), csp: 'default-src {origin2}'}],
    ]) {
      it(`thinks ${where}`, async () => {
        const {page, noise, close} = await openPage(options);
        const asked = page.waitForResponse((response) => response.url().endsWith(beside));
        const done = page.evaluate(
          async (name, odds) => {
            await customElements.whenDefined(name);
            const game = Object.assign(document.createElement(name), {seed: '7', odds});
            document.body.append(game);
            await game.updateComplete;
            if (odds)
              while (!game.shadowRoot.querySelector('.chance'))
                await new Promise((resolve) => requestAnimationFrame(resolve));
            else if (name !== 'snake-game') return (await game.hint()).code;
            else {
              game.players = 'Robot:auto';
              game.resume();
              while (game.history.length < 3) await new Promise((resolve) => requestAnimationFrame(resolve));
            }
            return undefined;
          },
          tag,
          isSnl,
        );
        assert.equal((await asked).status(), 200);
        assert.equal(await done, undefined);
        assert.deepEqual(noise(), []);
        await close();
      });
    }

    it('plays on where the file is missing, and tells a caller', async () => {
      const {page, messages, violations, close} = await openPage({
        html: `<script src="/seen.js"></script>${script('/alone.js')}`,
        pages: {'/alone.js': readFileSync(path.join(root, own), 'utf8'), '/seen.js': seen},
      });
      let asked = 0;
      page.on('request', (request) => void (request.url().endsWith(beside) && asked++));
      const wasFirst = await page.evaluate(watchComputers, tag);
      assert.ok(
        wasFirst.every((is) => is),
        wasFirst.join(),
      );
      const code = await page.evaluate(async (name) => {
        const game = Object.assign(document.createElement(name), {
          seed: '7',
          hints: true,
          odds: true,
          heat: true,
          figures: true,
          outlook: true,
          fewest: true,
        });
        document.body.append(game);
        await game.updateComplete;
        await game.play(game.legalMoves[0]);
        await game.presented;
        const hint = await game.hint();
        if (game.shadowRoot.querySelector('.chance, .heat, .figures')) throw new Error('computed all the same');
        return hint.code;
      }, tag);
      // a game that shows hints of itself does not ask again and again
      const frames = () =>
        page.evaluate(async () => {
          for (let i = 0; i < 20; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
        });
      await frames();
      const tries = asked;
      await frames();
      assert.equal(asked, tries);
      assert.equal(code, isSnl ? undefined : hasHints ? 'not-loaded' : 'no-hint');
      assert.deepEqual(await page.evaluate(() => window.uncaught), []);
      // the browser's own line about a file that is not there, and no other
      const said = messages.map(({text}) => text).filter((text) => !/^Failed to load resource: .* 404/.test(text));
      assert.deepEqual([...said, ...violations], []);
      await close();
    });

    it('tries again', async () => {
      const {page, close} = await openPage({
        html: `<script src="/seen.js"></script>${script(own)}`,
        pages: {'/seen.js': seen},
      });
      let there = false;
      await page.setRequestInterception(true);
      page.on(
        'request',
        (request) =>
          void (request.url().endsWith(beside) && !there
            ? request.respond({status: 503, body: ''})
            : request.continue()),
      );
      /** A hint's code or none; whether there is a chance to win; whether the snake has turned. */
      const ask = () =>
        page.evaluate(
          async (name, snl, served, file) => {
            await customElements.whenDefined(name);
            document.querySelector(name)?.remove();
            const game = Object.assign(document.createElement(name), {seed: '7', speed: 'instant', odds: snl});
            document.body.append(game);
            await game.updateComplete;
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            if (name === 'snake-game') {
              Object.assign(game, {players: 'Robot:auto', autoplay: true, level: 9});
              await game.updateComplete;
              game.resume();
              while (game.turn !== undefined && game.history.every(({move}) => move.startsWith('tick'))) await frame();
              return game.turn !== undefined;
            }
            if (!snl) return (await game.hint()).code === undefined;
            await game.play('3');
            const chance = () => game.shadowRoot.querySelector('.chance') !== null;
            while (served && !chance()) await frame();
            // once more from the start: by then the answer to the first call has come
            await game.newGame();
            while (performance.getEntriesByType('resource').every(({name: url}) => !url.endsWith(file))) await frame();
            await frame();
            return chance();
          },
          tag,
          isSnl,
          there,
          beside,
        );
      assert.equal(await ask(), false);
      there = true;
      assert.equal(await ask(), true);
      assert.deepEqual(await page.evaluate(() => window.uncaught), []);
      await close();
    });
  });
}
