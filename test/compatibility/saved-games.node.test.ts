// Saved games and share codes of earlier versions still load, give the position they gave then, and are written the same
// way again. What is in saved-games/ is never changed to make this pass: see README.md.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import type {AnyGame} from '../../src/core/game.js';
import type {GameRecord} from '../../src/core/record.js';
import {Session} from '../../src/core/session.js';
import {recordOfCode, shareCode} from '../../src/core/share-code.js';
import {asVersion1} from './as-version-1.js';
import {blockudoku} from '../../src/games/blockudoku/rules/index.js';
import {ludo} from '../../src/games/ludo/rules/index.js';
import {pegSolitaire} from '../../src/games/peg-solitaire/rules/index.js';
import {snake} from '../../src/games/snake/rules/index.js';
import {snakesAndLadders} from '../../src/games/snakes-and-ladders/rules/index.js';

/** A game as it was saved and shared, and where it stood then. */
interface SavedGame {
  readonly record: GameRecord;
  readonly code: string;
  readonly moves: number;
  readonly turn: number | null;
  readonly result: unknown;
  readonly state: unknown;
}

const fresh = {seed: 'a fresh seed', id: 'a fresh id'};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

for (const game of [blockudoku, ludo, pegSolitaire, snake, snakesAndLadders] as readonly AnyGame[]) {
  describe(`saved games of ${game.id}`, () => {
    const file = new URL(`saved-games/${game.id}.json`, import.meta.url);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, SavedGame>;

    for (const [name, {record, code, moves, turn, result, state}] of Object.entries(saved)) {
      const check = (session: Session): void => {
        assert.deepEqual(plain(session.state), state);
        assert.equal(session.number, moves);
        assert.equal(session.turn ?? null, turn);
        assert.deepEqual(plain(session.result ?? null), result);
        assert.equal(asVersion1(shareCode(session)), code);
      };

      test(`${name}: the record loads and is saved the same`, () => {
        const session = Session.load(game, plain(record), fresh) as Session;
        check(session);
        assert.deepEqual(plain(session.save()), record);
      });

      test(`${name}: the share code loads and is shared the same`, () => {
        const session = Session.load(game, recordOfCode(game, code), fresh) as Session;
        check(session);
        assert.deepEqual(plain(session.save()), {...record, id: fresh.id});
      });
    }
  });
}
