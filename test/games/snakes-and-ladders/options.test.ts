// What pages set and put into a board: rules as attributes, players and their tokens, the size, content below.
import {expect} from '@open-wc/testing';
import {tokenNames} from '../../../src/frame/templates/token.js';
import {all, find, fromMarkup, playAll, snlBoard, squareElement} from './harness.js';

it('every option is an attribute', async () => {
  const {state} = await fromMarkup(
    '<snl-board columns="6" rows="4" snakes="20-3 14-5" ladders="2-9 4-16" start="0" overshoot="stay" dice="2" faces="4" extra-roll chain capture max-rounds="30"></snl-board>',
  );
  const {board, rules, maxRounds} = state;
  expect({...board, snakes: board.snakes.join(' '), ladders: board.ladders.join(' ')}).to.deep.equal({
    name: 'custom',
    columns: 6,
    rows: 4,
    snakes: '20,3 14,5',
    ladders: '2,9 4,16',
  });
  expect({...rules, maxRounds}).to.deep.equal({
    start: 0,
    overshoot: 'stay',
    dice: 2,
    faces: 4,
    extraRoll: true,
    chain: true,
    capture: true,
    maxRounds: 30,
  });
});

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
    const expected = ['rgb(0, 158, 115)', 'rgb(161, 178, 195)', 'rgb(0, 158, 115)', 'rgb(1, 2, 3)'];
    expect(color('.pebble .token')).to.deep.equal(expected);
    expect(color('.player .token')).to.deep.equal(expected);
  });

  it('have six colors by name, and six marks', async () => {
    const board = await snlBoard({players: 6});
    const colors = (): string[] => all(board, '.pebble .token').map((token) => getComputedStyle(token).color);
    const standard = colors();
    const marks = all(board, '.pebble .token path').map((path) => path.getAttribute('d'));
    expect(new Set(marks).size).to.equal(6);
    board.players = [...tokenNames].reverse().map((color) => ({color}));
    await board.updateComplete;
    expect(colors().reverse()).to.deep.equal(standard);
  });
});

it('a field of the page below the board keeps its own keys', async () => {
  const board = await snlBoard();
  await board.play('4');
  const note = document.createElement('textarea');
  board.append(note);
  for (const init of [{key: 'Escape'}, {key: 'z', ctrlKey: true}]) {
    const event = new KeyboardEvent('keydown', {...init, bubbles: true, composed: true, cancelable: true});
    note.dispatchEvent(event);
    expect(event.defaultPrevented, init.key).to.equal(false);
  }
  expect(board.paused).to.equal(false);
  expect(board.history).to.have.length(1);
});
