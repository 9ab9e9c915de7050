// The skins, each by five games in the middle of play.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import type {Theme} from '../src/play/settings.js';
import '../src/games/blockudoku/blockudoku-game.js';
import '../src/games/ludo/ludo-game.js';
import '../src/games/peg-solitaire/peg-solitaire.js';
import '../src/games/snake/snake-game.js';
import '../src/games/snakes-and-ladders/snl-board.js';
import type {GameElement} from '../src/element/game-element.js';
import {gameIn, playMoves} from './support/game-story.js';

const meta: Meta = {title: 'Skins', tags: ['!autodocs']};
export default meta;

const skin = (theme: Theme, schemes: readonly string[] = ['light', 'dark']): StoryObj => ({
  parameters: {screenshots: {widths: [640], schemes}},
  render: () => html`
    <style>
      .skins {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
        gap: 12px;
      }
    </style>
    <div class="skins">
      <snl-board theme=${theme} players="Ada, Ben" seed="1" speed="instant"></snl-board>
      <peg-solitaire theme=${theme} speed="instant"></peg-solitaire>
      <ludo-game theme=${theme} players="Ada, Ben" seed="1" speed="instant"></ludo-game>
      <snake-game theme=${theme} seed="1" length="6" speed="instant"></snake-game>
      <blockudoku-game theme=${theme} seed="1" speed="instant"></blockudoku-game>
    </div>
  `,
  play: async ({canvasElement}) => {
    const moves = {
      'snl-board': ['6', '4', '3', '5'],
      'peg-solitaire': [],
      'ludo-game': ['6', 'c0', '4', 'c0', '6', 'c0'],
      'blockudoku-game': [],
    };
    for (const [tag, played] of Object.entries(moves)) {
      const game = await gameIn<GameElement>(canvasElement, tag);
      await playMoves(game, played);
      // a puzzle: whatever comes first
      for (let i = 0; i < 5 && played.length === 0; i++) await playMoves(game, [game.legalMoves[0]!]);
      // nobody here is to move: after a while, pegs with a jump would be marked
      if (tag === 'peg-solitaire') game.players = ':remote';
      await game.updateComplete;
    }
  },
});

/** Walnut and maple. */
export const Wood: StoryObj = skin('wood');

/** Ink on paper; a slate on dark pages. */
export const Paper: StoryObj = skin('paper');

/** Sweets. */
export const Candy: StoryObj = skin('candy');

/** Dark on every page. */
export const Night: StoryObj = skin('night', ['light']);
