// The sentences on the console in development: settings that do nothing, and what React loses on a server's page.
import {expect} from '@open-wc/testing';
import {createElement} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import '../../src/games/ludo/ludo-game.js';
import {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';
import '../example/example-game.js';
import {define, defineRules, gameClass, gridPlaces, svg, type GameElement, type ToolModel} from '../../src/kit.js';
import {example, ExampleGame} from '../example/example-game.element.js';
import {takeConsole} from '../support/console.js';
import {place, until} from '../support/harness.js';

/** An element of this markup after its first update, and the sentences so far. */
async function rendered(markup: string): Promise<{game: GameElement; said: string[]}> {
  const holder = place(document.createElement('div'));
  holder.innerHTML = markup;
  const game = holder.querySelector('ludo-game, snl-board') as GameElement;
  await game.updateComplete;
  return {game, said: takeConsole()};
}

describe('the console in development', () => {
  it('says that teams need four players', async () => {
    const {game, said} = await rendered('<ludo-game teams players="2"></ludo-game>');
    expect(said).to.deep.equal([
      'console.warn: <ludo-game>: `teams` has no effect with 2 players. Expected 4 players.',
    ]);
    game.paused = true;
    await game.updateComplete;
    expect(takeConsole(), 'once').to.be.empty;
    game.players = 3;
    await game.updateComplete;
    expect(takeConsole().join()).to.include('with 3 players');
    game.players = 4;
    await game.updateComplete;
    expect(takeConsole()).to.be.empty;
  });

  it('says that a class on the board belongs to the frame', async () => {
    const rules = defineRules({id: 'classes', setup: () => ({}), moves: () => ['a'], play: () => ({state: {}})});
    for (const name of ['card', 'own-card']) {
      const Game = gameClass({
        rules,
        words: {en: {game: 'Classes'}},
        board: {
          box: [0, 0, 100, 100],
          places: gridPlaces(1, 1),
          pieces: () => [{place: 'a1'}],
          piece: () => svg`<circle class=${name} />`,
        },
      });
      define(`${name}-game`, Game);
      await place(new Game()).updateComplete;
      const sentence = 'The class "card" on the board gets the styles of the frame. Expected another name.';
      expect(takeConsole()).to.deep.equal(name === 'card' ? [`console.warn: <card-game>: ${sentence}`] : []);
    }
  });

  it('says that there is no room for three main tools of a game', async () => {
    const tool = (name: string): ToolModel => ({name, icon: '', label: name, main: true, onPress: () => undefined});
    for (const names of [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]) {
      const game = place(new ExampleGame({...example, frame: () => ({tools: names.map(tool)})}));
      await game.updateComplete;
      expect(takeConsole()).to.deep.equal(
        names.length < 3
          ? []
          : [
              'console.warn: <example-game>: 3 of the game’s tools are main. There is room for 2; the others are under "More".',
            ],
      );
    }
  });

  it('says that a size without a board gives a random one', async () => {
    const sentence =
      'console.warn: <snl-board>: A size without `board` gives a random board. Set board="random" to confirm, or `snakes` and `ladders`.';
    for (const size of ['size="8"', 'columns="5"', 'rows="12"'])
      expect((await rendered(`<snl-board ${size}></snl-board>`)).said, size).to.deep.equal([sentence]);
    for (const fine of ['', 'size="10"', 'size="8" board="random"', 'size="8" ladders="2-20"'])
      expect((await rendered(`<snl-board ${fine}></snl-board>`)).said, fine).to.be.empty;
  });
});

it('a translation says which of its keys are unknown, and the nearest one', () => {
  const words = {roll: 'Gooi', torol: '{player} gooit.', ToRollYou: 'Jij gooit.', weather: 'Regen'};
  SnlBoard.registerWords('nl', words);
  expect(takeConsole()).to.deep.equal([
    'console.warn: registerWords("nl"): Unknown key "torol". Did you mean "toRoll"? Unknown key "ToRollYou". Did you mean "toRollYou"? Unknown key "weather". All keys are listed on the page "Translate".',
  ]);
  SnlBoard.registerWords('nl', {toRoll: '{player} gooit.'});
  expect(takeConsole()).to.be.empty;
});

describe('an element of a server, hydrated by React', () => {
  const ignore = (): undefined => undefined;
  const lost = (names: string): string =>
    `console.warn: <snl-board>: React has not set ${names}, since the element came from a server. Render it in the browser only: see "Next.js" on the page about frameworks.`;

  /** The sentences after React has hydrated markup; without any it creates the element. */
  async function hydrated(markup: string, props: object): Promise<string[]> {
    const holder = place(document.createElement('div'));
    holder.innerHTML = markup;
    const node = createElement('snl-board', props);
    const root = markup ? hydrateRoot(holder, node) : createRoot(holder);
    if (!markup) root.render(node);
    await until(() => Object.keys(holder.firstElementChild ?? {}).some((name) => name.startsWith('__reactProps$')));
    const game = holder.querySelector('snl-board')!;
    game.requestUpdate();
    await game.updateComplete;
    game.requestUpdate();
    await game.updateComplete;
    root.unmount();
    return takeConsole();
  }

  it('has lost its listeners and lists: the console names them, once', async () => {
    const props = {seed: '1', players: ['Ada', 'Ben'], 'ongame-move': ignore, onClick: ignore, style: {color: 'red'}};
    expect(await hydrated('<snl-board seed="1" style="color:red"></snl-board>', props)).to.deep.equal([
      lost('players, ongame-move'),
    ]);
  });

  it('has lost camel-case settings, and a switch that it was to turn off: the console names every one', async () => {
    const props = {extraRoll: true, turnClock: 9, hints: false, setup: false, odds: true, size: 8, ladders: '2-20'};
    expect(
      await hydrated('<snl-board extraroll turnclock="9" ladders="2-20" odds size="8"></snl-board>', props),
    ).to.deep.equal([lost('extraRoll, turnClock, setup')]);
  });

  it('is told of camel-case listeners, which are never called, also where React has created it', async () => {
    const sentence =
      'console.warn: <snl-board>: onGameBeforeMove is never called, since no event has this name. Write ongame-before-move.';
    for (const markup of ['', '<snl-board></snl-board>'])
      expect(await hydrated(markup, {onGameBeforeMove: ignore}), markup).to.deep.equal([sentence]);
  });

  it('has lost nothing where all settings are strings, or React has created it', async () => {
    expect(await hydrated('<snl-board seed="1"></snl-board>', {seed: '1'})).to.be.empty;
    expect(await hydrated('', {players: ['Ada', 'Ben'], 'ongame-move': ignore})).to.be.empty;
  });
});
