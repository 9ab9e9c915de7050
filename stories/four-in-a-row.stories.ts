// Four in a row: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/four-in-a-row/four-in-a-row.js';
import type {FourInARow} from '../src/games/four-in-a-row/four-in-a-row.js';
import {expect, gameIn, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<FourInARow>;

const meta: Meta<Args> = {
  title: 'Four in a row',
  tags: ['!autodocs'], // its page is four-in-a-row.mdx
  component: 'four-in-a-row',
  render: (args) => html`<four-in-a-row ${settings(args)}></four-in-a-row>`,
  args: {players: 'Ada, Ben', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;

/** Drops discs into these columns and waits until they have been shown. */
async function played(canvas: HTMLElement, moves: string): Promise<FourInARow> {
  const game = await gameIn<FourInARow>(canvas, 'four-in-a-row');
  await playMoves(game, [...moves]);
  return game;
}

/** A new game for two people. Press anywhere in a column. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await gameIn<FourInARow>(canvasElement, 'four-in-a-row');
    expect(game.turn === 0 && game.legalMoves.length === 7, 'there are seven columns');
  },
};

/** In the middle of a game. */
export const MidGame: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '4443452362');
    expect(game.turn === 0, 'Ada is to move');
  },
};

/** `hints` show what each column leads to with perfect play, as soon as it is known. */
export const Hints: Story = {
  args: {hints: true},
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '66333417361723');
    const outcomes = () => [...game.renderRoot.querySelectorAll('.outcome')].map(({textContent}) => textContent.trim());
    while (outcomes().length < 7 || outcomes().some((text) => /^[+−]$/.test(text)))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(outcomes().length === 7, 'each column has its outcome');
  },
};

/** A hint rings the cell where the best disc lands. */
export const Hint: Story = {
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '4455');
    const hint = await game.hint();
    await game.updateComplete;
    expect('move' in hint && ['3', '6'].includes(hint.move), 'the hint makes an open three');
    expect(game.renderRoot.querySelector('.ring.hint'), 'the cell has a ring');
  },
};

/** The end: the four discs stand out. */
export const End: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '45563667777');
    expect(game.result?.winners[0] === 0, 'Ada has won');
    expect(game.renderRoot.querySelectorAll('.piece[data-marks~=line]').length === 4, 'four discs are marked');
  },
};

/** A board of another size. */
export const TwelveByNine: Story = {
  args: {columns: 12, rows: 9},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const game = await played(canvasElement, '667');
    expect(game.legalMoves.length === 12, 'there are twelve columns');
  },
};

/** One person against the perfect player. */
export const AgainstTheComputer: Story = {
  args: {players: 'Ada, Ben:auto:perfect', speed: 'fast'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const game = await gameIn<FourInARow>(canvasElement, 'four-in-a-row');
    const answered = new Promise((resolve) =>
      game.addEventListener('game-move', ({detail}) => detail.by === 'auto' && resolve(detail)),
    );
    await game.play('4');
    await answered;
    expect(game.history[1]!.move === '4', 'only the centre lasts until the end');
  },
};

/** German. */
export const German: Story = {
  args: {lang: 'de'},
  parameters: {screenshots: {widths: [320]}},
};
