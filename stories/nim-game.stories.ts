// Nim: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/nim/nim-game.js';
import type {NimGame} from '../src/games/nim/nim-game.js';
import {expect, gameIn, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<NimGame>;

const meta: Meta<Args> = {
  title: 'Nim',
  tags: ['!autodocs'], // its page is nim-game.mdx
  component: 'nim-game',
  render: (args) => html`<nim-game ${settings(args)}></nim-game>`,
  args: {players: 'Ada, Ben', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvas: HTMLElement) => gameIn<NimGame>(canvas, 'nim-game');
const captions = ({renderRoot}: NimGame): string =>
  [...renderRoot.querySelectorAll('.caption')].map(({textContent}) => textContent.trim()).join(' ');

/** A new game for two people. Press a stone: it is taken with all above it. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    expect(captions(nim) === '3 5 7', 'each heap has its number');
  },
};

/** A hint marks the stones to take; with `teach` it shows what it leaves as powers of two, each with a twin. */
export const Hint: Story = {
  args: {heaps: '3 4 5', teach: true},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    const hint = await nim.hint();
    await nim.updateComplete;
    expect('move' in hint && hint.move === '1-2', 'two from the first heap win');
    expect(captions(nim) === '3−2=1 4 5=4+1', 'below the heaps is what the hint leaves');
  },
};

/** `teach` shows the powers of two all the time; those without a partner stand out. */
export const Teach: Story = {
  args: {teach: true, heaps: '4 9 11 14'},
  parameters: {screenshots: {widths: [320, 640, 1200]}},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    await playMoves(nim, ['2-2']);
    expect(captions(nim) === '4 4+2+1 8+2+1 8+4+2', 'all heaps are powers of two');
  },
};

/** Misère play: whoever takes the last stone loses. */
export const Misere: Story = {
  args: {misere: true, heaps: '1 2 3'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    await playMoves(nim, ['3-3', '2-2', '1-1']);
    expect(nim.result?.winners[0] === 1, 'Ada took the last stone, and Ben has won');
  },
};

/** The subtraction game: one heap, at most three stones at once. */
export const Subtraction: Story = {
  args: {heaps: '21', most: 3},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    expect(nim.legalMoves.join() === '1-1,1-2,1-3', 'there are three moves');
  },
};

/** One person against the perfect player. */
export const AgainstTheComputer: Story = {
  args: {players: 'Ada, Ben:auto:hard', speed: 'fast'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    const answered = new Promise((resolve) =>
      nim.addEventListener('game-move', ({detail}) => detail.by === 'auto' && resolve(detail)),
    );
    await nim.play('3-2');
    await answered;
    const sum = nim.state.heaps.reduce((a, b) => a ^ b);
    expect(sum === 0, 'the computer leaves pairs of powers of two');
  },
};

/** German. */
export const German: Story = {
  args: {lang: 'de', heaps: '3 4 5'},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => {
    const nim = await game(canvasElement);
    await nim.hint();
  },
};
