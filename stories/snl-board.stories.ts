// Snakes and Ladders: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/snakes-and-ladders/snl-board.js';
import type {SnlBoard} from '../src/games/snakes-and-ladders/snl-board.js';
import {expect, gameIn, part, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<SnlBoard>;

const render = (args: Args) => html`<snl-board ${settings(args)}></snl-board>`;

const meta: Meta<Args> = {
  title: 'Snakes and Ladders',
  tags: ['!autodocs'], // its page is snl-board.mdx
  component: 'snl-board',
  render,
  args: {players: 'Ada, Ben', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvasElement: HTMLElement) => gameIn<SnlBoard>(canvasElement, 'snl-board');

/** What is computed comes from a file that is fetched first. */
async function shown(board: SnlBoard, name: string): Promise<void> {
  while (!board.renderRoot.querySelector(`[part~="${name}"]`)) await new Promise(requestAnimationFrame);
}
const rolls = (text: string): string[] => text.split(' ');

/** A new game for two people. Press *Roll*, or the space bar on the board. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    expect(board.turn === 0 && board.history.length === 0, 'nobody has rolled yet');
    expect(part(board, 'roll').getAttribute('aria-disabled') === 'false', 'the first player may roll');
  },
};

/** Six players in the middle of a game. */
export const MidGame: Story = {
  args: {players: 'Ada, Ben, Cyd, Dee, Eve, Fay'},
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await playMoves(board, rolls('6 2 4 5 3 1 1 6 6 2 5 5 4 4 1 3 6 2 5 5 5 5 5 5'));
    expect(board.history.length === 24, 'each has rolled four times');
  },
};

/** The end: the winner, and what one can do next. */
export const End: Story = {
  args: {players: 'Ada, Ben', ladders: '2-15', size: 4},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    const wins: number[] = [];
    board.addEventListener('game-win', ({detail}) => wins.push(detail.seat));
    await playMoves(board, rolls('1 3 1'));
    expect(board.result?.winners[0] === 0 && wins.join() === '0', 'the first player has won, once');
  },
};

/** One person against the kit's own player, which rolls by itself. */
export const AgainstTheComputer: Story = {
  args: {players: 'Ada, Ben:auto', speed: 'fast'},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    const answered = new Promise((resolve) =>
      board.addEventListener('game-move', ({detail}) => detail.by === 'auto' && resolve(detail)),
    );
    part(board, 'roll').click();
    await answered;
    await board.presented;
    expect(board.history.length === 2 && board.turn === 0, 'it is the person again');
  },
};

/** All players automatic: it waits for *Play*, unless `autoplay` is set. */
export const AllAutomatic: Story = {args: {players: 'Ada:auto, Ben:auto, Cyd:auto'}};

/** Chutes and Ladders: pebbles begin off the board, and a roll past home is not moved. */
export const Chutes: Story = {
  args: {board: 'chutes'},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await playMoves(board, rolls('1 2'));
    expect(board.state.positions.join() === '38,2', 'a 1 leads up the ladder to 38');
  },
};

/** A board drawn from the seed: `board="random"` with any size. */
export const RandomBoard: Story = {
  args: {board: 'random', seed: 'garden', columns: 12, rows: 8},
  parameters: {screenshots: {widths: [320, 1200]}},
};

/** The smallest board that makes sense. */
export const Small: Story = {args: {size: 4, snakes: '14-5 10-2', ladders: '3-11 6-12'}};

/** 20 × 20, the largest. */
export const Large: Story = {args: {size: 20, seed: 'large'}, parameters: {screenshots: {widths: [640, 1200]}}};

/** An own board: snakes head to tail, ladders bottom to top. */
export const OwnBoard: Story = {args: {size: 6, snakes: '34-12 25-9 20-3', ladders: '2-15 7-23 17-32'}};

/** Six pebbles in one square stand like people in a lift. */
export const ManyInOneSquare: Story = {
  args: {players: 'Ada, Ben, Cyd, Dee, Eve, Fay'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), rolls('5 5 5 5 5 5')),
};

/** The fewest rolls home, drawn on the board and told roll by roll. */
export const ShortestWay: Story = {
  args: {path: true},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await shown(board, 'route');
    const hint = (await board.hint()) as {path: {rolls: number}};
    expect(hint.path.rolls === 6, 'six rolls are the fewest');
  },
};

/** Each player's chance to win, exact, after every roll. */
export const Odds: Story = {
  args: {odds: true, players: 'Ada, Ben, Cyd'},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), rolls('6 1 5 6 2 4')),
};

/** How often each square is visited in a game. */
export const HeatMap: Story = {
  args: {heat: true},
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => shown(await game(canvasElement), 'heat'),
};

/** Fewest and expected rolls, and the graph of rolls as a table. */
export const Figures: Story = {
  args: {figures: true},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => shown(await game(canvasElement), 'figures'),
};

/** Waits for a key or press at every snake and ladder. */
export const StepMode: Story = {
  args: {step: true, speed: 'fast'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    void board.play('1');
    void board.play('2');
    await board.updateComplete;
    expect(board.state.positions.join() === '2,3', 'both have moved');
  },
};

/** Two dice; a double rolls again, ends on rivals send them back, ladders lead on to ladders. */
export const HouseRules: Story = {
  args: {dice: 2, extraRoll: true, capture: true, chain: true},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await playMoves(board, ['2+2', '1+3', '1+3']);
    expect(board.state.positions.join() === '1,5' || board.state.positions.length === 2, 'the rules hold');
  },
};

/** Paused: it can go on or be ended. Escape does the same. */
export const Paused: Story = {
  args: {players: 'Ada, Ben:auto', speed: 'instant'},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await board.play('4');
    board.pause();
    await board.updateComplete;
    expect(board.matches(':state(paused)'), 'the state says so');
  },
};

/** For looking only: the page moves, people can't. */
export const ReadOnly: Story = {
  args: {readOnly: true},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    part(board, 'roll').click();
    expect(board.history.length === 0, 'a press does nothing');
    await playMoves(board, ['3']);
  },
};

/** A board that contradicts itself is refused: `game-error` says why, and the board in play stays. */
export const WrongSettings: Story = {
  args: {snakes: '10-20'},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    expect(part(board, 'problem').textContent?.includes('10-20'), 'the message names the snake');
    expect(board.state.board.name === 'classic', 'there is a board all the same');
  },
};

/** A page's own colours, by custom properties alone. */
export const Themed: Story = {
  render: (args) => html`
    <style>
      .brand {
        --game-surface: light-dark(#fff5f7, #2a1620);
        --game-raised: light-dark(#ffe0e8, #45202f);
        --game-accent: light-dark(#b0124e, #ff9dbd);
        --game-on-accent: light-dark(#fff, #33101d);
        --game-square: light-dark(#ffffff, #3d2430);
        --game-square-alt: light-dark(#ffe4ec, #331c27);
        --game-frame: light-dark(#7d1a3f, #160a10);
        --game-ladder: light-dark(#8a4b68, #e3a5bd);
        --game-radius: 4px;
        font-family: monospace;
      }
      .brand snl-board::part(roll) {
        border-radius: 40px;
      }
    </style>
    <div class="brand">${render(args)}</div>
  `,
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
};

/** The host page rolls the die: `respondWith` takes a promise, and the game waits for it. */
export const HostDecides: Story = {
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    let roll!: (pips: string) => void;
    board.addEventListener(
      'game-before-move',
      (event) => event.respondWith(new Promise<string>((resolve) => (roll = resolve))),
      {once: true},
    );
    part(board, 'roll').click();
    await board.updateComplete;
    expect(board.matches(':state(waiting)') && board.history.length === 0, 'the game waits for the page');
    roll('4');
    await new Promise((resolve) => board.addEventListener('game-move', resolve, {once: true}));
    await board.presented;
    expect(
      board.state.positions[0] === 5 && board.save().seed === undefined,
      'the page’s die counts, and the record says so',
    );
  },
};

/** Arabic: the words run from right to left, the board does not mirror. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  args: {players: 'ليلى, سامي:auto', odds: true},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const board = await game(canvasElement);
    await playMoves(board, ['4']);
  },
};

/** In Japanese: no spaces between words, and tall letters. */
export const Japanese: Story = {
  globals: {lang: 'ja'},
  args: {players: 'さくら, はると:auto, 美咲', odds: true, path: true},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['4']),
};

/** As narrow as it gets. */
export const Narrow: Story = {
  args: {players: 'Ada, Ben, Cyd, Dee, Eve, Fay', odds: true},
  render: (args) => html`<div class="narrow">${render(args)}</div>`,
  decorators: [
    (story) =>
      html`<style>
          .narrow {
            inline-size: 240px;
          }</style
        >${story()}`,
  ],
};
