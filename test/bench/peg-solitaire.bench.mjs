// How long the solver of peg solitaire takes to tell whether a game can still be won: on the English board beside the same
// without its stored positions, and on large boards; and a hint. `node test/bench/peg-solitaire.bench.mjs [positions] [seconds]`:
// positions a board, 200 by default, and the processor seconds after which it gives up on one, 2 by default.
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {finish, jumped, jumps, position, searchWay} = await import('../../src/games/peg-solitaire/rules/index.ts');
const {fastDraw} = await import('../../src/core/fast-draw.ts');
const {hint} = await import('../../src/games/peg-solitaire/thinking.ts');
const {masksOf} = await import('../../src/games/peg-solitaire/rules/masks.ts');
const {storedOf, usePositions} = await import('../../src/games/peg-solitaire/rules/stored.ts');
const {wayOf} = await import('../../src/games/peg-solitaire/rules/solve.ts');
const {searchOf} = await import('../../src/core/search.ts');
const {default: positions} = await import('../../src/games/peg-solitaire/rules/positions.ts');

const count = amount(0, 200, 5);
const most = amount(1, 2, 1) * 1000;
// time of this process: on a busy machine the clock on the wall would measure the others
const now = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

/** Milliseconds, and what came, at the latest after `most`. */
function ours(start, search = searchWay(start)) {
  const before = now();
  for (;;) {
    const step = search.step(500);
    const time = now() - before;
    if (step.done) return {time, known: step.value !== undefined, won: Boolean(step.value)};
    if (time > most) return {time, known: false, won: false};
  }
}

/** Positions after random jumps. */
function inTheMiddle(options, name = 'middle') {
  const start = position(options);
  return Array.from({length: count}, (_, i) => {
    const draw = fastDraw(`${name} ${i}`);
    let current = start;
    for (let left = draw.int(1, start.pegs.length - 3); left > 0; left--) {
      const legal = jumps(current);
      if (legal.length === 0) break;
      current = {...current, pegs: jumped(current.pegs, draw.pick(legal))};
    }
    return current;
  });
}

// The English board with and without its stored positions, which have to be unpacked first. Other positions than below, whose
// answers would be remembered.
const english = inTheMiddle({board: 'english'}, 'stored');
const without = english.map((one) => ours(one, searchOf(wayOf(one))));
usePositions(positions);
const later = english.map(({pegs, ...one}) => ({...one, pegs: mirrored(pegs)}));
const {time: unpacking} = ours(english[0], searchOf(storedOf(masksOf(english[0]))));
const stored = later.map((one) => ours(one));
stored.forEach(({won, known}, i) => {
  if (without[i].known && (!known || won !== without[i].won)) throw new Error(later[i].pegs);
});
row('stored positions of the English board, unpacked once', unpacking, 'ms', {note: `${positions.length} bytes`});
for (const [word, of] of [
  ['mean', (times) => times.reduce((sum, time) => sum + time) / times.length],
  ['95 %', (times) => part(times, 0.95)],
  ['slowest', (times) => part(times, 1)],
]) {
  const [mine, theirs] = [stored, without].map((answers) => of(answers.map(({time}) => time)));
  const unknown = (answers) => answers.filter(({known}) => !known).length;
  row(`still winnable? English board, ${word}`, mine, 'ms', {
    baseline: theirs,
    of: 'without stored positions',
    note: word === 'slowest' ? `not known ${unknown(stored)}, without ${unknown(without)} of ${count}` : '',
  });
}

/** A mirrored position: the same question, with other holes. */
function mirrored(pegs) {
  return [...pegs].reverse().join('');
}

// Boards without stored positions.
const others = {
  '10 rows': {rows: 10, empty: 2},
  'European board': {board: 'european'},
  'German board': {board: 'german'},
};
for (const [name, options] of Object.entries(others)) {
  const answers = inTheMiddle(options).map((one) => ours(one));
  const times = answers.map(({time}) => time);
  row(`still winnable? ${name}, 95 %`, part(times, 0.95), 'ms', {
    note: `median ${part(times, 0.5).toFixed(2)} ms, not known ${answers.filter(({known}) => !known).length} of ${count}`,
  });
}

// Hints by the clock on the wall, as players wait for them.
for (const [name, options] of Object.entries({'English board': {board: 'english'}, ...others, '30 rows': {rows: 30}})) {
  const answers = [];
  for (const one of inTheMiddle(options, 'hint').slice(0, Math.ceil(count / 10))) {
    const before = performance.now();
    const {winnable} = finish(await hint({...one, last: 0, jumps: 0, sweeps: 0}));
    answers.push({time: performance.now() - before, winnable});
  }
  row(`hint, ${name}, slowest`, Math.max(...answers.map(({time}) => time)), 'ms', {
    note: `not proven ${answers.filter(({winnable}) => winnable === null).length} of ${answers.length}`,
  });
}
