// Finds the weights of BlockuDoku's evaluation by self-play: `npm run tune:blockudoku -- --minutes 30`.
// Cross-entropy: a cloud of weights plays, the best few make the next cloud. Real games last too long to count deaths,
// so the cloud plays with mostly five-tile pieces; `--measure 200000` then counts deaths with the real ones, of the
// search without possible next hands; with `--hints`, of hints and the automatic player.
// Takes --sets (of three, each player and round), --weights 1,2,… to begin with, --spread (of their logarithms), --seed,
// --players, and --pieces classic|app|all.
import {parseArgs} from 'node:util';
import {register} from 'tsx/esm/api';

register();
const {HandSearch} = await import('../../src/games/blockudoku/rules/solver.ts');
const {bestHand, bitsOf, pieceOf, pieceSets, place} = await import('../../src/games/blockudoku/rules/index.ts');
const {rowsOf} = await import('../../src/games/blockudoku/rules/board.ts');
const {evaluator, tunedWeights, weightNames} = await import('../../src/games/blockudoku/rules/evaluation.ts');

const {values: options} = parseArgs({
  options: {
    minutes: {type: 'string', default: '30'},
    sets: {type: 'string', default: '3000'},
    measure: {type: 'string'},
    hints: {type: 'boolean'},
    weights: {type: 'string'},
    seed: {type: 'string', default: '1'},
    spread: {type: 'string', default: '0.35'},
    players: {type: 'string', default: '16'},
    pieces: {type: 'string', default: 'classic'},
  },
});
const pieces = pieceSets[options.pieces].map(pieceOf);
const large = pieces.filter(({tiles}) => tiles === 5);
const start = options.weights?.split(',').map(Number) ?? [...tunedWeights];

/** A small generator (mulberry32), so that all players of a round get the same hands. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x = (x + Math.imul(x ^ (x >>> 7), x | 61)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The board after a hand; undefined if it does not fit. */
function searched(board, hand, judge, weights) {
  const search = new HandSearch(board, hand, false, 1, judge, weights);
  search.step(Infinity);
  return search.depth === 3 ? search.outcomes[0].board : undefined;
}

/** The same, as hints place it. */
function hinted(board, hand) {
  const rows = rowsOf(board);
  const {moves} = bestHand(rows, hand, {pieces: options.pieces});
  if (moves.length < 3) return undefined;
  return bitsOf(moves.reduce((before, {piece, cell}) => place(before, piece, cell).board, rows));
}

/** Deaths in so many sets; a game that has ended begins again. `share` of the pieces come from the large ones alone. */
function deaths(weights, sets, seed, share) {
  const chance = generator(seed);
  const judge = evaluator(weights);
  const pick = (list) => list[Math.floor(chance() * list.length)];
  let board = [0, 0, 0];
  let count = 0;
  for (let set = 0; set < sets; set++) {
    const hand = [0, 0, 0].map(() => pick(chance() < share ? large : pieces));
    const after = options.hints ? hinted(board, hand) : searched(board, hand, judge, weights);
    board = after ?? [0, 0, 0];
    if (!after) count++;
  }
  return count;
}

if (options.measure) {
  let died = 0;
  const size = 5000;
  for (let sets = size; sets <= Number(options.measure); sets += size) {
    died += deaths(start, size, Number(options.seed) * 1e6 + sets, 0);
    // Deaths are rare and uniformly distributed: 95 % of Poisson's distribution, by an approximation.
    const bound = (n, side) => (n > 0 ? n * (1 - 1 / (9 * n) + (side * 1.96) / (3 * Math.sqrt(n))) ** 3 : 0);
    const most = bound(died + 1, 1);
    const least = bound(died, -1);
    const per = (n) => (n > 0 ? Math.round(sets / n) : 'more');
    console.log(`${sets} sets, ${died} deaths: ${per(died)} sets a death (${per(most)} to ${per(least)})`);
  }
} else {
  const chance = generator(Number(options.seed));
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  let centre = start.map((weight) => Math.log(Math.max(1, weight)));
  let spread = centre.map(() => Number(options.spread));
  const until = Date.now() + Number(options.minutes) * 60_000;
  for (let round = 1; Date.now() < until; round++) {
    const players = Array.from({length: Number(options.players)}, (_, i) =>
      centre.map((mean, k) => (i === 0 ? mean : mean + spread[k] * normal())),
    );
    const scored = players.map((logs) => ({
      logs,
      died: deaths(
        logs.map((x) => Math.max(1, Math.round(Math.exp(x)))),
        Number(options.sets),
        Number(options.seed) * 1000 + round,
        0.8,
      ),
    }));
    const own = scored[0].died;
    scored.sort((a, b) => a.died - b.died);
    const best = scored.slice(0, Math.ceil(scored.length / 4));
    const share = round === 1 ? 0.7 : 0.5;
    centre = centre.map(
      (mean, k) => (1 - share) * mean + share * (best.reduce((sum, {logs}) => sum + logs[k], 0) / best.length),
    );
    spread = spread.map(
      (width, k) =>
        0.6 * width +
        0.4 *
          Math.max(0.05, Math.sqrt(best.reduce((sum, {logs}) => sum + (logs[k] - centre[k]) ** 2, 0) / best.length)),
    );
    console.log(
      `round ${round}: deaths ${own} (centre), ${scored.map(({died}) => died).join(' ')}; spread ${(spread.reduce((a, b) => a + b) / spread.length).toFixed(2)}`,
    );
    console.log(`  ${centre.map((x) => Math.round(Math.exp(x))).join(',')}`);
  }
  console.log(weightNames.map((name, k) => `${name}: ${Math.round(Math.exp(centre[k]))}`).join('\n'));
}
