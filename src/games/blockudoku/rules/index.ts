/** The rules of BlockuDoku: the game, its pieces, and the solver. Pure; runs anywhere. */
export {blockudoku, type BlockudokuEffect, type BlockudokuState} from './game.js';
export {dailySeed, type BlockudokuOptions, type BlockudokuRules} from './options.js';
export {bitsOf, cellName, cellOf, type Bits, type PieceInput, type Rows} from './board.js';
export {place, placements, type Placement} from './placements.js';
export {fits, turnsOf, type Hand} from './hand.js';
export {pointsOf, scorings, type Points, type Scoring} from './scoring.js';
export {namesOf, pieceOf, pieceSets, turned, type Piece, type Pieces, type PieceSet} from './shapes.js';
export {bestHand, searchHand, type Plan, type PlannedMove, type PlanOptions} from './plan.js';
export {autoplay, type Autoplayed} from './autoplay.js';
