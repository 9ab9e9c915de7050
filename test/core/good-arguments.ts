// Arguments by which the functions of the rules modules are called, to be replaced by bad ones one at a time.
import type {Search} from '../../src/kit.js';
import * as blockudoku from '../../src/games/blockudoku/rules/index.js';
import * as ludo from '../../src/games/ludo/rules/index.js';
import * as peg from '../../src/games/peg-solitaire/rules/index.js';
import * as snake from '../../src/games/snake/rules/index.js';

/** How a function is called. */
export interface Call {
  readonly args: readonly unknown[];
  /** What it returns instead of an error for a value of the right type that is not one, as documented. */
  readonly or?: 'undefined';
  /** Arguments that may be anything, as documented. */
  readonly free?: readonly number[];
}

const call = (...args: readonly unknown[]): Call => ({args});
const orUndefined = (...args: readonly unknown[]): Call => ({args, or: 'undefined'});

const empty = Array<string>(9).fill('000000000');
const T4 = blockudoku.pieceOf('T4')!;
const coins = ludo.stateFrom(
  {},
  {
    coins: [
      [3, 0, 57, 57],
      [20, 20, 0, 0],
    ],
    seat: 1,
    pips: 4,
  },
);
const pegs = peg.position({rows: 4});
const jump = peg.jumps(pegs)[0]!;
const apple = snake.stateFrom({width: 8, height: 8}, {cells: [10, 9, 1], food: 40});
const limit = {limit: 10_000};
const done: Search<number> = {step: () => ({done: true, value: 1})};

/** By folder and name. The functions of games themselves have the same arguments in every game. */
export const goodArguments: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  blockudoku: {
    stateFrom: call({}, {hand: ['T4', null, 'I5']}),
    dailySeed: call('2026-01-31'),
    bitsOf: call(empty),
    cellName: call(8),
    cellOf: orUndefined('8A'),
    place: orUndefined(empty, 'T4', '8A'),
    placements: call(empty, 'T4'),
    fits: call(blockudoku.bitsOf(empty), [T4], true, limit),
    pointsOf: call('classic', 3, 1, 1, 0),
    namesOf: call('classic'),
    pieceOf: orUndefined('T4'),
    turned: call('010/111', 1),
    turnsOf: call(T4, true),
    bestHand: call(empty, ['T4', null, 'I5'], limit),
    boardCost: call(empty),
    searchHand: call(empty, ['T4', null, 'I5'], {rotate: true}),
    // a game that is over at once, however many pieces may be placed
    autoplay: call('x', 5, {
      pieces: 'X5',
      board: empty.map((_, i) => (i % 2 ? '010101010' : '101010101')),
      hand: 'X5 X5 X5',
    }),
    finish: orUndefined(done, 1000),
  },
  ludo: {
    outOfTurnMoves: call(coins),
    asides: call(coins),
    coinInPocket: call(coins, 0),
    isHome: call(coins, 0, 2),
    isInPocket: call(coins, 0, 2),
    legalMoves: call(coins),
    positionOf: call(coins, 0, 2),
    stateFrom: call({}, {coins: coins.coins}),
    optionsFor: call(ludo.ludo.parseOptions({}), [{colour: 'red'}, {}]),
    advance: call(58, 1, 'classic59', true),
    ringSquare: orUndefined('red', 3, 'standard'),
    absoluteToCoordinates: call(1, {x0: 0, y0: 6, xc: 7.5, yc: 7.5, h: 1}, 'red', {coin: 1}),
    cellOf: call('red', 3, {track: 'standard', coin: 1}),
    // unknown levels are greedy
    chooseMove: {args: [coins, 'greedy'], free: [1]},
    chances: call(coins, 20),
    searchSimulation: call({}, 3, {players: ['random', 'greedy'], seed: 'x'}),
    simulate: orUndefined({}, 3, {players: ['random', 'greedy'], seed: 'x', limit: 10_000}),
    finish: orUndefined(done, 1000),
  },
  'peg-solitaire': {
    resultOf: call(pegs),
    stateFrom: call({rows: 4}, {jumps: 1}),
    position: call({rows: 4}),
    dailySeed: call('2026-01-31'),
    finishes: call(pegs),
    isLegal: call(pegs, jump),
    jumped: call(pegs.pegs, jump),
    jumpOf: orUndefined(pegs, peg.moveOf(jump)),
    jumps: call(pegs),
    moveOf: call(jump),
    parityClass: call(pegs),
    pegCount: call(pegs),
    fewestPegs: call(pegs, limit),
    searchFewestPegs: call(pegs),
    searchOutlook: call(pegs),
    searchWay: call(pegs),
    solve: call(pegs, limit),
    winningJumps: call(pegs, limit),
    boardOf: call(pegs),
    solutions: call(pegs, limit),
    countGames: call(pegs, limit),
    countSolutions: call(pegs, limit),
    searchCounts: call(pegs),
    fewestSweeps: call(pegs, limit),
    searchFewestSweeps: call(pegs),
    sweepsOf: call(['4-1', '1-6']),
    finish: orUndefined(done, 1000),
  },
  snake: {
    stateFrom: call({width: 8, height: 8}, {cells: [10, 9, 1], food: 40}),
    cellsOf: call(apple),
    nextCell: call(apple.board, 3, 'R'),
    snakeOf: call([3, 2, 1]),
    plainSnake: call({width: 3, height: 2, food: [[1, 2]]}),
    autopilot: call(apple),
    finish: orUndefined(done, 1000),
  },
  'snakes-and-ladders': {
    stateFrom: call({}, {positions: [1, 5]}),
    rulesOf: call({start: 0}),
    parseBoard: call({size: 5, ladders: '2-8'}, {start: 0}),
    randomBoard: call({size: 5}, 'a', {limit: 1e7}),
    fewestThrows: call('classic', {}, 1, 100, {limit: 1e7}),
    throwGraph: call('classic', {}, {limit: 1e7}),
    expectedThrows: call('classic', {}, {limit: 1e7}),
    searchExpectedThrows: call('classic', {}),
    searchVisits: call('classic', {}),
    visits: call('classic', {}, {limit: 1e7}),
    percentile: call({within: [0, 0.5, 1]}, 0.5),
    searchThrowDistribution: call('classic', {}, 1),
    throwDistribution: call('classic', {}, 1, {limit: 1e7}),
    throwPercentiles: call('classic', {}, [0.5, 0.9], 1, {limit: 1e7}),
    searchWinChances: call('classic', {}, [1, 1], 0, 0),
    winChances: call('classic', {}, [1, 1], 0, 0, {limit: 1e7}),
    finish: orUndefined(done, 1000),
  },
};
