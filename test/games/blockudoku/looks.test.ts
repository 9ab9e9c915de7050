// What must be seen to play BlockuDoku: one piece once, tiles and squares with contrast, colours that stay with a piece.
import {expect} from '@open-wc/testing';
import {drag, resetMouse} from '../../support/commands.js';
import {contrast} from '../../support/contrast.js';
import {cellOf} from '../../../src/games/blockudoku/rules/index.js';
import {animations, blockudokuGame, find, slot, until, way, type BlockudokuGame} from './harness.js';

const tile = (game: BlockudokuGame, name: string): Element => find(game, `.tiles > [data-tile="${cellOf(name)}"]`);
const faceOf = (element: Element): string => getComputedStyle(element.querySelector('.face')!).fill;

it('a piece grabbed as it appears is seen once', async () => {
  const game = await blockudokuGame({refill: 'each', speed: 'slow', hand: 'I1 O4 V5'});
  void game.play('1 5E');
  const piece = (): Element => slot(game, 1).querySelector('.piece')!;
  await until(() => animations(game).some(({effect}) => (effect as KeyframeEffect).target === piece()));
  // it goes on appearing while it is dragged
  for (const animation of piece().getAnimations()) animation.pause();
  const [from, to] = way(game, 1, '2B');
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    if (find(game, '.unit').querySelector('.held'))
      seen.push(getComputedStyle(piece().querySelector('.face')!).visibility);
  });
  watch.observe(game.shadowRoot!, {subtree: true, childList: true, attributes: true});
  await drag(from, to);
  watch.disconnect();
  await resetMouse();
  expect(seen).not.to.be.empty;
  expect(new Set(seen)).to.deep.equal(new Set(['hidden']));
});

for (const scheme of ['light', 'dark']) {
  it(`tiles and rim have contrast on every square, ${scheme}`, async () => {
    const game = await blockudokuGame({hand: 'I4 L4 T4'});
    game.style.colorScheme = scheme;
    const grounds = ['.ground', '.ground-alt'].map((part) => getComputedStyle(find(game, part)).fill);
    const rim = getComputedStyle(find(game, '.board')).backgroundColor;
    for (const ground of grounds) expect(contrast(rim, ground), `rim on ${ground}`).to.be.at.least(3);
    await game.play('1 1A');
    await game.play('2 4D');
    await game.play('3 7G');
    const faces = new Set(['1A', '4F', '7H'].map((name) => faceOf(tile(game, name))));
    expect(faces.size, 'a colour for each family').to.equal(3);
    for (const face of faces) for (const ground of grounds) expect(contrast(face, ground)).to.be.at.least(3);
  });
}

it('tiles keep the colour of their piece, after an undo and a load, too', async () => {
  const game = await blockudokuGame({hand: 'I4 L4 T4'});
  const inTray = faceOf(slot(game, 1).querySelector('.tile')!);
  await game.play('1 1A');
  await game.play('2 4D');
  await game.undo();
  expect(faceOf(tile(game, '1A'))).to.equal(inTray);
  const other = await blockudokuGame();
  await other.load(game.save());
  await other.updateComplete;
  expect(faceOf(tile(other, '1A'))).to.equal(inTray);
});

it('one colour of the page is that of all tiles', async () => {
  const game = await blockudokuGame({hand: 'I4 L4 T4'});
  game.style.setProperty('--game-tile', '#123456');
  for (const number of [1, 2, 3])
    expect(faceOf(slot(game, number).querySelector('.tile:not(.pale)')!)).to.equal('rgb(18, 52, 86)');
});
