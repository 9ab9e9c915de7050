// A consumer's rules in Node, from the installed package: its own game, and the figures of others.
import {finish, isRefusal, Session} from '@parlour/elements/kit';
import {chooseMove, ludo} from '@parlour/elements/rules/ludo.js';
import {countSolutions, position} from '@parlour/elements/rules/peg-solitaire.js';
import {
  fewestRolls,
  parseBoard,
  snakesAndLadders,
  type Board,
  type ShortestPath,
} from '@parlour/elements/rules/snakes-and-ladders.js';
import {contractOf} from '@parlour/elements/testing';
import german from '@parlour/elements/words/ludo/de.js';
import {rules} from './my-game.js';

for (const {run} of contractOf(rules)) run();

const classic: Board = parseBoard('classic');
const way: ShortestPath | null = fewestRolls(classic);
const session = new Session(snakesAndLadders, {
  options: snakesAndLadders.parseOptions({}),
  seats: [{name: 'Ada', kind: 'auto'}],
  seed: 'node',
  id: 'node',
});
while (session.turn !== undefined) if (isRefusal(session.play('roll', 'auto'))) throw new Error('refused');
const first: string | undefined = finish(chooseMove(ludo.setup(ludo.parseOptions({}), 2), 'greedy'));

console.log(
  JSON.stringify({
    rolls: way?.rolls,
    solutions: String(countSolutions(position({rows: 5, empty: 1}))),
    winners: session.result?.winners,
    first,
    words: german.roll,
    window: typeof (globalThis as {window?: unknown}).window,
  }),
);
