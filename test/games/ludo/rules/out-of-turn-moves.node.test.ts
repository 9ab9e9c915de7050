// Players who join and leave: recorded moves that nobody is asked for.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Session} from '../../../../src/core/session.js';
import {recordOfCode, shareCode} from '../../../../src/core/share-code.js';
import {outOfTurnMoves, ludo} from '../../../../src/games/ludo/rules/index.js';

const seat = {name: '', kind: 'person'} as const;
const fresh = {seed: 'fresh', id: 'fresh'};

function gameWithLeaver(): {session: Session<never, never>; move: string} {
  const session = new Session(ludo, {
    options: ludo.parseOptions({}),
    seats: [seat, seat, seat, seat],
    seed: 'asides',
    id: 'a',
  });
  for (let i = 0; i < 5; i++) assert.ok(session.play(session.legalMoves[0]!, 'person').ok);
  while (outOfTurnMoves(session.state).length === 0) assert.ok(session.play(session.legalMoves[0]!, 'person').ok);
  const move = outOfTurnMoves(session.state)[0]!;
  assert.ok(session.play(move, 'page').ok);
  assert.ok(session.play(session.legalMoves[0]!, 'person').ok);
  return {session: session as never, move};
}

describe('a player who leaves', () => {
  test('involves no chance: the record keeps its seed and loads', () => {
    const {session, move} = gameWithLeaver();
    const record = session.save();
    assert.equal(record.seed, 'asides');
    assert.ok(record.moves.some(([made]) => made === move));
    assert.deepEqual(Session.load(ludo, record, fresh).state, session.state);
  });

  test('is in the share code', () => {
    const {session} = gameWithLeaver();
    assert.deepEqual(Session.load(ludo, recordOfCode(ludo, shareCode(session)), fresh).state, session.state);
  });

  test('is not in the list of moves', () => {
    const {session, move} = gameWithLeaver();
    assert.ok(session.undo().ok);
    assert.ok(!session.legalMoves.includes(move));
  });
});
