// A page whose room has lost moves: it takes the room's list, and goes on.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isRefusal} from '../../src/core/game.js';
import {Room, type RoomMove, type RoomRecord} from '../../src/rooms/room.js';
import type {RoomView, ServerMessage} from '../../src/rooms/state/protocol.js';
import type {TransportEvents} from '../../src/rooms/transport.js';
import {race} from '../example/race.js';

const seat = {kind: 'person', name: '', here: true, free: false, again: false} as const;

const viewOf = (round: number): RoomView => ({
  code: 'KX7P2M',
  opened: 'a'.repeat(64),
  game: race.id,
  version: race.version,
  phase: 'playing',
  seats: [seat, seat],
  you: 0,
  host: 0,
  round,
  id: `game ${round}`,
  options: {...race.parseOptions({})},
  dice: {commit: 'b'.repeat(64), hashes: ['', ''], nonces: ['', '']},
});

/** A page in a room that the test plays by hand. */
class Page {
  readonly sent: {readonly type: string}[] = [];
  readonly started: [moves: number, lost: number][] = [];
  readonly moved: RoomMove[] = [];
  readonly room: Room;
  token = '';
  #events!: TransportEvents;

  constructor() {
    this.room = new Room({
      game: {rules: race},
      code: 'KX7P2M',
      opens: false,
      transport: {
        scope: 'page',
        connect: ({token}, events) => {
          this.token = token;
          this.#events = events;
          return {send: (message) => this.sent.push(message as {type: string}), close: () => undefined};
        },
      },
      events: {
        started: ({moves}: RoomRecord, lost) => this.started.push([moves.length, lost]),
        moved: (move) => this.moved.push(move),
      },
    });
  }

  /** The room says something. */
  hear(message: ServerMessage): void {
    this.#events.received(message);
  }

  /** The room answers a hello. */
  welcome(...moves: string[]): void {
    this.welcomeTo(1, ...moves);
  }

  welcomeTo(round: number, ...moves: string[]): void {
    this.#events.opened();
    this.hear({type: 'welcome', room: viewOf(round), moves: moves.map((move) => [move, 'person'])});
  }

  lose(): void {
    this.#events.closed();
  }

  get hellos(): number {
    return this.sent.filter(({type}) => type === 'hello').length;
  }
}

test('a list that has lost its end is asked for once more, and then believed', async () => {
  const page = new Page();
  page.welcome('1', '2', '3');
  const asked = page.hellos;
  const pending = page.room.send('roll');
  page.welcome('1', '2');
  assert.deepEqual(page.started, [[3, 0]], 'the process may be behind');
  assert.equal(page.hellos, asked + 2, 'it is asked again');
  page.welcome('1', '2');
  assert.deepEqual(page.started, [
    [3, 0],
    [2, 1],
  ]);
  const answer = await pending;
  assert.ok(isRefusal(answer) && answer.code === 'stale', 'a move after the lost one is given up');
  page.welcome('1', '2', '4');
  assert.deepEqual(
    page.moved.map(({number, move}) => [number, move]),
    [[3, '4']],
    'the game goes on',
  );
});

test('a process that was behind and has caught up takes nothing back', () => {
  const page = new Page();
  page.welcome('1', '2', '3');
  page.welcome('1');
  page.welcome('1', '2', '3', '4');
  assert.deepEqual(page.started, [[3, 0]]);
  assert.deepEqual(
    page.moved.map(({number}) => number),
    [4],
  );
});

test('other moves in place of known ones are taken at once', () => {
  const page = new Page();
  page.welcome('1', '2', '3');
  page.welcome('1', '5', '6', '2');
  assert.deepEqual(page.started, [
    [3, 0],
    [4, 2],
  ]);
});

test('moves of a game that the room has lost as a whole are counted', () => {
  const page = new Page();
  page.welcomeTo(2, '1', '2', '3');
  page.welcomeTo(1, '4', '5');
  assert.deepEqual(page.started, [
    [3, 0],
    [2, 3],
  ]);
});

test('what is told before the welcome waits for it', () => {
  const page = new Page();
  page.hear({type: 'room', room: viewOf(1)});
  page.hear({type: 'moves', game: 1, from: 2, moves: [['2', 'person']]});
  page.welcome('1', '2');
  assert.deepEqual(page.started, [[2, 0]]);
  assert.deepEqual(page.moved, []);
});

test('a page that was not welcomed, since the store did not answer, asks again', ({mock}) => {
  mock.timers.enable({apis: ['setTimeout']});
  const page = new Page();
  const asked = page.hellos;
  page.hear({type: 'refused', request: 'any', code: 'unavailable', message: 'No answer.'});
  mock.timers.tick(500);
  assert.equal(page.hellos, asked + 1);
});

test('a page that leaves without a connection has its seat when it comes back', ({mock}) => {
  mock.timers.enable({apis: ['setTimeout']});
  const page = new Page();
  page.welcome();
  page.lose();
  page.room.leave();
  const again = new Page();
  assert.equal(again.token, page.token, 'the room does not know that the seat is free');
  again.welcome();
  again.room.leave();
  assert.notEqual(new Page().token, page.token);
});
