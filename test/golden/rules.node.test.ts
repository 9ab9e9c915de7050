// The first part of each golden log: a whole seeded game by the rules alone. UPDATE=1 writes it.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {test} from 'node:test';
import {autopilot, type SnakeState} from '../../src/games/snake/rules/index.js';
import {drawOf, type AnyGame, type JsonObject} from '../../src/kit.js';
import {games} from '../core/games.js';
import {compare, divider, effectsText, fields, short} from './log.js';
import {made} from '../support/made.js';

interface Course {
  readonly options?: JsonObject;
  readonly seats?: number;
  /** The move to make; by default any legal one. */
  readonly choose?: (state: never) => string;
}

/** What shows much of the rules in few moves. */
const courses: Readonly<Record<string, Course>> = {
  'four-in-a-row': {options: {columns: 5, rows: 4}},
  ludo: {options: {pieces: 2}, seats: 3},
  nim: {options: {heaps: '3 5 7', misere: true}},
  snake: {
    options: {width: 6, height: 6, bonus: true, walls: false},
    choose: (state: SnakeState) => (autopilot(state) === state.direction ? 'tick' : autopilot(state)!),
  },
  'snakes-and-ladders': {options: {capture: true, extraRoll: true}, seats: 3},
};

function logOf(game: AnyGame, {options: raw = {}, seats = game.seats[0], choose}: Course): string {
  const parsed = game.parseOptions(raw) as JsonObject;
  const options = (game.deal?.(parsed, drawOf('golden', 0)) as JsonObject | undefined) ?? parsed;
  const lines = [
    `======== The rules of ${game.id} ========`,
    `version ${game.version}, seats ${seats} of ${game.seats.join(' to ')}, seed golden`,
    ...Object.entries(options).map(([name, value]) => `  ${name} ${short(value)}`),
  ];
  let state = game.setup(options, seats) as JsonObject;
  for (let number = 1; game.turn(state) !== undefined; number++) {
    const legal = game.moves(state);
    const draw = drawOf('golden choice', number);
    const move = choose?.(state as never) ?? draw.pick(legal);
    const settled = game.settle?.(state, move, drawOf('golden', number)) ?? move;
    const played = made(game.play(state, settled));
    const text = settled === move ? move : `${move} > ${settled}`;
    lines.push(`${number}. seat ${game.turn(state)}: ${text} (of ${legal.length}) | ${effectsText(played.effects)}`);
    state = played.state as JsonObject;
  }
  return [...lines, `the end: ${fields(game.result(state)!)}`, ''].join('\n');
}

for (const game of games) {
  test(`${game.id}: the rules are those of the golden log`, () => {
    const file = new URL(`${game.id}.txt`, import.meta.url);
    const [rules = '', ...element] = existsSync(file) ? readFileSync(file, 'utf8').split(divider) : [];
    const log = logOf(game, courses[game.id] ?? {});
    if (process.env['UPDATE']) writeFileSync(file, [log, ...element].join(divider));
    else compare(`test/golden/${game.id}.txt`, rules, log);
  });
}
