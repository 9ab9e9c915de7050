// The published and independently computed figures of cases.json.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {
  absoluteToCoordinates,
  advance,
  cellOf,
  colors,
  ludo,
  ringSquare,
  safeSquares,
  simulate,
  tracks,
  type TrackName,
} from '../../../../src/games/ludo/rules/index.js';
import {mustPlay, stateWith} from './simulation.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- the cases are of many shapes */
const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as any;
const {geometry} = cases;

for (const track of ['standard', 'classic59'] as const) {
  test(`every square of the four colors lies where the table of ${track} has it`, () => {
    for (const color of colors) {
      const cells = geometry[track].cells[color] as number[][];
      assert.equal(cells.length, tracks[track].home);
      cells.forEach((cell, i) => assert.deepEqual(cellOf(color, i + 1, {track}), cell, `${color} ${i + 1}`));
    }
  });

  test(`pieces advance as the table of ${track} has it, bouncing at home`, () => {
    for (const [from, pips, to] of cases.advance[track].rows as [number, number, number][]) {
      assert.equal(advance(from, pips, track, true), to, `${from} and ${pips}`);
    }
  });
}

test('the four seats in each yard lie where the table has them', () => {
  for (const color of colors) {
    (geometry.pockets.cells[color] as number[][]).forEach((cell, piece) =>
      assert.deepEqual(cellOf(color, 0, {piece}), cell),
    );
  }
});

test('coordinates are those of the design notes, in any unit', () => {
  const square = (n: number): unknown => absoluteToCoordinates(n, {x0: 10, y0: 70, xc: 85, yc: 85, h: 10});
  assert.deepEqual(square(1), {x: 20, y: 70});
  assert.deepEqual(square(2), {x: 30, y: 70});
  assert.deepEqual(square(7), {x: 70, y: 50});
});

test('on the picture of the published board every square of every colour is at its cell', () => {
  const {x_0: x0, y_0: y0, x_c: xc, y_c: yc, h, x_P: xs, y_P: ys} = geometry.measures;
  const measures = {x0, y0, xc, yc, h};
  for (const track of ['standard', 'classic59'] as const) {
    for (const color of colors) {
      for (let n = 1; n <= tracks[track].home; n++) {
        const [column, row] = cellOf(color, n, {track});
        assert.deepEqual(
          absoluteToCoordinates(n, measures, color, {track}),
          {x: column * h, y: row * h},
          `${color} ${n}`,
        );
      }
    }
  }
  for (let piece = 0; piece < 4; piece++) {
    assert.deepEqual(absoluteToCoordinates(0, measures, 'green', {piece}), {x: xs[piece], y: ys[piece]});
  }
});

test('starts and safe squares are those of the usual board', () => {
  assert.deepEqual(
    colors.map((color) => ringSquare(color, 1)),
    geometry.ring.start_squares,
  );
  assert.deepEqual(safeSquares, geometry.ring.safe_squares_8);
});

test('200 positions of an independent engine: the same pieces may move, with the same outcome', () => {
  // that engine gives no roll for a piece that comes home
  for (const {id, seat, dice, before, legal_tokens: legal, results} of cases.positions.cases) {
    const rolled = mustPlay(stateWith({homeAgain: false}, before, {seat}), String(dice)).state;
    if (legal.length === 0) {
      assert.equal(rolled.seat, dice === 6 ? seat : (seat + 1) % 4, id);
      continue;
    }
    assert.deepEqual(
      ludo.moves(rolled),
      legal.map((piece: number) => `p${piece}`),
      id,
    );
    for (const piece of legal) {
      const {after, captured, next_seat: next, same_player_rolls_again: again} = results[piece];
      const {state, effects} = mustPlay(rolled, `p${piece}`);
      assert.deepEqual(state.pieces, after, `${id} p${piece}`);
      assert.equal(effects.filter(({type}) => type === 'captured').length, captured, `${id} p${piece}`);
      if (!state.over) assert.deepEqual([state.seat, state.again !== null], [next, again], `${id} p${piece}`);
    }
  }
});

test('one piece needs as many rolls as the exact chain says', () => {
  for (const [track, bounce, name] of [
    ['standard', false, 'home57_exact'],
    ['standard', true, 'home57_bounce'],
    ['classic59', true, 'home59_bounce'],
    ['classic59', false, 'home59_exact'],
  ] as const) {
    const {home} = tracks[track as TrackName];
    const expected = new Array<number>(home + 1).fill(0);
    for (let round = 0; round < 500; round++) {
      for (let from = home - 1; from > 0; from--) {
        let sum = 6;
        for (let pips = 1; pips < 7; pips++) sum += expected[advance(from, pips, track, bounce)]!;
        expected[from] = sum / 6;
      }
    }
    const published = cases.probabilities.one_coin_expected_rolls[name]['from_1'] as number;
    assert.ok(Math.abs(expected[1]! - published) < 1e-6, `${name}: ${expected[1]}`);
  }
});

test('random games take as many rolls as in an independent simulation', () => {
  const king = {};
  const wiki = {safe: false, captureAgain: false, homeAgain: false};
  const bounce = {bounce: true};
  for (const {label, rolls_per_game: published} of cases.random.rows) {
    const options = {king, wiki, bounce}[label.split(' ')[0] as string]!;
    const seats = label.includes('2p') ? 2 : 4;
    const {rolls, games, wins} = simulate(options, 4000, {players: Array(seats).fill('random')});
    assert.ok(
      Math.abs(rolls / games / published - 1) < 0.015,
      `${label}: ${rolls / games} rolls, published ${published}`,
    );
    assert.equal(
      wins.reduce((a, b) => a + b),
      games,
    );
  }
});
