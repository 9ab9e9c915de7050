// Draws the icons of the embed page, src/embed/icons/*.png, from icon.svg beside them: run it after a change of that. The
// one that systems cut to a shape of theirs (maskable) has its ground up to the edge, and the drawing in the middle.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PNG} from 'pngjs';
import puppeteer from 'puppeteer-core';
import {chromiumArgs, ensureChromium} from './browsers.mjs';
import {root} from './files.mjs';

const folder = path.join(root, 'src/embed/icons');
const svg = readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const {executablePath} = await ensureChromium();
const browser = await puppeteer.launch({executablePath, args: chromiumArgs});
const page = await browser.newPage();
for (const [name, size, maskable] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable', 512, true],
]) {
  const drawn = maskable
    ? svg.replace('rx="112"', '').replace('viewBox="0 0 512 512"', 'viewBox="-8 -8 528 528"')
    : svg;
  await page.setViewport({width: size, height: size});
  await page.setContent(
    `<style>body{margin:0;background:${maskable ? '#245149' : 'transparent'}}svg{display:block;width:${size}px;height:${size}px}</style>${drawn}`,
  );
  const data = PNG.sync.read(Buffer.from(await page.screenshot({omitBackground: true})));
  writeFileSync(path.join(folder, `${name}.png`), PNG.sync.write(data, {deflateLevel: 9}));
}
await browser.close();
