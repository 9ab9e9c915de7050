// Functions of a game that throw: in a room, too, what comes later is shown.
import {expect} from '@open-wc/testing';
import {nextTask} from '../../src/play/search.js';
import {snakesAndLadders as rules} from '../../src/games/snakes-and-ladders/rules/game.js';
import {SnlUi} from '../../src/games/snakes-and-ladders/snl-ui.js';
import {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import {takeConsole} from '../support/console.js';
import {until} from '../support/harness.js';
import {heard} from '../support/seen.js';
import {served} from './element-bed.js';

const definition = Reflect.get(SnlBoard, 'definition') as object;

type Functions = Record<string, (...given: unknown[]) => unknown>;

/** The functions of a game that draw and tell, and where each one is. */
const parts: readonly (readonly [name: string, owner: object])[] = [
  ...['board', 'frame', 'sentence', 'turnSentence'].map((name) => [name, definition] as const),
  ['present', SnlUi.prototype],
  ['changed', SnlUi.prototype],
  ['update', SnlUi.prototype],
];

/** What has been reported. */
const reported: unknown[] = [];
const {reportError} = globalThis;
const undo: (() => void)[] = [];
before(() => {
  globalThis.reportError = (error) => reported.push(error);
});
after(() => {
  globalThis.reportError = reportError;
});
afterEach(() => {
  reported.length = 0;
  for (const each of undo.splice(0)) each();
});

/** Lets a function throw at its next call. */
function failOnce(name: string, owner: Functions): void {
  const own = owner[name];
  const restore = (): void => {
    if (own) owner[name] = own;
    else delete owner[name];
  };
  undo.push(restore);
  owner[name] = () => {
    restore();
    throw new Error(`${name} once`);
  };
}

const pebbles = ({shadowRoot}: HTMLElement): (string | null)[] =>
  [...shadowRoot!.querySelectorAll('.pebble')].map((pebble) => pebble.getAttribute('transform'));

for (const [name, owner] of parts) {
  it(`moves of others are shown after ${name}() has thrown once, and the error is reported`, async () => {
    const {first, second} = await served('snl-board', rules);
    second.addEventListener('game-move', () => failOnce(name, owner as Functions), {once: true});
    for (let number = 1; number <= 4; number++) {
      const mover = [first, second][first.turn!]!;
      const moves = [first, second].map((game) => heard(game, 'game-move'));
      expect(await mover.play('roll')).to.include({ok: true, number});
      await Promise.all(moves);
      // the room is done with the move
      await nextTask();
    }
    await Promise.all([first.presented, second.presented]);
    // Lit rejects with an error of a rendering, which is on the console where nobody waits for that update
    const rejected: string[] = [];
    // WebKit tells of it in a later task
    await until(() => {
      rejected.push(...takeConsole());
      return [...reported, ...rejected].join('\n').includes(`Error: ${name} once`);
    });
    for (const text of rejected) expect(text).to.match(/once|An error was thrown in a Promise/);
    expect(second.state).to.deep.equal(first.state);
    expect(pebbles(second)).to.deep.equal(pebbles(first));
  });
}
