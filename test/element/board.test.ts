// The board for authors: pieces that travel, what is told meanwhile, and real input on targets of any shape.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, gridPlaces, svg, type GameElement} from '../../src/kit.js';
import {centre, drag, press, resetMouse} from '../support/commands.js';
import {
  all,
  animations,
  click,
  find,
  focused,
  frame,
  hearing,
  lasting,
  placed,
  rendered,
  said,
  shown,
  text,
  until,
} from '../support/harness.js';

afterEach(() => resetMouse());

const pits = ['a', 'b', 'c'];
type Told = {type: string; from: string; way: string[]};

/** A move sows the stones of a pit one by one, then one of the last pit goes to the store, which is a point. */
const Sowing = defineGame('sowing-game', {
  rules: defineRules({
    id: 'sowing',
    setup: () => ({pits: [3, 2, 1], store: 0, points: [0, 0]}),
    moves: (state) => pits.filter((_, pit) => state.pits[pit]! > 0),
    play(state, move) {
      const [from, after] = [pits.indexOf(move), [...state.pits]];
      const way = Array.from({length: after[from]!}, (_, i) => (from + i + 1) % 3);
      after[from] = 0;
      for (const pit of way) after[pit]!++;
      after[way.at(-1)!]!--;
      const named = way.map((pit) => pits[pit]!);
      return {
        state: {pits: after, store: state.store + 1, points: state.points.map((n, i) => n + Number(i === state.seat))},
        winners: after.every((n) => n === 0) ? [state.seat] : undefined,
        effects: [
          {type: 'sown', seat: state.seat, from: move, way: named, n: way.length},
          {type: 'stored', seat: state.seat, from: named.at(-1)!},
        ],
      };
    },
  }),
  words: {
    en: {game: 'Sowing', sown: '{player} sows {n}.', stored: '{player} stores one.', empty: 'That pit is empty.'},
  },
  board: {
    box: [0, 0, 400, 100],
    places: Object.fromEntries(
      [...pits, 'store'].map((id, i) => [id, {at: [50 + 100 * i, 50] as const, spread: 30, count: [0, 45] as const}]),
    ),
    upright: {
      box: [0, 0, 100, 400],
      places: Object.fromEntries(
        [...pits, 'store'].map((id, i) => [id, {at: [50, 50 + 100 * i] as const, spread: 30}]),
      ),
    },
    pieces: (state) =>
      [...state.pits, state.store].flatMap((n, i) => Array.from({length: n}, () => ({place: pits[i] ?? 'store'}))),
    piece: (_, view, id) => svg`<circle r="9" data-id=${id} />`,
    targets: ({state, words}) =>
      pits.map((id, pit) => ({
        id,
        label: `${id}: ${state.pits[pit]}`,
        move: state.pits[pit] ? id : undefined,
        why: words.say('empty'),
      })),
    travel({type, from, way}: Told) {
      if (type === 'sown') return way.map((to, delay) => ({from, to, delay, how: 'hop', sound: 'step'}) as const);
      if (type === 'stored') return [{from, to: 'store', how: 'fly', points: 1}];
      return undefined;
    },
  },
});

const sowing = (settings: object = {}): Promise<GameElement> =>
  placed(new Sowing() as unknown as GameElement, {players: 'Ada, Ben', ...settings});

const counts = (game: GameElement): string =>
  all(game, '.count')
    .map(({textContent}) => textContent)
    .join(' ');
const ids = (game: GameElement, place: string): string[] =>
  all(game, `[data-place=${place}] circle`).map((piece) => piece.getAttribute('data-id')!);
/** Checks that nothing moves any more, and that each piece is seen where it is. */
function expectAtRest(game: GameElement): void {
  expect(animations(game)).to.be.empty;
  const places = all(game, '.piece').map((piece) => {
    const {left} = find(game, '.layers').getBoundingClientRect();
    const x = (400 * (centre(piece.querySelector('circle')!)[0] - left)) / find(game, '.layers').clientWidth;
    return [...pits, 'store'][Math.floor(x / 100)];
  });
  expect(places).to.deep.equal(all(game, '.piece').map((piece) => piece.getAttribute('data-place')));
}

it('carries the name of the game; its free targets are a toolbar, whose arrow keys screen readers let through', async () => {
  const game = await sowing();
  const {role, ariaLabel} = find(game, '.targets');
  expect([role, ariaLabel]).to.deep.equal(['toolbar', 'Sowing']);
});

describe('a board of places and pieces', () => {
  // the file with journeys comes after the first render; until then pieces jump
  before(async () => {
    const game = await sowing();
    for (;;) {
      await rendered(game, game.play('a'));
      await frame();
      if (animations(game).length > 0) break;
      await game.undo();
    }
    game.remove();
  });

  it('shows one effect after the other: each is told once it has landed, and counts count along', async () => {
    const game = await sowing({speed: 'slow'});
    const heard = hearing(game);
    const seen = new Set<string>();
    await click(find(game, '[data-target=a]'));
    await until(() => game.matches(':state(busy)'));
    for (let busy = true; busy; await frame()) {
      busy = game.matches(':state(busy)');
      seen.add(`${counts(game)} ${text(game, '.status')}`);
    }
    await shown(game);
    expect(heard).to.deep.equal(['Ada: a. Ada sows 3.', 'Ada stores one. Ben to move.']);
    const told = [...seen].map((each) => each.replace(/ (Ada|Ben).*/, ''));
    expect(told.filter((each, i) => each !== told[i - 1])).to.include.members(['2 2 1 0', '0 3 2 0', '0 3 2 1']);
    const early = [...seen].filter((each) => /^[12].* sows|^0 3 2 0.* stores/.test(each));
    expect(early, 'told before its time').to.deep.equal([]);
    expectAtRest(game);
  });

  it('keeps the identity of pieces that look alike', async () => {
    const game = await sowing({speed: 'fast'});
    const before = [...pits, 'store'].map((pit) => ids(game, pit));
    await shown(game, game.play('a'));
    expect(ids(game, 'b').slice(0, 2)).to.deep.equal(before[1]);
    expect([ids(game, 'b')[2], ids(game, 'c')[1], ids(game, 'store')[0]].sort()).to.deep.equal(before[0]!.sort());
  });

  for (const when of ['before the first frame', 'in the middle'] as const) {
    it(`is cut by a press ${when}: all is in its place, and told once`, async () => {
      const game = await sowing();
      const heard = hearing(game);
      if (when === 'in the middle') {
        await click(find(game, '[data-target=a]'));
        await lasting(game);
      } else void game.play('a');
      find(game, '.area').click();
      await shown(game);
      expect(heard.join(' ')).to.equal('Ada: a. Ada sows 3. Ada stores one. Ben to move.');
      expect(counts(game)).to.equal('0 3 2 1');
      expectAtRest(game);
    });
  }

  it('is cut by an undo: what was not told is not told any more', async () => {
    const game = await sowing();
    const heard = hearing(game);
    await click(find(game, '[data-target=a]'));
    await lasting(game);
    await shown(game, game.undo());
    const [undone, ...rest] = heard;
    expect(undone).to.match(/^Undone: /);
    expect(rest).to.deep.equal(['Ada to move.']);
    expect(counts(game)).to.equal('3 2 1 0');
    expectAtRest(game);
  });

  it('is cut by the next moves, many at once: nothing is lost or told twice', async () => {
    const game = await sowing();
    const heard = hearing(game);
    for (const move of ['a', 'b']) {
      void game.play(move);
      await frame();
    }
    for (const move of ['a', 'c']) await game.play(move);
    await shown(game);
    const all = heard.join(' ');
    for (const [sentence, n] of [
      ['Ada sows', 2],
      ['Ben sows', 2],
      ['Ada stores', 2],
      ['Ben stores', 2],
    ] as const)
      expect(all.split(sentence), all).to.have.length(n + 1);
    expect(counts(game)).to.equal([...(game.state as {pits: number[]}).pits, 4].join(' '));
    expectAtRest(game);
  });

  it('tells all at once where nothing moves', async () => {
    const game = await sowing({speed: 'instant'});
    await shown(game, game.play('a'));
    expect(said(game)).to.equal('Ada: a. Ada sows 3. Ada stores one. Ben to move.');
    expect(text(game, '.status')).to.equal('Ada sows 3. Ada stores one. Ben to move.');
    expectAtRest(game);
  });
});

/** The edges between dots of a grid of so many boxes. */
const edges = Array.from({length: 4 + 1}, (_, x) => Array.from({length: 3 + 1}, (_, y) => [x, y] as const))
  .flat()
  .flatMap(([x, y]) => [
    ...(x < 4 ? [{id: `h${x}${y}`, at: [x * 100 + 50, y * 100] as const}] : []),
    ...(y < 3 ? [{id: `v${x}${y}`, at: [x * 100, y * 100 + 50] as const}] : []),
  ]);

const Edges = defineGame('edges-game', {
  rules: defineRules({
    id: 'edges',
    setup: () => ({}),
    moves: () => ['left', 'v00'],
    play: () => ({state: {}}),
  }),
  words: {en: {game: 'Edges', no: 'Not that way.'}},
  board: {
    box: [-20, -20, 440, 340],
    places: gridPlaces(4, 3),
    pieces: () => [],
    targets: ({words}) =>
      edges.map(({id, at}) => ({id, at, label: id, hit: [-20, -20, 40, 40], move: id, why: words.say('no')})),
    keys: {q: 'left', x: 'h00'},
    swipe: {left: 'left', right: 'h00'},
  },
});

describe('targets of any shape', () => {
  it('are reached by arrow keys, and back again leads back', async () => {
    const game = await placed(new Edges() as unknown as GameElement, {players: 'Ada, Ben'});
    const reached = new Set<string>();
    const at = (): string => focused(game)!.getAttribute('data-target')!;
    for (const {id} of edges) {
      for (const [there, back] of [
        ['ArrowRight', 'ArrowLeft'],
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowDown', 'ArrowUp'],
        ['ArrowUp', 'ArrowDown'],
      ] as const) {
        find(game, `[data-target=${id}]`).focus();
        await press(there);
        if (at() === id) continue;
        reached.add(at());
        await press(back);
        expect(at(), `${there} from ${id}`).to.equal(id);
      }
    }
    expect(reached.size).to.equal(31);
    expect(all(game, '[data-target][tabindex="0"]')).to.have.length(1);
  });

  it('are buttons; keys and swipes of the whole board make moves, and press nothing', async () => {
    const game = await placed(new Edges() as unknown as GameElement, {players: 'Ada, Ben', speed: 'instant'});
    const target = find(game, '[data-target=v00]');
    expect(target.role).to.equal('button');
    await click(target);
    game.renderRoot.querySelector<HTMLElement>('.tool[part~=undo]')!.focus();
    await press('q');
    await rendered(game, press('x'));
    expect(text(game, '.status')).to.equal('Not that way.');
    const [x, y] = centre(find(game, '[data-target=h21]'));
    await shown(game, drag([x, y], [x - 60, y + 9]));
    expect(game.history.map(({move}) => move).join(' ')).to.equal('v00 left left');
  });
});
