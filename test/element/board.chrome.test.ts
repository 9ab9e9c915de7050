// Chromium only: reduced motion, and a swipe by finger over the whole board.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, gridPlaces} from '../../src/kit.js';
import {centre, emulateFeatures, touch} from '../support/commands.js';
import {animations, find, placed, said, shown} from '../support/harness.js';

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
  const game = await placed(new Sliding(), {players: 'Ada, Ben'});
  const board = find(game, '.layers');
  const [x, y] = centre(board);
  await touch('start', [x, y]);
  await touch('move', [x + 60, y + 10]);
  await touch('end');
  await game.updateComplete;
  expect(game.history.map(({move}) => move)).to.deep.equal(['right']);
  expect(said(game)).to.equal('Ada: right. It slides. It stands. Ben to move.');
  expect(animations(game)).to.be.empty;
  await shown(game);
  expect(find(game, '.piece').getAttribute('data-place')).to.equal('b1');
});
