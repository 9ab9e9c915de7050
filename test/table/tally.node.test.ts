// Wins are counted once, whatever is told twice, and what is kept is not believed.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {Tally} from '../../src/table/tally.js';

const win = (gameId: string, seat: number, player: string) => ({
  game: 'snakes-and-ladders',
  gameId,
  number: 9,
  seat,
  player,
});

const over = (gameId: string, ...winners: number[]) => ({
  game: 'snakes-and-ladders',
  gameId,
  number: 9,
  outcome: winners.length > 0 ? ('won' as const) : ('draw' as const),
  winners,
  reason: 'home',
});

describe('the tally', () => {
  test('counts the wins of a name across seats', () => {
    const tally = new Tally();
    tally.win(win('a', 0, 'Ada'));
    tally.win(win('b', 1, 'Ada'));
    tally.win(win('c', 0, 'Ben'));
    assert.deepEqual(
      tally.rows.map(({player, wins}) => [player, wins]),
      [
        ['Ada', 2],
        ['Ben', 1],
      ],
    );
  });

  test('counts another end in place of one that was undone, also after a reload', () => {
    const tally = new Tally();
    tally.win(win('a', 0, 'Ada'));
    assert.equal(tally.over(over('a', 0)), false);
    const next = new Tally();
    next.load(JSON.parse(JSON.stringify(tally.save())));
    next.win(win('a', 1, 'Ben'));
    assert.equal(next.over(over('a', 1)), true);
    assert.deepEqual(
      next.rows.map(({player, wins}) => [player, wins]),
      [['Ben', 1]],
    );
    assert.equal(next.over(over('a')), true, 'a draw');
    assert.deepEqual(next.rows, []);
    assert.equal(next.win(win('a', 0, 'Ada')), true);
  });

  test('accepts any stored value, and ignores invalid parts', () => {
    forAll(25, [fc.anything({withNullPrototype: true})], (junk) => {
      const tally = new Tally();
      tally.load(junk);
      tally.load({rows: [junk], counted: [junk]});
      for (const {game, player, wins} of tally.rows) {
        assert.equal(typeof game + typeof player, 'stringstring');
        assert.ok(Number.isInteger(wins) && wins > 0);
      }
    });
  });
});
