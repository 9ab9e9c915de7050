// The card before the first move, on which a person chooses players, level and rules, by real mouse and keys.
import {expect} from '@open-wc/testing';
import type {LitElement} from 'lit';
import type {GameElement} from '../../src/element/game-element.js';
import {BlockudokuGame} from '../../src/games/blockudoku/blockudoku-game.js';
import {LudoGame} from '../../src/games/ludo/ludo-game.js';
import {NimGame} from '../../src/games/nim/nim-game.js';
import {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import {TicTacToe} from '../../src/games/tic-tac-toe/tic-tac-toe.js';
import {press} from '../support/commands.js';
import {
  all,
  cardButton,
  cards,
  click,
  find,
  focused,
  frame,
  has,
  hear,
  names,
  place,
  placed,
  rendered,
  said,
  shown,
  text,
  tool,
  until,
} from '../support/harness.js';

afterEach(() => localStorage.clear());

type Game = GameElement & {readonly renderRoot: ParentNode & LitElement['renderRoot']};

/** The names of all choices. */
const fields = (game: Game): string[] =>
  Array.from(
    game.renderRoot.querySelectorAll('.start .segments, .start span'),
    (at) => at.getAttribute('aria-label') ?? at.textContent,
  );

/** Opens or closes the options. */
async function options(game: Game): Promise<void> {
  await click(cardButton(game, 'Options'));
  await (game as unknown as LitElement).updateComplete;
}

/** Presses the segment with this text. */
async function pick(game: Game, label: string): Promise<void> {
  const segment = [...game.renderRoot.querySelectorAll('.segments button')].find(
    (at) => at.textContent.trim() === label,
  );
  await click(segment!);
  await (game as unknown as LitElement).updateComplete;
}

/** A game whose card is there. */
async function offered<T extends LitElement & Game>(element: T, settings: Partial<T> = {}): Promise<T> {
  await placed(element, {speed: 'instant', ...settings} as Partial<T>);
  element.scrollIntoView();
  await until(() => has(element, '.card .start'));
  return element;
}

/** A game that has had the time to show a card. */
async function quiet<T extends LitElement & Game>(element: T, settings: Partial<T> = {}): Promise<T> {
  // the card of another game comes as soon as its own
  const [game] = [await placed(element, {speed: 'instant', ...settings} as Partial<T>), await offered(new TicTacToe())];
  await game.updateComplete;
  return game;
}

/** Chooses by the keyboard, in the field with this label. */
async function choose(game: Game, label: string, ...keys: string[]): Promise<void> {
  const field = [...game.renderRoot.querySelectorAll('.start label')].find((at) =>
    at.textContent.trim().startsWith(label),
  );
  field!.querySelector<HTMLElement>('select, input')!.focus();
  await press(...keys);
  await (game as unknown as LitElement).updateComplete;
}

const kinds = (game: Game): string =>
  game
    .save()
    .seats.map(({kind, level = ''}) => kind + level)
    .join(' ');

it('by default one person, called "You", plays against the computer; the page may decide otherwise', async () => {
  for (const element of [new LudoGame(), new SnlBoard(), new TicTacToe()]) {
    const game = await placed<LitElement & Game>(element, {});
    expect(kinds(game)).to.equal('person auto');
    expect(text(game, '.players')).to.match(/You.*Computer/s);
    game.players = 2;
    await game.updateComplete;
    expect(text(game, '.players')).to.match(/Player 1.*Player 2/s);
  }
});

describe('the card before the first move', () => {
  it('comes after the game, covers no board and moves nothing', async () => {
    const game = new LudoGame();
    const heard = hear(game, 'game-start');
    place(game);
    // in whole pixels: a second layout in Firefox may differ by a fifth of one
    const board = (): number[] => {
      const {x, y, width, height} = find(game, '.board').getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    await until(() => heard.length > 0);
    await frame();
    const before = board();
    await until(() => has(game, '.start'));
    expect(board()).to.deep.equal(before);
    expect(cards(game)).to.equal('Ludo');
    expect(text(game, '.card-text')).to.equal('First to bring all pieces home wins.');
    expect(fields(game)).to.deep.equal(['Players', 'Level']);
    expect(document.activeElement, 'the focus stays where it is').to.equal(document.body);
    await expect(game).shadowDom.to.be.accessible();
    await options(game);
    expect(fields(game), 'the rest').to.deep.equal(['Players', 'Level', 'Rules', 'People', 'Computers']);
    expect(board(), 'nothing moves').to.deep.equal(before);
    await expect(game).shadowDom.to.be.accessible();
  });

  it('of a paused game has room for keys that come later', async () => {
    const game = await placed(new TicTacToe(), {paused: true});
    const widths = (): number[] => all(game, '.card-buttons button').map((key) => key.clientWidth);
    const before = widths();
    expect([before.length, has(game, '.start')]).to.deep.equal([2, false]);
    await until(() => has(game, '.start'));
    expect(widths()).to.deep.equal(before);
  });

  it('tells screen readers, once it is accepted, what is to be done and whose turn it is', async () => {
    const game = await offered(new NimGame());
    await rendered(game, click(cardButton(game, 'Play')));
    expect(said(game)).to.equal('Take stones from one heap. The last stone wins. Your move.');
  });

  it('sets up another game with each choice', async () => {
    const game = await offered(new LudoGame());
    const heard = hear(game, 'game-start');
    await pick(game, 'Hard');
    expect(kinds(game)).to.equal('person autostrong');
    await pick(game, '2');
    expect(kinds(game)).to.equal('person person');
    await options(game);
    expect(fields(game), 'a name for each, no level without a computer').to.deep.equal([
      'Players',
      'Rules',
      'People',
      'Computers',
      'Name of player 1',
      'Name of player 2',
    ]);
    await choose(game, 'Computers', '1');
    expect(kinds(game)).to.equal('person person autogreedy');
    await pick(game, 'Hard');
    expect(kinds(game)).to.equal('person person autostrong');
    await pick(game, 'Quick');
    expect(game.save().options).to.include({pieces: 2});
    expect(names(heard)).to.match(/^start( start)+$/);
    const games = heard.length;
    await choose(game, 'Name of player 2', 'B', 'e', 'n', 'Enter');
    expect(game.save().seats[1]!.name, 'a name is no other game').to.equal('Ben');
    expect(heard).to.have.length(games);
    expect(game.history, 'keys in the fields play nothing').to.be.empty;
    expect(has(game, '.start')).to.be.true;
  });

  it('goes with Play, and the game is played as it was chosen, this time and again', async () => {
    const game = await offered(new TicTacToe(), {seed: '1'});
    await pick(game, 'Two players');
    await rendered(game, click(cardButton(game, 'Play')));
    expect(cards(game)).to.equal('');
    for (const cell of ['b2', 'a1', 'a3', 'b1', 'c1']) await game.play(cell);
    await shown(game);
    await rendered(game, click(cardButton(game, 'Rematch')));
    expect(game.history).to.be.empty;
    expect(kinds(game)).to.equal('person person');
    expect(has(game, '.start'), 'the same again is no choice').to.be.false;
  });

  it('goes with a press on the board, which is a move already, and with a move of the page', async () => {
    const game = await offered(new TicTacToe());
    await shown(game, click(find(game, '[data-target=b2]')));
    expect(has(game, '.start')).to.be.false;
    expect(game.history[0]).to.include({move: 'b2', by: 'person'});
    const other = await offered(new LudoGame());
    await shown(other, other.play('roll'));
    expect(has(other, '.start')).to.be.false;
  });

  it('comes back with "New game", which can be taken back', async () => {
    const game = await offered(new TicTacToe(), {seed: '1'});
    await game.play('a1');
    await until(() => game.history.length === 2);
    await shown(game);
    await click(tool(game, 'new'));
    await until(() => has(game, '.start'));
    expect(game.history).to.be.empty;
    expect(focused(game)?.closest('.card')).to.equal(find(game, '.card'));
    await click(find(game, '.card .link'));
    await rendered(
      game,
      until(() => game.history.length === 2),
    );
    expect(has(game, '.start')).to.be.false;
  });

  it('offers what the page leaves open', async () => {
    expect(fields(await offered(new TicTacToe(), {columns: 5}))).to.deep.equal(['Players', 'Level']);
    expect(fields(await offered(new SnlBoard(), {faces: 8}))).to.deep.equal(['Players']);
    expect(fields(await offered(new BlockudokuGame()))).to.deep.equal(['Rules']);
  });

  it('waits for a game that is out of view', async () => {
    const here = await placed(new TicTacToe(), {speed: 'instant'});
    const away = new TicTacToe();
    away.style.marginBlockStart = '5000px';
    await placed(away, {speed: 'instant'});
    here.scrollIntoView();
    await until(() => has(here, '.card .start'));
    await frame();
    await frame();
    expect(has(away, '.card')).to.be.false;
    // what was taken out goes on where it is put in again
    away.remove();
    here.before(away);
    away.scrollIntoView();
    await until(() => has(away, '.card .start'));
  });

  const none: Record<string, Partial<LudoGame>> = {
    'where the page has set the players': {players: 'Ada, Ben:auto'},
    'with setup="off"': {setup: 'off'},
    'in a game for looking only': {readOnly: true},
    'in a game that starts by itself': {autoplay: true},
    'in a challenge': {targetScore: 3},
    'in a room': {room: ''},
  };
  for (const [when, settings] of Object.entries(none)) {
    it(`is not there ${when}`, async () => {
      expect(has(await quiet(new LudoGame(), settings), '.start')).to.be.false;
    });
  }

  it('is not there in a saved game, nor in a loaded one', async () => {
    const first = await offered(new TicTacToe(), {autosave: 'start'});
    await pick(first, 'Hard');
    await first.play('b2');
    const record = first.save();
    first.remove();
    const again = await quiet(new TicTacToe(), {autosave: 'start'});
    expect(again.history).not.to.be.empty;
    expect(has(again, '.start')).to.be.false;
    const loaded = await offered(new TicTacToe());
    await rendered(loaded, loaded.load(record));
    expect(has(loaded, '.start')).to.be.false;
  });

  it('remembers with autosave what was chosen, and forgets what is no choice', async () => {
    const first = await offered(new TicTacToe(), {autosave: 'start'});
    await pick(first, 'Hard');
    first.remove();
    localStorage.removeItem('parlour:tic-tac-toe:game:start');
    const again = await offered(new TicTacToe(), {autosave: 'start'});
    expect(kinds(again)).to.equal('person autohard');
    again.remove();
    for (const stored of ['{"players":"Ada:flying"}', '{"columns":99}', '[1]', '"x"', 'null', '{"players":{}}']) {
      localStorage.removeItem('parlour:tic-tac-toe:game:start');
      localStorage.setItem('parlour:tic-tac-toe:start:start', stored);
      const game = new TicTacToe();
      const heard = hear(game, 'game-error');
      await offered(game, {autosave: 'start'});
      expect(kinds(game), stored).to.equal('person auto');
      expect(heard, stored).to.be.empty;
      game.remove();
    }
  });
});

it('speaks the language of the page from the first moment', async () => {
  const game = new LudoGame();
  game.lang = 'ar';
  const seen = new Set<string>();
  // whatever is rendered, at any time
  game.addController({hostUpdated: () => seen.add(fields(game)[0] ?? '')});
  place(game);
  await until(() => has(game, '.start'));
  expect([...seen]).to.not.include('Players');
  expect(fields(game)[0]).to.equal('اللاعبون');
});
