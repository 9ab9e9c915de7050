/** The input of the choreography of a move. */
import type {Piece} from '../rules/index.js';
import type {Spot} from './places.js';

/** The progress of the animation of a move. */
export interface Progress {
  /** Whether the piece has landed. */
  readonly landed: boolean;
  /** The number of grey rows from the top, at the end of the game. */
  readonly greyRows: number;
  /** The final score as it counts up, at the end of the game. */
  readonly total?: number;
}

/** A line of text shown over the board. */
export interface ShoutLine {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export interface MoveRefs {
  /** The element's render root. */
  readonly root: ParentNode;
  /** The position of a piece before the move: in hand, or in its slot. */
  readonly from: (slot: number, piece: Piece) => Spot;
  /** The score before the move. */
  readonly score: number;
  /** The class for the colour of the tile that was on a cell. */
  readonly hue: (cell: number) => string;
  /** Whether the move emptied the board. */
  readonly emptied: boolean;
  /** Renders the progress. */
  readonly show: (progress: Partial<Progress>) => void;
  /** Formats the score, and the best score at that score. */
  readonly figures: (points: number) => readonly string[];
  /** Whether the final score is a new best. */
  readonly best: boolean;
  readonly sound: (name: 'place' | 'clear' | 'win' | 'refuse') => void;
}
