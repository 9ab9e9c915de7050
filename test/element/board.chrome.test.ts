// Chromium only: reduced motion, a swipe by finger over the whole board, and a board that turns with the window.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, gridPlaces, svg, type GameElement} from '../../src/kit.js';
import {centre, emulateFeatures, setViewport, tap, touch} from '../support/commands.js';
import {all, animations, course, find, frame, placed, rendered, said, shown, text} from '../support/harness.js';

afterEach(() => emulateFeatures({}));

const Sliding = defineGame('sliding-game', {
  rules: defineRules({
    id: 'sliding',
    setup: () => ({at: 'a1'}),
    moves: ({at}) => [at === 'a1' ? 'right' : 'left'],
    play: (_, move) => ({state: {at: move === 'right' ? 'b1' : 'a1'}, effects: [{type: 'slid'}, {type: 'stood'}]}),
  }),
  words: {en: {game: 'Sliding', slid: 'It slides.', stood: 'It stands.'}},
  board: {
    box: [0, 0, 200, 100],
    places: gridPlaces(2, 1),
    pieces: ({at}) => [{place: at}],
    swipe: {left: 'left', right: 'right'},
    travel: ({type}, {before, state}) => (type === 'slid' ? [{from: before.at, to: state.at}] : undefined),
  },
});

it('a finger slides over a board without targets; with reduced motion all is told at once', async () => {
  await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  const game = await placed(new Sliding() as unknown as GameElement, {players: 'Ada, Ben'});
  const board = find(game, '.layers');
  const [x, y] = centre(board);
  await touch('start', [x, y]);
  await touch('move', [x + 60, y + 10]);
  await rendered(game, touch('end'));
  expect(game.history.map(({move}) => move)).to.deep.equal(['right']);
  expect(said(game)).to.equal('Ada: right. It slides. It stands. Ben to move.');
  expect(animations(game)).to.be.empty;
  await shown(game);
  expect(find(game, '.piece').getAttribute('data-place')).to.equal('b1');
});

const Turning = defineGame('turning-game', {
  rules: defineRules({id: 'turning', setup: () => ({}), moves: () => ['a'], play: () => ({state: {}})}),
  words: {en: {game: 'Turning'}},
  board: {
    box: [0, 0, 400, 100],
    places: {a: [50, 50], b: [150, 50]},
    pieces: () => [],
    targets: () => ['a', 'b'].map((id) => ({id, label: id, move: 'a'})),
    upright: {box: [0, 0, 100, 400], places: {a: [50, 50], b: [50, 150]}},
  },
});

it('a board takes its upright form where that makes it larger', async () => {
  const game = await placed(new Turning() as unknown as GameElement, {players: 'Ada, Ben'});
  const isUpright = (): boolean => find(game, '.board').getAttribute('viewBox') === '0 0 100 400';
  expect(isUpright()).to.be.false;
  await setViewport({width: 240, height: 900});
  while (!isUpright()) await frame();
  const [a, b] = all(game, '[data-target]').map(centre);
  expect(b![0]).to.be.closeTo(a![0], 1);
  expect(b![1]).to.be.above(a![1]);
  await setViewport({width: 800, height: 600});
  while (isUpright()) await frame();
});

const Choosing = defineGame('choosing-game', {
  rules: defineRules({
    id: 'choosing',
    setup: () => ({}),
    moves: () => ['a', 'b'],
    play: () => ({state: {}}),
  }),
  words: {en: {game: 'Choosing', no: 'Not there.'}},
  board: {
    box: [0, 0, 400, 100],
    places: {a: [50, 50], b: [150, 50], c: [250, 50]},
    pieces: () => [],
    targets: ({words}) =>
      ['a', 'b', 'c'].map((id) => ({
        id,
        label: id,
        move: id === 'c' ? undefined : id,
        why: words.say('no'),
        preview: svg`<circle class=${id} r="30" />`,
      })),
  },
});

describe('a finger on a target', () => {
  const choosing = (): Promise<GameElement> =>
    placed(new Choosing() as unknown as GameElement, {players: 'Ada, Ben', speed: 'instant'});
  const on = (game: GameElement, id: string): [number, number] => centre(find(game, `[data-target=${id}]`));
  const previews = async (game: GameElement): Promise<string> => {
    await game.updateComplete;
    return all(game, '.preview circle')
      .map(({classList}) => String(classList))
      .join();
  };

  it('shows its move while it is held, slides to another one, and makes that once when it is lifted', async () => {
    const game = await choosing();
    await touch('start', on(game, 'a'));
    expect(await previews(game)).to.equal('a');
    await touch('move', on(game, 'b'));
    expect(await previews(game)).to.equal('b');
    expect(course(game)).to.equal('');
    await touch('end');
    expect(await previews(game)).to.equal('');
    expect(course(game)).to.equal('b');
    await shown(game, tap(find(game, '[data-target=a]')));
    expect(course(game), 'its click is not another press').to.equal('b a');
  });

  it('makes no move after it has left the targets, or another finger has come', async () => {
    const game = await choosing();
    const [x, y] = on(game, 'c');
    await touch('start', on(game, 'a'));
    await touch('move', [2 * x - on(game, 'b')[0], y]);
    expect(await previews(game)).to.equal('');
    await touch('end');
    await touch('start', on(game, 'a'));
    await touch('start', on(game, 'a'), on(game, 'b'));
    await shown(game, touch('end'));
    expect(course(game)).to.equal('');
    await rendered(game, tap(find(game, '[data-target=c]')));
    expect(text(game, '.status'), 'a tap where there is no move is refused').to.equal('Not there.');
  });
});
