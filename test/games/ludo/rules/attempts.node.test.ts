// Three attempts for who is done and moves the partner's coins; and games from before that, which had one.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {fc} from '../../../support/random.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import type {GameRecord} from '../../../../src/core/record.js';
import {Session} from '../../../../src/core/session.js';
import {recordOfCode, shareCode} from '../../../../src/core/share-code.js';
import {ludo, simulate, type LudoOptions, type LudoState} from '../../../../src/games/ludo/rules/index.js';
import {mustPlay, stateWith, told} from './simulation.js';

type Game = Session<LudoOptions, LudoState>;

const pocket = [0, 0, 0, 0];
const done = [57, 57, 57, 57];
const fresh = {seed: 'fresh', id: 'fresh'};
const load = (record: unknown): Game => Session.load(ludo, record, fresh);
const loadCode = (code: string): Game => load(recordOfCode(ludo, code));
const both = {teams: true, attempts: true};

const old = JSON.parse(readFileSync(new URL('one-attempt.json', import.meta.url), 'utf8')) as {
  record: GameRecord;
  code: string;
  thrown: number[][];
  result: unknown;
};

/** A new game of teams with attempts, played to its end by chance. */
function newGame(seed: string, options: JsonObject = both): Game {
  const session = new Session(ludo, {
    options: ludo.parseOptions({...options, coins: 1}),
    seats: Array.from({length: 4}, () => ({name: '', kind: 'person' as const})),
    seed,
    id: seed,
  });
  const chance = drawOf(seed, -1);
  while (session.turn !== undefined) assert.ok(session.play(chance.pick(session.legalMoves), 'person').ok);
  return session;
}

describe('a player who is done and moves the partner’s coins', () => {
  test('has three rolls while all of these are in the pocket', () => {
    const {state, effects} = mustPlay(stateWith(both, [done, pocket, pocket, pocket]), '1', '2', '3');
    assert.equal(told(effects), 'thrown, stuck, again attempt, thrown, stuck, again attempt, thrown, stuck, passed');
    assert.deepEqual([state.seat, state.vain], [1, 0]);
  });

  test('comes out with the third', () => {
    const {state} = mustPlay(stateWith(both, [done, pocket, pocket, pocket]), '1', '2', '6', 'c0');
    assert.deepEqual([state.coins[2], state.seat, state.again], [[1, 0, 0, 0], 0, 'six']);
  });

  test('has one roll while a coin of the partner is out, or home', () => {
    for (const coins of [
      [57, 0, 0, 0],
      [54, 0, 0, 0],
    ]) {
      const {effects} = mustPlay(stateWith(both, [done, pocket, coins, pocket]), '5');
      assert.equal(told(effects), 'thrown, stuck, passed');
    }
  });

  test('has three rolls for their own coins, regardless of the partner’s', () => {
    const {effects} = mustPlay(stateWith(both, [pocket, pocket, [57, 3, 0, 0], pocket]), '1');
    assert.equal(told(effects), 'thrown, stuck, again attempt');
  });

  test('has three in simulated games, too', () => {
    const players = ['random', 'random', 'random', 'random'] as const;
    const throws = (partnerAttempts: boolean): number =>
      simulate({...both, coins: 1, partnerAttempts}, 200, {players}).throws;
    assert.notEqual(throws(true), throws(false));
    assert.equal(simulate({...both, coins: 1}, 200, {players}).throws, throws(true));
  });
});

describe('a game from before this option', () => {
  test('loads with the same result, with one roll', () => {
    for (const session of [load(old.record), loadCode(old.code)]) {
      assert.equal(session.options.partnerAttempts, false);
      assert.deepEqual(session.state.thrown, old.thrown);
      assert.deepEqual(session.result, old.result);
    }
  });

  test('would differ by the current rule', () => {
    const today = {...old.record, options: {...old.record.options, partnerAttempts: true}};
    assert.throws(() => load(today), /^GameError: Invalid record at move \d+\. Invalid move: "c0"\./);
  });

  test('is unchanged after saving, sharing and loading repeatedly', () => {
    let session = load(old.record);
    for (let i = 0; i < 3; i++) {
      session = i % 2 === 0 ? load(session.save()) : loadCode(shareCode(session));
      assert.equal(session.options.partnerAttempts, false);
      assert.deepEqual(session.state.thrown, old.thrown);
    }
  });

  test('continues by its own rule', () => {
    const session = load({...old.record, moves: old.record.moves.slice(0, 40)});
    const chance = drawOf('on', 0);
    let seen = 0;
    while (session.turn !== undefined) {
      const {seat, pips, coins} = session.state;
      const waits = pips === 0 && coins[seat]![0] === 57 && coins[(seat + 2) % 4]![0] === 0;
      const played = session.play(chance.pick(session.legalMoves), 'person');
      assert.ok(played.ok);
      if (!waits || played.move === '6') continue;
      seen++;
      assert.notEqual(session.state.seat, seat);
    }
    assert.ok(seen > 0, 'somebody has waited for the partner to come out');
  });
});

describe('a new game', () => {
  test('records that there are three rolls, and loads with them', () => {
    for (let i = 0; i < 20; i++) {
      const session = newGame(`new ${i}`);
      assert.equal(session.save().options['partnerAttempts'], true);
      for (const other of [load(JSON.parse(JSON.stringify(session.save()))), loadCode(shareCode(session))]) {
        assert.equal(other.options.partnerAttempts, true);
        assert.deepEqual(other.state, session.state);
      }
    }
  });

  test('can be played by the previous rule', () => {
    const session = newGame('off', {...both, partnerAttempts: 'off'});
    for (const other of [load(session.save()), loadCode(shareCode(session))])
      assert.deepEqual(other.state, session.state);
  });

  test('does not record it if it makes no difference', () => {
    for (const options of [{}, {teams: true}, {attempts: true}, {partnerAttempts: true}, {partnerAttempts: false}])
      assert.ok(!('partnerAttempts' in ludo.parseOptions(options)));
    assert.throws(() => ludo.parseOptions({partnerAttempts: 'perhaps'}), /partnerAttempts/);
  });

  test('has the same options when they are parsed again, also as JSON', () => {
    const on = fc.constantFrom(true, false, 'on', 'off', null);
    fc.assert(
      fc.property(
        fc.record(
          {
            teams: on,
            attempts: on,
            partnerAttempts: on,
            rules: fc.constantFrom('standard', 'classic59'),
            coins: fc.constantFrom(1, 4, '2'),
            colours: fc.constantFrom([], 'red', ['blue', 'green']),
          },
          {requiredKeys: []},
        ),
        (raw) => {
          const once = ludo.parseOptions(raw as JsonObject);
          assert.deepEqual(ludo.parseOptions(once), once);
          assert.deepEqual(ludo.parseOptions(JSON.parse(JSON.stringify(once)) as JsonObject), once);
          if (once.teams && once.attempts) {
            const off = raw.partnerAttempts === false || raw.partnerAttempts === 'off';
            assert.equal(once.partnerAttempts, !off);
          }
        },
      ),
    );
  });
});
