/** The contract suite for the element of a game; see testing.ts. */
import type {GameRecord} from '../core/record.js';
import type {GameElement} from '../element/game-element.js';
import {ElementBed, accepted, changes, codeOf, type Told} from './element-bed.js';
import {copy, expect, expectPlain, expectSame} from './expect.js';

/** Settings for the games of the suite. */
export interface ElementContractSetup {
  /** Properties of every element under test. Prefer a short game: the suite plays it to its end. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A property with a value that must be rejected. Default: `speed`. */
  readonly refused?: readonly [property: string, value: unknown];
  /** A first move that fires events and does not end the game. Default: the first legal one. */
  readonly opening?: string;
  /** Number of moves after which the game must have ended. Default 1,000. */
  readonly moves?: number;
}

/** A requirement for an element. */
export interface ElementCheck {
  /** The requirement as a sentence. */
  readonly name: string;
  /** Rejects with the expected and the actual value. Needs a page. */
  readonly run: () => Promise<void>;
}

/** The suite for one element, which must be registered. */
export function elementContractOf(tag: string, setup: ElementContractSetup = {}): ElementCheck[] {
  const {settings = {}, opening, refused = ['speed', 'no such speed'], moves = 1000} = setup;
  const check = (sentence: string, run: (bed: ElementBed) => Promise<void>): ElementCheck => ({
    name: `<${tag}> ${sentence}`,
    async run() {
      const bed = new ElementBed(tag, settings, opening);
      try {
        await run(bed);
      } finally {
        bed.clear();
      }
    },
  });

  return [
    check('tells that a game starts once it is in the page', async (bed) => {
      const game = bed.create();
      const told = bed.hear(game);
      expectSame(told.length, 0, 'events before it is in the page');
      await bed.place(game);
      expectSame(bed.names(told), 'start', 'events of the start');
      const {game: id, gameId, number} = told[0]!.detail;
      expectSame({id, gameId, number}, {id: game.save().game, gameId: game.gameId, number: 0}, 'the start');
    }),
    check(
      'tells of a move in order, in plain data that nobody can change, and shows the new state already',
      async (bed) => {
        const game = await bed.open();
        const told = bed.hear(game);
        game.addEventListener('game-move', () => expectSame(game.history.length, 1, 'moves when game-move is told'));
        accepted(await game.play(bed.first(game)));
        expectSame(bed.names(told).replace(/ win| over/g, ''), 'before-move move change', 'events of a move');
        const [before, move, change] = told as [Told, Told, Told];
        const {seat, player, number, by} = before.detail;
        const again = {
          seat: move.detail['seat'],
          player: move.detail['player'],
          number: move.detail.number,
          by: move.detail['by'],
        };
        expectSame({seat, player, number, by}, {...again, number: 1, by: 'page'}, 'who moves, before and after');
        expectSame(move.detail['move'], game.history[0]!.move, 'the move that is told');
        expectSame(change.detail['cause'], 'move', 'the cause of the change');
        for (const {type, detail} of told) {
          expectPlain(detail, `the detail of ${type}`);
          expect(isFrozen(detail), `the detail of ${type} can be changed`);
        }
      },
    ),
    check('tells of each win and of the end once, and not again from undo, redo, load or replay', async (bed) => {
      const game = await bed.open();
      const told = bed.hear(game);
      await bed.playToEnd(game, moves);
      const names = bed.names(told).split(' ');
      expectSame(names.filter((name) => name === 'over').length, 1, 'ends');
      expectSame(names.at(-1), 'change', 'the last event');
      const winners = told
        .filter(({type, detail}) => type === 'game-win' && detail['place'] === 1)
        .map(({detail}) => detail['seat']);
      expectSame([...winners].sort(), [...game.result!.winners].sort(), 'seats that were told to have won');
      expect(game.matches(':state(over)'), 'no :state(over) at the end');
      expectSame(game.matches(':state(won)'), game.result!.winners.length > 0, ':state(won)');
      expectSame(await codeOf(game.play('x')), 'game-over', 'a move after the end');
      told.length = 0;
      const record = game.save();
      accepted(await game.undo());
      accepted(await game.redo());
      accepted(await game.load(record));
      await game.replay();
      expectSame(changes(told), ['undo', 'redo', 'load'], 'events after the end');
      expectSame(game.save().moves, record.moves, 'the moves after that');
    }),
    check('asks the page before a move: after a veto nothing has happened', async (bed) => {
      const game = await bed.open();
      const told = bed.hear(game);
      const before = copy(game.save());
      game.addEventListener('game-before-move', (event) => event.preventDefault(), {once: true});
      expectSame(await codeOf(game.play(bed.first(game))), 'vetoed', 'the answer to a vetoed move');
      expectSame(bed.names(told), 'before-move', 'events of a vetoed move');
      expectSame(game.save(), before, 'the game after a veto');
      accepted(await game.play(bed.first(game)));
    }),
    check('waits for the page’s answer, and refuses what is no move', async (bed) => {
      const game = await bed.open();
      let keep!: (answer?: boolean) => void;
      const owed = new Promise<boolean | undefined>((resolve) => (keep = resolve));
      game.addEventListener('game-before-move', (event) => event.respondWith(owed), {once: true});
      const move = bed.first(game);
      const moved = game.play(move);
      await bed.shown(game);
      expect(game.matches(':state(waiting)'), 'no :state(waiting) while the page owes an answer');
      expectSame(await codeOf(game.play(move)), 'waiting', 'another move meanwhile');
      keep();
      accepted(await moved);
      expectSame(game.history.length, 1, 'moves after the answer');
      accepted(await game.undo());
      const told = bed.hear(game);
      for (const [answer, code] of [
        [false, 'vetoed'],
        ['no such move', 'illegal-move'],
      ] as const) {
        game.addEventListener('game-before-move', (event) => event.respondWith(Promise.resolve(answer)), {once: true});
        expectSame(await codeOf(game.play(bed.first(game))), code, `the answer ${String(answer)}`);
      }
      expectSame(bed.names(told), 'before-move before-move error', 'events of refused answers');
      await bed.shown(game);
      expect(!game.matches(':state(waiting)'), ':state(waiting) after the answer');
    }),
    check('gives up a move whose answer comes after the game has changed', async (bed) => {
      const changed: ((game: GameElement, record: GameRecord) => Promise<unknown>)[] = [
        (game) => game.newGame(),
        (game, record) => game.load(record),
      ];
      for (const change of changed) {
        const game = await bed.open();
        const record = copy(game.save());
        let keep!: () => void;
        const owed = new Promise<void>((resolve) => (keep = resolve));
        game.addEventListener('game-before-move', (event) => event.respondWith(owed), {once: true});
        const moved = game.play(bed.first(game));
        accepted(await change(game, record));
        keep();
        expectSame(await codeOf(moved), 'given-up', 'a move whose answer came too late');
        expectSame(game.history.length, 0, 'moves');
      }
    }),
    check('carries out what listeners call after the events of the move', async (bed) => {
      const game = await bed.open();
      const told = bed.hear(game);
      let undone: Promise<unknown> | undefined;
      game.addEventListener('game-move', () => {
        undone ??= game.undo();
      });
      accepted(await game.play(bed.first(game)));
      accepted(await undone);
      expectSame(changes(told), ['move', 'undo'], 'changes');
      expectSame(
        bed.names(told).indexOf('change') > bed.names(told).indexOf('move'),
        true,
        'the change after the move',
      );
    }),
    check('refuses what is no legal move with a code and a sentence, and nothing changes', async (bed) => {
      const game = await bed.open();
      const told = bed.hear(game);
      const before = copy(game.save());
      const wrong = ['', 'no such move', 'x'.repeat(1000), 5, null, undefined, {}] as string[];
      for (const move of wrong)
        expectSame(await codeOf(game.play(move)), 'illegal-move', `the answer to ${String(move)}`);
      expectSame(await codeOf(game.play(bed.first(game), {number: 2})), 'stale-move', 'a move of another number');
      expectSame(bed.names(told), [...wrong, ''].map(() => 'error').join(' '), 'events of refused moves');
      for (const {detail} of told)
        expect(typeof detail['message'] === 'string' && detail['message'].length > 9, 'a refusal without a sentence');
      expectSame(game.save(), before, 'the game after refused moves');
      accepted(await game.play(bed.first(game), {number: 1}));
    }),
    check('goes back and forth without limit: undo and redo, by call and by key', async (bed) => {
      const game = await bed.open();
      expectSame(await codeOf(game.undo()), 'nothing-to-undo', 'undo at the start');
      expectSame(await codeOf(game.redo()), 'nothing-to-redo', 'redo at the start');
      const start = copy(game.state);
      await bed.play(game, 12);
      const end = copy(game.save());
      const told = bed.hear(game);
      while (game.canUndo) accepted(await game.undo());
      expectSame(game.state, start, 'the state after all is undone');
      while (game.canRedo) accepted(await game.redo());
      expectSame(game.save().moves, end.moves, 'the moves after all is made again');
      expect(
        told.every(({type}) => type === 'game-change'),
        'undo and redo tell of more than changes',
      );
      await bed.key(game, 'z', {ctrlKey: true});
      expect(game.canRedo, 'Control+Z undoes nothing');
      await bed.key(game, 'z', {ctrlKey: true, shiftKey: true});
      expect(!game.canRedo, 'Control+Shift+Z makes nothing again');
      await bed.key(game, 'z', {metaKey: true});
      await bed.key(game, 'y', {ctrlKey: true});
      expectSame(game.save().moves, end.moves, 'the moves after undo and redo by key');
      game.readOnly = true;
      await bed.key(game, 'z', {ctrlKey: true});
      expect(!game.canRedo, 'Control+Z undoes in an element for looking only');
    }),
    check('is the same game after saving, loading and sharing', async (bed) => {
      const game = await bed.open();
      await bed.play(game, 12);
      const record = game.save();
      expectPlain(record, 'the record');
      const code = game.share();
      expect(/^[\w-]+$/.test(code), `the code ${code} needs escaping in an address`);
      for (const saved of [copy(record), JSON.stringify(record), code]) {
        const other = await bed.open({seed: 'another'});
        const told = bed.hear(other);
        accepted(await other.load(saved));
        expectSame(other.state, game.state, 'the state');
        expectSame(other.history, game.history, 'the history');
        expectSame(changes(told), ['load'], 'events of loading');
      }
    }),
    check('refuses a damaged record, and the game in progress stays', async (bed) => {
      const game = await bed.open();
      await bed.play(game, 2);
      const record = copy(game.save());
      const told = bed.hear(game);
      const damaged: [unknown, string][] = [
        [{...record, version: 99}, 'bad-record'],
        [{...record, moves: [['no such move', 'person']]}, 'bad-record'],
        ['{"game":', 'bad-record'],
        [null, 'bad-record'],
        ['', 'bad-code'],
        [game.share().slice(0, -4), 'bad-code'],
      ];
      for (const [value, code] of damaged)
        expectSame(await codeOf(game.load(value as GameRecord)), code, 'the answer to a damaged record');
      expectSame(bed.names(told), damaged.map(() => 'error').join(' '), 'events of damaged records');
      expectSame(game.save(), record, 'the game in progress');
    }),
    check('plays the same game from the same seed', async (bed) => {
      const games = [await bed.open({seed: 'one'}), await bed.open({seed: 'one'})] as const;
      for (const game of games) await bed.play(game, 12);
      expectSame(games[0].history, games[1].history, 'the history of two games of one seed');
      expectSame(games[0].state, games[1].state, 'the state of two games of one seed');
      expect(games[0].gameId !== games[1].gameId, 'two games have one gameId');
    }),
    check('refuses a wrong setting by its name, and goes on', async (bed) => {
      const game = await bed.open();
      const told = bed.hear(game);
      const before = copy(game.state);
      Object.assign(game, {[refused[0]]: refused[1]});
      await bed.shown(game);
      expectSame(bed.names(told), 'error', 'events of a wrong setting');
      expectSame(told[0]!.detail['code'], 'bad-option', 'the code of a wrong setting');
      expect(
        String(told[0]!.detail['message']).includes(refused[0]),
        `${String(told[0]!.detail['message'])} does not name ${refused[0]}`,
      );
      expectSame(game.state, before, 'the state after a wrong setting');
      accepted(await game.play(bed.first(game)));
    }),
    check('takes another seed at once before the first move, and later with the next game', async (bed) => {
      const game = await bed.open({seed: 'one'});
      game.seed = 'two';
      expectSame(game.save().seed, 'two', 'the seed before the first move');
      const begun = game.gameId;
      accepted(await game.play(bed.first(game)));
      game.seed = 'three';
      await bed.shown(game);
      expectSame(game.save().seed, 'two', 'the seed of a game in progress');
      const told = bed.hear(game);
      accepted(await game.newGame());
      expectSame(bed.names(told), 'start change', 'events of a new game');
      expectSame(changes(told), ['new'], 'the cause');
      expectSame(game.save().seed, 'three', 'the seed of the next game');
      expect(game.gameId !== begun, 'a new game has the old gameId');
    }),
    check('pauses and goes on, by call and by key; the page may play on', async (bed) => {
      const game = await bed.open();
      game.pause();
      await bed.shown(game);
      expect(game.matches(':state(paused)') && game.hasAttribute('paused'), 'no :state(paused) in a pause');
      accepted(await game.play(bed.first(game)));
      game.resume();
      await bed.shown(game);
      expect(!game.matches(':state(paused)') && !game.hasAttribute('paused'), ':state(paused) after resume()');
      await bed.key(game, 'Escape');
      expect(game.paused, 'Escape does not pause');
      await bed.key(game, 'Escape');
      expect(!game.paused, 'Escape does not go on');
    }),
    check('keeps its game where autosave is on, and only there', async (bed) => {
      const kept = Object.keys(localStorage).length;
      const other = await bed.open();
      await bed.play(other, 1);
      expectSame(Object.keys(localStorage).length, kept, 'what is stored without autosave');
      other.remove();
      const game = await bed.open({autosave: bed.name});
      accepted(await game.play(bed.first(game)));
      // a game with a clock need not keep every move
      accepted(await game.undo());
      accepted(await game.redo());
      const record = copy(game.save());
      game.remove();
      const again = bed.create({autosave: bed.name, seed: 'another'});
      const told = bed.hear(again);
      await bed.place(again);
      expectSame(again.save(), record, 'the game that was kept');
      expectSame(changes(told), ['load'], 'events of a kept game');
    }),
    check(
      'stays as it is where it is moved in the page, and leaves nothing behind where it is taken out',
      async (bed) => {
        const game = await bed.open({speed: 'slow'});
        const told = bed.hear(game);
        accepted(await game.play(bed.first(game)));
        const record = copy(game.save());
        await bed.place(game);
        expectSame(game.save(), record, 'the game after a move in the page');
        game.remove();
        told.length = 0;
        await bed.shown(game);
        expectSame(bed.animations(game), 0, 'animations of an element that is out of the page');
        expectSame(game.save(), record, 'the game of an element that is out of the page');
        expectSame(bed.names(told), '', 'events of an element that is out of the page');
        await bed.place(game);
        expectSame(game.save(), record, 'the game of an element that is back');
      },
    ),
    check('tells outside of shadow roots', async (bed) => {
      const told = bed.hear(bed.box as unknown as GameElement);
      const host = bed.box.appendChild(document.createElement('div'));
      const game = bed.create();
      await bed.place(game, host.attachShadow({mode: 'open'}));
      accepted(await game.play(bed.first(game)));
      expectSame(bed.names(told).replace(/ win| over/g, ''), 'start before-move move change', 'events outside');
    }),
  ];
}

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
