// The element: played with real mouse and keys from the first jump to the last; hints, outlook and solutions.
import {expect} from '@open-wc/testing';
import {thinker} from '../../../src/games/peg-solitaire/peg-ui.js';
import {centre, drag, press, resetMouse, sendMouse} from '../../support/commands.js';
import {
  all,
  animated,
  answerNext,
  cell,
  click,
  course,
  dragPeg,
  find,
  focusedHole,
  has,
  held,
  idle,
  label,
  losing,
  marked,
  markedPegs,
  Owed,
  pegGame,
  type PegSolitaire,
  picked,
  playAll,
  rendered,
  said,
  seenPegs,
  setInMotion,
  settled,
  text,
  toHome,
  tool,
  toolUnderMore,
  until,
  winning,
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
  it('tells only those who play here how', async () => {
    const game = await pegGame();
    expect(text(game, '.status')).to.equal('Jump over a peg into an empty hole.');
    game.players = ':remote';
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('14 pegs left.');
  });

  it('shows a jump: the peg hops, the other goes to the row, and the click that ends the press does not skip it', async () => {
    const game = await pegGame({speed: 'slow'});
    find(game, '.pieces').scrollIntoView({block: 'nearest'});
    await sendMouse({type: 'click', position: centre(cell(game, 4))});
    const begun = await held(() => sendMouse({type: 'click', position: centre(cell(game, 1))}));
    const moved = begun.map(({effect}) => (effect as KeyframeEffect).target);
    const peg = find<SVGElement>(game, '[data-peg="1"]');
    expect(moved, 'the peg hops').to.include.members([...peg.querySelectorAll('.hop, .lift')]);
    expect(moved, 'the other goes to the row').to.include(find(game, '.taken .hop'));
    for (const other of all(game, '[data-peg]').filter((one) => one !== peg))
      expect(other.compareDocumentPosition(peg), 'it is above the others').to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(begun.map(({playState}) => playState)).to.deep.equal(begun.map(() => 'paused'));
    game.speed = 'instant';
    await game.presented;
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
      await rendered(game, game.undo());
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

  it('waits for nobody: the next peg is taken while the last one still hops', async () => {
    const game = await pegGame({speed: 'slow'});
    void game.play('4-1');
    await until(() => animated(game).length > 0);
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
    await rendered(game, sendMouse({type: 'move', position: [to[0] + 30, to[1] + 90]}));
    expect(marked(game, 'open')).to.deep.equal([1]);
    expect(marked(game, 'over')).to.be.empty;
    expect(has(game, '.above [data-peg="4"]')).to.be.true;
    expect(all(game, '[data-peg="4"]'), 'it is in one place only').to.have.length(1);
    await rendered(game, sendMouse({type: 'move', position: to}));
    expect(marked(game, 'over')).to.deep.equal([1]);
    await sendMouse({type: 'up'});
    expect(course(game)).to.equal('4-1');
  });

  it('that ends on an illegal hole or outside the board puts the peg back; one without a jump is not taken', async () => {
    const game = await pegGame();
    for (const to of [centre(cell(game, 3)), centre(cell(game, 12)), [2, 2] as const]) {
      await settled(game, drag(centre(cell(game, 4)), to, 3));
      expect(course(game)).to.equal('');
      expect(picked(game)).to.equal(undefined);
      expect(seenPegs(game)).to.equal(game.state.pegs);
      expect(said(game)).to.equal('Peg 4 put back.');
    }
    await settled(game, drag(centre(cell(game, 2)), centre(cell(game, 1)), 3));
    expect(course(game)).to.equal('');
    expect(said(game)).to.equal('This peg can’t jump.');
  });

  it('that ends nowhere flies back', async () => {
    const game = await pegGame({speed: 'normal'});
    const moved = await setInMotion(game, () => drag(centre(cell(game, 4)), centre(cell(game, 3)), 3));
    expect(moved).to.include(find(game, '[data-peg="4"] .hop'));
    expect(animated(game)).to.be.empty;
  });

  it('is given up when the game changes', async () => {
    const game = await pegGame();
    await sendMouse({type: 'move', position: centre(cell(game, 4))});
    await sendMouse({type: 'down'});
    await rendered(game, sendMouse({type: 'move', position: centre(cell(game, 1))}));
    expect(has(game, '.above .peg')).to.be.true;
    await settled(game, game.play('6-1'));
    expect(has(game, '.above .peg')).to.be.false;
    await sendMouse({type: 'up'});
    expect(course(game)).to.equal('6-1');
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
  /** Where the first keyframe of the hop has the peg, from its own hole, in the board's units. */
  const start = (hop: Element): DOMMatrix =>
    new DOMMatrix(String((hop.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes()[0]!['transform']));

  it('comes down from there, once, where the page accepts', async () => {
    const {game, owed} = await dropped();
    owed.keep(true);
    await until(() => course(game) === '4-1' && animated(game).length > 0);
    const {e, f} = start(find(game, '[data-peg="1"] .hop'));
    expect(Math.hypot(e, f), 'from where it was dropped, not from its hole').to.be.within(1, 60);
    expect(has(game, '[data-peg="4"]')).to.be.false;
    game.speed = 'instant';
    await game.presented;
  });

  it('waits there, and flies back from there where the page refuses', async () => {
    const {game, owed, moved} = await dropped();
    expect(moved, 'nothing flies back').to.be.empty;
    const {x, y, width, height} = find(game, '.above .peg .lift').getBoundingClientRect();
    const [left, top] = centre(cell(game, 1));
    expect(x + width / 2).to.be.closeTo(left + 8, 8);
    // it is lifted
    expect(y + height / 2).to.be.within(top - 40, top + 10);
    expect(text(game, '.status')).to.equal('Waiting…');
    owed.keep(false);
    await until(() => animated(game).length > 0);
    const {e, f} = start(find(game, '[data-peg="4"] .hop'));
    expect(Math.hypot(e, f), 'from where it was dropped').to.be.above(100);
    expect(course(game)).to.equal('');
    game.speed = 'instant';
    await idle();
    expect(seenPegs(game)).to.equal(game.state.pegs);
  });
});

it('a hole of the game before does nothing until the new board is rendered', async () => {
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

it('a picked peg is named with its jumps; another one that can jump is taken instead', async () => {
  const game = await pegGame();
  await playAll(game, ['4-1']);
  await click(game, cell(game, 6));
  expect(picked(game)).to.equal(6);
  expect(text(game, '.status')).to.equal('Now choose the dashed hole.');
  expect(said(game)).to.equal('Peg 6 in hand: jumps to 4.');
  await click(game, cell(game, 11));
  expect(picked(game)).to.equal(11);
});

it('no peg can be picked where the game is for looking only, paused or over', async () => {
  for (const settings of [{readOnly: true}, {paused: true}, {rows: 3, empty: 5}]) {
    const game = await pegGame(settings);
    game.focus();
    await press('Enter');
    expect(picked(game), JSON.stringify(settings)).to.equal(undefined);
    game.remove();
  }
});

describe('a press that can do nothing', () => {
  /** What is seen, and what is heard. */
  const told = (game: PegSolitaire): string[] => [text(game, '.status'), said(game)];

  it('says why: a peg that is stuck, a hole out of reach, no peg in hand', async () => {
    const game = await pegGame();
    await click(game, cell(game, 2));
    expect(told(game)).to.deep.equal(['This peg can’t jump.', 'This peg can’t jump.']);
    await click(game, cell(game, 1));
    expect(told(game)).to.deep.equal(['Choose a peg first.', 'Choose a peg first.']);
    expect(markedPegs(game, 'able'), 'those that can jump are shown').to.deep.equal([4, 6]);
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
    const rocked = (): Promise<Element[]> => setInMotion(game, () => press('Enter'));
    const lift = (hole: number): Element => find(game, `[data-peg="${hole}"] .lift`);
    game.focus();
    await press('ArrowUp');
    expect(await rocked()).to.include(lift(2));
    await press('ArrowDown');
    await press('Enter');
    expect(picked(game)).to.equal(4);
    await press('ArrowRight');
    expect(await rocked()).to.include(lift(5));
    expect(text(game, '.status')).to.equal('This peg can’t jump.');
  });
});

describe('the pegs that can jump', () => {
  it('are shown while none is in hand, and beckon at the start and after a pause of play', async () => {
    const waits = new Map<number, () => void>();
    const {setTimeout} = window;
    let count = 0;
    // eight seconds pass when the test says so
    window.setTimeout = ((work: () => void, time?: number) =>
      time === 8000 ? (waits.set(++count, work), -count) : setTimeout(work, time)) as typeof window.setTimeout;
    try {
      const game = await pegGame();
      expect(markedPegs(game, 'able')).to.deep.equal([4, 6]);
      expect(markedPegs(game, 'beckons')).to.deep.equal([4, 6]);
      await click(game, cell(game, 4));
      expect(markedPegs(game, 'able')).to.be.empty;
      await click(game, cell(game, 1));
      const able = [...new Set(game.legalMoves.map((move) => parseInt(move, 10)))].sort((a, b) => a - b);
      expect(markedPegs(game, 'able')).to.have.members(able);
      expect(markedPegs(game, 'beckons')).to.be.empty;
      waits.get(count)!();
      await game.updateComplete;
      expect(markedPegs(game, 'beckons')).to.have.members(able);
      await playAll(game, ['6-4']);
      expect(markedPegs(game, 'able')).not.to.be.empty;
      expect(markedPegs(game, 'beckons')).to.be.empty;
    } finally {
      window.setTimeout = setTimeout;
    }
  });

  it('rise under the mouse and where a key has come to, and show where they may land', async () => {
    const game = await pegGame();
    await playAll(game, ['4-1']);
    find(game, '.pieces').scrollIntoView({block: 'nearest'});
    const move = async (position: [number, number]): Promise<void> => {
      await rendered(game, sendMouse({type: 'move', position}));
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

it('a screen reader hears each hole by number and place, its peg and the jumps from there', async () => {
  const game = await pegGame();
  expect(label(game, 1)).to.equal('hole 1, empty');
  expect(label(game, 4)).to.equal('hole 4, peg, jumps to 1');
  await dragPeg(game, '4-1');
  expect(said(game)).to.equal('4 over 2 to 1. 13 pegs left.');
  expect(label(game, 2)).to.equal('hole 2, empty');
  expect(find(game, '[role=grid]').getAttribute('aria-label')).to.equal('Peg solitaire, 15 holes');
});

describe('a hint', () => {
  it('lets a peg lean towards its hole, where a ghost stands, says so, and answers the page', async () => {
    const game = await pegGame();
    await click(game, tool(game, 'hint'));
    await until(() => marked(game, 'hint').length === 2);
    expect(said(game)).to.equal('Jump from 4 to 1.');
    expect(text(game, '.status'), 'no numbers for those who see it').to.equal('Try this jump.');
    const at = (peg: Element): string => peg.getAttribute('transform')!.split(' scale')[0]!;
    expect(at(find(game, '.ghost')), 'in the first hole').to.equal('translate(0 0)');
    expect(find(game, '[data-peg="4"] .hop').getAttribute('transform')).to.include('rotate(9)');
    const hint = (await game.hint()) as {winnable: boolean; move: string; way: string[]};
    expect(hint.winnable).to.be.true;
    expect(hint.way).to.have.length(13);
    await playAll(game, hint.way);
    expect(game.result?.winners).to.deep.equal([0]);
    expect(marked(game, 'hint')).to.be.empty;
    expect(has(game, '.ghost')).to.be.false;
  });

  it('is acted out: the ghost hops to its hole; the next jump cuts that', async () => {
    const game = await pegGame({speed: 'slow'});
    await game.hint();
    await until(() => find(game, '.ghost .hop').getAnimations().length === 1);
    expect(find(game, '[data-peg="4"] .hop').getAnimations()).to.have.length(1);
    game.speed = 'instant';
    await dragPeg(game, '6-1');
    expect(course(game)).to.equal('6-1');
    expect(has(game, '.ghost')).to.be.false;
  });

  it('says that a jump is only promising where no solution is known in time', async function () {
    this.timeout(20_000);
    const game = await pegGame({board: Array<string>(24).fill('o'.repeat(24)).join('/')});
    const hint = (await game.hint()) as {winnable: null; move: string};
    expect(hint.winnable).to.equal(null);
    expect(game.legalMoves).to.include(hint.move);
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('A promising jump, not proven to win.');
    expect(said(game)).to.match(/^Jump from \d+ to \d+\. A promising jump, not proven to win\.$/);
    expect(marked(game, 'hint')).to.have.length(2);
  });

  it('says that the game can’t be won any more', async () => {
    const game = await pegGame();
    await playAll(game, losing.slice(0, 5));
    expect(await game.hint()).to.deep.equal({winnable: false});
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('No longer winnable.');
    expect(marked(game, 'hint')).to.be.empty;
  });
});

describe('the outlook', () => {
  it('says whether the game can still be won, after every jump', async () => {
    const game = await pegGame({outlook: true});
    await until(() => text(game, '.outlook') === 'You can still win.');
    await playAll(game, losing.slice(0, 2));
    await until(() => !text(game, '.outlook').includes('Checking'));
    await playAll(game, losing.slice(2, 5));
    await until(() => text(game, '.outlook') === 'No longer winnable.');
    await game.undo();
    await game.undo();
    await game.undo();
    await game.undo();
    await until(() => text(game, '.outlook') === 'You can still win.');
  });

  it('marks the pegs whose jumps keep it winnable, and only those', async () => {
    const game = await pegGame({hints: true});
    await until(() => marked(game, 'good').length > 0);
    expect(marked(game, 'good')).to.deep.equal([4, 6]);
    expect(label(game, 4)).to.include('keeps the game winnable');
    await playAll(game, ['4-1', '13-4']);
    await until(
      () =>
        !text(game, '.outlook').includes('Checking') &&
        marked(game, 'good').every((hole) => marked(game, 'ready').includes(hole)),
    );
  });
});

it('a solution plays nothing where there is none, and says so', async () => {
  const game = await pegGame();
  await playAll(game, losing.slice(0, 5));
  await click(game, await toolUnderMore(game, 'solution'));
  await until(() => said(game) === 'No longer winnable.');
  expect(game.history).to.have.length(5);
});

it('a start without a jump says so at once', async () => {
  const game = await pegGame({rows: 3, empty: 5});
  expect(text(game, '.card-title')).to.equal('No jump from here');
  expect(text(game, '.status')).to.include('before it begins');
  await until(() => said(game).includes('before it begins'));
  expect(game.turn).to.equal(undefined);
});

it('with a target, one peg elsewhere is no win', async () => {
  const game = await pegGame({target: 1});
  expect(label(game, 1)).to.include('the last peg ends here');
  await playAll(game, winning);
  expect(game.result?.winners).to.be.empty;
  expect(text(game, '.card-title')).to.equal('Wrong hole!');
});
