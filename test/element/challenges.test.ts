// Challenges: the game of the day and graded levels, by real mouse and keys.
import {expect} from '@open-wc/testing';
import {streakOf} from '../../src/extensions/challenges/challenges.js';
import {BlockudokuGame} from '../../src/games/blockudoku/blockudoku-game.js';
import {levels} from '../../src/games/peg-solitaire/levels.js';
import {PegSolitaire} from '../../src/games/peg-solitaire/peg-solitaire.js';
import {press} from '../support/commands.js';
import {
  all,
  cardButton,
  click,
  find,
  focused,
  has,
  openMore,
  placed,
  playAll,
  shown,
  text,
  tool,
  until,
} from '../support/harness.js';

type Game = PegSolitaire | BlockudokuGame;

afterEach(() => localStorage.clear());

/** Today, where the page is. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Opens the challenges by mouse. */
async function open(game: Game): Promise<void> {
  await openMore(game);
  await until(() => has(game, '[part~=challenges]'));
  await click(tool(game, 'challenges'));
  await until(() => has(game, '[part=challenges]'));
}

const peg = (settings: Partial<PegSolitaire> = {}): Promise<PegSolitaire> =>
  placed(new PegSolitaire(), {speed: 'instant', ...settings});

/** The pegs at the start of a level, from 1. */
const startOf = (number: number): string =>
  ((levels[number - 1]!.options['start'] as string | undefined) ?? '.oooooooooooooo').replaceAll(' ', '');

/** A button of a level, from 1. */
const levelButton = (game: Game, number: number): HTMLElement => all(game, '.levels button')[number - 1] as HTMLElement;

/** Plays a level by mouse from the panel. */
async function play(game: PegSolitaire, number: number): Promise<void> {
  await open(game);
  await click(levelButton(game, number));
  await until(() => game.state.pegs === startOf(number));
  await game.updateComplete;
}

/** Jumps to the best end. */
async function solve(game: PegSolitaire): Promise<void> {
  while (game.turn !== undefined) {
    const hint = await game.hint();
    expect((await game.play((hint as {readonly move: string}).move)).ok).to.be.true;
  }
  await shown(game);
}

describe('levels', () => {
  it('earn stars, lead to the next one, and stay', async () => {
    const game = await peg({autosave: 'levels'});
    await play(game, 1);
    expect(has(game, '[part=challenges]')).to.be.false;
    await solve(game);
    await until(() => has(game, '.earned'));
    expect(text(game, '.earned')).to.contain('Level 1');
    expect(find(game, '.earned svg').getAttribute('aria-label')).to.equal('3 stars');
    await click(cardButton(game, 'Next level'));
    await until(() => game.state.pegs === startOf(2));
    await open(game);
    expect([1, 2].map((number) => levelButton(game, number).getAttribute('aria-label'))).to.deep.equal([
      'Level 1, 3 stars',
      'Level 2, 0 stars',
    ]);
    game.remove();
    const again = await peg({autosave: 'levels'});
    await open(again);
    expect(levelButton(again, 1).getAttribute('aria-label')).to.equal('Level 1, 3 stars');
  });

  for (const way of ['taken back', 'reloaded'])
    it(`earn stars in a game that was ${way}, too`, async () => {
      let game = await peg({autosave: 'levels'});
      await play(game, 14);
      await playAll(game, [game.legalMoves[0]!]);
      if (way === 'reloaded') {
        game.remove();
        game = await peg({autosave: 'levels'});
      } else {
        await click(tool(game, 'new'));
        await until(() => has(game, '.card .link'));
        await click(find(game, '.card .link'));
        await until(() => game.history.length === 1);
      }
      await solve(game);
      await until(() => has(game, '.earned'));
      await open(game);
      expect(levelButton(game, 14).getAttribute('aria-label')).to.match(/Level 14, [123] stars?/);
    });

  it('are played again with "Play again", and left with "New game"', async () => {
    const game = await peg();
    await play(game, 6);
    const start = game.state.pegs;
    await playAll(game, [game.legalMoves[0]!]);
    while (game.turn !== undefined) await game.play(game.legalMoves[0]!);
    await shown(game);
    await click(cardButton(game, 'Play again'));
    await until(() => game.history.length === 0);
    expect(game.state.pegs).to.equal(start);
    await game.updateComplete;
    await click(tool(game, 'new'));
    await until(() => game.state.pegs !== start);
  });
});

describe('the game of the day', () => {
  it('is the same for everyone, and counts for today', async () => {
    const games = await Promise.all(
      [0, 1].map(() => placed(new BlockudokuGame(), {speed: 'instant'} as Partial<BlockudokuGame>)),
    );
    for (const game of games) {
      await open(game);
      expect(all(game, '.week li')).to.have.length(7);
      expect(find(game, '.week [aria-current=date]').matches('.played')).to.be.false;
      await click(find(game, '.panel .primary'));
      await until(() => game.save().options['daily'] === today());
    }
    const [one, other] = games as [BlockudokuGame, BlockudokuGame];
    expect(one.state.hand).to.deep.equal(other.state.hand);
    while (one.turn !== undefined) await one.play(one.legalMoves[0]!);
    await shown(one);
    await until(() => has(one, '.card .week'));
    expect(find(one, '.week [aria-current=date]').matches('.played')).to.be.true;
    expect(text(one, '.week-note')).to.match(/^Next game in (\d+ hr)? ?(\d+ min)?$/);
    await open(one);
    expect(text(one, '.panel button[part=button]')).to.equal('Played today');
  });

  it('counts days in a row up to today, or yesterday until today’s has been played', () => {
    const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'];
    expect(streakOf(days, '2026-03-01')).to.equal(4);
    expect(streakOf(days, '2026-03-02')).to.equal(4);
    expect(streakOf(days, '2026-03-03')).to.equal(0);
    expect(streakOf(['2026-02-26', '2026-02-28'], '2026-02-28')).to.equal(1);
    expect(streakOf([], '2026-02-28')).to.equal(0);
  });

  it('takes what is stored, which may be anything', async () => {
    for (const stored of ['{"a":1}', '["2026-13-77", 5, null, "x"]', '"2026-01-01"', '7']) {
      localStorage.setItem('parlour:blockudoku:days:test', stored);
      const game = await placed(new BlockudokuGame(), {autosave: 'test'});
      await open(game);
      expect(all(game, '.week li.played'), stored).to.have.length(0);
      game.remove();
    }
  });
});

describe('the panel', () => {
  it('takes the focus from "More" and from the card, and gives it back', async () => {
    const game = await peg({daily: '2026-01-31'});
    await openMore(game);
    await until(() => has(game, '[part~=challenges]'));
    tool(game, 'challenges').focus();
    await press('Enter');
    await until(() => has(game, '[part=challenges]'));
    expect(focused(game)).to.equal(find(game, '.panel'));
    await expect(game).shadowDom.to.be.accessible();
    await press('Escape');
    await game.updateComplete;
    expect(focused(game)).to.equal(tool(game, 'more'));
    const board = await placed(new BlockudokuGame(), {});
    await until(() => has(board, '.start'));
    cardButton(board, 'Challenges').focus();
    await press('Enter');
    await until(() => has(board, '[part=challenges]'));
    expect(focused(board)).to.equal(find(board, '.panel'));
    await press('Escape');
    await until(() => has(board, '.start'));
    expect(document.activeElement).to.equal(board);
  });

  it('is not there where the page decides what is played', async () => {
    for (const settings of [
      {setup: 'off'},
      {board: 'english'},
      {players: 1},
      {readOnly: true},
    ] as Partial<PegSolitaire>[]) {
      const game = await peg(settings);
      await openMore(game);
      expect(has(game, '[part="tool challenges"]'), JSON.stringify(settings)).to.be.false;
      game.remove();
    }
  });
});
