// A model of honest dice: three pages, two or all of them with seats, a room and two games, all of them real. fast-check chooses the order
// in which messages arrive, what is lost or comes twice, what a dishonest player requests, and the lies that are told to a page.
import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {isRefusal} from '../../src/core/game.js';
import {drawOf} from '../../src/core/random.js';
import type {RecordedMove} from '../../src/core/record.js';
import {unpackMoves} from '../../src/core/runs.js';
import {Room} from '../../src/rooms/room.js';
import {decide} from '../../src/rooms/state/decide.js';
import {hashOf, seedOf, type Commitments, type Dice} from '../../src/rooms/state/dice.js';
import type {Entry} from '../../src/rooms/state/entries.js';
import type {ClientMessage, RoomView, ServerMessage} from '../../src/rooms/state/protocol.js';
import {RoomState, firstCommit} from '../../src/rooms/state/room-state.js';
import type {TransportEvents} from '../../src/rooms/transport.js';
import {fc} from '../support/random.js';
import {code, secretOf, tokenOf} from './bed.js';
import {duel} from './duel.js';

type Message = Extract<ServerMessage, {type: 'welcome' | 'room' | 'moves'}>;

// tokens and nonces, the same in each play
let drawn = 0;
mock.method(crypto, 'getRandomValues', (bytes: Uint8Array) => bytes.fill(++drawn));

const roomName = `${code} `;
const rollsOf = (seed: string, seats: number): string[] =>
  Array.from({length: seats}, (_, i) => String(drawOf(seed, i + 1).int(1, 6)));

/** What a page was told of a game. */
interface Told extends Commitments {
  readonly you: number | null;
  /** Whether it had been told a seat before. */
  readonly hadSeat: boolean;
  /** Whether the seat is that of this game. */
  readonly isSeat: boolean;
}

class Page {
  readonly room: Room;
  /** Messages on their way to the page. */
  arriving: Message[] = [];
  /** Whether its connection is new, and the room has not answered. */
  isCut = false;
  /** Messages that have been sent to it. */
  readonly sent: Message[] = [];
  /** Requests on their way to the room. */
  requests: ClientMessage[] = [];
  /** The rooms that it was told. */
  readonly views: RoomView[] = [];
  readonly revealed = new Map<number, string>();
  key = '';
  #events!: TransportEvents;
  #asked = 0;
  #checked = '';

  /** Whether it only takes a seat that a player leaves. */
  readonly #isLate: boolean;

  constructor(isLate: boolean) {
    this.#isLate = isLate;
    this.room = new Room({
      ...{game: {rules: duel}, code, opens: false},
      transport: {
        scope: 'page',
        connect: ({token}, events) => {
          this.key = token;
          this.#events = events;
          return {send: (request) => this.#send(request), close: () => undefined};
        },
      },
    });
    this.#events.opened();
  }

  #send(request: ClientMessage): void {
    this.requests.push(request);
    if (request.type !== 'reveal') return;
    this.revealed.set(request.game, request.nonce);
    const {hashes, nonces} = this.room.view!.next!;
    const fits = hashes.some((hash, seat) => hash === hashOf(request.nonce) && nonces[seat] === '');
    assert.ok(fits, 'only the nonce of a hash among those told, once');
  }

  get moves(): string[] {
    return unpackMoves(this.room.record?.moves ?? []).map(({move}) => move);
  }

  /** The page takes a message, and its player does what comes next. */
  hear(message: Message): void {
    this.#events.received(message);
    const {room} = this;
    const {view} = room;
    if (!view) return;
    if (message.room === view) this.views.push(view);
    const {phase, round, you, seats, next} = view;
    const mayTake = seats.some(({free}) => free) && (!this.#isLate || phase !== 'lobby');
    if (you === null && mayTake && this.#asked++ < 3) room.sit('');
    if (you !== null && phase === 'over' && round < 2 && !next && !seats[you]!.again) room.rematch();
    if (phase === 'playing' && this.moves.length === you) void room.send('roll');
  }

  told(game: number): Told[] {
    let watches: boolean | undefined;
    return this.views.flatMap(({round, phase, you, dice, next}, i) => {
      const told = round === game ? dice : round + 1 === game ? next : undefined;
      if (!told) return [];
      watches ??= you === null;
      const hadSeat = this.views.slice(0, i).some((view) => view.you !== null);
      // at the end of a game that it watched, a page may sit down for the next
      return [{...told, you, hadSeat, isSeat: told === next || phase !== 'over' || !watches}];
    });
  }

  async verdict(): Promise<string | undefined> {
    const {room, revealed} = this;
    const {you, next} = room.view ?? {};
    const known = JSON.stringify([you, next === undefined, room.record]);
    if (room.phase !== 'over' || known === this.#checked) return undefined;
    this.#checked = known;
    const checked = await room.check();
    if (!checked.ok) return checked.code;
    const {round} = room.view!;
    const {commit, hashes, nonces, secret} = room.record!.dice!;
    const told = this.told(round);
    const [first] = told;
    assert.deepEqual([commit, hashes], [first!.commit, first!.hashes], 'what it was told first is final');
    assert.equal(hashOf(secret), commit);
    assert.equal(hashes.length, room.seats.length);
    for (const [seat, nonce] of nonces.entries()) assert.ok(nonce === '' || hashOf(nonce) === hashes[seat]);
    const seed = seedOf(secret, nonces);
    assert.deepEqual(
      [room.record!.seed, this.moves],
      [seed, rollsOf(seed, nonces.length)],
      'all follows from secret and nonces',
    );
    const withheld = [...hashes.keys()].filter((seat) => hashes[seat] !== '' && nonces[seat] === '');
    assert.deepEqual(checked.withheld, withheld);
    const seats = told.filter(({isSeat}) => isSeat).map(({you}) => you);
    if (first!.hadSeat || seats.some((seat) => seat !== null)) {
      assert.equal(new Set(seats).size, 1, 'one seat in the whole game');
      assert.equal(nonces[seats[0]!], revealed.get(round) ?? 'none', 'the nonce of the page counts');
    }
    return 'ok';
  }
}

// What is said wrong. The room lies with all that it knows: its secrets are in each message, where pages do not look before the end.

/** What is said instead of something, if need be; undefined for nothing. @param to the page that is told, or the room */
type Trick<Said, To> = (said: Said, to: To) => Said | undefined;
type Tricks<Said, To> = Readonly<Record<string, Trick<Said, To>>>;

const other = hashOf('other');
const own = tokenOf(112);

const ofRoom =
  (lie: (room: RoomView, page: number) => Partial<RoomView>): Trick<Message, number> =>
  (message, page) =>
    message.room ? {...message, room: {...message.room, ...lie(message.room, page)}} : message;

const ofDice = (lie: (dice: Dice, page: number) => Partial<Dice>): Trick<Message, number> =>
  ofRoom(({dice, next}, page) => ({
    ...(dice && {dice: {...dice, ...lie(dice as Dice, page)}}),
    ...(next && {next: {...next, ...lie(next as Dice, page)}}),
  }));

const otherNext: Commitments = {commit: hashOf(other), hashes: ['', hashOf(own)], nonces: ['', '']};
const otherRoll = (move: string): string => (move === '6' ? '1' : '6');

const ofMoves = (message: Message, lie: (moves: readonly RecordedMove[]) => readonly RecordedMove[]): Message =>
  message.type === 'room' ? message : {...message, moves: lie(message.moves)};

const allLies: Tricks<Message, number> = {
  nothing: () => undefined,
  'another commitment': ofDice(() => ({commit: hashOf(other)})),
  'another secret': ofDice(() => ({secret: other})),
  'another commitment and its secret': ofDice(() => ({commit: hashOf(other), secret: other})),
  'no hash of the page': ofDice(({hashes}, page) => ({hashes: hashes.with(page, '')})),
  'another hash of the page': ofDice(({hashes}, page) => ({hashes: hashes.with(page, hashOf(own))})),
  'another hash of the other': ofDice(({hashes}, page) => ({hashes: hashes.with(1 - page, hashOf(own))})),
  'hashes exchanged': ofDice(({hashes}) => ({hashes: hashes.toReversed()})),
  'no nonce of the page': ofDice(({nonces}, page) => ({nonces: nonces.with(page, '')})),
  'another nonce of the page': ofDice(({nonces}, page) => ({nonces: nonces.with(page, own)})),
  'no nonce of the other': ofDice(({nonces}, page) => ({nonces: nonces.with(1 - page, '')})),
  'another nonce of the other': ofDice(({nonces}, page) => ({nonces: nonces.with(1 - page, own)})),
  'nonces exchanged': ofDice(({nonces}) => ({nonces: nonces.toReversed()})),
  'another nonce of the page and its hash': ofDice(({hashes, nonces}, page) => ({
    hashes: hashes.with(page, hashOf(own)),
    nonces: nonces.map((nonce, seat) => (seat === page && nonce ? own : nonce)),
  })),
  'the nonce of the page in the other seat': ofDice(({hashes, nonces}, page) => ({
    hashes: hashes.map(() => hashes[page]!),
    nonces: nonces.map((_, seat) => (seat === page ? '' : nonces[page]!)),
  })),
  'a seat more': ofDice(({hashes, nonces}) => ({hashes: [...hashes, ''], nonces: [...nonces, '']})),
  'no seat': ofRoom(() => ({you: null})),
  'the seat of the other': ofRoom((_, page) => ({you: 1 - page})),
  'the seat of the page': ofRoom((_, page) => ({you: page})),
  'the next round': ofRoom(({round, dice, next}) => ({round: round + 1, dice: dice ?? next})),
  'two rounds more': ofRoom(({round, dice, next}) => ({round: round + 2, dice: dice ?? next})),
  'the round before': ofRoom(({round}) => (round > 1 ? {round: round - 1} : {round: 0, dice: undefined})),
  'the lobby': ofRoom(() => ({phase: 'lobby'})),
  'a game that is on': ofRoom(() => ({phase: 'playing'})),
  'a game that is over': ofRoom(() => ({phase: 'over'})),
  'no next game': ofRoom(() => ({next: undefined})),
  'a next game': ofRoom(({next = otherNext}) => ({next})),
  'a next game as this one': ofRoom(({dice, next}) => ({next: dice ? {...dice, nonces: ['', '']} : next})),
  'another seed': ofRoom(({seed}) => ({seed: seed && other.slice(0, 32)})),
  'another room with this code': ofRoom(() => ({opened: other})),
  'another id': ofRoom(() => ({id: other.slice(0, 32)})),
  'other options': ofRoom(() => ({options: {first: 'ben'}})),
  'one seat less': ofRoom(({seats}) => ({seats: seats.slice(1)})),
  computers: ofRoom(({seats}) => ({seats: seats.map((seat) => ({...seat, kind: 'computer' as const}))})),
  'moves of the next game': (message) => (message.type === 'moves' ? {...message, game: message.game + 1} : message),
  'moves that come later': (message) => (message.type === 'moves' ? {...message, from: message.from + 1} : message),
  'moves without the first': (message) => ofMoves(message, (moves) => moves.slice(1)),
  'other rolls': (message) => ofMoves(message, (moves) => moves.map(([move, by]) => [otherRoll(move), by])),
  'moves without the end': (message) => (message.type === 'moves' ? {...message, room: undefined} : message),
};

/** What a dishonest player requests, who knows the others' hashes, and their nonces once they are revealed. */
const allCheats: Tricks<ClientMessage, RoomState> = {
  nothing: () => undefined,
  'the hash of the other': (request, {seats}) =>
    'hash' in request ? {...request, hash: seats[0]!.hash || request.hash} : request,
  'another nonce': (request) => (request.type === 'reveal' ? {...request, nonce: own} : request),
  'the nonce of the other': (request, {next}) =>
    request.type === 'reveal' ? {...request, nonce: next?.nonces[0] || own} : request,
};

/** When a trick is played, of the times at which it could be, and how often. */
interface Played {
  readonly name: string;
  wait: number;
  times: number;
}

const played = (tricks: object): fc.Arbitrary<Played> =>
  fc.record({
    name: fc.constantFrom(...Object.keys(tricks)),
    wait: fc.oneof(fc.constant(0), fc.nat(8)),
    times: fc.oneof(fc.constantFrom(1, Infinity), fc.integer({min: 1, max: 12})),
  });

interface Play {
  /** Which of the steps that can be made is made. */
  readonly order: readonly number[];
  readonly lies: readonly Played[];
  readonly cheats: readonly Played[];
  /** Of the room. */
  readonly seats: number;
  /** The page that is lied to. */
  readonly victim: number;
  /** Whether the lies of a message fit one another. */
  readonly fits: boolean;
}

const withSecret = (dice: Commitments, round: number): Dice => ({...dice, secret: secretOf(roomName, round)});

class World {
  readonly state: RoomState;
  readonly pages: readonly Page[];
  /** What pages find. */
  readonly verdicts = new Set<string>();
  readonly #play: Play;
  /** The hashes of the game that is to begin. */
  #final: readonly string[] = [];
  /** The seed of the game that the victim is told, if the lies fit one another. */
  #seed = '';

  constructor(play: Play) {
    drawn = 0;
    this.#play = structuredClone(play);
    const {seats, lies} = play;
    this.pages = [false, false, seats === 2].slice(0, lies.length === 0 ? 3 : seats).map((isLate) => new Page(isLate));
    const opening = {game: duel.id, version: 1, options: {}, seats, key: '', salt: ''} as const;
    const commit = firstCommit(code, '', secretOf);
    this.state = new RoomState(code, {rules: duel}, {type: 'open', at: 0, ...opening, commit}, secretOf);
  }

  /** Brings both games to their end: which of the next steps is made is chosen at first, then it is the first. */
  async run(): Promise<void> {
    const {order} = this.#play;
    for (let i = 0; i < 500; i++) {
      const steps = [...this.#steps(), ...(i < order.length ? this.#faults(order[i]!) : [])];
      if (steps.length === 0) break;
      await steps[(order[i] ?? 0) % steps.length]!();
    }
    for (const {room} of this.pages) room.leave();
  }

  *#steps(): Generator<() => void | Promise<void>> {
    const {pages, state} = this;
    for (const page of pages) if (page.arriving.length > 0) yield () => this.#deliver(page, page.arriving.shift()!);
    for (const page of pages)
      if (page.requests.length > 0) yield () => this.#receive(page, page.requests.shift()!, true);
    // the host starts, and time passes
    if (state.next) yield () => this.#write(state.beginning(0));
    else if (state.turn !== undefined)
      yield () => this.#write({type: 'move', move: state.session!.settle('roll'), by: 'auto', at: 0});
    else if (state.round < 2 && state.players.length >= 2) yield () => this.#write({type: 'start', at: 0});
  }

  *#faults(number: number): Generator<() => void | Promise<void>> {
    const {pages, state} = this;
    for (const page of pages.slice(0, 2)) {
      if (page.sent.length > 0 && !page.isCut) yield () => this.#deliver(page, page.sent[number % page.sent.length]!);
      if (page.room.seat !== undefined)
        yield () => this.#receive(page, {type: 'reveal', game: state.round, nonce: own});
    }
    for (const page of pages) {
      yield () => {
        page.arriving = [];
        page.requests = [];
        page.isCut = true;
        page.room.markPresent();
      };
    }
    if (!state.isLobby) yield () => pages[1]!.room.leave();
  }

  #receive(page: Page, said: ClientMessage, isOwn = false): void {
    const {state} = this;
    const by = this.pages.indexOf(page);
    const request = by === 1 ? this.#tricked(said, state, this.#play.cheats, allCheats) : said;
    if (request?.type === 'hello') this.#send(page, 'welcome');
    if (!request || request.type === 'hello') return;
    const decided = decide(state, request, page.key, 0);
    if (!isRefusal(decided)) return decided && this.#write(decided);
    if (request.type === 'reveal' && isOwn && this.#isHonest(by)) assert.equal(decided.code, 'stale');
  }

  /** Whether a page is honest, and told the truth. */
  #isHonest(page: number): boolean {
    const {lies, cheats} = this.#play;
    return lies.length === 0 && (page !== 1 || cheats.length === 0);
  }

  #write(entry: Entry): void {
    const {state} = this;
    state.apply(entry);
    const {round, phase, dice, next, session} = state;
    if (entry.type === 'start') this.#final = next!.hashes;
    if (entry.type === 'begin') {
      assert.deepEqual(dice!.hashes, this.#final);
      for (const [seat, nonce] of dice!.nonces.entries())
        assert.ok(nonce === '' || hashOf(nonce) === this.#final[seat]);
    }
    const known = JSON.stringify(state.view(undefined, 0));
    const hidden = [
      secretOf(roomName, round + 1),
      ...(phase === 'playing' ? [secretOf(roomName, round), session!.seed] : []),
    ];
    for (const word of hidden) assert.ok(!known.includes(word), 'nobody knows the dice before the end');
    for (const page of this.pages) this.#send(page, entry.type === 'move' ? 'moves' : 'room');
  }

  #send(page: Page, type: Message['type']): void {
    page.isCut &&= type !== 'welcome';
    if (page.isCut) return;
    const {state} = this;
    const {session, round} = state;
    const {dice, next, ...view} = state.view(page.key, 0);
    const room: RoomView = {
      ...view,
      ...(dice && {dice: withSecret(dice, round)}),
      ...(next && {next: withSecret(next, round + 1)}),
    };
    const moves = unpackMoves(session?.save().moves ?? []).map(({move, by}) => [move, by] as const);
    const last = {game: round, from: moves.length, moves: moves.slice(-1), ...(state.phase === 'over' && {room})};
    const message: Message =
      type === 'moves' ? {type, ...last} : type === 'room' ? {type, room} : {type: 'welcome', room, moves};
    page.arriving.push(message);
    if (type !== 'welcome') page.sent.push(message);
  }

  #tricked<Said, To>(said: Said, to: To, tricks: readonly Played[], all: Tricks<Said, To>): Said | undefined {
    let now: Said | undefined = said;
    for (const trick of tricks) {
      const after: Said | undefined = now && all[trick.name]!(now, to);
      if (isDeepStrictEqual(after, now)) continue;
      if (trick.wait-- > 0 || trick.times-- <= 0) continue;
      now = after;
    }
    return now;
  }

  async #deliver(page: Page, said: Message): Promise<void> {
    const by = this.pages.indexOf(page);
    const {victim, lies, fits} = this.#play;
    const told = by === victim ? this.#tricked(said, by, lies, allLies) : said;
    if (!told) return;
    page.hear(by === victim && lies.length > 0 && fits ? this.#fitting(told) : told);
    const found = await page.verdict();
    if (found === undefined) return;
    this.verdicts.add(found);
    if (!this.#isHonest(by)) return;
    const {round, dice} = page.room.view!;
    const toldOfGame = page.told(round);
    const seat = toldOfGame[0]!.you;
    const isLate = seat === null && toldOfGame.some(({you, isSeat}) => isSeat && you !== null);
    const counts = seat === null || dice!.nonces[seat] === page.revealed.get(round);
    assert.equal(found, isLate ? 'late-seat' : counts ? 'ok' : 'missing-nonce', 'an honest room is not accused');
  }

  /** A message in which seed and moves follow from the dice. */
  #fitting(message: Message): Message {
    const {room, type} = message;
    if (room?.dice) this.#seed = seedOf(room.dice.secret!, room.dice.nonces);
    const rolls = rollsOf(this.#seed, 3).slice(type === 'moves' ? message.from - 1 : 0);
    const told = ofMoves(message, (moves) => moves.map(([, by], i) => [rolls[i]!, by]));
    return {...told, ...(room && {room: {...room, seed: this.#seed}})};
  }
}

const none = {maxLength: 0};

type Limits = Partial<Record<'lies' | 'cheats', fc.ArrayConstraints>>;

/** Plays games with so many lies and cheats at the least and the most. @returns what pages found */
async function found(numRuns: number, {lies = none, cheats = none}: Limits, rare: Play[] = []): Promise<Set<string>> {
  const verdicts = new Set<string>();
  const plays: fc.Arbitrary<Play> = fc.record({
    order: fc.array(fc.oneof({weight: 3, arbitrary: fc.constant(0)}, fc.nat(999)), {maxLength: 120, size: 'max'}),
    lies: fc.array(played(allLies), lies),
    cheats: fc.array(played(allCheats), cheats),
    seats: fc.constantFrom(2, 3),
    victim: fc.constantFrom(0, 1),
    fits: fc.boolean(),
  });
  const property = fc.asyncProperty(plays, async (play) => {
    const world = new World(play);
    await world.run();
    for (const verdict of world.verdicts) verdicts.add(verdict);
  });
  await fc.assert(property, {numRuns, examples: rare.map((play) => [play])});
  return verdicts;
}

test('an honest room is not accused, and a dishonest player can only withhold a nonce', async () => {
  const none = {lies: [], cheats: [], seats: 2, victim: 0, fits: false};
  // the end of the game overtakes its last move
  const order = Array.from({length: 31}, (_, i) => ({9: 461, 13: 698, 20: 792, 28: 288, 29: 607, 30: 467})[i] ?? 0);
  const verdicts = await found(600, {cheats: {maxLength: 2}}, [{...none, order}]);
  assert.deepEqual([...verdicts].sort(), ['late-seat', 'missing-nonce', 'ok']);
});

test('no two lies let a page believe dice without its nonce, or a game in which its seat was changed', async (t) => {
  const zeros = (count: number): number[] => Array<number>(count).fill(0);
  const once = {seats: 2, cheats: [], victim: 1, fits: false};
  const rare: Play[] = [
    // two lies in one message, once the next game is to begin
    {...once, order: [], lies: ['a game that is on', 'no seat'].map((name) => ({name, wait: 8, times: 2}))},
    // nothing is told of a game, and once the next is to begin, that the page has no seat
    {
      ...once,
      order: [...zeros(17), 800, ...zeros(5), 493, ...zeros(8), 861],
      lies: [
        {name: 'nothing', wait: 2, times: 8},
        {name: 'no seat', wait: 1, times: Infinity},
      ],
      victim: 0,
    },
    // a page that is back after the end, when the next game is to begin
    {
      ...once,
      order: [...zeros(11), 462, 0, 0, 468, 0, 0, 0, 489, 191],
      lies: [{name: 'nothing', wait: 0, times: 1}],
    },
  ];
  const verdicts = await found(3000, {lies: {minLength: 1, maxLength: 2}}, rare);
  t.diagnostic([...verdicts].join());
  for (const code of ['ok', 'other-seat', 'late-seat', 'other-round']) assert.ok(verdicts.has(code), code);
});
