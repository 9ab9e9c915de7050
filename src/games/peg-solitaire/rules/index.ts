/** The rules of peg solitaire and its solver. Pure; runs anywhere. */
export {pegSolitaire, resultOf, type PegEffect, type PegResult, type PegState, type Scale} from './game.js';
export {position, type PegOptions} from './options.js';
export {boardOf, type Board, type Hole, type Jump, type Lattice} from './board.js';
export {boardNames, type BoardName} from './named-boards.js';
export {finishes, isLegal, jumped, jumpOf, jumps, moveOf, parityClass, pegCount, type Position} from './position.js';
export {
  fewestPegs, searchFewestPegs, searchOutlook, searchWay, solve, winningJumps, type Fewest, type Outlook, type SolveOptions, type Way,
} from './solve.js';
export {solutions} from './solutions.js';
export {countGames, countSolutions, searchCounts, type Counts} from './counts.js';
export {fewestSweeps, searchFewestSweeps, sweepsOf} from './sweeps.js';
