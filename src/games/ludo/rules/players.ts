/** Automatic players that need no search: a random and a greedy one. */
import type {Chance} from './chance.js';
import type {Table} from './table.js';

/** Chooses one of the pieces that may move. */
export type Player = (table: Table, chance: Chance) => number;

/** The pieces of each bit mask in turn, twelve entries per mask: uniformly distributed for up to four pieces. */
const piecesInTurn = Int8Array.from({length: 16 * 12}, (_, i) => {
  const pieces = [0, 1, 2, 3].filter((piece) => ((i / 12) >> piece) & 1);
  return pieces[i % pieces.length]!;
});

/** A uniformly distributed choice. */
export function randomPiece(table: Table, chance: Chance): number {
  return piecesInTurn[table.movable() * 12 + chance.below(12)]!;
}

/** Rival pieces up to one roll behind a square of the ring, plus those up to two rolls behind, weighted by `far`. */
export function risk(table: Table, seat: number, square: number, far: number): number {
  const {ring, last, seats, safe} = table.layout;
  let sum = 0;
  if (square === 0 || safe[square] === 1) return sum;
  for (let rival = 0; rival < seats; rival++) {
    if (!table.areRivals(seat, rival)) continue;
    for (let i = rival * 4; i < rival * 4 + 4; i++) {
      const position = table.pieces[i]!;
      const from = ring[rival * 64 + position]!;
      const steps = square > from ? square - from : square - from + 52;
      if (from > 0 && steps < 13 && position + steps <= last) sum += steps < 7 ? 1 : far;
    }
  }
  return sum;
}

/**
 * Prefers to capture, then to come out, to come home, to escape, to go to a safe square, or to move the piece furthest
 * ahead.
 */
export function greedyPiece(table: Table): number {
  const {layout, mover, pieces, pips} = table;
  const {ring, safe, home, reach} = layout;
  const bits = table.movable();
  if ((bits & (bits - 1)) === 0) return 31 - Math.clz32(bits);
  let best = 0;
  let most = -Infinity;
  for (let piece = 0; piece < 4; piece++) {
    if (((bits >> piece) & 1) === 0) continue;
    const from = pieces[mover * 4 + piece]!;
    const to = reach[from * 7 + pips]!;
    const square = ring[mover * 64 + to]!;
    let score = 0.3 * to;
    if (from === 0) score += 60;
    if (to === home) score += 40;
    if (square > 0) {
      if (safe[square]) score += 10;
      else {
        for (let rival = 0; rival < layout.seats; rival++) score += 100 * table.count(mover, rival, square);
      }
    }
    score += 10 * (risk(table, mover, ring[mover * 64 + from]!, 0) - risk(table, mover, square, 0));
    if (score > most) {
      most = score;
      best = piece;
    }
  }
  return best;
}
