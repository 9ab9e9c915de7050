// What is left of a game that has ended: the result as a text to share, and statistics, by real clicks.
import {expect} from '@open-wc/testing';
import type {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import {BlockudokuGame} from '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/four-in-a-row/four-in-a-row.js';
import {LudoGame} from '../../src/games/ludo/ludo-game.js';
import {PegSolitaire} from '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/nim/nim-game.js';
import {SnakeGame} from '../../src/games/snake/snake-game.js';
import '../../src/games/tic-tac-toe/tic-tac-toe.js';
import {accepted, codeOf, next, openMore} from '../example/harness.js';
import * as pegs from '../games/peg-solitaire/harness.js';
import {
  cardButton,
  cards,
  click,
  frame,
  has,
  place,
  playAll,
  shortGame,
  snlBoard,
  text,
  until,
} from '../games/snakes-and-ladders/harness.js';

const address = location.href;
const ended = async (settings: Partial<SnlBoard> = {}): Promise<SnlBoard> => {
  const board = await snlBoard(settings);
  await playAll(board, shortGame.rolls);
  return board;
};

/** Waits until so many games have been counted. */
async function counted(game: Pick<SnlBoard, 'statistics'>, games: number): Promise<void> {
  while ((await accepted(game.statistics())).games !== games) await frame();
}

/** Puts something in the place of a property of the navigator until the test is over. */
const replaced: (() => void)[] = [];
function replace(name: 'clipboard' | 'share', value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, {configurable: true, value});
  replaced.push(() => {
    if (own) Object.defineProperty(navigator, name, own);
    else delete (navigator as unknown as Record<string, unknown>)[name];
  });
}
afterEach(() => {
  for (const back of replaced.splice(0)) back();
  localStorage.clear();
});

describe('the card at the end', () => {
  it('shows what the result means beside earlier ones, from the second game on', async () => {
    const game = place(new BlockudokuGame());
    game.speed = 'instant';
    for (const [i, hand] of ['I1 T4 O4', 'I1 T4 O4', 'O4 T4 I1'].entries()) {
      await game.newGame({seed: String(i), hand});
      while (game.turn !== undefined) await game.play(game.legalMoves[0]!);
      await counted(game, i + 1);
      await game.updateComplete;
      const summary = game.shadowRoot!.querySelector('.summary');
      if (i === 0) expect(summary, 'nothing to compare').to.be.null;
      else
        expect(summary!.textContent)
          .to.match(/Best\s*\d+\s*Average\s*\d/)
          .and.to.match(/Next goal: \d/);
    }
    expect(game.shadowRoot!.querySelectorAll('.bars .own')).to.have.lengthOf(1);
    await game.newGame();
    await game.updateComplete;
    expect(game.shadowRoot!.querySelector('.summary'), 'in a new game').to.be.null;
  });

  it('offers to take back the last jump first, at a dead end', async () => {
    const peg = place(new PegSolitaire());
    Object.assign(peg, {board: 'triangle', rows: 4, speed: 'instant', seed: '1'});
    await peg.updateComplete;
    while (peg.turn !== undefined) await peg.play(peg.legalMoves[0]!);
    await peg.updateComplete;
    const pegsOf = (): number => Number(peg.shadowRoot!.querySelector('[part=pegs]')!.lastChild!.textContent);
    const pegsLeft = pegsOf();
    expect(pegsLeft).to.be.above(1);
    const first = peg.shadowRoot!.querySelector<HTMLElement>('.card button')!;
    expect(first.textContent.trim()).to.equal('Undo last jump');
    await click(first);
    await until(() => peg.turn !== undefined);
    expect(pegsOf()).to.equal(pegsLeft + 1);
  });

  it('celebrates people; for a computer that wins, its token nods', async () => {
    const record = (await ended()).save();
    for (const kind of ['person', 'remote', 'auto'] as const) {
      const board = await snlBoard();
      await board.load({...record, seats: record.seats.map((seat) => ({...seat, kind}))});
      await board.updateComplete;
      expect(cards(board)).to.include('Ben wins!');
      expect(has(board, '.confetti'), kind).to.equal(kind !== 'auto');
    }
  });
});

describe('the text of a result', () => {
  it('says which game, how it ended, how it went, and where', async () => {
    const board = await snlBoard();
    expect(await codeOf(board.resultText()), 'while the game goes on').to.equal('not-over');
    await playAll(board, shortGame.rolls);
    // the story of the game is loaded at its end
    await until(() => text(board, '.card').includes('average'));
    const lines = (await accepted(board.resultText())).text.split('\n');
    expect([lines[0], lines.at(-1)]).to.deep.equal(['Snakes and Ladders', address]);
    expect(lines[1]).to.equal('Ben wins! · in 6 rolls · on average 4.3 · longest ladder +34');
    expect([...lines[2]!].at(-1)).to.equal('🏁');
  });

  it('ends with the address that the page gives, or with none', async () => {
    const board = await ended();
    board.link = 'https://example.org/snakes';
    expect((await accepted(board.resultText())).text.endsWith('\nhttps://example.org/snakes')).to.be.true;
    board.link = 'none';
    expect((await accepted(board.resultText())).text).not.to.include('http');
  });

  it('leads to the page that this one stands for', async () => {
    const board = await ended();
    const canonical = Object.assign(document.createElement('link'), {rel: 'canonical', href: location.pathname});
    document.head.append(canonical);
    try {
      const last = async (): Promise<string> => (await accepted(board.resultText())).text.split('\n').at(-1)!;
      expect(await last(), 'with its query').to.equal(address);
      canonical.href = 'https://blog.example/post?utm_source=a';
      expect(await last()).to.equal('https://blog.example/post');
      board.link = '';
      expect(await last()).to.equal('https://blog.example/post');
    } finally {
      canonical.remove();
    }
  });

  it('takes no address that is no page', async () => {
    const board = await ended();
    const refused = next(board, 'game-error');
    board.setAttribute('link', 'mailto:ada@example.org');
    expect((await refused).detail.message).to.equal(
      'Invalid link: "mailto:ada@example.org". Expected an address such as https://example.org/game, or none.',
    );
  });

  it('speaks the language of the page', async () => {
    const board = await ended({lang: 'de'});
    await until(() => text(board, '.card').includes('Ergebnis'));
    expect((await accepted(board.resultText())).text).to.match(/^Leiterspiel|^Schlangen/);
  });

  it('draws the last board of each game', async () => {
    const peg = await pegs.pegGame();
    await pegs.playAll(peg, pegs.toTwo);
    const drawn = (await accepted(peg.resultText())).text.split('\n').slice(2, 7);
    expect(drawn.join('').replace(/\s/g, '')).to.have.length(15);
    expect(drawn.join('').match(/●/g)).to.have.length(2);

    const blocks = place(
      Object.assign(new BlockudokuGame(), {
        board: '101010101/010101010/101010101/010101010/101010101/010101010/101010101/010101010/101010100'.split('/'),
        hand: 'O1 O4 O4',
        seed: '1',
        speed: 'instant',
      }),
    );
    await blocks.updateComplete;
    while (blocks.turn !== undefined) await blocks.play(blocks.legalMoves[0]!);
    const squares = (await accepted(blocks.resultText())).text.split('\n').slice(2, 11);
    expect(squares).to.deep.equal(
      blocks.state.board.map((row) => [...row].map((bit) => '⬜🟧'.match(/./gu)![+bit]).join('')),
    );

    const snake = place(Object.assign(new SnakeGame(), {step: true, width: 8, height: 8, seed: '1', speed: 'instant'}));
    await snake.updateComplete;
    while (snake.turn !== undefined) await snake.play('tick');
    const drawnSnake = (await accepted(snake.resultText())).text.split('\n').slice(2, 10);
    expect(drawnSnake.map((line) => [...line].length)).to.deep.equal(Array(8).fill(8));
    expect(drawnSnake.join('').match(/🟩/gu)).to.have.length(snake.state.body.length);
    await snake.newGame({width: 40, height: 30, obstacles: 'rooms'});
    while (snake.turn !== undefined) await snake.play('tick');
    const large = (await accepted(snake.resultText())).text.split('\n').slice(2, -1);
    expect(
      large.map((line) => [...line].length),
      'at most 12 squares in a line',
    ).to.deep.equal(Array(8).fill(10));
    expect(large.join('')).to.match(/^[⬜⬛🟩]+$/u);

    const ludo = place(Object.assign(new LudoGame(), {players: 'Ada, Ben', pieces: 1, seed: '3', speed: 'instant'}));
    await ludo.updateComplete;
    while (ludo.turn !== undefined) await ludo.play(ludo.legalMoves[0]!);
    expect((await accepted(ludo.resultText())).text.split('\n').slice(1, 4).join()).to.match(
      /^(?:Ada wins![^,]*,● Ada,[○◐] Ben|Ben wins![^,]*,● Ben,[○◐] Ada)$/,
    );
  });

  it('tells the order of several players of Ludo once', async () => {
    const settings = {players: 'Ada, Ben, Cyd', pieces: 1, playOn: true, seed: '3', speed: 'instant' as const};
    const ludo = place(Object.assign(new LudoGame(), settings));
    await ludo.updateComplete;
    while (ludo.turn !== undefined) await ludo.play(ludo.legalMoves[0]!);
    const [, words = '', ...drawn] = (await accepted(ludo.resultText())).text.split('\n').slice(0, -1);
    const order = [...words.split(' · ')[1]!.matchAll(/\d\. (Ada|Ben|Cyd)/g)].map(([, name]) => name);
    expect(drawn.map((line) => line.replace(/^\S+ /, ''))).to.deep.equal(order);
  });
});

describe('a challenge', () => {
  const board = '101010101/010101010/101010101/010101010/101010101/010101010/101010101/010101010/101010100';
  /** Pieces of which at least one can be placed. */
  const some = {pieces: 'I1 O4', hand: 'I1 O4 O4'};
  const blocks = async (settings: object): Promise<BlockudokuGame> => {
    const game = place(Object.assign(new BlockudokuGame(), {speed: 'instant', ...settings}));
    await game.updateComplete;
    return game;
  };
  const playOut = async (game: BlockudokuGame): Promise<void> => {
    while (game.turn !== undefined) await game.play(game.legalMoves[0]!);
  };
  /** The element that an address describes, as the documentation reads it. */
  const challenged = async (link: string): Promise<BlockudokuGame> => {
    const game = new BlockudokuGame();
    for (const [name, value] of new URL(link).searchParams) game.setAttribute(name, value);
    game.speed = 'instant';
    place(game);
    await game.updateComplete;
    return game;
  };
  const linkIn = (result: string): string => /^Can you do better\? (\S+)$/m.exec(result)![1]!;

  it('is at the end of a result: the same game with a score to beat', async () => {
    const game = await blocks({
      board: board.split('/').join(' '),
      rotate: true,
      pieces: 'I1 O4 I3',
      hand: 'I1 O4 I3',
      link: 'https://games.example/?game=blockudoku&fair=on&autosave&utm_source=a',
    });
    const {hand} = game.state;
    await playOut(game);
    const link = linkIn((await accepted(game.resultText())).text);
    expect(Object.fromEntries(new URL(link).searchParams)).to.deep.equal({
      game: 'blockudoku',
      board: board.split('/').join(' '),
      rotate: 'on',
      pieces: 'I1 O4 I3',
      hand: 'I1 O4 I3',
      seed: game.save().seed,
      'target-score': `${game.state.score}`,
    });
    expect((await accepted(game.resultText())).text.endsWith(link), 'no other link').to.be.true;

    const other = await challenged(link);
    expect([other.state.board, other.state.hand]).to.deep.equal([game.save().options['board'], hand]);
    expect(text(other, '[part=target-score]')).to.equal(`To beat: ${game.state.score}`);
  });

  it('of a daily game names its day', async () => {
    const game = await blocks({daily: '2026-11-23', ...some, board, link: ''});
    await playOut(game);
    const {searchParams} = new URL(linkIn((await accepted(game.resultText())).text));
    expect([searchParams.get('daily'), searchParams.get('seed')]).to.deep.equal(['2026-11-23', null]);
  });

  it('carries the options of a game that the page has started with others', async () => {
    const game = await blocks({link: ''});
    await game.newGame({...some, board, scoring: 'woodoku'});
    await playOut(game);
    const {searchParams} = new URL(linkIn((await accepted(game.resultText())).text));
    expect(searchParams.get('scoring')).to.equal('woodoku');
  });

  it('is there only where the page takes it', async () => {
    const game = await blocks({...some, board});
    await playOut(game);
    expect((await accepted(game.resultText())).text).not.to.include('better');
    game.link = 'none';
    expect((await accepted(game.resultText())).text).not.to.match(/better|http/);
    game.link = '';
    expect((await accepted(game.resultText())).text).to.include('better');
  });

  it('says at the end whether the score was beaten', async () => {
    const game = await blocks({
      board: board.split('/').join(' '),
      hand: 'O1 O1 O1',
      pieces: 'O1 O4',
      targetScore: 1,
      seed: '1',
    });
    await playOut(game);
    await until(() => text(game, '[part=target-score]') === '1 beaten!');
    expect(text(game, '[role=status]')).to.include('1 beaten!');
    game.targetScore = 5000;
    await game.newGame();
    expect(text(game, '[part=target-score]')).to.equal('To beat: 5,000');
    await playOut(game);
    await until(() => text(game, '[part=target-score]') === '5,000 not beaten.');
  });

  it('says so in Snake, too', async () => {
    const snake = place(Object.assign(new SnakeGame(), {step: true, targetScore: 431, speed: 'instant', lang: 'de'}));
    await snake.updateComplete;
    while (snake.turn !== undefined) await snake.play('tick');
    await until(() => text(snake, '[part=target-score]') === '431 nicht geschlagen.');
  });

  it('of peg solitaire is about fewer pegs', async () => {
    const peg = await pegs.pegGame({targetScore: 3});
    await pegs.playAll(peg, pegs.toTwo);
    await until(() => pegs.text(peg, '[part=target-score]') === '3 beaten!');
  });
});

describe('"Copy replay link"', () => {
  it('is there where the page plays replays, and copies a link with the whole game', async () => {
    const copied: string[] = [];
    replace('share', undefined);
    replace('clipboard', {writeText: (its: string) => Promise.resolve(void copied.push(its))});
    const board = await ended();
    expect(cards(board)).not.to.include('Copy replay link');
    board.setAttribute('link', '');
    await board.updateComplete;
    await click(cardButton(board, 'Copy replay link'));
    await until(() => text(board, '.card-text') === 'Copied');
    const [link, code] = copied[0]!.split('#replay=');
    expect(link).to.equal(address);
    board.link = 'https://example.org/games?game=snl#top';
    await board.updateComplete;
    await click(cardButton(board, 'Copy replay link'));
    await until(() => copied.length === 2);
    expect(copied[1]).to.equal(`https://example.org/games?game=snl#replay=${code}`);
    const other = await snlBoard();
    expect(await other.load(code!)).to.include({ok: true, number: shortGame.rolls.length});
    expect(other.save().moves).to.deep.equal(board.save().moves);
  });
});

describe('the drawing of a small game', () => {
  async function drawn(tag: 'tic-tac-toe' | 'four-in-a-row' | 'nim-game', moves: string): Promise<string[]> {
    const game = place(Object.assign(document.createElement(tag), {players: 'Ada, Ben', speed: 'instant'}));
    game.link = 'none';
    await game.updateComplete;
    for (const move of moves.split(' ')) await game.play(move);
    return (await accepted(game.resultText())).text.split('\n');
  }

  it('is the board of Tic-tac-toe', async () =>
    expect(await drawn('tic-tac-toe', 'b2 a1 a3 b1 c1')).to.deep.equal([
      'Tic-tac-toe',
      'Ada wins!',
      '❌⬜⬜',
      '⬜❌⬜',
      '⭕⭕❌',
    ]));

  it('is the board of Four in a row, with discs in their colours', async () =>
    expect((await drawn('four-in-a-row', '1 1 2 2 3 3 4')).slice(2)).to.deep.equal([
      ...Array<string>(4).fill('⚪⚪⚪⚪⚪⚪⚪'),
      '🔵🔵🔵⚪⚪⚪⚪',
      '🔴🔴🔴🔴⚪⚪⚪',
    ]));

  it('is the heaps of Nim after each move', async () =>
    expect((await drawn('nim-game', '1-2 2-5 3-5 1-1 3-2')).slice(2)).to.deep.equal([
      '3 5 7 → 1 5 7 → 1 0 7 → 1 0 2',
      '0 0 2 → 0 0 0',
    ]));
});

describe('"Copy result"', () => {
  it('copies the text, and says so', async () => {
    const copied: string[] = [];
    replace('share', undefined);
    replace('clipboard', {writeText: (its: string) => Promise.resolve(void copied.push(its))});
    const board = await ended();
    await click(cardButton(board, 'Copy result'));
    await until(() => text(board, '.card-text') === 'Copied');
    expect(copied).to.deep.equal([(await accepted(board.resultText())).text]);
    expect(cards(board), 'the card stays').to.include('Ben wins!');
  });

  it('copies what it selects where the clipboard is closed, and keeps the focus', async () => {
    replace('share', undefined);
    replace('clipboard', {writeText: () => Promise.reject(new DOMException('', 'NotAllowedError'))});
    const {execCommand} = document;
    let selected = '';
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    try {
      const board = await ended();
      const button = cardButton(board, 'Copy result');
      await click(button);
      await until(() => text(board, '.card-text') === 'Copied');
      expect(selected).to.equal((await accepted(board.resultText())).text);
      expect(board.shadowRoot!.activeElement).to.equal(button);
    } finally {
      document.execCommand = execCommand;
    }
  });

  it('says where the page may not', async () => {
    replace('share', undefined);
    replace('clipboard', {writeText: () => Promise.reject(new DOMException('', 'NotAllowedError'))});
    const {execCommand} = document;
    document.execCommand = () => false;
    try {
      const board = await ended();
      await click(cardButton(board, 'Copy result'));
      await until(() => text(board, '.card-text') === 'This page isn’t allowed to copy.');
    } finally {
      document.execCommand = execCommand;
    }
  });
});

describe('statistics', () => {
  it('count the games of people, each once, apart for other options', async () => {
    const board = await ended({players: 'Ada, Ben'});
    await counted(board, 1);
    await board.undo();
    await playAll(board, shortGame.rolls.slice(-1));
    await board.newGame();
    await playAll(board, shortGame.rolls);
    await counted(board, 2);
    expect((await accepted(board.statistics())).players).to.deep.equal([{name: 'Ben', wins: 2}]);
    await board.newGame({overshoot: 'stay'});
    expect((await accepted(board.statistics())).games).to.equal(0);
  });

  it('count the game that ends in the listener of `game-over`', async () => {
    const board = await snlBoard();
    const games = new Promise((resolve) =>
      board.addEventListener('game-over', () => void accepted(board.statistics()).then(({games}) => resolve(games))),
    );
    await playAll(board, shortGame.rolls);
    expect(await games).to.equal(1);
  });

  it('are kept with `autosave`, and go on after a reload', async () => {
    for (const games of [1, 2]) {
      const board = await ended({autosave: 'mine'});
      await counted(board, games);
      await board.newGame();
      board.remove();
    }
    const other = await snlBoard({autosave: 'other'});
    expect((await accepted(other.statistics())).games).to.equal(0);
  });

  it('do not count what the computer has played alone', async () => {
    const board = await ended({players: 'Ada, Ben'});
    await counted(board, 1);
    await board.newGame({players: 'Bot:auto, Tob:auto'});
    board.resume();
    await until(() => board.turn === undefined);
    expect((await accepted(board.statistics())).games).to.equal(1);
  });

  it('stand under "More", can be reset there, and that can be taken back', async () => {
    const peg = await pegs.pegGame({autosave: 'mine', setup: undefined});
    await pegs.playAll(peg, pegs.winning);
    await counted(peg, 1);
    await openMore(peg);
    await until(() => pegs.has(peg, '[part=statistics]') && pegs.has(peg, '[part~=challenges]'));
    pegs.find(peg, '[part=statistics] summary').click();
    expect(pegs.text(peg, '.statistics')).to.equal('Games 1 Won 1 Best 1 Average 1 In a row 1 Most in a row 1');
    const reset = pegs.find(peg, '[part=statistics] button');
    reset.scrollIntoView();
    await pegs.click(peg, reset);
    await until(() => pegs.text(peg, '.card-text') === 'Statistics reset · Undo');
    await counted(peg, 0);
    await pegs.click(peg, pegs.find(peg, '.card-text button'));
    await counted(peg, 1);
    await peg.resetStatistics();
    await counted(peg, 0);
  });
});

describe('a daily puzzle of peg solitaire', () => {
  it('is the same for everyone on a day, on the board of the day of the week', async () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    const boards: unknown[] = [];
    for (const daily of days) {
      const [one, other] = [await pegs.pegGame({daily}), await pegs.pegGame({daily, seed: 'mine'})];
      expect(one.save().options).to.deep.equal(other.save().options);
      boards.push(one.save().options['board']);
    }
    expect(boards.join()).to.equal('triangle,triangle,english,diamond,triangle,european,asymmetric');
    expect(pegs.text(await pegs.pegGame({daily: '2026-11-23'}), '.note')).to.equal('Daily game, Nov 23, 2026');
  });

  it('counts with those of other days: days in a row', async () => {
    for (const [at, daily] of ['2026-11-23', '2026-11-24', '2026-11-25'].entries()) {
      const day = await pegs.pegGame({daily, autosave: 'days'});
      for (let i = 0; i < 40 && day.turn !== undefined; i++) {
        const hint = await day.hint();
        await day.play(('move' in hint && hint.move) || day.legalMoves[0]!);
      }
      await counted(day, at + 1);
      expect((await accepted(day.statistics())).streak).to.equal(at + 1);
      day.remove();
    }
  });

  it('can be won, and goes on the same day only', async () => {
    const monday = await pegs.pegGame({daily: '2026-11-23', autosave: 'day'});
    const hint = await monday.hint();
    expect(hint).to.have.property('winnable', true);
    await pegs.playAll(monday, [monday.legalMoves[0]!]);
    monday.remove();
    const again = await pegs.pegGame({daily: '2026-11-23', autosave: 'day'});
    expect(again.history).to.have.length(1);
    again.remove();
    const tuesday = await pegs.pegGame({daily: '2026-11-24', autosave: 'day'});
    expect(tuesday.history).to.be.empty;
    expect(tuesday.save().seed).to.equal('daily 2026-11-24');
  });
});
