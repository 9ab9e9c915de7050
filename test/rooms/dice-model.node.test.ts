// A model of the honest dice, small enough to try everything: all orders of messages, which may be lost, late or repeated, and all
// that dishonest parties can say. What a page keeps and reveals, what a room writes and tells, and the check are the real functions.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isRefusal} from '../../src/core/game.js';
import {drawOf} from '../../src/core/random.js';
import type {RoomState} from '../../src/rooms/state/room-state.js';
import {decide} from '../../src/rooms/state/decide.js';
import {
  checkDice,
  hashOf,
  memoryAfter,
  revealOf,
  seedOf,
  type Commitments,
  type DiceMemory,
  type DicePart,
  type RoomRecord,
} from '../../src/rooms/state/dice.js';
import type {Entry} from '../../src/rooms/state/entries.js';
import type {RoomView, ClientMessage} from '../../src/rooms/state/protocol.js';
import {recordOf} from '../../src/rooms/state/record.js';
import {code, secretOf, tokenOf} from './bed.js';
import {duel} from './duel.js';
import {explore, keys, opened, roomWith, withNonce} from './explore.js';

/** All ways to choose one of each list. */
const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((chosen) => list.map((each) => [...chosen, each])), [[]]);

// An honest room, real as it is, and two pages. The network keeps every message and delivers it as often as it likes, or never.

/** The nonces of a player for the first and the second game, and one that a dishonest player has besides. */
const nonces = [0, 1].map((player) => [0, 1, 2].map((game) => tokenOf(16 * (player + 1) + game)));

/** What a page takes from a view. */
type Told = Pick<RoomView, 'round' | 'phase' | 'dice' | 'next'>;

interface Play {
  /** The room's list, which is also all that it has told. */
  readonly entries: readonly Entry[];
  /** What the pages keep; of a dishonest player's it does not matter. */
  readonly memories: readonly DiceMemory[];
  /** All requests sent so far, as JSON, by player. */
  readonly requests: readonly ReadonlySet<string>[];
  /** All that was told so far, as JSON. */
  readonly told: ReadonlySet<string>;
}

const rooms = new WeakMap<readonly Entry[], RoomState>();

function roomOf(entries: readonly Entry[]): RoomState {
  let room = rooms.get(entries);
  if (!room) {
    room = roomWith(entries);
    rooms.set(entries, room);
  }
  return room;
}

function written(play: Play, entry: Entry): Play {
  const entries = [...play.entries, entry];
  const {round, phase, dice, next} = roomOf(entries).view(undefined, 0);
  return {...play, entries, told: new Set([...play.told, JSON.stringify({round, phase, dice, next})])};
}

function sent(play: Play, player: number, request: ClientMessage): Play {
  const text = JSON.stringify(request);
  const before = play.requests[player]!;
  return before.has(text) ? play : {...play, requests: play.requests.with(player, new Set([...before, text]))};
}

const kept = (play: Play, player: number, memory: DiceMemory): Play =>
  memory === play.memories[player] ? play : {...play, memories: play.memories.with(player, memory)};

/** An honest page is told of the room: as `Room` does it. */
function heard(play: Play, player: number, told: Told): Play {
  const {round, next, phase} = told;
  let after = kept(play, player, memoryAfter(play.memories[player]!, {...told, you: player}));
  if (next) {
    const nonce = revealOf(after.memories[player]!.parts[round + 1]!, next);
    if (nonce !== undefined) after = sent(after, player, {type: 'reveal', game: round + 1, nonce});
  }
  if (phase === 'over' && round === 1) {
    const nonce = nonces[player]![2]!;
    after = kept(after, player, withNonce(after.memories[player]!, 2, nonce));
    after = sent(after, player, {type: 'again', hash: hashOf(nonce)});
  }
  return after;
}

/** The room with both seated. A dishonest player may copy the hash of the other. */
function seated(isHonest: boolean): Play[] {
  const sit = (seat: number, hash: string): Entry => ({type: 'sit', seat, key: keys[seat]!, name: '', hash, at: 0});
  const copied = isHonest ? [] : [hashOf(nonces[0]![1]!)];
  return [hashOf(nonces[1]![1]!), ...copied].map((hash) => ({
    entries: [opened, sit(0, hashOf(nonces[0]![1]!)), sit(1, hash)],
    memories: keys.map((_, player) => ({seated: true, parts: {1: {nonce: nonces[player]![1]!}}})),
    requests: [new Set(), new Set(isHonest ? [] : [...dishonest(1), ...dishonest(2)])],
    told: new Set(),
  }));
}

/** What a dishonest player says at any time: nonces of its own, and that of the other as if it was known. */
function dishonest(game: number): string[] {
  const requests = [nonces[1]![0]!, nonces[1]![game]!, nonces[0]![game]!].flatMap((nonce): ClientMessage[] => [
    {type: 'reveal', game, nonce},
    ...(game > 1 ? [{type: 'again', hash: hashOf(nonce)} as const] : []),
  ]);
  return requests.map((request) => JSON.stringify(request));
}

function* steps(play: Play, game: number, isHonest: boolean): Generator<Play> {
  const room = roomOf(play.entries);
  const players = isHonest ? [0, 1] : [0];
  for (const view of play.told) {
    for (const player of players) {
      const after = heard(play, player, JSON.parse(view) as Told);
      if (after !== play) yield after;
    }
  }
  for (const [player, requests] of play.requests.entries()) {
    for (const request of requests) {
      const decided = decide(room, JSON.parse(request) as ClientMessage, keys[player], 0);
      if (decided && !isRefusal(decided)) yield written(play, decided);
    }
  }
  // the start, five seconds that pass, and rolls: at any time
  if (room.next) yield written(play, room.beginning(0));
  else if (room.phase !== 'playing' && room.round < game) yield written(play, {type: 'start', at: 0});
  const {session} = room;
  if (session?.legalMoves[0]) yield written(play, {type: 'move', move: session.settle('roll'), by: 'person', at: 0});
}

/** What is to come depends on this alone. */
function keyOf({entries, memories, requests, told}: Play): string {
  const {phase, round, next, dice, session, seats} = roomOf(entries);
  const hashes = seats.map(({hash, again}) => [hash, again]);
  return JSON.stringify([
    phase,
    round,
    next,
    dice,
    session?.history,
    hashes,
    memories,
    requests.map((set) => [...set].sort()),
    [...told].sort(),
  ]);
}

/** Of the states in which the first game is over those with the most messages under way: they can do what the others can. */
function fullest(states: readonly Play[]): Play[] {
  const most = new Map<string, Play>();
  const count = ({told, requests}: Play): number => told.size + requests.reduce((sum, {size}) => sum + size, 0);
  for (const play of states) {
    const {phase, dice} = roomOf(play.entries);
    const before = most.get(JSON.stringify(dice));
    if (phase === 'over' && (!before || count(play) > count(before))) most.set(JSON.stringify(dice), play);
  }
  return [...most.values()];
}

for (const isHonest of [true, false]) {
  const players = isHonest ? 'two honest players' : 'a dishonest player';
  test(`in an honest room with ${players}, nobody knows or chooses dice, and the room is not accused`, (t) => {
    const first = explore(seated(isHonest), keyOf, (play) => steps(play, 1, isHonest));
    const second = explore(fullest(first), keyOf, (play) => steps(play, 2, isHonest));
    t.diagnostic(`${first.length + second.length} states`);
    /** Seeds of a game, by what was final at its start and what the first player did. */
    const seeds = new Map<string, Set<string>>();
    const verdicts = new Set<string>();
    for (const {entries, memories, told} of [...first, ...second]) {
      const room = roomOf(entries);
      const {round, phase, dice, session} = room;
      const {seed = ''} = session ?? {};
      if (dice) {
        const key = `${round} ${dice.hashes.join()} ${dice.nonces[0]}`;
        seeds.set(key, (seeds.get(key) ?? new Set()).add(seed));
      }
      if (phase !== 'over') {
        // all players together know what was told, and their own nonces
        const game = room.next ? round + 1 : Math.max(round, 1);
        for (const word of new Set([...told].join().match(/[\da-f]{64}/g))) {
          assert.notEqual(word, secretOf(`${code} `, game));
          if (dice) assert.notEqual(seedOf(word, dice.nonces), seed);
        }
        continue;
      }
      for (const player of isHonest ? [0, 1] : [0]) {
        const part: DicePart = memoryAfter(memories[player]!, {phase, round, you: player, dice: dice!}).parts[round]!;
        const checked = checkDice(duel, recordOf(room.view(undefined, 0), session!.save().moves), part);
        const counts = part.nonce !== undefined && dice!.nonces[player] === part.nonce;
        assert.equal(checked.ok ? 'ok' : checked.code, counts ? 'ok' : 'missing-nonce');
        verdicts.add(checked.ok ? `withheld: ${checked.withheld.join()}` : checked.code);
      }
    }
    // with the same hashes, all that the other player can do is to withhold a nonce
    assert.equal(Math.max(...[...seeds.values()].map(({size}) => size)), 2);
    assert.ok(verdicts.has('missing-nonce') && verdicts.has('withheld: ') && verdicts.has('withheld: 1'));
  });
}

// A dishonest room with seats of its own, and pages in the others. It tells them what it likes, as often as it likes, and forges
// the record that suits it best, once it has all nonces that the pages reveal.

const secrets = ['a', 'b'].map(hashOf);

/** A nonce of each honest page, two of each seat of the room, and one with which the room replaces a page's. */
const pageNonce = (seat: number): string => tokenOf(64 + seat);
const ownNonces = (seat: number): string[] => [tokenOf(80 + seat), tokenOf(96 + seat)];
const forged = tokenOf(112);

interface Page {
  readonly memory: DiceMemory;
  readonly revealed: boolean;
}

/** What a page keeps that is told of the only game, in these words, and of a seat in it. */
const toldOf = (memory: DiceMemory, told: Commitments, you: number | null): DiceMemory =>
  memoryAfter(memory, {phase: 'lobby', round: 0, you, next: told});

/**
 * @param honest whether there is an honest page at a seat
 * @returns the number of states, and of transcripts that were checked
 */
function dishonestRoom(honest: readonly boolean[]): string {
  const usable = (seat: number): string[] => [...(honest[seat] ? [pageNonce(seat), forged] : ownNonces(seat)), ''];
  // a seat of the room without any nonce, as a computer's, is tried with two seats
  const committable = (seat: number): string[] => usable(seat).slice(0, honest[seat] || honest.length < 3 ? 3 : 2);
  const hashes = product(honest.map((_, seat) => committable(seat).map((nonce) => nonce && hashOf(nonce))));
  const commitments = secrets.flatMap((secret) =>
    hashes.map((each): Commitments => ({commit: hashOf(secret), hashes: each, nonces: each.map(() => '')})),
  );

  /** All records that are consistent in themselves: others fail for everybody. */
  const records = commitments.flatMap(({commit, hashes: committed}) =>
    product(committed.map((hash, seat) => usable(seat).filter((nonce) => nonce === '' || hashOf(nonce) === hash))).map(
      (revealed): RoomRecord => {
        const secret = secrets.find((each) => hashOf(each) === commit)!;
        const seed = seedOf(secret, revealed);
        const moves = honest.map((_, i) => [String(drawOf(seed, i + 1).int(1, 6)), 'person'] as const);
        const seats = honest.map(() => ({name: '', kind: 'person'}) as const);
        const dice = {commit, hashes: committed, nonces: revealed, secret};
        return {game: duel.id, version: 1, options: {}, seats, moves, seed, dice};
      },
    ),
  );

  /** Seeds that the room can compute without a nonce of a page. */
  const known = new Set(
    records.filter(({dice}) => !dice!.nonces.some((nonce, seat) => nonce === pageNonce(seat))).map(({seed}) => seed),
  );

  let checks = 0;
  let count = 0;
  /** By page and state: the records that it finds honest, of those which the room can make. */
  const believed = honest.flatMap((isHonest, seat) => {
    if (!isHonest) return [];
    const pages = explore<Page>(
      [{memory: {parts: {1: {nonce: pageNonce(seat)}}}, revealed: false}],
      (page) => JSON.stringify(page),
      function* ({memory, revealed}) {
        for (const told of commitments) {
          // as those of a game that is to begin, for which the page reveals its nonce, or of one that has begun
          for (const you of [seat, null]) {
            const after = toldOf(memory, told, you);
            yield {memory: after, revealed};
            yield {memory: after, revealed: revealed || revealOf(after.parts[1]!, told) !== undefined};
          }
        }
      },
    );
    count += pages.length;
    return [
      pages.map(({memory, revealed}) =>
        records.filter((record) => {
          if (!revealed && record.dice!.nonces.includes(pageNonce(seat))) return false;
          checks++;
          // the page is told of the record's dice, too
          const part = toldOf(memory, record.dice!, seat).parts[1]!;
          const checked = checkDice(duel, record, part);
          if (!checked.ok) return false;
          const {commit, nonces: used, hashes: committed} = record.dice!;
          assert.ok(revealed && used[seat] === pageNonce(seat), 'the nonce of the page counts');
          assert.deepEqual([commit, committed], [part.commit, part.hashes], 'what it was told before is final');
          assert.ok(!known.has(record.seed!), 'no seed that could be known before it revealed its nonce');
          assert.deepEqual(
            checked.withheld,
            [...used.keys()].filter((each) => used[each] === '' && committed[each] !== ''),
          );
          const [[roll], ...others] = record.moves as [RoomRecord['moves'][number], ...RoomRecord['moves']];
          const other: RoomRecord = {...record, moves: [[roll === '6' ? '1' : '6', 'person'], ...others]};
          const wrong = checkDice(duel, other, part);
          assert.equal(!wrong.ok && wrong.code, 'other-draw');
          return true;
        }),
      ),
    ];
  });

  // what all honest pages believe, whatever each of them was told
  let most = 0;
  for (const sets of product(believed)) {
    const [one = [], ...others] = sets;
    const common = one.filter((record) => others.every((set) => set.includes(record)));
    const without = common.filter(({dice}) => dice!.hashes.every((hash, seat) => hash === '' || dice!.nonces[seat]));
    assert.ok(without.length <= 1, 'unless a seat withholds its nonce there is one game');
    most = Math.max(most, common.length);
  }
  const own = honest.filter((isHonest) => !isHonest).length;
  assert.equal(most, 2 ** own, 'one visible choice between two for each seat of the room');
  return `${count} states of pages, ${records.length} records, ${checks} checks`;
}

for (const honest of [
  [true, false],
  [true, false, false],
  [true, true, false],
]) {
  const seats = honest.map((isHonest) => (isHonest ? 'a page' : 'the room')).join(', ');
  test(`a dishonest room can't choose dice but by withholding nonces of its own seats: ${seats}`, (t) => {
    t.diagnostic(dishonestRoom(honest));
  });
}
