// What pages set: the players and their tokens, the width; and how long a game may be.
import {expect} from '@open-wc/testing';
import {all, find, fromMarkup, playAll, snlBoard, squareElement} from './harness.js';

for (const [kind, result] of [
  ['person', undefined],
  ['auto', 'too-long'],
] as const) {
  it(`a game of one ${kind} ${result ? 'is stopped' : 'goes on'} after its 151st round`, async () => {
    const board = await snlBoard({players: `Ada:${kind}`, paused: true, size: 10, snakes: '2-1'});
    await playAll(board, Array<string>(151).fill('1'));
    expect(board.result?.reason).to.equal(result);
  });
}

it('squares are square at any width, and nothing scrolls', async () => {
  for (const width of [240, 480, 1200]) {
    const board = await snlBoard({board: 'random', columns: 12, rows: 7});
    board.style.inlineSize = `${width}px`;
    await board.updateComplete;
    const {width: w, height: h} = squareElement(board, 1).getBoundingClientRect();
    expect(w / h, `${width}`).to.be.closeTo(1, 0.01);
    const {left, right} = board.getBoundingClientRect();
    const {left: from, right: to} = find(board, '.board').getBoundingClientRect();
    expect(from).to.be.at.least(left);
    expect(to).to.be.at.most(right + 0.5);
    expect(board.scrollWidth, `nothing to scroll at ${width}`).to.be.at.most(board.clientWidth);
    board.remove();
  }
});

describe('tokens', () => {
  it('have the colors of their players, on the board and in the list', async () => {
    const board = await fromMarkup('<snl-board players="Ada:green, Ben:#a1b2c3, Cyd, Dee:rgb(1 2 3)"></snl-board>');
    const color = (selector: string): string[] => all(board, selector).map((token) => getComputedStyle(token).color);
    const expected = ['rgb(0, 128, 0)', 'rgb(161, 178, 195)', 'rgb(0, 158, 115)', 'rgb(1, 2, 3)'];
    expect(color('.pebble .token')).to.deep.equal(expected);
    expect(color('.player .token')).to.deep.equal(expected);
  });

  it('have six colors, and six marks', async () => {
    const board = await snlBoard({players: 6});
    const colors = all(board, '.pebble .token').map((token) => getComputedStyle(token).color);
    expect(new Set(colors).size).to.equal(6);
    const marks = all(board, '.pebble .token path').map((path) => path.getAttribute('d'));
    expect(new Set(marks).size).to.equal(6);
  });
});
