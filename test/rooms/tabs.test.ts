// Rooms between tabs: frames of the same origin, each with its own window and modules, with the browser's own locks and channels.
import {expect} from '@open-wc/testing';
import type {JsonObject} from '../../src/core/json.js';
import {SeatStorage} from '../../src/rooms/seat-storage.js';
import {Room, tabs, type RoomMove} from '../../src/rooms/room.js';
import {race} from '../example/race.js';
import {news, until} from '../support/news.js';
import {openTab} from '../support/tab.js';

const game = {rules: race};
const rooms: Room[] = [];
const times = {pace: 20, blink: 20, patience: 100_000};

beforeEach(() => clear());
afterEach(() => {
  rooms.splice(0).forEach((room) => room.disconnect());
  clear();
});
function clear(): void {
  sessionStorage.clear();
  localStorage.clear();
}

/** A player who plays by itself as soon as a game is on. */
class Player {
  readonly room: Room;
  state: JsonObject = {};
  numbers: number[] = [];
  refusals: string[] = [];
  /** Plays up to this number of moves. */
  until = Infinity;
  #isSending = false;

  constructor(code?: string, window: Window = globalThis.window, patience = 60_000, kept?: string) {
    // frames of one page share this, as tabs don't
    sessionStorage.clear();
    if (kept !== undefined) sessionStorage.setItem(`parlour-room:${code}`, kept);
    const kit = window.rooms ?? {Room, tabs};
    this.room = new kit.Room({
      game,
      transport: kit.tabs({times, patience}),
      ...(code !== undefined && {code}),
      events: {
        changed: () => {
          this.#play();
          news();
        },
        started: ({options, seats, moves}) => {
          this.numbers = [];
          this.state = race.setup(options as never, seats.length);
          for (const [move, , times = 1] of moves) for (let i = 0; i < times; i++) this.#make(move);
          news();
        },
        moved: ({number, move}: RoomMove) => {
          this.numbers.push(number);
          this.#make(move);
          this.#play();
          news();
        },
        refused: ({code}) => {
          this.refusals.push(code);
          news();
        },
      },
    });
    rooms.push(this.room);
  }

  #make(move: string): void {
    const played = race.play(this.state as never, move);
    if (!played.ok) throw new Error(played.message);
    this.state = played.state;
  }

  get count(): number {
    return this.room.record?.moves.reduce((sum, [, , times = 1]) => sum + times, 0) ?? 0;
  }

  play(): void {
    this.#play();
  }

  #play(): void {
    const {phase, seat} = this.room;
    if (this.#isSending || phase !== 'playing' || seat === undefined || this.count >= this.until) return;
    if (race.turn(this.state as never) !== seat) return;
    this.#isSending = true;
    void this.room.send(race.moves(this.state as never)[0]!).then(() => {
      this.#isSending = false;
      this.#play();
    });
  }
}

/** A game that is on, and halts after some moves. */
async function begun(first: Player, second: Player, halt = Infinity): Promise<void> {
  first.until = second.until = halt;
  first.room.sit('Anna');
  await until('Anna is seated', () => first.room.seat === 0);
  second.room.sit('Ben');
  await until('Ben is seated', () => second.room.seat === 1 && first.room.seats[1]?.kind === 'person');
  first.room.start();
  await until('the game goes on', () =>
    [first, second].every(({room, count}) => room.phase === 'over' || count >= halt),
  );
}

/** Plays on to the end: everybody has the same record, each move once, and honest dice. */
async function playOut(...players: Player[]): Promise<void> {
  for (const player of players) {
    player.until = Infinity;
    player.play();
  }
  await until('the game is over', () => players.every(({room}) => room.phase === 'over'));
  const [record] = players.map(({room}) => room.record!);
  for (const {room, numbers} of players) {
    expect(room.record).to.deep.equal(record);
    expect(numbers).to.deep.equal(numbers.map((_, i) => numbers[0]! + i));
    expect(await room.check()).to.include({ok: true});
  }
}

const tab = (): Promise<Window> => openTab('/test/rooms/tab-page.ts');

it('two games on one page and one in another tab are in one room', async () => {
  const anna = new Player();
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code, await tab());
  const watcher = new Player(anna.room.code);
  await begun(anna, ben);
  await playOut(anna, ben, watcher);
  expect(watcher.room.seat).to.be.undefined;
  expect(Room.codeIn(anna.room.linkFrom('https://games.example/page?a=1'))).to.equal(anna.room.code);
});

it('continues when the host tab is closed', async () => {
  const frame = await tab();
  const anna = new Player(undefined, frame);
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code);
  await begun(anna, ben, 4);
  const before = ben.room.record!.moves;
  expect(ben.count).to.be.at.least(4);
  frame.frameElement!.remove();
  await until('Anna is missed', () => ben.room.seats[0]?.here === false);
  expect(ben.room.record!.moves).to.deep.equal(before);
  const cara = new Player(ben.room.code);
  cara.room.sit('Cara');
  await until('all seats are taken', () => cara.refusals.includes('full'));
});

it('continues after a reload of one or all tabs', async () => {
  const anna = new Player();
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code);
  await begun(anna, ben, 3);
  // both store their places under one name: to sit again stores one's own
  const [place, bensPlace] = [anna, ben].map(({room}) => {
    room.sit('');
    return sessionStorage.getItem(`parlour-room:${room.code}`)!;
  });
  const {code, record} = anna.room;
  anna.room.disconnect();
  const annaAgain = new Player(code, window, 60_000, place);
  await until('Anna is back', () => annaAgain.room.phase === 'playing');
  annaAgain.room.disconnect();
  ben.room.disconnect();
  const both = [new Player(code, window, 60_000, place), new Player(code, window, 60_000, bensPlace)] as const;
  await until('both are back', () => both.every(({room}) => room.phase === 'playing'));
  expect(both.map(({room}) => room.seat)).to.deep.equal([0, 1]);
  expect(both[0].room.record!.moves.slice(0, 2)).to.deep.equal(record!.moves.slice(0, 2));
  await playOut(...both);
});

it('an unknown room is reported as such', async () => {
  const anna = new Player('ABCDEF');
  await until('the room is closed', () => anna.room.phase === 'closed');
  expect(anna.room.closed).to.equal('no-room');
  expect(anna.refusals).to.deep.equal(['no-room']);
});

it('of two tabs that claim a room at once, one becomes the host', async () => {
  const frames = [await tab(), await tab(), await tab()];
  const anna = new Player(undefined, frames[0]);
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code, frames[1]);
  const cara = new Player(anna.room.code, frames[2]);
  await begun(ben, cara, 2);
  frames[0]!.frameElement!.remove();
  rooms.splice(rooms.indexOf(anna.room), 1);
  await playOut(ben, cara);
});

it('takes over from a frozen tab', async () => {
  const anna = new Player();
  await until('the room is open', () => anna.room.phase === 'lobby');
  const {code} = anna.room;
  const ben = new Player(code, window, 50);
  await begun(anna, ben, 2);
  // a tab that does not answer any more still has its lock
  anna.room.disconnect();
  let release = (): void => undefined;
  const frozen = new Promise<void>((resolve) => (release = resolve));
  const held = navigator.locks.request(`parlour-room:${code}:list`, {steal: true}, () => frozen).catch(() => 'stolen');
  ben.room.wake();
  await until('Ben has the room', () => ben.room.seats[0]?.here === false);
  release();
  expect(await held).to.equal('stolen');
});

it('a tab that lost the room while frozen becomes a client', async () => {
  const anna = new Player();
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code, window, 200);
  await begun(anna, ben, 2);
  // for a moment another one has the lock, which is what a thaw after a theft looks like
  await navigator.locks.request(`parlour-room:${anna.room.code}:list`, {steal: true}, () => undefined);
  await playOut(anna, ben);
});

const stored = (): string[] => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));

it('a tab that has the room gives its seat back as it leaves', async () => {
  const anna = new Player();
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code, await tab());
  await begun(anna, ben, 2);
  anna.room.leave();
  await until('the seat is free', () => ben.room.seats[0]?.free === true);
  expect(stored().filter((key) => key.startsWith('parlour-room'))).not.to.be.empty;
});

it('nothing stays stored of a room that all have left', async () => {
  const anna = new Player();
  await until('the room is open', () => anna.room.phase === 'lobby');
  const ben = new Player(anna.room.code);
  await begun(anna, ben, 2);
  ben.room.leave();
  await until('Ben has left', () => anna.room.seats[1]?.free === true);
  anna.room.leave();
  // the lock is free once the tab has done all
  await navigator.locks.request(`parlour-room:${anna.room.code}:list`, () => undefined);
  // frames and players of one page share its storage: only the last one's place can be looked at
  expect(stored().filter((key) => key.includes(':list') || key === `parlour-room:${anna.room.code}`)).to.deep.equal([]);
});

it('nothing stays stored of a room that was closed', async () => {
  const room = new Room({game, transport: tabs({times: {...times, idle: 20}}), events: {changed: news}});
  await until('the room is closed', () => room.closed === 'idle');
  expect(stored().filter((key) => key.includes(room.code))).to.deep.equal([]);
});

it('what a room without a last goodbye has stored is removed after its time', async () => {
  const [day, month] = [25 * 3_600_000, 31 * 24 * 3_600_000];
  const list = (age: number): string => {
    const at = Date.now() - age;
    return JSON.stringify({term: at, entries: [JSON.stringify({type: 'open', at})]});
  };
  const place = (age: number): string => JSON.stringify({token: '0'.repeat(32), parts: {}, at: Date.now() - age});
  const anna = new Player();
  localStorage.setItem('parlour-room:ABCDEF:list', list(day));
  localStorage.setItem('parlour-room:ABCDEF:list:term', String(Date.now() - day));
  localStorage.setItem('parlour-room:GHJKLM:list', list(0));
  localStorage.setItem('parlour-room:NPQRST', place(month));
  localStorage.setItem('parlour-room:UVWXYZ', place(day));
  localStorage.setItem('parlour-room:234567', JSON.stringify({token: '0'.repeat(32), parts: {}}));
  await until('the room is open', () => anna.room.phase === 'lobby');
  const kept = new SeatStorage('BCDEFG', 'browser');
  const others = (): string[] => stored().filter((key) => !key.includes(anna.room.code) && key.startsWith('parlour'));
  expect(others().sort()).to.deep.equal(
    ['234567', 'BCDEFG', 'GHJKLM:list', 'UVWXYZ'].map((name) => `parlour-room:${name}`),
  );
  // another game's room may have the code, or this page is not allowed to come
  kept.enter('0'.repeat(64));
  for (const why of ['disconnected', 'other-game', 'bad-origin']) kept.release(why);
  expect(others()).to.include('parlour-room:BCDEFG');
  kept.release('idle');
  expect(others()).not.to.include('parlour-room:BCDEFG');
});
