/** The shapes of pieces: the built-in sets, their names, and custom shapes. */

/** A piece. It fits a box of at most 5 × 5. */
export interface Piece {
  /**
   * The letter of a family, the number of tiles, and clockwise quarter turns: `T4`, `T4r1`. Pieces in no set are named
   * by their shape.
   */
  readonly name: string;
  /** Rows from the top, `1` for a tile: `010/111`. */
  readonly shape: string;
  /** Size of the box. */
  readonly rows: number;
  readonly columns: number;
  readonly tiles: number;
}

/** One piece per family; the others are its rotations. */
const families =
  'I1 1,I2 11,D2 01/10,I3 111,D3 001/010/100,V3 10/11,I4 1111,O4 11/11,L4 001/111,J4 100/111,T4 010/111,S4 011/110,' +
  'Z4 110/011,I5 11111,T5 111/010/010,U5 101/111,V5 100/100/111,X5 010/111/010,D4 0001/0010/0100/1000';

/** Rotates a shape by clockwise quarter turns. */
export function turned(shape: string, turns: number): string {
  let rows = shape.split('/');
  for (let i = turns & 3; i > 0; i--) {
    rows = Array.from(rows[0]!, (_, column) =>
      rows
        .map((row) => row[column])
        .reverse()
        .join(''),
    );
  }
  return rows.join('/');
}

function make(name: string, shape: string): Piece {
  const rows = shape.split('/');
  return {name, shape, rows: rows.length, columns: rows[0]!.length, tiles: shape.replace(/[^1]/g, '').length};
}

const named = new Map<string, Piece>();
const nameOf = new Map<string, string>();
for (const family of families.split(',')) {
  const [name, base] = family.split(' ') as [string, string];
  for (let turns = 0; turns < 4; turns++) {
    const shape = turned(base, turns);
    if (nameOf.has(shape)) continue;
    const piece = make(name + (turns ? `r${turns}` : ''), shape);
    nameOf.set(shape, piece.name);
    named.set(piece.name, piece);
  }
}

const all = [...named.keys()];
const app = all.filter((name) => !name.startsWith('D4'));

/**
 * Names of the pieces of each set. `classic`: the 45 that most public versions of the game share; `app`: the 47 of the
 * best-known one, with the two lying U; `all`: these and the two diagonals of four.
 */
export const pieceSets = {
  classic: app.filter((name) => name !== 'U5' && name !== 'U5r2'),
  app,
  all,
};
export type PieceSet = keyof typeof pieceSets;

/** A set by its name, or a list of pieces by name. */
export type Pieces = PieceSet | readonly string[];

/** The names of the pieces to draw from. */
export function namesOf(pieces: Pieces): readonly string[] {
  return typeof pieces === 'string' ? pieceSets[pieces] : pieces;
}

/** Cache for up to 1,000 pieces that are in no set, by shape. */
const own = new Map<string, Piece>();

/**
 * Finds a piece by its name or its shape: 1 to 5 rows of 1 to 5, without empty edges. Returns undefined for anything
 * else.
 */
export function pieceOf(text: string): Piece | undefined {
  if (typeof text !== 'string') return undefined;
  const known = named.get(nameOf.get(text) ?? text) ?? own.get(text);
  if (known || !/^[01]{1,5}(\/[01]{1,5}){0,4}$/.test(text)) return known;
  const rows = text.split('/');
  const even = rows.every((row) => row.length === rows[0]!.length);
  // every side of the box touches a tile
  const snug = [0, 1, 2, 3].every((turns) => turned(text, turns).split('/')[0]!.includes('1'));
  if (!even || !snug) return undefined;
  const piece = make(text, text);
  if (own.size >= 1000) own.clear();
  own.set(text, piece);
  return piece;
}

/** The piece and, with `rotate`, its rotations by clockwise quarter turns, without duplicates. */
export function turnsOf(piece: Piece, rotate: boolean): readonly Piece[] {
  if (!rotate) return [piece];
  const shapes = [0, 1, 2, 3].map((turns) => turned(piece.shape, turns));
  return shapes.filter((shape, i) => shapes.indexOf(shape) === i).map((shape) => pieceOf(shape)!);
}
