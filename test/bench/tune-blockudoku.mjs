// Finds the weights of BlockuDoku's evaluation by self-play: `npm run tune:blockudoku -- --minutes 30`.
// Cross-entropy: a cloud of weights plays, the best few make the next cloud. Real games last too long to count deaths,
// so the cloud plays with mostly five-tile pieces; `--measure 200000` then counts deaths with the real ones, of the
// search without possible next hands; with `--hints`, of hints and the automatic player. It plays chains of 10,000 sets,
// beginning with number `--first`; the first 25 sets after each beginning do not count. Since deaths are rare, it also
// tries random hands on each board: the share that does not fit is the risk, and its mean says more with as many sets.
// Takes --sets (of three, each player and round), --weights 1,2,… to begin with, --spread (of their logarithms), --seed,
// --players, and --pieces classic|app|all.
import {parseArgs} from 'node:util';
import {register} from 'tsx/esm/api';

register();
const {fastDraw} = await import('../../src/core/fast-draw.ts');
const {HandSearch} = await import('../../src/games/blockudoku/rules/solver.ts');
const {fits} = await import('../../src/games/blockudoku/rules/fits.ts');
const {bestHand, bitsOf, pieceOf, pieceSets, place} = await import('../../src/games/blockudoku/rules/index.ts');
const {rowsOf} = await import('../../src/games/blockudoku/rules/board.ts');
const {evaluator, tunedWeights, weightNames} = await import('../../src/games/blockudoku/rules/evaluation.ts');

const {values: options} = parseArgs({
  options: {
    minutes: {type: 'string', default: '30'},
    sets: {type: 'string', default: '3000'},
    measure: {type: 'string'},
    first: {type: 'string', default: '1'},
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

/** The share of random hands that do not fit on a board; more are tried on crowded boards, where most games are lost. */
function riskOf(board, draw) {
  const filled = rowsOf(board).join('').replaceAll('0', '').length;
  const tries = filled < 23 ? 15 : filled < 36 ? 62 : 854;
  let lost = 0;
  for (let i = 0; i < tries; i++) {
    const hand = [0, 0, 0].map(() => draw.pick(pieces));
    if (!fits(board, hand, false, {left: Infinity})) lost++;
  }
  return lost / tries;
}

/**
 * The deaths in so many sets, each by the number of its set; a game that has ended begins again. `share` tenths of the
 * pieces come from the large ones alone. The first `unseen` sets of each game do not count. With `probe` also the sum of
 * the risks of the boards.
 */
function deaths(weights, sets, name, share, unseen, probe) {
  const draw = fastDraw(name);
  const judge = evaluator(weights);
  const list = () => (share > 0 && draw.int(1, 10) <= share ? large : pieces);
  const found = [];
  let risk = 0;
  let board = [0, 0, 0];
  for (let set = 0, age = 1; set < sets; age++) {
    const hand = [0, 0, 0].map(() => draw.pick(list()));
    const after = options.hints ? hinted(board, hand) : searched(board, hand, judge, weights);
    if (age > unseen) {
      set++;
      if (!after) found.push(set);
      else if (probe) risk += riskOf(after, probe);
    }
    if (!after) age = 0;
    board = after ?? [0, 0, 0];
  }
  return {found, risk};
}

if (options.measure) {
  const size = 10_000;
  const first = Number(options.first);
  let died = 0;
  const risks = [];
  for (let sets = size, chain = first; sets <= Number(options.measure); sets += size, chain++) {
    const name = `${options.seed} ${chain}`;
    const {found, risk} = deaths(start, size, name, 0, 25, fastDraw(`probe ${name}`));
    died += found.length;
    risks.push(risk);
    console.log(`chain ${chain}: deaths at ${found.join(', ') || 'none'}; risk ${risk.toFixed(4)}`);
    const total = risks.reduce((sum, one) => sum + one);
    const squares = risks.reduce((sum, one) => sum + (one - total / risks.length) ** 2, 0);
    for (const [what, count, error] of [
      // the logarithm of a rate has a standard deviation of 1 / √deaths
      [`${died} deaths`, died, 1 / Math.sqrt(died)],
      ['the risk', total, Math.sqrt((squares * risks.length) / (risks.length - 1)) / total],
    ]) {
      const per = (side) => Math.round((sets / count) * Math.exp(side * 1.96 * error));
      // one chain alone has no deviation
      if (count > 0 && !Number.isNaN(error))
        console.log(`  ${sets} sets, by ${what}: ${per(0)} sets a death (${per(-1)} to ${per(1)})`);
    }
  }
} else {
  const draw = fastDraw(options.seed);
  const chance = () => draw.int(0, 2 ** 32 - 1) / 2 ** 32;
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
        `${options.seed} ${round}`,
        8,
        0,
      ).found.length,
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
