// Hint, outlook, marks and solutions on <peg-solitaire>; and what the page sets, saves and loads.
import {expect} from '@open-wc/testing';
import {
  all,
  cell,
  click,
  course,
  dragPeg,
  find,
  has,
  hear,
  label,
  losing,
  marked,
  pegGame,
  playAll,
  said,
  settled,
  text,
  tool,
  toolUnderMore,
  until,
  winning,
  PegSolitaire,
} from './harness.js';

describe('a hint', () => {
  it('lets a peg lean towards its hole, where a ghost stands, says so, and answers the page', async () => {
    const game = await pegGame();
    await click(game, tool(game, 'hint'));
    await until(() => marked(game, 'hint').length === 2);
    expect(said(game)).to.equal('Jump from 4 to 1.');
    expect(text(game, '.status'), 'no numbers for those who see it').to.equal('Try this jump.');
    const at = (peg: Element): string => peg.getAttribute('transform')!.split(' scale')[0]!;
    const {cx, cy} = cell(game, 1) as SVGCircleElement;
    expect(at(find(game, '.ghost'))).to.equal(`translate(${cx.baseVal.value} ${cy.baseVal.value})`);
    expect(find(game, '[data-peg="4"] .hop').getAttribute('transform')).to.include('rotate(9)');
    const hint = (await game.hint()) as {winnable: boolean; move: string; way: string[]};
    expect(hint.winnable).to.be.true;
    expect(hint.way).to.have.length(13);
    await playAll(game, hint.way);
    expect(game.result?.winners).to.deep.equal([0]);
    expect(marked(game, 'hint')).to.be.empty;
    expect(has(game, '.ghost')).to.be.false;
  });

  it('is acted out: the ghost hops to its hole; the next jump cuts that', async () => {
    const game = await pegGame({speed: 'slow'});
    await game.hint();
    await until(() => find(game, '.ghost .hop').getAnimations().length === 1);
    expect(find(game, '[data-peg="4"] .hop').getAnimations()).to.have.length(1);
    game.speed = 'instant';
    await dragPeg(game, '6-1');
    expect(course(game)).to.equal('6-1');
    expect(has(game, '.ghost')).to.be.false;
  });

  it('says that a jump is only promising where no solution is known in time', async function () {
    this.timeout(20_000);
    const game = await pegGame({board: Array<string>(24).fill('o'.repeat(24)).join('/')});
    const hint = (await game.hint()) as {winnable: null; move: string};
    expect(hint.winnable).to.equal(null);
    expect(game.legalMoves).to.include(hint.move);
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('A promising jump, not proven to win.');
    expect(said(game)).to.match(/^Jump from \d+ to \d+\. A promising jump, not proven to win\.$/);
    expect(marked(game, 'hint')).to.have.length(2);
  });

  it('on the English board is one of its stored positions', async () => {
    // a hint waits for the file a third of a second
    await import('../../../src/games/peg-solitaire/rules/positions.js');
    const game = await pegGame({board: 'english'});
    await playAll(game, ['5-17', '8-10', '1-9']);
    expect(await game.hint())
      .to.have.property('winnable')
      .that.is.a('boolean');
  });

  it('says that the game can’t be won any more', async () => {
    const game = await pegGame();
    await playAll(game, losing.slice(0, 5));
    expect(await game.hint()).to.deep.equal({winnable: false});
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('No longer winnable.');
    expect(marked(game, 'hint')).to.be.empty;
  });
});

describe('the outlook', () => {
  it('says whether the game can still be won, after every jump', async () => {
    const game = await pegGame({outlook: true});
    await until(() => text(game, '.outlook') === 'You can still win.');
    await playAll(game, losing.slice(0, 2));
    await until(() => !text(game, '.outlook').includes('Checking'));
    await playAll(game, losing.slice(2, 5));
    await until(() => text(game, '.outlook') === 'No longer winnable.');
    await game.undo();
    await game.undo();
    await game.undo();
    await game.undo();
    await until(() => text(game, '.outlook') === 'You can still win.');
  });

  it('is not there unless asked for, and gone at the end', async () => {
    const game = await pegGame();
    expect(has(game, '.outlook')).to.be.false;
    await click(game, await toolUnderMore(game, 'outlook'));
    expect(has(game, '.outlook')).to.be.true;
    await playAll(game, losing);
    expect(has(game, '.outlook')).to.be.false;
  });

  it('names the fewest pegs that can still be reached', async () => {
    const game = await pegGame({fewest: true});
    await until(() => text(game, '.outlook').includes('At best 1 peg will be left.'));
    await playAll(game, losing.slice(0, 5));
    await until(() => text(game, '.outlook').includes('At best'));
    const [, fewest] = /At best (\d+)/.exec(text(game, '.outlook'))!;
    expect(Number(fewest)).to.be.above(1);
  });

  it('marks the pegs whose jumps keep it winnable, and only those', async () => {
    const game = await pegGame({hints: true});
    await until(() => marked(game, 'good').length > 0);
    expect(marked(game, 'good')).to.deep.equal([4, 6]);
    expect(label(game, 4)).to.include('keeps the game winnable');
    await playAll(game, ['4-1', '13-4']);
    await until(
      () =>
        !text(game, '.outlook').includes('Checking') &&
        marked(game, 'good').every((hole) => marked(game, 'ready').includes(hole)),
    );
  });

  it('drops what it finds about a position that is gone', async () => {
    const game = await pegGame({board: 'english', outlook: true, marks: true});
    await playAll(game, ['5-17']);
    await game.newGame();
    await game.play('5-17');
    game.board = 'triangle';
    await game.newGame();
    await until(() => marked(game, 'good').length > 0);
    expect(marked(game, 'good')).to.deep.equal([4, 6]);
  });
});

describe('a solution', () => {
  it('is shown jump by jump; the player may take over and ask again', async () => {
    const game = await pegGame();
    const step = async (n: number): Promise<void> => {
      (await toolUnderMore(game, 'solution')).click();
      await until(() => game.history.length === n);
      await settled(game);
    };
    await step(1);
    await step(2);
    await dragPeg(game, winning[2]!);
    for (let n = 4; n <= 13; n++) await step(n);
    expect(game.result?.scale).to.equal('genius');
  });

  it('plays nothing where there is none, and says so', async () => {
    const game = await pegGame();
    await playAll(game, losing.slice(0, 5));
    await click(game, await toolUnderMore(game, 'solution'));
    await until(() => said(game) === 'No longer winnable.');
    expect(game.history).to.have.length(5);
  });

  it('is played by an automatic player, which can be paused', async function () {
    this.timeout(20_000);
    const game = await pegGame({players: 'Ada:auto'});
    expect(text(game, '.card-title')).to.equal('Peg solitaire');
    expect(has(game, '.tool[part~="pause"]')).to.be.true;
    game.resume();
    await until(() => game.result);
    expect(game.result?.winners).to.deep.equal([0]);
  });
});

describe('the settings', () => {
  it('are attributes: every board by its name, any size, an own shape', async () => {
    const holes = {english: 33, european: 37, german: 45, asymmetric: 39, diamond: 41, triangle: 15, 'oo./ooo/ooo': 9};
    for (const [board, count] of Object.entries(holes)) {
      const game = await pegGame({board});
      expect(all(game, '.cell'), board).to.have.length(count);
      game.remove();
    }
    const game = await pegGame({rows: 8, empty: 13});
    expect(all(game, '.cell')).to.have.length(36);
    expect(game.state.pegs[12]).to.equal('.');
  });

  it('draw a random position from the seed that can be won', async () => {
    const [a, b] = [await pegGame({rows: 6, pegs: 9, seed: 'x'}), await pegGame({rows: 6, pegs: 9, seed: 'x'})];
    expect(a.state.pegs).to.equal(b.state.pegs);
    expect([...a.state.pegs].filter((mark) => mark === 'o')).to.have.length(9);
    expect(await a.hint()).to.include({winnable: true});
  });

  it('that are wrong are refused with a sentence, and there is a board all the same', async () => {
    const game = new PegSolitaire();
    const heard = hear(game, 'game-error');
    Object.assign(game, {board: 'round'});
    document.body.append(game);
    await game.updateComplete;
    expect(text(game, '.problem')).to.include('round');
    expect(heard).to.have.length(1);
    expect(all(game, '.cell')).to.have.length(15);
    game.remove();
  });

  it('say at once that a start has no jump', async () => {
    const game = await pegGame({rows: 3, empty: 5});
    expect(text(game, '.card-title')).to.equal('No jump from here');
    expect(text(game, '.status')).to.include('before it begins');
    await until(() => said(game).includes('before it begins'));
    expect(game.turn).to.equal(undefined);
  });

  it('with a target, one peg elsewhere is no win', async () => {
    const game = await pegGame({target: 1});
    expect(label(game, 1)).to.include('the last peg ends here');
    await playAll(game, winning);
    expect(game.result?.winners).to.be.empty;
    expect(text(game, '.card-title')).to.equal('Wrong hole!');
  });
});

describe('a saved game', () => {
  it('goes on where it was: by record, by code, by the browser', async () => {
    const game = await pegGame({rows: 6, empty: 4, autosave: 'pegs-test'});
    await playAll(game, game.legalMoves.slice(0, 1));
    const {pegs} = game.state;
    const other = await pegGame();
    expect(await other.load(game.save())).to.include({ok: true});
    expect(other.state.pegs).to.equal(pegs);
    const third = await pegGame();
    expect(await third.load(game.share())).to.include({ok: true});
    expect(third.state.pegs).to.equal(pegs);
    game.remove();
    const again = await pegGame({autosave: 'pegs-test'});
    expect(again.state.pegs).to.equal(pegs);
    await settled(again);
    expect(all(again, '.cell')).to.have.length(21);
    localStorage.clear();
  });
});

describe('the words', () => {
  it('are there in nine languages, with the closing words of each', async function () {
    this.timeout(20_000);
    const titles = new Set<string>();
    for (const lang of ['en', 'de', 'es', 'fr', 'pt', 'hi', 'ar', 'zh', 'ja']) {
      const game = await pegGame();
      game.lang = lang;
      await playAll(game, winning);
      await until(() => lang === 'en' || text(game, '.card-title') !== 'Master of the board!');
      titles.add(text(game, '.card-title'));
      expect(find(game, '.card').textContent, lang).not.to.match(/\{|undefined/);
      game.remove();
    }
    expect(titles.size).to.equal(9);
  });
});
