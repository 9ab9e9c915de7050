// The table: players, settings and a tally for the games inside it.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/ludo/ludo-game.js';
import '../src/games/nim/nim-game.js';
import '../src/games/peg-solitaire/peg-solitaire.js';
import '../src/games/snakes-and-ladders/snl-board.js';
import '../src/table/game-table.js';
import type {GameTable} from '../src/table/game-table.js';
import type {SnlBoard} from '../src/games/snakes-and-ladders/snl-board.js';
import {expect, gameIn, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<GameTable>;

/** A table with a small board, whose game is over after a few rolls. */
const render = (args: Args) =>
  html`<game-table ${settings(args)}>
    <snl-board size="3" snakes="7-2" ladders="3-5" seed="1"></snl-board>
  </game-table>`;

const meta: Meta<Args> = {
  title: 'Table',
  tags: ['!autodocs'], // its page is game-table.mdx
  component: 'game-table',
  render,
  args: {players: 'Ada, Ben', panel: true, speed: 'instant'},
};
export default meta;

type Story = StoryObj<Args>;

/**
 * `<game-table>` gives the games inside it players, sound, speed and hints, and counts who wins. Games may be added
 * later, or come from another file.
 */
export const Table: Story = {
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const board = await gameIn<SnlBoard>(canvasElement, 'snl-board');
    await playMoves(board, ['4', '1', '4']);
    const table = canvasElement.querySelector('game-table')!;
    await table.updateComplete;
    expect(table.tally.length === 1 && table.tally[0]!.player === 'Ada', 'the win is counted');
  },
};

/** Several games: tabs show one of them. Arrow keys go from tab to tab. */
export const Tabs: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  args: {panel: false},
  render: (args) =>
    html`<game-table ${settings(args)}>
      <snl-board seed="1"></snl-board>
      <ludo-game seed="1"></ludo-game>
      <peg-solitaire></peg-solitaire>
      <nim-game seed="1"></nim-game>
    </game-table>`,
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector('game-table')!;
    await gameIn(canvasElement, 'peg-solitaire');
    await table.updateComplete;
    const tabs = [...table.renderRoot.querySelectorAll<HTMLElement>('[role=tab]')];
    tabs[1]!.click();
    await table.updateComplete;
    const shown = [...table.children].filter((child) => child.checkVisibility()).map(({localName}) => localName);
    expect(tabs.length === 4 && shown.join() === 'ludo-game', 'the tab shows its game');
  },
};

/** Right to left: the panel runs from the right, the boards stay as they are. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  args: {players: 'ليلى, سامي'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    await playMoves(await gameIn<SnlBoard>(canvasElement, 'snl-board'), ['4', '1', '4']);
    await canvasElement.querySelector('game-table')!.updateComplete;
  },
};

/** In Hindi: tall letters, and long words. */
export const Hindi: Story = {
  ...RightToLeft,
  globals: {lang: 'hi'},
  args: {players: 'आशा, विजय'},
  parameters: {screenshots: {widths: [320]}},
};
