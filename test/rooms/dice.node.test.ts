// The dice of a room as a page checks them: a real page with an honest room that loses connections and moves, and with rooms
// that cheat.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {drawOf} from '../../src/core/random.js';
import {hashOf, seedOf, type Commitments} from '../../src/rooms/state/dice.js';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import type {RoomHost} from '../../src/rooms/state/host.js';
import type {RoomView} from '../../src/rooms/state/protocol.js';
import {Room, type Transport} from '../../src/rooms/room.js';
import {news, until} from '../support/news.js';
import {race} from '../example/race.js';
import {bed, code, times, tokenOf, type Bed} from './bed.js';
import {duel} from './duel.js';
import {PageByHand} from './page-by-hand.js';

const game = {rules: duel};

/** A page in a room of an honest host, whose connection can be cut. */
class Page {
  readonly room: Room;
  #cut: (() => void) | undefined;

  constructor(hostNow: () => RoomHost, rules: RoomGame = game) {
    const transport: Transport = {
      scope: 'page',
      connect: (_join, events) => {
        const host = hostNow();
        const peer = {
          send: (told: unknown) => queueMicrotask(() => events.received(told)),
          drop: () => events.closed(),
        };
        host.join(peer);
        queueMicrotask(() => events.opened());
        const close = (): void => host.leave(peer);
        this.#cut = () => {
          close();
          events.closed();
        };
        return {send: (request) => host.receive(peer, request), close};
      },
    };
    this.room = new Room({game: rules, transport, code, opens: false, events: {changed: news, moved: news}});
  }

  /** Ends the connection; it is made again by itself. */
  cut(): void {
    this.#cut!();
  }

  get verdict(): Promise<unknown> {
    return verdictOf(this.room);
  }
}

/** What a page finds of the dice. */
const verdictOf = (room: Room): Promise<unknown> => room.check().then((checked) => (checked.ok ? 'ok' : checked.code));

/** Two pages in a game that has begun. */
async function begun({clock}: Bed, hostNow: () => RoomHost, rules?: RoomGame): Promise<readonly [Page, Page]> {
  const pages = [new Page(hostNow, rules), new Page(hostNow, rules)] as const;
  await clock.settle();
  for (const {room} of pages) {
    room.sit('');
    await clock.settle();
  }
  pages[0].room.start();
  await clock.pass(0);
  return pages;
}

/** Both roll. */
async function playOut({clock}: Bed, pages: readonly Page[]): Promise<void> {
  for (const {room} of pages) {
    void room.send('roll');
    await clock.pass(0);
  }
  for (const {room} of pages) assert.equal(room.phase, 'over');
}

test('a rematch that is asked for twice, with a lost connection in between, is not called dishonest', async () => {
  const bench = await bed(game);
  const host = await bench.process();
  const pages = await begun(bench, () => host);
  const [anna, ben] = pages;
  await playOut(bench, pages);
  anna.room.rematch();
  anna.room.rematch();
  ben.room.rematch();
  await bench.clock.pass(0);
  // the page is told that the second game has begun, but the player has not seen it yet
  anna.cut();
  anna.room.rematch();
  await until('Anna is back', () => anna.room.phase === 'playing');
  await playOut(bench, pages);
  assert.deepEqual(await Promise.all(pages.map(({verdict}) => verdict)), ['ok', 'ok']);
  // before the room has answered the third time
  anna.cut();
  anna.room.rematch();
  await until('Anna is back', () => anna.room.phase === 'over');
  anna.room.rematch();
  ben.room.rematch();
  await bench.clock.pass(0);
  assert.equal(anna.room.view!.round, 3);
  await playOut(bench, pages);
  assert.deepEqual(await Promise.all(pages.map(({verdict}) => verdict)), ['ok', 'ok']);
  // who is away when the next game begins has no part in its dice
  anna.cut();
  ben.room.rematch();
  await bench.clock.pass(times.disconnectGracePeriod);
  await until('Anna is back', () => anna.room.phase === 'playing');
  await playOut(bench, pages);
  assert.equal(await anna.verdict, 'missing-nonce');
  anna.room.rematch();
  await bench.clock.settle();
  assert.equal(await anna.verdict, 'missing-nonce');
  for (const {room} of pages) room.disconnect();
});

test('a room that lost the last moves and went on from before them is not called dishonest', async () => {
  const bench = await bed({rules: race}, {clock: 10});
  let host = await bench.process();
  const pages = await begun(bench, () => host, {rules: race});
  const [anna, ben] = pages;
  for (const [{room}, move] of [
    [anna, 'roll'],
    [anna, 'leave'],
    [ben, 'roll'],
  ] as const) {
    void room.send(move);
    await bench.clock.settle();
  }
  // a power cut, after which two moves are missing
  const kept = await bench.store.read(code, 0);
  host.close();
  await bench.store.close();
  for (const [at, entry] of kept.slice(0, -2).entries()) await bench.store.append(code, at, entry);
  host = await bench.process();
  pages.forEach((page) => page.cut());
  await until('both are back', () => pages.every(({room}) => room.phase === 'playing'));
  // Anna had left the pips. Now her time runs out, and they are taken
  for (let i = 0; i < 200 && anna.room.phase === 'playing'; i++) await bench.clock.pass(10_000);
  for (const {room} of pages) {
    assert.equal(room.record!.moves.flatMap(([move]) => move)[1], 'take');
    const checked = await room.check();
    assert.ok(checked.ok, JSON.stringify(checked));
    assert.equal(checked.rewound, 2);
    room.disconnect();
  }
});

const secret = hashOf('secret');
const own = tokenOf(9);

/** A room that tells its only page what it likes. It has the second seat itself. */
class DishonestRoom extends PageByHand {
  constructor(opened = hashOf('opened')) {
    super(duel, 'browser', opened);
    this.welcome({});
    this.room.sit('Anna');
  }

  get hash(): string {
    const [sit] = this.sent.filter(({type}) => type === 'sit');
    return sit?.type === 'sit' ? sit.hash : '';
  }

  /** All nonces that the page has revealed. */
  get nonces(): string[] {
    return this.sent.flatMap((request) => (request.type === 'reveal' ? [request.nonce] : []));
  }

  /** What is told of a game that is to begin. */
  get honest(): Commitments {
    return {commit: hashOf(secret), hashes: [this.hash, hashOf(own)], nonces: ['', '']};
  }

  /** The game is announced, and the page reveals its nonce. @param other the nonce of the other seat */
  agreed(other = own): Commitments {
    this.welcome({next: this.honest});
    return {...this.honest, nonces: [this.nonces[0]!, other]};
  }

  begins(dice: Commitments, moves: readonly string[] = []): void {
    const {commit, hashes, nonces} = dice;
    this.welcome({phase: 'playing', round: 1, dice: {commit, hashes, nonces}}, moves);
  }

  /** The game is over. @returns what the page finds, for a result its seats that withheld their nonces */
  async ends(dice: Commitments, by = secret): Promise<unknown> {
    const seed = seedOf(by, dice.nonces);
    this.welcome({phase: 'over', round: 1, dice: {...dice, secret: by}, seed}, rollsOf(seed));
    const checked = await this.room.check();
    this.room.disconnect();
    return checked.ok ? {withheld: checked.withheld, rewound: checked.rewound} : checked.code;
  }
}

const rollsOf = (seed: string): string[] => [1, 2].map((number) => String(drawOf(seed, number).int(1, 6)));

test('requests that the room has not answered are sent again after a lost connection, and once it has are not', async () => {
  const page = new PageByHand(duel, 'page', hashOf('opened'));
  const count = (type: string): number => page.sent.filter((each) => each.type === type).length;
  page.welcome({});
  page.room.start();
  page.lose();
  await until('it connects again', () => page.connects === 2);
  page.welcome({});
  assert.equal(count('start'), 2);
  page.hear({type: 'refused', request: 'start', code: 'too-few', message: ''});
  page.lose();
  await until('it connects again', () => page.connects === 3);
  page.welcome({});
  assert.equal(count('start'), 2, 'refused');
  page.room.start();
  const next = {commit: hashOf(secret), hashes: ['', ''], nonces: ['', '']};
  page.welcome({next});
  page.lose();
  await until('it connects again', () => page.connects === 4);
  page.welcome({next});
  assert.equal(count('start'), 3, 'done');
  page.room.disconnect();
});

test('moves that a room has lost are counted, and must follow from the same seed', async () => {
  const rewound = async (
    seen: (rolls: readonly string[]) => readonly string[],
    between?: Partial<RoomView>,
  ): Promise<unknown> => {
    const room = new DishonestRoom();
    const dice = room.agreed();
    const rolls = rollsOf(seedOf(secret, dice.nonces));
    room.begins(dice, seen(rolls));
    if (between) room.welcome(between);
    return room.ends(dice);
  };
  const other = (roll: string): string => (roll === '1' ? '2' : '1');
  assert.deepEqual(await rewound((rolls) => rolls), {withheld: [], rewound: 0});
  assert.deepEqual(await rewound(([first]) => [first!]), {withheld: [], rewound: 0});
  assert.equal(await rewound(([first]) => [other(first!)]), 'other-draw');
  assert.equal(await rewound(([first, second]) => [first!, other(second!)]), 'other-draw');
  // nor does it help to go back to the lobby, or to another game
  assert.equal(await rewound(([first]) => [other(first!)], {}), 'other-draw');
  const dice = {commit: hashOf(secret), hashes: ['', ''], nonces: ['', '']};
  assert.equal(await rewound(([first]) => [other(first!)], {phase: 'playing', round: 2, dice}), 'other-draw');
});

test('a page that is reloaded keeps its nonce and what it was told; a later room with the same code gets neither', async () => {
  const stored = new Map<string, string>();
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  };
  Object.defineProperty(globalThis, 'localStorage', {value, configurable: true});
  try {
    const before = new DishonestRoom();
    before.welcome({next: before.honest});
    before.room.disconnect();
    const reloaded = new DishonestRoom();
    assert.equal(reloaded.hash, before.hash);
    const other = {...reloaded.honest, hashes: [reloaded.hash, hashOf(tokenOf(8))]};
    reloaded.welcome({next: other});
    const nonces = [before.nonces[0]!, tokenOf(8)];
    assert.equal(await reloaded.ends({...other, nonces}), 'other-hashes');
    const later = new DishonestRoom(hashOf('another room'));
    assert.notEqual(later.hash, before.hash);
    assert.deepEqual(await later.ends(later.agreed()), {withheld: [], rewound: 0});
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
