// Boards and options: what is accepted, what is made of it, and what is refused in which words.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {forAll} from '../../../support/random.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {
  expectedRolls,
  fewestRolls,
  parseBoard,
  snakesAndLadders as game,
  rollDistribution,
  winChances,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {tinyGame} from './arbitraries.js';

const options = (raw: object): ReturnType<typeof game.parseOptions> => game.parseOptions(raw as JsonObject);

function boardOf(raw: object): Exclude<ReturnType<typeof options>['board'], 'random'> {
  const {board} = options(raw);
  assert.ok(board !== 'random');
  return board;
}

test('without options it is the classic game', () => {
  const {board, ...rules} = options({});
  assert.ok(board !== 'random');
  assert.equal(board.name, 'classic');
  assert.equal(board.snakes.length, 11);
  assert.equal(board.ladders.length, 11);
  assert.deepEqual(rules, {
    start: 1,
    overshoot: 'bounce',
    dice: 1,
    faces: 6,
    extraRoll: false,
    chain: false,
    capture: false,
    maxRounds: 150,
  });
});

test('chutes starts off the board and stays, unless told otherwise', () => {
  const {start, overshoot} = options({board: 'chutes'});
  assert.deepEqual([start, overshoot], [0, 'stay']);
  const told = options({board: 'chutes', start: '1', overshoot: 'win'});
  assert.deepEqual([told.start, told.overshoot], [1, 'win']);
});

test('snakes and ladders given on their own lie on an empty board of the size', () => {
  const board = boardOf({size: '6', snakes: '30-4', ladders: [[2, 17]]});
  assert.deepEqual(board, {name: 'custom', columns: 6, rows: 6, snakes: [[30, 4]], ladders: [[2, 17]]});
});

test('with a named board only what is given gives way', () => {
  const board = boardOf({board: 'classic', snakes: '99-1'});
  assert.deepEqual(board.snakes, [[99, 1]]);
  assert.equal(board.ladders.length, 11);
  assert.deepEqual(boardOf({board: 'classic', snakes: []}).snakes, []);
});

test('a size alone is a random board of that size, and 10 is the classic one', () => {
  assert.equal(options({size: 8}).board, 'random');
  assert.equal(boardOf({size: 10}).name, 'classic');
  assert.deepEqual([options({columns: 7}).columns, options({columns: 7}).rows], [7, 10]);
});

test('more rounds are allowed on larger boards', () => {
  assert.equal(options({board: 'empty', size: 20}).maxRounds, 600);
  assert.equal(options({board: 'empty', size: 4}).maxRounds, 150);
});

test('parsing a board gives the same again, also from pairs as text', () => {
  forAll(25, [tinyGame], ({board, rules}) => {
    const parsed = parseBoard(board, rules);
    assert.deepEqual(parseBoard(parsed, rules), parsed);
    const text = (jumps: readonly (readonly number[])[]): string => jumps.map((jump) => jump.join('-')).join(' ');
    assert.deepEqual(parseBoard({...board, snakes: text(board.snakes), ladders: text(board.ladders)}, rules), parsed);
  });
});

test('boards that are parsed cannot be changed', () => {
  const board = parseBoard({ladders: [[2, 9]]});
  assert.throws(() => ((board as {columns: number}).columns = 5), TypeError);
  assert.throws(() => (board.ladders as unknown as number[][]).push([3, 8]), TypeError);
  assert.throws(() => ((board.ladders[0] as unknown as number[])[1] = 100), TypeError);
});

test('a board that is changed in place is read anew', () => {
  const board = {columns: 5, rows: 5, ladders: [] as [number, number][]};
  const before = fewestRolls(board);
  board.ladders.push([2, 24]);
  assert.ok(fewestRolls(board)!.rolls < before!.rolls);
});

const refusals: [what: string, raw: object, message: RegExp][] = [
  ['a head off the board', {snakes: '146-15'}, /^Invalid snakes: "146-15"\. Expected squares from 1 to 100\.$/],
  ['a top off the board', {ladders: '4-37', size: 6}, /^Invalid ladders: "4-37"\. Expected squares from 1 to 36\.$/],
  ['a tail at 0 with start 1', {snakes: '14-0'}, /^Invalid snakes: "14-0"\. .* or with start 0 a tail on 0\.$/],
  ['a bottom at 0', {ladders: '0-9', start: 0}, /^Invalid ladders: "0-9"\. Expected squares from 1 to 100/],
  ['a snake from home', {snakes: '100-3'}, /^Invalid snakes: "100-3"\. .*home, square 100\.$/],
  ['a ladder to itself', {ladders: '7-7'}, /^Invalid ladders: "7-7"\. Expected two different squares\.$/],
  ['two from one square', {snakes: '46-15 46-3'}, /^Invalid snakes: "46-3"\. .* 46 has one\.$/],
  ['both from one square', {snakes: '46-15', ladders: '46-80'}, /^Invalid ladders: "46-80"\. .* 46 has one\.$/],
  ['a snake that climbs', {snakes: '15-46'}, /^Invalid snakes: "15-46"\. Expected a tail below the head, square 15\.$/],
  ['a ladder that falls', {ladders: '15-4'}, /^Invalid ladders: "15-4"\. Expected a top above the foot, square 15\.$/],
  [
    'a cycle under chain',
    {snakes: '30-9', ladders: '9-30', chain: true},
    /^Invalid chain: true\. Expected no cycle .*(9 → 30 → 9|30 → 9 → 30)\.$/,
  ],
  ['no pairs', {snakes: 'forty'}, /^Invalid snakes: "forty"\. .*such as/],
  ['half a pair', {snakes: [[4]]}, /^Invalid snakes: \[4\]/],
  ['texts in a pair', {snakes: [['9', '4']]}, /^Invalid snakes: "9-4"/],
  ['nothing in a pair', {snakes: [[undefined, 4]]}, /^Invalid snakes: "undefined-4"\. Expected squares/],
  ['a fraction', {snakes: [[9.5, 4]]}, /9\.5/],
  ['a hole', {snakes: [[9, 4], , [8, 3]]}, /^Invalid snakes/],
  ['a list longer than the board', {snakes: Array.from({length: 1e5}, () => [9, 4])}, /^Invalid snakes/],
  ['a board too large', {size: 21}, /^Invalid size: 21\. .*2 to 20/],
  ['a board object too large', {board: {size: 100}}, /^Invalid size: 100\. .*2 to 20/],
  ['a size beside a board of another', {board: 'classic', size: 8}, /^Invalid size: 8\. .*10 columns and 10 rows/],
  ['an unknown board', {board: 'snake'}, /^Invalid board: "snake"\. .*"classic"/],
  ['own snakes on a random board', {board: 'random', snakes: '9-4'}, /^Invalid board: "random"/],
  ['a start at 2', {start: 2}, /^Invalid start: 2\. .*0 to 1/],
  ['three dice', {dice: 3}, /^Invalid dice: 3\. .*1 to 2/],
  ['a die of one face', {faces: 1}, /^Invalid faces: 1\. .*2 to 20/],
  ['no rounds', {maxRounds: 0}, /^Invalid maxRounds: 0/],
];

for (const [what, raw, message] of refusals) {
  test(`rejects with a message: ${what}`, () => {
    assert.throws(() => options(raw), {name: 'GameError', code: 'bad-option', message});
  });
}

test('the odds reject invalid boards and squares', () => {
  assert.throws(() => fewestRolls({snakes: '4-9'}), /Expected a tail below the head/);
  assert.throws(() => fewestRolls({columns: 2000, rows: 1000}), /1000000/);
  assert.throws(() => fewestRolls({columns: 1, rows: 1}), /2 to/);
  assert.throws(() => fewestRolls('classic', {}, 0), /^GameError: Invalid from: 0\. .*1 to 100/);
  assert.throws(() => rollDistribution('classic', {}, 101), /from: 101/);
  assert.throws(() => expectedRolls('classic', {faces: []}), /faces/);
  assert.throws(() => expectedRolls('classic', {faces: [1, 0.5]}), /faces/);
  assert.throws(() => winChances('classic', {}, [1, 101]), /positions: 101/);
});

test('a long text is refused before it is read, whatever the size of the board', () => {
  const large = {columns: 1000, rows: 1000};
  const text = (count: number): string => Array.from({length: count}, (_, i) => `${i + 10}-9`).join(' ');
  assert.ok(text(2000).length < 20_000);
  assert.equal(parseBoard({...large, snakes: text(2000)}).snakes.length, 2000);
  const {split} = String.prototype;
  try {
    String.prototype.split = () => assert.fail('the text was split');
    assert.throws(
      () => parseBoard({...large, snakes: text(800_000)}),
      /^GameError: Invalid snakes: .* at most 20000 characters/,
    );
  } finally {
    String.prototype.split = split;
  }
});

test('a board of the wrong size, or with an unknown part, is refused before its snakes and ladders are read', () => {
  const list = new Proxy([], {get: (_, name) => (name === 'toJSON' ? undefined : assert.fail('the list was read'))});
  for (const [name, value] of Object.entries({size: 1000, columns: 1000, rows: 1000, k0: 1}))
    assert.throws(() => game.parseOptions({board: {[name]: value, snakes: list}}), {
      message: new RegExp(`^Invalid .*${name === 'k0' ? 'k0' : value}`),
    });
});

test('a game has 1 to 6 players and a dealt board', () => {
  for (const players of [0, 7, 1.5, 1e9])
    assert.throws(() => game.setup(options({}), players), {
      code: 'bad-option',
      message: new RegExp(`^Invalid players: ${players}\\.`),
    });
  assert.throws(() => game.setup(options({board: 'random'}), 2), {message: /^Invalid board: "random"/});
});

test('a chain across a long board is followed, and its cycle found', () => {
  const squares = 100_000;
  const ladders = Array.from({length: squares - 3}, (_, i): [number, number] => [i + 2, i + 3]);
  parseBoard({columns: squares, rows: 1, ladders}, {chain: true});
  assert.throws(
    () => parseBoard({columns: squares, rows: 1, ladders, snakes: [[squares - 1, 2]]}, {chain: true}),
    /Expected no cycle/,
  );
});
