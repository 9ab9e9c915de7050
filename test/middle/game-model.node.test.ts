// The game model by itself, without a page: what goes on, what becomes stale, how often the rules are asked.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {recentMoves} from '../../src/play/recent-moves.js';
import {nextTask} from '../../src/play/search.js';
import {isRefusal, refuse} from '../../src/core/game.js';
import type {Seat} from '../../src/core/record.js';
import {found, type Search} from '../../src/core/search.js';
import {Session} from '../../src/core/session.js';
import {shareCode} from '../../src/core/share-code.js';
import {race} from '../example/race.js';
import {ModelBed, seatsOf} from './model-bed.js';

/** Lets everything run that is ready to run. */
const idle = async (tasks = 12): Promise<void> => {
  for (let i = 0; i < tasks; i++) await nextTask();
};

/** The exceptions that are reported meanwhile. */
async function reportedBy(work: () => Promise<void>): Promise<string[]> {
  const {reportError} = globalThis;
  const errors: string[] = [];
  globalThis.reportError = (error) => errors.push(String(error));
  try {
    await work();
  } finally {
    globalThis.reportError = reportError;
  }
  return errors;
}

const codeOf = (made: object): string => (isRefusal(made) ? made.code : 'ok');

test('a new game that comes before anything was told is told as a start and a change', async () => {
  const bed = new ModelBed();
  const setup = {options: race.parseOptions({}), seats: seatsOf('person', 'person')};
  bed.setUp(setup);
  assert.ok((await bed.model.newGame(setup)).ok);
  assert.deepEqual(bed.told, ['start 0', 'change new']);
});

test('its activity is presenting while a move is shown, then idle', async () => {
  const bed = new ModelBed().begin('person', 'person');
  bed.slow = true;
  await bed.model.play('roll', 'person');
  assert.equal(bed.model.activity, 'presenting');
  assert.equal(codeOf(await bed.model.play('take', 'person')), 'busy');
  bed.shows[0]!();
  await idle(1);
  assert.equal(bed.model.activity, 'idle');
  assert.ok((await bed.model.play('take', 'person')).ok);
  await bed.model.play('roll', 'page');
  await idle(1);
  assert.equal(bed.model.activity, 'presenting', 'the end of the one that was cut short is not that of the next');
});

test('a veto that nobody can be told of is one all the same', async () => {
  const requestUpdate = (cause?: string): void => {
    if (cause === 'vetoed') throw new Error('fault');
  };
  const errors = await reportedBy(async () => {
    const bed = new ModelBed({requestUpdate}).begin('person', 'person');
    bed.answer((event) => event.preventDefault());
    assert.equal(codeOf(await bed.model.play('roll', 'person')), 'vetoed');
  });
  assert.deepEqual(errors, ['Error: fault']);
});

describe('an automatic player', () => {
  test('whose move the rules refuse, whatever the reason, pauses the game; the page is told', async () => {
    let asked = 0;
    const choose = (): Search<string> => (asked++, found('roll'));
    const rules = {...race, play: () => refuse('closed', 'Nobody may roll today.')};
    const bed = new ModelBed({choose}, rules).begin('auto', 'person');
    await idle(50);
    assert.ok(asked <= 2, `asked ${asked} times`);
    assert.ok(bed.paused);
    const once = ['before-move 1', 'error closed'];
    assert.deepEqual(bed.told, ['start 0', ...once]);
    bed.pause(false);
    await idle();
    assert.ok(bed.paused);
    assert.deepEqual(bed.told, ['start 0', ...once, ...once], 'it tries again after the pause');
  });

  test('that fails, as the rules do or what is fetched for it, pauses the game; the page is told', async () => {
    const fail = (): never => {
      throw new Error('fault');
    };
    for (const [choose, rules, events] of [
      [() => found('roll'), {...race, play: fail}, ['before-move 1', 'error player-failed']],
      [() => Promise.reject(new Error('fault')), race, ['error player-failed']],
      [() => found('fly'), race, ['error illegal-move']],
    ] as const) {
      const errors = await reportedBy(async () => {
        const bed = new ModelBed({choose}, rules).begin('auto', 'person');
        await idle(50);
        assert.deepEqual([bed.paused, bed.model.activity], [true, 'idle']);
        assert.deepEqual(bed.told, ['start 0', ...events]);
      });
      assert.deepEqual(errors, events.includes('error player-failed' as never) ? ['Error: fault'] : []);
    }
  });
});

test('a game that nobody can see gives up the search for a move, and begins it anew', async () => {
  let [searches, steps] = [0, 0];
  const choose = (): Search<string> => (searches++, {step: () => (steps++, {done: false})});
  const bed = new ModelBed({choose}).begin('auto', 'person');
  await idle(3);
  bed.bringInSight(false);
  await idle(2);
  assert.equal(bed.model.activity, 'idle');
  const before = steps;
  assert.ok(before > 0);
  await idle();
  assert.equal(steps, before);
  bed.bringInSight(true);
  await idle(3);
  assert.equal(searches, 2);
  assert.ok(steps > before);
  bed.isConnected = false;
  await idle(2);
});

describe('without motion', () => {
  const stillGame = (...kinds: Seat['kind'][]): ModelBed => {
    const bed = new ModelBed();
    bed.still = true;
    return bed.begin(...kinds);
  };

  test('an automatic player waits until the last move could be read', async () => {
    const bed = stillGame('auto', 'auto');
    for (let number = 1; number < 6; number++) {
      await idle();
      assert.equal(bed.model.session.number, number);
      assert.equal(bed.model.showing, false);
      if (number === 5) bed.bringInSight(false);
      bed.readings.shift()!();
    }
    await idle();
    assert.equal(bed.model.session.number, 5, 'nor where nobody sees it by then');
    bed.bringInSight(true);
    await idle();
    assert.equal(bed.model.session.number, 6);
  });

  test('a replay waits at the start and after each move, and ends where the game goes on', async () => {
    const bed = stillGame('person', 'person');
    for (const move of ['roll', 'leave', 'roll']) await bed.model.play(move, 'page');
    const {step} = bed.model;
    const replay = bed.model.replay();
    for (const number of [undefined, 1, 2]) {
      await idle();
      assert.equal(bed.model.step?.number, number);
      bed.readings.shift()!();
    }
    await idle();
    assert.deepEqual(bed.model.step, step);
    await bed.model.play('leave', 'page');
    assert.equal(await replay, false);
  });
});

describe('what becomes stale', () => {
  test('is every search, by a move', async () => {
    let steps = 0;
    const endless: Search<string> = {step: () => (steps++, {done: false})};
    const bed = new ModelBed({hint: () => endless}).begin('person', 'person');
    const hint = bed.hint();
    await idle(3);
    assert.ok(bed.model.hints.searching);
    void bed.model.play('roll', 'person');
    assert.equal(codeOf((await hint) as object), 'given-up');
    const before = steps;
    await idle(3);
    assert.equal(steps, before);
    assert.equal(bed.model.hints.searching, false);
  });

  for (const kind of ['person', 'auto'] as const)
    test(`is no answer to a pause, nor to leaving the page and coming back, on the turn of ${kind}`, async () => {
      const bed = new ModelBed({choose: () => ({step: () => ({done: false})})}).begin(kind, 'person');
      let reply!: (answer: string) => void;
      bed.answer((event) => event.respondWith(new Promise((resolve) => (reply = resolve))));
      const made = bed.model.play('roll', 'page');
      bed.pause(true);
      bed.isConnected = false;
      bed.model.hostDisconnected();
      bed.isConnected = true;
      reply('3');
      assert.equal(codeOf(await made), 'ok');
      assert.equal(bed.model.session.history[0]!.move, '3');
    });

  test('is an answer after a new game, which may wait for its own', async () => {
    const bed = new ModelBed().begin('person', 'person');
    const ask = (): Promise<object> => {
      bed.answer((event) => event.respondWith(new Promise(() => undefined)));
      return bed.model.play('roll', 'person');
    };
    const first = ask();
    void bed.model.newGame({options: race.parseOptions({}), seats: seatsOf('person', 'person')});
    void ask();
    assert.equal(codeOf(await first), 'given-up');
    assert.equal(bed.model.isAsking, true);
  });
});

describe('plays', () => {
  /** The race, which counts what it is asked to play. */
  let plays = 0;
  const counting = {...race, play: (...args: Parameters<typeof race.play>) => (plays++, race.play(...args))};
  const playsOf = async (work: () => unknown): Promise<number> => {
    plays = 0;
    await work();
    return plays;
  };
  const long = (moves: number): ModelBed => {
    const bed = new ModelBed({}, counting);
    bed.setUp({options: race.parseOptions({target: 1000}), seats: seatsOf('person', 'person'), seed: 'long'});
    for (let i = 0; i < moves; i++) void bed.model.play(i % 2 ? 'leave' : 'roll', 'person');
    return bed;
  };

  for (const moves of [1, 1000]) {
    test(`are one a move, also where the page gives another outcome, at move ${moves}`, async () => {
      const bed = long(moves - (moves % 2 === 0 ? 0 : 1));
      const {model} = bed;
      assert.equal(await playsOf(() => model.play('roll', 'person')), 1);
      assert.equal(await playsOf(() => model.play('leave', 'page')), 1);
      bed.answer((event) => event.respondWith('5'));
      assert.equal(await playsOf(() => model.play('roll', 'person')), 1);
      bed.answer((event) => event.respondWith(Promise.resolve(true)));
      assert.equal(await playsOf(() => model.play('leave', 'person')), 1);
      assert.equal(await playsOf(() => [model.step, model.session.legalMoves, model.session.save()]), 0);
    });
  }

  test('are at most 64 for an undo, none for a redo and a share code, in a game of any length', async () => {
    const {model} = long(1000);
    for (let i = 0; i < 70; i++) assert.ok((await playsOf(() => model.restore('undo'))) <= 64);
    for (let i = 0; i < 70; i++) assert.equal(await playsOf(() => model.restore('redo')), 0);
    assert.equal(await playsOf(() => shareCode(model.session)), 0);
  });

  test('of a long record come in slices, while calls wait and people can not move', async () => {
    const seats = seatsOf('person', 'person');
    const session = new Session(race, {options: race.parseOptions({target: 1000}), seats, seed: 's', id: 's'});
    const moves = Array.from({length: 20_000}, (_, i) => [i % 2 ? 'leave' : '3', 'page'] as const);
    const {seed: _, ...record} = session.save();
    const bed = new ModelBed({}, counting).begin('person', 'person');
    bed.told.length = 0;
    let most = 0;
    let slices = 0;
    const loaded = playsOf(() => bed.model.load({...record, moves}));
    const waiting = bed.model.play('3', 'page');
    assert.equal(codeOf(await bed.model.play('roll', 'person')), 'busy');
    for (let before = plays; bed.model.queue.held; before = plays, slices++) {
      await nextTask();
      most = Math.max(most, plays - before);
    }
    assert.ok((await loaded) >= 20_000);
    assert.ok((await waiting).ok);
    assert.equal(recentMoves(bed.model.session.log, 0).length, 200, 'what is listed, and worded');
    assert.equal(bed.model.session.number, 20_001);
    assert.ok(slices > 1, `${slices} slices of at most ${most} plays`);
    assert.equal(bed.told[0], 'change load');
  });
});

test('a long record is drawn once people may move', async () => {
  const start = {options: race.parseOptions({target: 1000}), seats: seatsOf('person', 'person'), seed: 's', id: 's'};
  const {seed: _, ...record} = new Session(race, start).save();
  let drawn = false;
  const redraw = (): void => queueMicrotask(() => (drawn = bed.model.mayAct()));
  const bed: ModelBed = new ModelBed({requestUpdate: redraw}).begin('person', 'person');
  await bed.model.load({
    ...record,
    moves: Array.from({length: 20_000}, (_, i) => [i % 2 ? 'leave' : '3', 'page'] as const),
  });
  await idle(2);
  assert.ok(drawn);
});

test('a pause that is over at once does not end the search that begins after it', async () => {
  const bed = new ModelBed({choose: () => found('roll')}).begin('auto', 'person');
  for (const paused of [true, false, true, false]) bed.pause(paused);
  await idle();
  assert.equal(bed.model.session.number, 1);
});
