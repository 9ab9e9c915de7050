/** The rules of peg solitaire and its solver. Pure; runs in browsers and Node. */
export {pegSolitaire, resultOf, type PegEffect, type PegResult, type PegState, type Scale} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export {position, type PegOptions} from './options.js';
export {dailySeed} from '../../../core/daily.js';
export {type Hole, type Jump, type Lattice} from './board.js';
export {boardNames, type BoardName} from './named-boards.js';
export {finishes, isLegal, jumped, jumpOf, jumps, moveOf, parityClass, pegCount, type Position} from './position.js';
export {fewestPegs, searchFewestPegs, searchOutlook, searchWay, solve, winningJumps} from './solver.js';
export type {Fewest, Outlook, Way} from './solve.js';
export {boardOf, type Board} from './symmetries.js';
export type {SolveOptions} from './steps.js';
export {solutions} from './solutions.js';
export {countGames, countSolutions, searchCounts, type Counts} from './counts.js';
export {fewestSweeps, searchFewestSweeps, sweepsOf} from './sweeps.js';
export {finish, type Search} from '../../../core/search.js';
