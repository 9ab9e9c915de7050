// The end of a game of Ludo: its moment, and the game in a line.
import {expect} from '@open-wc/testing';
import {click} from '../../support/commands.js';
import {fakePauses} from '../../support/pauses.js';
import {animations, find, has, ludoGame, playAll, quickGame, text, until} from './harness.js';

describe('a win', () => {
  it('has two seconds before its card, and can be skipped', async () => {
    const beats = fakePauses();
    try {
      const game = await ludoGame(quickGame.settings);
      await playAll(game, quickGame.moves.slice(0, -1));
      game.speed = 'normal';
      void game.play('p0');
      await until(() => {
        for (const one of animations(game)) one.finish();
        return beats.durations.includes(2000);
      });
      expect(has(game, '.card')).to.be.false;
      await click(find(game, '.board'));
      await until(() => has(game, '.card'));
    } finally {
      beats.restore();
    }
  });

  it('is told in a line, with its captures', async () => {
    const game = await ludoGame({seed: 'a', pieces: 2});
    let hits = 0;
    game.addEventListener('game-move', ({detail: {effects}}) => {
      hits += effects.filter(({type, ...effect}) => type === 'captured' && effect['by'] === 0).length;
    });
    // the first legal move each time
    for (let i = 0; i < 140; i++) await game.play(game.legalMoves[0]!);
    await game.updateComplete;
    expect(game.result!.winners).to.deep.equal([0]);
    expect(hits).to.be.above(0);
    await until(() => has(game, '.card-text'));
    const rolls = game.history.filter(({seat, move}) => seat === 0 && /^\d$/.test(move)).map(({move}) => Number(move));
    const mean = (rolls.reduce((a, b) => a + b) / rolls.length).toFixed(1).replace('.0', '');
    expect(text(game, '.card-text')).to.equal(`Ada: ${mean} on average · ${hits} ${hits > 1 ? 'captures' : 'capture'}`);
  });
});
