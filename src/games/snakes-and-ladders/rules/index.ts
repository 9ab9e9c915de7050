/** The rules of Snakes and Ladders: the game, its boards, shortest paths and odds. Pure; runs in browsers and Node. */
export {snakesAndLadders, type SnlEffect, type SnlState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {SnlOptions} from './options.js';
export {rulesOf, type Rules} from './rules.js';
export {parseBoard, type Board, type BoardInput, type BoardName, type Jump, type OwnBoard} from './board.js';
export {randomBoard, type RandomBoardOptions} from './random-board.js';
export {fewestThrows, throwGraph, type ShortestPath, type ThrowGraph} from './paths.js';
export {expectedThrows, visits} from './expectation.js';
export {percentile, throwDistribution, throwPercentiles, type ThrowDistribution} from './distribution.js';
export {searchWinChances, winChances, type WinChances} from './win-chances.js';
export type {Limit} from './steps.js';
export {finish, type Search} from '../../../core/search.js';
