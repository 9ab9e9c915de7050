// The game as a whole: the contract of every game, options, moves that are refused, the tray, and how it ends.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GameError} from '../../../../src/core/game.js';
import {drawOf} from '../../../../src/core/random.js';
import {Session} from '../../../../src/core/session.js';
import {contractOf} from '../../../../src/testing.js';
import {
  bestHand,
  blockudoku,
  cellOf,
  pieceOf,
  pieceSets,
  place,
  placements,
  stateFrom,
  turnsOf,
  type BlockudokuState,
  type Piece,
} from '../../../../src/games/blockudoku/rules/index.js';
import {made} from '../../../support/made.js';

const empty = Array<string>(9).fill('000000000');
/** One hole in every row, column and square: room for single tiles alone, each of which clears three. */
const tight = '011111111/111011111/111111011/101111111/111101111/111111101/110111111/111110111/111111110'.split('/');

function start(options: object): BlockudokuState {
  const parsed = blockudoku.parseOptions(options as never);
  return blockudoku.setup(blockudoku.deal!(parsed, drawOf('seed', 0)), 1);
}

function refused(state: BlockudokuState, move: string): string {
  const before = JSON.stringify(state);
  const played = blockudoku.play(state, move);
  assert.equal(JSON.stringify(state), before);
  assert(!played.ok, `${JSON.stringify(move)} was played`);
  return played.message;
}

const half = tight.with(0, '000000000').with(4, '000000000').with(5, '000000000').with(8, '000000000');
const options = [
  {pieces: 'all', scoring: 'woodoku', rotate: 'on', fair: true, board: half},
  {refill: 'each', pieces: 'app', daily: '2026-01-31', board: half},
  {pieces: 'O4 I5 111/101 10101/01010', board: tight.with(0, '000000000').with(4, '000000000').join(' ')},
];
const wrong = [
  {pieces: 'O5'},
  {pieces: []},
  {pieces: '10/10'},
  {board: '0'},
  {board: empty.with(3, '111111111')},
  {hand: 'T4 T4'},
  {hand: 'U5 T4 T4'},
  {daily: 'today'},
  {daily: '2026-02-29'},
  {daily: '2026-13-01'},
  {board: new Array<string>(9)},
  {scoring: 'best'},
  {refill: 3},
  {fair: 'perhaps'},
];
for (const {name, run} of contractOf(blockudoku, {options, refused: wrong, games: 1})) test(name, run);

test('the tray accepts only pieces that can be drawn', () => {
  const state = start({hand: 'T4 I5 L4', refill: 'each'});
  for (const move of ['2 1A', '2 1A +O4 O4', '2 1A +U5', '2 1A + O4', '2 1A +O4 ', '2 1A +null']) refused(state, move);
  refused(start({hand: 'T4 I5 L4'}), '2 1A +O4');
});

test('the tray has each of the 45 pieces equally often', () => {
  const times = new Map<string | null, number>();
  const options = blockudoku.parseOptions({});
  for (let i = 0; i < 6000; i++)
    for (const name of blockudoku.deal!(options, drawOf(`${i}`, 0)).hand!) times.set(name, (times.get(name) ?? 0) + 1);
  assert.equal(times.size, 45);
  const chi = [...times.values()].reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0);
  assert(chi < 78.7, `chi-square ${chi} with 44 degrees of freedom`); // 0.1 %
});

test('a move is rejected with a message if it is illegal', () => {
  const state = start({hand: 'T4 I5 L4', board: empty.with(1, '010000000')});
  assert.match(refused(state, '1 1A'), /Expected a cell where the piece fits\.$/);
  assert.match(refused(state, '2 1F'), /Expected a cell where the piece fits\.$/);
  assert.match(
    refused({...state, hand: [null, 'I5', 'L4']}, '1 5A'),
    /Expected one of the slots 2 \(I5\), 3 \(L4\)\.$/,
  );
});

test('a move may turn the piece if the rules allow it', () => {
  const state = start({hand: 'I5 O4 T4', rotate: true});
  const played = blockudoku.play(state, '1r1 5A');
  assert(played.ok);
  assert.deepEqual(played.effects[0], {
    type: 'placed',
    slot: 1,
    piece: 'I5r1',
    turns: 1,
    cell: '5A',
    cells: ['5A', '6A', '7A', '8A', '9A'],
  });
  refused(state, '1r2 5A');
  refused(state, '2r1 5A');
});

test('a game can be over at its start', () => {
  const over = start({board: tight, hand: 'I2 I2 I2'});
  assert.deepEqual(
    [blockudoku.turn(over), blockudoku.moves(over), blockudoku.result(over)],
    [undefined, [], {winners: [], reason: 'no-room', scores: [0]}],
  );
  assert.match(refused(over, '1 1A'), /the game is over/);
});

test('pieces have stable names, and are found by name or shape', () => {
  assert.deepEqual(pieceSets.all.slice(0, 6), ['I1', 'I2', 'I2r1', 'D2', 'D2r1', 'I3']);
  for (const name of pieceSets.all) {
    const piece = pieceOf(name)!;
    assert.equal(piece.name, name);
    assert.equal(pieceOf(piece.shape), piece);
    assert.equal(pieceOf(turnsOf(piece, true)[0]!.name), piece);
  }
  assert.deepEqual(
    turnsOf(pieceOf('T4')!, true).map(({name}) => name),
    ['T4', 'T4r1', 'T4r2', 'T4r3'],
  );
});

test('pieces of custom shapes have boxes of at most 5 × 5 without empty edges', () => {
  for (const shape of ['11111/11111/11111/11111/11111', '101', '10001/00000/00100'])
    assert.equal(pieceOf(shape)!.name, shape);
  for (const shape of ['', '0', '01', '10/10', '000/111', '111111', '1/1/1/1/1/1', '11/1', '1/', 'constructor'])
    assert.equal(pieceOf(shape), undefined);
});

test('a mid-game state is made from board, tray and score', () => {
  for (const options of [
    {},
    {rotate: true, pieces: 'all', scoring: 'woodoku'},
    {refill: 'each', pieces: 'T4 101/010'},
  ]) {
    let state = start(options);
    for (let number = 1; number < 40 && !state.over; number++) {
      const {board, hand, score, streak} = state;
      assert.deepEqual(stateFrom({...options, board}, {hand, score, streak}), state);
      const move = drawOf('mid-game', number).pick(blockudoku.moves(state));
      ({state} = made(blockudoku.play(state, blockudoku.settle!(state, move, drawOf('seed', number)))));
    }
  }
  const state = stateFrom({board: tight}, {hand: ['11', null, '010/111']});
  assert.deepEqual([state.hand, state.score, state.streak, state.over], [['I2', null, 'T4'], 0, 0, true]);
  assert.equal(stateFrom({board: tight}, {hand: ['I1', null, null]}).over, false);
  for (const [options, midGame, fault] of [
    [{}, undefined, 'hand'],
    [{}, {hand: ['T4', 'I5']}, 'hand'],
    [{}, {hand: [null, null, null]}, 'hand'],
    [{}, {hand: ['T4', 'U5', null]}, 'hand'],
    [{}, {hand: ['T4', undefined, null]}, 'piece'],
    [{refill: 'each'}, {hand: ['T4', null, 'I5']}, 'hand'],
    [{}, {hand: ['T4', null, null], score: -1}, 'score'],
    [{}, {hand: ['T4', null, null], streak: 0.5}, 'streak'],
    [{board: '0'}, {hand: ['T4', null, null]}, 'board'],
  ] as const)
    assert.throws(() => stateFrom(options as never, midGame as never), new RegExp(`^GameError: Invalid ${fault}`));
});

test('invalid boards and pieces are rejected; invalid cells have no placement; a hand without room has no plan', () => {
  for (const cell of ['', '8', '0A', '8J', '8A ']) {
    assert.equal(cellOf(cell), undefined);
    assert.equal(place(empty, 'T4', cell), undefined);
  }
  for (const shape of ['', 'T9', '01', {shape: '01'} as Piece]) {
    assert.throws(() => placements(empty, shape), GameError);
    assert.throws(() => bestHand(empty, [shape]), GameError);
  }
  for (const board of ['', '000', ['0']]) assert.throws(() => placements(board, 'T4'), GameError);
  assert.throws(() => bestHand(empty, Array(4).fill('T4')), /^GameError: Invalid hand/);
  assert.deepEqual(bestHand(tight, ['I2', null, 'O4']).moves, []);
  assert.deepEqual(placements(empty, pieceOf('T4')!), placements(empty, 'T4'));
});

test('a move in lower case is legal: the game keeps its seed', () => {
  const seats = [{name: '', kind: 'person' as const}];
  const session = new Session(blockudoku, {options: blockudoku.parseOptions({}), seats, seed: 'case', id: 'case'});
  const move = session.legalMoves[0]!;
  assert.ok(session.play(move.toLowerCase(), 'page').ok);
  assert.ok(session.save().moves[0]![0].startsWith(move));
  assert.equal(session.save().seed, 'case');
});
