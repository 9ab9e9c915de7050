// Rooms on Redis, in one process and in two: rooms with two clients each and a move every three seconds, beside plain WebSockets on
// the same list in the same run. How late moves are, also while computers think in other rooms; what a room costs, and what is left
// of rooms that were opened and closed; how soon a page is back after a cut and after a process was killed.
// `node test/bench/rooms.bench.mjs [rooms] [seconds] [rooms to open and close]`
import {performance} from 'node:perf_hooks';
import {WebSocket, WebSocketServer} from 'ws';
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {Player, RedisProcess, ServerProcess, freePort, noRedis} = await import('../rooms/processes.ts');
const {until} = await import('../support/news.ts');
const {RedisStore} = await import('../../src/rooms-server/redis-store.ts');
const {fourInARow} = await import('../../src/games/four-in-a-row/rules/index.ts');
const {snakesAndLadders} = await import('../../src/games/snakes-and-ladders/rules/index.ts');

const count = amount(0, 2000, 20);
const seconds = amount(1, 20, 5);
const opened = amount(2, 5000, 40);
const thinkers = amount(3, 40, 4);
/** Milliseconds between two moves of a room. */
const pace = 3000;
if (await noRedis()) throw new Error('redis-server is missing');

const redis = await RedisProcess.start();
const limits = ['rooms', 'connections', 'guesses'].flatMap((name) => ['--limit', `${name}=1000000`]);
const start = (number) =>
  Promise.all(Array.from({length: number}, () => ServerProcess.start(['--redis', redis.url, ...limits])));
const game = {rules: snakesAndLadders};

/** A figure of all servers together. */
async function figure(servers, name) {
  const all = await Promise.all(servers.map((server) => server.metrics()));
  return all.reduce((sum, each) => sum + each.get(name), 0);
}

/** Two clients in a game that has begun; where there are two servers, one at each. */
async function pair(servers, i) {
  const addresses = servers.map(({address}) => address);
  const order = i % 2 ? addresses : addresses.toReversed();
  const first = new Player(game, order, {opening: {seats: 2}});
  first.room.sit('Anna');
  await until('a seat', () => first.room.seat === 0);
  const second = new Player(game, order.toReversed(), {code: first.room.code});
  second.room.sit('Ben');
  await until('two seats', () => first.room.seats[1]?.kind === 'person');
  first.room.start();
  await until('both play', () => [first, second].every(({room}) => room.phase === 'playing'));
  return [first, second];
}

/** All of them move, one room after the other. @returns milliseconds from each wish to the news of it, at both ends */
async function play(pairs, time) {
  const delays = [];
  const end = performance.now() + time * 1000;
  await Promise.all(
    pairs.map(async (pair, i) => {
      await new Promise((resolve) => setTimeout(resolve, (i / pairs.length) * pace));
      while (performance.now() < end) {
        const mover = pair.find(
          ({room, state}) => room.phase === 'playing' && snakesAndLadders.turn(state) === room.seat,
        );
        if (!mover) return;
        const number = mover.moves + 1;
        const from = performance.now();
        const heard = pair.map((player) =>
          until('the move', () => player.moves >= number || player.room.phase !== 'playing').then(() =>
            delays.push(performance.now() - from),
          ),
        );
        await Promise.all([mover.room.send(snakesAndLadders.moves(mover.state)[0]), ...heard]);
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, pace - (performance.now() - from))));
      }
    }),
  );
  return delays;
}

const end = (players) => players.forEach(({room}) => room.disconnect());

/** Rooms that all play at once. */
async function load(number) {
  const servers = await start(number);
  const where = number === 1 ? 'one process' : 'two processes';
  const memory = await figure(servers, 'process_resident_memory_bytes');
  const pairs = [];
  // some at once
  for (let i = 0; i < count; i += 20)
    pairs.push(...(await Promise.all(Array.from({length: Math.min(20, count - i)}, (_, k) => pair(servers, i + k)))));
  const cpu = await figure(servers, 'process_cpu_seconds_total');
  const from = performance.now();
  const delays = await play(pairs, seconds);
  const elapsed = (performance.now() - from) / 1000;
  const used = (await figure(servers, 'process_cpu_seconds_total')) - cpu;
  const grown = (await figure(servers, 'process_resident_memory_bytes')) - memory;
  const beside = await plain();
  for (const share of [0.5, 0.99]) {
    const note = `${count} rooms, ${delays.length} deliveries`;
    const baseline = part(beside, share);
    row(`a move, ${share * 100} %, ${where}`, part(delays, share), 'ms', {baseline, of: 'plain ws, one room', note});
  }
  row(`memory of a room, ${where}`, grown / count / 1024, 'KiB', {note: 'all processes together'});
  row(`processor, ${where}`, (used / elapsed) * 100, '% of a core', {note: 'all processes together'});
  return {servers, pairs};
}

/** Moves of people while computers of another address think as hard as they can. */
async function beside() {
  const servers = await start(1);
  const addresses = [servers[0].address];
  const pairs = [];
  for (let i = 0; i < 10; i++) pairs.push(await pair(servers, i));
  const alone = await play(pairs, seconds);
  const hosts = [];
  for (let i = 0; i < thinkers; i++) {
    const host = new Player({rules: fourInARow}, addresses, {opening: {seats: 2}});
    host.room.sit('Anna');
    await until('a seat', () => host.room.seat === 0);
    host.room.seatComputer(1, true, 'perfect');
    await until('a computer', () => host.room.seats[1].kind === 'computer');
    host.room.start();
    host.plays((legal) => legal[Math.floor(legal.length / 2)], 100);
    hosts.push(host);
  }
  const among = await play(pairs, seconds);
  for (const share of [0.5, 0.99]) {
    const baseline = part(alone, share);
    const note = `${thinkers} rooms with a perfect player`;
    row(`a move beside computers, ${share * 100} %`, part(among, share), 'ms', {baseline, of: 'without them', note});
  }
  end([...pairs.flat(), ...hosts]);
  await Promise.all(servers.map((server) => server.end()));
}

/** Rooms that are opened and closed, some at once. */
async function openAndClose() {
  const servers = await start(1);
  const memory = await figure(servers, 'process_resident_memory_bytes');
  const from = performance.now();
  let left = opened;
  await Promise.all(
    Array.from({length: 20}, async () => {
      while (left-- > 0) {
        const player = new Player(game, [servers[0].address], {opening: {seats: 2}});
        player.room.sit('Anna');
        await until('a seat', () => player.room.seat === 0);
        player.room.leave();
      }
    }),
  );
  row('rooms opened and closed', opened / ((performance.now() - from) / 1000), 'rooms/s', {note: `${opened} rooms`});
  while ((await figure(servers, 'parlour_rooms')) > 0);
  const grown = (await figure(servers, 'process_resident_memory_bytes')) - memory;
  row('memory left of each', grown / opened / 1024, 'KiB', {note: 'garbage included; no room is left in the process'});
  await Promise.all(servers.map((server) => server.end()));
}

/** Plain sockets in this process, on the same list: what a move costs at least. */
async function plain() {
  const port = await freePort();
  const store = await RedisStore.connect(redis.url, 60_000, () => undefined);
  const server = new WebSocketServer({port, host: '127.0.0.1'});
  server.on('connection', (socket) => {
    let at = 0;
    socket.on(
      'message',
      (data) => void store.append('PLAIN2', at++, String(data)).then((done) => socket.send(String(done))),
    );
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await new Promise((resolve) => socket.once('open', resolve));
  const times = [];
  for (let i = 0; i < 200; i++) {
    const from = performance.now();
    socket.send(JSON.stringify({type: 'move', i}));
    await new Promise((resolve) => socket.once('message', resolve));
    times.push(performance.now() - from);
  }
  socket.close();
  server.close();
  await store.close();
  return times;
}
await openAndClose();
await beside();
const one = await load(1);
end(one.pairs.flat());
await Promise.all(one.servers.map((server) => server.end()));
const {servers, pairs} = await load(2);

/** How soon a player is back. */
async function backAfter(what) {
  const [player] = pairs[0];
  const from = performance.now();
  await what(player);
  await until('it is noticed', () => player.room.phase === 'offline');
  await until('the player is back', () => !['offline', 'connecting'].includes(player.room.phase));
  return performance.now() - from;
}
row('back after a cut', await backAfter((player) => player.cut()), 'ms');
row(
  'back after SIGKILL',
  await backAfter(async (player) => {
    const [server] = servers.filter(({port}) => player.isAt(port));
    await server.end('SIGKILL');
  }),
  'ms',
);

end(pairs.flat());
await Promise.all(servers.map((server) => server.end()));
await redis.end();
process.exit();
