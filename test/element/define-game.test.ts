// A game in one file, by defineGame.
import {expect} from '@open-wc/testing';
import {defineGame, defineRules, found, gridPlaces, svg, type Effect} from '../../src/kit.js';
import {accepted, cards, place, said, shown} from '../support/harness.js';

const rules = defineRules({
  id: 'passing',
  setup: () => ({discs: 0}),
  moves: () => ['a1'],
  play: ({discs, seat}) => ({
    state: {discs: discs + 1},
    seat,
    effects: [{type: 'flashed'}, {type: 'hummed'}, {type: 'passed', seat: 1 - seat, n: discs + 2}] satisfies Effect[],
  }),
});

const PassingGame = defineGame('passing-game', {
  rules,
  words: {en: {game: 'Passing', passed: '{player} passes at {n}.', passedYou: 'You pass at {n}.'}},
  sentence: ({type}) => (type === 'hummed' ? 'Hum.' : undefined),
  board: {
    box: [0, 0, 100, 100],
    places: gridPlaces(1, 1),
    pieces: ({discs}) => (discs > 0 ? [{place: 'a1', look: discs}] : []),
    piece: () => svg`<circle r="9" />`,
    targets: ({state}) => [{id: 'a1', row: 0, label: `${state.discs} discs`, move: 'a1'}],
  },
});

describe('a game in one file', () => {
  it('words its effects itself, or else by the sentences of their types; others are silent', async () => {
    const game = place(Object.assign(new PassingGame(), {players: 'Ada, Ben', speed: 'instant'}));
    await game.updateComplete;
    await shown(game, game.play('a1'));
    const text = (selector: string) => game.renderRoot.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
    expect(text('.status')).to.equal('Hum. Ben passes at 2. Ada to move.');
    expect(text('[role=status]')).to.equal('Ada: a1. Hum. Ben passes at 2. Ada to move.');
  });

  /** A game that ends with its first move, which names the winners: "0 1" by the seats; "none". */
  const EndingGame = defineGame('ending-game', {
    rules: defineRules({
      id: 'ending',
      seats: [1, 4],
      setup: () => ({}),
      moves: () => ['none', '0', '1', '0 1', '1 2', '0 1 2'],
      play: ({seat}, move) => ({
        state: {},
        seat,
        winners: move === 'none' ? [] : move.split(' ').map(Number),
      }),
    }),
    words: {en: {game: 'Ending'}},
    board: {
      box: [0, 0, 100, 100],
      places: gridPlaces(1, 1),
      pieces: () => [],
      targets: () => [{id: 'a1', row: 0, label: 'cell', move: 'none'}],
    },
    levels: {only: () => found('none')},
  });

  /** What the card, the result text and the region for screen readers say once the game has ended. */
  async function saidAtEnd(players: string, move: string): Promise<string[]> {
    const game = place(Object.assign(new EndingGame(), {players, speed: 'instant' as const}));
    await game.updateComplete;
    game.pause();
    await shown(game, game.play(move));
    const [, title] = (await accepted(game.resultText())).text.split('\n');
    return [cards(game), title!, said(game)];
  }

  it('tells one player that they have lost', async () => {
    for (const said of await saidAtEnd('1', 'none')) expect(said).to.contain('You lose').and.not.contain('draw');
    for (const said of await saidAtEnd('1', '0')) expect(said).to.contain('You win!');
    for (const said of await saidAtEnd('Ada, Ben', 'none')) expect(said).to.contain('A draw');
  });

  it('names all who share a win', async () => {
    expect((await saidAtEnd('Ada, Ben, Cyd', '0 1'))[0]).to.equal('Ada and Ben share the win!');
    expect((await saidAtEnd('Ada, Ben, Cyd', '0 1 2'))[1]).to.contain('Ada, Ben, and Cyd share the win!');
    expect((await saidAtEnd('Ada, Ben:auto, Cyd:auto', '0 1 2'))[0]).to.equal('You share the win with Ben and Cyd!');
    expect((await saidAtEnd('Ada, Ben:auto, Cyd:auto', '1 2'))[0]).to.equal('Ben and Cyd share the win!');
  });

  it('numbers the computers without a name', async () => {
    const namesOf = async (players: string): Promise<string> => {
      const game = place(Object.assign(new EndingGame(), {players}));
      await game.updateComplete;
      const names = game.renderRoot.querySelectorAll('[part~=player] .name');
      return Array.from(names, ({textContent}) => textContent.trim().replace(', to move', '')).join();
    };
    expect(await namesOf('Ada, Ben:auto, :auto')).to.equal('Ada,Ben,Computer');
    expect(await namesOf('Ada, :auto, Ben:auto, :auto')).to.equal('Ada,Computer 1,Ben,Computer 2');
  });

  /** A start that chance decides, dice that count, and an end for all scores; "win" wins a game that goes on. */
  const ScoredGame = defineGame('scored-game', {
    rules: defineRules({
      id: 'scored',
      seats: [1, 2],
      setup: (_, seats, draw) => ({points: Array.from({length: seats}, () => draw.int(1000, 1009))}),
      moves: () => ['roll', 'win', 'end'],
      outcomes: (_, move) => (move === 'roll' ? ['200', '300'] : undefined),
      scores: ({points}) => points,
      play: ({points, seat}, move, outcome) => ({
        state: {points: outcome ? points.with(seat, 1004 + Number(outcome)) : points},
        over: move === 'end',
        winners: move === 'win' ? [seat] : undefined,
      }),
    }),
    words: {en: {game: 'Scored'}},
    board: {
      box: [0, 0, 100, 100],
      places: {a1: [50, 50]},
      pieces: () => [],
      targets: () => [{id: 'a1', label: 'cell', move: 'roll'}],
    },
  });

  async function scored(players: string, ...moves: string[]) {
    const game = place(Object.assign(new ScoredGame(), {players, speed: 'instant' as const, seed: 'a'}));
    const ends: string[] = [];
    for (const name of ['game-win', 'game-over'] as const) game.addEventListener(name, () => ends.push(name));
    await game.updateComplete;
    for (const move of moves) await accepted(game.play(move));
    await shown(game);
    const text = (selector: string) => game.renderRoot.querySelector(selector)?.textContent.trim().replace(/\s+/g, ' ');
    return {game, text, ends};
  }

  it('tells a lost game for one with its points, which count as its score', async () => {
    const {game, text} = await scored('1', 'roll 200', 'end');
    expect(text('[part=score]')).to.equal('Score 1,204');
    expect(cards(game)).to.equal('No more moves');
    expect(text('.card')).to.contain('1,204 points');
    expect(said(game)).to.contain('No more moves. 1,204 points.').and.not.contain('draw');
    expect(game.result).to.deep.equal({winners: [], reason: 'lost', scores: [1204]});
    expect((await accepted(game.statistics())).best).to.equal(1204);
  });

  it('shows the best score of games for one, and keeps it where games are kept', async () => {
    const {game, text} = await scored('1', 'roll 200');
    await shown(game, accepted(game.newGame()));
    expect(text('[part=best]')).to.equal('Best 1,204');
    game.autosave = 'best-of-scored';
    await accepted(game.play('roll 300'));
    await shown(game, accepted(game.newGame()));
    expect(text('.head')).to.match(/^Score 1,00\d ?Best 1,304 ?Moves 0$/);
    expect(Object.values(localStorage).join()).to.include('1304');
    await shown(game, accepted(game.newGame({players: 2})));
    expect(text('.head')).to.be.undefined;
    localStorage.clear();
  });

  it('shows the points of several players, of whom the best one wins', async () => {
    const {game, text} = await scored('Ada, Ben', 'roll 200', 'roll 300', 'end');
    expect(text('.players')).to.match(/Ada.*1,204.*Ben.*1,304/);
    expect(cards(game)).to.equal('Ben wins!');
  });

  it('goes on after a win, which is told once', async () => {
    const {game, ends} = await scored('1', 'win', 'roll 200');
    expect([game.result, ...ends]).to.deep.equal([undefined, 'game-win']);
    await accepted(game.play('end'));
    expect([game.result?.winners, ...ends]).to.deep.equal([[0], 'game-win', 'game-over']);
  });

  it('deals its start by the seed, without an attribute for it', async () => {
    const [one, same, other] = [await scored('1'), await scored('1'), await scored('1')];
    Object.assign(other.game, {seed: 'b'});
    await other.game.updateComplete;
    expect(one.game.state).to.deep.equal(same.game.state);
    expect(one.game.state).not.to.deep.equal(other.game.state);
    expect('deal' in one.game).to.equal(false);
  });
});
