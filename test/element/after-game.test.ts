// After a game that was not won: until which move it could have been, and the way back there.
import {expect} from '@open-wc/testing';
import {FourInARow} from '../../src/games/four-in-a-row/four-in-a-row.js';
import {NimGame} from '../../src/games/nim/nim-game.js';
import {PegSolitaire} from '../../src/games/peg-solitaire/peg-solitaire.js';
import {TicTacToe} from '../../src/games/tic-tac-toe/tic-tac-toe.js';
import {click, find, has, placed, said, text, until} from '../support/harness.js';

type Played = NimGame | TicTacToe | FourInARow | PegSolitaire;

const missed = (game: Played): string => text(game, '.missed').replaceAll(/\s+/g, ' ').trim();

/** Makes a move, after which the game is lost or drawn. */
async function end(game: Played, move: string): Promise<void> {
  await game.play(move);
  await until(() => game.result !== undefined);
}

it('says until when a lost game could have been won, and goes back there', async () => {
  const game = await placed(new NimGame(), {speed: 'instant', setup: false, heaps: '1 2', computer: 'hard'});
  await end(game, '1-1');
  expect(game.result!.winners).to.deep.equal([1]);
  // the card grows with what is loaded for it
  await until(() => has(game, '.missed') && has(game, '.summary'));
  expect(missed(game)).to.equal('You had it until move 1. Go back there');
  expect(said(game)).to.contain('You had it until move 1.');
  await expect(game).shadowDom.to.be.accessible();
  await click(find(game, '.missed button'));
  await until(() => game.result === undefined);
  expect(game.history).to.deep.equal([]);
  await game.play('2-1');
  await until(() => game.turn === 0);
  await end(game, game.legalMoves[0]!);
  expect(game.result!.winners, 'it was a win').to.deep.equal([0]);
  expect(has(game, '.missed')).to.equal(false);
});

/** Both sides of a game for two. */
const against = [{name: ''}, {name: '', kind: 'auto', level: 'hard'}] as const;

for (const [what, element, moves, last, sentence] of [
  // the computer is about to complete the middle column
  ['says until when there was a draw', () => new TicTacToe(), 'a1 b2 c3 b1', 'a3', 'You had a draw until move 5.'],
  ['knows it in Four in a row', () => new FourInARow(), '1 2 1 2 1 2', '7', 'You had it until move 7.'],
] as const)
  it(what, async () => {
    const game: TicTacToe | FourInARow = element();
    await placed(game, {speed: 'instant', setup: false, players: [...against]});
    const made = moves.split(' ').map((move, i) => [move, i % 2 ? 'auto' : 'person'] as const);
    await game.load({...game.save(), moves: made});
    await end(game, last);
    expect(game.result!.winners).to.deep.equal([1]);
    await until(() => has(game, '.missed'));
    expect(missed(game)).to.equal(`${sentence} Go back there`);
  });

it('knows it in peg solitaire', async () => {
  const peg = await placed(new PegSolitaire(), {speed: 'instant', setup: false});
  while (peg.result === undefined) await peg.play(peg.legalMoves[0]!);
  expect(peg.result.winners).to.deep.equal([]);
  await until(() => has(peg, '.missed'));
  expect(missed(peg)).to.match(/^You had it until move \d+\. Go back there$/);
});

it('is silent where there was nothing to win', async () => {
  const nim = await placed(new NimGame(), {speed: 'instant', setup: false, heaps: '1 1', computer: 'hard'});
  await end(nim, '1-1');
  await until(() => has(nim, '.card [part=button]'));
  await nim.updateComplete;
  expect(nim.result!.winners).to.deep.equal([1]);
  expect(has(nim, '.missed')).to.equal(false);
});
