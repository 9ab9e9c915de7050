/**
 * The rules of Ludo: the game, its tracks and their geometry, automatic players and simulations. Pure; runs in browsers
 * and Node.
 */
export {
  outOfTurnMoves,
  outOfTurnMoves as asides,
  cellOf,
  coinInPocket,
  isHome,
  isInPocket,
  legalMoves,
  ludo,
  optionsFor,
  positionOf,
  ringSquare,
} from './entrances.js';
export type {LudoMove, LudoState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {LudoEffect, Reason} from './table.js';
export type {LudoOptions} from './options.js';
export {advance, colours, safeSquares, tracks, type Colour, type Track, type TrackName} from './tracks.js';
export {absoluteToCoordinates, type BoardMeasures} from './drawing.js';
export type {SquareOptions} from './geometry.js';
export {chooseMove, levels, type Level} from './choose.js';
export {chances, searchSimulation, simulate, type Chances, type Simulation, type SimulationSetup} from './simulate.js';
export {finish} from '../../../core/arguments.js';
export type {Search} from '../../../core/search.js';
