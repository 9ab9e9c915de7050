// A game in one file, by defineGame.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, svg, type Effect} from '../../src/kit.js';
import {place} from '../support/harness.js';

const rules = defineRules({
  id: 'passing',
  setup: () => ({discs: 0}),
  moves: () => ['a1'],
  play: ({discs, seat}) => ({
    state: {discs: discs + 1},
    seat,
    effects: [{type: 'flashed'}, {type: 'passed', seat: 1 - seat, n: discs + 2}] satisfies Effect[],
  }),
});

const PassingGame = defineGame('passing-game', {
  rules,
  words: {en: {game: 'Passing', passed: '{player} passes at {n}.', passedYou: 'You pass at {n}.'}},
  board: {
    size: () => [1, 1],
    cell: ({state}) => ({label: `${state.discs} discs`, move: 'a1', body: svg`<circle r="9" />`}),
  },
});

describe('a game in one file', () => {
  it('words its own effects by the sentences of their types; others are silent', async () => {
    const game = place(Object.assign(new PassingGame(), {players: 'Ada, Ben', speed: 'instant'}));
    await game.updateComplete;
    await game.play('a1');
    await game.presented;
    await game.updateComplete;
    const text = (selector: string) => game.renderRoot.querySelector(selector)?.textContent.trim();
    expect(text('.status')).to.equal('Ben passes at 2. Ada to move.');
    expect(text('[role=status]')).to.equal('Ada: a1. Ben passes at 2. Ada to move.');
  });
});
