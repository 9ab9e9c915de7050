// The keys that move on a board never scroll the page from a game, whatever its state.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/kit.js';
import {press} from '../support/commands.js';
import {find, fromMarkup, openMore, playAll} from '../support/harness.js';
import 'virtual:elements';

const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End'];

/** The keys among these that would scroll the page. */
async function scrolling(chords: readonly string[][] = keys.map((key) => [key])): Promise<string[]> {
  const left: string[] = [];
  const listener = ({key, defaultPrevented}: KeyboardEvent): void => {
    if (!defaultPrevented && keys.includes(key)) left.push(key);
  };
  window.addEventListener('keydown', listener);
  for (const chord of chords) await press(...chord);
  window.removeEventListener('keydown', listener);
  return left;
}

const states: Record<string, (game: GameElement) => Promise<void> | void> = {
  'with the focus on the board': (game) => game.focus(),
  'with the focus on a button': (game) => find(game, '.side button:not([inert] *)').focus(),
  'in a pause': async (game) => {
    await playAll(game, [game.legalMoves[0]!]);
    game.focus();
    await game.updateComplete;
    game.pause();
    await game.updateComplete;
  },
  'while others play': async (game) => {
    game.focus();
    game.readOnly = true;
    await game.updateComplete;
  },
};

for (const tag of ['blockudoku-game', 'ludo-game', 'peg-solitaire', 'snake-game', 'snl-board'] as const) {
  describe(`keys in <${tag}>`, () => {
    for (const [state, bring] of Object.entries(states)) {
      it(`do not scroll the page ${state}`, async () => {
        const game = await fromMarkup(tag, `<${tag} seed="keys" speed="instant" setup="off"></${tag}>`);
        await bring(game);
        expect(game.shadowRoot!.activeElement).to.not.equal(null);
        expect(await scrolling()).to.deep.equal([]);
      });
    }
  });
}

describe('keys around a board', () => {
  it('scroll what is under "More", and below the board', async () => {
    const game = await fromMarkup('ludo-game', '<ludo-game seed="keys"><input></ludo-game>');
    await openMore(game);
    await game.updateComplete;
    game.shadowRoot!.querySelector<HTMLElement>('.panel')!.focus();
    expect(await scrolling()).to.deep.equal(keys);
    game.querySelector('input')!.focus();
    expect(await scrolling()).to.deep.equal(keys);
  });

  it('are the page’s own with Control', async () => {
    const game = await fromMarkup('ludo-game', '<ludo-game seed="keys"></ludo-game>');
    game.focus();
    expect(await scrolling([['Control', 'End']])).to.deep.equal(['End']);
  });
});
