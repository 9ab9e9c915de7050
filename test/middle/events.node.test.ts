// What the events of a move say: who finishes, and how it ends for the people at this page.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Game} from '../../src/core/game.js';
import type {JsonObject} from '../../src/core/json.js';
import type {SeatKind} from '../../src/core/record.js';
import {Session} from '../../src/core/session.js';
import {eventsOf, GameOverEvent, GamePlaceEvent, GameWinEvent} from '../../src/play/events.js';
import {blockudoku} from '../../src/games/blockudoku/rules/index.js';
import {ludo} from '../../src/games/ludo/rules/index.js';
import {pegSolitaire} from '../../src/games/peg-solitaire/rules/index.js';
import {ticTacToe} from '../../src/games/tic-tac-toe/rules/index.js';

const names = ['Ada', 'Computer', 'Cyd', 'Player 4'];

/** The events of a whole game of these moves, or of first legal moves. */
function eventsIn(
  game: unknown,
  options: JsonObject,
  kinds: readonly SeatKind[],
  moves: readonly string[] = [],
): Event[] {
  const rules = game as Game;
  const seats = kinds.map((kind) => ({name: '', kind}));
  const session = new Session(rules, {options: rules.parseOptions(options), seats, seed: 'events', id: 'game'});
  const events: Event[] = [];
  for (let i = 0; session.turn !== undefined; i++) {
    const step = session.resolve(moves[i] ?? session.legalMoves[0]!, 'person');
    assert.ok(step.ok);
    events.push(...eventsOf(session, session.commit(step), names, Promise.resolve()));
  }
  return events;
}

const outcomeIn = (...game: Parameters<typeof eventsIn>): string =>
  eventsIn(...game).find((event) => event instanceof GameOverEvent)!.detail.outcome;

const firstWins = ['a1', 'b1', 'a2', 'b2', 'a3'];
const draw = ['a1', 'b2', 'a3', 'a2', 'c2', 'b1', 'b3', 'c3', 'c1'];

describe('the outcome', () => {
  for (const [kinds, outcome] of [
    [['person', 'auto'], 'won'],
    [['auto', 'person'], 'lost'],
    [['person', 'person'], 'won'],
    [['remote', 'person'], 'lost'],
    [['auto', 'auto'], 'won'],
    [['remote', 'auto'], 'won'],
  ] as const)
    test(`of a game that ${kinds[0]} wins against ${kinds[1]} is ${outcome}`, () =>
      assert.equal(outcomeIn(ticTacToe, {}, kinds, firstWins), outcome));

  test('of several without a winner is a draw', () =>
    assert.equal(outcomeIn(ticTacToe, {}, ['person', 'auto'], draw), 'draw'));

  test('of a puzzle is won or lost', () => {
    assert.equal(outcomeIn(pegSolitaire, {board: 'oo.'}, ['person']), 'won');
    assert.equal(outcomeIn(pegSolitaire, {board: 'oo..o'}, ['person']), 'lost');
  });

  test('of one player who counts points is finished', () =>
    assert.equal(outcomeIn(blockudoku, {}, ['person']), 'finished'));
});

test('a first place is a win, later ones are places, and all have the names that are shown', () => {
  const events = eventsIn(ludo, {playOn: true, pieces: 1}, ['person', 'auto', 'person', 'auto']);
  const finished = events.filter((event) => event instanceof GameWinEvent || event instanceof GamePlaceEvent);
  assert.ok(finished[0] instanceof GameWinEvent);
  assert.deepEqual(
    finished.slice(1).map((event) => (event as GamePlaceEvent).detail.place),
    [2, 3],
  );
  for (const {detail} of finished) assert.equal(detail.player, names[detail.seat]);
});
