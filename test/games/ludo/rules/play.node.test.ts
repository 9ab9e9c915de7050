// What holds in every game: the contract of all games, and what pieces, turns and sessions may never do.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import type {JsonObject} from '../../../../src/core/json.js';
import {drawOf} from '../../../../src/core/random.js';
import type {Seat} from '../../../../src/core/record.js';
import {Session} from '../../../../src/core/session.js';
import {
  outOfTurnMoves,
  colors,
  legalMoves,
  ludo,
  stateFrom,
  tracks,
  type LudoEffect,
  type LudoState,
} from '../../../../src/games/ludo/rules/index.js';
import {contractOf} from '../../../../src/testing.js';

const everything = {attempts: true, blocks: true, teams: true, autoMove: true, playOn: true};

for (const {name, run} of contractOf(ludo, {
  options: [
    {playOn: true, attempts: 'on', pieces: 2},
    {teams: true, blocks: true, pieces: 2},
    {rules: 'classic59', autoMove: true, pieces: 1},
  ],
  refused: [{pieces: 0}, {colors: 'green green'}, {track: 'long'}],
  seats: [2, 4],
  games: 1,
})) {
  test(name, run);
}

const anyOptions: fc.Arbitrary<JsonObject> = fc.record(
  {
    rules: fc.constantFrom('standard', 'classic59'),
    track: fc.constantFrom('standard', 'classic59'),
    ...Object.fromEntries(
      [
        'bounce',
        'safe',
        'capture',
        'sixEnters',
        'sixAgain',
        'captureAgain',
        'homeAgain',
        'threeSixes',
        ...Object.keys(everything),
      ].map((name) => [name, fc.boolean()]),
    ),
    pieces: fc.integer({min: 1, max: 4}),
    colors: fc.shuffledSubarray([...colors]),
    open: fc.integer({min: 0, max: 2}),
  },
  {requiredKeys: []},
);
const anyGame = fc.record({
  options: anyOptions,
  seats: fc.integer({min: 2, max: 4}),
  seed: fc.string(),
  moves: fc.integer({min: 0, max: 400}),
});
const players = (seats: number): Seat[] => Array.from({length: seats}, () => ({name: '', kind: 'person'}));

type Visit = (before: LudoState, after: LudoState, effects: readonly LudoEffect[], move: string) => void;

/** A random game so far; now and then somebody joins or leaves. */
function playSome(
  {options, seats, seed, moves}: {options: JsonObject; seats: number; seed: string; moves: number},
  visit: Visit = () => {},
): Session<ReturnType<typeof ludo.parseOptions>, LudoState> {
  const session = new Session(ludo, {options: ludo.parseOptions(options), seats: players(seats), seed, id: 'test'});
  const chance = drawOf(seed, -1);
  for (let i = 0; i < moves && session.turn !== undefined; i++) {
    const before = session.state;
    const beside = outOfTurnMoves(before);
    const move = beside.length > 0 && chance.int(1, 60) === 1 ? chance.pick(beside) : chance.pick(session.legalMoves);
    const moved = session.play(move, 'person');
    assert.ok(moved.ok, move);
    visit(before, moved.state, moved.effects as readonly LudoEffect[], moved.move);
  }
  return session;
}

const laws: Record<string, Visit> = {
  'pieces stay on their track, those that are home stay there, and captured ones are in the yard'(
    before,
    after,
    effects,
  ) {
    const {home} = tracks[after.options.track];
    after.pieces.forEach((own, seat) => {
      assert.equal(own.length, after.options.pieces);
      own.forEach((position, piece) => {
        assert.ok(position >= 0 && position <= home);
        const gone = effects.some(({type, seat: who}) => type === 'left' && who === seat);
        if (before.pieces[seat]![piece] === home && !gone) assert.equal(position, home);
      });
    });
    for (const effect of effects) {
      if (effect.type !== 'captured') continue;
      assert.equal(before.pieces[effect.seat]![effect.piece], effect.from);
      assert.equal(after.pieces[effect.seat]![effect.piece], 0);
      assert.notEqual(effect.seat, effect.by);
    }
  },

  'effects describe the whole path: applying them to the pieces gives the new pieces'(before, after, effects) {
    const pieces = before.pieces.map((own) => [...own]);
    for (const effect of effects) {
      if (effect.type === 'entered' || effect.type === 'stepped') pieces[effect.seat]![effect.piece] = effect.to;
      if (effect.type === 'stepped') {
        assert.equal(effect.from, before.pieces[effect.seat]![effect.piece]);
        assert.equal(effect.via.at(-1), effect.to);
        effect.via.forEach((position, i) => assert.equal(Math.abs(position - (effect.via[i - 1] ?? effect.from)), 1));
      }
      if (effect.type === 'captured') pieces[effect.seat]![effect.piece] = 0;
      if (effect.type === 'left') pieces[effect.seat]!.fill(0);
    }
    assert.deepEqual(pieces, after.pieces);
  },

  'the turn stays for another roll, and otherwise goes to the next who plays'(before, after, effects) {
    if (after.over) return;
    assert.ok(!after.away[after.seat]);
    assert.equal(after.places[after.seat], 0);
    const passed = effects.find(({type}) => type === 'passed');
    if (!passed) assert.equal(after.seat, before.seat);
    else assert.deepEqual([passed.seat, passed['to'], after.again, after.sixes], [before.seat, after.seat, null, 0]);
    assert.equal(
      after.again !== null && after.pips === 0,
      effects.some(({type}) => type === 'again') || (after.pips === 0 && before.again !== null && after.again !== null),
    );
  },

  'each state can be made of where its pieces stand'(before) {
    assert.deepEqual(stateFrom(before.options, before), before);
  },

  'previews are correct: each piece goes where legalMoves says, on existing squares'(before, after, effects, move) {
    const preview = legalMoves(before).find((piece) => piece.move === move);
    if (!preview) return;
    assert.equal(preview.from, before.pieces[preview.seat]![preview.piece]);
    assert.equal(preview.to, after.pieces[preview.seat]![preview.piece]);
    assert.equal(preview.via.at(-1), preview.to);
    const captured = effects.flatMap((effect) => (effect.type === 'captured' ? [effect] : []));
    assert.deepEqual(
      preview.captures,
      captured.map(({seat, piece}) => ({seat, piece})),
    );
  },
};

for (const [name, law] of Object.entries(laws)) {
  test(name, () => forAll(8, [anyGame], (game) => void playSome(game, law)));
}

test('a game is the same for all colors: rotated by a quarter turn it goes on the same way', () => {
  forAll(
    5,
    [fc.record({options: anyOptions, seed: fc.string(), turns: fc.integer({min: 1, max: 3})})],
    ({options, seed, turns}) => {
      const turned = (by: number): JsonObject => ({
        ...options,
        colors: colors.map((_, i) => colors[(i + by) % 4]!),
      });
      const moves: string[] = [];
      const first = playSome({options: turned(0), seats: 4, seed, moves: 200}, (_b, _a, _e, move) => moves.push(move));
      const other = new Session(ludo, {options: ludo.parseOptions(turned(turns)), seats: players(4), seed, id: ''});
      const renamed = (move: string): string =>
        move.replace(/(?<= ).*/, (color) => colors[(colors.indexOf(color as 'red') + turns) % 4]!);
      for (const move of moves) assert.ok(other.play(renamed(move), 'person').ok);
      assert.deepEqual(other.state.pieces, first.state.pieces);
      assert.deepEqual(other.state.seat, first.state.seat);
    },
  );
});
