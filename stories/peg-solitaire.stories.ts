// Peg solitaire: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/peg-solitaire/peg-solitaire.js';
import type {PegSolitaire} from '../src/games/peg-solitaire/peg-solitaire.js';
import {expect, gameIn, part, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<PegSolitaire>;

const render = (args: Args) => html`<peg-solitaire ${settings(args)}></peg-solitaire>`;

const meta: Meta<Args> = {
  title: 'Peg solitaire',
  tags: ['!autodocs'], // its page is peg-solitaire.mdx
  component: 'peg-solitaire',
  render,
  args: {setup: 'off', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvasElement: HTMLElement) => gameIn<PegSolitaire>(canvasElement, 'peg-solitaire');
const jumps = (text: string): string[] => text.split(' ');
const toOne = jumps('4-1 6-4 1-6 7-2 10-3 12-5 13-6 2-9 3-10 15-6 6-13 14-12 11-13');
const cell = (element: PegSolitaire, hole: number): SVGElement =>
  element.renderRoot.querySelector<SVGElement>(`[data-hole="${hole}"]`)!;
/** Presses Enter on a hole without focusing it, as focus would show in screenshots. */
const press = (element: PegSolitaire, hole: number): void => {
  cell(element, hole).dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  cell(element, hole).dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}));
};
/** Waits until something holds. */
const until = async (holds: () => unknown): Promise<void> => {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** The triangle of the restaurant tables. Drag a peg over another into the empty hole, or press the one and then the other. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(element.legalMoves.join() === '4-1,6-1', 'two jumps are possible');
  },
};

/** The middle of a game: pegs that were taken lie in the row below. */
export const MidGame: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, toOne.slice(0, 6));
    expect(element.state.jumps === 6 && element.state.sweeps === 6, 'six jumps were made');
  },
};

/** A peg in hand: where it may go is shown. */
export const PegInHand: Story = {
  args: {speed: 'instant'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['4-1']);
    press(element, 6);
    await element.updateComplete;
  },
};

/** One peg left. */
export const End: Story = {
  args: {speed: 'instant'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    const wins: number[] = [];
    element.addEventListener('game-win', ({detail}) => wins.push(detail.seat));
    await playMoves(element, toOne);
    expect(element.result?.reason === 'one-peg' && wins.length === 1, 'the game is won, once');
  },
};

/** Eight pegs left after only six jumps: the worst there is on this board. */
export const DeadEnd: Story = {
  args: {speed: 'instant'},
  parameters: {screenshots: {widths: [640]}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, jumps('4-1 13-4 10-8 7-9 6-13 1-6'));
    expect(element.result?.reason === 'no-jump', 'no jump is left');
  },
};

/** Three rows with the middle of an edge empty: there is no jump, and it says so at once. */
export const NoJumpAtAll: Story = {args: {rows: 3, empty: 5}, parameters: {screenshots: {widths: [320]}}};

/** The English board, 33 holes. */
export const English: Story = {
  args: {board: 'english'},
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark']}},
};

/** The European board, 37 holes. From its centre it can't be solved, so another hole is left free. */
export const European: Story = {args: {board: 'european'}, parameters: {screenshots: {widths: [640]}}};

/** The German board, 45 holes. */
export const German: Story = {args: {board: 'german'}, parameters: {screenshots: {widths: [320, 640]}}};

/** The asymmetric board, 39 holes. */
export const Asymmetric: Story = {args: {board: 'asymmetric'}, parameters: {screenshots: {widths: [640]}}};

/** The diamond, 41 holes. */
export const Diamond: Story = {
  args: {board: 'diamond'},
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
};

/** Eight rows, with the numbers of the holes. */
export const EightRows: Story = {
  args: {rows: 8, empty: 13, numbers: true},
  parameters: {screenshots: {widths: [320, 640]}},
};

/** An own shape: one line a row, `o` a peg, `.` an empty hole. Here with the six directions of the triangle. */
export const OwnShape: Story = {
  args: {board: 'ooo/oooo/oo.oo/ oooo/  ooo', lattice: 'triangle'},
  parameters: {screenshots: {widths: [640]}},
};

/** Nine pegs somewhere, drawn from the seed, that can be won. */
export const RandomPosition: Story = {
  args: {rows: 6, pegs: 9, seed: 'garden'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    const hint = (await element.hint()) as {winnable: boolean};
    expect(hint.winnable, 'it can be won');
  },
};

/** The last peg must end in the hole that was empty. */
export const Target: Story = {args: {target: 13, empty: 13, numbers: true}};

/** What can still come of it, live: whether the game can be won, by which pegs, and how few can be left. */
export const Outlook: Story = {
  args: {outlook: true, marks: true, fewest: true, speed: 'instant'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, toOne.slice(0, 3));
    await until(() => /At best/.test(part(element, 'winnable').textContent ?? ''));
    expect(/still win/.test(part(element, 'winnable').textContent ?? ''), 'it can still be won');
  },
};

/** A hint: the peg leans towards its hole, where its ghost stands. */
export const Hint: Story = {
  args: {speed: 'instant'},
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, toOne.slice(0, 4));
    const hint = (await element.hint()) as {winnable: boolean; move: string};
    expect(hint.winnable && element.legalMoves.includes(hint.move), 'the hint is a legal jump');
  },
};

/** A solution, jump by jump: each press of the tool plays one more, and the player may take over at any point. */
export const Solution: Story = {
  args: {speed: 'instant'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    for (let n = 1; n <= 13; n++) {
      if (!element.renderRoot.querySelector('[part~="solution"]')) part(element, 'more').click();
      await element.updateComplete;
      part(element, 'solution').click();
      await until(() => element.history.length === n);
      await element.updateComplete;
    }
    expect(element.result?.winners.length === 1, 'one peg is left');
  },
};

/** An automatic player solves it, at the English board; it waits for *Play*, and can be paused. */
export const SolvesItself: Story = {
  args: {board: 'english', players: 'Ada:auto'},
  parameters: {screenshots: {widths: [640]}},
};

/** For looking only. */
export const ReadOnly: Story = {
  args: {readOnly: true},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    press(element, 4);
    press(element, 1);
    expect(element.history.length === 0, 'a press does nothing');
  },
};

/** A board that does not exist is refused: `game-error` says why, and there is a board all the same. */
export const WrongSettings: Story = {
  args: {board: 'round'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(part(element, 'problem').textContent?.includes('round'), 'the message names the board');
  },
};

/** The host page decides: here it forbids every jump into hole 1, and says so itself. */
export const HostDecides: Story = {
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    element.addEventListener('game-before-move', (event) => event.detail.move.endsWith('-1') && event.preventDefault());
    const refused = await element.play('4-1');
    expect(!refused.ok && element.history.length === 0, 'the jump was vetoed');
  },
};

/** A page's own colours, by custom properties alone. */
export const Themed: Story = {
  render: (args) => html`
    <style>
      .brand {
        --game-surface: light-dark(#f1f6fb, #101a26);
        --game-raised: light-dark(#dde9f5, #1d2c3f);
        --game-accent: light-dark(#1456a0, #8fc2ff);
        --game-on-accent: light-dark(#fff, #0b1a2c);
        --game-wood: light-dark(#b9c4cf, #4a5a6b);
        --game-peg: light-dark(#1f4f86, #7db4f0);
        --game-hint: #ff9f1c;
        --game-radius: 4px;
        font-family: monospace;
      }
    </style>
    <div class="brand">${render(args)}</div>
  `,
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), toOne.slice(0, 3)),
};

/** After a game that was not won: until which move it could have been, and the way back there. */
export const AfterTheGame: Story = {
  args: {speed: 'instant'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    while (!element.result) await playMoves(element, element.legalMoves.slice(0, 1));
    const back = () => element.renderRoot.querySelector<HTMLElement>('.missed button');
    await until(back);
    const {length} = element.history;
    back()!.click();
    await until(() => !element.result);
    expect(element.history.length < length, 'the game goes on before the move that gave it away');
  },
};

/** Arabic: the words run from right to left, the board does not mirror. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  args: {speed: 'instant'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), toOne.slice(0, 3)),
};

/** In Japanese: no spaces between words, and tall letters. */
export const Japanese: Story = {
  globals: {lang: 'ja'},
  args: {speed: 'instant', outlook: true},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), toOne.slice(0, 3)),
};

/** As narrow as it gets. */
export const Narrow: Story = {
  args: {outlook: true, numbers: true},
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
