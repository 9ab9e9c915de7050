// Kalah played with the hands: real mouse and keys, from the first stone to the last.
import {expect} from '@open-wc/testing';
import {MancalaGame} from '../../../src/games/mancala/mancala-game.js';
import {press, resetMouse} from '../../support/commands.js';
import {click, course, find, hear, names, placed, rendered, shown, text, until} from '../../support/harness.js';

afterEach(() => resetMouse());

const viewBox = (mancala: MancalaGame): string => find(mancala, 'svg.board').getAttribute('viewBox')!;
const game = (settings: Partial<MancalaGame> = {}): Promise<MancalaGame> =>
  placed(new MancalaGame(), {players: 'Ada, Ben', seed: '1', speed: 'instant', pits: 2, stones: 2, ...settings});
const hollow = (mancala: MancalaGame, at: number): HTMLElement => find(mancala, `[data-target="${at}"]`);
const legal = ({state, legalMoves}: MancalaGame): number => Number(legalMoves[0]) - 1 + state.seat * 3;

describe('a game of Kalah', () => {
  it('is played from start to end by mouse; all stones end up in the stores', async () => {
    const mancala = await game();
    const heard = hear(mancala, 'game-over');
    while (mancala.turn !== undefined) {
      await shown(mancala, click(hollow(mancala, legal(mancala))));
    }
    expect(names(heard)).to.equal('over');
    expect(mancala.result!.scores!.reduce((sum, n) => sum + n)).to.equal(8);
  });

  it('takes a press while a computer’s stones move; those of a person it only ends', async () => {
    const slow = {pits: 6, stones: 4, speed: 'slow'} as const;
    const against = await game({...slow, players: 'Ada, Computer:auto:easy'});
    hollow(against, 0).focus();
    await press('Enter');
    await press('ArrowRight');
    await until(() => against.turn === 0 && course(against).length > 1 && against.matches(':state(busy)'));
    const before = course(against);
    await press('Enter');
    await until(() => course(against).startsWith(`${before} 2`));
    const together = await game(slow);
    await together.play('1');
    hollow(together, 8).dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}));
    await together.updateComplete;
    expect([course(together), together.matches(':state(busy)')]).to.deep.equal(['1', false]);
  });

  it('names pits and stores with their stones, and refuses others with the reason', async () => {
    const mancala = await game();
    expect(hollow(mancala, 1).ariaLabel).to.equal('Ada, pit 2: 2 stones');
    expect(hollow(mancala, 2).ariaLabel).to.equal('Ada, store: 0 stones');
    expect(hollow(mancala, 3).ariaDisabled, 'a press is answered, so nothing is grayed').to.be.null;
    await rendered(mancala, click(hollow(mancala, 3)));
    expect(text(mancala, '.status')).to.equal('That pit is on the other side.');
    await rendered(mancala, click(hollow(mancala, 2)));
    expect(text(mancala, '.status')).to.equal('Stones in a store stay there.');
  });

  it('has its stores at the ends, and between the rows in a narrow container', async () => {
    const mancala = await game({pits: 6});
    mancala.style.inlineSize = '900px';
    await until(() => viewBox(mancala) === '0 0 510 378');
    mancala.style.inlineSize = '240px';
    await until(() => viewBox(mancala) === '0 0 404 380');
  });
});
