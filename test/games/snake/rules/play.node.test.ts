// Whole games: the automatic player's, and long ones through a session, its record and its share code.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import {Session} from '../../../../src/core/session.js';
import {recordOfCode, shareCode} from '../../../../src/core/share-code.js';
import {autopilot, snake, type Direction} from '../../../../src/games/snake/rules/index.js';
import {autoGame, begin, moveTo, mustPlay, sessionOf} from './simulation.js';

const sizes: [width: number, height: number, games: number][] = [
  [4, 4, 40],
  [6, 6, 40],
  [8, 8, 20],
  [10, 10, 10],
  [6, 10, 10],
  [5, 6, 20],
  [6, 7, 20],
];
for (const [width, height, games] of sizes) {
  test(`the automatic player fills ${width} × ${height} in ${games} games of ${games}`, () => {
    for (let game = 0; game < games; game++) {
      for (const start of [{}, {startAt: 'centre', length: 3, walls: game % 2 === 0}]) {
        const {state} = autoGame({width, height, ...start}, `fill ${game}`);
        assert.equal(state.over, 'full', `game ${game} with ${JSON.stringify(start)}`);
      }
    }
  });
}

test('the automatic player needs far fewer steps than going back and forth', () => {
  const steps = Array.from({length: 10}, (_, i) => autoGame({width: 10, height: 10}, `few ${i}`).steps);
  // a round trip needs a quarter of cells squared and more
  assert.ok(steps.reduce((a, b) => a + b) / 10 < 1500, steps.join());
});

test('among obstacles and on odd boards it eats many foods before it dies', () => {
  for (const options of [
    {width: 9, height: 9},
    {width: 12, height: 12, obstacles: 'rooms'},
    {width: 11, height: 9, obstacles: 'pillars', walls: false},
  ]) {
    const eaten = [0, 1, 2].map((i) => autoGame(options, `odd ${i}`).state.eaten);
    assert.ok(Math.min(...eaten) > 20, `${JSON.stringify(options)}: ${eaten.join()}`);
  }
});

test('it takes over from anywhere with a legal move, and stops with the game', () => {
  forAll(
    38,
    [fc.array(fc.nat({max: 9}), {maxLength: 60}), fc.constantFrom(4, 5, 6, 9), fc.string()],
    (choices, size, seed) => {
      let state = begin({width: size, height: size, length: 2, walls: false}, seed);
      for (const choice of choices) {
        const moves = snake.moves(state);
        if (moves.length > 0) ({state} = mustPlay(state, [moves[choice % moves.length]!], `${seed}${choice}`));
      }
      const way = autopilot(state);
      if (state.over) assert.equal(way, undefined);
      else assert.ok(snake.moves(state).includes(moveTo(state, way!)));
    },
  );
});

test('a game of 20,000 steps is played, saved, shared, loaded and undone; record and code stay small', () => {
  const session = sessionOf({width: 12, height: 12});
  // round and round along the walls: turns by the corner of the head
  const turns: Readonly<Record<number, Direction>> = {11: 'D', 143: 'L', 132: 'U', 0: 'R'};
  while (session.number < 20_000 && session.turn !== undefined) {
    const {state} = session;
    const turn = turns[state.head];
    assert.ok(session.play(turn ? moveTo(state, turn) : 'tick', 'person').ok);
  }
  assert.equal(session.number, 20_000);
  const record = session.save();
  const code = shareCode(session);
  assert.ok(JSON.stringify(record).length < 90_000, `a record of ${JSON.stringify(record).length} characters`);
  assert.ok(code.length < 7000, `a code of ${code.length} characters`);
  const loaded = Session.load(snake, JSON.parse(JSON.stringify(record)), {seed: '', id: ''});
  assert.deepEqual(loaded.state, session.state);
  assert.deepEqual(Session.load(snake, recordOfCode(snake, code), {seed: '', id: ''}).state, session.state);
  const undone = session.undo();
  assert.ok(undone.ok && undone.number < 20_000);
  assert.ok(session.redo().ok);
  assert.deepEqual(session.state, loaded.state);
});
