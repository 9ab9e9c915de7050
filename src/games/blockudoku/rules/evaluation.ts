/**
 * Evaluates a board as a cost: few edges, notches and gaps, and space for pieces that are hard to place, are good. The
 * features follow the published notes on the engine of `gary-z/blokie`; the weights were tuned by self-play, starting
 * from equal ones (test/bench/tune-blockudoku.mjs).
 */

/** Features of a board whose cost is weighted. */
export const weightNames = [
  'filled side',
  'filled corner',
  'filled centre',
  'side square',
  'corner square',
  'centre square',
  'edge',
  'aligned edge',
  'notch',
  'squeezed',
  'squeezed at the wall',
  'no bar of 3',
  'no place',
  'scarce place',
] as const;

/** The cost of one of each feature, in the order of {@link weightNames}. Whole numbers. */
export type Weights = NumberEach<typeof weightNames>;
type NumberEach<List extends readonly unknown[]> = {readonly [i in keyof List]: number};

export const tunedWeights: Weights = [9, 19, 5, 39, 22, 29, 41, 23, 73, 16, 23, 39, 121, 2];

const all = 0o777777777;
const notFirst = 0o776776776; // columns B to I
const notLast = 0o377377377; // columns A to H
const inside = 0o376376376; // columns B to H

/** The number of set bits in three words. */
function count(a: number, b: number, c: number): number {
  a -= (a >>> 1) & 0x55555555;
  b -= (b >>> 1) & 0x55555555;
  c -= (c >>> 1) & 0x55555555;
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  c = (c & 0x33333333) + ((c >>> 2) & 0x33333333);
  a += b + c;
  a = (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f);
  return Math.imul(a, 0x01010101) >>> 24;
}

/**
 * The cost of a board. May return any value from `limit` on if the cost is not below `limit`. With `rough` it counts
 * tiles and edges only.
 */
export type Evaluate = (a: number, b: number, c: number, limit: number, rough?: boolean) => number;

export function evaluator(weights: Weights): Evaluate {
  const [
    filledSide,
    filledCorner,
    filledCentre,
    sideSquare,
    cornerSquare,
    centreSquare,
    edge,
    alignedEdge,
    notch,
    squeezed,
    squeezedAtWall,
    noBar,
    noPlace,
    scarce,
  ] = weights;

  return (a, b, c, limit, rough = false) => {
    const side = 0o070070070;
    const corner = 0o707707707;
    const cornerCount = count(a & corner, 0, c & corner);
    const sideCount = count(a & side, b & corner, c & side);
    const centreCount = count(0, b & side, 0);
    let cost = sideCount * filledSide + cornerCount * filledCorner + centreCount * filledCentre;
    if (cost >= limit && !rough) return limit;
    const left = 0o007007007;
    const right = 0o700700700;
    if ((b & side) !== 0) cost += centreSquare;
    if ((a & side) !== 0) cost += sideSquare;
    if ((c & side) !== 0) cost += sideSquare;
    if ((b & left) !== 0) cost += sideSquare;
    if ((b & right) !== 0) cost += sideSquare;
    if ((a & left) !== 0) cost += cornerSquare;
    if ((a & right) !== 0) cost += cornerSquare;
    if ((c & left) !== 0) cost += cornerSquare;
    if ((c & right) !== 0) cost += cornerSquare;

    // open cells, and those whose neighbour above, below, on the left, on the right is open
    const p = ~a & all;
    const q = ~b & all;
    const r = ~c & all;
    const ua = (p << 9) & all,
      ub = ((q << 9) & all) | (p >>> 18),
      uc = ((r << 9) & all) | (q >>> 18);
    const da = (p >>> 9) | ((q & 0o777) << 18),
      db = (q >>> 9) | ((r & 0o777) << 18),
      dc = r >>> 9;
    const la = (p << 1) & notFirst,
      lb = (q << 1) & notFirst,
      lc = (r << 1) & notFirst;
    const ra = (p >>> 1) & notLast,
      rb = (q >>> 1) & notLast,
      rc = (r >>> 1) & notLast;
    const noUpA = p & ~ua,
      noUpB = q & ~ub,
      noUpC = r & ~uc;
    const noLeftA = p & ~la,
      noLeftB = q & ~lb,
      noLeftC = r & ~lc;
    const noDownA = p & ~da,
      noDownB = q & ~db,
      noDownC = r & ~dc;
    const noRightA = p & ~ra,
      noRightB = q & ~rb,
      noRightC = r & ~rc;

    // every run of open cells has two ends; those at the border of two squares cost less
    const ends = 2 * (count(noUpA, noUpB, noUpC) + count(noLeftA, noLeftB, noLeftC));
    const afterBorder = 0o110110110; // columns D and G
    const beforeBorder = 0o044044044; // columns C and F
    const top = 0o000000777;
    const bottom = 0o777000000;
    const aligned =
      count(
        (noLeftA & afterBorder) | (noRightA & beforeBorder),
        (noLeftB & afterBorder) | (noRightB & beforeBorder),
        (noLeftC & afterBorder) | (noRightC & beforeBorder),
      ) + count(noDownA & bottom, (noUpB & top) | (noDownB & bottom), noUpC & top);
    cost += ends * edge - aligned * (edge - alignedEdge);
    if (rough || cost >= limit) return rough ? cost : limit;

    // notches: open cells with two filled neighbours that touch at their corners
    cost +=
      notch *
      (count(noUpA & noLeftA & notFirst & ~0o777, noUpB & noLeftB & notFirst, noUpC & noLeftC & notFirst) +
        count(noUpA & noRightA & notLast & ~0o777, noUpB & noRightB & notLast, noUpC & noRightC & notLast) +
        count(noDownA & noLeftA & notFirst, noDownB & noLeftB & notFirst, noDownC & noLeftC & notFirst & 0o777777) +
        count(noDownA & noRightA & notLast, noDownB & noRightB & notLast, noDownC & noRightC & notLast & 0o777777));
    if (cost >= limit) return limit;

    // squeezed: open cells between two that are not, on the board or at its edge
    const acrossA = noLeftA & noRightA,
      acrossB = noLeftB & noRightB,
      acrossC = noLeftC & noRightC;
    const downA = noUpA & noDownA,
      downB = noUpB & noDownB,
      downC = noUpC & noDownC;
    const innerA = inside & ~0o777,
      innerC = inside & 0o777777;
    const across = count(acrossA, acrossB, acrossC);
    const down = count(downA, downB, downC);
    const inner =
      count(acrossA & innerA, acrossB & inside, acrossC & innerC) +
      count(downA & innerA, downB & inside, downC & innerC);
    cost += inner * squeezed + (across + down - inner) * squeezedAtWall;
    if (cost >= limit) return limit;

    // open cells that are an end or the middle of three in a row, in each direction; those without can't take a bar of 3
    const lla = (la << 1) & notFirst,
      llb = (lb << 1) & notFirst,
      llc = (lc << 1) & notFirst;
    const rra = (ra >>> 1) & notLast,
      rrb = (rb >>> 1) & notLast,
      rrc = (rc >>> 1) & notLast;
    const uua = (ua << 9) & all,
      uub = ((ub << 9) & all) | (ua >>> 18),
      uuc = ((uc << 9) & all) | (ub >>> 18);
    const dda = (da >>> 9) | ((db & 0o777) << 18),
      ddb = (db >>> 9) | ((dc & 0o777) << 18),
      ddc = dc >>> 9;
    const leftA = p & la & lla,
      leftB = q & lb & llb,
      leftC = r & lc & llc;
    const rightA = p & ra & rra,
      rightB = q & rb & rrb,
      rightC = r & rc & rrc;
    const upA = p & ua & uua,
      upB = q & ub & uub,
      upC = r & uc & uuc;
    const dnA = p & da & dda,
      dnB = q & db & ddb,
      dnC = r & dc & ddc;
    const lyingA = p & la & ra,
      lyingB = q & lb & rb,
      lyingC = r & lc & rc;
    const standA = p & ua & da,
      standB = q & ub & db,
      standC = r & uc & dc;
    cost +=
      noBar *
      (count(p & ~(leftA | rightA | lyingA), q & ~(leftB | rightB | lyingB), r & ~(leftC | rightC | lyingC)) +
        count(p & ~(upA | dnA | standA), q & ~(upB | dnB | standB), r & ~(upC | dnC | standC)));
    if (cost >= limit) return limit;

    // Placements of the pieces that are hardest to place, each by its middle cell. Written out for three words, as
    // everything here, since this is the innermost loop of the search.
    const crowd = sideCount + cornerCount + centreCount - 20;
    let few = 0;
    const room = (x: number, y: number, z: number): void => {
      if ((x | y | z) === 0) {
        cost += noPlace;
        few += 4;
      } else if (crowd > 0) {
        const places = count(x, y, z);
        if (places < 4) few += 4 - places;
      }
    };
    // I5
    room(leftA & rightA, leftB & rightB, leftC & rightC);
    room(upA & dnA, upB & dnB, upC & dnC);
    // V5
    room(upA & rightA, upB & rightB, upC & rightC);
    room(upA & leftA, upB & leftB, upC & leftC);
    room(dnA & rightA, dnB & rightB, dnC & rightC);
    room(dnA & leftA, dnB & leftB, dnC & leftC);
    // T5
    room(lyingA & dnA, lyingB & dnB, lyingC & dnC);
    room(lyingA & upA, lyingB & upB, lyingC & upC);
    room(standA & leftA, standB & leftB, standC & leftC);
    room(standA & rightA, standB & rightB, standC & rightC);
    // X5
    room(lyingA & standA, lyingB & standB, lyingC & standC);
    // D3 and U5, by the neighbours at the corners
    const ula = (ua << 1) & notFirst,
      ulb = (ub << 1) & notFirst,
      ulc = (uc << 1) & notFirst;
    const ura = (ua >>> 1) & notLast,
      urb = (ub >>> 1) & notLast,
      urc = (uc >>> 1) & notLast;
    const dla = (da << 1) & notFirst,
      dlb = (db << 1) & notFirst,
      dlc = (dc << 1) & notFirst;
    const dra = (da >>> 1) & notLast,
      drb = (db >>> 1) & notLast,
      drc = (dc >>> 1) & notLast;
    room(p & dla & ura, q & dlb & urb, r & dlc & urc);
    room(p & ula & dra, q & ulb & drb, r & ulc & drc);
    room(standA & ura & dra, standB & urb & drb, standC & urc & drc);
    room(standA & ula & dla, standB & ulb & dlb, standC & ulc & dlc);
    if (crowd > 0) cost += few * crowd * scarce;
    return cost < limit ? cost : limit;
  };
}
