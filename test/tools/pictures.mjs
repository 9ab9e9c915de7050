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
import {listings} from '../../tools/listings.mjs';
import {esbuildTranslations} from '../../tools/translations.mjs';

export const folder = path.join(root, 'test/screenshots/pictures');

/** The width and height of a picture in pixels. */
const SIZE = 320;

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
    for (const {
      name,
      tag,
      picture: {settings = {}, moves},
    } of listings) {
      for (const scheme of ['light', 'dark']) {
        // on felt, and without all that is around the board: what a picture of a board that is no square shows, too
        await page.setContent(
          '<!doctype html><html lang="en"><style>body {margin: 0} body > * {padding-block-start: 20px; --game-surface: var(--game-felt)}</style><body></body></html>',
        );
        await page.addScriptTag({content: outputFiles[0].text});
        await page.evaluate(
          async (element, attributes, made, appearance) => {
            document.documentElement.style.colorScheme = appearance;
            const game = document.createElement(element);
            for (const [key, value] of Object.entries({...attributes, setup: 'off', speed: 'instant'}))
              game.setAttribute(key, value);
            document.body.append(game);
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
          const [shorter, longer] = [width, height].sort((a, b) => a - b);
          // a board that is far from square is fitted with its tray; another one fills the picture
          const isFitted = longer > 1.1 * shorter;
          for (const part of game.shadowRoot.querySelectorAll('.rail, .side'))
            part.style.visibility = isFitted ? 'hidden' : '';
          // in whole pixels, which puppeteer rounds to anyway: a fraction would make some pictures of 321 pixels, with an
          // edge that is partly transparent
          const side = Math.floor(isFitted ? longer + 40 : shorter);
          const top = isFitted ? (height - side) / 2 : 0;
          return {x: Math.round(x + (width - side) / 2), y: Math.round(y + top), width: side, height: side};
        });
        const scale = SIZE / box.width;
        const image = await page.screenshot({type: 'webp', quality: 65, clip: {...box, scale}});
        yield [`${name}${scheme === 'dark' ? '-dark' : ''}.webp`, image];
      }
    }
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for await (const [name, picture] of pictures()) writeFileSync(path.join(folder, name), picture);
}
