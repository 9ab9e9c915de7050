// The numerals of the board: on every square of at least 31 px, from 22 px on all that cut no snake or ladder, never
// smaller than 10 px.
import {expect} from '@open-wc/testing';
import {all, find, frame, snlBoard, type SnlBoard} from './harness.js';

/** The visible numerals with their height on the screen. */
function numerals(board: SnlBoard): {readonly shown: readonly number[]; readonly pixels: readonly number[]} {
  const scale = find<SVGSVGElement>(board, 'svg.board').getScreenCTM()!.a;
  const spans = all(board, '.numerals span').map((span) => ({
    pixels: parseFloat(getComputedStyle(span).fontSize) * scale,
    numbers: span.textContent.split(/\s+/).filter(Boolean).map(Number),
  }));
  const visible = spans.filter(({pixels, numbers}) => pixels > 0 && numbers.length > 0);
  return {shown: visible.flatMap(({numbers}) => numbers), pixels: visible.map(({pixels}) => pixels)};
}

async function boardOf(width: number, size: number): Promise<SnlBoard> {
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  document.body.append(place);
  const board = await snlBoard({size, board: size === 10 ? 'classic' : 'random', players: 'Ada, Ben'}, place);
  await frame();
  return board;
}

for (const [width, size, every] of [
  [700, 10, true],
  [1200, 15, true],
  [300, 5, true],
  [320, 10, false],
  [200, 10, false],
  [300, 15, false],
  [320, 20, false],
] as const) {
  it(`numerals are ${every ? 'on every square' : 'fewer, but as large,'} of ${size} × ${size} in ${width} px`, async () => {
    const board = await boardOf(width, size);
    const {shown, pixels} = numerals(board);
    expect(Math.min(...pixels)).to.be.at.least(10);
    if (every) {
      expect(find(board, '[data-square="1"]').getBoundingClientRect().width).to.be.at.least(31);
      expect([...shown].sort((a, b) => a - b)).to.deep.equal(Array.from({length: size ** 2}, (_, i) => i + 1));
    } else expect(shown.length).to.be.within(size / 2, 7 * size);
    board.parentElement!.remove();
  });
}
