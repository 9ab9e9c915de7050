// Take away: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../game/take-away.js';
import type {TakeAway} from '../game/take-away.js';
import {expect, gameIn, part, playMoves} from '../../../stories/support/game-story.js';
import {settings} from '../../../stories/support/settings.js';

type Args = Partial<TakeAway>;

const render = (args: Args) => html`<take-away ${settings(args)}></take-away>`;

const meta: Meta<Args> = {
  title: 'Take away',
  component: 'take-away',
  render,
  args: {players: 'Ada, Ben'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvasElement: HTMLElement) => gameIn<TakeAway>(canvasElement, 'take-away');

/** A new game. Press one of the last stones: it and all after it are taken. */
export const Start: Story = {
  parameters: {pictures: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(element.legalMoves.join() === '1,2,3', 'one to three stones may be taken');
  },
};

/** The middle of a game of four. */
export const MidGame: Story = {
  args: {players: 'Ada, Ben, Cyd, Dee', stones: 40, most: 5},
  parameters: {pictures: {widths: [320, 640], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['3', '1', '5', '2', '2']);
    expect(element.state.left === 27, '27 stones are left');
  },
};

/** The end: the winner, and what one can do next. */
export const End: Story = {
  args: {stones: 6, speed: 'instant'},
  parameters: {pictures: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['2', '1', '3']);
    expect(element.result?.winners.join() === '0', 'the first player wins');
    expect(part(element, 'dialog').textContent?.includes('Ada'), 'the card names the winner');
  },
};

/** Against an automatic player. */
export const Automatic: Story = {args: {players: 'You, Ben:auto'}, parameters: {pictures: false}};

/** Arabic: the words run from right to left, the board does not mirror. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  parameters: {pictures: {widths: [320]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['3']),
};
