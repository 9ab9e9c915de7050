// The large figures of peg solitaire, which are too long for the tests: each part says what is published, what comes out and
// how long it took. `node test/bench/peg-solitaire-figures.mjs <part> …`; without a part it lists them.
//
// All of these came out as published, on one core of a busy machine, in seconds of the processor: pairs-8 1, pairs-9 6,
// pairs-10 11, sweeps-6 0, sweeps-7 1, sweeps-8 4, sweeps-9 80, english-sweeps 80, english-count
// 108. Of sweeps-10 the proof that there is no way of 17 took 340; a way of 18 came from the same search, written in
// another language.
import {register} from 'tsx/esm/api';

register();
const {boardOf, finishes, moveOf, position, solve} = await import('../../src/games/peg-solitaire/rules/index.ts');
const {Keys} = await import('../../src/games/peg-solitaire/rules/keys.ts');
const {cellsOf, masksOf, wordsOf} = await import('../../src/games/peg-solitaire/rules/masks.ts');
const {findRegions, Regions} = await import('../../src/games/peg-solitaire/rules/regions.ts');
const {winWithin} = await import('../../src/games/peg-solitaire/rules/sweeps.ts');
const {imagesOf} = await import('../../src/games/peg-solitaire/rules/images.ts');

const parts = {
  'pairs-8': ['80 pairs of vacancy and finish on 8 rows', () => pairs(8)],
  'pairs-9': ['125 pairs on 9 rows', () => pairs(9)],
  'pairs-10': ['108 pairs on 10 rows', () => pairs(10)],
  'sweeps-6': ['fewest sweeps on 6 rows from any vacancy: 9', () => triangle(6, 9, 4096)],
  'sweeps-7': ['fewest sweeps on 7 rows: 12', () => triangle(7, 12, 4096)],
  'sweeps-8': ['fewest sweeps on 8 rows: 13', () => triangle(8, 13, 32_768)],
  'sweeps-9': ['fewest sweeps on 9 rows: 16', () => triangle(9, 16, 131_072)],
  'sweeps-10': ['fewest sweeps on 10 rows: 18 (needs 4 GB)', () => triangle(10, 18, 1_048_576)],
  'english-count': [
    'English board, centre to centre: 40,861,647,040,079,968 solutions (twice as many to any hole, as follows from the last jump); 187,636,299 positions, 23,475,688 up to symmetry (needs 1 GB)',
    englishCount,
  ],
  'english-sweeps': [
    'English board, centre to centre: 18 sweeps at least (needs 1 GB)',
    () => sweeps([position({board: 'english'})], [16], 18, 32_768),
  ],
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
  console.log(
    `  ${((Date.now() - before) / 1000).toFixed(0)} s, of the processor ${((user + system) / 1e6).toFixed(0)} s`,
  );
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
      const way = solve(position({rows, empty, target}), {limit: Infinity});
      if (way) solved++;
      else open.push(`${empty} to ${target}: ${way === null ? 'none' : 'not known'}`);
    }
  }
  return `${seen.size} allowed, ${solved} solved${open.length > 0 ? `; ${open.join(', ')}` : ''}`;
}

/** From all vacancies of a triangle at once. */
function triangle(rows, least, width) {
  const {holes, symmetries} = boardOf(position({rows}));
  const first = holes.flatMap((_, i) => (symmetries.every((way) => way[i] > i) ? [i + 1] : []));
  const starts = first.map((empty) => position({rows, empty})).filter((start) => finishes(start).length > 0);
  return sweeps(starts, [...holes.keys()], least, width);
}

/**
 * Limit by limit, all that the regions leave a chance; from the one that is published on the most promising positions
 * first, as many of a level as `width` says.
 */
function sweeps(starts, ends, least, width) {
  const masks = masksOf(starts[0]);
  const pegs = starts.map(cellsOf);
  const reduce = imagesOf(masks);
  const regions = new Regions(all(findRegions(masks)), masks.board.holes.length);
  const bound = Math.min(...pegs.map((cells) => regions.count(cells)));
  for (let limit = bound; ; limit++) {
    for (const wide of limit < least ? [Infinity] : [width, Infinity]) {
      const begin = process.cpuUsage().user;
      const way = all(winWithin(masks, pegs, ends, limit, {width: wide, room: Infinity, reduce}));
      const time = ((process.cpuUsage().user - begin) / 1e6).toFixed(0);
      console.log(
        `  ${limit} sweeps, ${wide === Infinity ? 'all positions' : `${wide} of a level`}: ${way ? 'found' : way === null ? 'none' : 'not found'} (${time} s)`,
      );
      if (way)
        return `${limit}, at least ${bound} by the regions alone: ${way.map((j) => moveOf(masks.board.jumps[j])).join(' ')}`;
    }
  }
}

/** Runs work to its end. */
function all(work) {
  for (;;) {
    const {done, value} = work.next();
    if (done) return value;
  }
}

/** Peg by peg: in how many ways each position (up to symmetry) is reached. */
function englishCount() {
  const masks = masksOf(position({board: 'english'}));
  const {count, flipA, flipB, pairA, pairB, holeA} = masks;
  const images = imagesOf(masks);
  const words = new Int32Array(2);
  const reduce = (a, b) => {
    words[0] = a;
    words[1] = b;
    return images(words);
  };
  const base = 2 ** 48;
  reduce(...wordsOf(masks, cellsOf(position({board: 'english'}))));
  let now = new Keys(1);
  now.add(...words);
  let [high, low] = [Float64Array.of(0), Float64Array.of(1)];
  let [positions, classes, solutions, anywhere] = [0, 0, 0n, 0n];
  for (; now.size > 0;) {
    const next = new Keys(1 << 16);
    let [nextHigh, nextLow] = [new Float64Array(1 << 16), new Float64Array(1 << 16)];
    for (let i = 0; i < now.size; i++) {
      const [a, b] = [now.a[i], now.b[i]];
      positions += reduce(a, b);
      for (let j = 0; j < count; j++) {
        if ((a & flipA[j]) !== pairA[j] || (b & flipB[j]) !== pairB[j]) continue;
        reduce(a ^ flipA[j], b ^ flipB[j]);
        const at = next.add(words[0], words[1]) ? next.size - 1 : next.find(words[0], words[1]);
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
    for (let i = 0; i < now.size; i++) {
      if (now.b[i] !== 0 || !holeA.includes(now.a[i])) continue;
      const ways = BigInt(high[i]) * BigInt(base) + BigInt(low[i]);
      anywhere += ways;
      if (now.a[i] === holeA[16]) solutions = ways;
    }
    [now, high, low] = [next, nextHigh, nextLow];
  }
  return `${solutions} solutions, ${anywhere} to any hole, ${positions} positions, ${classes} up to symmetry`;
}
