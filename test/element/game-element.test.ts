// The base of every game's element, seen through the blank example game: what the contract of elements leaves open.
import {expect} from '@open-wc/testing';
import type {NewGame, Players} from '../../src/kit.js';
import {define} from '../../src/kit.js';
import {example, ExampleGame} from '../example/example-game.element.js';
import {
  animations,
  answerNext,
  codeOf,
  exampleGame,
  find,
  has,
  hear,
  idle,
  names,
  next,
  Owed,
  place,
  said,
  text,
  until,
  type Heard,
} from '../example/harness.js';
import {race} from '../example/race.js';
import '../example/example-game.js';
import {rendered, shown} from '../support/harness.js';

/** Ends a game at once: the target is what the first roll gives. */
async function won(settings: Partial<ExampleGame> = {}): Promise<{game: ExampleGame; heard: Heard[]}> {
  const game = await exampleGame({target: 3, ...settings});
  const heard = hear(game);
  await game.play('3');
  await game.play('take');
  return {game, heard};
}

const output = (game: ExampleGame): string => text(game, 'output');
const button = (game: ExampleGame): HTMLButtonElement => find(game, 'button');

describe('the events of a game', () => {
  it('leave out quiet moves', async () => {
    const game = await exampleGame();
    await game.play('roll');
    const before = said(game);
    const heard = hear(game);
    expect(await codeOf(game.play('think'))).to.equal('ok');
    expect(names(heard)).to.equal('');
    await game.updateComplete;
    expect(said(game)).to.equal(before);
    expect(game.state.thoughts).to.equal(1);
  });

  it('come at once from a move made before the first rendering, after game-start', async () => {
    const game = new ExampleGame();
    const heard = hear(game);
    place(game);
    void game.play('roll');
    expect(names(heard)).to.equal('start before-move move change');
    await game.updateComplete;
    expect(heard).to.have.length(4);
  });

  it('are fired before a move is shown, and tell when it has landed', async () => {
    const game = await exampleGame({speed: 'normal'});
    const moved = next(game, 'game-move');
    const changed = next(game, 'game-change');
    void game.play('4');
    const {presented} = await moved;
    expect((await changed).presented).to.equal(presented);
    await game.updateComplete;
    expect(animations(game), 'on its way').to.have.length(1);
    await presented;
    expect(output(game)).to.equal('0 : 0 (4)');
    expect(animations(game)).to.deep.equal([]);
  });

  it('name the players as they are shown', async () => {
    const game = await exampleGame({players: ', Ben', lang: 'de'});
    await until(() => text(game, 'p').includes('Zug'));
    const moved = next(game, 'game-move');
    await game.play('4');
    expect((await moved).detail.player).to.equal('Spieler 1');
  });
});

it('calls made inside a listener are carried out in turn, and told what came of them', async () => {
  const game = await exampleGame();
  const answers: Promise<unknown>[] = [];
  answerNext(game, () => answers.push(game.undo(), game.play('leave'), game.newGame(), game.undo()));
  await game.play('roll');
  expect(await Promise.all(answers.map(codeOf))).to.deep.equal(['ok', 'illegal-move', 'ok', 'nothing-to-undo']);
  expect(game.history).to.have.length(0);
});

describe('the page, asked before a move', () => {
  it('settles it, at once or by any thenable; its last answer counts', async () => {
    const thenable = {then: (keep: (answer: string) => void) => keep('6')};
    // nobody hears of it, the console neither
    const late = Promise.reject<string>(new Error('too late'));
    for (const answers of [['6'], [thenable as Promise<string>], [late, Promise.resolve('6')]]) {
      const game = await exampleGame();
      answerNext(game, (event) => answers.forEach((answer) => event.respondWith(answer)));
      await game.play('roll');
      expect(game.history.map(({move}) => move)).to.deep.equal(['6']);
    }
  });

  it('lets it go on as usual with nothing or true, and refuses it with false', async () => {
    for (const [answer, code] of [
      [undefined, 'ok'],
      [null, 'ok'],
      [true, 'ok'],
      [false, 'vetoed'],
    ] as const) {
      for (const later of [true, false]) {
        const game = await exampleGame();
        const own = game.legalMoves;
        answerNext(game, (event) => event.respondWith(later ? Promise.resolve(answer) : answer));
        expect(await codeOf(game.play('roll')), String(answer)).to.equal(code);
        expect(game.legalMoves.join() === own.join()).to.equal(code === 'vetoed');
        expect(game.matches(':state(waiting)')).to.be.false;
      }
    }
  });

  it('cannot answer when the event is over', async () => {
    const game = await exampleGame();
    const asked = next(game, 'game-before-move');
    await game.play('roll');
    const event = await asked;
    expect(() => event.respondWith('6')).to.throw(DOMException, 'while the event is being dispatched');
  });

  it('goes on owing its answer where a call that would replace the game is refused', async () => {
    const game = await exampleGame();
    const owed = new Owed();
    answerNext(game, (event) => event.respondWith(owed.promise));
    const moved = game.play('roll');
    expect(await codeOf(game.undo())).to.equal('nothing-to-undo');
    expect(await codeOf(game.load('nonsense'))).to.equal('bad-code');
    owed.keep('4');
    await moved;
    expect(game.history[0]!.move).to.equal('4');
  });
});

it('content between the tags is not shown once there is a game, except below it', async () => {
  const game = await exampleGame();
  game.innerHTML = '<p>Loading…</p><p slot="below">Two more games</p>';
  const [loading, below] = game.children as unknown as [HTMLElement, HTMLElement];
  expect(loading.checkVisibility()).to.be.false;
  const {top} = below.getBoundingClientRect();
  expect(top).to.be.at.least(find(game, 'output').getBoundingClientRect().bottom);
});

it('options, players and seed of the game can be read, and not be changed', async () => {
  const game = await exampleGame({target: 12, players: 'Ada:red, Ben:auto:timid', seed: undefined, paused: true});
  expect(game.options).to.deep.equal({target: 12, first: 'one'});
  expect(game.seats).to.deep.equal([
    {name: 'Ada', kind: 'person', color: 'red'},
    {name: 'Ben', kind: 'auto', level: 'timid'},
  ]);
  expect(game.gameSeed).to.equal(game.save().seed);
  expect(game.seed, 'the setting').to.equal(undefined);
  game.seed = 'another';
  await game.updateComplete;
  expect(game.gameSeed).to.equal('another');
  for (const name of ['options', 'seats', 'gameSeed'])
    expect(() => Object.assign(game, {[name]: undefined}), name).to.throw(TypeError);
  expect(() => Object.assign(game.options, {target: 1})).to.throw(TypeError);
  expect(() => Object.assign(game.seats[0]!, {name: 'Eve'})).to.throw(TypeError);
});

describe('players', () => {
  it('are one person against the computer at the level that the page sets, unless it sets the players', async () => {
    const game = await exampleGame({players: undefined, computer: 'timid'});
    expect(game.seats).to.deep.equal([
      {name: '', kind: 'person'},
      {name: '', kind: 'auto', level: 'timid'},
    ]);
    expect(has(game, '[part=start]'), 'no choice of players').to.be.false;
    game.players = 2;
    expect(game.seats.map(({kind}) => kind)).to.deep.equal(['person', 'person']);
  });

  it('elsewhere move only by number: stale, repeated and missing ones are refused', async () => {
    const game = await exampleGame({players: 'Ada, Ben:remote', first: 'two'});
    const heard = hear(game, 'game-move', 'game-error');
    expect(await codeOf(game.play('3'))).to.equal('number-missing');
    expect(await codeOf(game.play('3', {number: 0}))).to.equal('stale-move');
    expect(await codeOf(game.play('3', {number: 1}))).to.equal('ok');
    expect(await codeOf(game.play('3', {number: 1}))).to.equal('stale-move');
    expect(await codeOf(game.play('leave', {number: 2}))).to.equal('ok');
    expect(names(heard)).to.equal('error error move error move');
    expect(heard[2]!.detail).to.include({by: 'remote', player: 'Ben', seat: 1});
    expect(game.canUndo).to.be.false;
  });

  for (const [when, settings] of Object.entries({
    'it is the turn of somebody elsewhere': {players: 'Ada:remote, Ben'},
    'the game is paused': {paused: true},
    'it is for looking only': {readOnly: true},
  }))
    it(`here make no move where ${when}; the page does`, async () => {
      const game = await exampleGame(settings);
      expect(button(game).disabled).to.be.true;
      button(game).disabled = false;
      button(game).click();
      expect(game.history).to.have.length(0);
      expect(await codeOf(game.play('roll', {number: 1}))).to.equal('ok');
    });
});

describe('automatic players', () => {
  it('answer a person, and wait until that was shown', async () => {
    const game = await exampleGame({players: 'Ada, Ben:auto', speed: 'fast'});
    await game.play('roll');
    const moves: string[] = [];
    game.addEventListener('game-move', ({detail}) => moves.push(`${detail.by} ${detail.number}`));
    const answered = next(game, 'game-move', ({detail}) => detail.by === 'auto');
    const left = game.play('leave');
    const shown = game.presented.then(() => moves.push('shown'));
    await left;
    await shown;
    await answered;
    expect(moves).to.deep.equal(['page 2', 'shown', 'auto 3']);
  });

  it('pause where the page vetoes, refuses or cannot answer their move, and go on from there', async () => {
    const answers: ((event: Parameters<Parameters<typeof answerNext>[1]>[0]) => void)[] = [
      (event) => event.preventDefault(),
      (event) => event.respondWith(false),
      (event) => event.respondWith(Promise.resolve(false)),
      (event) => event.respondWith('7'),
      (event) => event.respondWith(Promise.reject(new Error('down'))),
    ];
    for (const answer of answers) {
      const game = Object.assign(new ExampleGame(), {players: 'Ada:auto, Ben', speed: 'instant'});
      answerNext(game, answer);
      const asked = next(game, 'game-before-move');
      place(game);
      await asked;
      await idle();
      expect(game.paused).to.be.true;
      expect(game.history).to.have.length(0);
      const moved = next(game, 'game-move');
      game.resume();
      await moved;
    }
  });

  it('take over and give back in the middle of a game', async () => {
    const game = await exampleGame({players: 'Ada, Ben'});
    const moved = next(game, 'game-move', ({detail}) => detail.number === 2);
    game.players = 'Ada:auto, Ben';
    expect((await moved).detail).to.include({by: 'auto', seat: 0});
    game.players = 'Ada:auto, Ben:auto';
    await game.updateComplete;
    expect(game.paused, 'nobody else plays').to.be.true;
    const other = next(game, 'game-move', ({detail}) => detail.seat === 1);
    game.resume();
    await other;
    game.players = 'Ada, Ben';
    await game.updateComplete;
    const number = game.history.length;
    await idle();
    expect(game.history).to.have.length(number);
  });
});

describe('what is being shown', () => {
  it('makes a person wait, not the page, which cuts it short', async () => {
    const game = await exampleGame({speed: 'slow'});
    await rendered(game, game.play('roll'));
    expect(game.matches(':state(busy)')).to.be.true;
    expect(button(game).disabled).to.be.true;
    expect(await codeOf(game.play('leave'))).to.equal('ok');
    await shown(game);
    expect(game.matches(':state(busy)')).to.be.false;
    expect(button(game).disabled).to.be.false;
  });

  it('is held by a pause, also where the game was paused from the start', async () => {
    const game = await exampleGame({speed: 'normal', paused: true});
    let shown = false;
    await game.play('roll');
    void game.presented.then(() => (shown = true));
    await game.updateComplete;
    await idle();
    expect(animations(game)[0]?.playState).to.equal('paused');
    expect(shown).to.be.false;
    game.resume();
    await game.presented;
  });
});

describe('settings', () => {
  it('are read once for each change, however often the element renders and is asked', async () => {
    let reads = 0;
    const rules: typeof race = {...race, parseOptions: (value) => (reads++, race.parseOptions(value))};
    class Counted extends ExampleGame {
      constructor() {
        super({...example, rules});
      }
    }
    define('counted-game', Counted);
    const game = place(new Counted());
    await game.updateComplete;
    reads = 0;
    game.target = 20;
    for (let i = 0; i < 5; i++) expect(game.turn).to.equal(0);
    await game.updateComplete;
    game.requestUpdate();
    await rendered(game, game.play('roll'));
    expect(reads).to.equal(1);
  });

  it('apply when the element is asked, without an event or an update for the question', async () => {
    const game = await exampleGame();
    const id = game.gameId;
    game.target = 20;
    const heard = hear(game);
    let updates = 0;
    const {requestUpdate} = game;
    game.requestUpdate = (...change) => {
      updates++;
      requestUpdate.apply(game, change);
    };
    expect(game.state.target).to.equal(20);
    expect(game.gameId).not.to.equal(id);
    expect([updates, heard.length]).to.deep.equal([0, 0]);
    await game.updateComplete;
    expect(names(heard)).to.equal('start change');
  });

  it('are compared by value: an equal list changes nothing', async () => {
    const players = (): Players => ['Ada', {name: 'Ben', kind: 'person'}];
    const game = await exampleGame({players: players()});
    const {gameId} = game;
    const heard = hear(game);
    for (let i = 0; i < 3; i++) {
      game.players = players();
      game.target = '10';
      await game.updateComplete;
    }
    expect(game.gameId).to.equal(gameId);
    expect(names(heard)).to.equal('');
  });

  it('that cannot be read, or are wrong, are rejected by the call', async () => {
    const game = await exampleGame();
    const heard = hear(game);
    const before = game.save();
    const thrower = (name: string): object =>
      Object.defineProperty({}, name, {
        enumerable: true,
        get: () => {
          throw new Error('a getter');
        },
      });
    const newGame = (setup: unknown) => game.newGame(setup as NewGame);
    const refused: [Promise<unknown>, code: string, message?: string][] = [
      [newGame(thrower('players')), 'bad-option', "The argument of newGame() can't be read: a getter"],
      [
        newGame('ten'),
        'bad-option',
        'Invalid newGame: "ten". Expected an object with options by name, players and seed.',
      ],
      [newGame([]), 'bad-option', 'Invalid newGame: []. Expected an object with options by name, players and seed.'],
      [
        newGame(Object.fromEntries(Array.from({length: 1001}, (_, i) => [i, i]))),
        'bad-option',
        'Invalid newGame: "1001 properties". Expected at most 1000.',
      ],
      ...[{target: 0}, {no: 1}, {players: 3}, {seed: 'x'.repeat(300)}].map((setup): [Promise<unknown>, string] => [
        newGame(setup),
        'bad-option',
      ]),
      [game.play('roll', thrower('number')), 'stale-move', "The number of the move can't be read: a getter"],
      [game.play('roll', {number: -0}), 'stale-move'],
      [game.play('roll', {number: Symbol('x') as never}), 'stale-move'],
      [game.load(thrower('game') as never), 'bad-record'],
      [game.load(Symbol('x') as never), 'bad-record'],
    ];
    for (const [i, [answer, code, message]] of refused.entries()) {
      expect(await codeOf(answer)).to.equal(code);
      expect(heard[i]!.detail).to.include({code, ...(message && {message})});
    }
    expect(heard).to.have.length(refused.length);
    expect(game.save()).to.deep.equal(before);
  });

  it('come from attributes, and go with them', async () => {
    const game = place(document.createElement('example-game'));
    const given = {target: '25', seed: 'a', speed: 'instant', players: 'Ada, Ben'};
    for (const [name, value] of Object.entries(given)) game.setAttribute(name, value);
    await game.updateComplete;
    expect(game.save()).to.deep.include({seed: 'a', options: {target: 25, first: 'one'}});
    const heard = hear(game, 'game-error');
    for (const name of Object.keys(given)) game.removeAttribute(name);
    await game.updateComplete;
    expect([game.target, game.seed, game.speed, game.players]).to.deep.equal(Array(4).fill(undefined));
    expect(names(heard)).to.equal('');
    expect(game.state.target).to.equal(10);
    expect(game.save().seed).not.to.be.oneOf(['a', 'null']);
    expect(game.save().seats[0]!.name).to.equal('');
  });

  it('without a seed give another game every time', async () => {
    const seeds = new Set<string | undefined>();
    const game = await exampleGame({seed: undefined});
    for (let i = 0; i < 5; i++) {
      await game.newGame();
      seeds.add(game.save().seed);
    }
    expect(seeds.size).to.equal(5);
    for (const seed of seeds) expect(seed, 'four words of 32 bits').to.match(/^(?:[0-9a-z]{7}){4}$/);
  });

  it('of one new game, or of a game that is loaded, leave those of the next', async () => {
    const game = await exampleGame({target: 25});
    const answer = await game.newGame({first: 'two', players: 'Ann, Bob', seed: 7});
    expect(answer).to.deep.equal({ok: true, number: 0});
    const record = game.save();
    expect(record).to.deep.include({options: {target: 25, first: 'two'}, seed: '7'});
    expect(record.seats[0]!.name).to.equal('Ann');
    const other = await exampleGame();
    for (const [to, from, target] of [
      [game, game, 25],
      [other, record, 10],
    ] as const) {
      if (from === record) await to.load(record);
      await to.updateComplete;
      expect(to.state.target).to.equal(25);
      await to.newGame();
      expect(to.save()).to.deep.include({options: {target, first: 'one'}, seed: 'example'});
    }
  });
});

it('a replay ends as soon as anything happens to the game', async () => {
  const {game} = await won();
  const replay = codeOf(game.replay());
  await game.undo();
  expect(await replay).to.equal('given-up');
  await game.updateComplete;
  expect(output(game)).to.equal('0 : 0 (0)');
  await game.redo();
  expect(await Promise.all([codeOf(game.replay()), codeOf(game.replay())])).to.deep.equal(['given-up', 'ok']);
  game.speed = 'normal';
  const last = codeOf(game.replay());
  await game.updateComplete;
  game.remove();
  expect(await last, 'it leaves the page').to.equal('given-up');
});

describe('a hint', () => {
  /** A game that has no hints, and one that takes its time over them. */
  class NoHints extends ExampleGame {
    constructor() {
      super({...example, hint: undefined});
    }
  }
  customElements.define('example-without-hints', NoHints);
  let ready: boolean;
  class SlowHints extends ExampleGame {
    constructor() {
      const step = () => (ready ? {done: true as const, value: 'take'} : {done: false as const, progress: 0.5});
      super({...example, hint: () => ({step})});
    }
  }
  customElements.define('example-with-slow-hints', SlowHints);
  beforeEach(() => (ready = false));

  it('is refused where the game has none, or is over', async () => {
    expect(await codeOf(place(new NoHints()).hint())).to.equal('no-hint');
    expect(await codeOf((await won()).game.hint())).to.equal('game-over');
  });

  it('is given up where the game is another by then', async () => {
    const changes: ((game: SlowHints) => Promise<unknown>)[] = [
      (game) => game.play('leave'),
      (game) => game.newGame(),
      (game) => game.undo(),
      async (game) => {
        await game.undo();
        await game.play('roll');
      },
    ];
    for (const change of changes) {
      const game = place(Object.assign(new SlowHints(), {seed: 'example', speed: 'instant' as const}));
      await game.updateComplete;
      await game.play('roll');
      ready = false;
      const hint = game.hint();
      await change(game);
      ready = true;
      expect(await codeOf(hint)).to.equal('given-up');
    }
  });

  it('goes on where the game is only moved within the page', async () => {
    const game = place(new SlowHints());
    await game.updateComplete;
    const hint = game.hint();
    place(game, place(document.createElement('div')));
    ready = true;
    expect(await hint).to.equal('take');
  });
});

describe('autosave', () => {
  const key = 'parlour:race:game:test';
  beforeEach(() => localStorage.removeItem(key));
  afterEach(() => localStorage.removeItem(key));

  it('is read before a move that comes before the first rendering; its name can be the id of the element', async () => {
    const game = await exampleGame({autosave: '', id: 'test'});
    await game.play('3');
    game.remove();
    const again = place(Object.assign(new ExampleGame(), {autosave: 'test', speed: 'instant' as const}));
    expect(await codeOf(again.play('leave'))).to.equal('ok');
    expect(again.history.map(({move}) => move)).to.deep.equal(['3', 'leave']);
  });
});

describe('the states of the element', () => {
  const states = (game: ExampleGame): string[] =>
    ['over', 'won', 'busy', 'waiting', 'paused'].filter((name) => game.matches(`:state(${name})`));

  it('stay off in browsers that reject their names, and the game goes on', async () => {
    // Chromium before 125
    const {add} = CustomStateSet.prototype;
    CustomStateSet.prototype.add = (name: string) => {
      throw new DOMException(`The specified value '${name}' must start with '--'.`, 'SyntaxError');
    };
    try {
      const game = place(Object.assign(new ExampleGame(), {players: ':auto, :auto', speed: 'instant', autoplay: true}));
      await rendered(game, next(game, 'game-over'));
      expect(states(game)).to.deep.equal([]);
    } finally {
      CustomStateSet.prototype.add = add;
    }
  });

  it('tell that an automatic player thinks', async () => {
    const game = place(Object.assign(new ExampleGame(), {players: ':auto, Ben'}));
    answerNext(game, (event) => event.preventDefault());
    const asked = next(game, 'game-before-move');
    await game.updateComplete;
    expect(states(game)).to.deep.equal(['busy']);
    await rendered(game, asked);
    expect(states(game)).to.deep.equal(['paused']);
  });
});
