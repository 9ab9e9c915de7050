/** What the choreography of a move needs of its element. */
import type {Piece} from '../rules/index.js';
import type {Spot} from './places.js';

/** How far the showing of a move has come. */
export interface Progress {
  /** Rows from the top that have lost their colour, at the end. */
  readonly greyRows: number;
  /** All points together, called out at the end as they count up. */
  readonly total?: number;
}

export interface MoveRefs {
  /** Where everything is found: the element's render root. */
  readonly root: ParentNode;
  /** Where the piece was: in the hand, or in its slot. */
  readonly from: (slot: number, piece: Piece) => Spot;
  /** Points before the move. */
  readonly score: number;
  /** The move has emptied the board. */
  readonly emptied: boolean;
  /** Shows how far it has come. */
  readonly show: (progress: Partial<Progress>) => void;
  /** Score and best score at so many points, as words. */
  readonly figures: (points: number) => readonly string[];
  /** The end is a new best. */
  readonly best: boolean;
  readonly sound: (name: 'place' | 'clear' | 'win' | 'refuse') => void;
}
