// The contract of elements: every game of the kit, found by pattern, and one that a third party could have written.
import {sideEffects} from '../../package.json';
import {elementContractOf, type ElementContractSetup} from '../../src/testing.js';
import '../example/example-game.js';
import 'virtual:elements';

/** What makes a game short. */
const setups: Record<string, ElementContractSetup> = {
  'blockudoku-game': {refused: ['board', 'no board']},
  'ludo-game': {settings: {pieces: 1, players: 'Ada:green, Ben:red', seed: '3534'}, refused: ['pieces', 9]},
  'peg-solitaire': {refused: ['board', 'no board']},
  'snake-game': {settings: {width: 6, height: 6}, opening: 'D', refused: ['width', 1000]},
  'four-in-a-row': {settings: {columns: 4, rows: 4}, refused: ['columns', 3]},
  'nim-game': {refused: ['heaps', 'many']},
  'mancala-game': {settings: {pits: 2, stones: 2}, refused: ['pits', 9]},
  'tic-tac-toe': {refused: ['columns', 99]},
  'snl-board': {settings: {board: 'random', size: 4}, refused: ['size', 1000]},
  'example-game': {settings: {target: 5}, refused: ['target', 0]},
};
const modules = sideEffects.filter((file) => file.startsWith('./src/games/'));
const tags = [...modules.map((file) => /([^/]+)\.ts$/.exec(file)![1]!), 'example-game'];

for (const tag of tags) {
  for (const {name, run} of elementContractOf(tag, setups[tag])) it(`the contract of elements: <${tag}> ${name}`, run);
}
