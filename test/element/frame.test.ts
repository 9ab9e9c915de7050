// What stands around every board: the card of an end, "More", a new game that can be taken back, notices, and presses that
// go to the end of what is shown. By Snakes and Ladders, with real mouse and keys.
import {expect} from '@open-wc/testing';
import {OnDemand} from '../../src/core/on-demand.js';
import {found} from '../../src/core/search.js';
import {GameElement} from '../../src/element/game-element.js';
import {TicTacToe} from '../../src/games/tic-tac-toe/tic-tac-toe.js';
import {PegSolitaire} from '../../src/games/peg-solitaire/peg-solitaire.element.js';
import type {GameDefinition} from '../../src/frame/game-definition.js';
import type {PegTypes} from '../../src/games/peg-solitaire/types.js';
import {
  all,
  animations,
  cardButton,
  cards,
  click,
  dieButton,
  find,
  focused,
  has,
  lasting,
  place,
  playAll,
  shortGame,
  snlBoard,
  text,
  tool,
  until,
  type SnlBoard,
} from '../games/snakes-and-ladders/harness.js';
import {press} from '../support/commands.js';
import {placed, rendered, said, shown} from '../support/harness.js';

const status = (board: SnlBoard): string => text(board, '.status');
const made = (board: SnlBoard): number => board.history.length;

/** All moves of the short game but the last one. */
async function nearlyOver(settings: Partial<SnlBoard> = {}): Promise<SnlBoard> {
  const board = await snlBoard(settings);
  await playAll(board, shortGame.rolls.slice(0, -1));
  return board;
}

async function end(board: SnlBoard): Promise<void> {
  await playAll(board, shortGame.rolls.slice(-1));
  // the rest of the text comes from a file
  await until(() => has(board, '.card') && text(board, '.card-text').includes('longest ladder'));
}

describe('the card at the end', () => {
  it('takes the place of the controls, and the focus goes to "Rematch" where it was in the game', async () => {
    const board = await nearlyOver();
    board.focus();
    await shown(board, press('Enter'));
    expect(board.result).to.exist;
    expect(cards(board)).to.equal('Ben wins!');
    expect(focused(board)).to.equal(cardButton(board, 'Rematch'));
    expect(dieButton(board).checkVisibility({visibilityProperty: true})).to.be.false;
  });

  it('leaves the focus where it is in the page; put away, the tools are back, and the focus is in the game', async () => {
    const input = place(document.createElement('input'));
    const board = await nearlyOver();
    input.focus();
    await end(board);
    expect(document.activeElement).to.equal(input);
    // above which the button is
    await until(() => has(board, '.summary'));
    await rendered(board, click(find(board, '.card [part=close]')));
    expect(cards(board)).to.equal('');
    expect(document.activeElement).to.equal(board);
    await click(tool(board, 'undo'));
    expect(board.result).to.be.undefined;
    await end(board);
    expect(cards(board)).to.equal('Ben wins!');
  });

  it('comes after the celebration has begun, or with the next press, which ends it', async () => {
    const board = await nearlyOver({speed: 'normal'});
    const flying = (): readonly Animation[] => animations(board).filter(({effect}) => isConfetti(effect));
    void board.play(shortGame.rolls.at(-1)!);
    await lasting(board);
    await rendered(board, click(find(board, '.board')));
    expect(cards(board)).to.equal('');
    await rendered(board, click(find(board, '.board')));
    expect(flying()).to.deep.equal([]);
    expect(cards(board)).to.equal('Ben wins!');

    await click(cardButton(board, 'Rematch'));
    await playAll(board, shortGame.rolls.slice(0, -1));
    void board.play(shortGame.rolls.at(-1)!);
    await lasting(board);
    await click(find(board, '.board'));
    await until(() => flying().length > 0);
    await until(() => cards(board) === 'Ben wins!');
  });
});

const isConfetti = (effect: AnimationEffect | null): boolean =>
  Boolean((effect as KeyframeEffect | null)?.target?.closest('.confetti'));

describe('a new game', () => {
  for (const paused of [false, true])
    it(`from ${paused ? 'the card of a pause' : 'the tool'} can be taken back: the game that was given up goes on`, async () => {
      const board = await snlBoard();
      await playAll(board, '4 6 4');
      const {gameId} = board;
      board.paused = paused;
      await board.updateComplete;
      await click(paused ? cardButton(board, 'New game') : tool(board, 'new'));
      await until(() => status(board) === 'New game started Undo');
      expect(made(board)).to.equal(0);
      expect(board.paused).to.be.false;
      await rendered(board, click(find(board, '.status button')));
      expect(made(board)).to.equal(3);
      expect(board.gameId).to.equal(gameId);
      expect(status(board)).not.to.contain('New game started');
    });

  it('that replaces no game has nothing to take back', async () => {
    const board = await snlBoard();
    await rendered(board, click(tool(board, 'new')));
    expect(status(board)).not.to.contain('New game started');
  });

  it('can be taken back until something else is pressed, or for six seconds', async () => {
    const board = await snlBoard();
    const {setTimeout: real} = window;
    const waits: {readonly time: number | undefined; readonly end: () => void}[] = [];
    window.setTimeout = ((run: () => void, time?: number) => waits.push({time, end: run})) as never;
    try {
      await playAll(board, '4');
      await rendered(board, click(tool(board, 'new')));
      const [wait] = waits.filter(({time}) => time === 6000);
      expect(status(board)).to.contain('New game started');
      await rendered(board, wait!.end());
      expect(status(board)).not.to.contain('New game started');
      await playAll(board, '4');
      await rendered(board, click(tool(board, 'new')));
      await rendered(board, click(find(board, '.board')));
      expect(status(board)).not.to.contain('New game started');
    } finally {
      window.setTimeout = real;
    }
  });
});

describe('"More"', () => {
  it('has the tools that the row has no room for, sound, speed and the moves; it takes the focus and gives it back', async () => {
    const board = await snlBoard({path: true, odds: true});
    expect(all(board, '.toolbar .tool').length).to.be.at.most(4);
    tool(board, 'more').focus();
    await rendered(board, press('Enter'));
    const panel = find(board, '.panel');
    expect(focused(board)).to.equal(panel);
    await expect(panel).shadowDom.to.be.accessible();
    for (const name of ['redo', 'sound', 'path', 'odds', 'heat'])
      expect(has(board, `.panel [part~=${name}]`)).to.be.true;
    expect(has(board, '.panel .log')).to.be.true;
    await click(find(board, '.panel [part~=sound]'));
    expect(board.sound).to.be.true;
    const speed = find<HTMLSelectElement>(board, '.panel select');
    expect(speed.value).to.equal('instant');
    speed.focus();
    await press('f');
    expect(board.speed).to.equal('fast');
    await rendered(board, press('Escape'));
    expect(has(board, '.panel')).to.be.false;
    expect(focused(board)).to.equal(tool(board, 'more'));
    expect(board.paused, 'Escape closes, it does not pause').to.be.false;
  });

  it('stays as it is where the browser refuses full screen', async () => {
    const board = await snlBoard();
    // an unhandled rejection fails the test
    board.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
    await rendered(board, click(tool(board, 'more')));
    await rendered(board, click(find(board, '.panel [part~=full-screen]')));
    expect(has(board, '.panel [part~=full-screen]')).to.be.true;
  });

  it('says whether the game is in full screen, in another shadow root and after the browser has ended it, too', async () => {
    const outer = place(document.createElement('div')).attachShadow({mode: 'open'});
    const board = await snlBoard();
    await rendered(board, outer.append(board));
    await click(tool(board, 'more'));
    await until(() => has(board, '.panel [part~=full-screen]'));
    const pressed = (): string | null => find(board, '.panel [part~=full-screen]').getAttribute('aria-pressed');
    expect(pressed()).to.equal('false');
    const changed = (): Promise<Event> =>
      new Promise((resolve) => document.addEventListener('fullscreenchange', resolve, {once: true}));
    const enters = changed();
    await click(find(board, '.panel [part~=full-screen]'));
    await rendered(board, enters);
    expect(pressed()).to.equal('true');
    const leaves = changed();
    await document.exitFullscreen();
    await rendered(board, leaves);
    expect(pressed()).to.equal('false');
  });

  it('closes when something beside it is pressed; a press on the board does nothing else', async () => {
    const game = await placed(new TicTacToe(), {players: 'Ada, Ben'});
    const cell = find(game, '[data-target=a1]');
    await rendered(game, click(tool(game, 'more')));
    expect(tool(game, 'more').getAttribute('aria-expanded')).to.equal('true');
    await rendered(game, click(cell));
    expect([has(game, '.panel'), game.history.length]).to.deep.equal([false, 0]);
    await rendered(game, click(cell));
    expect(game.history).to.have.length(1);
  });
});

describe('a part that could not be loaded', () => {
  const sentence = 'This part could not be loaded. Check your connection.';

  let failing = 0;
  /** Peg solitaire whose hint and whose part of "More" fail once. */
  async function failingGame(): Promise<GameElement<PegTypes>> {
    const hints = [Promise.resolve(undefined)];
    const parts = [() => Promise.reject(new Error('503'))];
    class FailingGame extends GameElement<PegTypes> {
      constructor() {
        super({
          ...(Reflect.get(PegSolitaire, 'definition') as GameDefinition<PegTypes>),
          hint: () => hints.pop() ?? found({winnable: true, move: '4-1', way: ['4-1']}),
          onDemand: {
            more: new OnDemand(() => parts.pop()?.() ?? Promise.resolve({extra: () => 'a part of the game'})),
          },
        });
      }
    }
    customElements.define(`failing-game-${++failing}`, FailingGame);
    return placed(new FailingGame(), {setup: 'off'});
  }

  it('says so in place of a hint, and is tried again by keyboard', async () => {
    const game = await failingGame();
    tool(game, 'hint').focus();
    await press('Enter');
    await until(() => has(game, '.status .link'));
    expect(text(game, '.status')).to.equal(`${sentence} Try again`);
    expect(said(game)).to.contain(sentence);
    await expect(game).shadowDom.to.be.accessible();
    await press('Tab');
    expect(has(game, '.status .link'), 'on the way to the button').to.be.true;
    find(game, '.status .link').focus();
    await press('Enter');
    await until(() => has(game, '.hint'));
    expect(has(game, '.link')).to.be.false;
    expect(document.activeElement).to.equal(game);
  });

  it('says so in the panel', async () => {
    const game = await failingGame();
    tool(game, 'more').focus();
    await press('Enter');
    await until(() => has(game, '.panel .link'));
    expect(text(game, '.panel')).to.contain(`${sentence} Try again`).and.not.to.contain('a part of the game');
    expect(said(game)).to.contain(sentence);
    await expect(find(game, '.panel')).shadowDom.to.be.accessible();
    await click(find(game, '.panel .link'));
    await until(() => text(game, '.panel').includes('a part of the game'));
    expect(has(game, '.link')).to.be.false;
  });
});

describe('what is shown', () => {
  it('goes to its end by a press on the board, on the die and by Enter', async () => {
    const board = await snlBoard({speed: 'slow'});
    const presses = [
      () => click(find(board, '.board')),
      () => click(dieButton(board)),
      async () => {
        dieButton(board).focus();
        await press('Enter');
      },
    ];
    for (const [i, pressed] of presses.entries()) {
      void board.play(shortGame.rolls[i]!);
      await lasting(board);
      expect(board.matches(':state(busy)')).to.be.true;
      await rendered(board, pressed());
      expect(board.matches(':state(busy)')).to.be.false;
      expect(made(board), 'it makes no move').to.equal(i + 1);
    }
  });

  it('rolls for nobody by further presses right after the one that ended it', async () => {
    const board = await snlBoard({players: 'Ada, Ben', speed: 'slow'});
    const pressAt = async (timeStamp: number): Promise<number> => {
      const event = new PointerEvent('click', {bubbles: true, composed: true, cancelable: true, detail: 1});
      Object.defineProperty(event, 'timeStamp', {value: timeStamp});
      await rendered(board, dieButton(board).dispatchEvent(event));
      return made(board);
    };
    // one that rolls, one that skips its animation, and others of the same series
    for (const time of [1000, 1400, 1500, 1800, 1999]) expect(await pressAt(time), `at ${time}`).to.equal(1);
    expect(await pressAt(2000), 'the pause has ended, though it was pressed all the while').to.equal(2);
  });

  it('says whose turn it is to who rolls out of turn', async () => {
    const board = await snlBoard({players: 'Ada:remote, Ben'});
    await rendered(board, click(dieButton(board)));
    expect(made(board)).to.equal(0);
    expect(status(board)).to.equal('Ada’s turn.');
  });
});
