// Chromium only: fingers, and forced colours.
import {expect} from '@open-wc/testing';
import {TicTacToe} from '../../../src/games/tic-tac-toe/tic-tac-toe.js';
import {emulateFeatures, setViewport, tap} from '../../support/commands.js';
import {find, has, place, placed, playAll, shown} from '../../support/harness.js';

afterEach(async () => {
  await emulateFeatures({});
  await setViewport({width: 800, height: 600});
});

const game = (settings: Partial<TicTacToe> = {}): Promise<TicTacToe> =>
  placed(new TicTacToe(), {players: 'Ada, Ben', seed: '1', speed: 'instant', ...settings});

it('a game is played from start to end with a finger, at 320 pixels', async () => {
  await setViewport({width: 320, height: 600});
  const board = await game();
  for (const cell of ['b2', 'a3', 'a2', 'b3', 'c2']) {
    await shown(board, tap(find(board, `[data-target=${cell}]`)));
    expect(has(board, '.preview'), 'a finger leaves no preview').to.be.false;
  }
  expect(board.result?.winners).to.deep.equal([0]);
});

it('in forced colors marks and the winning line have system colors', async () => {
  await emulateFeatures({'forced-colors': 'active'});
  const board = await game();
  await playAll(board, 'b2 a1 a3 b1 c1');
  const probe = place(document.createElement('div'));
  const system = (color: string): string => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const {fill} = getComputedStyle(find(board, '[data-marks=line] .ground'));
  const strokes = ['[data-marks=line] .mark', '.piece:not([data-marks=line]) .mark', '.strike path'].map(
    (selector) => getComputedStyle(find(board, selector)).stroke,
  );
  expect([fill, ...strokes]).to.deep.equal(['Highlight', 'HighlightText', 'CanvasText', 'CanvasText'].map(system));
});
