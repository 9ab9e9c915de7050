// What only Chromium can be made to do: fingers, reduced motion, forced colours.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, setViewport, touch} from '../../support/commands.js';
import {
  cell,
  course,
  find,
  hear,
  losing,
  marked,
  names,
  pegGame,
  playAll,
  settled,
  text,
  until,
  winning,
} from './harness.js';
import {PegSolitaire} from '../../../src/games/peg-solitaire/peg-solitaire.element.js';
import type {Dictionary} from '../../../src/frame/dictionary.js';

const dictionary = Reflect.get(PegSolitaire, 'dictionary') as Dictionary;

afterEach(() => emulateFeatures({}));

it('by touch a game is won by dragging with a finger', async function () {
  this.timeout(30_000);
  const game = await pegGame();
  find(game, '.pieces').scrollIntoView({block: 'center'});
  for (const move of winning) {
    const [[x, y], to] = move.split('-').map((hole) => centre(cell(game, Number(hole)))) as [
      [number, number],
      [number, number],
    ];
    await touch('start', [x, y]);
    await touch('move', [(x + to[0]) / 2, (y + to[1]) / 2]);
    await touch('move', to);
    await settled(game, touch('end'));
  }
  expect(course(game)).to.equal(winning.join(' '));
  expect(game.result?.winners).to.deep.equal([0]);
});

it('with forced colors, axe has nothing to say, and pegs, holes and hints are told apart', async function () {
  this.timeout(30_000);
  await emulateFeatures({'forced-colors': 'active'});
  const game = await pegGame({outlook: true});
  await playAll(game, ['4-1']);
  await game.hint();
  await game.updateComplete;
  expect(marked(game, 'hint')).to.have.length(2);
  await expect(game).to.be.accessible();
  expect(getComputedStyle(find(game, '.hollow-lip')).fill).not.to.equal(
    getComputedStyle(find(game, '.hollow')).stopColor,
  );
});

const titles = 'home genius clever fair poor4 poor5 poor6 poor offTarget noStart'.split(' ');

for (const lang of ['en', 'de', 'es', 'fr', 'pt', 'ar', 'hi', 'ja', 'zh']) {
  it(`every title is two lines on a phone at most, without a picture: ${lang}`, async () => {
    await setViewport({width: 360, height: 740});
    const game = await pegGame({lang});
    await until(() => lang === 'en' || dictionary.table(lang)['home'] !== dictionary.english['home']);
    await playAll(game, losing);
    const shown = find(game, '.card-title');
    expect(shown.children).to.have.length(0);
    // a copy beside it: the text of the title itself is rendered
    const title = shown.cloneNode() as HTMLElement;
    shown.parentElement!.after(title);
    title.textContent = 'I';
    const {height} = title.getBoundingClientRect();
    for (const name of titles) {
      title.textContent = dictionary.table(lang)[name] as string;
      expect(title.getBoundingClientRect().height, title.textContent).to.be.below(2.5 * height);
    }
    title.remove();
    await setViewport({width: 800, height: 600});
  });
}

it('each number of pegs has its name', async () => {
  const titles: string[] = [];
  for (let pegs = 2; pegs <= 7; pegs++) {
    // a jump, and pegs that stand alone
    const game = await pegGame({board: `oo.${' o'.repeat(pegs - 1)}`});
    const heard = hear(game, 'game-win', 'game-over');
    await playAll(game, ['1-3']);
    expect(text(game, '.card-text')).to.include(`${pegs} pegs left`);
    expect(names(heard)).to.equal('over');
    titles.push(text(game, '.card-title'));
    game.remove();
  }
  const keys = ['clever', 'fair', 'poor4', 'poor5', 'poor6', 'poor'];
  expect(titles).to.deep.equal(keys.map((name) => (dictionary.english[name] as string).replace(/\.$/, '')));
});
