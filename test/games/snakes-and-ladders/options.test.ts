// Everything that can be set, as attributes and as properties, right and wrong.
import {expect} from '@open-wc/testing';
import {tokenNames} from '../../../src/frame/templates/token.js';
import {takeConsole} from '../../support/console.js';
import {
  all,
  animations,
  cardButton,
  cards,
  click,
  course,
  find,
  fromMarkup,
  has,
  hear,
  playAll,
  shortCourse,
  snlBoard,
  squareElement,
  text,
  until,
  type SnlBoard,
} from './harness.js';

/** The rules and board in force. */
function inForce(board: SnlBoard): Record<string, unknown> {
  const {
    board: {name, columns, rows, snakes, ladders},
    rules,
    maxRounds,
  } = board.state;
  return {name, columns, rows, snakes: snakes.join(' '), ladders: ladders.join(' '), ...rules, maxRounds};
}

const standard = {start: 1, overshoot: 'bounce', dice: 1, faces: 6, extraRoll: false, chain: false, capture: false};

describe('an option', () => {
  const everything = {
    columns: 6,
    rows: 4,
    snakes: '20-3 14-5',
    ladders: '2-9 4-16',
    start: 0,
    overshoot: 'stay',
    dice: 2,
    faces: 4,
    extraRoll: true,
    chain: true,
    capture: true,
    maxRounds: 30,
  } as const;
  const expected = {...everything, name: 'custom', snakes: '20,3 14,5', ladders: '2,9 4,16'};

  it('is an attribute', async () => {
    const board = await fromMarkup(
      '<snl-board columns="6" rows="4" snakes="20-3 14-5" ladders="2-9 4-16" start="0" overshoot="stay" dice="2" faces="4" extra-roll chain capture max-rounds="30"></snl-board>',
    );
    expect(inForce(board)).to.deep.equal(expected);
  });

  it('is a property', async () => {
    const board = await snlBoard({
      ...everything,
      snakes: [
        [20, 3],
        [14, 5],
      ],
      ladders: [
        [2, 9],
        [4, 16],
      ],
    });
    expect(inForce(board)).to.deep.equal(expected);
  });

  it('is taken over where it was set before the element was defined', async () => {
    const board = document.createElement('snl-board');
    Object.assign(board, {board: 'random', size: 4, seed: 'before'});
    document.body.append(board);
    await board.updateComplete;
    expect([board.state.board.columns, board.save().seed]).to.deep.equal([4, 'before']);
    board.remove();
  });

  it('holds at once before the first roll, else from the next game on', async () => {
    const board = await snlBoard({board: 'random'});
    board.size = 4;
    await board.updateComplete;
    expect(all(board, '[data-square]')).to.have.length(16);
    await board.play('roll');
    board.setAttribute('size', '6');
    await board.updateComplete;
    expect(all(board, '[data-square]')).to.have.length(16);
    await board.newGame();
    await board.updateComplete;
    expect(all(board, '[data-square]')).to.have.length(36);
  });

  it('that is equal to what it was changes nothing', async () => {
    const board = await snlBoard({snakes: [[9, 2]], ladders: [[3, 8]], size: 4});
    const heard = hear(board);
    const {gameId} = board;
    board.snakes = [[9, 2]];
    board.ladders = [[3, 8]];
    board.players = 'Ada, Ben';
    await board.updateComplete;
    expect(board.gameId).to.equal(gameId);
    expect(heard).to.be.empty;
  });

  it('goes back to its standard where the attribute is removed', async () => {
    const board = await fromMarkup('<snl-board size="4" dice="2"></snl-board>');
    expect(takeConsole().join()).to.contain('gives a random board');
    board.removeAttribute('size');
    board.removeAttribute('dice');
    await board.updateComplete;
    expect(inForce(board)).to.include({name: 'classic', columns: 10, dice: 1});
  });

  it('of one game only goes to newGame()', async () => {
    const board = await snlBoard();
    expect((await board.newGame({board: 'chutes', players: 'Eve', dice: 2})).ok).to.be.true;
    expect(inForce(board)).to.include({name: 'chutes', start: 0, overshoot: 'stay', dice: 2});
    expect(board.state.positions).to.deep.equal([0]);
    await board.newGame();
    expect(inForce(board)).to.include({name: 'classic', dice: 1});
    expect(board.state.positions).to.deep.equal([1, 1]);
  });
});

describe('the board', () => {
  it('is the classic one', async () => {
    const board = await fromMarkup('<snl-board></snl-board>');
    expect(inForce(board)).to.deep.include({...standard, name: 'classic', columns: 10, rows: 10, maxRounds: 100_000});
    expect(all(board, '[part=snake]').length).to.be.at.least(11);
    expect(all(board, '[part=ladder]')).to.have.length(11);
    expect(text(board, '.numerals')).not.to.match(/[A-Z]/);
  });

  it('is that of Chutes and Ladders', async () => {
    const board = await fromMarkup('<snl-board board="chutes"></snl-board>');
    expect(inForce(board)).to.include({...standard, name: 'chutes', start: 0, overshoot: 'stay'});
  });

  it('is a random one by its seed, always the same', async () => {
    const boards = await Promise.all(
      ['a', 'a', 'b', undefined].map((seed) => snlBoard({board: 'random', seed, size: 8})),
    );
    const [a, same, b, chance] = boards.map((board) => JSON.stringify(board.state.board));
    expect(a).to.equal(same);
    expect(a).not.to.equal(b);
    expect(chance).not.to.equal(a);
    for (const board of boards) expect((await board.hint()) as object).to.have.property('path').that.is.not.null;
  });

  it('of another size is a random one', async () => {
    const board = await fromMarkup('<snl-board board="random" size="12" seed="garden"></snl-board>');
    expect(inForce(board)).to.include({name: 'random', columns: 12, rows: 12, maxRounds: 100_000});
  });

  it('is 2 × 2 at the least and 20 × 20 at the most, and both are played to the end', async function () {
    this.timeout(30_000);
    for (const size of [2, 20]) {
      const board = await fromMarkup(
        `<snl-board board="random" size="${size}" seed="ends" players="A:auto, B:auto" autoplay speed="instant"></snl-board>`,
      );
      expect(all(board, '[data-square]')).to.have.length(size * size);
      await until(() => board.turn === undefined);
      expect(board.result!.reason).to.be.oneOf(['home', 'too-long']);
      board.remove();
    }
  });

  it('is an object from script', async () => {
    const board = await snlBoard({board: {columns: 5, rows: 3, snakes: [[9, 2]], ladders: []}});
    expect(inForce(board)).to.include({name: 'custom', columns: 5, rows: 3, snakes: '9,2'});
    expect(squareElement(board, 15).getAttribute('aria-label')).to.equal('15, home');
  });

  it('keeps its squares square, at any width', async () => {
    for (const width of [240, 480, 1200]) {
      const board = await snlBoard({board: 'random', columns: 12, rows: 7});
      board.style.inlineSize = `${width}px`;
      await board.updateComplete;
      const {width: w, height: h} = squareElement(board, 1).getBoundingClientRect();
      expect(w / h, `${width}`).to.be.closeTo(1, 0.01);
      const {left, right} = board.getBoundingClientRect();
      const {left: from, right: to} = find(board, '.board').getBoundingClientRect();
      expect(from).to.be.at.least(left);
      expect(to).to.be.at.most(right + 0.5);
      expect(board.scrollWidth, `nothing to scroll at ${width}`).to.be.at.most(board.clientWidth);
      board.remove();
    }
  });
});

describe('a wrong setting', () => {
  const wrong: readonly (readonly [name: string, value: string, named: string])[] = [
    ['board', 'chess', 'chess'],
    ['size', '21', '21'],
    ['size', 'big', 'big'],
    ['columns', '1', '1'],
    ['rows', '2.5', '2.5'],
    ['snakes', '10-20', '10-20'],
    ['snakes', '100-3', '100'],
    ['ladders', '7-7', '7-7'],
    ['ladders', '8-x', '8-x'],
    ['ladders', '8-26 8-30', '8-30'],
    ['snakes', '5-0', '5-0'],
    ['start', '2', '2'],
    ['overshoot', 'fly', 'fly'],
    ['dice', '3', '3'],
    ['faces', '1', '1'],
    ['max-rounds', '0', '0'],
    ['players', 'A, B, C, D, E, F, G', 'G'],
    ['players', 'Ada:sleepy', 'sleepy'],
    ['speed', 'warp', 'warp'],
  ];

  for (const [name, value, named] of wrong) {
    it(`is told with its value, and the game in play stays: ${name}="${value}"`, async () => {
      const board = await snlBoard();
      await playAll(board, 'roll roll');
      const record = board.save();
      const heard = hear(board);
      board.setAttribute(name, value);
      await board.updateComplete;
      await board.updateComplete;
      expect(heard.map(({type}) => type)).to.deep.equal(['game-error']);
      expect(heard[0]!.detail).to.include({code: 'bad-option', game: 'snakes-and-ladders'});
      expect(heard[0]!.detail['message']).to.include(named);
      expect(text(board, '[part=problem]')).to.include(named);
      expect(board.save()).to.deep.equal(record);
      board.removeAttribute(name);
      await board.updateComplete;
      expect(has(board, '[part=problem]')).to.be.false;
    });
  }

  it('from the start leaves a board that can be played, and the settings of other kinds', async () => {
    const board = await fromMarkup(
      '<snl-board overshoot="fly" players="Ada:green, Ben, Cyd" seed="123754" speed="instant"></snl-board>',
    );
    expect(inForce(board)).to.include({name: 'classic', overshoot: 'bounce'});
    expect(board.state.positions).to.have.length(3);
    await playAll(board, 'roll roll');
    expect(course(board)).to.equal('0:4 1:6');
  });

  it('of newGame() is refused, and the game stays', async () => {
    const board = await snlBoard();
    await board.play('roll');
    const record = board.save();
    for (const setup of [{dice: 9}, {players: 'A, B, C, D, E, F, G'}, {seed: 'x'.repeat(10_000)}, {nonsense: 1}]) {
      expect(await board.newGame(setup)).to.include({ok: false, code: 'bad-option'});
    }
    expect(board.save()).to.deep.equal(record);
  });

  it('writes nothing to the console', async () => {
    await fromMarkup('<snl-board snakes="10-20"></snl-board>');
    expect(takeConsole()).to.be.empty;
  });
});

describe('the players', () => {
  const listed = (board: SnlBoard): string[] =>
    all(board, '.player .name').map(({textContent}) => textContent.replace(/, to move.*/, '').trim());

  it('are a text', async () => {
    const board = await fromMarkup('<snl-board players="Ada, Ben:auto, Cyd:red:remote"></snl-board>');
    expect(listed(board)).to.deep.equal(['Ada', 'Ben', 'Cyd']);
    expect(board.save().seats).to.deep.equal([
      {name: 'Ada', kind: 'person'},
      {name: 'Ben', kind: 'auto'},
      {name: 'Cyd', kind: 'remote', color: 'red'},
    ]);
  });

  it('are a list, or a number', async () => {
    const board = await snlBoard({players: ['Ada', {name: 'Ben', kind: 'auto', color: '#123456'}]});
    expect(listed(board)).to.deep.equal(['Ada', 'Ben']);
    board.players = 4;
    await board.updateComplete;
    expect(listed(board)).to.deep.equal(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  });

  it('change their names, colours and kinds during a game', async () => {
    const board = await snlBoard();
    await board.play('roll');
    board.players = 'Eva:skyblue, Bob:auto';
    await until(() => board.history.length === 2);
    await board.updateComplete;
    expect(listed(board)).to.deep.equal(['Eva', 'Bob']);
    expect(board.turn).to.equal(0);
  });

  it('have tokens of their own colors, on the board and in the list', async () => {
    const board = await fromMarkup('<snl-board players="Ada:green, Ben:#a1b2c3, Cyd, Dee:rgb(1 2 3)"></snl-board>');
    const color = (selector: string): string[] => all(board, selector).map((token) => getComputedStyle(token).color);
    const expected = ['rgb(0, 158, 115)', 'rgb(161, 178, 195)', 'rgb(0, 158, 115)', 'rgb(1, 2, 3)'];
    expect(color('.pebble .token')).to.deep.equal(expected);
    expect(color('.player .token')).to.deep.equal(expected);
  });

  it('can have each of the six colours of tokens by its name', async () => {
    const board = await snlBoard({
      players: tokenNames
        .map((name) => `:${name}`)
        .reverse()
        .join(),
    });
    const own = (seat: number): string => getComputedStyle(all(board, '.pebble .token')[seat]!).color;
    const named = tokenNames.map((_, seat) => own(5 - seat));
    board.players = 6;
    await board.updateComplete;
    expect(named).to.deep.equal(tokenNames.map((_, seat) => own(seat)));
  });

  it('differ by their marks too', async () => {
    const board = await snlBoard({players: 6});
    const marks = all(board, '.pebble .token path').map((path) => path.getAttribute('d'));
    expect(new Set(marks).size).to.equal(6);
  });

  it('who are all automatic wait for the start button', async () => {
    const board = await fromMarkup('<snl-board players="A:auto, B:auto" seed="123754" speed="instant"></snl-board>');
    await board.updateComplete;
    expect(board.paused).to.be.true;
    expect(cards(board)).to.equal('Snakes and Ladders');
    await click(cardButton(board, 'Start'));
    await until(() => board.turn === undefined);
    expect(course(board)).to.equal(shortCourse);
  });

  it('who are all automatic begin by themselves with autoplay', async () => {
    const board = await fromMarkup(
      '<snl-board players="A:auto, B:auto" seed="123754" speed="instant" autoplay></snl-board>',
    );
    await until(() => board.turn === undefined);
    expect(course(board)).to.equal(shortCourse);
    expect(animations(board)).to.be.empty;
  });
});
