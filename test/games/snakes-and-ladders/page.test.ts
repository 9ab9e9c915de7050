// What pages do to a board that is not play: what they put into it, hand over, and get wrong.
import {expect} from '@open-wc/testing';
import {SnlBoard} from '../../../src/games/snakes-and-ladders/snl-board.js';
import {find, frame, playAll, snlBoard, text} from './harness.js';

describe('what a page puts into the slot', () => {
  it('keeps its own keys', async () => {
    const board = await snlBoard({speed: 'instant'});
    await board.play('4');
    const note = document.createElement('textarea');
    board.append(note);
    for (const init of [{key: 'Escape'}, {key: 'z', ctrlKey: true}]) {
      const event = new KeyboardEvent('keydown', {...init, bubbles: true, composed: true, cancelable: true});
      note.dispatchEvent(event);
      expect(event.defaultPrevented, init.key).to.equal(false);
    }
    expect(board.paused).to.equal(false);
    expect(board.history).to.have.length(1);
  });
});

describe('light and dark', () => {
  it('follow the colour scheme of the page, not that of the system behind it', async () => {
    const board = await snlBoard({});
    const ground = (scheme: string): string => {
      document.documentElement.style.colorScheme = scheme;
      return getComputedStyle(board).backgroundColor;
    };
    const [unsaid, light, dark] = [ground(''), ground('light'), ground('dark')];
    document.documentElement.style.colorScheme = '';
    expect(unsaid).to.equal(light);
    expect(dark).not.to.equal(light);
  });
});

describe('words that a page hands over', () => {
  it('are used in its language, English where they are missing', async () => {
    SnlBoard.registerWords('nl', {roll: 'Gooi'});
    const board = await snlBoard({lang: 'nl'});
    expect(text(board, '.roll')).to.equal('Gooi');
    expect(text(board, '.status')).to.equal('Ada’s turn.');
  });
});

describe('a page that gets it wrong', () => {
  it('hears of a setting that has no end, and has a board all the same', async () => {
    const board = await snlBoard({});
    const codes: string[] = [];
    board.addEventListener('game-error', ({detail}) => codes.push(detail.code));
    for (const name of ['one', 'two']) {
      const cycle: Record<string, unknown> = {name};
      cycle['self'] = cycle;
      board.board = cycle as never;
      await board.updateComplete;
    }
    const trap = {};
    Object.defineProperty(trap, 'size', {
      enumerable: true,
      get: () => {
        throw new TypeError('no');
      },
    });
    board.board = trap;
    await board.updateComplete;
    expect(new Set(codes)).to.deep.equal(new Set(['bad-option']));
    expect((await board.play('3')).ok).to.equal(true);
  });

  it('may leave out what is optional, also as null', async () => {
    const board = await snlBoard({speed: 'instant'});
    expect((await board.play('roll', null as never)).ok).to.equal(true);
    expect((await board.newGame(null as never)).ok).to.equal(true);
  });

  it('is not kept waiting by a board that is in no page', async () => {
    const board = document.createElement('snl-board');
    expect((await board.play('3')).ok).to.equal(true);
    await board.presented;
  });
});

describe('the way home', () => {
  it('is said not to be there where home cannot be reached', async () => {
    // every square before home has a snake
    const board = await snlBoard({size: 3, snakes: '3-1 4-1 5-1 6-1 7-1 8-1', faces: 6, path: true, seed: '1'});
    while (!board.shadowRoot!.textContent.includes('Home can’t be reached.')) await frame();
  });

  it('is drawn by a hint until the next move', async () => {
    const board = await snlBoard({speed: 'instant'});
    await board.hint();
    await board.updateComplete;
    expect(find(board, '[part=route]')).to.exist;
    await board.play('3');
    await board.updateComplete;
    expect(board.shadowRoot!.querySelector('[part=route]')).to.equal(null);
    expect(board.path).to.equal(false);
  });
});

describe('a long game', () => {
  it('of a person goes on after its 151st round', async () => {
    const board = await snlBoard({players: 'Ada', size: 10, snakes: '2-1', ladders: '', speed: 'instant', seed: '1'});
    await playAll(board, Array<string>(160).fill('1').join(' '));
    expect(board.result).to.equal(undefined);
  });

  it('of automatic players is stopped there', async () => {
    const board = await snlBoard({players: 'Ada:auto', size: 10, snakes: '2-1', speed: 'instant', seed: '1'});
    await playAll(board, Array<string>(151).fill('1').join(' '));
    expect(board.result?.reason).to.equal('too-long');
  });

  it('cannot be paused when it is over', async () => {
    const board = await snlBoard({size: 2, snakes: '3-2', speed: 'instant'});
    await board.play('3');
    board.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(board.paused).to.equal(false);
  });
});
