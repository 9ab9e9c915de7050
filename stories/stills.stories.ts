// Stills from the middle of what moves, for the tests of looks; the tag has those tests ask for motion. With reduced
// motion they are the ends of what would be shown.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import '../src/games/blockudoku/blockudoku-game.js';
import {flourish as tiles} from '../src/games/blockudoku/view/choreography.js';
import '../src/games/four-in-a-row/four-in-a-row.js';
import '../src/games/ludo/ludo-game.js';
import '../src/games/nim/nim-game.js';
import '../src/games/peg-solitaire/peg-solitaire.js';
import '../src/games/snake/snake-game.js';
import {celebration} from '../src/frame/feedback.js';
import {thinker as snake} from '../src/games/snake/snake-ui.js';
import {flourish as snakes} from '../src/games/snakes-and-ladders/view/choreography.js';
import '../src/games/snakes-and-ladders/snl-board.js';
import type {GameElement} from '../src/element/game-element.js';
import {gameIn, playMoves} from './support/game-story.js';
import {holdAt} from './support/still.js';

const meta: Meta = {title: 'Stills', tags: ['!autodocs', 'motion']};
export default meta;

interface Still {
  readonly render: () => TemplateResult;
  /** What has happened before, and what is shown. */
  readonly moves?: string;
  readonly move: string;
  /** Milliseconds after its beginning. */
  readonly time: number;
  /** Fetches what the game fetches for it. */
  readonly needs?: () => unknown;
}

const still = ({render, moves = '', move, time, needs}: Still): StoryObj => ({
  render,
  play: async ({canvasElement}) => {
    await needs?.();
    const tag = [...canvasElement.querySelectorAll('*')]
      .map(({localName}) => localName)
      .find((name) => name.includes('-'))!;
    const game = await gameIn<GameElement>(canvasElement, tag);
    game.speed = 'instant';
    await playMoves(game, moves.split(' ').filter(Boolean));
    game.speed = 'normal';
    await game.updateComplete;
    await holdAt(game, () => game.play(move), time);
  },
});

const decoration = (file: {use(work: () => undefined): unknown}) => () => file.use(() => undefined);

const twoOnBoard = () => html`<snl-board players="Ada, Ben" seed="1"></snl-board>`;
const toSnake = '6 1 6 1 5 1 6 1 6 1 5 1 6 2';

/** Snakes and Ladders: the snake opens its mouth. */
export const Gulp = still({render: twoOnBoard, moves: toSnake, move: '5', time: 1920, needs: decoration(snakes)});

/** What it has gulped down travels through its body. */
export const Bulge = still({render: twoOnBoard, moves: toSnake, move: '5', time: 2600, needs: decoration(snakes)});

/** Up a ladder, rung by rung. */
export const Climb = still({render: twoOnBoard, moves: '3 2', move: '4', time: 2150});

/** The winner’s moment. */
export const Win = still({
  render: () => html`<snl-board players="Ada, Ben" size="4" ladders="2-15" seed="1"></snl-board>`,
  moves: '1 3',
  move: '1',
  time: 2200,
  needs: decoration(celebration),
});

/** BlockuDoku: a row goes. */
export const Clear = still({
  render: () =>
    html`<blockudoku-game
      board="011111111 000000000 100000011 100000010 011000000 100110000 110110000 111110000 111100011"
      hand="I1 T4 V5"
      seed="1"
    ></blockudoku-game>`,
  move: '1 1A',
  time: 380,
  needs: decoration(tiles),
});

/** A row and a column at once. */
export const Combo = still({
  render: () =>
    html`<blockudoku-game
      board="011111111 100000000 100000011 100000010 111000000 100110000 110110000 111110000 111100011"
      hand="I1 T4 V5"
      seed="1"
    ></blockudoku-game>`,
  move: '1 1A',
  time: 560,
  needs: decoration(tiles),
});

/** The end: the colour goes, row by row. */
export const Greying = still({
  render: () =>
    html`<blockudoku-game
      board="101010101 010101010 101010101 010101010 101010101 010101010 101010101 010101010 101010101"
      hand="I1 O4 T4"
      seed="1"
    ></blockudoku-game>`,
  move: '1 5F',
  time: 1200,
  needs: decoration(tiles),
});

/** Peg solitaire: a hop; the peg that is taken is on its way to the rack. */
export const Hop = still({
  render: () => html`<peg-solitaire board="english"></peg-solitaire>`,
  moves: '5-17',
  move: '12-10',
  time: 200,
});

const facing = () => html`<ludo-game players="Ada:green, Ben:red" seed="1"></ludo-game>`;
const nextToBen = '6 p0 6 p0 5 p0 6 p0 1 p0';

/** Ludo: from square to square. */
export const Walk = still({render: facing, moves: '6 p0 5', move: 'p0', time: 420});

/** A piece is sent back along its way. */
export const Capture = still({render: facing, moves: `${nextToBen} 3`, move: 'p0', time: 760});

/** A piece is home. */
export const Home = still({
  render: () => html`<ludo-game players="Ada, Ben" pieces="2" six-again="off" seed="1"></ludo-game>`,
  moves: `${'6 p0 1 '.repeat(10)}2`,
  move: 'p0',
  time: 640,
});

/** Snake: a bite, and what it is worth. */
export const Bite = still({
  render: () => html`<snake-game step length="4" width="12" height="12" food="5,6" seed="1"></snake-game>`,
  move: 'tick',
  time: 330,
  needs: decoration(snake),
});

/** Four in a row: a disc falls behind the plate. */
export const Drop = still({
  render: () => html`<four-in-a-row players="2" seed="1"></four-in-a-row>`,
  moves: '4 4 3',
  move: '5',
  time: 200,
});

/** Nim: stones are taken. */
export const Take = still({render: () => html`<nim-game players="2" seed="1"></nim-game>`, move: '3-3', time: 160});
