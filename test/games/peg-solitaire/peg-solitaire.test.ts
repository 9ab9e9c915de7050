// Played with the hands: real mouse and keys, from the first jump to the last.
import {expect} from '@open-wc/testing';
import {thinker} from '../../../src/games/peg-solitaire/peg-ui.js';
import {centre, drag, press, resetMouse, sendMouse} from '../../support/commands.js';
import {
  all,
  animations,
  answerNext,
  cell,
  click,
  course,
  dragPeg,
  find,
  focusedHole,
  has,
  hear,
  idle,
  label,
  losing,
  marked,
  markedPegs,
  names,
  Owed,
  pegGame,
  picked,
  place,
  playAll,
  said,
  seenPegs,
  setInMotion,
  settled,
  text,
  toHome,
  toThree,
  toTwo,
  until,
  winning,
  type PegSolitaire,
} from './harness.js';

afterEach(() => resetMouse());

/** Moves the focus by arrow keys to a hole, row by row. */
async function arrowTo(game: PegSolitaire, hole: number): Promise<void> {
  const {row, column} = place5(hole);
  for (let steps = 0; focusedHole(game) !== hole && steps < 20; steps++) {
    const now = place5(focusedHole(game));
    await press(
      now.row < row ? 'ArrowDown' : now.row > row ? 'ArrowUp' : now.column < column ? 'ArrowRight' : 'ArrowLeft',
    );
    await game.updateComplete;
  }
  expect(focusedHole(game)).to.equal(hole);
}
const place5 = (hole: number): {row: number; column: number} => {
  let row = 0;
  while (((row + 1) * (row + 2)) / 2 < hole) row++;
  return {row, column: hole - (row * (row + 1)) / 2};
};

describe('a game of peg solitaire', () => {
  it('is won by dragging', async function () {
    this.timeout(30_000);
    const game = await pegGame();
    const heard = hear(game, 'game-move', 'game-win', 'game-over');
    for (const move of winning) {
      await dragPeg(game, move);
      expect(seenPegs(game), move).to.equal(game.state.pegs);
    }
    expect(course(game)).to.equal(winning.join(' '));
    expect(names(heard)).to.equal(`${'move '.repeat(13)}win over`);
    expect(game.matches(':state(over):state(won)')).to.be.true;
    expect(text(game, '.card-title')).to.equal('Master of the board!');
    expect(text(game, '.card')).to.include('1 peg left. 13 jumps, 12 moves.');
    expect(all(game, '.taken')).to.have.length(13);
    expect(game.result).to.include({reason: 'one-peg', pegs: 1, scale: 'genius'});
  });

  it('is won by clicks on peg and hole', async function () {
    this.timeout(30_000);
    const game = await pegGame();
    for (const move of winning) {
      const [from, to] = move.split('-').map(Number) as [number, number];
      await click(game, cell(game, from));
      expect(picked(game)).to.equal(from);
      expect(marked(game, 'open')).to.include(to);
      await click(game, cell(game, to));
    }
    expect(course(game)).to.equal(winning.join(' '));
    expect(game.result?.winners).to.deep.equal([0]);
  });

  it('is won by keyboard alone, with one tab stop, and the focus stays on the board to the end', async function () {
    this.timeout(30_000);
    const game = await pegGame();
    expect(all(game, '.cell[tabindex="0"]')).to.have.length(1);
    const before = document.createElement('button');
    before.textContent = 'before';
    place(before);
    game.before(before);
    before.focus();
    await press('Tab');
    expect(focusedHole(game)).to.equal(4);
    for (const [i, move] of winning.entries()) {
      const [from, to] = move.split('-').map(Number) as [number, number];
      await arrowTo(game, from);
      await press(i % 2 ? 'Enter' : 'Space');
      await game.updateComplete;
      expect(picked(game)).to.equal(from);
      await arrowTo(game, to);
      await press('Enter');
      await settled(game);
      if (game.turn !== undefined) expect(focusedHole(game)).to.equal(to);
    }
    expect(course(game)).to.equal(winning.join(' '));
    expect(game.shadowRoot!.activeElement?.textContent.trim(), 'on to the next game').to.equal('Play again');
    game.focus();
    await press('Tab');
    expect(focusedHole(game), 'Tab leaves the board').to.equal(0);
  });

  it('tells only those who play here how', async () => {
    const game = await pegGame();
    expect(text(game, '.status')).to.equal('Jump over a peg into an empty hole.');
    game.players = ':remote';
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('14 pegs left.');
  });

  it('says what the end is worth', async () => {
    for (const [moves, title, pegs] of [
      [toTwo, 'Sharp play!', 2],
      [toThree, 'Not bad at all.', 3],
      [losing, 'The board wins.', 8],
    ] as const) {
      const game = await pegGame();
      const heard = hear(game, 'game-win', 'game-over');
      await playAll(game, moves);
      expect(text(game, '.card-title')).to.equal(title);
      expect(text(game, '.card')).to.include(`${pegs} pegs left`);
      expect(said(game)).to.include(title);
      expect(names(heard)).to.equal('over');
      game.remove();
    }
  });

  it('is shown at its own pace: the peg hops, the other goes to the row', async () => {
    const game = await pegGame({speed: 'fast'});
    void game.play('4-1');
    await until(() => animations(game).length > 0);
    expect(seenPegs(game)).to.equal(game.state.pegs);
    expect(find(game, '.taken .hop').getAnimations()).to.have.length(1);
    const hop = find<SVGElement>(game, '[data-peg="1"]');
    expect(hop.querySelector('.lift')!.getAnimations(), 'up and down').to.have.length(1);
    const others = all(game, '[data-peg]').filter((peg) => peg !== hop);
    for (const peg of others)
      expect(peg.compareDocumentPosition(hop), 'it hops above the others').to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    await settled(game);
    expect(animations(game)).to.be.empty;
  });

  it('shows a jump by mouse, too: the click that ends the press does not skip it', async () => {
    const game = await pegGame({speed: 'slow'});
    find(game, '.pieces').scrollIntoView({block: 'nearest'});
    await sendMouse({type: 'click', position: centre(cell(game, 4))});
    const moved = await setInMotion(game, () => sendMouse({type: 'click', position: centre(cell(game, 1))}));
    expect(moved).to.include(find(game, '[data-peg="1"] .hop'));
    expect(course(game)).to.equal('4-1');
  });

  it('is over with the last peg raised, more so where the game began', async () => {
    for (const [moves, marks, title] of [
      [winning, 'won', 'Master of the board!'],
      [toHome, 'won home', 'Perfect finish!'],
    ] as const) {
      const game = await pegGame();
      await playAll(game, moves);
      const [, to] = moves.at(-1)!.split('-');
      expect(find(game, '.peg:not(.taken)').getAttribute('data-peg')).to.equal(to);
      for (const mark of marks.split(' ')) expect(markedPegs(game, mark), mark).to.deep.equal([Number(to)]);
      expect(has(game, '.home')).to.equal(marks.includes('home'));
      expect(text(game, '.card-title')).to.equal(title);
      await game.undo();
      await game.updateComplete;
      expect(markedPegs(game, 'won')).to.be.empty;
      game.remove();
    }
  });

  it('at the end of a solved board the pegs in the rack hop, one after the other', async () => {
    const game = await pegGame();
    await playAll(game, winning.slice(0, -1));
    await thinker.use(() => undefined);
    game.speed = 'slow';
    await game.play(winning.at(-1)!);
    // the one that was taken last has flown there before
    const hops = (): Animation[] => all(game, '.taken .lift').flatMap((peg) => peg.getAnimations().slice(-1));
    await until(() => hops().length === 13);
    expect(new Set(hops().map(({effect}) => effect!.getTiming().delay))).to.have.length(13);
    game.speed = 'instant';
    await game.presented;
    expect(hops()).to.be.empty;
  });

  it('shows which pegs are stuck at a dead end', async () => {
    const game = await pegGame();
    await playAll(game, losing);
    expect(markedPegs(game, 'stuck')).to.have.length(8);
    await game.undo();
    await game.updateComplete;
    expect(markedPegs(game, 'stuck')).to.be.empty;
  });

  it('waits for nobody: the next peg is taken while the last one still hops', async () => {
    const game = await pegGame({speed: 'slow'});
    void game.play('4-1');
    await until(() => animations(game).length > 0);
    const [x, y] = centre(cell(game, 6));
    await sendMouse({type: 'click', position: [x, y]});
    await sendMouse({type: 'click', position: centre(cell(game, 4))});
    expect(course(game)).to.equal('4-1 6-4');
  });
});

describe('a drag', () => {
  it('shows the peg under the pointer and where it may go', async () => {
    const game = await pegGame();
    const [from, to] = [centre(cell(game, 4)), centre(cell(game, 1))];
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: [to[0] + 30, to[1] + 90]});
    await game.updateComplete;
    expect(marked(game, 'open')).to.deep.equal([1]);
    expect(marked(game, 'over')).to.be.empty;
    expect(has(game, '.above [data-peg="4"]')).to.be.true;
    expect(all(game, '[data-peg="4"]'), 'it is in one place only').to.have.length(1);
    await sendMouse({type: 'move', position: to});
    await game.updateComplete;
    expect(marked(game, 'over')).to.deep.equal([1]);
    await sendMouse({type: 'up'});
    expect(course(game)).to.equal('4-1');
  });

  it('that ends on an illegal hole or outside the board puts the peg back', async () => {
    const game = await pegGame();
    for (const to of [centre(cell(game, 3)), centre(cell(game, 12)), [2, 2] as const]) {
      await drag(centre(cell(game, 4)), to, 3);
      await settled(game);
      expect(course(game)).to.equal('');
      expect(picked(game)).to.equal(undefined);
      expect(seenPegs(game)).to.equal(game.state.pegs);
      expect(said(game)).to.equal('Peg 4 put back.');
    }
  });

  it('that ends nowhere flies back', async () => {
    const game = await pegGame({speed: 'normal'});
    const moved = await setInMotion(game, () => drag(centre(cell(game, 4)), centre(cell(game, 3)), 3));
    expect(moved).to.include(find(game, '[data-peg="4"] .hop'));
    expect(animations(game)).to.be.empty;
  });

  it('is given up by Escape, and when the game changes', async () => {
    const game = await pegGame();
    const start = async (): Promise<void> => {
      await sendMouse({type: 'move', position: centre(cell(game, 4))});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: centre(cell(game, 1))});
      await game.updateComplete;
      expect(has(game, '.above .peg')).to.be.true;
    };
    await start();
    await press('Escape');
    await sendMouse({type: 'up'});
    expect(course(game)).to.equal('');
    await start();
    await game.play('6-1');
    await settled(game);
    expect(has(game, '.above .peg')).to.be.false;
    await sendMouse({type: 'up'});
    expect(course(game)).to.equal('6-1');
  });

  it('of a peg without a jump takes nothing', async () => {
    const game = await pegGame();
    await drag(centre(cell(game, 2)), centre(cell(game, 1)), 3);
    await settled(game);
    expect(course(game)).to.equal('');
    expect(said(game)).to.equal('Peg 2 can’t jump.');
  });
});

describe('a peg that is dropped while the page takes its time', () => {
  /** Drags peg 4 to hole 1, a little beside it; the page owes the answer. */
  async function dropped(): Promise<{game: PegSolitaire; owed: Owed; moved: Element[]}> {
    const game = await pegGame({speed: 'slow'});
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    const [x, y] = centre(cell(game, 1));
    const moved = await setInMotion(game, () => drag(centre(cell(game, 4)), [x + 8, y + 6], 3));
    return {game, owed, moved};
  }
  /** Where the peg is drawn, of which nothing moves yet. */
  const seenAt = (game: PegSolitaire): DOMRect => find(game, '.above .peg .lift').getBoundingClientRect();
  /** Where the first keyframe of the hop has the peg, from its own hole, in the board's units. */
  const start = (hop: Element): DOMMatrix =>
    new DOMMatrix(String((hop.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes()[0]!['transform']));

  it('waits where it was dropped', async () => {
    const {game, owed, moved} = await dropped();
    expect(moved, 'nothing flies back').to.be.empty;
    expect(has(game, '.above .peg')).to.be.true;
    const {x, y, width, height} = seenAt(game);
    const [left, top] = centre(cell(game, 1));
    expect(x + width / 2).to.be.closeTo(left + 8, 8);
    // it is lifted
    expect(y + height / 2).to.be.within(top - 40, top + 10);
    expect(text(game, '.status')).to.equal('Waiting …');
    owed.keep(false);
    await settled(game);
  });

  it('comes down from there, once, where the page accepts', async () => {
    const {game, owed} = await dropped();
    owed.keep(true);
    await until(() => course(game) === '4-1' && animations(game).length > 0);
    const {e, f} = start(find(game, '[data-peg="1"] .hop'));
    expect(Math.hypot(e, f), 'from where it was dropped, not from its hole').to.be.within(1, 60);
    expect(has(game, '[data-peg="4"]')).to.be.false;
    game.speed = 'instant';
    await game.presented;
  });

  it('flies back from there where the page refuses', async () => {
    const {game, owed} = await dropped();
    owed.keep(false);
    await until(() => animations(game).length > 0);
    const {e, f} = start(find(game, '[data-peg="4"] .hop'));
    expect(Math.hypot(e, f), 'from where it was dropped').to.be.above(100);
    expect(course(game)).to.equal('');
    game.speed = 'instant';
    await idle();
    expect(seenPegs(game)).to.equal(game.state.pegs);
  });
});

describe('another board', () => {
  it('is what everything answers for in the same task', async () => {
    const game = await pegGame();
    game.board = 'english';
    const [move] = game.legalMoves;
    expect(game.state.pegs).to.have.length(33);
    expect(game.save().options['board']).to.equal('english');
    expect(await game.play(move!)).to.include({ok: true, move});
    const other = await pegGame();
    const before = other.legalMoves;
    other.board = 'diamond';
    expect(other.legalMoves).not.to.deep.equal(before);
    other.board = 'english';
    const hint = (await other.hint()) as {move?: string; code?: string};
    expect(hint.code).to.equal(undefined);
    expect(other.legalMoves).to.include(hint.move);
  });
});

describe('a hole of the game before', () => {
  it('does nothing until the new board is rendered', async () => {
    const game = await pegGame({board: 'english'});
    const last = cell(game, 33);
    const before = game.legalMoves;
    void game.newGame({board: 'triangle', rows: 3});
    // an uncaught error fails the test
    for (const type of ['pointerover', 'focusin', 'pointerdown', 'pointerup', 'click'])
      last.dispatchEvent(new PointerEvent(type, {bubbles: true, composed: true, isPrimary: true, button: 0}));
    expect(game.legalMoves).not.to.deep.equal(before);
    await game.updateComplete;
    expect([picked(game), game.history.length]).to.deep.equal([undefined, 0]);
  });
});

describe('a picked peg', () => {
  it('is put back by a second press and by Escape; another one that can jump is taken instead', async () => {
    const game = await pegGame();
    await playAll(game, ['4-1']);
    game.focus();
    const pick = (hole: number): Promise<void> => click(game, cell(game, hole));
    await pick(6);
    expect(picked(game)).to.equal(6);
    expect(text(game, '.status')).to.equal('Now choose the dashed hole.');
    expect(said(game)).to.equal('Peg 6 in hand: jumps to 4.');
    await pick(6);
    expect(picked(game)).to.equal(undefined);
    await pick(6);
    await press('Escape');
    await game.updateComplete;
    expect(picked(game)).to.equal(undefined);
    expect(game.paused, 'Escape has put the peg back, no more').to.be.false;
    await pick(6);
    await pick(11);
    expect(picked(game)).to.equal(11);
  });

  it('is not to be had where the game is for looking only, paused or over', async () => {
    for (const settings of [{readOnly: true}, {paused: true}]) {
      const game = await pegGame(settings);
      game.focus();
      await press('Enter');
      expect(picked(game)).to.equal(undefined);
      game.remove();
    }
    const game = await pegGame();
    await playAll(game, losing);
    game.focus();
    await press('Enter');
    expect(picked(game)).to.equal(undefined);
  });
});

describe('a press that can do nothing', () => {
  /** What is seen, and what is heard. */
  const told = (game: PegSolitaire): string[] => [text(game, '.status'), said(game)];

  it('says why: a peg that is stuck, a hole out of reach, no peg in hand', async () => {
    const game = await pegGame();
    await click(game, cell(game, 2));
    expect(told(game)).to.deep.equal(['This peg can’t jump.', 'Peg 2 can’t jump.']);
    await click(game, cell(game, 1));
    expect(told(game)).to.deep.equal(['Choose a peg first.', 'Choose a peg first.']);
    await playAll(game, ['4-1']);
    await click(game, cell(game, 6));
    await click(game, cell(game, 2));
    expect(told(game)).to.deep.equal(['It can’t land there.', 'It can’t land there.']);
    expect(picked(game), 'the peg stays in hand').to.equal(6);
    await click(game, cell(game, 15));
    expect(text(game, '.status')).to.equal('This peg can’t jump.');
    expect(picked(game)).to.equal(6);
    await click(game, cell(game, 4));
    expect(course(game)).to.equal('4-1 6-4');
  });

  it('rocks the peg that was pressed or is in hand, by key too', async () => {
    const game = await pegGame({speed: 'slow'});
    const rocks = (hole: number): boolean => find(game, `[data-peg="${hole}"] .lift`).getAnimations().length > 0;
    game.focus();
    await press('ArrowUp');
    await press('Enter');
    expect(rocks(2)).to.be.true;
    await press('ArrowDown');
    await press('Enter');
    expect(picked(game)).to.equal(4);
    await press('ArrowRight');
    await press('Enter');
    expect(text(game, '.status')).to.equal('This peg can’t jump.');
    expect(animations(game), 'peg 2 or 5').not.to.be.empty;
  });

  it('shows the pegs that can jump, until the next jump', async () => {
    const game = await pegGame();
    await playAll(game, ['4-1']);
    expect(markedPegs(game, 'able')).to.be.empty;
    await click(game, cell(game, 1));
    expect(markedPegs(game, 'able').sort()).to.deep.equal(marked(game, 'ready').sort());
    expect(marked(game, 'ready')).not.to.be.empty;
    await playAll(game, ['6-4']);
    expect(markedPegs(game, 'able')).to.be.empty;
  });
});

describe('the pegs that can jump', () => {
  it('are shown at the start, with `hints`, and after a pause of play; not while one is in hand', async () => {
    const waits = new Map<number, () => void>();
    const {setTimeout} = window;
    let count = 0;
    // eight seconds pass when the test says so
    window.setTimeout = ((work: () => void, time?: number) =>
      time === 8000 ? (waits.set(++count, work), -count) : setTimeout(work, time)) as typeof window.setTimeout;
    try {
      const game = await pegGame();
      expect(markedPegs(game, 'able')).to.deep.equal([4, 6]);
      await click(game, cell(game, 4));
      expect(markedPegs(game, 'able')).to.be.empty;
      await click(game, cell(game, 1));
      expect(markedPegs(game, 'able')).to.be.empty;
      waits.get(count)!();
      await game.updateComplete;
      expect(markedPegs(game, 'able')).not.to.be.empty;
      await playAll(game, ['6-4']);
      expect(markedPegs(game, 'able')).to.be.empty;
      game.hints = true;
      await game.updateComplete;
      expect(markedPegs(game, 'able')).not.to.be.empty;
    } finally {
      window.setTimeout = setTimeout;
    }
  });

  it('rise under the mouse and where a key has come to, and show where they may land', async () => {
    const game = await pegGame();
    await playAll(game, ['4-1']);
    find(game, '.pieces').scrollIntoView({block: 'nearest'});
    const move = async (position: [number, number]): Promise<void> => {
      await sendMouse({type: 'move', position});
      await game.updateComplete;
    };
    await move(centre(cell(game, 6)));
    expect(markedPegs(game, 'near')).to.deep.equal([6]);
    expect(marked(game, 'way')).to.deep.equal([4]);
    await move(centre(cell(game, 3)));
    expect(markedPegs(game, 'near'), 'it can’t jump').to.be.empty;
    expect(marked(game, 'way')).to.be.empty;
    await move(centre(cell(game, 6)));
    await move([1, 1]);
    expect(markedPegs(game, 'near')).to.be.empty;
    game.focus();
    await arrowTo(game, 6);
    expect(markedPegs(game, 'near')).to.deep.equal([6]);
    await arrowTo(game, 5);
    expect(markedPegs(game, 'near')).to.be.empty;
  });
});

describe('the keys', () => {
  it('move among the holes of a triangle, along both edges too', async () => {
    const game = await pegGame();
    game.focus();
    const walk = async (...keys: string[]): Promise<number> => {
      for (const key of keys) await press(key);
      await game.updateComplete;
      return focusedHole(game);
    };
    expect(await walk('ArrowUp')).to.equal(2);
    expect(await walk('ArrowUp')).to.equal(1);
    expect(await walk('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight')).to.equal(6);
    expect(await walk('ArrowUp'), 'up along the right edge').to.equal(3);
    expect(await walk('ArrowDown', 'End')).to.equal(6);
    expect(await walk('Home')).to.equal(4);
  });

  it('move among the holes of a cross, over its corners', async () => {
    const game = await pegGame({board: 'english'});
    game.focus();
    const first = focusedHole(game);
    await press('Home');
    await press('ArrowUp');
    await game.updateComplete;
    expect(focusedHole(game)).not.to.equal(0);
    expect(first).to.equal(5);
  });
});

describe('undo and redo', () => {
  it('go back and forth without limit, also after the end', async () => {
    const game = await pegGame();
    for (const move of losing) await dragPeg(game, move);
    expect(game.result?.reason).to.equal('no-jump');
    game.focus();
    await press('Control', 'z');
    expect(game.result).to.equal(undefined);
    for (let i = 0; i < 5; i++) await game.undo();
    await settled(game);
    expect(seenPegs(game)).to.equal('.oooooooooooooo');
    expect(all(game, '.taken')).to.be.empty;
    for (let i = 0; i < 6; i++) await game.redo();
    await settled(game);
    expect(course(game)).to.equal(losing.join(' '));
    game.focus();
    await press('Control', 'z');
    expect(game.history).to.have.length(5);
  });

  it('undo each jump of a sweep, which counts as one', async () => {
    const game = await pegGame();
    for (const move of winning.slice(0, 11)) await dragPeg(game, move);
    expect(text(game, '.head')).to.equal('Pegs 3Jumps 11Moves 10');
    await game.undo();
    await game.updateComplete;
    expect(text(game, '.head')).to.equal('Pegs 4Jumps 10Moves 10');
  });
});

describe('a screen reader', () => {
  it('hears each hole by number and place, its peg and the jumps from there', async () => {
    const game = await pegGame();
    expect(label(game, 1)).to.equal('hole 1, row 1, place 1, empty');
    expect(label(game, 4)).to.equal('hole 4, row 3, place 1, peg, jumps to 1');
    await dragPeg(game, '4-1');
    expect(said(game)).to.equal('4 over 2 to 1. 13 pegs left.');
    expect(label(game, 2)).to.equal('hole 2, row 2, place 1, empty');
    expect(find(game, '.pieces').getAttribute('aria-label')).to.equal('Peg solitaire, 15 holes');
  });

  it('is told of a page’s veto by nothing but the game that stays', async () => {
    const game = await pegGame();
    answerNext(game, (event) => event.preventDefault());
    await dragPeg(game, '4-1');
    expect(course(game)).to.equal('');
    expect(seenPegs(game)).to.equal(game.state.pegs);
  });
});

describe('axe', () => {
  it('has nothing to say at the start, with a peg in hand, with help and at the end', async function () {
    this.timeout(30_000);
    const game = await pegGame({numbers: true, outlook: true, marks: true, fewest: true, target: 13});
    await expect(game).to.be.accessible();
    await click(game, cell(game, 4));
    await expect(game).to.be.accessible();
    await press('Escape');
    await game.hint();
    await game.updateComplete;
    await expect(game).to.be.accessible();
    await playAll(game, losing);
    await expect(game).to.be.accessible();
  });
});
