// Random sequences of calls, presses and settings on every element, with files that come late or never: events, ids, counts,
// statistics and texts are those of the reference.
import 'virtual:elements';
import '../../src/table/game-table.js';
import {expect} from '@open-wc/testing';
import {all, eventNames, place} from '../support/harness.js';
import {fc} from '../support/random.js';
import {release} from './sequences/files.js';
import {kinds, make, playersFor, type Kind} from './sequences/kinds.js';
import {settled, World} from './sequences/world.js';

/** Words that a listener may say, too. */
const calls = (kind: Kind): fc.Arbitrary<string> =>
  fc.oneof(
    {weight: 5, arbitrary: fc.constantFrom('new', 'replay', 'text', 'undo')},
    {weight: 1, arbitrary: fc.constantFrom('read', 'pause', 'redo', 'load 0', 'load 1', 'load 0 as computers')},
    {weight: 2, arbitrary: fc.constantFrom(...playersFor(kind)).map((players) => `players ${players}`)},
    {weight: 1, arbitrary: fc.constantFrom(...playersFor(kind)).map((players) => `new with ${players}`)},
    {weight: 1, arbitrary: fc.constantFrom('seed a', 'seed b')},
  );

const listened = (kind: Kind): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...eventNames), calls(kind)).map(([type, word]) => `at ${type}: ${word}`);
const atOnce = (word: fc.Arbitrary<string>): fc.Arbitrary<string> => word.map((one) => `${one} &`);
const finish = fc.constantFrom(0, 1, 2, 3).map((way) => `finish ${way}`);
const late = fc.constantFrom('play late 0', 'play late 1');

/** A word, or some that are likely to meet. */
const phrase = (kind: Kind): fc.Arbitrary<string[]> => {
  const some = (...words: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string[]> =>
    fc.tuple(...words.map((word) => (typeof word === 'string' ? fc.constant(word) : word)));
  const call = calls(kind);
  return fc.oneof(
    {weight: 3, arbitrary: some(finish)},
    {weight: 3, arbitrary: some(call)},
    {
      weight: 3,
      arbitrary: some(fc.constantFrom('play 0', 'play 1', 'reload', 'new by button', 'keep', 'start', 'move element')),
    },
    {weight: 1, arbitrary: some(fc.constantFrom('files late', 'files come', 'files fail'))},
    {weight: 3, arbitrary: some(listened(kind))},
    {weight: 3, arbitrary: some(listened(kind), listened(kind), fc.oneof(finish, call))},
    {weight: 1, arbitrary: some(fc.constantFrom('at game-start: seed a', 'at game-start: seed b'), call)},
    {weight: 2, arbitrary: some(atOnce(call), call)},
    {weight: 3, arbitrary: some(finish, 'undo', finish)},
    {
      weight: 2,
      arbitrary: some(finish, 'replay &', fc.constantFrom('move element', 'pause', 'play late 0', 'undo', 'new')),
    },
    {weight: 2, arbitrary: some(late, fc.oneof(call, fc.constant('replay')), 'answer')},
    {weight: 2, arbitrary: some('play 0', 'replay &', late, 'answer')},
    {weight: 2, arbitrary: some('files late', finish, call, 'files come')},
  );
};

/** Sequences that are always played: each has once led astray. */
const fixed: readonly (readonly [tag: string, ...sequence: string[]])[] = [
  ['nim-game', 'files late', 'at game-over: new', 'finish 0', 'files come'],
  ['nim-game', 'keep', 'files late', 'finish 0', 'load 0', 'files come'],
  ['nim-game', 'at game-over: text', 'at game-over: new', 'finish 0'],
  ['snl-board', 'at game-over: players Bot:auto, Cot:auto', 'finish 0'],
  ['peg-solitaire', 'files late', 'finish 0', 'new', 'files come'],
  ['nim-game', 'finish 1', 'undo', 'finish 1'],
  ['tic-tac-toe', 'finish 2', 'undo', 'finish 3'],
  ['blockudoku-game', 'finish 0', 'undo', 'redo'],
  ['peg-solitaire', 'finish 0', 'keep', 'new', 'load 0'],
  ['peg-solitaire', 'finish 1'],
  ['tic-tac-toe', 'finish 0', 'replay &', 'move element'],
  ['snl-board', 'finish 0', 'replay &', 'move element'],
  ['snake-game', 'play 0', 'replay &', 'move element'],
  ['nim-game', 'play 0', 'replay &', 'play late 0', 'answer'],
  ['tic-tac-toe', 'play 0', 'replay'],
  ['nim-game', 'at game-over: replay', 'finish 0'],
  ['tic-tac-toe', 'new with Ada, Bot:auto', 'finish 3'],
  ['nim-game', 'at game-start: seed a', 'new'],
  ['nim-game', 'at game-start: seed a', 'at game-start: read', 'new'],
  ['four-in-a-row', 'players Bot:auto, Cot:auto'],
  ['tic-tac-toe', 'new with Bot:auto, Cot:auto'],
  ['snl-board', 'load 0 as computers'],
  ['snl-board', 'files late', 'finish 0', 'new with Bot:auto, Cot:auto', 'files come'],
  ['snake-game', 'play late 1', 'replay', 'answer'],
  ['tic-tac-toe', 'finish 0', 'replay &', 'text'],
  ['tic-tac-toe', 'at game-win: players Ben, Ada', 'finish 0'],
  ['blockudoku-game', 'at game-before-move: players Bot:auto', 'play 0'],
  ['snake-game', 'at game-over: text', 'at game-before-move: players Ada', 'players Bot:auto', 'finish 0'],
  ['nim-game', 'at game-over: load 0 as computers', 'finish 0', 'undo', 'finish 0'],
  [
    'nim-game',
    'players Bot:auto, Cot:auto',
    'files late',
    'finish 0',
    'undo',
    'files come',
    'play late 0',
    'players Ada, Ben',
    'answer',
  ],
];

const sequences = (kind: Kind): fc.Arbitrary<string[]> =>
  fc.array(phrase(kind), {minLength: 1, maxLength: 4, size: 'max'}).map((phrases) => phrases.flat());

async function run(sequence: readonly string[], world: World): Promise<World> {
  localStorage.clear();
  try {
    await world.open();
    for (const words of sequence) await world.say(words);
    await world.end();
  } finally {
    release(true);
    world.table.remove();
    localStorage.clear();
  }
  return world;
}

async function play(kind: Kind, sequence: readonly string[], beat: number): Promise<void> {
  const {reference} = await run(sequence, new World(kind, beat));
  if (reference.faults.size > 0) throw new Error([...reference.faults].join('\n'));
}

before(async function () {
  this.timeout(60_000);
  // the files are at hand unless a sequence holds them
  for (const kind of kinds) {
    const game = place(make(kind));
    while (game.turn !== undefined) await game.play(game.legalMoves[0]!);
    await game.statistics();
    game.remove();
  }
});

describe('what the reference says holds', () => {
  for (const [tag, ...sequence] of fixed) {
    const kind = kinds.find((one) => one.tag === tag)!;
    it(`on <${tag}> after ${sequence.join(', ')}`, () => play(kind, sequence, 1));
  }
  for (const kind of kinds) {
    it(`on <${kind.tag}> after any sequence of calls, moves and settings`, async function () {
      this.timeout(120_000);
      const property = fc.asyncProperty(sequences(kind), fc.constantFrom(1, 2), (sequence, beat) =>
        play(kind, sequence, beat),
      );
      await fc.assert(property, {numRuns: 3 * kind.weight});
    });
  }
});

for (const kind of kinds.filter(({tag}) => /tic|four|nim/.test(tag))) {
  it(`shows each move of a replay of <${kind.tag}> to the end of its animation`, async function () {
    this.timeout(30_000);
    const game = place(make(kind));
    await settled(game);
    for (let i = 0; i < 2; i++) await game.play(game.legalMoves[0]!);
    game.speed = 'fast';
    await settled(game);
    const position = (): string =>
      all(game, '.targets [aria-label]')
        .map((cell) => cell.getAttribute('aria-label'))
        .join();
    const shownToEnd = new Set<string>();
    const {animate} = Element.prototype;
    Element.prototype.animate = function (...timing) {
      const [animation, at] = [animate.apply(this, timing), position()];
      animation.finished.then(
        () => shownToEnd.add(at),
        () => undefined,
      );
      return animation;
    };
    try {
      await game.replay();
    } finally {
      Element.prototype.animate = animate;
    }
    expect(shownToEnd.size, 'moves shown to the end of their animation').to.equal(2);
  });
}
