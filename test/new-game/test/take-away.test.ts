// Played with the hands: real mouse and keys on the real element.
import {expect} from '@open-wc/testing';
import {elementContractOf} from '../../../src/testing.js';
import {hear, names, next, place} from '../../example/harness.js';
import {centre, click, press, resetMouse, sendMouse} from '../../support/commands.js';
import {common, focused, pressEveryKey, walk, type Press} from '../../support/keys.js';
import {TakeAway} from '../game/take-away.js';

afterEach(() => resetMouse());

/** A game in the page, with nothing to wait for, unless said otherwise. */
async function takeAway(settings: Partial<TakeAway> = {}): Promise<TakeAway> {
  const game = place(Object.assign(new TakeAway(), {speed: 'instant', players: 'Ada, Ben', stones: 6, ...settings}));
  await game.updateComplete;
  return game;
}

const square = (game: TakeAway, n: number): SVGElement =>
  game.renderRoot.querySelector<SVGElement>(`[data-square="${n}"]`)!;
const label = (game: TakeAway, n: number): string => square(game, n).getAttribute('aria-label')!;
const marked = (game: TakeAway): number[] =>
  [...game.renderRoot.querySelectorAll('.marked')].map((one) => Number(one.getAttribute('data-square')));
const course = (game: TakeAway): string => game.history.map(({move}) => move).join(' ');
const shown = async (game: TakeAway): Promise<void> => {
  await game.presented;
  await game.updateComplete;
};

describe('the contract of elements', () => {
  for (const {name, run} of elementContractOf('take-away', {refused: ['stones', 'many']})) it(name, run);
});

describe('<take-away>', () => {
  it('is played to its end by clicks', async () => {
    const game = await takeAway();
    const heard = hear(game, 'game-move', 'game-win', 'game-over');
    for (const n of [5, 4, 1]) {
      await click(square(game, n));
      await shown(game);
    }
    expect(course(game)).to.equal('2 1 3');
    expect(names(heard)).to.equal('move move move win over');
    expect(game.result?.winners).to.deep.equal([0]);
    expect(game.renderRoot.querySelector('.card-title')!.textContent).to.include('Ada');
  });

  it('keeps the focus where a stone was', async () => {
    const game = await takeAway();
    game.focus();
    await press('Enter');
    await shown(game);
    expect(course(game)).to.equal('1');
    expect(focused(game)).to.equal(square(game, 6));
  });

  it('shows before a press what it would take', async () => {
    const game = await takeAway();
    expect(marked(game)).to.be.empty;
    await sendMouse({type: 'move', position: centre(square(game, 5))});
    await game.updateComplete;
    expect(marked(game)).to.deep.equal([5, 6]);
    await sendMouse({type: 'move', position: centre(square(game, 2))});
    await game.updateComplete;
    expect(marked(game), 'that would be too many').to.be.empty;
  });

  it('takes nothing where too many would go, and says what may be taken', async () => {
    const game = await takeAway();
    await click(square(game, 2));
    await game.updateComplete;
    expect(course(game)).to.equal('');
    expect(game.renderRoot.querySelector('[role=status]')!.textContent).to.include('Ada to take 1 to 3 stones.');
  });

  it('is answered by an automatic player, who leaves a multiple of four', async () => {
    const game = await takeAway({players: 'Ada, Ben:auto', stones: 21});
    const answer = next(game, 'game-move', ({detail}) => detail.by === 'auto');
    await click(square(game, 20));
    expect((await answer).detail.move).to.equal('3');
    expect(game.state.left).to.equal(16);
  });

  it('names its squares, and has no accessibility violation', async () => {
    const game = await takeAway();
    expect(label(game, 5)).to.equal('stone 5, takes 2');
    expect(label(game, 2)).to.equal('stone 2');
    await game.play('1');
    await shown(game);
    expect(label(game, 6)).to.equal('square 6, empty');
    await expect(game).to.be.accessible();
  });
});

/** Keys from the first square of the last row on, and where each leads. */
async function go(press: Press, ...way: [key: string, square: number][]): Promise<void> {
  const game = await takeAway({stones: 12});
  square(game, 8).focus();
  for (const [key, n] of way) {
    await press(key);
    await game.updateComplete;
    expect(focused(game), key).to.equal(square(game, n));
  }
}

pressEveryKey('take-away', {
  ...common(() => takeAway(), ['2']),
  'Tab, Shift+Tab': walk(() => takeAway(), '[data-square="6"]', '.tool'),
  'Arrow keys': (press) => go(press, ['ArrowRight', 9], ['ArrowUp', 2], ['ArrowLeft', 1], ['ArrowDown', 8]),
  'Home, End': (press) => go(press, ['End', 12], ['Home', 8]),
  'Control+Home, Control+End': (press) => go(press, ['Control+Home', 1], ['Control+End', 12]),
  'Enter, Space': async (press) => {
    const game = await takeAway();
    for (const [key, n] of [
      ['Enter', 5],
      ['Space', 2],
    ] as const) {
      square(game, n).focus();
      await press(key);
      await shown(game);
    }
    expect(course(game)).to.equal('2 3');
  },
});
