// Kalah: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/mancala/mancala-game.js';
import type {MancalaGame} from '../src/games/mancala/mancala-game.js';
import {expect, gameIn, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<MancalaGame>;

const meta: Meta<Args> = {
  title: 'Kalah',
  tags: ['!autodocs'], // its page is mancala-game.mdx
  component: 'mancala-game',
  render: (args) => html`<mancala-game ${settings(args)}></mancala-game>`,
  args: {players: 'Ada, Ben', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const parameters = {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}};

async function played(canvas: HTMLElement, moves: string): Promise<MancalaGame> {
  const game = await gameIn<MancalaGame>(canvas, 'mancala-game');
  await playMoves(game, [...moves]);
  return game;
}

/** A new game for two people. Press a pit with a gold ring. */
export const Start: Story = {
  parameters,
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '');
    expect(game.legalMoves.length === 6, 'each pit of the first player may be sown');
  },
};

/** In the middle of a game. */
export const MidGame: Story = {
  parameters,
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '36251');
    expect(game.state.stones.reduce((sum, n) => sum + n) === 48, 'no stone is lost');
  },
};

/** The end: what is left belongs to the side that it lies on. */
export const End: Story = {
  args: {pits: 2, stones: 1},
  parameters,
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '');
    while (game.turn !== undefined) await playMoves(game, [game.legalMoves[0]!]);
    expect(game.result!.scores!.reduce((sum, n) => sum + n) === 4, 'all stones are in the stores');
  },
};

/** Right to left: the board keeps its direction. */
export const RightToLeft: Story = {
  args: {lang: 'ar'},
  parameters: {screenshots: {widths: [320, 640]}},
};
