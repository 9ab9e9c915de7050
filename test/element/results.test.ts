// What is left of a game that has ended: the card, the result as a text to share, and statistics, by real clicks.
import {expect} from '@open-wc/testing';
import type {GameElement} from '../../src/kit.js';
import {BlockudokuGame} from '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/four-in-a-row/four-in-a-row.js';
import {LudoGame} from '../../src/games/ludo/ludo-game.js';
import '../../src/games/nim/nim-game.js';
import {SnakeGame} from '../../src/games/snake/snake-game.js';
import type {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/games/tic-tac-toe/tic-tac-toe.js';
import * as pegs from '../games/peg-solitaire/harness.js';
import {
  accepted,
  all,
  cardButton,
  cards,
  click,
  codeOf,
  find,
  frame,
  has,
  openMore,
  place,
  playAll,
  shortGame,
  snlBoard,
  text,
  until,
} from '../games/snakes-and-ladders/harness.js';
import {rendered} from '../support/harness.js';

const address = location.href;
const ended = async (settings: Partial<SnlBoard> = {}): Promise<SnlBoard> => {
  const board = await snlBoard(settings);
  await playAll(board, shortGame.rolls);
  return board;
};

/** A game that ends by these moves, or by first legal ones. */
async function over<T extends GameElement>(game: T, settings: object, moves?: string): Promise<T> {
  await rendered(game, place(Object.assign(game, {speed: 'instant', ...settings})));
  await playOut(game, moves?.split(' '));
  return game;
}
async function playOut(game: GameElement, moves: string[] = []): Promise<void> {
  while (game.turn !== undefined) await game.play(moves.shift() ?? game.legalMoves[0]!);
}
const resultOf = async (game: GameElement): Promise<string> => (await accepted(game.resultText())).text;

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
  it('shows what the result means beside earlier ones', async () => {
    const game = place(Object.assign(new BlockudokuGame(), {speed: 'instant'}));
    for (const [i, hand] of ['I1 T4 O4', 'I1 T4 O4', 'O4 T4 I1'].entries()) {
      await game.newGame({seed: String(i), hand});
      await playOut(game);
      await rendered(game, counted(game, i + 1));
      expect(text(game, '.summary'))
        .to.match(i === 0 ? /Best\s*\d+\s*Games\s*1\s*Moves\s*\d/ : /Best\s*\d+\s*Average\s*[\d.]+\s*Games\s*\d/)
        .and.to.match(/Next goal: \d/);
    }
    expect(all(game, '.bars .own')).to.have.lengthOf(1);
    await rendered(game, game.newGame());
    expect(has(game, '.summary'), 'in a new game').to.be.false;
  });

  it('offers to take back the last jump first, at a dead end', async () => {
    const peg = await pegs.pegGame();
    await playAll(peg, pegs.losing);
    const first = find(peg, '.card button');
    expect(first.textContent.trim()).to.equal('Undo jump');
    await click(first);
    await until(() => peg.turn !== undefined);
    expect(peg.history).to.have.length(pegs.losing.length - 1);
  });

  it('celebrates people; for a computer that wins, its token nods', async () => {
    const record = (await ended()).save();
    for (const kind of ['person', 'remote', 'auto'] as const) {
      const board = await snlBoard();
      await rendered(board, board.load({...record, seats: record.seats.map((seat) => ({...seat, kind}))}));
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
    await until(() => text(board, '.card').includes('a roll'));
    const lines = (await resultOf(board)).split('\n');
    expect([lines[0], lines.at(-1)]).to.deep.equal(['Snakes and Ladders', address]);
    expect(lines[1]).to.equal('Ben wins! · in 6 rolls · 4.3 a roll · longest ladder +34');
    expect([...lines[2]!].at(-1)).to.equal('🏁');
  });

  it('ends with the address that the page gives, or with none, or that of the page that this one stands for', async () => {
    const board = await ended();
    const canonical = Object.assign(document.createElement('link'), {rel: 'canonical', href: location.pathname});
    document.head.append(canonical);
    try {
      const last = async (): Promise<string> => (await resultOf(board)).split('\n').at(-1)!;
      expect(await last(), 'with its query').to.equal(address);
      canonical.href = 'https://blog.example/post?utm_source=a';
      for (const [link, expected] of [
        [undefined, 'https://blog.example/post'],
        ['', 'https://blog.example/post'],
        ['https://example.org/snakes', 'https://example.org/snakes'],
      ] as const) {
        board.link = link;
        expect(await last()).to.equal(expected);
      }
      board.link = 'none';
      expect(await resultOf(board)).not.to.include('http');
      board.link = undefined;
      canonical.setAttribute('href', 'https://');
      expect(await last(), 'no address at all').to.equal(address);
    } finally {
      canonical.remove();
    }
  });

  it('speaks the language of the page', async () => {
    const board = await ended({lang: 'de'});
    await until(() => text(board, '.card').includes('Teilen'));
    expect(await resultOf(board)).to.match(/^Leiterspiel|^Schlangen/);
  });

  const small = {players: 'Ada, Ben'};
  const drawings: [
    name: string,
    tag: string,
    settings: object,
    moves: string | undefined,
    expected: string | RegExp,
  ][] = [
    ['the board', 'tic-tac-toe', small, 'b2 a1 a3 b1 c1', '❌⬜⬜\n⬜❌⬜\n⭕⭕❌'],
    [
      'the board, with discs in their colours',
      'four-in-a-row',
      small,
      '1 1 2 2 3 3 4',
      `${'⚪⚪⚪⚪⚪⚪⚪\n'.repeat(4)}🔵🔵🔵⚪⚪⚪⚪\n🔴🔴🔴🔴⚪⚪⚪`,
    ],
    [
      'the heaps after each move',
      'nim-game',
      small,
      '1-2 2-5 3-5 1-1 3-2',
      '3 5 7 → 1 5 7 → 1 0 7 → 1 0 2\n0 0 2 → 0 0 0',
    ],
    ['the pegs that are left', 'peg-solitaire', {}, pegs.toTwo.join(' '), /^(?:[^●]*●){2}[^●]*$/],
    [
      'the snake',
      'snake-game',
      {step: true, width: 8, height: 8, length: 3, seed: '1'},
      undefined,
      /^(?=.*🟩)(?:\p{Emoji}{8}\n){7}\p{Emoji}{8}$/su,
    ],
    [
      'a large board with at most 12 squares in a line',
      'snake-game',
      {step: true, width: 40, height: 30, obstacles: 'rooms'},
      undefined,
      /^(?:[⬜⬛🟩]{10}\n){7}[⬜⬛🟩]{10}$/u,
    ],
    [
      'the pieces of each player',
      'ludo-game',
      {...small, pieces: 1, seed: '3'},
      undefined,
      /^(?:● Ada\n[○◐] Ben|● Ben\n[○◐] Ada)$/,
    ],
  ];
  for (const [what, tag, settings, moves, expected] of drawings) {
    it(`draws ${what}: <${tag}>`, async () => {
      const game = await over(
        document.createElement(tag) as GameElement,
        {link: 'none', setup: 'off', ...settings},
        moves,
      );
      const drawing = (await resultOf(game)).split('\n').slice(2).join('\n');
      if (typeof expected === 'string') expect(drawing).to.equal(expected);
      else expect(drawing).to.match(expected);
    });
  }

  it('tells the order of several players of Ludo once', async () => {
    const ludo = await over(new LudoGame(), {players: 'Ada, Ben, Cyd', pieces: 1, playOn: true, seed: '3'});
    const [, words = '', ...drawn] = (await resultOf(ludo)).split('\n').slice(0, -1);
    const order = [...words.split(' · ')[1]!.matchAll(/\d\. (Ada|Ben|Cyd)/g)].map(([, name]) => name);
    expect(drawn.map((line) => line.replace(/^\S+ /, ''))).to.deep.equal(order);
  });
});

describe('a challenge', () => {
  const board = '101010101/010101010/101010101/010101010/101010101/010101010/101010101/010101010/101010100';
  /** Pieces of which at least one can be placed. */
  const some = {board, pieces: 'I1 O4', hand: 'I1 O4 O4'};
  const linkIn = (result: string): string => /^Can you do better\? (\S+)$/m.exec(result)![1]!;
  const parametersOf = async (game: GameElement): Promise<object> =>
    Object.fromEntries(new URL(linkIn(await resultOf(game))).searchParams);

  it('is at the end of a result: the same game with a score to beat', async () => {
    const settings = {board: board.split('/').join(' '), rotate: true, pieces: 'I1 O4 I3', hand: 'I1 O4 I3'};
    const link = 'https://games.example/?game=blockudoku&fair=on&autosave&utm_source=a';
    const game = await over(new BlockudokuGame(), {...settings, link});
    const challenge = linkIn(await resultOf(game));
    expect(Object.fromEntries(new URL(challenge).searchParams)).to.deep.equal({
      ...settings,
      game: 'blockudoku',
      rotate: 'on',
      seed: game.save().seed,
      'target-score': `${game.state.score}`,
    });
    expect((await resultOf(game)).endsWith(challenge), 'no other link').to.be.true;
    const [drawn, start] = [await resultOf(game), game.save().options];
    const {board: end} = game.state;
    expect(drawn).to.include(end.map((row) => [...row].map((bit) => '⬜🟧'.match(/./gu)![+bit]).join('')).join('\n'));

    // the element that the address describes, as the documentation reads it
    const other = new BlockudokuGame();
    for (const [name, value] of new URL(challenge).searchParams) other.setAttribute(name, value);
    await rendered(other, place(other));
    expect(other.save().options).to.deep.equal(start);
    expect(text(other, '[part=target-score]')).to.equal(`To beat: ${game.state.score}`);
  });

  it('names the day of a daily game, and the options of a game that the page has started with others', async () => {
    const daily = await over(new BlockudokuGame(), {...some, daily: '2026-11-23', link: ''});
    expect(await parametersOf(daily))
      .to.include({daily: '2026-11-23'})
      .and.not.to.have.property('seed');
    const game = place(new BlockudokuGame());
    Object.assign(game, {speed: 'instant', link: ''});
    await game.newGame({...some, scoring: 'woodoku'});
    await playOut(game);
    expect(await parametersOf(game)).to.include({scoring: 'woodoku'});
    for (const link of [undefined, 'none']) {
      game.link = link;
      expect(await resultOf(game), 'only where the page takes it').not.to.include('better');
    }
  });

  it('says at the end whether the score was beaten; in peg solitaire, by fewer pegs', async () => {
    const peg = await pegs.pegGame({targetScore: 3});
    await playAll(peg, pegs.toTwo);
    await until(() => text(peg, '[part=target-score]') === '3 beaten!');
    expect(text(peg, '[role=status]')).to.include('3 beaten!');
    const snake = await over(new SnakeGame(), {step: true, targetScore: 431, lang: 'de'});
    await until(() => text(snake, '[part=target-score]') === '431 nicht geschlagen.');
  });
});

describe('what is copied', () => {
  it('is a link with the whole game where the page plays replays', async () => {
    const copied: string[] = [];
    replace('share', undefined);
    replace('clipboard', {writeText: (its: string) => Promise.resolve(void copied.push(its))});
    const board = await ended();
    expect(cards(board)).not.to.include('Copy replay link');
    await rendered(board, board.setAttribute('link', ''));
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

  const {execCommand} = document;
  afterEach(() => void (document.execCommand = execCommand));
  for (const [how, isOpen, may, answer] of [
    ['is the text of the result', true, false, 'Copied'],
    ['is selected where the clipboard is closed; the focus stays', false, true, 'Copied'],
    ['may be nothing, which is said', false, false, 'This page isn’t allowed to copy.'],
  ] as const) {
    it(how, async () => {
      const copied: string[] = [];
      const copy = (its: string): boolean => isOpen && copied.push(its) > 0;
      replace('share', undefined);
      replace('clipboard', {
        writeText: (its: string) =>
          copy(its) ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError')),
      });
      document.execCommand = () => may && copied.push((document.activeElement as HTMLTextAreaElement).value) > 0;
      const board = await ended();
      const button = cardButton(board, 'Share');
      await click(button);
      await until(() => text(board, '.card-text') === answer);
      expect(copied).to.deep.equal(answer === 'Copied' ? [await resultOf(board)] : []);
      expect(board.shadowRoot!.activeElement).to.equal(button);
      expect(cards(board), 'the card stays').to.include('Ben wins!');
    });
  }
});

describe('statistics', () => {
  it('count the game that ends in the listener of `game-over`', async () => {
    const board = await snlBoard();
    const games = new Promise((resolve) =>
      board.addEventListener('game-over', () => void accepted(board.statistics()).then(({games}) => resolve(games))),
    );
    await playAll(board, shortGame.rolls);
    expect(await games).to.equal(1);
  });

  it('stand under "More", can be reset there, and that can be taken back', async () => {
    const peg = await pegs.pegGame({autosave: 'mine', setup: undefined});
    await pegs.playAll(peg, pegs.winning);
    await counted(peg, 1);
    await openMore(peg);
    await until(() => has(peg, '[part=statistics]') && has(peg, '[part~=challenges]'));
    find(peg, '[part=statistics] summary').click();
    expect(text(peg, '.statistics')).to.equal('Games 1 Won 1 Best 1 Average 1 In a row 1 Most in a row 1');
    const reset = find(peg, '[part=statistics] button');
    reset.scrollIntoView();
    await pegs.click(peg, reset);
    await until(() => text(peg, '.card-text') === 'Statistics reset Undo');
    await counted(peg, 0);
    await pegs.click(peg, find(peg, '.card-text button'));
    await counted(peg, 1);
    await peg.resetStatistics();
    await counted(peg, 0);
  });
});

it('a daily puzzle of peg solitaire is the same for everyone, on the board of the day of the week', async () => {
  const boards: unknown[] = [];
  for (const day of [23, 24, 25, 26, 27, 28, 29]) {
    const daily = `2026-11-${day}`;
    const [one, other] = [await pegs.pegGame({daily}), await pegs.pegGame({daily, seed: 'mine'})];
    expect(one.save().options).to.deep.equal(other.save().options);
    boards.push(one.save().options['board']);
    expect(text(one, '.note')).to.equal(`Daily game, Nov ${day}, 2026`);
  }
  expect(boards.join()).to.equal('triangle,triangle,english,diamond,triangle,european,asymmetric');
});
