// Version 1 of records and share codes loads for ever, with the same position, score and dice, and is written again the same.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkRecord} from '../../src/core/check-record.js';
import type {GameRecord} from '../../src/core/record.js';
import {Session} from '../../src/core/session.js';
import {recordOfCode, shareCode} from '../../src/core/share-code.js';
import {games} from '../core/games.js';
import savedGames from './saved-games.json' with {type: 'json'};

const fresh = {seed: 'a fresh seed', id: 'a fresh id'};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

for (const [name, {options, code, digest, result, state, ...saved}] of Object.entries(savedGames)) {
  describe(name, () => {
    const record = saved.record as unknown as GameRecord;
    const game = games.find(({id}) => id === record.game)!;
    const check = (session: Session): void => {
      assert.deepEqual(plain(session.state), state);
      assert.deepEqual(plain(session.result), result);
      assert.equal(shareCode(session), code);
    };

    test('its record loads and is saved the same', () => {
      const session = Session.load(game, record, fresh) as Session;
      check(session);
      assert.deepEqual(plain(session.save()), record);
    });

    test('its share code loads and is shared the same', () => {
      const session = Session.load(game, recordOfCode(game, code), fresh) as Session;
      check(session);
      assert.deepEqual(plain(session.save()), {...record, id: fresh.id});
    });

    const {seed} = record;
    if (seed === undefined) return;
    test('its options and seed deal it again, and its dice follow from them', () => {
      const checked = checkRecord(game, record, {options, seed, seats: record.seats.length});
      assert.ok(checked.ok, checked.ok ? '' : checked.message);
      assert.deepEqual(plain(checked.result), result);
      assert.equal(checked.digest, digest);
    });
  });
}

test('there is one of each game', () => {
  assert.deepEqual(
    games.map(({id}) => id),
    [...new Set(Object.values(savedGames).map(({record}) => record.game))].sort(),
  );
});
