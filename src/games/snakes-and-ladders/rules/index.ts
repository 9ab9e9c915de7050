/** The rules of Snakes and Ladders: the game, its boards, shortest paths and odds. Pure; runs in browsers and Node. */
export {snakesAndLadders, type SnlEffect, type SnlState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {SnlOptions} from './options.js';
export {rulesOf, type Rules} from './rules.js';
export {parseBoard, type Board, type BoardInput, type BoardName, type Jump, type OwnBoard} from './board.js';
export {randomBoard, type RandomBoardOptions} from './random-board.js';
export {fewestRolls, rollGraph, type ShortestPath, type RollGraph} from './paths.js';
export {expectedRolls, visits} from './expectation.js';
export {percentile, rollDistribution, rollPercentiles, type RollDistribution} from './distribution.js';
export {searchWinChances, winChances, type WinChances} from './win-chances.js';
export type {Limit} from './steps.js';
export {finish, type Search} from '../../../core/search.js';
