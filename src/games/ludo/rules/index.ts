/**
 * The rules of Ludo: the game, its tracks and their geometry, automatic players and simulations. Pure; runs in browsers
 * and Node.
 */
export {pieceInYard, legalMoves, ludo, outOfTurnMoves, type LudoMove, type LudoState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {LudoEffect, Reason} from './table.js';
export {optionsFor, type LudoOptions} from './options.js';
export {advance, colors, ringSquare, safeSquares, tracks, type Color, type Track, type TrackName} from './tracks.js';
export {absoluteToCoordinates, type BoardMeasures} from './drawing.js';
export {cellOf, type SquareOptions} from './geometry.js';
export {chooseMove, levels, type Level} from './choose.js';
export {chances, searchSimulation, simulate, type Chances, type Simulation, type SimulationSetup} from './simulate.js';
export {finish, type Search} from '../../../core/search.js';
