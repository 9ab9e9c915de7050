// Rules from a table of options and a few functions.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {defineRules, type MoveEffect} from '../../src/kit.js';

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

function effectsOf(move: string): readonly MoveEffect[] {
  const played = rules.play(start, move);
  assert.ok(played.ok);
  return played.effects;
}

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
