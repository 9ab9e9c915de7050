// 2048: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/game-2048/game-2048.js';
import type {Game2048} from '../src/games/game-2048/game-2048.js';
import {expect, gameIn, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<Game2048>;

const meta: Meta<Args> = {
  title: '2048',
  tags: ['!autodocs'], // its page is game-2048.mdx
  component: 'game-2048',
  render: (args) => html`<game-2048 ${settings(args)}></game-2048>`,
  args: {players: 'Ada', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const parameters = {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}};
const game = (canvas: HTMLElement) => gameIn<Game2048>(canvas, 'game-2048');

/** Makes moves, the first legal one of down, left, right and up each time. */
async function played(board: Game2048, most: number): Promise<void> {
  const first = (): string => ['down', 'left', 'right', 'up'].find((move) => board.legalMoves.includes(move))!;
  for (let n = 0; n < most && board.turn !== undefined; n++) await playMoves(board, [first()]);
}

/** A new game. Swipe, or press an arrow key. */
export const Start: Story = {
  parameters,
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    expect(board.state.tiles.filter(Boolean).length === 2, 'two tiles are drawn');
  },
};

/** In the middle of a game: gold arrows show which ways tiles can slide. */
export const MidGame: Story = {
  args: {speed: 'instant'},
  parameters,
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await played(board, 80);
    expect(board.state.score > 0, 'equal tiles have joined');
  },
};

/** The end: nothing can slide. */
export const End: Story = {
  args: {speed: 'instant'},
  parameters,
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await played(board, 2000);
    expect(board.turn === undefined, 'the game is over');
  },
};

/** Right to left: the board keeps its direction. */
export const RightToLeft: Story = {
  args: {lang: 'ar'},
  parameters: {screenshots: {widths: [320, 640]}},
};
