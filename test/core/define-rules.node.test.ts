// Rules from a table of options and a few functions.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  defineRules,
  drawOf,
  isRefusal,
  Session,
  type Effect,
  type MoveEffect,
  type OptionTable,
  type Outcomes,
  type RulesDefinition,
} from '../../src/kit.js';
import {limits} from '../../src/core/record.js';
import {contractOf} from '../../src/testing.js';
import {made} from '../support/made.js';
import {fc, forAll} from '../support/random.js';

/** Players take turns; whoever says "stop" wins, and who says "skip" lets the other one pass. */
const rules = defineRules({
  id: 'sample',
  options: {columns: [2, 15, 3], rows: [2, 15, ({columns}: {columns: number}) => columns], first: ['one', 'two']},
  setup: () => ({}),
  moves: () => ['go', 'skip', 'stop'],
  play: ({seat}, move) => ({
    state: {},
    ...(move === 'skip' && {seat, effects: [{type: 'passed', seat: 1 - seat}]}),
    winners: move === 'stop' ? [seat] : undefined,
  }),
});
const start = rules.setup(rules.parseOptions({}), 2);

const effectsOf = (move: string): readonly MoveEffect[] => made(rules.play(start, move)).effects;

describe('defineRules', () => {
  test('takes defaults from the options above', () =>
    assert.deepEqual(rules.parseOptions({columns: '7'}), {columns: 7, rows: 7, first: 'one'}));

  test('the next player is to act, unless the move says otherwise', () => {
    const seatAfter = (move: string) => {
      const played = rules.play(start, move);
      return played.ok && rules.turn(played.state);
    };
    assert.deepEqual([seatAfter('go'), seatAfter('skip'), seatAfter('stop')], [1, 0, undefined]);
  });

  test("the game's own effects are between the move and the end", () => {
    assert.deepEqual(effectsOf('skip'), [
      {type: 'moved', seat: 0, move: 'skip'},
      {type: 'passed', seat: 1},
    ]);
    assert.deepEqual(
      effectsOf('stop').map(({type}) => type),
      ['moved', 'won'],
    );
  });
});

type Pig = {readonly points: readonly number[]; readonly turn: number};

/**
 * Pig: whoever rolls a 1 loses the points of the turn, and whoever holds with 20 wins. The dice are loaded; both the moves
 * and what chance adds contain spaces. With `unlisted` the outcomes are drawn and not listed.
 */
const pigOf = (unlisted: boolean) => {
  const dice: Outcomes = [['pips 1', 2], 'pips 3', ['pips 6', 3]];
  const known = dice.flatMap((each) => (typeof each === 'string' ? [each] : [each[0]]));
  const drawn: Pick<RulesDefinition<OptionTable, Pig>, 'chance' | 'valid'> = {
    chance: (_, move, draw) => (move === 'hold' ? undefined : draw.pick(known)),
    valid: (_, move, outcome) => (move === 'hold' ? outcome === undefined : known.includes(outcome!)),
  };
  return defineRules<OptionTable, Pig>({
    id: 'pig',
    seats: [2, 3],
    setup: (_, seats) => ({points: Array<number>(seats).fill(0), turn: 0}),
    moves: ({turn}) => (turn > 0 ? ['roll the die', 'hold'] : ['roll the die']),
    ...(unlisted ? drawn : {outcomes: (_, move) => (move === 'hold' ? undefined : dice)}),
    scores: ({points}) => points,
    play({points, turn, seat}, move, outcome) {
      if (outcome) {
        const pips = Number(outcome.slice('pips '.length));
        return pips === 1 ? {state: {points, turn: 0}} : {state: {points, turn: turn + pips}, seat};
      }
      const after = points.with(seat, points[seat]! + turn);
      return {state: {points: after, turn: 0}, over: after[seat]! >= 20};
    },
  });
};

for (const unlisted of [false, true]) {
  describe(`chance that is ${unlisted ? 'drawn' : 'listed with weights'}`, () => {
    const pig = pigOf(unlisted);
    const begin = pig.setup({}, 2);
    for (const {name, run} of contractOf(pig)) test(name, run);

    test('is recorded with the move, and may come from outside', () => {
      const session = new Session(pig, {
        options: {},
        seats: Array(2).fill({name: '', kind: 'person'}),
        seed: 'a',
        id: 'a',
      });
      assert.ok(!isRefusal(session.playSettled('roll the die pips 6', 'person')));
      assert.equal(session.state.turn, 6);
      assert.ok(!isRefusal(session.play('roll the die', 'person')));
      assert.match(session.history[1]!.move, /^roll the die pips [136]$/);
      const played = pig.play(begin, 'roll the die pips 6');
      assert.deepEqual(played.ok && played.effects, [{type: 'moved', seat: 0, move: 'roll the die'}]);
    });

    test('is refused if it is impossible', () => {
      for (const [move, expected] of [
        ['roll the die', /^Invalid move: "roll the die"\. Expected roll the die with what chance adds/],
        ['roll the die pips 2', /Expected roll the die with what chance adds/],
        ['hold pips 3', /Expected one of roll the die\./],
      ] as const) {
        const played = pig.play(begin, move);
        assert.ok(!played.ok);
        assert.match(played.message, expected);
        assert.equal(pig.legalMoveOf!(begin, move), undefined);
      }
    });
  });
}

test('listed outcomes come as often as their weights say', () => {
  const pig = pigOf(false);
  const counts: Record<string, number> = {};
  for (let k = 0; k < 6000; k++) {
    const settled = pig.settle!(pig.setup({}, 2), 'roll the die', drawOf('weights', k));
    counts[settled] = (counts[settled] ?? 0) + 1;
  }
  const near = (move: string, share: number): void =>
    assert.ok(Math.abs(counts[move]! - 6000 * share) < 200, `${move}: ${counts[move]}`);
  near('roll the die pips 1', 2 / 6);
  near('roll the die pips 3', 1 / 6);
  near('roll the die pips 6', 3 / 6);
  assert.equal(Object.keys(counts).length, 3);
});

describe('a start that chance decides', () => {
  const shuffled = defineRules({
    id: 'shuffled',
    options: {size: [3, 9, 5]},
    setup: ({size}, seats, draw) => ({cards: draw.shuffle(Array.from({length: size}, (_, i) => i))}),
    moves: ({cards}) => [`${cards[0]}`],
    play: ({cards, seat}) => ({state: {cards: cards.slice(1)}, winners: cards.length > 1 ? undefined : [seat]}),
  });
  for (const {name, run} of contractOf(shuffled, {options: [{}, {size: 9}], refused: [{deal: true}]})) test(name, run);

  test('differs by the seed, and is no entry of the table', () => {
    const cards = (seed: string) => {
      const options = shuffled.deal!(shuffled.parseOptions({}), drawOf(seed, 0));
      return shuffled.setup(options, 2).cards.join('');
    };
    assert.ok(new Set(['a', 'b', 'c', 'd'].map(cards)).size > 1);
    assert.equal(cards('a'), cards('a'));
    assert.deepEqual(Object.keys(shuffled.options), ['size']);
  });

  test('leaves no option of its name to the game', () => {
    const rules = {id: 'dealt', moves: () => ['end'], play: () => ({state: {}, winners: []})};
    const table = {options: {deal: false}};
    assert.throws(
      () => defineRules({...rules, ...table, setup: (_, seats, draw) => ({n: draw.int(1, 6)})}),
      /Invalid option: deal/,
    );
    assert.deepEqual(Object.keys(defineRules({...rules, ...table, setup: () => ({})}).options), ['deal']);
  });
});

describe('scores', () => {
  /** Ends at once: a move is a list of scores. */
  const judged = defineRules({
    id: 'judged',
    seats: [1, 3],
    setup: () => ({points: [] as number[]}),
    moves: ({seats}) => ['7 7 7', '7 7 3', '3 7 4'].map((text) => text.split(' ').slice(0, seats).join(' ')),
    scores: ({points}) => points,
    play: (_, move) => ({state: {points: move.split(' ').map(Number)}, over: true}),
  });

  for (const [move, result, effects] of [
    ['3 7 4', {winners: [1], reason: 'won', scores: [3, 7, 4]}, ['won 1']],
    ['7 7 3', {winners: [0, 1], reason: 'won', scores: [7, 7, 3]}, ['won 0', 'won 1']],
    ['7 7 7', {winners: [], reason: 'drawn', scores: [7, 7, 7]}, ['drawn']],
    ['7', {winners: [], reason: 'lost', scores: [7]}, ['lost 0']],
  ] as const) {
    test(`${move} is ${result.reason} by ${result.winners.join(' and ') || 'nobody'}`, () => {
      const played = made(judged.play(judged.setup({}, move.split(' ').length), move));
      assert.deepEqual(judged.result(played.state), result);
      const ends = played.effects
        .slice(1)
        .map(({type, seat}) => [type, seat].filter((each) => each !== undefined).join(' '));
      assert.deepEqual(ends, effects);
    });
  }
});

test('a game that ends as too long has the points of its last state', () => {
  const counted = defineRules({
    id: 'counted',
    seats: [1, 2],
    setup: () => ({points: 0}),
    moves: () => ['score'],
    scores: ({points, seats}) => (seats === 1 ? [points] : [points, 0]),
    play: ({points}) => ({state: {points: points + 1}}),
  });
  for (const count of [1, 2]) {
    const session = new Session(counted, {
      options: {},
      seats: Array.from({length: count}, () => ({name: '', kind: 'person' as const})),
      seed: 'a',
      id: 'a',
    });
    while (session.turn !== undefined) session.play('score', 'person');
    const scores = [limits.moves, 0].slice(0, count);
    assert.deepEqual(session.result, {winners: [], reason: 'too-long', scores});
  }
});

describe('a win before the end', () => {
  /** Three points win; the game ends after eight moves, or when the player gives up. */
  const endless = defineRules({
    id: 'endless',
    seats: [1, 1],
    setup: () => ({moves: 0, points: 0}),
    moves: () => ['score', 'wait', 'end'],
    scores: ({points}) => [points],
    play({moves, points: before}, move) {
      const points = before + Number(move === 'score');
      const over = move === 'end' || moves === 7;
      return {state: {moves: moves + 1, points}, over, winners: points === 3 && before < 3 ? [0] : undefined};
    },
  });
  for (const {name, run} of contractOf(endless, {games: 20})) test(name, run);

  test('is told once, and is the result', () => {
    const all: Effect[] = [];
    let state = endless.setup({}, 1);
    for (const move of ['score', 'score', 'score', 'score', 'end']) {
      const played = made(endless.play(state, move));
      all.push(
        ...played.effects.filter(({type}) => type !== 'moved').map(({type}) => ({type, points: played.state.points})),
      );
      state = played.state;
    }
    assert.deepEqual(all, [{type: 'won', points: 3}]);
    assert.deepEqual(endless.result(state), {winners: [0], reason: 'won', scores: [4]});
  });
});

test('any text is refused without an exception where a game looks moves up itself', () => {
  const table: Readonly<Record<string, number>> = {left: 1, right: 2};
  const looked = defineRules({
    id: 'looked',
    setup: () => ({sum: 0}),
    moves: () => Object.keys(table),
    legal: (_, move) => Object.hasOwn(table, move),
    outcomes: () => ['a', 'b'],
    play: ({sum}, move) => ({state: {sum: sum + table[move]!}, winners: sum > 9 ? [0] : undefined}),
  });
  forAll(25, [fc.oneof(fc.string(), fc.constantFrom('__proto__ a', 'left', 'left c', ' left a'))], (text) => {
    const played = looked.play(looked.setup({}, 2), text);
    assert.equal(played.ok, /^(left|right) [ab]$/.test(text));
  });
});
