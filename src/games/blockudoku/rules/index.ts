/** The rules of BlockuDoku: the game, its pieces, and the solver. Pure; runs in browsers and Node. */
export {blockudoku, cellName, namesOf, pointsOf, turned, turnsOf} from './entrances.js';
export type {BlockudokuEffect, BlockudokuState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {BlockudokuOptions, BlockudokuRules} from './options.js';
export {dailySeed} from '../../../core/daily.js';
export {bitsOf, cellOf, type Bits, type PieceInput, type Rows} from './board.js';
export {place, placements, type Placement} from './placements.js';
export type {Hand} from './hand.js';
export {fits, type FitOptions} from './fits.js';
export {scorings, type Points, type Scoring} from './scoring.js';
export {pieceOf, pieceSets, type Piece, type Pieces, type PieceSet} from './shapes.js';
export {
  bestHand,
  boardCost,
  searchHand,
  type BestHandOptions,
  type Plan,
  type PlannedMove,
  type PlanOptions,
} from './plan.js';
export {autoplay, type Autoplayed} from './autoplay.js';
export {finish} from '../../../core/arguments.js';
export type {Search} from '../../../core/search.js';
