// Ludo: its stories are the fixtures of the tests of looks, accessibility and behaviour.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import '../src/games/ludo/ludo-game.js';
import type {LudoGame} from '../src/games/ludo/ludo-game.js';
import {expect, gameIn, part, playMoves} from './support/game-story.js';
import {settings} from './support/settings.js';

type Args = Partial<LudoGame>;

const render = (args: Args) => html`<ludo-game ${settings(args)}></ludo-game>`;

const meta: Meta<Args> = {
  title: 'Ludo',
  tags: ['!autodocs'], // its page is ludo-game.mdx
  component: 'ludo-game',
  render,
  args: {players: 'Ada, Ben, Cyd, Dee', seed: '1'},
};
export default meta;

type Story = StoryObj<Args>;
const game = (canvasElement: HTMLElement) => gameIn<LudoGame>(canvasElement, 'ludo-game');
const moves = (text: string): string[] => text.split(' ');

/** Plays on, the pieces in turn, until somebody has a choice after so many moves. */
async function playTo(ludo: LudoGame, number: number): Promise<void> {
  for (let i = 0; ludo.turn !== undefined && (ludo.history.length < number || ludo.legalMoves.length < 2); i++) {
    await ludo.play(ludo.legalMoves[(i * 7) % ludo.legalMoves.length]!);
  }
  await ludo.presented;
}

/** Ada’s first piece stands three squares behind one of Ben’s. */
const beforeCapture = moves('6 p0 6 p0 5 p0 6 p0 1 p0');

/** A new game for four people. Press *Roll* or the yard with the die, then choose a piece on the board. */
export const Start: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    expect(ludo.turn === 0 && ludo.history.length === 0, 'nobody has rolled yet');
    expect(part(ludo, 'roll').getAttribute('aria-disabled') === 'false', 'the first player may roll');
  },
};

/** The middle of a game: the pieces that can move pulse softly. */
export const MidGame: Story = {
  parameters: {screenshots: {widths: [320, 640, 1200], schemes: ['light', 'dark'], forcedColors: true}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playTo(ludo, 250);
    expect(ludo.legalMoves.length > 1, 'there is a choice');
  },
};

/** Hovering or focusing a piece shows where it would land, by which way, and whom it would send back. */
export const Preview: Story = {
  args: {players: 'Ada:green, Ben:red'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playMoves(ludo, [...beforeCapture, '3']);
    await ludo.hint();
    await ludo.updateComplete;
    expect(ludo.renderRoot.querySelector('.aim .hit'), 'the rival’s piece is crossed out');
  },
};

/** `hints` shows where each piece would land. */
export const Hints: Story = {
  args: {hints: true},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playTo(ludo, 120);
    expect(ludo.renderRoot.querySelectorAll('.aim').length === ludo.legalMoves.length, 'each has its preview');
  },
};

/** Pieces that share a square stand in a ring: each can be seen and chosen. */
export const Stacks: Story = {
  args: {capture: 'off', players: 'Ada, Ben:red'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playMoves(ludo, moves('6 p0 6 p1 1 p0 3 1 p1 3 6 p2 1 p2 3 6 p3 1 p3 6 p0 6 p1 1 p1 4'));
    expect(ludo.state.pieces[0]!.join() === '2,2,2,2', 'all four stand on one square');
  },
};

/** The end of a quick game, one piece each. */
export const End: Story = {
  args: {players: 'Ada, Ben', pieces: 1, seed: '3534'},
  parameters: {screenshots: {widths: [320, 640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    const wins: number[] = [];
    ludo.addEventListener('game-win', ({detail}) => wins.push(detail.seat));
    while (ludo.turn !== undefined) await ludo.play(ludo.legalMoves[0]!);
    await ludo.presented;
    expect(ludo.result?.winners[0] === 0 && wins.join() === '0', 'the first player has won, once');
  },
};

/** One person against the kit's strong player. */
export const AgainstTheComputer: Story = {
  args: {players: 'Ada, Ben:auto:strong', speed: 'fast'},
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    const answered = new Promise((resolve) =>
      ludo.addEventListener('game-move', ({detail}) => detail.by === 'auto' && resolve(detail)),
    );
    await ludo.play('3');
    await answered;
    expect(ludo.history[1]!.by === 'auto', 'the strong player has rolled');
    ludo.pause();
  },
};

/** All players automatic: it waits for *Play*, unless `autoplay` is set. */
export const AllAutomatic: Story = {args: {players: 'Ada:auto:random, Ben:auto, Cyd:auto:greedy, Dee:auto:strong'}};

/** Two players sit opposite; `pieces` makes a game quick; colours of your own paint the corner. */
export const TwoPlayers: Story = {
  args: {players: 'Ada:red, Ben:#8b5cf6', pieces: 2},
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
};

/** Green and blue against red and yellow: who is done moves the partner's pieces. */
export const Teams: Story = {
  args: {teams: true, pieces: 1, sixEnters: 'off', autoMove: true},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    while (ludo.turn !== undefined) await ludo.play(ludo.legalMoves[0]!);
    await ludo.presented;
    expect(ludo.result?.winners.length === 2, 'a team has won');
  },
};

/** The track of 59 squares with its bounce at home, and no safe squares. */
export const Classic59: Story = {
  args: {rules: 'classic59', players: 'Ada, Ben', pieces: 1, sixAgain: 'off'},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playMoves(ludo, moves(`6 p0 1 ${'6 p0 1 '.repeat(9)}3 p0 1 3 p0`));
    expect(ludo.state.pieces[0]![0] === 57, '58 and 3 lead to 59 and back to 57');
  },
};

/** A place is open: somebody may join between two turns, and players may leave. */
export const OpenPlaces: Story = {
  args: {open: 1},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playMoves(ludo, ['3', 'leave green']);
    expect(ludo.turn === 1 && ludo.state.away.join() === 'true,false,false,true', 'two are left');
  },
};

/** That the die is fair can be seen: the counts of each face by player, and the seed that all rolls follow from. */
export const Fairness: Story = {
  args: {odds: true, players: 'Ada, Ben, Cyd', seed: 'open and shut'},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playTo(ludo, 160);
    part(ludo, 'more').click();
    await ludo.updateComplete;
    (part(ludo, 'dice') as HTMLDetailsElement).open = true;
    const rolled = ludo.state.rolled.flat().reduce((a, b) => a + b);
    expect(rolled === ludo.history.filter(({move}) => /^\d$/.test(move)).length, 'every roll is counted');
    while (!ludo.renderRoot.querySelector('.chance')) await new Promise(requestAnimationFrame);
  },
};

/** Saved in the middle of a turn, loaded elsewhere: it goes on exactly where it was. */
export const Reload: Story = {
  parameters: {screenshots: false},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playTo(ludo, 60);
    const [code, state] = [ludo.share(), JSON.stringify(ludo.state)];
    await ludo.newGame();
    await ludo.load(code);
    expect(JSON.stringify(ludo.state) === state, 'all is as it was');
  },
};

/** The host page rolls the die: `respondWith` takes a promise, and the game waits for it. */
export const HostDecides: Story = {
  args: {confirmSingle: true},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    let roll!: (pips: string) => void;
    ludo.addEventListener(
      'game-before-move',
      (event) => event.respondWith(new Promise<string>((resolve) => (roll = resolve))),
      {once: true},
    );
    part(ludo, 'roll').click();
    await ludo.updateComplete;
    expect(ludo.matches(':state(waiting)') && ludo.history.length === 0, 'the game waits for the page');
    roll('6');
    await new Promise((resolve) => ludo.addEventListener('game-move', resolve, {once: true}));
    await ludo.presented;
    expect(ludo.state.pips === 6 && ludo.save().seed === undefined, 'the page’s die counts, and the record says so');
  },
};

/** Paused: it can go on or be ended. Escape does the same. */
export const Paused: Story = {
  args: {players: 'Ada, Ben:auto', speed: 'instant'},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await ludo.play('6');
    ludo.pause();
    await ludo.updateComplete;
    expect(ludo.matches(':state(paused)'), 'the state says so');
  },
};

/** For looking only: the page moves, people can't. */
export const ReadOnly: Story = {
  args: {readOnly: true},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    part(ludo, 'roll').click();
    expect(ludo.history.length === 0, 'a press does nothing');
    await playMoves(ludo, ['6', 'p2']);
  },
};

/** A setting that can't be is refused: `game-error` says why, and the game in play stays. */
export const WrongSettings: Story = {
  args: {pieces: 9},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    expect(part(ludo, 'problem').textContent?.includes('1 to 4'), 'the message says what would be right');
    expect(ludo.state.pieces[0]!.length === 4, 'there is a game all the same');
  },
};

/** A page's own colours, by custom properties alone. */
export const Themed: Story = {
  render: (args) => html`
    <style>
      .brand {
        --game-surface: light-dark(#f4f1ff, #1b1730);
        --game-raised: light-dark(#e4dcff, #2e2750);
        --game-accent: light-dark(#4b2fc4, #b9a6ff);
        --game-on-accent: light-dark(#fff, #1b1140);
        --game-square: light-dark(#ffffff, #2a2445);
        --game-line: light-dark(#cfc4f5, #120e24);
        --game-frame: light-dark(#34217f, #0b0818);
        --game-player-1: #e0457b;
        --game-player-2: #2f7df6;
        --game-player-3: #12a594;
        --game-player-4: #ffb224;
        --game-radius: 4px;
        font-family: monospace;
      }
      .brand ludo-game::part(roll) {
        border-radius: 40px;
      }
    </style>
    <div class="brand">${render(args)}</div>
  `,
  parameters: {screenshots: {widths: [640], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['6']),
};

/** Arabic: the words run from right to left, the board does not mirror. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  args: {players: 'ليلى, سامي', odds: true},
  parameters: {screenshots: {widths: [320, 640]}},
  play: async ({canvasElement}) => {
    const ludo = await game(canvasElement);
    await playMoves(ludo, ['6']);
    while (!ludo.renderRoot.querySelector('.chance')) await new Promise(requestAnimationFrame);
  },
};

/** In Hindi: tall letters, and long sentences. */
export const Hindi: Story = {
  globals: {lang: 'hi'},
  args: {players: 'आशा, विजय:auto, मीना, राहुल', odds: false, open: 1},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => playMoves(await game(canvasElement), ['6']),
};

/** As narrow as it gets. */
export const Narrow: Story = {
  args: {odds: false},
  render: (args) => html`<div class="narrow">${render(args)}</div>`,
  decorators: [
    (story) =>
      html`<style>
          .narrow {
            inline-size: 240px;
          }</style
        >${story()}`,
  ],
  play: async ({canvasElement}) => playTo(await game(canvasElement), 250),
};
