// What must be seen to play Ludo: pieces on every colour, signs on pieces.
import {expect} from '@open-wc/testing';
import {contrast} from '../../support/contrast.js';
import {all, piece, find, ludoGame, playAll, quickGame} from './harness.js';

const four = 'Ada:green, Ben:red, Cyd:blue, Dee:yellow';

for (const scheme of ['light', 'dark']) {
  it(`pieces and their signs have contrast, ${scheme}`, async () => {
    const game = await ludoGame({players: four});
    game.style.colorScheme = scheme;
    for (const seat of [0, 1, 2, 3]) {
      const shown = piece(game, seat, 0);
      const sign = getComputedStyle(shown.querySelector('.token path')!);
      expect(contrast(sign.fill, sign.color), 'sign').to.be.at.least(3);
      // light pieces have a dark edge, dark pieces a light collar
      const field = getComputedStyle(find(game, '.field')).fill;
      const edges = [shown.querySelector('.collar')!, shown.querySelector('.rim')!];
      const best = Math.max(...edges.map((edge) => contrast(getComputedStyle(edge).fill, field)));
      expect(best, `piece of seat ${seat} in its yard`).to.be.at.least(3);
    }
    for (const quarter of all(game, '.quarter')) {
      const [run, sign] = ['.run', '.sign'].map((part) => getComputedStyle(quarter.querySelector(part)!));
      expect(contrast(sign!.stroke, run!.fill), 'sign of a start').to.be.at.least(3);
    }
  });
}

it('pieces are large enough for a finger: 24 pixels on a board of 346, 20 on one of 288, with their collars', async () => {
  const game = await ludoGame();
  await playAll(game, '6 p0');
  const width = (element: Element): number => element.getBoundingClientRect().width;
  const share = width(piece(game, 0, 0).querySelector('.collar')!) / width(find(game, '.board'));
  expect(share)
    .to.be.at.least(24 / 346)
    .and.at.least(20 / 288);
});

it('pieces at home are hardly smaller than on the squares', async () => {
  const game = await ludoGame(quickGame.settings);
  const width = (): number => piece(game, 0, 0).querySelector('.token circle')!.getBoundingClientRect().width;
  await playAll(game, '6 p0');
  const before = width();
  await playAll(game, quickGame.moves.slice(2));
  expect(width() / before).to.be.at.least(0.75);
});

it('colours that nobody plays are as strong as the others', async () => {
  const game = await ludoGame();
  const [one, ...others] = ['.empty', '.quarter:not(.empty)'].map((quarter) =>
    ['.yard', '.run', '.goal'].map((part) => getComputedStyle(find(game, `${quarter} ${part}`)).opacity).join(),
  );
  expect(others).to.deep.equal([one]);
});

it('stars are where squares are safe, and only there', async () => {
  expect(all(await ludoGame(), '.star')).to.have.length(4);
  expect(all(await ludoGame({rules: 'classic59'}), '.star')).to.be.empty;
});
