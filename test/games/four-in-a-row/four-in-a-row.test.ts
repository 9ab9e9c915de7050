// Played with the hands: real mouse and keys on the real element.
import {expect} from '@open-wc/testing';
import {FourInARow} from '../../../src/games/four-in-a-row/four-in-a-row.js';
import {centre, resetMouse, sendMouse} from '../../support/commands.js';
import {all, click, course, find, placed, rendered, shown, text, until} from '../../support/harness.js';

afterEach(() => resetMouse());

async function fourInARow(moves = '', settings: Partial<FourInARow> = {}): Promise<FourInARow> {
  const game = await placed(new FourInARow(), {players: 2, speed: 'instant', ...settings});
  for (const move of moves) await game.play(move);
  return game;
}

const cell = (game: FourInARow, column: number, row: number): HTMLElement =>
  find(game, `[data-target="${(row - 1) * game.options.columns + column - 1}"]`);

describe('<four-in-a-row>', () => {
  it('drops a disc wherever its column is pressed', async () => {
    const game = await fourInARow();
    for (const row of [1, 6, 3]) {
      await shown(game, click(cell(game, 4, row)));
    }
    expect(course(game)).to.equal('4 4 4');
    expect(cell(game, 4, 4).getAttribute('aria-label')).to.equal('column 4, Player 1, top of 3');
    expect(game.renderRoot.querySelectorAll('.disc')).to.have.length(3);
  });

  it('shows the disc above the middle, or the column under the mouse, and where it will land', async () => {
    const game = await fourInARow('24');
    const waiting = (): string => find(game, '.waiting').getAttribute('transform')!;
    expect(waiting()).to.match(/^translate\(350 /);
    await rendered(game, sendMouse({type: 'move', position: centre(cell(game, 2, 2))}));
    expect(waiting()).to.match(/^translate\(150 /);
    const [landing, rest] = [find(game, '.landing'), cell(game, 2, 5)].map(centre);
    expect(Math.hypot(landing![0] - rest![0], landing![1] - rest![1])).to.be.below(2);
  });

  it('marks the four in a row once the last disc has landed', async () => {
    const game = await fourInARow('121212');
    Object.assign(game, {speed: 'slow'});
    await rendered(game, game.play('1'));
    expect(all(game, '.frame.won, .hole.line')).to.have.lengthOf(0);
    game.speed = 'normal';
    await shown(game);
    expect(all(game, '.frame.won, .hole.line')).to.have.lengthOf(5);
  });

  it('refuses a full column', async () => {
    const game = await fourInARow('4 4 4 4 4 4');
    await rendered(game, click(cell(game, 4, 3)));
    expect(course(game)).to.equal('4 4 4 4 4 4');
    expect(game.renderRoot.textContent).to.include('That column is full.');
  });

  it('shows with `hints` what each column leads to', async () => {
    const game = await fourInARow('44551111', {hints: true, rows: 4});
    const outcomes = (): string[] => all(game, '.outcome').map(({classList}) => classList[1]!);
    await until(() => outcomes().length === 6);
    expect(outcomes()).to.deep.equal(['loss', 'win', 'draw', 'draw', 'win', 'loss']);
    expect(text(game, '[part=status]')).to.equal('● wins, ◐ draws, ○ loses');
    // whether it wins is known before it is known when
    await until(() => cell(game, 3, 4).getAttribute('aria-label') === 'column 3, empty, wins in 2 moves');
    await rendered(game, sendMouse({type: 'move', position: centre(cell(game, 3, 4))}));
    expect(text(game, '[part=status]')).to.include('This column wins in 2 moves.');
  });
});
