// The table: players, settings and a tally for the games inside it.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/snakes-and-ladders/snl-board.js';
import '../src/table/game-table.js';
import type {SnlBoard} from '../src/games/snakes-and-ladders/snl-board.js';
import {withEventLog} from './support/event-log.js';
import {expect, gameIn, playMoves} from './support/game-story.js';

const meta: Meta = {
  title: 'Table',
  tags: ['!autodocs'], // its page is game-table.mdx
  component: 'game-table',
  decorators: [withEventLog],
};
export default meta;

/**
 * `<game-table>` gives the games inside it players, sound, speed and hints, and counts who wins. Games may be added
 * later, or come from another file.
 */
export const Table: StoryObj = {
  parameters: {pictures: {widths: [320, 640], schemes: ['light', 'dark']}},
  render: () => html`<game-table players="Ada, Ben" panel speed="instant">
    <snl-board size="3" snakes="7-2" ladders="3-5" seed="1"></snl-board>
  </game-table>`,
  play: async ({canvasElement}) => {
    const board = await gameIn<SnlBoard>(canvasElement, 'snl-board');
    await playMoves(board, ['4', '1', '4']);
    const table = canvasElement.querySelector('game-table')!;
    await table.updateComplete;
    expect(table.tally.length === 1 && table.tally[0]!.player === 'Ada', 'the win is counted');
  },
};

/** Right to left: the panel runs from the right, the boards stay as they are. */
export const RightToLeft: StoryObj = {
  globals: {lang: 'ar'},
  parameters: {pictures: {widths: [320, 640]}},
  render: () => html`<game-table players="ليلى, سامي" panel speed="instant">
    <snl-board size="3" snakes="7-2" ladders="3-5" seed="1"></snl-board>
  </game-table>`,
  play: async ({canvasElement}) => {
    await playMoves(await gameIn<SnlBoard>(canvasElement, 'snl-board'), ['4', '1', '4']);
    await canvasElement.querySelector('game-table')!.updateComplete;
  },
};

/** In Hindi: tall letters, and long words. */
export const Hindi: StoryObj = {
  ...RightToLeft,
  globals: {lang: 'hi'},
  parameters: {pictures: {widths: [320]}},
  render: () => html`<game-table players="आशा, विजय" panel speed="instant">
    <snl-board size="3" snakes="7-2" ladders="3-5" seed="1"></snl-board>
  </game-table>`,
};
