// Snake: its stories are the fixtures of the tests of looks, accessibility and behaviour. None of them moves at its end.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {autopilot} from '../src/games/snake/rules/index.js';
import '../src/games/snake/snake-game.js';
import type {SnakeGame} from '../src/games/snake/snake-game.js';
import {expect, gameIn, part, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<SnakeGame>;

const render = (args: Args) => html`<snake-game ${settings(args)}></snake-game>`;

const meta: Meta<Args> = {
  title: 'Snake',
  tags: ['!autodocs'], // its page is snake-game.mdx
  component: 'snake-game',
  render,
  args: {setup: 'off', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvasElement: HTMLElement) => gameIn<SnakeGame>(canvasElement, 'snake-game');

/** Plays as the automatic player would, for so many foods. */
async function eat(element: SnakeGame, foods: number): Promise<void> {
  for (const {eaten} = element.state; element.state.eaten < eaten + foods && element.turn !== undefined;) {
    const way = autopilot(element.state)!;
    await element.play(way === element.state.direction ? 'tick' : way);
  }
  await element.presented;
}

/** A new game waits for *Play*, a tap or an arrow key, and offers a choice of speeds. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(element.paused && element.history.length === 0, 'nothing has moved yet');
  },
};

/** A long snake in the middle of a game. */
export const MidGame: Story = {
  args: {step: true, level: 5, bonus: true, length: 9},
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await eat(element, 30);
    expect(element.state.bonus && element.state.eaten === 30, 'the thirtieth food has brought a bonus');
  },
};

/** The end: what the snake ran into, the score, and what one can do next. */
export const End: Story = {
  args: {step: true, width: 10, height: 10, length: 4, speed: 'instant'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['D', 'tick', 'L', 'tick', 'tick', 'tick', 'tick']);
    expect(element.result?.reason === 'wall', 'it ran into the wall');
  },
};

/** A full board is a win. */
export const Won: Story = {
  args: {step: true, width: 4, height: 4, speed: 'instant'},
  parameters: {screenshots: {widths: [320], schemes: ['light']}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    const wins: number[] = [];
    element.addEventListener('game-win', ({detail}) => wins.push(detail.seat));
    await eat(element, 16);
    expect(element.result?.reason === 'full' && wins.join() === '0', 'the board is full, and that is a win, once');
  },
};

/** With the clock: *Play* arms it, the first arrow key starts it, Space pauses. */
export const ByTheClock: Story = {
  args: {level: 9, food: '7,10'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    const eaten = new Promise((resolve) => element.addEventListener('game-move', resolve, {once: true}));
    element.focus();
    element.resume();
    await element.updateComplete;
    const arrow = new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true, composed: true});
    element.renderRoot.querySelector('.targets .cell')!.dispatchEvent(arrow);
    await eaten;
    element.pause();
    await element.updateComplete;
    expect(element.state.eaten === 1 && element.matches(':state(paused)'), 'it has eaten, and stands still');
  },
};

/** Turn by turn, without a clock: the snake waits for each step, and tells screen readers where things are. */
export const TurnByTurn: Story = {
  args: {step: true, width: 12, height: 12},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light']}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    for (const way of ['D', 'D', 'R']) element.renderRoot.querySelector<HTMLElement>(`[data-way="${way}"]`)!.click();
    await element.updateComplete;
    const told = element.renderRoot.querySelector('[role=status]')!.textContent;
    expect(told.includes('Head in column 7, row 8'), 'the place of the head is told');
  },
};

/** `obstacles`: `rails`, `pillars`, `rooms` … */
export const Obstacles: Story = {
  args: {step: true, obstacles: 'rooms', level: 3},
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => eat(await game(canvasElement), 6),
};

/** … or drawn: rows of `.` and `#`. */
export const OwnMaze: Story = {
  args: {
    step: true,
    obstacles:
      '........../.##....##./.#......#./........../....##..../....##..../........../.#......#./.##....##./..........',
  },
};

/** Without walls the snake comes in again on the other side. */
export const NoWalls: Story = {
  args: {step: true, walls: 'off', length: 8, width: 14, height: 8},
  parameters: {screenshots: {widths: [640]}},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['U', 'tick', 'tick', 'tick', 'tick']);
    expect(element.state.over === null, 'it lives');
  },
};

/** Food in an order of your own; with `refill="off"` the last one wins. */
export const GivenFood: Story = {
  args: {step: true, width: 6, height: 6, food: '2,4 4,4', refill: 'off', speed: 'instant'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    await playMoves(element, ['tick', 'tick', 'D', 'tick']);
    expect(element.result?.reason === 'all-eaten', 'all is eaten');
  },
};

/** The automatic player waits for *Play*, unless `autoplay` is set. */
export const Automatic: Story = {args: {players: 'Bot:auto', level: 9}};

/** Buttons to steer with are there with `buttons`, or turn by turn. */
export const Buttons: Story = {args: {buttons: true}, parameters: {screenshots: {widths: [320, 1200]}}};

/** A setting that cannot be is refused: `game-error` says why, and the board in play stays. */
export const WrongSettings: Story = {
  args: {level: 12},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    expect(part(element, 'problem').textContent?.includes('level'), 'the message names the setting');
  },
};

/** A page's own colours, by custom properties alone. */
export const Themed: Story = {
  args: {step: true, length: 9, obstacles: 'pillars'},
  render: (args) => html`
    <style>
      .brand {
        --game-surface: light-dark(#eef4ff, #131a2b);
        --game-raised: light-dark(#d9e5ff, #24304d);
        --game-accent: light-dark(#2447b0, #9db8ff);
        --game-on-accent: light-dark(#fff, #101b3a);
        --game-frame: light-dark(#22306b, #070b18);
        --game-ground: light-dark(#fff, #1b2440);
        --game-dot: light-dark(#cdd9f5, #36426a);
        --game-snake: light-dark(#7a3fc4, #c79bff);
        --game-obstacle: light-dark(#8c9ac4, #55638f);
        --game-food: light-dark(#d97706, #ffb454);
        --game-radius: 4px;
        font-family: monospace;
      }
    </style>
    <div class="brand">${render(args)}</div>
  `,
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => eat(await game(canvasElement), 3),
};

/** The host page places the food: `respondWith` takes the settled move, or a promise of it. */
export const HostDecides: Story = {
  args: {step: true, width: 8, height: 8, food: '3,4'},
  play: async ({canvasElement}) => {
    const element = await game(canvasElement);
    element.addEventListener('game-before-move', (event) => event.respondWith(Promise.resolve('tick +63')), {
      once: true,
    });
    await playMoves(element, ['tick']);
    expect(
      element.state.food === 63 && element.save().seed === undefined,
      'the page’s food counts, and the record says so',
    );
  },
};

/** Arabic: the words run from right to left, the board and the buttons do not mirror. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  args: {step: true, length: 4},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['D', 'tick']),
};

/** In Chinese: no spaces between words. */
export const Chinese: Story = {
  globals: {lang: 'zh'},
  args: {step: true, length: 4, bonus: true},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['D', 'tick']),
};

/** As narrow as it gets. */
export const Narrow: Story = {
  args: {step: true},
  render: (args) =>
    html`<style>
        .narrow {
          inline-size: 240px;
        }
      </style>
      <div class="narrow">${render(args)}</div>`,
};
