// Pictures of the games, test/screenshots/pictures/<name>.webp and <name>-dark.webp, also shown by the embed page: run this
// when a board looks different. test/bundles/pictures.mjs compares them with the boards.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import puppeteer from 'puppeteer-core';
import {chromiumArgs, ensureChromium} from '../../tools/browsers.mjs';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {esbuildTranslations} from '../../tools/translations.mjs';

export const folder = path.join(root, 'test/screenshots/pictures');

/** The width and height of a picture in pixels. */
const SIZE = 320;

/** A position of each game: settings, and moves; a number is so many moves of the automatic players. */
const positions = {
  'snakes-and-ladders': ['snl-board', 'players="Ada, Ben, Cyd" seed="4"', 16],
  blockudoku: ['blockudoku-game', 'seed="3"', 7],
  'peg-solitaire': ['peg-solitaire', 'board="english" seed="1"', 9],
  ludo: ['ludo-game', 'players="4" seed="6"', 120],
  snake: [
    'snake-game',
    'step width="10" height="10" length="9" food="2,7" seed="5"',
    ['D', 'D', 'R', 'R', 'U', 'U', 'U'],
  ],
  'tic-tac-toe': ['tic-tac-toe', 'players="2" seed="1"', ['b2', 'a1', 'c1', 'a3', 'a2']],
  'four-in-a-row': [
    'four-in-a-row',
    'players="2" seed="1"',
    ['4', '4', '3', '5', '5', '6', '4', '3', '6', '2', '4', '5'],
  ],
  nim: ['nim-game', 'players="2" heaps="2 3 4"', []],
};

/** Draws each game and yields the name of its file, and the picture. */
export async function* pictures() {
  const {outputFiles} = await build({
    stdin: {contents: tags.map(({module}) => `import './${module}.ts';`).join('\n'), resolveDir: root},
    bundle: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: path.join(root, 'tsconfig.json'),
    write: false,
    plugins: [esbuildTranslations()],
  });
  const {executablePath} = await ensureChromium();
  const browser = await puppeteer.launch({executablePath, args: chromiumArgs});
  try {
    const page = await browser.newPage();
    await page.setViewport({width: 560, height: 900, deviceScaleFactor: 1});
    for (const [name, [tag, settings, moves]] of Object.entries(positions)) {
      for (const scheme of ['light', 'dark']) {
        await page.setContent('<!doctype html><html lang="en"><body style="margin: 0"></body></html>');
        await page.addScriptTag({content: outputFiles[0].text});
        await page.evaluate(
          async (element, attributes, made, appearance) => {
            document.documentElement.style.colorScheme = appearance;
            document.body.innerHTML = `<${element} ${attributes} setup="off" speed="instant"></${element}>`;
            const game = document.querySelector(element);
            await game.updateComplete;
            for (const move of Array.isArray(made) ? made : Array(made).fill('')) {
              const hint = move ? undefined : await game.hint();
              await game.play(move || (hint.move ?? game.legalMoves[0]));
            }
            await game.presented;
            await document.fonts.ready;
            for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          },
          tag,
          settings,
          moves,
          scheme,
        );
        const box = await page.$eval(tag, (game) => {
          const {x, y, width, height} = game.shadowRoot.querySelector('.board').getBoundingClientRect();
          // in whole pixels, which puppeteer rounds to anyway: a fraction would make some pictures of 321 pixels, with an
          // edge that is partly transparent
          const side = Math.floor(Math.min(width, height));
          return {x: Math.round(x + (width - side) / 2), y: Math.round(y), width: side, height: side};
        });
        const scale = SIZE / box.width;
        const picture = await page.screenshot({type: 'webp', quality: 65, clip: {...box, scale}});
        yield [`${name}${scheme === 'dark' ? '-dark' : ''}.webp`, picture];
      }
    }
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for await (const [name, picture] of pictures()) writeFileSync(path.join(folder, name), picture);
}
