// Chromium only: forced colours.
import {expect} from '@open-wc/testing';
import {TicTacToe} from '../../../src/games/tic-tac-toe/tic-tac-toe.js';
import {emulateFeatures} from '../../support/commands.js';
import {find, place, placed, playAll} from '../../support/harness.js';

afterEach(() => emulateFeatures({}));

const game = (settings: Partial<TicTacToe> = {}): Promise<TicTacToe> =>
  placed(new TicTacToe(), {players: 'Ada, Ben', seed: '1', speed: 'instant', ...settings});

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
