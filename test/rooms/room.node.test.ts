// A room by its own rules: seats, turns, dice, computers, people who go and come back, rematches. The clock stands still.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {Session} from '../../src/core/session.js';
import {ludo} from '../../src/games/ludo/rules/index.js';
import {snakesAndLadders} from '../../src/games/snakes-and-ladders/rules/index.js';
import {checkDice} from '../../src/rooms/state/dice.js';
import {RoomHost} from '../../src/rooms/state/host.js';
import {race} from '../example/race.js';
import {bed, begun, code, countedRace, Player, playOn, secretOf, tokenOf, two, type Bed} from './bed.js';

const game = {rules: race};

test('forged dice are detected', async () => {
  const {room, anna, ben} = await two({options: {target: 12}});
  await playOn(room, [anna, ben]);
  const {record} = anna;
  const dice = record.dice!;
  const codeOf = (changed: object, own = {}, lost: readonly string[][] = []): string => {
    const checked = checkDice(race, {...record, ...changed}, own, lost);
    return checked.ok ? (checked.rewound > 0 ? 'rewound' : 'ok') : checked.code;
  };
  assert.equal(codeOf({}), 'ok');
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  assert.equal(dice.commit, hash(dice.secret));
  assert.equal(record.seed, hash([dice.secret, ...dice.nonces].join(' ')).slice(0, 32), 'as the documentation says');
  assert.equal(codeOf({dice: undefined}), 'no-dice');
  const hundred = Array<string>(100).fill('');
  for (const malformed of [
    {secret: `${dice.secret}0`},
    {commit: ''},
    {hashes: 'ab'},
    {nonces: 'ab'},
    {hashes: hundred, nonces: hundred},
    {nonces: [dice.nonces[0]]},
    {hashes: dice.hashes.with(1, 'x')},
    {nonces: dice.nonces.with(1, 'x')},
  ])
    assert.equal(codeOf({dice: {...dice, ...malformed}}), 'no-dice');
  assert.equal(codeOf({dice: {...dice, secret: '0'.repeat(64)}}), 'other-secret');
  assert.equal(codeOf({}, {commit: '0'.repeat(64)}), 'other-commit');
  assert.equal(codeOf({}, {nonce: dice.nonces[1]!, seat: 0}), 'missing-nonce');
  for (const forged of [
    {nonces: [anna.nonceOf(1), tokenOf(9)]},
    {nonces: dice.nonces.toReversed()},
    {hashes: dice.hashes.with(1, '')},
    {hashes: [...dice.hashes, ''], nonces: [...dice.nonces, '']},
  ])
    assert.equal(codeOf({dice: {...dice, ...forged}}), 'other-nonces');
  assert.equal(codeOf({dice: {...dice, nonces: [anna.nonceOf(1), '']}}), 'other-seed');
  assert.equal(codeOf({seed: 'mine'}), 'other-seed');
  const [[first] = ['', 'person'], ...rest] = record.moves;
  assert.equal(codeOf({moves: [[first === '6' ? '5' : '6', 'person'], ...rest]}), 'other-draw');
  assert.equal(codeOf({moves: 'none'}), 'bad-record');
  assert.equal(codeOf({moves: record.moves.slice(0, -1)}), 'not-over');
  assert.equal(codeOf({options: {...record.options, first: 'any'}}), 'other-options', 'not dealt');
  const again = Array<string[]>(20).fill([anna.moves[0]!.move]);
  assert.equal(codeOf({}, {}, again), 'ok', 'moves that come again are not lost');
  assert.equal(codeOf({}, {}, [...again, []]), 'too-often');
});

test('only the seat to act can move, with the right number and an unsettled move', async () => {
  const {room, anna, ben} = await two();
  const before = anna.record;
  const watcher = new Player().connect(anna.host!);
  const stranger = new Player(tokenOf(7)).connect(anna.host!);
  ben.play('roll');
  anna.play('6');
  anna.play('nonsense');
  anna.say({type: 'move', game: 1, number: 2, move: 'roll'});
  anna.say({type: 'move', game: 2, number: 1, move: 'roll'});
  await room.clock.settle();
  watcher.play('roll');
  stranger.play('roll');
  stranger.sit('Late');
  stranger.say({type: 'hello', token: tokenOf(8)});
  await room.clock.settle();
  assert.deepEqual(ben.refusals, ['not-your-turn']);
  assert.deepEqual(anna.refusals, ['illegal-move', 'illegal-move', 'stale', 'stale']);
  assert.deepEqual(watcher.refusals, ['no-token']);
  assert.deepEqual(stranger.refusals.sort(), ['full', 'no-seat', 'other-token']);
  assert.deepEqual(anna.record, before);
  assert.equal(room.reports.length, 9, 'each is reported');
  // the same move twice is one roll
  anna.play('roll');
  anna.play('roll');
  await room.clock.settle();
  assert.equal(anna.moves.length, 1);
  assert.equal(anna.refusals.at(-1), 'stale');
});

test('a name does not give access to a seat, and names are sanitised', async () => {
  const room = await bed(game);
  const host = await room.process();
  const anna = new Player(tokenOf(1)).connect(host);
  anna.sit('  An\u202ena\u0000 <b>  x ');
  const thief = new Player(tokenOf(2)).connect(host);
  thief.sit('Thief', 0);
  thief.say({type: 'start'});
  await room.clock.settle();
  assert.equal(anna.room!.seats[0]!.name, 'An na <b> x');
  assert.deepEqual(thief.refusals, ['taken', 'no-seat']);
  thief.sit('Thief');
  thief.say({type: 'start'});
  thief.say({type: 'computer', seat: 0, on: true});
  await room.clock.settle();
  assert.deepEqual(thief.refusals.slice(2), ['not-host', 'not-host']);
  anna.say({type: 'leave'});
  thief.say({type: 'start'});
  await room.clock.settle();
  assert.equal(thief.refusals.at(-1), 'too-few');
  assert.equal(thief.room!.host, 1, 'the next one is the host');
});

test('a peer that asks again and again gets few answers, and the last of them has everything', async () => {
  const {room, anna, ben} = await two();
  await room.clock.pass(10_000);
  let welcomes = 0;
  const hear = ben.send.bind(ben);
  ben.send = (news) => {
    if (news.type === 'welcome') welcomes++;
    hear(news);
  };
  for (let i = 0; i < 400; i++) ben.say({type: 'hello', token: ben.token!});
  await room.clock.settle();
  assert.equal(welcomes, 5);
  anna.play('roll');
  await room.clock.pass(1000);
  assert.equal(welcomes, 6, 'one for all those since');
  assert.deepEqual(ben.record, anna.record);
  await room.clock.pass(60_000);
  assert.equal(welcomes, 6);
  // one who comes again is answered at once, however often
  for (let i = 0; i < 20; i++) {
    ben.disconnect();
    ben.room = undefined;
    ben.connect(anna.host!);
    await room.clock.settle();
    assert.equal(ben.room!.you, 1);
  }
  // an answer that was to come goes with its peer
  for (let i = 0; i < 10; i++) ben.say({type: 'hello', token: ben.token!});
  ben.disconnect();
  await room.clock.pass(3000);
  assert.equal(anna.room!.seats[1]!.here, false);
});

test('requests that everybody is told of are limited for each peer', async () => {
  const {room, anna, ben} = await two();
  await room.clock.pass(60_000);
  const before = (await room.store.read(code, 0)).length;
  for (let i = 0; i < 100; i++) ben.sit(`Ben ${i}`);
  for (let i = 0; i < 10; i++) await room.clock.settle();
  assert.equal((await room.store.read(code, 0)).length, before + 20);
  assert.deepEqual(ben.refusals, Array(80).fill('too-many'));
  anna.sit('Anna B.');
  await room.clock.pass(500);
  ben.sit('Ben B.');
  await room.clock.settle();
  assert.equal(ben.room!.seats.map(({name}) => name).join(), 'Anna B.,Ben B.');
});

test('reactions come only from players, are not stored, and are limited for each seat, over all its connections', async () => {
  const {room, anna, ben} = await two();
  const [tab, watcher, stranger] = [tokenOf(1), undefined, tokenOf(7)].map((token) =>
    new Player(token).connect(anna.host!),
  ) as [Player, Player, Player];
  await room.clock.pass(60_000);
  const before = (await room.store.read(code, 0)).length;
  watcher.say({type: 'react', picture: 'sad'});
  stranger.say({type: 'react', picture: 'sad'});
  ben.say({type: 'react', picture: 'a text' as never});
  for (let i = 0; i < 100; i++) [anna, tab][i % 2]!.say({type: 'react', picture: 'laugh'});
  ben.say({type: 'react', picture: 'heart'});
  for (let i = 0; i < 10; i++) await room.clock.settle();
  for (const {reactions} of [ben, watcher]) assert.deepEqual(reactions, ['0 laugh', '0 laugh', '0 laugh', '1 heart']);
  assert.deepEqual([watcher.refusals, stranger.refusals, ben.refusals], [['no-token'], ['no-seat'], ['bad-message']]);
  assert.equal((await room.store.read(code, 0)).length, before);
  assert.deepEqual(new Set([...anna.refusals, ...tab.refusals]), new Set(['too-many']));
  assert.equal(anna.refusals.length + tab.refusals.length, 97);
  await room.clock.pass(2000);
  for (let i = 0; i < 10; i++) anna.say({type: 'react', picture: 'laugh'});
  await room.clock.settle();
  assert.equal(ben.reactions.length, 5, 'one in two seconds');
  anna.disconnect();
  await room.clock.pass(10_000);
  assert.equal(ben.room!.seats[0]!.here, true, 'another tab is open');
  await playOn(room, [tab, ben]);
});

test('a rematch begins once all have asked for it, of whom none begins more games than it may', async () => {
  const {room, anna, ben} = await two();
  await playOn(room, [anna, ben]);
  Object.assign(anna, {begins: () => false});
  anna.again();
  ben.again();
  await room.clock.pass(5000);
  assert.deepEqual(anna.refusals, ['too-many']);
  assert.equal(ben.room!.seats.map(({again}) => again).join(), 'false,true');
  assert.equal(ben.room!.round, 1);
  Object.assign(anna, {begins: () => true});
  anna.again();
  await room.clock.pass(0);
  assert.equal(ben.room!.round, 2);
});

test('the clock plays the first legal move; after three of them a computer plays until the person returns', async () => {
  const {room, anna, ben} = await two({clock: 10});
  assert.equal(anna.room!.timeLeft, 10_000);
  await room.clock.pass(10_000);
  assert.equal(anna.moves.map(({by}) => by).join(), 'auto');
  anna.play('leave');
  await room.clock.settle();
  for (let i = 0; i < 3; i++) await room.clock.pass(10_000);
  assert.equal(ben.moves.length, 5, 'time runs out for both');
  for (let i = 0; i < 7; i++) await room.clock.pass(10_000);
  // both are late: computers go on, one move a second, unless the game is over by then
  const before = anna.moves.length;
  await room.clock.pass(3000);
  assert.ok(anna.room!.phase === 'over' || anna.moves.length >= before + 3, `${before}, then ${anna.moves.length}`);
});

test('an inactive room is closed', async () => {
  const {room, anna} = await two();
  await room.clock.pass(3_599_999);
  assert.equal(anna.closed, undefined);
  await room.clock.pass(1);
  assert.equal(anna.closed, 'idle');
  await assert.rejects(room.process(), 'and not found again');
});

test('a game is dealt once, when it starts, however often the room is opened or read', async () => {
  const {rules, count} = countedRace();
  const room = await bed({rules});
  const opening = {game: race.id, options: {}, seats: 2, key: 'opener', salt: 'other'};
  assert.ok(await RoomHost.open(code, {rules}, opening, room.platform), 'a request that was lost on its way back');
  assert.deepEqual(count, {parsed: 1, deals: 0});
  const [anna] = await begun(room);
  const watcher = new Player().connect(await room.process());
  await room.clock.settle();
  assert.deepEqual(watcher.record, anna.record);
  assert.equal(count.deals, 1);
});

test('the list contains neither seat tokens nor secrets, and messages have the secret only at the end', async () => {
  const {room, anna, ben} = await two();
  const list = (await room.store.read(code, 0)).join('');
  assert.ok(!list.includes(tokenOf(1)), 'only a hash');
  const secret = secretOf(`${code} salt`, 1);
  assert.ok(!JSON.stringify(anna.room).includes(secret));
  assert.equal(anna.room!.seed, undefined);
  await playOn(room, [anna, ben]);
  assert.equal(anna.room!.dice!.secret, secret);
  assert.ok(!(await room.store.read(code, 0)).join('').includes(secret));
});

test('a game waits five seconds for a nonce, and then begins without it', async () => {
  const {room, anna, ben} = await two({}, false);
  await room.clock.pass(4999);
  assert.equal(anna.room!.phase, 'lobby');
  assert.deepEqual(anna.room!.next!.nonces, [anna.nonceOf(1), '']);
  // seats and hashes are final
  const cara = new Player(tokenOf(3)).connect(anna.host!);
  cara.sit('Cara');
  anna.say({type: 'computer', seat: 1, on: true});
  ben.sit('Ben', 0);
  // neither another nonce nor that of another
  ben.say({type: 'reveal', game: 1, nonce: tokenOf(9)});
  ben.say({type: 'reveal', game: 1, nonce: anna.nonceOf(1)});
  cara.say({type: 'reveal', game: 1, nonce: ben.nonceOf(1)});
  await room.clock.settle();
  assert.deepEqual(
    [anna, ben, cara].map(({refusals}) => refusals),
    [['playing'], ['playing', 'other-nonce', 'other-nonce'], ['full', 'no-seat']],
  );
  await room.clock.pass(1);
  assert.equal(anna.room!.phase, 'playing');
  ben.say({type: 'reveal', game: 1, nonce: ben.nonceOf(1)});
  await playOn(room, [anna, ben]);
  assert.equal(ben.refusals.at(-1), 'stale');
  const {commit, hashes, nonces} = anna.record.dice!;
  assert.deepEqual(nonces, [anna.nonceOf(1), '']);
  const check = (seat: number, nonce: string): unknown => {
    const checked = checkDice(race, anna.record, {commit, hashes, seat, nonce});
    return checked.ok ? checked.withheld : checked.code;
  };
  assert.deepEqual(check(0, anna.nonceOf(1)), [1]);
  assert.equal(check(1, ben.nonceOf(1)), 'missing-nonce');
});

test('a game does not wait for the nonce of someone who has left, and whose seat is free', async () => {
  const {room, anna, ben} = await two({}, false);
  ben.say({type: 'leave'});
  await room.clock.pass(0);
  assert.equal(anna.room!.phase, 'playing');
  const cara = new Player(tokenOf(3)).connect(anna.host!);
  cara.sit('Cara');
  await room.clock.settle();
  assert.equal(cara.room!.you, 1);
  await playOn(room, [anna, cara]);
});

test('a process with another key cannot serve a room', async () => {
  const room = await bed(game);
  await assert.rejects(room.process({secretOf: (name, round) => secretOf(`other ${name}`, round)}), {
    code: 'other-key',
  });
});

for (const [rules, seats] of [
  [ludo, 4],
  [snakesAndLadders, 3],
] as const) {
  test(`${rules.id}: computers play a whole game for those who watch`, async () => {
    const room = await bed({rules}, {seats});
    const anna = new Player(tokenOf(1)).connect(await room.process());
    anna.sit('Anna');
    for (let seat = 1; seat < seats; seat++) anna.say({type: 'computer', seat, on: true});
    anna.say({type: 'start'});
    await room.clock.pass(0);
    anna.say({type: 'leave'});
    for (let i = 0; i < 5000 && anna.room?.phase !== 'over'; i++) await room.clock.pass(1000);
    assert.equal(anna.room!.phase, 'over');
    const checked = checkDice(rules, anna.record);
    assert.ok(checked.ok);
    assert.ok(checked.draws > 10);
    assert.ok(Session.load(rules as typeof ludo, anna.record, {seed: '', id: ''}).result);
  });
}

test('the only player of a game is never played for', async () => {
  const room = await bed({rules: snakesAndLadders}, {seats: 1, clock: 5});
  const [anna, watcher] = await begun(room, {seated: 1});
  const host = anna.host!;
  await room.clock.pass(60_000);
  assert.equal(watcher.room!.phase, 'playing');
  anna.disconnect();
  await room.clock.pass(600_000);
  assert.equal(watcher.room!.seats[0]!.here, false);
  assert.equal(watcher.moves.length, 0);
  anna.connect(host);
  await room.clock.settle();
  anna.play('roll');
  await room.clock.settle();
  assert.equal(watcher.moves.length, 1);
  anna.say({type: 'leave'});
  await room.clock.pass(600_000);
  assert.equal(watcher.moves.length, 1);
});

/** Three seats of Ludo, the last of them vacant, as a game with these options begins. */
async function vacant(options: object): Promise<{room: Bed; anna: Player; ben: Player; cara: Player}> {
  const room = await bed({rules: ludo}, {seats: 3, clock: 30, options});
  const [anna, ben, cara] = await begun(room, {count: 3});
  return {room, anna, ben, cara: cara!};
}
const away = ({record}: Player): readonly boolean[] => Session.load(ludo, record, {seed: 'x', id: ''}).state.away;

test('a game of Ludo with an open seat is joined later: in the turn of another, who gets no more time', async () => {
  const {room, anna, ben, cara} = await vacant({open: 2});
  assert.deepEqual(anna.record.options['open'], 1, 'as many seats as are free');
  assert.deepEqual(away(anna), [false, false, true]);
  cara.play('join blue');
  cara.sit('Cara');
  await room.clock.pass(0);
  assert.deepEqual(cara.refusals, ['no-seat']);
  assert.equal(cara.room!.you, 2);
  await room.clock.pass(20_000);
  for (const stranger of [anna, ben]) stranger.play('join blue');
  ben.play('leave green');
  cara.play('roll');
  await room.clock.pass(0);
  assert.deepEqual(
    [anna, ben, cara].map(({refusals}) => refusals),
    [['illegal-move'], ['not-your-turn', 'not-your-turn'], ['no-seat', 'not-your-turn']],
  );
  cara.play('join blue');
  await room.clock.pass(0);
  assert.deepEqual(away(anna), [false, false, false]);
  await room.clock.pass(10_000);
  assert.equal(anna.moves.length, 2, 'the clock of the turn has run out');
  assert.equal(anna.moves[1]!.by, 'auto');
  assert.deepEqual(anna.record, cara.record);
});

test('a game of Ludo has no seats for later players unless the page opens some', async () => {
  for (const options of [{}, {open: 0}]) {
    const {anna, cara, room} = await vacant(options);
    assert.equal(anna.room!.seats.length, 2);
    cara.sit('Cara');
    await room.clock.pass(0);
    assert.deepEqual(cara.refusals, ['full']);
  }
});

test('a player who leaves a game and joins it again and again is refused after a while', async () => {
  const {room, anna, ben, cara} = await vacant({open: 1});
  cara.sit('Cara');
  await room.clock.pass(0);
  for (let i = 0; i < 30; i++) {
    cara.play(i % 2 ? 'leave blue' : 'join blue');
    await room.clock.settle();
  }
  assert.equal(cara.moves.length, 19, 'one request more was to sit down');
  assert.ok(cara.refusals.includes('too-many'));
  anna.play('roll');
  await room.clock.settle();
  assert.equal(ben.moves.length, 20);
});
