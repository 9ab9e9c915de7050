/**
 * The rules of Ludo: the game, its tracks and their geometry, automatic players and simulations. Pure; runs in browsers
 * and Node.
 */
export {
  outOfTurnMoves,
  outOfTurnMoves as asides,
  coinInPocket,
  isHome,
  isInPocket,
  legalMoves,
  ludo,
  positionOf,
  type LudoMove,
  type LudoState,
} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {LudoEffect, Reason} from './table.js';
export {optionsFor, type LudoOptions} from './options.js';
export {advance, colours, ringSquare, safeSquares, tracks, type Colour, type Track, type TrackName} from './tracks.js';
export {absoluteToCoordinates, cellOf, type BoardMeasures, type SquareOptions} from './geometry.js';
export {chooseMove, levels, type Level} from './choose.js';
export {chances, searchSimulation, simulate, type Chances, type Simulation, type SimulationSetup} from './simulate.js';
export {finish, type Search} from '../../../core/search.js';
