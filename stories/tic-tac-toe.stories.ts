// Tic-tac-toe: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/tic-tac-toe/tic-tac-toe.js';
import type {TicTacToe} from '../src/games/tic-tac-toe/tic-tac-toe.js';
import {expect, gameIn, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<TicTacToe>;

const meta: Meta<Args> = {
  title: 'Tic-tac-toe',
  tags: ['!autodocs'], // its page is tic-tac-toe.mdx
  component: 'tic-tac-toe',
  render: (args) => html`<tic-tac-toe ${settings(args)}></tic-tac-toe>`,
  args: {players: 'Ada, Ben', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;

/** Makes these moves and waits until they have been shown. */
async function played(canvas: HTMLElement, moves: string): Promise<TicTacToe> {
  const game = await gameIn<TicTacToe>(canvas, 'tic-tac-toe');
  await playMoves(game, moves.split(' '));
  return game;
}

/** A new game for two people. Press a cell. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await gameIn<TicTacToe>(canvasElement, 'tic-tac-toe');
    expect(game.turn === 0 && game.legalMoves.length === 9, 'X may choose among nine cells');
  },
};

/** In the middle of a game; the last mark has a tint. */
export const MidGame: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, 'b2 a1 b1 b3');
    expect(game.turn === 0, 'X is to move');
  },
};

/** A hint rings the best cell. */
export const Hint: Story = {
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, 'a1 b2 a3 b1');
    const hint = await game.hint();
    await game.updateComplete;
    expect('move' in hint && hint.move === 'a2', 'the hint wins');
    expect(game.renderRoot.querySelector('.ring.hint'), 'the cell has a ring');
  },
};

/** The end: a line through the winning marks, and confetti of them. */
export const End: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, 'b2 a1 a3 b1 c1');
    expect(game.result?.winners[0] === 0, 'Ada has won');
    expect(game.renderRoot.querySelectorAll('.strike path').length === 1, 'the line is drawn');
  },
};

/** Five in a row on 9 × 9 cells, a small Gomoku. */
export const FiveInARow: Story = {
  args: {columns: 9},
  parameters: {screenshots: {widths: [320, 640, 1200]}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, 'e5 e6 d5 c5 f5 g5 f6 g7 f4 f3 e4');
    expect(game.state.options.line === 5, 'five in a row win');
  },
};

/** One person against the perfect player. */
export const AgainstTheComputer: Story = {
  args: {players: 'Ada, Ben:auto:hard', speed: 'fast'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const game = await gameIn<TicTacToe>(canvasElement, 'tic-tac-toe');
    const answered = new Promise((resolve) =>
      game.addEventListener('game-move', ({detail}) => detail.by === 'auto' && resolve(detail)),
    );
    await game.play('a1');
    await answered;
    expect(game.history[1]!.move === 'b2', 'only the centre holds against a corner');
  },
};

/** German. */
export const German: Story = {
  args: {lang: 'de', columns: 4},
  parameters: {screenshots: {widths: [320]}},
};
