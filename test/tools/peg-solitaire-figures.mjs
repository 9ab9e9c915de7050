// The large figures of peg solitaire, which are too long for the tests: each part says what is published, what comes out and
// how long it took. `node test/tools/peg-solitaire-figures.mjs <part> …`; without a part it lists them.
//
// All of these came out as published, on one core of a busy machine, in seconds of the processor: pairs-8 1, pairs-9 6,
// pairs-10 11, sweeps-6 1, sweeps-7 131, english-count 108, english-sweeps 210.
// Not reckoned: the fewest sweeps on 8 to 10 rows (13, 16, 18 in OEIS A127500). 2^36 positions and more need another method.
import {register} from 'tsx/esm/api';

register();
const {boardOf, finishes, position, solve} = await import('../../src/games/peg-solitaire/rules/index.ts');
const {Keys} = await import('../../src/games/peg-solitaire/rules/keys.ts');
const {masksOf} = await import('../../src/games/peg-solitaire/rules/masks.ts');

const parts = {
  'pairs-8': ['80 pairs of vacancy and finish on 8 rows', () => pairs(8)],
  'pairs-9': ['125 pairs on 9 rows', () => pairs(9)],
  'pairs-10': ['108 pairs on 10 rows', () => pairs(10)],
  'sweeps-6': ['fewest sweeps on 6 rows from any vacancy: 9', () => sweeps(6)],
  'sweeps-7': ['fewest sweeps on 7 rows from any vacancy: 12 (needs 1 GB)', () => sweeps(7)],
  'english-count': ['English board, centre to centre: 40,861,647,040,079,968 solutions; 187,636,299 positions, 23,475,688 up to symmetry (needs 1 GB)', englishCount],
  'english-sweeps': ['English board, centre to centre: 18 sweeps at least (needs 1 GB)', englishSweeps],
};

const chosen = process.argv.slice(2);
if (chosen.length === 0) for (const [name, [what]] of Object.entries(parts)) console.log(`${name.padEnd(16)} ${what}`);
for (const name of chosen) {
  if (!Object.hasOwn(parts, name)) throw new Error(`There is no part ${name}.`);
  const [what, run] = parts[name];
  console.log(`${name}: published ${what}`);
  const start = process.cpuUsage();
  const before = Date.now();
  console.log(`  found ${run()}`);
  const {user, system} = process.cpuUsage(start);
  console.log(`  ${((Date.now() - before) / 1000).toFixed(0)} s, of the processor ${((user + system) / 1e6).toFixed(0)} s`);
}

/** Pairs that the class allows, up to symmetry, and for how many the solver finds a way. */
function pairs(rows) {
  const {symmetries, holes} = boardOf(position({rows}));
  const seen = new Set();
  const open = [];
  let solved = 0;
  for (let empty = 1; empty <= holes.length; empty++) {
    for (const target of finishes(position({rows, empty}))) {
      const key = symmetries.map((to) => [to[empty - 1], to[target - 1]].join()).sort()[0];
      if (seen.has(key)) continue;
      seen.add(key);
      const way = solve(position({rows, empty, target}));
      if (way) solved++;
      else open.push(`${empty} to ${target}: ${way === null ? 'none' : 'not known'}`);
    }
  }
  return `${seen.size} allowed, ${solved} solved${open.length > 0 ? `; ${open.join(', ')}` : ''}`;
}

/** From all vacancies of a triangle of at most 7 rows at once, sweep by sweep; a bit for every position seen. */
function sweeps(rows) {
  const {board, from, to, flipA, pairA, count} = masksOf(position({rows}));
  const size = board.holes.length;
  const jumpsOf = board.holes.map((_, hole) => [...from.keys()].filter((j) => from[j] === hole));
  const seen = new Uint32Array(2 ** (size - 5));
  const known = (pegs) => {
    const bit = 1 << (pegs & 31);
    if (seen[pegs >>> 5] & bit) return true;
    seen[pegs >>> 5] |= bit;
    return false;
  };
  const full = 2 ** size - 1;
  const orbits = new Set(board.holes.map((_, i) => Math.min(...board.symmetries.map((way) => way[i]))));
  let level = Uint32Array.from([...orbits].filter((empty) => finishes(position({rows, empty})).length > 0), (empty) => full ^ (1 << (empty - 1)));
  let positions = 0;
  for (let made = 1; level.length > 0; made++) {
    let next = new Uint32Array(1 << 16);
    let last = 0;
    let won = false;
    const sweep = (pegs, j) => {
      const after = pegs ^ flipA[j];
      if ((after & (after - 1)) === 0) won = true;
      if (!known(after)) {
        if (last === next.length) {
          const more = new Uint32Array(last * 2);
          more.set(next);
          next = more;
        }
        next[last++] = after;
      }
      for (const on of jumpsOf[to[j]]) if ((after & flipA[on]) === pairA[on]) sweep(after, on);
    };
    for (const pegs of level) {
      for (let j = 0; j < count; j++) if ((pegs & flipA[j]) === pairA[j]) sweep(pegs, j);
    }
    positions += last;
    if (won) return `${made}, after ${positions} positions`;
    level = next.subarray(0, last);
  }
  return 'none';
}

/** The English board, and the least of a position's images. */
function english() {
  const masks = masksOf(position({board: 'english'}));
  const {board, holeA, holeB} = masks;
  // what each byte of a position becomes by each symmetry but the first
  const tables = board.symmetries.slice(1).map((way) =>
    [0, 1, 2, 3, 4].map((byte) => {
      const table = {a: new Int32Array(256), b: new Int32Array(256)};
      for (let bits = 0; bits < 256; bits++) {
        for (let bit = 0; bit < 8; bit++) {
          const hole = way[byte * 8 + bit];
          if (!(bits & (1 << bit)) || hole === undefined) continue;
          table.a[bits] |= holeA[hole - 1];
          table.b[bits] |= holeB[hole - 1];
        }
      }
      return table;
    }),
  );
  const least = {a: 0, b: 0, orbit: 8};
  /** Sets `least`; `orbit` is the number of different images. */
  const reduce = (a, b) => {
    let [bestA, bestB, same] = [a, b, 1];
    const [n, m, o, p] = [a & 255, (a >>> 8) & 255, (a >>> 16) & 255, a >>> 24];
    for (const [t, u, v, w, x] of tables) {
      const imageB = t.b[n] | u.b[m] | v.b[o] | w.b[p] | x.b[b];
      const imageA = t.a[n] | u.a[m] | v.a[o] | w.a[p] | x.a[b];
      if (imageA === a && imageB === b) same++;
      if (imageB < bestB || (imageB === bestB && imageA < bestA)) {
        bestA = imageA;
        bestB = imageB;
      }
    }
    least.a = bestA;
    least.b = bestB;
    least.orbit = 8 / same;
  };
  const start = holeA.reduce((all, a, i) => (i === 16 ? all : all | a), 0);
  return {...masks, reduce, least, start: [start, 1]};
}

/** Peg by peg: in how many ways each position (up to symmetry) is reached. */
function englishCount() {
  const {count, flipA, flipB, pairA, pairB, holeA, reduce, least, start} = english();
  const base = 2 ** 48;
  reduce(...start);
  let now = new Keys(1);
  now.add(least.a, least.b);
  let [high, low] = [Float64Array.of(0), Float64Array.of(1)];
  let [positions, classes, solutions] = [0, 0, 0n];
  for (; now.size > 0; ) {
    const next = new Keys(1 << 16);
    let [nextHigh, nextLow] = [new Float64Array(1 << 16), new Float64Array(1 << 16)];
    for (let i = 0; i < now.size; i++) {
      const [a, b] = [now.a[i], now.b[i]];
      reduce(a, b);
      positions += least.orbit;
      for (let j = 0; j < count; j++) {
        if ((a & flipA[j]) !== pairA[j] || (b & flipB[j]) !== pairB[j]) continue;
        reduce(a ^ flipA[j], b ^ flipB[j]);
        const at = next.add(least.a, least.b) ? next.size - 1 : next.find(least.a, least.b);
        if (at === nextLow.length) {
          const twice = (values) => {
            const more = new Float64Array(values.length * 2);
            more.set(values);
            return more;
          };
          [nextHigh, nextLow] = [twice(nextHigh), twice(nextLow)];
        }
        const sum = nextLow[at] + low[i];
        nextLow[at] = sum % base;
        nextHigh[at] += high[i] + (sum >= base ? 1 : 0);
      }
    }
    classes += now.size;
    const last = now.find(holeA[16], 0);
    if (last >= 0) solutions = BigInt(high[last]) * BigInt(base) + BigInt(low[last]);
    [now, high, low] = [next, nextHigh, nextLow];
  }
  return `${solutions} solutions, ${positions} positions, ${classes} up to symmetry`;
}

/** Sweep by sweep, each position up to symmetry once. */
function englishSweeps() {
  const {count, from, to, board, flipA, flipB, pairA, pairB, holeA, reduce, least, start} = english();
  const jumpsOf = board.holes.map((_, hole) => [...from.keys()].filter((j) => from[j] === hole));
  const seen = new Keys(1 << 25);
  seen.add(...start);
  let won = false;
  const sweep = (a, b, j) => {
    const [nextA, nextB] = [a ^ flipA[j], b ^ flipB[j]];
    if (nextB === 0 && nextA === holeA[16]) won = true;
    reduce(nextA, nextB);
    seen.add(least.a, least.b);
    for (const on of jumpsOf[to[j]]) if ((nextA & flipA[on]) === pairA[on] && (nextB & flipB[on]) === pairB[on]) sweep(nextA, nextB, on);
  };
  let done = 0;
  for (let made = 1; done < seen.size; made++) {
    for (const end = seen.size; done < end; done++) {
      const [a, b] = [seen.a[done], seen.b[done]];
      for (let j = 0; j < count; j++) if ((a & flipA[j]) === pairA[j] && (b & flipB[j]) === pairB[j]) sweep(a, b, j);
    }
    if (won) return `${made}, after ${seen.size} positions up to symmetry`;
  }
  return 'none';
}
