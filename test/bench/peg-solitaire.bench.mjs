// The solver of peg solitaire beside a plain depth-first search with arrays and a set of dead positions, in the same run.
// `node test/bench/peg-solitaire.bench.mjs [positions] [seconds]`: positions a board for the question asked in mid-game, 200
// by default, and the processor seconds after which either search gives up on one, 2 by default (the plain one 0.5).
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {finish, jumped, jumps, position, searchWay} = await import('../../src/games/peg-solitaire/rules/index.ts');
const {fastDraw} = await import('../../src/core/fast-draw.ts');
const {hint} = await import('../../src/games/peg-solitaire/thinking.ts');
const {masksOf} = await import('../../src/games/peg-solitaire/rules/masks.ts');
const {storedOf, usePositions} = await import('../../src/games/peg-solitaire/rules/stored.ts');
const {wayOf} = await import('../../src/games/peg-solitaire/rules/solve.ts');
const {searchOf} = await import('../../src/games/peg-solitaire/rules/steps.ts');
const {default: positions} = await import('../../src/games/peg-solitaire/rules/positions.ts');
const {plainBoard, plainSolve} = await import('../games/peg-solitaire/rules/reference.ts');

const count = amount(0, 200, 5);
const most = amount(1, 2, 1) * 1000;
const patience = most / 4;
// time of this process: on a busy machine the clock on the wall would measure the others
const now = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
const boards = {
  '5 rows': {rows: 5},
  '6 rows': {rows: 6},
  '7 rows': {rows: 7, empty: 2},
  '8 rows': {rows: 8},
  'English board': {board: 'english'},
};

/** Milliseconds, and what came; our search has an end at `most`, the plain one at `patience`. */
function ours(start, search = searchWay(start)) {
  const before = now();
  for (;;) {
    const step = search.step(500);
    const time = now() - before;
    if (step.done) return {time, known: step.value !== undefined, won: Boolean(step.value)};
    if (time > most) return {time, known: false, won: false};
  }
}

function plain(start) {
  const before = now();
  let steps = 0;
  const way = plainSolve(
    plainBoard(start.shape, start.lattice),
    [...start.pegs].map((mark) => mark === 'o'),
    () => (++steps & 255) === 0 && now() - before > patience,
  );
  return {time: now() - before, known: way !== undefined, won: Boolean(way)};
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

const line = (name, mine, theirs, note) => row(name, mine, 'ms', {baseline: theirs, of: 'plain search', note});

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

for (const [name, options] of Object.entries(boards)) {
  const middle = inTheMiddle(options);
  const mine = middle.map((one) => ours(one));
  const theirs = middle.map(plain);
  mine.forEach((answer, i) => {
    if (answer.known && theirs[i].known && answer.won !== theirs[i].won) throw new Error(`${name}: ${middle[i].pegs}`);
  });
  const unknown = (answers) => answers.filter(({known}) => !known).length;
  const slow = mine.filter(({time}) => time > 200).length;
  const note = `not known ${unknown(mine)}, plain ${unknown(theirs)}; over 200 ms ${slow} of ${count}`;
  for (const [word, at] of [
    ['median', 0.5],
    ['95 %', 0.95],
  ]) {
    line(
      `still winnable? ${name}, ${word}`,
      part(
        mine.map(({time}) => time),
        at,
      ),
      part(
        theirs.map(({time}) => time),
        at,
      ),
      at > 0.5 ? note : '',
    );
  }
}

// Larger boards, which are too much for the plain search.
const largeBoards = {
  '10 rows': {rows: 10, empty: 2},
  'European board': {board: 'european'},
  'German board': {board: 'german'},
};
for (const [name, options] of Object.entries(largeBoards)) {
  const answers = inTheMiddle(options).map((one) => ours(one));
  const times = answers.map(({time}) => time);
  row(`still winnable? ${name}, 95 %`, part(times, 0.95), 'ms', {
    note: `median ${part(times, 0.5).toFixed(2)} ms, not known ${answers.filter(({known}) => !known).length} of ${count}`,
  });
}

// Hints by the clock on the wall, as players wait for them.
for (const [name, options] of Object.entries({...boards, ...largeBoards, '30 rows': {rows: 30}})) {
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
