// BlockuDoku: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/blockudoku/blockudoku-game.js';
import type {BlockudokuGame} from '../src/games/blockudoku/blockudoku-game.js';
import {expect, gameIn, part, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<BlockudokuGame>;

const render = (args: Args) => html`<blockudoku-game ${settings(args)}></blockudoku-game>`;

const meta: Meta<Args> = {
  title: 'BlockuDoku',
  tags: ['!autodocs'], // its page is blockudoku-game.mdx
  component: 'blockudoku-game',
  render,
  args: {setup: 'off', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvasElement: HTMLElement) => gameIn<BlockudokuGame>(canvasElement, 'blockudoku-game');

/** Row 1 and column A lack the same cell. */
const corner = [
  '011111111',
  '100000000',
  '100000011',
  '100000010',
  '111000000',
  '100110000',
  '110110000',
  '111110000',
  '111100011',
];
/** Something of everything, and a little room. */
const middle = [
  '000000111',
  '000000111',
  '000000110',
  '111011000',
  '000000000',
  '110000000',
  '110110000',
  '111110000',
  '111111011',
];
/** No two empty cells touch. */
const checkers = Array.from({length: 9}, (_, row) => (row % 2 ? '010101010' : '101010101'));

const slot = (element: BlockudokuGame, number: number): HTMLElement => {
  const found = element.renderRoot.querySelector<HTMLElement>(`[data-slot="${number - 1}"]`);
  expect(found, `there is a slot ${number}`);
  return found;
};
const tiles = (element: BlockudokuGame, name: string): number =>
  element.renderRoot.querySelectorAll(`.tiles > :is(.${name}, [${name}])`).length;

/** A new game. Drag a piece to the board; or press 1 to 3, move with the arrows, and Enter. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(element.turn === 0 && element.history.length === 0, 'nothing has been placed');
    expect(slot(element, 1).getAttribute('aria-disabled') === 'false', 'the first piece may be taken');
  },
};

/** In the middle of a game: piece 3 fits nowhere, and looks so. */
export const MidGame: Story = {
  args: {board: middle.map((row, i) => (i === 4 ? '010010010' : row)), hand: 'I3 T4 X5'},
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
};

/** A picked piece: its ghost, and what it would clear. */
export const Preview: Story = {
  args: {board: corner, hand: 'I1 T4 V5'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    slot(element, 1).click();
    await element.updateComplete;
    expect(tiles(element, 'lit') === 16, 'row 1 and column A take the light');
  },
};

/** One tile clears a row and a column: 1 + 36 + 50. */
export const Combo: Story = {
  args: {board: corner, hand: 'I1 T4 V5'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['1 1A']);
    expect(element.state.score === 87, 'the score is 87');
    expect(part(element, 'status').textContent?.includes('combo +50'), 'the line says how much');
  },
};

/** The end: why, the score, and what one can do next. */
export const End: Story = {
  args: {board: checkers, hand: 'I1 O4 T4'},
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    const over: string[] = [];
    element.addEventListener('game-over', ({detail}) => over.push(detail.reason));
    await playMoves(element, ['1 5F']);
    expect(over.join() === 'no-room', 'there is no room');
  },
};

/** The best place, shown and not forced. With `hints` it is always there. */
export const Hint: Story = {
  args: {board: middle.join(' '), hand: 'I3 T4 X5'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    const hint = await element.hint();
    await element.updateComplete;
    expect('moves' in hint && hint.moves.length === 3, 'all three have a place');
    expect(tiles(element, 'hint') > 0, 'the first is shown');
  },
};

/** The kit's own player. It waits for *Play*, unless `autoplay` is set. */
export const Automatic: Story = {args: {players: 'Bot:auto'}};

/** The same game for everyone today: `daily`; here that of a fixed day. */
export const Daily: Story = {
  args: {daily: '2026-01-31'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(element.save().seed === 'daily 2026-01-31', 'the seed is the day’s');
  },
};

/** All 49 pieces, scoring of the other app, new pieces at once, hands that fit, pieces that turn. */
export const HouseRules: Story = {
  args: {
    pieces: 'all',
    scoring: 'woodoku',
    refill: 'each',
    fair: true,
    rotate: true,
    board: corner.join(' '),
    hand: 'I1 D4 U5',
  },
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['1 1A', '2r1 2D']);
    expect(
      element.state.score === 1 + 18 + 28 + 4 && !element.state.hand.includes(null),
      'it scores so, and the tray is full',
    );
  },
};

/** Own pieces, by name or shape. */
export const OwnPieces: Story = {
  args: {pieces: 'O4 1111/1001 101/010/101', hand: '1111/1001 101/010/101 O4'},
  parameters: {screenshots: {widths: [320]}},
};

/** Paused: it can go on or be ended. Escape does the same. */
export const Paused: Story = {
  args: {speed: 'instant', hand: 'T4 I5 O4'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await element.play('1 5E');
    element.pause();
    await element.updateComplete;
    expect(element.matches(':state(paused)'), 'the state says so');
  },
};

/** For looking only: the page moves, people can't. */
export const ReadOnly: Story = {
  args: {readOnly: true, hand: 'T4 I5 O4'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    slot(element, 1).click();
    expect(slot(element, 1).getAttribute('aria-pressed') === 'false', 'a press does nothing');
    await playMoves(element, ['1 5E']);
  },
};

/** A setting that is wrong is refused: `game-error` says why, and there is a game all the same. */
export const WrongSettings: Story = {
  args: {hand: 'Q7 T4 O4'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(part(element, 'problem').textContent?.includes('Q7'), 'the message names the piece');
  },
};

/** A page's own colours, by custom properties alone. */
export const Themed: Story = {
  args: {board: middle, hand: 'I3 T4 X5'},
  render: (args) => html`
    <style>
      .brand {
        --game-surface: light-dark(#f4f6ff, #141a33);
        --game-raised: light-dark(#e3e8ff, #222b52);
        --game-accent: light-dark(#4338ca, #a5b4fc);
        --game-on-accent: light-dark(#fff, #141a33);
        --game-square: light-dark(#ffffff, #242d57);
        --game-square-alt: light-dark(#dde3fb, #1a2145);
        --game-frame: light-dark(#312e81, #0b0f22);
        --game-tile: light-dark(#4f5bd5, #8b9bff);
        --game-tile-light: light-dark(#ffd75e, #fff3b0);
        --game-radius: 4px;
      }
    </style>
    <div class="brand">${render(args)}</div>
  `,
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
};

/** The host page decides about every move: `respondWith` takes a promise, and the game waits for it. */
export const HostDecides: Story = {
  args: {hand: 'T4 I5 O4', speed: 'instant'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    let answer!: (allowed: boolean) => void;
    element.addEventListener(
      'game-before-move',
      (event) => event.respondWith(new Promise<boolean>((resolve) => (answer = resolve))),
      {once: true},
    );
    const played = element.play('1 5E');
    await element.updateComplete;
    expect(element.matches(':state(waiting)') && element.history.length === 0, 'the game waits for the page');
    answer(true);
    await played;
    expect(element.state.score === 4, 'the piece is down');
  },
};

/** Arabic: the words run from right to left, the board does not mirror. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  args: {board: corner, hand: 'I1 T4 V5'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['1 1A']);
  },
};

/** In Hindi: tall letters, and long words. */
export const Hindi: Story = {
  globals: {lang: 'hi'},
  args: {board: corner, hand: 'I1 T4 V5'},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['1 1A']),
};

/** As narrow as it gets. */
export const Narrow: Story = {
  args: {board: middle, hand: 'I3 T4 X5'},
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
