// A page whose room has lost moves: it takes the room's list, and goes on.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isRefusal} from '../../src/core/game.js';
import {race} from '../example/race.js';
import {PageByHand} from './page-by-hand.js';

const dice = {commit: 'b'.repeat(64), hashes: ['', ''], nonces: ['', '']};

/** A page in a game. */
class Page extends PageByHand {
  constructor() {
    super(race, 'page', 'a'.repeat(64));
  }

  tell(...moves: string[]): void {
    this.tellOf(1, ...moves);
  }

  tellOf(round: number, ...moves: string[]): void {
    this.welcome({phase: 'playing', round, id: `game ${round}`, dice}, moves);
  }

  get hellos(): number {
    return this.sent.filter(({type}) => type === 'hello').length;
  }
}

test('a list that has lost its end is asked for once more, and then believed', async () => {
  const page = new Page();
  page.tell('1', '2', '3');
  const asked = page.hellos;
  const pending = page.room.send('roll');
  page.tell('1', '2');
  assert.deepEqual(page.started, ['3, lost 0'], 'the process may be behind');
  assert.equal(page.hellos, asked + 2, 'it is asked again');
  page.tell('1', '2');
  assert.deepEqual(page.started, ['3, lost 0', '2, lost 1']);
  const answer = await pending;
  assert.ok(isRefusal(answer) && answer.code === 'stale', 'a move after the lost one is given up');
  page.tell('1', '2', '4');
  assert.deepEqual(page.moved, ['3: 4'], 'the game goes on');
});

for (const [what, first, then, started, moved] of [
  ['a process that was behind takes nothing back once it has caught up', '1 2 3', ['1', '1 2 3 4'], [], ['4: 4']],
  ['other moves in place of known ones are taken at once', '1 2 3', ['1 5 6 2'], ['4, lost 2'], []],
] as const) {
  test(what, () => {
    const page = new Page();
    page.tell(...first.split(' '));
    for (const list of then) page.tell(...list.split(' '));
    assert.deepEqual(page.started, ['3, lost 0', ...started]);
    assert.deepEqual(page.moved, moved);
  });
}

test('moves of a game that the room has lost as a whole are counted', () => {
  const page = new Page();
  page.tellOf(2, '1', '2', '3');
  page.tellOf(1, '4', '5');
  assert.deepEqual(page.started, ['3, lost 0', '2, lost 3']);
});

test('what is told before the welcome waits for it, and a picture is never sent later', () => {
  const page = new Page();
  page.hear({type: 'moves', game: 1, from: 2, moves: [['2', 'person']]});
  page.room.react('heart');
  page.tell('1', '2');
  page.room.react('sad');
  assert.deepEqual(page.started, ['2, lost 0']);
  assert.deepEqual(page.moved, []);
  assert.equal(page.sent.map(({type}) => type).join(), 'hello,react');
});

test('a page that was not welcomed, since the store did not answer, asks again', ({mock}) => {
  mock.timers.enable({apis: ['setTimeout']});
  const page = new Page();
  const asked = page.hellos;
  page.hear({type: 'refused', request: 'any', code: 'unavailable', message: 'No answer.'});
  mock.timers.tick(500);
  assert.equal(page.hellos, asked + 1);
});

test('a page that leaves without a connection has its seat when it comes back', ({mock}) => {
  mock.timers.enable({apis: ['setTimeout']});
  const page = new Page();
  page.tell();
  page.lose();
  page.room.leave();
  const again = new Page();
  assert.equal(again.token, page.token, 'the room does not know that the seat is free');
  again.tell();
  again.room.leave();
  assert.notEqual(new Page().token, page.token);
});
