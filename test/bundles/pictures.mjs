// The pictures that the embed page shows of the games are those of their boards as they are.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {folder, pictures} from '../tools/pictures.mjs';

/** In the page: the share of pixels that differ clearly between two pictures, as base64. */
async function difference(...sources) {
  const [a, b] = await Promise.all(
    sources.map(async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${source}`)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }),
  );
  if (a.length !== b.length) throw new Error(`One has ${a.length / 4} pixels, the other ${b.length / 4}.`);
  let differ = 0;
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a[i + channel] - b[i + channel]) > 64)) differ++;
  return differ / (a.length / 4);
}

describe('the pictures of the games', () => {
  after(closeBrowser);
  it('show their boards', async () => {
    const {page, close} = await openPage({html: '<body></body>'});
    for await (const [name, picture] of pictures()) {
      const stored = readFileSync(path.join(folder, name)).toString('base64');
      const share = await page.evaluate(difference, stored, Buffer.from(picture).toString('base64'));
      assert.ok(share < 0.02, `${name}: ${(share * 100).toFixed(1)} % differ; run test/tools/pictures.mjs`);
    }
    await close();
  });
});
