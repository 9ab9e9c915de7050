// All games on one page: what a visitor sees first.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/blockudoku/blockudoku-game.js';
import '../src/games/peg-solitaire/peg-solitaire.js';
import '../src/games/ludo/ludo-game.js';
import '../src/games/snake/snake-game.js';
import '../src/games/snakes-and-ladders/snl-board.js';
import '../src/games/four-in-a-row/four-in-a-row.js';
import '../src/games/nim/nim-game.js';
import '../src/games/tic-tac-toe/tic-tac-toe.js';

const meta: Meta = {title: 'Gallery', tags: ['!autodocs']};
export default meta;

/** Every game of the kit, ready to play. */
export const Games: StoryObj = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark']}},
  render: () => html`
    <style>
      .gallery {
        max-inline-size: 64rem;
        margin-inline: auto;
        font-family: system-ui, sans-serif;
      }
      .gallery h1 {
        font-weight: 600;
      }
      .gallery p {
        max-inline-size: 40em;
        line-height: 1.5;
      }
    </style>
    <main class="gallery" lang="en">
      <h1>Parlour</h1>
      <p>Board and puzzle games for any web page. Each is one tag: paste two lines, and play.</p>
      <h2>Snakes and Ladders</h2>
      <snl-board players="You, Ben:auto" seed="parlour"></snl-board>
      <h2>BlockuDoku</h2>
      <blockudoku-game seed="parlour"></blockudoku-game>
      <h2>Peg solitaire</h2>
      <peg-solitaire></peg-solitaire>
      <h2>Ludo</h2>
      <ludo-game players="You, Ben:auto" seed="parlour"></ludo-game>
      <h2>Snake</h2>
      <snake-game seed="parlour" length="4"></snake-game>
      <h2>Tic-tac-toe</h2>
      <tic-tac-toe players="You, Ben:auto" seed="parlour"></tic-tac-toe>
      <h2>Four in a row</h2>
      <four-in-a-row players="You, Ben:auto" seed="parlour"></four-in-a-row>
      <h2>Nim</h2>
      <nim-game players="You, Ben:auto" seed="parlour"></nim-game>
    </main>
  `,
};
