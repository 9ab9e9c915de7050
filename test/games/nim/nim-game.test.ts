// Nim played with the hands: real mouse and keys, from the first stone to the last.
import {expect} from '@open-wc/testing';
import {NimGame} from '../../../src/games/nim/nim-game.js';
import {centre, press, resetMouse, sendMouse} from '../../support/commands.js';
import {
  all,
  cards,
  click,
  course,
  find,
  focused,
  has,
  hear,
  names,
  placed,
  rendered,
  said,
  shown,
  text,
  tool,
  until,
} from '../../support/harness.js';

afterEach(() => resetMouse());

const game = (settings: Partial<NimGame> = {}): Promise<NimGame> =>
  placed(new NimGame(), {players: 'Ada, Ben', seed: '1', speed: 'instant', heaps: '1 2 3', ...settings});

/** A stone: its heap from 1, and its place in it from the bottom, from 1. */
const stone = (nim: NimGame, heap: number, number: number): HTMLElement =>
  find(nim, `[data-target="${heap - 1}-${number}"]`);
/** The stones with this mark, each by its place. */
const marked = (nim: NimGame, mark: string): string[] =>
  all(nim, `.piece[data-marks=${mark}]`)
    .map((piece) => piece.getAttribute('data-place')!)
    .sort();
const captions = (nim: NimGame): string =>
  all(nim, '.caption')
    .map(({textContent}) => textContent.trim())
    .join(' ');

it('a game of Nim is played from start to end by mouse: a press takes the stone and all above it', async () => {
  const nim = await game();
  const heard = hear(nim, 'game-move', 'game-win', 'game-over');
  for (const [heap, number] of [
    [3, 2],
    [2, 2],
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const) {
    await shown(nim, click(stone(nim, heap, number)));
  }
  expect(course(nim)).to.equal('3-2 2-1 1-1 2-1 3-1');
  expect(names(heard)).to.equal(`${'move '.repeat(5)}win over`);
  expect(cards(nim)).to.equal('Ada wins!');
});

describe('a stone', () => {
  it('says how many it takes, and marks and raises them under the mouse', async () => {
    const nim = await game();
    expect(stone(nim, 3, 2).ariaLabel).to.equal('heap 3, stone 2, takes 2');
    await rendered(nim, sendMouse({type: 'move', position: centre(stone(nim, 3, 2))}));
    expect(marked(nim, 'aimed')).to.deep.equal(['2-2', '2-3']);
    expect(text(nim, '.status')).to.equal('Take 2 stones?');
    expect(getComputedStyle(find(nim, '.piece[data-marks=aimed] > g')).translate).to.equal('0px -10px');
  });

  it('that is taken leaves its heap as it starts, and is counted where it lands; those in the bowls stay there', async () => {
    const nim = await game();
    const bowls = (): number => all(nim, '.bowls .stone').length;
    const colours = (): unknown[] => all(nim, '.stone').map((each) => each.getAttribute('fill'));
    const before = colours().sort();
    await nim.play('1-1');
    nim.speed = 'slow';
    await rendered(nim, nim.play('3-2'));
    await until(() => captions(nim) === '0 2 2');
    expect(bowls()).to.equal(1);
    nim.speed = 'normal';
    await shown(nim);
    expect([bowls(), captions(nim)]).to.deep.equal([3, '0 2 1']);
    expect(colours().sort(), 'each as it was').to.deep.equal(before);
  });

  it('that is gone, or too deep, is refused in words; the focus survives the move and its undo', async () => {
    const nim = await game({most: 2});
    await rendered(nim, click(stone(nim, 3, 1)));
    expect(text(nim, '.status')).to.equal('At most 2 stones at once.');
    await shown(nim, click(stone(nim, 3, 2)));
    expect(said(nim)).to.equal('Ada takes 2 from heap 3. Ben to move.');
    expect(text(nim, '.status'), 'the heap is seen').to.equal('Ada takes 2 stones. Ben to move.');
    expect(all(nim, '.bowls .stone'), 'what was taken lies in a bowl').to.have.length(2);
    stone(nim, 3, 2).focus();
    await rendered(nim, press('Enter'));
    expect(text(nim, '.status')).to.equal('That stone is gone.');
    await shown(nim, press('Control', 'z'));
    expect(course(nim)).to.equal('');
    expect(focused(nim)).to.equal(stone(nim, 3, 2));
  });
});

describe('a hint', () => {
  /** Asks for a hint, and waits for its announcement. */
  async function hinted(nim: NimGame): Promise<string> {
    const before = said(nim);
    await click(tool(nim, 'hint'));
    await until(() => has(nim, '.ring.hint') && said(nim) !== before);
    return said(nim);
  }

  it('marks the stones, and gives the reason to those who learn, in words and below the heaps', async () => {
    const nim = await game({heaps: '3 4 5'});
    expect(await hinted(nim)).to.equal('Take 2 from heap 1. Then you can win.');
    expect([text(nim, '.status'), captions(nim)]).to.deep.equal(['Take 2 stones. Then you can win.', '3 4 5']);
    expect(marked(nim, 'hinted')).to.deep.equal(['0-2', '0-3']);
    await rendered(nim, sendMouse({type: 'move', position: centre(stone(nim, 3, 5))}));
    expect([marked(nim, 'hinted'), text(nim, '.status')]).to.deep.equal([[], 'Take 1 stone?']);
    const taught = await game({heaps: '3 4 5', teach: true});
    expect(await hinted(taught)).to.equal(
      'Take 2 from heap 1. 3 − 2 is 1, 4 is 4, 5 is 4 + 1. Then each of these numbers has a twin.',
    );
    expect([text(taught, '.status'), captions(taught)]).to.deep.equal([
      'Take 2 stones. Then each of these numbers has a twin.',
      '3−2=1 4 5=4+1',
    ]);
  });

  it('counts what is left after whole rounds where a move takes only so many', async () => {
    const nim = await game({heaps: '11 2', most: 3, teach: true});
    expect(await hinted(nim)).to.equal(
      'Take 1 from heap 1. 11 − 1 − 8 is 2, 2 is 2. Then each of these numbers has a twin.',
    );
  });

  it('knows the end of misère play, and says where no move wins', async () => {
    expect(await hinted(await game({heaps: '1 1 3', misere: true, teach: true}))).to.match(
      /Leave an odd number of heaps of 1\./,
    );
    expect(await hinted(await game())).to.match(/No sure win here\. Hope for a mistake\.$/);
  });
});
