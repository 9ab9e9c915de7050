// 2048 played with the hands: real mouse, keys, and a swipe by a real finger.
import {expect} from '@open-wc/testing';
import {Game2048} from '../../../src/games/game-2048/game-2048.js';
import {centre, press, resetMouse, touch} from '../../support/commands.js';
import {all, click, find, placed, shown, text} from '../../support/harness.js';

afterEach(() => resetMouse());

const game = (settings: Partial<Game2048> = {}): Promise<Game2048> =>
  placed(new Game2048(), {players: 'Ada', seed: '1', speed: 'instant', ...settings});
const course = ({history}: Game2048): string[] => history.map(({move}) => move.split(' ')[0]!);
const keys: Record<string, string> = {left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown'};

describe('a game of 2048', () => {
  it('slides by a swipe, by an arrow on the rim, and by an arrow key', async () => {
    const board = await game();
    const [x, y] = centre(find(board, '.layers'));
    const [first, second] = board.legalMoves;
    const [dx, dy] = {left: [-70, 0], right: [70, 0], up: [0, -70], down: [0, 70]}[first!]!;
    await touch('start', [x, y]);
    await touch('move', [x + dx!, y + dy!]);
    await shown(board, touch('end'));
    expect(course(board)).to.deep.equal([first]);
    expect(second).not.to.be.undefined;
    const next = board.legalMoves[0]!;
    await shown(board, click(find(board, `[data-target=${next}]`)));
    expect(course(board)).to.deep.equal([first, next]);
    const last = board.legalMoves.at(-1)!;
    board.focus();
    await shown(board, press(keys[last]!));
    expect(course(board)).to.deep.equal([first, next, last]);
    expect(text(board, '[part=moves]')).to.equal('Moves 3');
  });

  it('shows a tile for each number, an arrow for each way that tiles can slide, and names all of it', async () => {
    const board = await game();
    expect(all(board, '.piece')).to.have.length(2);
    expect(all(board, '.way')).to.have.length(board.legalMoves.length);
    const values = find(board, '.targets').ariaLabel!.replace('2048.', '').match(/\d+/g)!;
    expect(values).to.deep.equal(['2', '2']);
  });
});
