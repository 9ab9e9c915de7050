// What the frame offers around a game: the card before the first move, and challenges.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/ludo/ludo-game.js';
import '../src/games/peg-solitaire/peg-solitaire.js';
import '../src/games/snake/snake-game.js';
import '../src/games/snakes-and-ladders/snl-board.js';
import type {SnlBoard} from '../src/games/snakes-and-ladders/snl-board.js';
import '../src/games/tic-tac-toe/tic-tac-toe.js';
import type {LudoGame} from '../src/games/ludo/ludo-game.js';
import type {PegSolitaire} from '../src/games/peg-solitaire/peg-solitaire.js';
import type {GameElement} from '../src/element/game-element.js';
import {expect, gameIn, part} from './support/game-story.js';

const meta: Meta = {title: 'Setting up', tags: ['!autodocs']};
export default meta;

const everywhere = {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}};
const both = {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}};

/** Waits for something in a game that is loaded on demand. */
async function there(game: GameElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = game.renderRoot.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
    await game.updateComplete;
  }
}

/** Presses a button of the card. */
async function press(game: GameElement, text: string): Promise<void> {
  const buttons = [...game.renderRoot.querySelectorAll<HTMLElement>('.card button')];
  buttons.find(({textContent}) => textContent.trim() === text)!.click();
  await game.updateComplete;
}

/** Before the first move, the card offers what the page leaves open; a press on the board or *Play* accepts the game. */
export const Card: StoryObj = {
  parameters: everywhere,
  render: () => html`<ludo-game seed="1"></ludo-game>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<LudoGame>(canvasElement, 'ludo-game');
    await there(game, '.start');
    expect(
      game
        .save()
        .seats.map(({kind}) => kind)
        .join() === 'person,auto',
      'one person plays against the computer',
    );
  },
};

/** From the card: how the game is played. */
export const HowToPlay: StoryObj = {
  parameters: both,
  render: () => html`<snl-board seed="1"></snl-board>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<SnlBoard>(canvasElement, 'snl-board');
    await there(game, '.start');
    (await there(game, '.card [part=close]')).click();
    await there(game, '.play-drawing');
    expect(game.renderRoot.querySelectorAll('.how li').length === 4, 'four sentences say how');
  },
};

/** Several people at one page give their names, among the options. */
export const Names: StoryObj = {
  parameters: both,
  render: () => html`<ludo-game seed="1"></ludo-game>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<LudoGame>(canvasElement, 'ludo-game');
    await there(game, '.start');
    await press(game, '3');
    await press(game, 'Options');
    expect(game.renderRoot.querySelectorAll('.start input').length === 3, 'there is a field for each name');
  },
};

/** Right to left. */
export const Arabic: StoryObj = {
  parameters: both,
  render: () => html`<tic-tac-toe lang="ar"></tic-tac-toe>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<GameElement>(canvasElement, 'tic-tac-toe');
    await there(game, '.layout[dir=rtl] .start');
    while (game.renderRoot.querySelector('.start span')?.textContent === 'People')
      await new Promise(requestAnimationFrame);
  },
};

/** A fixed day, and nothing from before. */
function onFixedDay(): () => void {
  const Real = Date;
  class Fixed extends Real {
    constructor(...given: [] | [number | string]) {
      if (given.length > 0) super(...(given as ConstructorParameters<typeof Real>));
      else super(2026, 0, 31, 14, 48);
    }
  }
  globalThis.Date = Fixed as DateConstructor;
  localStorage.setItem('parlour:peg-solitaire:days:story', '["2026-01-26","2026-01-28","2026-01-29","2026-01-30"]');
  localStorage.setItem('parlour:peg-solitaire:stars:story', '[3,3,2,3,1]');
  return () => {
    globalThis.Date = Real;
    for (const name of ['days', 'stars', 'results', 'game'])
      localStorage.removeItem(`parlour:peg-solitaire:${name}:story`);
  };
}

/** The game of the day with the last seven days, and graded levels with their stars. */
export const Challenges: StoryObj = {
  parameters: everywhere,
  beforeEach: onFixedDay,
  render: () => html`<peg-solitaire autosave="story"></peg-solitaire>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<PegSolitaire>(canvasElement, 'peg-solitaire');
    part(game, 'more').click();
    (await there(game, '[part="tool challenges"]')).click();
    await there(game, '[part=challenges]');
    expect(game.renderRoot.querySelectorAll('.week .played').length === 4, 'four of the last seven days were played');
    expect(game.renderRoot.querySelectorAll('.levels button').length === 30, 'there are thirty levels');
  },
};

/** The end of a level says how many stars it has earned and leads to the next one. */
export const LevelEnd: StoryObj = {
  parameters: both,
  beforeEach: onFixedDay,
  render: () => html`<peg-solitaire autosave="story" speed="instant"></peg-solitaire>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<PegSolitaire>(canvasElement, 'peg-solitaire');
    part(game, 'more').click();
    (await there(game, '[part="tool challenges"]')).click();
    (await there(game, '.levels button')).click();
    await there(game, '.layout:not(:has([part=challenges]))');
    while (game.turn !== undefined) await game.play(((await game.hint()) as {readonly move: string}).move);
    await there(game, '.earned');
    expect(game.renderRoot.querySelector('.stars')?.ariaLabel === '3 stars', 'one peg left earns three stars');
  },
};

/** The end of the day's game: the last seven days, and when the next game comes. */
export const DayEnd: StoryObj = {
  parameters: both,
  beforeEach: onFixedDay,
  render: () => html`<peg-solitaire autosave="story" daily speed="instant"></peg-solitaire>`,
  play: async ({canvasElement}) => {
    const game = await gameIn<PegSolitaire>(canvasElement, 'peg-solitaire');
    while (game.turn !== undefined) await game.play(((await game.hint()) as {readonly move: string}).move);
    await there(game, '.card .week');
    expect(game.renderRoot.querySelectorAll('.week .played').length === 5, 'today is the fifth day of seven');
  },
};
