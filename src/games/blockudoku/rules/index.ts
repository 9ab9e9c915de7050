/** The rules of BlockuDoku: the game, its pieces, and the solver. Pure; runs in browsers and Node. */
export {blockudoku, type BlockudokuEffect, type BlockudokuState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {BlockudokuOptions} from './options.js';
export type {BlockudokuRules} from './rules.js';
export {dailySeed} from '../../../core/daily.js';
export {bitsOf, cellName, cellOf, type Bits, type PieceInput, type Rows} from './board.js';
export {place, placements, type Placement} from './placements.js';
export type {Hand} from './hand.js';
export {pointsOf, scorings, type Points, type Scoring} from './scoring.js';
export {pieceOf, pieceSets, turned, turnsOf, type Piece, type Pieces, type PieceSet} from './shapes.js';
export {
  bestHand,
  boardCost,
  searchHand,
  type BestHandOptions,
  type Plan,
  type PlannedMove,
  type PlanOptions,
} from './plan.js';
export {finish, type Search} from '../../../core/search.js';
