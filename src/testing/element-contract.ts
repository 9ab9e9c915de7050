/** The contract suite for the element of a game; see testing.ts. */
import type {GameRecord} from '../core/record.js';
import type {GameElement} from '../element/game-element.js';
import {ElementBed, accepted, changes, codeOf, type RecordedEvent} from './element-bed.js';
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

/** A requirement on an element. */
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
    check('fires game-start once it is in the page', async (bed) => {
      const game = bed.create();
      const events = bed.record(game);
      expectSame(events.length, 0, 'events before it is connected');
      await bed.place(game);
      expectSame(bed.names(events), 'start', 'events of the start');
      const {game: id, gameId, number} = events[0]!.detail;
      expectSame({id, gameId, number}, {id: game.save().game, gameId: game.gameId, number: 0}, 'the start');
    }),
    check('fires the events of a move in order, with frozen plain data, and already has the new state', async (bed) => {
      const game = await bed.open();
      const events = bed.record(game);
      game.addEventListener('game-move', () => expectSame(game.history.length, 1, 'the number of moves at game-move'));
      accepted(await game.play(bed.first(game)));
      expectSame(bed.names(events).replace(/ win| over/g, ''), 'before-move move change', 'events of a move');
      const [before, move, change] = events as [RecordedEvent, RecordedEvent, RecordedEvent];
      const {seat, player, number, by} = before.detail;
      const after = {
        seat: move.detail['seat'],
        player: move.detail['player'],
        number: move.detail.number,
        by: move.detail['by'],
      };
      expectSame({seat, player, number, by}, {...after, number: 1, by: 'page'}, 'the mover, before and after');
      expectSame(move.detail['move'], game.history[0]!.move, 'the move of game-move');
      expectSame(change.detail['cause'], 'move', 'the cause of the change');
      for (const {type, detail} of events) {
        expectPlain(detail, `the detail of ${type}`);
        expect(isFrozen(detail), `the detail of ${type} can be changed`);
      }
    }),
    check('fires game-win and game-over once, and not again for undo, redo, load or replay', async (bed) => {
      const game = await bed.open();
      const events = bed.record(game);
      await bed.playToEnd(game, moves);
      const names = bed.names(events).split(' ');
      expectSame(names.filter((name) => name === 'over').length, 1, 'ends');
      expectSame(names.at(-1), 'change', 'the last event');
      const winners = events.filter(({type}) => type === 'game-win').map(({detail}) => detail['seat']);
      expectSame([...winners].sort(), [...game.result!.winners].sort(), 'seats with game-win');
      expect(game.matches(':state(over)'), 'no :state(over) at the end');
      expectSame(game.matches(':state(won)'), game.result!.winners.length > 0, ':state(won)');
      expectSame(await codeOf(game.play('x')), 'game-over', 'a move after the end');
      events.length = 0;
      const record = game.save();
      accepted(await game.undo());
      accepted(await game.redo());
      accepted(await game.load(record));
      await game.replay();
      expectSame(changes(events), ['undo', 'redo', 'load'], 'events after the end');
      expectSame(game.save().moves, record.moves, 'the moves after that');
    }),
    check('fires game-before-move, and a veto changes nothing', async (bed) => {
      const game = await bed.open();
      const events = bed.record(game);
      const before = copy(game.save());
      game.addEventListener('game-before-move', (event) => event.preventDefault(), {once: true});
      expectSame(await codeOf(game.play(bed.first(game))), 'vetoed', 'the answer to a vetoed move');
      expectSame(bed.names(events), 'before-move', 'events of a vetoed move');
      expectSame(game.save(), before, 'the game after a veto');
      accepted(await game.play(bed.first(game)));
    }),
    check('waits for the page’s answer, and rejects one that is no move', async (bed) => {
      const game = await bed.open();
      let answer!: (answer?: boolean) => void;
      const promise = new Promise<boolean | undefined>((resolve) => (answer = resolve));
      game.addEventListener('game-before-move', (event) => event.respondWith(promise), {once: true});
      const move = bed.first(game);
      const moved = game.play(move);
      await bed.rendered(game);
      expect(game.matches(':state(waiting)'), 'no :state(waiting) before the answer');
      expectSame(await codeOf(game.play(move)), 'waiting', 'another move meanwhile');
      answer();
      accepted(await moved);
      expectSame(game.history.length, 1, 'moves after the answer');
      accepted(await game.undo());
      const events = bed.record(game);
      for (const [answer, code] of [
        [false, 'vetoed'],
        ['no such move', 'illegal-move'],
      ] as const) {
        game.addEventListener('game-before-move', (event) => event.respondWith(Promise.resolve(answer)), {once: true});
        expectSame(await codeOf(game.play(bed.first(game))), code, `the answer ${String(answer)}`);
      }
      expectSame(bed.names(events), 'before-move before-move error', 'events of rejected answers');
      await bed.rendered(game);
      expect(!game.matches(':state(waiting)'), ':state(waiting) after the answer');
    }),
    check('drops a move whose answer comes after the game has changed', async (bed) => {
      const changed: ((game: GameElement, record: GameRecord) => Promise<unknown>)[] = [
        (game) => game.newGame(),
        (game, record) => game.load(record),
      ];
      for (const change of changed) {
        const game = await bed.open();
        const record = copy(game.save());
        let answer!: () => void;
        const promise = new Promise<void>((resolve) => (answer = resolve));
        game.addEventListener('game-before-move', (event) => event.respondWith(promise), {once: true});
        const moved = game.play(bed.first(game));
        accepted(await change(game, record));
        answer();
        expectSame(await codeOf(moved), 'given-up', 'a move with a late answer');
        expectSame(game.history.length, 0, 'moves');
      }
    }),
    check('runs calls of listeners after the events of the move', async (bed) => {
      const game = await bed.open();
      const events = bed.record(game);
      let undone: Promise<unknown> | undefined;
      game.addEventListener('game-move', () => {
        undone ??= game.undo();
      });
      accepted(await game.play(bed.first(game)));
      accepted(await undone);
      expectSame(changes(events), ['move', 'undo'], 'changes');
      expectSame(
        bed.names(events).indexOf('change') > bed.names(events).indexOf('move'),
        true,
        'the change after the move',
      );
    }),
    check('rejects illegal moves with a code and a message, and stays unchanged', async (bed) => {
      const game = await bed.open();
      const events = bed.record(game);
      const before = copy(game.save());
      const wrong = ['', 'no such move', 'x'.repeat(1000), 5, null, undefined, {}] as string[];
      for (const move of wrong)
        expectSame(await codeOf(game.play(move)), 'illegal-move', `the answer to ${String(move)}`);
      expectSame(await codeOf(game.play(bed.first(game), {number: 2})), 'stale-move', 'a move with another number');
      expectSame(bed.names(events), [...wrong, ''].map(() => 'error').join(' '), 'events of rejected moves');
      for (const {detail} of events)
        expect(typeof detail['message'] === 'string' && detail['message'].length > 9, 'a refusal without a message');
      expectSame(game.save(), before, 'the game after rejected moves');
      accepted(await game.play(bed.first(game), {number: 1}));
    }),
    check('supports unlimited undo and redo, by method and by key', async (bed) => {
      const game = await bed.open();
      expectSame(await codeOf(game.undo()), 'nothing-to-undo', 'undo at the start');
      expectSame(await codeOf(game.redo()), 'nothing-to-redo', 'redo at the start');
      const start = copy(game.state);
      await bed.play(game, 12);
      const end = copy(game.save());
      const events = bed.record(game);
      while (game.canUndo) accepted(await game.undo());
      expectSame(game.state, start, 'the state after undoing all moves');
      while (game.canRedo) accepted(await game.redo());
      expectSame(game.save().moves, end.moves, 'the moves after redoing all');
      expect(
        events.every(({type}) => type === 'game-change'),
        'undo and redo fire other events than game-change',
      );
      await bed.key(game, 'z', {ctrlKey: true});
      expect(game.canRedo, 'Control+Z undoes nothing');
      await bed.key(game, 'z', {ctrlKey: true, shiftKey: true});
      expect(!game.canRedo, 'Control+Shift+Z redoes nothing');
      await bed.key(game, 'z', {metaKey: true});
      await bed.key(game, 'y', {ctrlKey: true});
      expectSame(game.save().moves, end.moves, 'the moves after undo and redo by key');
      game.readOnly = true;
      await bed.key(game, 'z', {ctrlKey: true});
      expect(!game.canRedo, 'Control+Z undoes in a read-only element');
    }),
    check('is unchanged by saving, loading and sharing', async (bed) => {
      const game = await bed.open();
      await bed.play(game, 12);
      // now: a computer may move next
      const [record, code, state, history] = [game.save(), game.share(), game.state, game.history];
      expectPlain(record, 'the record');
      expect(/^[\w-]+$/.test(code), `the code ${code} needs escaping in a URL`);
      for (const saved of [copy(record), JSON.stringify(record), code]) {
        const other = await bed.open({seed: 'another'});
        const events = bed.record(other);
        accepted(await other.load(saved));
        expectSame(other.state, state, 'the state');
        expectSame(other.history, history, 'the history');
        expectSame(changes(events), ['load'], 'events of loading');
      }
    }),
    check('rejects a damaged record, and keeps the current game', async (bed) => {
      const game = await bed.open();
      await bed.play(game, 2);
      const record = copy(game.save());
      const events = bed.record(game);
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
      expectSame(bed.names(events), damaged.map(() => 'error').join(' '), 'events of damaged records');
      expectSame(game.save(), record, 'the current game');
    }),
    check('plays the same game from the same seed', async (bed) => {
      const games = [await bed.open({seed: 'one'}), await bed.open({seed: 'one'})] as const;
      for (const game of games) await bed.play(game, 12);
      expectSame(games[0].history, games[1].history, 'the history of two games with the same seed');
      expectSame(games[0].state, games[1].state, 'the state of two games with the same seed');
      expect(games[0].gameId !== games[1].gameId, 'two games have the same gameId');
    }),
    check('rejects an invalid setting by its name, and keeps the current game', async (bed) => {
      const game = await bed.open();
      const events = bed.record(game);
      const before = copy(game.state);
      Object.assign(game, {[refused[0]]: refused[1]});
      await bed.rendered(game);
      expectSame(bed.names(events), 'error', 'events of an invalid setting');
      expectSame(events[0]!.detail['code'], 'bad-option', 'the code of an invalid setting');
      expect(
        String(events[0]!.detail['message']).includes(refused[0]),
        `${String(events[0]!.detail['message'])} does not name ${refused[0]}`,
      );
      expectSame(game.state, before, 'the state after an invalid setting');
      accepted(await game.play(bed.first(game)));
    }),
    check('applies another seed at once before the first move, and later to the next game', async (bed) => {
      const game = await bed.open({seed: 'one'});
      game.seed = 'two';
      expectSame(game.save().seed, 'two', 'the seed before the first move');
      const {gameId} = game;
      accepted(await game.play(bed.first(game)));
      game.seed = 'three';
      await bed.rendered(game);
      expectSame(game.save().seed, 'two', 'the seed of the current game');
      const events = bed.record(game);
      accepted(await game.newGame());
      expectSame(bed.names(events), 'start change', 'events of a new game');
      expectSame(changes(events), ['new'], 'the cause');
      expectSame(game.save().seed, 'three', 'the seed of the next game');
      expect(game.gameId !== gameId, 'a new game has the old gameId');
    }),
    check('pauses and resumes, by method and by key; the page may make moves meanwhile', async (bed) => {
      const game = await bed.open();
      game.pause();
      await bed.rendered(game);
      expect(game.matches(':state(paused)') && game.hasAttribute('paused'), 'no :state(paused) after pause()');
      accepted(await game.play(bed.first(game)));
      game.resume();
      await bed.rendered(game);
      expect(!game.matches(':state(paused)') && !game.hasAttribute('paused'), ':state(paused) after resume()');
      game.pause();
      await bed.rendered(game);
      await bed.key(game, 'Escape');
      expect(!game.paused, 'Escape does not resume');
    }),
    check('names each cell of its board', async (bed) => {
      const game = await bed.open();
      const cells = [...game.renderRoot.querySelectorAll('[role=gridcell]')];
      const nameless = cells.filter((cell) => !(cell.getAttribute('aria-label') ?? cell.textContent)?.trim());
      expectSame(nameless.length, 0, 'cells without a name');
    }),
    check('is played by keys, and keeps the focus through a move, an undo and the end', async (bed) => {
      const game = await bed.open();
      game.focus();
      expect(bed.focused(game) !== null, 'focus() focuses nothing');
      await bed.playByKeys(game);
      expect(game.history.length > 0, 'arrow keys and Enter make no move');
      expect(bed.focused(game) !== null, 'a move loses the focus');
      accepted(await game.undo());
      await bed.rendered(game);
      expect(bed.focused(game) !== null, 'an undo loses the focus');
      await bed.playToEnd(game, moves);
      await game.presented;
      await bed.rendered(game);
      expect(bed.focused(game) !== null, 'the end loses the focus');
    }),
    check('saves its game with autosave only', async (bed) => {
      const stored = Object.keys(localStorage).length;
      const other = await bed.open();
      await bed.play(other, 1);
      expectSame(Object.keys(localStorage).length, stored, 'stored items without autosave');
      other.remove();
      const game = await bed.open({autosave: bed.name});
      accepted(await game.play(bed.first(game)));
      // a game with a clock need not save after every move
      accepted(await game.undo());
      accepted(await game.redo());
      const record = copy(game.save());
      game.remove();
      const again = bed.create({autosave: bed.name, seed: 'another'});
      const events = bed.record(again);
      await bed.place(again);
      expectSame(again.save(), record, 'the saved game');
      expectSame(changes(events), ['load'], 'events of a saved game');
    }),
    check('keeps its game when it is moved in the page, and stops everything when it is removed', async (bed) => {
      const game = await bed.open({speed: 'slow'});
      const events = bed.record(game);
      accepted(await game.play(bed.first(game)));
      const record = copy(game.save());
      await bed.place(game);
      expectSame(game.save(), record, 'the game after a move in the page');
      game.remove();
      events.length = 0;
      await bed.rendered(game);
      expectSame(bed.animations(game), 0, 'animations of a removed element');
      expectSame(game.save(), record, 'the game of a removed element');
      expectSame(bed.names(events), '', 'events of a removed element');
      await bed.place(game);
      expectSame(game.save(), record, 'the game of an element that is added again');
    }),
    check('fires events that leave shadow roots', async (bed) => {
      const events = bed.record(bed.box as unknown as GameElement);
      const host = bed.box.appendChild(document.createElement('div'));
      const game = bed.create();
      await bed.place(game, host.attachShadow({mode: 'open'}));
      accepted(await game.play(bed.first(game)));
      expectSame(bed.names(events).replace(/ win| over/g, ''), 'start before-move move change', 'events outside');
    }),
  ];
}

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
