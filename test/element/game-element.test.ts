// The base of every game's element, seen through the blank example game.
import {expect} from '@open-wc/testing';
import type {GameRecord, NewGame, Players, Refusal} from '../../src/kit.js';
import type {GameMoveEvent} from '../../src/play/events.js';
import {define, GameElement, isRefusal} from '../../src/kit.js';
import {dictionary, example, ExampleGame} from '../example/example-game.element.js';
import {
  animations,
  answerNext,
  codeOf,
  eventNames,
  exampleGame,
  has,
  hear,
  idle,
  names,
  next,
  Owed,
  place,
  text,
  until,
  type Heard,
} from '../example/harness.js';
import {race} from '../example/race.js';
import '../example/example-game.js';

/** Ends a game at once: the target is what the first roll gives. */
async function won(settings: Partial<ExampleGame> = {}): Promise<{game: ExampleGame; heard: Heard[]}> {
  const game = await exampleGame({target: 3, ...settings});
  const heard = hear(game);
  await game.play('3');
  await game.play('take');
  return {game, heard};
}

/** The sentence on top. */
const sentence = (game: ExampleGame): string => game.renderRoot.querySelector('p')!.textContent;
const output = (game: ExampleGame): string => game.renderRoot.querySelector('output')!.textContent;

describe('the events of a game', () => {
  it('are told before play() returns', async () => {
    const game = await exampleGame();
    const heard = hear(game, 'game-move');
    void game.play('roll');
    expect(heard).to.have.length(1);
  });

  it('leave out quiet moves', async () => {
    const game = await exampleGame();
    await game.play('roll');
    const said = game.renderRoot.querySelector('[role=status]')!.textContent;
    const heard = hear(game);
    expect(await codeOf(game.play('think'))).to.equal('ok');
    expect(names(heard)).to.equal('');
    await game.updateComplete;
    expect(game.renderRoot.querySelector('[role=status]')!.textContent).to.equal(said);
    expect(game.state.thoughts).to.equal(1);
  });

  it('come from a move made before the first rendering too, after game-start', async () => {
    const game = new ExampleGame();
    const heard = hear(game);
    place(game);
    void game.play('roll');
    expect(names(heard)).to.equal('start before-move move change');
    await game.updateComplete;
    expect(heard).to.have.length(4);
  });
});

describe('a call made inside a listener', () => {
  it('waits until the events of the move are told', async () => {
    const game = await exampleGame();
    const heard = hear(game, 'game-before-move', 'game-move', 'game-change');
    game.addEventListener('game-move', () => void game.play('leave'), {once: true});
    await game.play('roll');
    expect(names(heard)).to.equal('before-move move change before-move move change');
    expect(heard.map(({detail}) => detail.number)).to.deep.equal([1, 1, 1, 2, 2, 2]);
  });

  it('is carried out in turn, and told what came of it', async () => {
    const game = await exampleGame();
    const answers: Promise<unknown>[] = [];
    answerNext(game, () => answers.push(game.undo(), game.play('leave'), game.newGame(), game.undo()));
    await game.play('roll');
    expect(await Promise.all(answers.map(codeOf))).to.deep.equal(['ok', 'illegal-move', 'ok', 'nothing-to-undo']);
    expect(game.history).to.have.length(0);
  });

  it('that asks for a new game at the end of one starts it after the end was told', async () => {
    const game = await exampleGame({target: 3});
    const heard = hear(game);
    game.addEventListener('game-win', () => void game.newGame(), {once: true});
    await game.play('3');
    heard.length = 0;
    await game.play('take');
    await game.updateComplete;
    expect(names(heard)).to.equal('before-move move win over change start change');
    expect(game.turn).to.equal(0);
  });
});

describe('the page, asked before a move', () => {
  it('settles it at once', async () => {
    const game = await exampleGame();
    answerNext(game, (event) => event.respondWith('6'));
    await game.play('roll');
    expect(game.history[0]!.move).to.equal('6');
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

  it('that fails, or is no move, is an error, and the player is asked to try again', async () => {
    const offline = Promise.reject(new TypeError('Failed to fetch'));
    for (const [answer, code, message] of [
      [offline, 'no-answer', "The answer to the move can't be read: Failed to fetch"],
      [Promise.reject('down' as unknown as Error), 'no-answer', `The answer to the move can't be read: "down"`],
      [Promise.resolve('7'), 'illegal-move', undefined],
      [Promise.resolve(4), 'illegal-move', undefined],
      [Promise.resolve({pips: 4}), 'illegal-move', undefined],
    ] as const) {
      const game = await exampleGame();
      const heard = hear(game, 'game-move', 'game-error');
      answerNext(game, (event) => event.respondWith(answer as Promise<string>));
      const made = await game.play('roll');
      expect(made).to.include({ok: false, code});
      expect(names(heard)).to.equal('error');
      expect(heard[0]!.detail).to.include({code, message: message ?? (made as Refusal).message});
      expect(game.matches(':state(waiting)')).to.be.false;
      expect(await codeOf(game.play('roll')), 'the next try').to.equal('ok');
    }
  });

  it('that fails pauses an automatic player, which tries again after the pause', async () => {
    const game = await exampleGame({players: 'Ada:auto, Ben:auto', autoplay: true, paused: true});
    answerNext(game, (event) => event.respondWith(Promise.reject(new Error('down'))));
    game.resume();
    expect((await next(game, 'game-error')).detail.code).to.equal('no-answer');
    await game.updateComplete;
    expect(game.paused).to.be.true;
    game.resume();
    await next(game, 'game-move');
  });

  it('may answer with any thenable', async () => {
    const game = await exampleGame();
    const thenable = {then: (keep: (answer: string) => void) => keep('6')};
    answerNext(game, (event) => event.respondWith(thenable as Promise<string>));
    await game.play('roll');
    expect(game.history[0]!.move).to.equal('6');
  });

  it('is told where its answer is no legal move', async () => {
    for (const later of [true, false]) {
      const game = await exampleGame();
      const heard = hear(game);
      answerNext(game, (event) => event.respondWith(later ? Promise.resolve('7') : '7'));
      expect(await codeOf(game.play('roll'))).to.equal('illegal-move');
      expect(names(heard)).to.equal('before-move error');
      expect(heard[1]!.detail).to.include({code: 'illegal-move', value: '7', number: 0});
      expect(await codeOf(game.play('roll'))).to.equal('ok');
    }
  });

  it('answers once: its last answer counts', async () => {
    const game = await exampleGame();
    answerNext(game, (event) => {
      event.respondWith('1');
      event.respondWith(Promise.resolve('6'));
    });
    await game.play('roll');
    expect(game.history.map(({move}) => move)).to.deep.equal(['6']);
  });

  it('cannot answer when the event is over', async () => {
    const game = await exampleGame();
    const asked = next(game, 'game-before-move');
    await game.play('roll');
    const event = await asked;
    expect(() => event.respondWith('6')).to.throw(DOMException, 'while the event is being dispatched');
  });

  it('comes too late where the game is another by then', async () => {
    const others: [string, (game: ExampleGame, record: GameRecord) => Promise<unknown>][] = [
      ['undo', (game) => game.undo()],
      ['new', (game) => game.newGame()],
      ['load', (game, record) => game.load(record)],
    ];
    for (const [what, change] of others) {
      const game = await exampleGame();
      const record = game.save();
      await game.play('roll');
      await game.play('leave');
      const owed = new Owed();
      answerNext(game, (event) => event.respondWith(owed.promise));
      const moved = game.play('roll');
      expect(await codeOf(change(game, record)), what).to.equal('ok');
      expect(await codeOf(moved)).to.equal('given-up');
      await game.updateComplete;
      expect(game.matches(':state(waiting)')).to.be.false;
      const number = game.history.length;
      owed.keep('6');
      await idle();
      expect(game.history).to.have.length(number);
      expect(await codeOf(game.play('roll'))).to.equal('ok');
    }
  });

  it('goes on owing its answer where such a change is refused', async () => {
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

  it('that settles a draw itself has a record without a seed', async () => {
    const game = await exampleGame();
    const own = (await game.play('roll')) as {move: string};
    expect(game.save().seed).to.equal('example');
    await game.undo();
    answerNext(game, (event) => event.respondWith(String((Number(own.move) % 6) + 1)));
    await game.play('roll');
    expect(game.save()).not.to.have.property('seed');
    expect(await codeOf(game.load(game.save()))).to.equal('ok');
  });
});

describe('a move', () => {
  it('that is refused changes nothing, and the page is told of its own', async () => {
    const game = await exampleGame();
    const heard = hear(game);
    const {state} = game;
    const answer = await game.play('take');
    expect(isRefusal(answer)).to.be.true;
    expect(answer).to.include({ok: false, code: 'illegal-move', value: 'take'});
    expect(names(heard)).to.equal('error');
    expect(heard[0]!.detail).to.include({code: 'illegal-move', value: 'take', game: 'race', number: 0});
    expect(game.state).to.equal(state);
  });

  it('that is no text is refused as well', async () => {
    const game = await exampleGame();
    for (const move of [5, null, undefined, {}, 'x'.repeat(1000)])
      expect(await codeOf(game.play(move as string))).to.equal('illegal-move');
  });

  it('with a number is made once, and only in its turn', async () => {
    const game = await exampleGame();
    expect(await codeOf(game.play('roll', {number: 2}))).to.equal('stale-move');
    expect(await codeOf(game.play('roll', {number: 1}))).to.equal('ok');
    expect(await codeOf(game.play('leave', {number: 1}))).to.equal('stale-move');
    expect(await codeOf(game.play('leave', {number: 2}))).to.equal('ok');
  });
});

describe('the events of a move', () => {
  it('are fired before it is shown, and tell when it has landed', async () => {
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

  it('do not keep the page waiting for a move that is cut short', async () => {
    const game = await exampleGame({speed: 'slow'});
    const moved = next(game, 'game-move');
    void game.play('4');
    const {presented} = await moved;
    await game.play('take');
    await presented;
    expect(game.history).to.have.length(2);
  });

  it('name the players as they are shown', async () => {
    const game = await exampleGame({players: ', Ben', lang: 'de'});
    await until(() => text(game, 'p').includes('Zug'));
    const asked = next(game, 'game-before-move');
    await game.play('4');
    await game.play('leave');
    expect((await asked).detail.player).to.equal('Spieler 1');
    const moved = next(game, 'game-move');
    await game.play('4');
    expect((await moved).detail.player).to.equal('Ben');
  });
});

describe('content between the tags', () => {
  it('is not shown once there is a game, except below it', async () => {
    const game = await exampleGame();
    game.innerHTML = '<p>Loading…</p><p slot="below">Two more games</p>';
    const [loading, below] = game.children as unknown as [HTMLElement, HTMLElement];
    expect(loading.checkVisibility()).to.be.false;
    const {top} = below.getBoundingClientRect();
    expect(top).to.be.at.least(game.renderRoot.querySelector('output')!.getBoundingClientRect().bottom);
  });
});

describe('what the game is made of', () => {
  it('can be read: options, players and seed, and not be changed', async () => {
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
});

describe('the computer', () => {
  it('has the level that the page sets, against one person', async () => {
    const game = await exampleGame({players: undefined, computer: 'timid'});
    expect(game.seats).to.deep.equal([
      {name: '', kind: 'person'},
      {name: '', kind: 'auto', level: 'timid'},
    ]);
    expect(has(game, '[part=start]'), 'no choice of players').to.be.false;
  });

  it('is not asked for where the page sets the players', async () => {
    const game = await exampleGame({players: 2, computer: 'timid'});
    expect(game.seats.map(({kind}) => kind)).to.deep.equal(['person', 'person']);
  });

  it('has no other level', async () => {
    const game = await exampleGame({players: undefined, computer: 'timid'});
    const heard = hear(game, 'game-error');
    game.computer = 'brave';
    await game.updateComplete;
    await idle();
    expect(heard[0]!.detail).to.include({code: 'bad-option', value: 'brave'});
    expect(game.seats[1]).to.include({level: 'timid'});
  });
});

describe('a remote player', () => {
  it('moves only by number: stale, repeated and missing ones are refused', async () => {
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

  it('is not moved for by the person at this page', async () => {
    const game = await exampleGame({players: 'Ada:remote, Ben'});
    const button = game.renderRoot.querySelector('button')!;
    expect(button.disabled).to.be.true;
    button.disabled = false;
    button.click();
    expect(game.history).to.have.length(0);
  });
});

describe('automatic players', () => {
  it('play a whole game among themselves', async () => {
    const game = new ExampleGame();
    const over = next(game, 'game-over');
    const heard = hear(game, 'game-move');
    const wins = hear(game, 'game-win');
    Object.assign(game, {players: ':auto, :auto', seed: 'auto', speed: 'instant', autoplay: true});
    place(game);
    const {detail} = await over;
    expect(detail.winners).to.deep.equal([game.state.counts.indexOf(10)]);
    expect(wins).to.have.length(1);
    expect(heard.every(({detail}) => detail['by'] === 'auto')).to.be.true;
  });

  it('play the same game for the same seed', async () => {
    const moves: string[] = [];
    for (let i = 0; i < 2; i++) {
      const game = new ExampleGame();
      const over = next(game, 'game-over');
      place(Object.assign(game, {players: ':auto, :auto:timid', seed: 'twice', speed: 'instant', autoplay: true}));
      await over;
      moves.push(game.history.map(({move}) => move).join());
    }
    expect(moves[0]).to.equal(moves[1]);
  });

  it('wait for a start where nobody else plays, unless the page says autoplay', async () => {
    const game = await exampleGame({players: ':auto, :auto'});
    expect(game.paused).to.be.true;
    await idle();
    expect(game.history).to.have.length(0);
    const moved = next(game, 'game-move');
    game.resume();
    await moved;
  });

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

  it('pause where the page vetoes or refuses their move, and go on from there', async () => {
    const answers: ((event: Parameters<Parameters<typeof answerNext>[1]>[0]) => void)[] = [
      (event) => event.preventDefault(),
      (event) => event.respondWith(false),
      (event) => event.respondWith(Promise.resolve(false)),
      (event) => event.respondWith('7'),
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

  it('stop where the game leaves the page, and go on where it is back', async () => {
    const game = await exampleGame({players: ':auto, :auto', target: 1000, autoplay: true});
    await next(game, 'game-move', ({detail}) => detail.number === 3);
    game.remove();
    const number = game.history.length;
    await idle();
    expect(game.history).to.have.length(number);
    const moved = next(game, 'game-move');
    place(game);
    expect((await moved).detail.number).to.equal(number + 1);
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

  it('drop what they thought where the game changes meanwhile', async () => {
    const game = await exampleGame({players: 'Ada, Ben:auto'});
    await game.play('roll');
    await game.play('leave');
    await game.undo();
    await idle();
    expect(game.history).to.have.length(0);
  });
});

describe('a paused game', () => {
  it("takes no moves of people and automatic players, but the page's", async () => {
    const game = await exampleGame({players: 'Ada, Ben:auto', paused: true});
    game.renderRoot.querySelector('button')!.disabled = false;
    game.renderRoot.querySelector('button')!.click();
    expect(game.history).to.have.length(0);
    await game.play('roll');
    await game.play('leave');
    await idle();
    expect(game.history).to.have.length(2);
    const moved = next(game, 'game-move');
    game.resume();
    expect((await moved).detail.by).to.equal('auto');
  });

  it('holds what is being shown, also where it was paused from the start', async () => {
    const game = await exampleGame({speed: 'normal', paused: true});
    let shown = false;
    await game.play('roll');
    void game.presented.then(() => (shown = true));
    await game.updateComplete;
    await idle();
    const [animation] = game.renderRoot.querySelector('output')!.getAnimations();
    expect(animation?.playState).to.equal('paused');
    expect(shown).to.be.false;
    game.resume();
    await game.presented;
  });
});

describe('a game for looking only', () => {
  it("takes no moves of people, but the page's", async () => {
    const game = await exampleGame({readOnly: true});
    expect(game.renderRoot.querySelector('button')!.disabled).to.be.true;
    game.renderRoot.querySelector('button')!.disabled = false;
    game.renderRoot.querySelector('button')!.click();
    expect(game.history).to.have.length(0);
    expect(await codeOf(game.play('roll'))).to.equal('ok');
  });
});

describe('what is being shown', () => {
  it('makes a person wait, not the page, which cuts it short', async () => {
    const game = await exampleGame({speed: 'slow'});
    await game.play('roll');
    await game.updateComplete;
    expect(game.matches(':state(busy)')).to.be.true;
    expect(game.renderRoot.querySelector('button')!.disabled).to.be.true;
    expect(await codeOf(game.play('leave'))).to.equal('ok');
    await game.presented;
    await game.updateComplete;
    expect(game.matches(':state(busy)')).to.be.false;
    expect(game.renderRoot.querySelector('button')!.disabled).to.be.false;
  });

  it('ends where the game leaves the page', async () => {
    const game = await exampleGame({speed: 'slow'});
    await game.play('roll');
    await game.updateComplete;
    game.remove();
    await game.presented;
    expect(game.renderRoot.querySelector('output')!.getAnimations()).to.have.length(0);
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
    await game.play('roll');
    await game.updateComplete;
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

  it('of names, colours and kinds apply in the middle of a game', async () => {
    const game = await exampleGame({players: 'Ada, Ben'});
    await game.play('roll');
    game.players = 'Ann:red, Bob:remote';
    await game.updateComplete;
    expect(sentence(game)).to.equal('Ann is to play');
    expect(game.save().seats).to.deep.equal([
      {name: 'Ann', kind: 'person', color: 'red'},
      {name: 'Bob', kind: 'remote'},
    ]);
    expect(game.history).to.have.length(1);
  });

  it('that are wrong are told once, and the game stays', async () => {
    const wrong: [Partial<ExampleGame>, string][] = [
      [{target: 0}, 'Invalid target: 0.'],
      [{target: 'ten'}, 'target: "ten"'],
      [{first: 'three'}, 'first: "three"'],
      [{players: 'Ada'}, 'players: "Ada"'],
      [{players: 'Ada, Ben:robot'}, 'players: "robot"'],
      [{speed: 'warp' as 'fast'}, 'speed: "warp"'],
      [{autosave: {} as string}, 'Invalid autosave: {}.'],
      [{seed: {} as string}, 'Invalid seed: {}.'],
      [
        {
          players: {
            get length(): never {
              throw new Error('a getter');
            },
          } as never,
        },
        'players',
      ],
      [{target: {toString: () => 'ten'} as never}, 'target'],
      [{seed: 'x'.repeat(201)}, 'seed: "xxx'],
    ];
    for (const [settings, message] of wrong) {
      const game = await exampleGame();
      const {gameId} = game;
      const heard = hear(game);
      Object.assign(game, settings);
      await game.updateComplete;
      game.requestUpdate();
      await game.updateComplete;
      expect(names(heard), message).to.equal('error');
      expect(heard[0]!.detail['code']).to.equal('bad-option');
      expect(heard[0]!.detail['message']).to.contain(message);
      expect(game.gameId).to.equal(gameId);
      expect(game.renderRoot.querySelector('[part=problem]')!.textContent).to.contain(message);
      expect(await codeOf(game.play('roll'))).to.equal('ok');
      Object.assign(game, {
        target: undefined,
        first: undefined,
        players: undefined,
        autosave: undefined,
        speed: 'instant',
        seed: 'example',
      });
      await game.updateComplete;
      expect(game.renderRoot.querySelector('[part=problem]')).to.be.null;
    }
  });

  it('that are wrong are told each by itself, also where another is wrong already', async () => {
    const game = await exampleGame({players: 'Ada'});
    const heard = hear(game);
    game.target = -5;
    await game.updateComplete;
    game.speed = 'warp' as 'fast';
    await game.updateComplete;
    expect(heard.map(({detail}) => String(detail['message']).split(':')[0])).to.deep.equal([
      'Invalid target',
      'Invalid speed',
    ]);
  });

  it('that cannot be read are rejected by the call', async () => {
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
    const answers = [
      game.newGame(thrower('players') as never),
      game.newGame('ten' as never),
      game.newGame([] as never),
      game.newGame(Object.fromEntries(Array.from({length: 1001}, (_, i) => [i, i]))),
      game.play('roll', thrower('number')),
      game.play('roll', {number: -0}),
      game.play('roll', {number: Symbol('x') as never}),
      game.load(thrower('game') as never),
      game.load(Symbol('x') as never),
    ];
    expect(await Promise.all(answers.map(codeOf))).to.deep.equal([
      'bad-option',
      'bad-option',
      'bad-option',
      'bad-option',
      'stale-move',
      'stale-move',
      'stale-move',
      'bad-record',
      'bad-record',
    ]);
    expect(names(heard)).to.equal('error error error error error error error error error');
    expect(heard.slice(0, 5).map(({detail}) => detail['message'])).to.deep.equal([
      "The argument of newGame() can't be read: a getter",
      'Invalid newGame: "ten". Expected an object with options by name, players and seed.',
      'Invalid newGame: []. Expected an object with options by name, players and seed.',
      'Invalid newGame: "1001 properties". Expected at most 1000.',
      "The number of the move can't be read: a getter",
    ]);
    expect(game.save()).to.deep.equal(before);
  });

  it('that are wrong from the start leave a game of the defaults', async () => {
    const game = new ExampleGame();
    const heard = hear(game);
    game.target = -5;
    place(game);
    await game.updateComplete;
    expect(names(heard)).to.equal('start error');
    expect(game.state.target).to.equal(10);
  });

  it('come from attributes, and go with them', async () => {
    const game = place(document.createElement('example-game'));
    for (const [name, value] of [
      ['target', '25'],
      ['seed', 'a'],
      ['speed', 'instant'],
      ['players', 'Ada, Ben'],
    ])
      game.setAttribute(name!, value!);
    await game.updateComplete;
    expect(game.save()).to.deep.include({seed: 'a', options: {target: 25, first: 'one'}});
    const heard = hear(game, 'game-error');
    for (const name of ['target', 'seed', 'speed', 'players']) game.removeAttribute(name);
    await game.updateComplete;
    expect([game.target, game.seed, game.speed, game.players]).to.deep.equal(Array(4).fill(undefined));
    expect(names(heard)).to.equal('');
    expect(game.state.target).to.equal(10);
    expect(game.save().seed).not.to.be.oneOf(['a', 'null']);
    expect(game.save().seats[0]!.name).to.equal('');
  });

  it('set before the element was defined are taken over', async () => {
    class LaterGame extends ExampleGame {}
    const game = place(document.createElement('later-game')) as ExampleGame;
    Object.assign(game, {target: 25, players: ['Ada', 'Ben'], seed: 'early', readOnly: true});
    customElements.define('later-game', LaterGame);
    await game.updateComplete;
    expect(game.save()).to.deep.include({seed: 'early', options: {target: 25, first: 'one'}});
    expect(game.save().seats[0]!.name).to.equal('Ada');
    expect(game.readOnly).to.be.true;
  });

  it('are there to be read before the first rendering', () => {
    const game = new ExampleGame();
    game.target = 25;
    expect(game.state.target).to.equal(25);
    expect(game.turn).to.equal(0);
    expect(game.legalMoves).to.deep.equal(['roll']);
    expect(game.save().options).to.deep.equal({target: 25, first: 'one'});
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

  it('apply with the next game after the first move', async () => {
    const game = await exampleGame();
    await game.play('roll');
    const {gameId} = game;
    const heard = hear(game);
    Object.assign(game, {target: 25, seed: 'other', first: 'two'});
    await game.updateComplete;
    expect(game.state.target).to.equal(10);
    expect(game.save().seed).to.equal('example');
    expect(game.gameId).to.equal(gameId);
    expect(names(heard)).to.equal('');
    await game.newGame();
    expect(game.save()).to.deep.include({options: {target: 25, first: 'two'}, seed: 'other'});
    expect(names(heard)).to.equal('start change');
  });
});

describe('the players, as text', () => {
  const seats = async (players: Players): Promise<unknown> => (await exampleGame({players})).save().seats;

  it('are a name, then color, kind and level in any order', async () => {
    expect(await seats('Ada, Ben:auto')).to.deep.equal([
      {name: 'Ada', kind: 'person'},
      {name: 'Ben', kind: 'auto'},
    ]);
    expect(await seats(' Ada : red : auto : timid , Ben:remote:#00f')).to.deep.equal([
      {name: 'Ada', kind: 'auto', color: 'red', level: 'timid'},
      {name: 'Ben', kind: 'remote', color: '#00f'},
    ]);
    expect(await seats('Ada:timid:auto:red,')).to.deep.equal([
      {name: 'Ada', kind: 'auto', color: 'red', level: 'timid'},
      {name: '', kind: 'person'},
    ]);
  });

  it('are a number of people, or a list of names and seats', async () => {
    const nobody = {name: '', kind: 'person'};
    expect(await seats(2)).to.deep.equal([nobody, nobody]);
    expect(await seats('2')).to.deep.equal([nobody, nobody]);
    expect(await seats(['Ada', {kind: 'auto', level: 'timid'}])).to.deep.equal([
      {name: 'Ada', kind: 'person'},
      {name: '', kind: 'auto', level: 'timid'},
    ]);
  });
});

describe('a new game', () => {
  it('may have options, players and a seed of its own', async () => {
    const game = await exampleGame({target: 25});
    const answer = await game.newGame({first: 'two', players: 'Ann, Bob', seed: 7});
    expect(answer).to.deep.equal({ok: true, number: 0});
    expect(game.save()).to.deep.include({options: {target: 25, first: 'two'}, seed: '7'});
    expect(game.save().seats[0]!.name).to.equal('Ann');
    await game.newGame();
    expect(game.save()).to.deep.include({options: {target: 25, first: 'one'}, seed: 'example'});
  });

  it('is refused with a reason where these are wrong, and the old one stays', async () => {
    const game = await exampleGame();
    await game.play('roll');
    const heard = hear(game);
    for (const setup of [
      {target: 0},
      {no: 1},
      {players: 3},
      {players: [{kind: 'x'}]},
      {seed: 'x'.repeat(300)},
    ] as NewGame[]) {
      expect(await codeOf(game.newGame(setup))).to.equal('bad-option');
    }
    expect(names(heard)).to.equal('error error error error error');
    expect(game.history).to.have.length(1);
  });

  it('has what chance decides before the first move settled', async () => {
    const game = await exampleGame();
    await game.newGame({first: 'any'});
    expect(game.save().options['first']).to.be.oneOf(['one', 'two']);
    const {options} = game.save();
    await game.newGame({first: 'any'});
    expect(game.save().options).to.deep.equal(options);
  });
});

describe('saving and loading', () => {
  it('go on with the same game', async () => {
    const {game} = await won({players: 'Ada:red, Ben'});
    const record = game.save();
    expect(record).to.deep.equal(JSON.parse(JSON.stringify(record)));
    const other = await exampleGame();
    expect(await other.load(record)).to.deep.equal({ok: true, number: 2});
    expect(other.save()).to.deep.equal(record);
    expect(other.gameId).to.equal(game.gameId);
    await other.updateComplete;
    expect(sentence(other)).to.equal('Ada has won');
    expect(await codeOf(other.load(JSON.stringify(record)))).to.equal('ok');
  });

  it('keep the game where the record is damaged, and say what is wrong', async () => {
    const game = await exampleGame();
    await game.play('roll');
    const record = game.save();
    const heard = hear(game);
    const damaged: [unknown, string][] = [
      [{...record, version: 9}, 'bad-record'],
      [{...record, options: {target: 0}}, 'bad-option'],
      [{...record, moves: [['take', 'person']]}, 'bad-record'],
      [{...record, moves: [[String((Number(record.moves[0]![0]) % 6) + 1), 'person']]}, 'bad-record'],
      ['{"game":', 'bad-record'],
      [game.share().slice(0, -9), 'bad-code'],
      ['', 'bad-code'],
      [undefined, 'bad-record'],
      [null, 'bad-record'],
      [5, 'bad-record'],
    ];
    for (const [value, code] of damaged)
      expect(await codeOf(game.load(value as GameRecord)), JSON.stringify(value)).to.equal(code);
    expect(names(heard)).to.equal(damaged.map(() => 'error').join(' '));
    expect(game.save()).to.deep.equal(record);
  });

  it('settings of the element stay for the next game', async () => {
    const game = await exampleGame({target: 25});
    const other = await exampleGame({target: 3});
    await game.load(other.save());
    expect(game.state.target).to.equal(3);
    await game.updateComplete;
    expect(game.state.target).to.equal(3);
    await game.newGame();
    expect(game.state.target).to.equal(25);
  });

  it('by a share code, opens as the same game elsewhere', async () => {
    const {game} = await won({players: 'Ada, Zoë:auto'});
    const code = game.share();
    expect(code).to.match(/^[\w-]+$/);
    const other = await exampleGame();
    expect(await codeOf(other.load(code))).to.equal('ok');
    expect(other.state).to.deep.equal(game.state);
    expect(other.history).to.deep.equal(game.history);
    expect(other.save().seats).to.deep.equal(game.save().seats);
    expect(other.gameId).not.to.equal(game.gameId);
  });
});

describe('a replay', () => {
  it('ends as soon as anything happens to the game', async () => {
    const {game} = await won();
    const replay = codeOf(game.replay());
    await game.undo();
    expect(await replay).to.equal('given-up');
    await game.updateComplete;
    expect(output(game)).to.equal('0 : 0 (0)');
    await game.redo();
    expect(await Promise.all([codeOf(game.replay()), codeOf(game.replay())])).to.deep.equal(['given-up', 'ok']);
  });

  it('ends where the game leaves the page', async () => {
    const {game} = await won({speed: 'normal'});
    const replay = codeOf(game.replay());
    await game.updateComplete;
    game.remove();
    expect(await replay).to.equal('given-up');
  });

  it('shows the game once more from its start', async () => {
    const {game, heard} = await won();
    heard.length = 0;
    const pictures = new Set<string>();
    const watch = new MutationObserver(() => pictures.add(output(game)));
    watch.observe(game.renderRoot, {subtree: true, characterData: true, childList: true});
    expect(await codeOf(game.replay())).to.equal('ok');
    await game.updateComplete;
    watch.disconnect();
    expect([...pictures]).to.include('0 : 0 (3)');
    expect(output(game)).to.equal('3 : 0 (0)');
    expect(names(heard)).to.equal('');
  });
});

describe('a hint', () => {
  /** A game that has no hints, and one that takes its time over them. */
  class NoHints extends ExampleGame {
    constructor() {
      super({...example, hint: undefined});
    }
  }
  customElements.define('example-without-hints', NoHints);
  const slow = {ready: false, steps: 0};
  class SlowHints extends ExampleGame {
    constructor() {
      const step = () => {
        slow.steps++;
        return slow.ready ? {done: true as const, value: 'take'} : {done: false as const, progress: 0.5};
      };
      super({...example, hint: () => ({step})});
    }
  }
  customElements.define('example-with-slow-hints', SlowHints);
  beforeEach(() => Object.assign(slow, {ready: false, steps: 0}));

  it('is a good move', async () => {
    const game = await exampleGame();
    expect(await game.hint()).to.equal('roll');
  });

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
      slow.ready = false;
      const hint = game.hint();
      await change(game);
      slow.ready = true;
      expect(await codeOf(hint)).to.equal('given-up');
    }
  });

  it('is one for all who ask at the same time, and is given up if the game leaves the page', async () => {
    const game = place(new SlowHints());
    await game.updateComplete;
    const hints = [game.hint(), game.hint()];
    game.remove();
    for (const hint of hints) expect(await codeOf(hint)).to.equal('given-up');
    place(game);
    slow.ready = true;
    expect(await game.hint()).to.equal('take');
  });

  it('goes on where the game is only moved within the page', async () => {
    const game = place(new SlowHints());
    await game.updateComplete;
    const hint = game.hint();
    place(game, place(document.createElement('div')));
    slow.ready = true;
    expect(await hint).to.equal('take');
  });

  it('is no longer looked for once a move has been made', async () => {
    const game = place(Object.assign(new SlowHints(), {seed: 'example', speed: 'instant' as const}));
    await game.updateComplete;
    const hint = game.hint();
    await game.play('roll');
    expect(await codeOf(hint)).to.equal('given-up');
    const {steps} = slow;
    await idle();
    expect(slow.steps).to.equal(steps);
  });
});

describe('autosave', () => {
  const key = 'parlour:race:game:test';
  beforeEach(() => localStorage.removeItem(key));
  afterEach(() => localStorage.removeItem(key));

  it('goes on with the game after a reload, which beats the attributes', async () => {
    const game = await exampleGame({autosave: 'test', target: 25});
    await game.play('roll');
    const record = game.save();
    game.remove();
    const again = new ExampleGame();
    const heard = hear(again);
    place(Object.assign(again, {autosave: 'test', target: 3, seed: 'other', speed: 'instant'}));
    await again.updateComplete;
    expect(again.save()).to.deep.equal(record);
    expect(names(heard)).to.equal('change');
    expect(heard[0]!.detail['cause']).to.equal('load');
    await again.newGame();
    expect(again.state.target).to.equal(3);
  });

  it('keeps what was undone and what was begun anew', async () => {
    const game = await exampleGame({autosave: 'test'});
    const kept = (): GameRecord => JSON.parse(localStorage.getItem(key)!) as GameRecord;
    await game.play('roll');
    await game.play('leave');
    expect(kept()).to.deep.equal(game.save());
    await game.undo();
    expect(kept().moves).to.have.length(0);
    await game.newGame();
    expect(kept().id).to.equal(game.gameId);
  });

  it('is read before a move that comes before the first rendering', async () => {
    const game = await exampleGame({autosave: 'test'});
    await game.play('3');
    game.remove();
    const again = place(Object.assign(new ExampleGame(), {autosave: 'test', speed: 'instant' as const}));
    expect(await codeOf(again.play('leave'))).to.equal('ok');
    expect(again.history.map(({move}) => move)).to.deep.equal(['3', 'leave']);
  });

  it("takes the element's id for its name, where it has none", async () => {
    const game = await exampleGame({autosave: '', id: 'test'});
    await game.play('roll');
    expect(localStorage.getItem(key)).to.contain(game.gameId);
  });

  it('says what is wrong with a kept game that is damaged, and starts another', async () => {
    for (const text of ['{"game":"race"}', 'null', '{', '"x"', '5', '[]']) {
      localStorage.setItem(key, text);
      const game = new ExampleGame();
      const heard = hear(game);
      place(Object.assign(game, {autosave: 'test', speed: 'instant'}));
      await game.updateComplete;
      expect(names(heard).replace(/^error /, ''), text).to.equal('start');
      expect(await codeOf(game.play('roll'))).to.equal('ok');
      expect(localStorage.getItem(key)).to.contain(game.gameId);
      game.remove();
    }
  });

  it('costs one game-error where storage is forbidden, never the game', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    try {
      const game = new ExampleGame();
      const heard = hear(game, 'game-start', 'game-error', 'game-move');
      place(Object.assign(game, {autosave: 'test', speed: 'instant'}));
      await game.updateComplete;
      await game.play('roll');
      await game.play('leave');
      expect(names(heard).replace('error start', 'start error')).to.equal('start error move move');
      expect(heard.find(({type}) => type === 'game-error')!.detail).to.include({code: 'storage'});
    } finally {
      Object.defineProperty(window, 'localStorage', own);
    }
  });

  it('keeps nothing where nobody asked for it', async () => {
    const before = localStorage.length;
    const game = await exampleGame();
    await game.play('roll');
    expect(localStorage.length).to.equal(before);
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
      await next(game, 'game-over');
      await game.updateComplete;
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
    await asked;
    await game.updateComplete;
    expect(states(game)).to.deep.equal(['paused']);
  });
});

describe('the words', () => {
  const inside = async (outer: Element, where: ParentNode = outer): Promise<ExampleGame> => {
    place(outer);
    return exampleGame({}, where);
  };
  const withLang = (lang: string): HTMLElement => Object.assign(document.createElement('div'), {lang});

  /** Once the table of a language is there. */
  const settled = async (game: ExampleGame): Promise<string> => {
    await idle();
    await game.updateComplete;
    return sentence(game);
  };

  it('are English where nothing is said', async () => {
    expect(sentence(await inside(withLang('')))).to.equal('Player 1 is to play');
  });

  it('are in the language of the element, of an ancestor, and of one outside its shadow roots', async () => {
    expect(await settled(await exampleGame({lang: 'de'}))).to.equal('Spieler 1 ist am Zug');
    expect(await settled(await inside(withLang('de-AT')))).to.equal('Spieler 1 ist am Zug');
    const outer = withLang('de');
    const inner = document.createElement('div');
    outer.attachShadow({mode: 'open'}).append(inner);
    expect(await settled(await inside(outer, inner.attachShadow({mode: 'open'})))).to.equal('Spieler 1 ist am Zug');
  });

  it('of the element beat those of its ancestors', async () => {
    const game = await inside(withLang('de'));
    game.lang = 'en';
    expect(await settled(game)).to.equal('Player 1 is to play');
  });

  it('follow a change of language', async () => {
    const outer = withLang('en');
    const game = await inside(outer);
    outer.lang = 'de';
    expect(await settled(game)).to.equal('Spieler 1 ist am Zug');
    outer.lang = 'en';
    expect(await settled(game)).to.equal('Player 1 is to play');
    game.lang = 'de';
    expect(await settled(game)).to.equal('Spieler 1 ist am Zug');
  });

  it('are English where the language, or a sentence of it, is missing', async () => {
    expect(await settled(await exampleGame({lang: 'tlh'}))).to.equal('Player 1 is to play');
    expect(await settled(await exampleGame({lang: 'not a language'}))).to.equal('Player 1 is to play');
    const {game} = await won({lang: 'de'});
    expect(await settled(game)).to.equal('Spieler 1 has won');
  });

  it('are those that the page hands over, at once', async () => {
    const game = await exampleGame({lang: 'eo'});
    expect(await settled(game)).to.equal('Player 1 is to play');
    dictionary.register('eo', {turn: 'Ludas {player}', player: 'ludanto {n}'});
    await game.updateComplete;
    expect(sentence(game)).to.equal('Ludas ludanto 1');
  });

  it('are said in the right number', async () => {
    const game = await exampleGame({players: 'Ada, Ben'});
    const said = (): string => game.renderRoot.querySelector('[role=status]')!.textContent.trim();
    await game.play('1');
    await game.updateComplete;
    expect(said()).to.equal('Ada rolls 1 pip');
    await game.play('leave');
    await game.play('2');
    await game.updateComplete;
    expect(said()).to.equal('Ben rolls 2 pips');
  });
});

describe('the element itself', () => {
  it('knows its events as handlers of the window know them', async () => {
    const game = await exampleGame();
    const moves: GameMoveEvent[] = [];
    game.addEventListener('game-move', (event) => moves.push(event));
    await game.play('roll');
    expect(moves[0]!.detail.effects[0]!.type).to.equal('rolled');
    expect(eventNames).to.include(moves[0]!.type);
  });

  it('is a GameElement that has the version of its package', () => {
    expect(new ExampleGame()).to.be.instanceOf(GameElement);
    expect(ExampleGame.version).to.match(/^\d+\.\d+\.\d+$/);
  });

  it('leaves nothing behind where it is taken out', async () => {
    const game = await exampleGame({speed: 'slow', players: ':auto, :auto', autoplay: true});
    await next(game, 'game-move');
    game.remove();
    const heard = hear(game);
    await idle();
    expect(names(heard)).to.equal('');
    expect(document.getAnimations()).to.have.length(0);
    expect(race.id).to.equal('race');
  });
});
