// Played with fingers; the tray on every screen; forced colours and reduced motion.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, setViewport, touch} from '../../support/commands.js';
import {all, blockudokuGame, cell, corner, find, ghost, moves, slot, until, type BlockudokuGame} from './harness.js';

type Point = [x: number, y: number];

/** Where the finger must be for the piece of a slot, floating above it, to lie on a cell. */
function reach(
  game: BlockudokuGame,
  number: number,
  name: string,
  [columns, rows]: [number, number],
): [from: Point, to: Point] {
  const {left, top, width} = cell(game, name).getBoundingClientRect();
  const above = Math.max(44, width * 0.6);
  return [
    centre(slot(game, number)),
    [Math.round(left + (columns * width) / 2), Math.round(top + rows * width + above)],
  ];
}

const settled = async (game: BlockudokuGame): Promise<void> => {
  await game.presented;
  await game.updateComplete;
};

it('a finger has the piece float above it, drops it where its ghost is, and reaches the corners', async () => {
  const game = await blockudokuGame({hand: 'I1 O4 V5'});
  expect(getComputedStyle(slot(game, 1)).touchAction, 'the page stays where it is').to.equal('none');
  const places = [
    [1, '9A', 1, '9A'],
    [2, '8H', 2, '8H 8I 9H 9I'],
    [3, '1G', 3, '1G 2G 3G 3H 3I'],
  ] as const;
  for (const [number, name, side, cells] of places) {
    const [from, to] = reach(game, number, name, [side, side]);
    await touch('start', from);
    await touch('move', [from[0] + 5, from[1] - 30]);
    await touch('move', to);
    await until(() => ghost(game) === cells);
    const tiles = all(game, '.held .tile').map((tile) => tile.getBoundingClientRect().bottom);
    expect(Math.max(...tiles), 'nothing of it is under the finger').to.be.below(to[1] - 20);
    await touch('end');
    await settled(game);
  }
  expect(moves(game)).to.equal('1 9A, 2 8H, 3 1G');
});

describe('BlockuDoku on any page', () => {
  for (const [width, height] of [
    [240, 600],
    [320, 568],
    [360, 740],
    [568, 320],
    [640, 500],
    [640, 1000],
    [740, 360],
    [844, 390],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    // longer pieces are smaller, so that they are whole; there is least room in a narrow column beside the board
    const [least, leastOfLong] = width === 640 ? [49, 29] : [59, 36];
    it(`has tiles in the tray that are at least ${least} % as large as on the board, those of longer pieces ${leastOfLong} %, at ${width} × ${height} px`, async () => {
      await setViewport({width, height});
      for (const hand of ['I1 T4 O4', 'X5 V5 O4', 'I4 I4r1 X5', 'I5 I5 I5', 'I5r1 I5r1 I5r1', 'V5 L4 D4']) {
        const game = await blockudokuGame({pieces: 'all', hand});
        // of a cell's 100 a tile's face has 91
        const faceWidth = 0.91 * find(game, '[data-cell]').getBoundingClientRect().width;
        for (const face of all(game, '.slot .face')) {
          const size = face.getBoundingClientRect().width / faceWidth;
          expect(size, hand).to.be.at.least((/I[45]|L4/.test(hand) ? leastOfLong : least) / 100);
        }
        for (const button of all(game, '.slot')) {
          const [box, piece] = [button, button.querySelector('.piece')!].map((one) => one.getBoundingClientRect());
          expect(Math.min(piece!.left - box!.left, box!.right - piece!.right), hand).to.be.at.least(-0.5);
          expect(Math.min(piece!.top - box!.top, box!.bottom - piece!.bottom), hand).to.be.at.least(-0.5);
        }
        game.remove();
      }
      await setViewport({width: 800, height: 600});
    });
  }

  it('tells tiles, ghost and hollows apart in forced colors', async () => {
    await emulateFeatures({'forced-colors': 'active'});
    const game = await blockudokuGame({board: corner, hand: 'I1 T4 O4'});
    const face = (i: number): string => getComputedStyle(all(game, '.tiles .face')[i]!).fill;
    expect(face(1)).to.not.equal(getComputedStyle(find(game, '.ground')).fill);
    await expect(game).to.be.accessible();
    await emulateFeatures({});
  });
});
