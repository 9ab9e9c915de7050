// Servers of rooms and their Redis: connections that are open and dead, lists that are lost, clocks that differ, Sentinel and
// Cluster. With a real Redis.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {Redis} from 'ioredis';
import {kitGames} from '../../src/rooms-server/games.js';
import type {RoomsOptions} from '../../src/rooms-server/index.js';
import {RedisStore} from '../../src/rooms-server/redis-store.js';
import type {Reminders} from '../../src/rooms/state/store.js';
import {until} from '../support/news.js';
import {
  addressOf,
  Child,
  freePort,
  health,
  key,
  leave,
  Link,
  metricsOf,
  noRedis,
  Player,
  playing,
  playOut,
  RedisProcess,
  serve,
} from './processes.js';

const game = kitGames.find(({rules}) => rules.id === 'snakes-and-ladders')!;
const skip = await noRedis();
const options = {skip, timeout: 60_000};

let redis: RedisProcess;
let admin: Redis;

before(async () => {
  process.env['PARLOUR_ROOMS_KEY'] = key;
  if (skip) return;
  redis = await RedisProcess.start();
  admin = new Redis(redis.url);
});
// a test that failed has left connections open, which would keep Node alive
after(() => void setTimeout(() => process.exit(), 2000).unref());
after(async () => {
  delete process.env['PARLOUR_ROOMS_KEY'];
  admin?.disconnect();
  await redis?.end();
});

const urlOf = ({port}: Link): string => `redis://127.0.0.1:${port}`;

describe('connections that are open and dead', {concurrency: true}, () => {
  for (const [what, which] of [
    ['Redis', /./s],
    ['the connection for notifications', /subscribe/i],
    ['the connection for commands', /evalsha|eval/i],
  ] as const) {
    test(`${what} falls silent: pages go on at another server, and health says so`, options, async () => {
      const link = await Link.start(redis.port);
      const [ill, well] = await Promise.all([serve({redis: urlOf(link)}), serve({redis: redis.url})]);
      const [anna, ben] = await playing(game, [addressOf(ill), addressOf(well)], [addressOf(well)]);
      assert.equal(await health(ill), 200);
      assert.ok(anna.isAt(ill.port));
      link.silence(which);
      await until('the page has moved on', () => anna.isAt(well.port) && anna.room.phase === 'playing');
      assert.equal(await health(ill), 503);
      await playOut([anna, ben]);
      link.heal();
      while ((await health(ill)) !== 200);
      await leave([anna, ben], ill, well);
      link.end();
    });
  }

  test('a command that nobody answers fails', options, async () => {
    const link = await Link.start(redis.port);
    const store = await RedisStore.connect(urlOf(link), 1000, () => undefined);
    link.silence();
    await assert.rejects(store.read('AAAAAA', 0), /timed out/);
    await assert.rejects(store.append('AAAAAA', 0, '{}'), /timed out/);
    await store.close();
    link.end();
  });
});

test('a room whose list is lost is found as long as a process has it', options, async () => {
  const [one, two] = await Promise.all([serve({redis: redis.url}), serve({redis: redis.url})]);
  const anna = new Player(game, [addressOf(one)], {opening: {seats: 2}});
  anna.room.sit('Anna');
  await until('Anna is seated', () => anna.room.seat === 0);
  await admin.flushall();
  const ben = new Player(game, [addressOf(two)], {code: anna.room.code});
  await until('Ben is there', () => ben.room.phase === 'lobby');
  assert.equal(ben.room.seats[0]!.name, 'Anna');
  const lost = new Player(game, [addressOf(two)], {code: 'ZZZZZZ'});
  await until('there is no other room', () => lost.room.closed === 'no-room');
  await leave([anna, ben], one, two);
});

test('reminders are kept in Redis, and of several processes one gets what is due', options, async () => {
  const stores = await Promise.all([1, 2].map(() => RedisStore.connect(redis.url, 1000, () => undefined)));
  const [one, two] = stores.map(({reminders}) => reminders) as [Reminders, Reminders];
  await one.put('AAAAAA 1', 1000);
  await one.put('BBBBBB 1', 3000);
  await one.put('CCCCCC 1', 1000);
  await two.delete('CCCCCC 1');
  assert.deepEqual(await two.due(999, 5000), []);
  const both = await Promise.all([one, two].map((each) => each.due(1000, 5000)));
  assert.deepEqual(both.flat(), ['AAAAAA 1'], 'and it is put off for the other');
  assert.deepEqual(await one.due(4999, 9000), ['BBBBBB 1']);
  assert.deepEqual(await two.due(5000, 9000), ['AAAAAA 1']);
  await one.put('BBBBBB 1', 6000);
  assert.deepEqual(await two.due(8999, 20_000), ['BBBBBB 1'], 'a later time replaces the one before');
  for (const name of ['AAAAAA 1', 'BBBBBB 1']) await one.delete(name);
  assert.deepEqual(await two.due(Infinity, 0), []);
  // more than Redis hands out at once
  const names = Array.from({length: 45}, (_, i) => `DDDDDD ${i + 1}`);
  await Promise.all(names.map((name) => one.put(name, 1)));
  const found: string[] = [];
  for (let some = await one.due(1, 2); some.length > 0; some = await one.due(1, 2)) found.push(...some);
  assert.deepEqual(found.sort(), names.sort());
  await Promise.all(names.map((name) => two.delete(name)));
  await Promise.all(stores.map((store) => store.close()));
});

test('the time is that of Redis', options, async ({mock}) => {
  const exact = (): number => performance.timeOrigin + performance.now();
  const right = await serve({redis: redis.url});
  mock.timers.enable({apis: ['Date'], now: Date.now() + 25 * 3_600_000});
  const store = await RedisStore.connect(redis.url, 1000, () => undefined);
  assert.ok(Math.abs(store.now() - exact()) < 2000, 'of a process whose clock is a day ahead');
  mock.timers.setTime(Date.now() + 60_000);
  assert.ok(Math.abs(store.now() - exact()) < 2000, 'and whose clock is set');
  await store.close();
  const ahead = await serve({redis: redis.url});
  const [anna, ben] = await playing(game, [addressOf(right)], [addressOf(ahead)], {clock: 600});
  assert.ok(ben.room.view!.timeLeft! > 590_000, 'nobody is late');
  await anna.room.send('roll');
  assert.equal(anna.room.record!.moves.map(([, by]) => by).join(), 'person');
  mock.timers.reset();
  await leave([anna, ben], right, ahead);
});

test('metrics have moves, their delay, the event loop and the round trip to Redis', options, async () => {
  const server = await serve({redis: redis.url});
  const players = await playing(game, [addressOf(server)], [addressOf(server)]);
  await playOut(players);
  const figures = await metricsOf(server);
  const figure = (name: string): number => figures.get(`parlour_${name}`)!;
  assert.equal(figure('move_seconds_count'), players[0].moves);
  assert.equal(figure('move_seconds_bucket{le="+Inf"}'), players[0].moves);
  assert.ok(figure('move_seconds_sum') > 0);
  assert.ok(figure('store_round_trip_seconds') > 0);
  assert.ok(figure('event_loop_delay_mean_seconds') >= 0);
  assert.ok(figure('event_loop_delay_max_seconds') >= figure('event_loop_delay_mean_seconds'));
  await leave(players, server);
});

/** A whole game over two servers. */
async function plays(servers: RoomsOptions['redis']): Promise<void> {
  const [one, two] = await Promise.all([serve({redis: servers!}), serve({redis: servers!})]);
  const players = await playing(game, [addressOf(one)], [addressOf(two)]);
  await playOut(players);
  await leave(players, one, two);
}

test('Redis is found by Sentinel', options, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-sentinel-'));
  const file = path.join(folder, 'sentinel.conf');
  const port = await freePort();
  writeFileSync(
    file,
    `port ${port}\nbind 127.0.0.1\ndir ${folder}\nsentinel monitor rooms 127.0.0.1 ${redis.port} 1\n`,
  );
  const sentinel = new Child('redis-server', [file, '--sentinel']);
  await sentinel.says(/\+monitor master rooms/);
  await plays({options: {sentinels: [{host: '127.0.0.1', port}], name: 'rooms'}});
  await sentinel.end('SIGTERM');
  rmSync(folder, {recursive: true, force: true});
});

test('rooms are in a Redis Cluster', options, async () => {
  const node = await RedisProcess.start({'cluster-enabled': 'yes', 'cluster-announce-ip': '127.0.0.1'});
  const client = new Redis(node.url);
  await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
  while (!/cluster_state:ok/.test(String(await client.call('CLUSTER', 'INFO'))));
  client.disconnect();
  await plays({cluster: [{host: '127.0.0.1', port: node.port}]});
  await node.end();
});
