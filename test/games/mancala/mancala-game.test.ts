// Kalah played with the hands: real mouse and keys, from the first stone to the last.
import {expect} from '@open-wc/testing';
import {MancalaGame} from '../../../src/games/mancala/mancala-game.js';
import {press, resetMouse} from '../../support/commands.js';
import {click, find, focused, hear, names, placed, shown, text} from '../../support/harness.js';

afterEach(() => resetMouse());

const game = (settings: Partial<MancalaGame> = {}): Promise<MancalaGame> =>
  placed(new MancalaGame(), {players: 'Ada, Ben', seed: '1', speed: 'instant', pits: 2, stones: 2, ...settings});
const hollow = (mancala: MancalaGame, at: number): HTMLElement => find(mancala, `[data-target="${at}"]`);
const legal = ({state, legalMoves}: MancalaGame): number => Number(legalMoves[0]) - 1 + state.seat * 3;

describe('a game of Kalah', () => {
  it('is played from start to end by mouse; all stones end up in the stores', async () => {
    const mancala = await game();
    const heard = hear(mancala, 'game-over');
    while (mancala.turn !== undefined) {
      await click(hollow(mancala, legal(mancala)));
      await shown(mancala);
    }
    expect(names(heard)).to.equal('over');
    expect(mancala.result!.scores!.reduce((sum, n) => sum + n)).to.equal(8);
  });

  it('is played by keys', async () => {
    const mancala = await game();
    mancala.focus();
    expect(focused(mancala)).to.equal(hollow(mancala, 0));
    await press('Enter');
    await shown(mancala);
    expect(mancala.history.map(({move}) => move)).to.deep.equal(['1']);
    expect(mancala.turn, 'the last stone in the own store').to.equal(0);
  });

  it('names pits and stores with their stones, and refuses others with the reason', async () => {
    const mancala = await game();
    expect(hollow(mancala, 1).ariaLabel).to.equal('Ada, pit 2: 2 stones');
    expect(hollow(mancala, 2).ariaLabel).to.equal('Ada, store: 0 stones');
    await click(hollow(mancala, 3));
    await mancala.updateComplete;
    expect(text(mancala, '.status')).to.equal('That pit is on the other side.');
    await click(hollow(mancala, 2));
    await mancala.updateComplete;
    expect(text(mancala, '.status')).to.equal('Stones in a store stay there.');
  });

  it('stands upright in a narrow container', async () => {
    const mancala = await game({pits: 6});
    const box = (): string => find(mancala, 'svg.board').getAttribute('viewBox')!;
    mancala.style.inlineSize = '900px';
    while (box() !== '0 0 524 346') await new Promise(requestAnimationFrame);
    mancala.style.inlineSize = '240px';
    while (box() !== '0 0 346 524') await new Promise(requestAnimationFrame);
  });
});
