// A model of a room whose server lies to a page: two pages, two games, and all schedules of up to two lies, in any field of any
// message that the page's dice or their check depend on. A lie is told once or for good, and two may be in the same message.
// The room, what a page keeps and reveals, and the check are the real functions; `heard` takes messages as `Room` does.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isRefusal} from '../../src/core/game.js';
import type {RecordedMove} from '../../src/core/record.js';
import {packMoves, unpackMoves} from '../../src/core/runs.js';
import {decide} from '../../src/rooms/state/decide.js';
import {
  checkDice,
  hashOf,
  memoryAfter,
  revealOf,
  type Commitments,
  type Dice,
  type DiceMemory,
} from '../../src/rooms/state/dice.js';
import type {Entry} from '../../src/rooms/state/entries.js';
import type {ClientMessage, RoomView} from '../../src/rooms/state/protocol.js';
import {recordOf} from '../../src/rooms/state/record.js';
import type {RoomState} from '../../src/rooms/state/room-state.js';
import {tokenOf} from './bed.js';
import {duel} from './duel.js';
import {explore, keys, opened, roomWith, withNonce} from './explore.js';

const nonceOf = (page: number, game: number): string => tokenOf(16 * (page + 1) + game);

interface Message {
  readonly type: 'welcome' | 'room' | 'moves';
  readonly room?: RoomView;
  readonly game?: number;
  readonly from?: number;
  readonly moves?: readonly RecordedMove[];
}

interface Page {
  readonly memory: DiceMemory;
  /** What it was told last, as far as anything later depends on it. */
  readonly room?: Pick<RoomView, 'phase' | 'round' | 'you'>;
  readonly moves: readonly RecordedMove[];
  /** What it finds, if it was told that the game is over. */
  readonly verdict?: string;
  /** How often it has asked for a seat. */
  readonly requests: number;
  readonly hasJoined: boolean;
  /** Seats that it was told while a game was on, by the number of the game, and whether it had one before. For the test alone. */
  readonly seats: Readonly<Record<number, readonly (number | 'promised' | null)[]>>;
  readonly everSeated: boolean;
}

/** A message of the room, as it was after so many entries, or a request. */
type Step =
  | {readonly to: number; readonly type: Message['type']; readonly list: number}
  | {readonly by: number; readonly request: ClientMessage};

interface Play {
  /** The room's list. */
  readonly list: number;
  readonly pages: readonly [Page, Page];
  readonly queue: readonly Step[];
  /** The page that is lied to. */
  readonly victim: number;
  /** Lies that may still be told. */
  readonly left: number;
  /** Those that are told for good. */
  readonly active: readonly number[];
}

// The room: lists with the same entries are one.

interface List {
  readonly entries: readonly Entry[];
  readonly room: RoomState;
}

const lists: List[] = [];
const numbers = new Map<string, number>();

/** The list that comes of another one, by its number. */
function listOf(entry: Entry, before = -1): number {
  const text = `${before} ${JSON.stringify(entry)}`;
  const found = numbers.get(text);
  if (found !== undefined) return found;
  numbers.set(text, lists.length);
  const entries = [...(lists[before]?.entries ?? []), entry];
  return lists.push({entries, room: roomWith(entries)}) - 1;
}

/** An entry is appended, and both pages are told. */
function written(play: Play, entry: Entry): Play {
  const list = listOf(entry, play.list);
  const type = entry.type === 'move' ? 'moves' : 'room';
  return {...play, list, queue: [...play.queue, ...keys.map((_, to) => ({to, type, list}) as const)]};
}

const sent = new Map<string, Message>();

function messageOf(type: Message['type'], to: number, list: number): Message {
  const key = `${type} ${to} ${list}`;
  const message = sent.get(key) ?? only(made(type, to, list));
  sent.set(key, message);
  return message;
}

function made(type: Message['type'], to: number, list: number): Message {
  const {room} = lists[list]!;
  const view = room.view(keys[to], 0);
  const moves = room.session?.save().moves ?? [];
  if (type === 'room') return {type, room: view};
  if (type === 'welcome') return {type, room: view, moves};
  const all = unpackMoves(moves);
  const {move, by} = all.at(-1)!;
  return {type, game: room.round, from: all.length, moves: [[move, by]], ...(room.phase === 'over' && {room: view})};
}

// A page.

/** Pages and messages that are equal are one, with a number: it is found soon what a page makes of a message. */
const known = new Map<string, Page | Message>();
const numberOf = new WeakMap<Page | Message, number>();

function only<T extends Page | Message>(it: T): T {
  const text = JSON.stringify(it);
  const found = known.get(text);
  if (found) return found as T;
  numberOf.set(it, known.size);
  known.set(text, it);
  return it;
}

const answers = new Map<string, [Page, ClientMessage[]]>();

/** A page takes a message. @returns the page, and what it requests */
function heard(number: number, page: Page, message: Message): [Page, ClientMessage[]] {
  const key = `${number} ${numberOf.get(page)} ${numberOf.get(message)}`;
  let answer = answers.get(key);
  if (!answer) {
    const [after, requests] = taken(number, page, message);
    answers.set(key, (answer = [only(after), requests]));
  }
  return answer;
}

function taken(number: number, page: Page, message: Message): [Page, ClientMessage[]] {
  const {type, room} = message;
  const requests: ClientMessage[] = [];
  const isGap = type === 'moves' && (message.game !== page.room?.round || message.from !== page.moves.length + 1);
  if (isGap) return [page, page.room ? [{type: 'hello'}] : []];
  // what comes before the welcome is part of it; a process that was frozen sends an earlier game
  const isIgnored = type === 'room' && (!page.room || room!.round < page.room.round);
  if (isIgnored) return [page, []];
  const isOther = type === 'room' && room!.round > page.room!.round;
  const moves =
    type === 'welcome'
      ? message.moves!
      : type === 'moves'
        ? [...page.moves, ...message.moves!]
        : isOther
          ? []
          : page.moves;
  let after: Page = {...page, moves};
  if (room) {
    const {phase, round, you, next} = room;
    let memory = memoryAfter(page.memory, room);
    if (next) {
      const nonce = revealOf(memory.parts[round + 1]!, next);
      if (nonce !== undefined) requests.push({type: 'reveal', game: round + 1, nonce});
    }
    const isFree = you === null && !page.hasJoined && page.requests < 3;
    if (isFree || (phase === 'over' && memory.parts[round + 1]?.nonce === undefined)) {
      const nonce = nonceOf(number, round + 1);
      memory = withNonce(memory, round + 1, nonce);
      requests.push(isFree ? {type: 'sit', name: '', hash: hashOf(nonce)} : {type: 'again', hash: hashOf(nonce)});
    }
    const seats = page.seats[round] ?? (page.everSeated ? ['promised' as const] : []);
    after = {
      ...after,
      memory,
      room: {phase, round, you},
      requests: page.requests + (isFree ? 1 : 0),
      hasJoined: page.hasJoined || you !== null,
      everSeated: page.everSeated || you !== null,
      seats: phase !== 'playing' || seats.includes(you) ? page.seats : {...page.seats, [round]: [...seats, you]},
    };
  }
  const {phase, round, you} = after.room!;
  if (phase === 'playing' && moves.length === you)
    requests.push({type: 'move', game: round, number: moves.length + 1, move: 'roll'});
  const {verdict: _, ...before} = after;
  return [phase === 'over' && room ? {...before, verdict: verdictOf(number, after, room)} : before, requests];
}

// The lies.

const other = hashOf('other');
const own = tokenOf(112);

/** Lies about the dice of a game, as told to a page. */
const diceLies: Record<string, (dice: Commitments & Partial<Dice>, page: number) => object> = {
  'another commitment': () => ({commit: hashOf(other)}),
  'another secret': () => ({secret: other}),
  'another commitment and its secret': (dice) => ({commit: hashOf(other), ...(dice.secret && {secret: other})}),
  'no hash of the page': ({hashes}, page) => ({hashes: hashes.with(page, '')}),
  'another hash of the page': ({hashes}, page) => ({hashes: hashes.with(page, hashOf(own))}),
  'another hash of the other': ({hashes}, page) => ({hashes: hashes.with(1 - page, hashOf(own))}),
  'hashes exchanged': ({hashes}) => ({hashes: hashes.toReversed()}),
  'no nonce of the page': ({nonces}, page) => ({nonces: nonces.with(page, '')}),
  'another nonce of the page': ({nonces}, page) => ({nonces: nonces.with(page, own)}),
  'no nonce of the other': ({nonces}, page) => ({nonces: nonces.with(1 - page, '')}),
  'another nonce of the other': ({nonces}, page) => ({nonces: nonces.with(1 - page, own)}),
  'nonces exchanged': ({nonces}) => ({nonces: nonces.toReversed()}),
};

type ViewLie = (room: RoomView, page: number) => Partial<RoomView>;

const viewLies: Record<string, ViewLie> = {
  'no seat': () => ({you: null}),
  'the seat of the other': (_, page) => ({you: 1 - page}),
  'the seat of the page': (_, page) => ({you: page}),
  'the next round': ({round, dice, next}) => ({round: round + 1, ...((dice ?? next) && {dice: dice ?? next!})}),
  'the round before': ({round, dice: _, ...room}) =>
    round > 1 ? {round: round - 1} : {...without(room, 'dice'), round: 0},
  'the lobby': () => ({phase: 'lobby'}),
  'a game that is on': () => ({phase: 'playing'}),
  'a game that is over': () => ({phase: 'over'}),
  'no next game': (room) => without(room, 'next'),
  'a next game': ({next}) => ({
    next: next ?? {commit: hashOf(other), hashes: keys.map(() => hashOf(own)), nonces: keys.map(() => '')},
  }),
  'a next game as this one': ({dice, next}) =>
    (dice ? {next: {...dice, nonces: dice.nonces.map(() => '')}} : {next}) as Partial<RoomView>,
  'another seed': ({seed}) => (seed === undefined ? {} : {seed: other.slice(0, 32)}),
  'another room with this code': () => ({opened: other}),
  'another id': () => ({id: other.slice(0, 32)}),
  'other options': () => ({options: {first: 'ben'}}),
  'one seat less': ({seats}) => ({seats: seats.slice(1)}),
  computers: ({seats}) => ({seats: seats.map((seat) => ({...seat, kind: 'computer' as const}))}),
};

for (const [name, lie] of Object.entries(diceLies)) {
  viewLies[name] = ({dice, next}, page) => ({
    ...(dice && {dice: {...dice, ...lie(dice, page)}}),
    ...(next && {next: {...next, ...lie(next, page)}}),
  });
}

function without<Key extends 'dice' | 'next'>(room: Partial<RoomView>, name: Key): Partial<RoomView> {
  return {...room, [name]: undefined};
}

/** Lies on which nothing later depends: for the record at the end, they are told once. */
const ofRecord = ['another seed', 'another id', 'other options', 'one seat less', 'computers'];

type Lie = (message: Message, page: number) => Message | undefined;

const otherRoll = (move: string): string => (move === '6' ? '1' : '6');

const lies: readonly Lie[] = [
  () => undefined,
  ...Object.values(viewLies).map(
    (lie): Lie =>
      (message, page) =>
        message.room ? {...message, room: {...message.room, ...lie(message.room, page)}} : message,
  ),
  (message) => (message.game === undefined ? message : {...message, game: message.game + 1}),
  (message) => (message.from === undefined ? message : {...message, from: message.from + 1}),
  (message) =>
    message.moves?.length ? {...message, moves: message.moves.map(([move, by]) => [otherRoll(move), by])} : message,
  (message) => (message.moves?.length ? {...message, moves: message.moves.slice(1)} : message),
  (message) =>
    message.type === 'moves' && message.room
      ? {type: 'moves', game: message.game!, from: message.from!, moves: message.moves!}
      : message,
];

/** Names of the lies about a view, from the second lie on. */
const names = Object.keys(viewLies);

/** What becomes of a message by lies. */
function lied(message: Message, page: number, told: readonly number[]): Message | undefined {
  const key = `${numberOf.get(message)} ${page} ${told.join()}`;
  if (!changed.has(key)) {
    const after = told.reduce<Message | undefined>((now, lie) => now && lies[lie]!(now, page), message);
    changed.set(key, after && only(after));
  }
  return changed.get(key);
}
const changed = new Map<string, Message | undefined>();

/** The lies that make another message of one. */
const changing = (message: Message, page: number): number[] =>
  [...lies.keys()].filter((lie) => lied(message, page, [lie]) !== message);

/** The ways to tell the victim a message. */
function* told(play: Play, message: Message): Generator<[Play['active'], number, Message | undefined]> {
  const {active, left, victim} = play;
  const altered = left === 0 ? [] : changing(message, victim).filter((lie) => !active.includes(lie));
  const pairs = altered.flatMap((first) => altered.filter((second) => second > first).map((second) => [first, second]));
  const choices = [[], ...(left > 0 ? altered.map((lie) => [lie]) : []), ...(left > 1 ? pairs : [])];
  for (const begun of choices) {
    const changed = lied(message, victim, [...active, ...begun]);
    const lasting = begun.filter((lie) => !ofRecord.includes(names[lie - 1]!));
    for (let set = 0; set < 2 ** lasting.length; set++)
      yield [[...active, ...lasting.filter((_, i) => set & (1 << i))], left - begun.length, changed];
  }
}

let messages = 0;

/** A page takes a message, and its requests wait. */
function delivered(play: Play, to: number, message: Message | undefined): Play {
  messages++;
  if (!message) return play;
  const [page, requests] = heard(to, play.pages[to]!, message);
  return {
    ...play,
    pages: play.pages.with(to, page) as [Page, Page],
    queue: [...play.queue, ...requests.map((request) => ({by: to, request}))],
  };
}

/** All that is done until the victim is told something; undefined at the end of the second game. */
function waiting(play: Play): Play | undefined {
  for (;;) {
    const {room} = lists[play.list]!;
    const [step, ...queue] = play.queue;
    const rest: Play = {...play, queue};
    if (!step) {
      // the host starts, time passes, and the room thinks that those are away who have not asked for a rematch
      const roll = room.session?.legalMoves[0];
      if (room.next) play = written(play, room.beginning(0));
      else if (room.round < 2 && room.phase !== 'playing' && room.players.length === 2)
        play = written(play, {type: 'start', at: 0});
      else if (roll) play = written(play, {type: 'move', move: room.session!.settle(roll), by: 'auto', at: 0});
      else return undefined;
    } else if ('request' in step) {
      const {by, request} = step;
      if (request.type === 'hello') play = {...rest, queue: [...queue, {to: by, type: 'welcome', list: play.list}]};
      else {
        const decided = decide(room, request, keys[by], 0);
        play = decided && !isRefusal(decided) ? written(rest, decided) : rest;
      }
    } else if (step.to === play.victim) return play;
    else play = delivered(rest, step.to, messageOf(step.type, step.to, step.list));
  }
}

function* steps(play: Play): Generator<Play> {
  const [step, ...queue] = play.queue as [Exclude<Step, {by: number}>, ...Step[]];
  for (const [active, left, message] of told(play, messageOf(step.type, step.to, step.list))) {
    const next = waiting(delivered({...play, queue, left, active}, step.to, message));
    if (next) yield next;
  }
}

const page = only<Page>({memory: {parts: {}}, moves: [], requests: 0, hasJoined: false, seats: {}, everSeated: false});

const keyOf = ({pages, list, queue, left, active}: Play): string =>
  [list, ...pages.map((each) => numberOf.get(each)), left, JSON.stringify(queue), ...active].join();

/** What pages find, by all that it depends on. */
const checks = new Map<string, string>();

const checkOf = (text: string, {memory, moves}: Page, room: RoomView): string => {
  const checked = checkDice(duel, recordOf(room, packMoves(unpackMoves(moves))), memory.parts[room.round]);
  const verdict = checked.ok ? 'ok' : checked.code;
  checks.set(text, verdict);
  return verdict;
};

/** What a page finds that is told of the end of a game. */
function verdictOf(number: number, page: Page, room: RoomView): string {
  const {memory, moves, seats, everSeated} = page;
  const {round, dice} = room;
  const text = JSON.stringify([memory.parts[round], moves, room]);
  const verdict = checks.get(text) ?? checkOf(text, page, room);
  const told = seats[round] ?? (everSeated ? ['promised'] : []);
  const plays = told.some((seat) => seat !== null);
  if (verdict === 'ok' && plays) {
    assert.ok(dice!.nonces.includes(nonceOf(number, round)), 'the nonce of the page counts');
    assert.ok(new Set(told.filter((seat) => seat !== 'promised')).size < 2, 'one seat in the whole game');
  }
  return verdict;
}

for (const victim of [0, 1]) {
  const name = victim === 0 ? 'the host' : 'the other';
  test(`no two lies let ${name} believe dice without its nonce, or a game in which its seat was changed`, (t) => {
    const start = (left: number): Play =>
      waiting({
        ...{list: listOf(opened), pages: [page, page] as const, victim, left, active: []},
        queue: keys.map((_, by) => ({by, request: {type: 'hello'}})),
      })!;
    checks.clear();
    answers.clear();
    messages = 0;
    explore([start(0)], keyOf, steps);
    assert.deepEqual(new Set(checks.values()), new Set(['ok']), 'an honest room is not accused');
    const states = explore([start(2)], keyOf, steps);
    const counts = new Map<string, number>();
    for (const verdict of checks.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const ends = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
    t.diagnostic(`${states.length} states, ${messages} messages, ${lies.length} lies; checks: ${ends}`);
    for (const code of ['other-seat', 'late-seat', 'other-round']) assert.ok(counts.has(code), code);
  });
}
