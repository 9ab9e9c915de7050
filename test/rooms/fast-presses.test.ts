// Pressing fast: while the moves of others are shown, presses only skip them, and a player who goes on pressing is not locked out.
import {expect} from '@open-wc/testing';
import type {GameMoveEvent} from '../../src/play/events.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import {placed, find, frame} from '../support/harness.js';

for (const players of ['person, auto', 'person, person']) {
  it(`Roll, pressed in every frame, rolls again: ${players}`, async () => {
    const game = await placed(document.createElement('snl-board'), {
      players: players.replaceAll('person', ''),
      seed: 'fast',
    });
    const rolls: {seat: number; at: number}[] = [];
    game.addEventListener('game-move', ({detail}: GameMoveEvent) => {
      if (detail.by === 'page' || detail.by === 'person') rolls.push({seat: detail.seat, at: performance.now()});
    });
    while (rolls.length < 3) {
      find(game, 'button[part~="roll"]').click();
      await frame();
    }
    // a series of presses rolls only once
    for (const [i, {at}] of rolls.entries()) if (i > 0) expect(at - rolls[i - 1]!.at).to.be.greaterThan(590);
  });
}
