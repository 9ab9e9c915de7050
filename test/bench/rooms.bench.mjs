// Rooms: two processes and Redis, rooms with two clients each and one move a second, beside plain WebSockets on the same list in
// the same run. How late moves are, what a room costs, and how soon a page is back after a cut and after a process was killed.
// `node test/bench/rooms.bench.mjs [rooms] [seconds]`
import {performance} from 'node:perf_hooks';
import {WebSocket, WebSocketServer} from 'ws';
import {register} from 'tsx/esm/api';
import {amount, part, row} from './table.mjs';

register();
const {Player, RedisProcess, ServerProcess, freePort, noRedis} = await import('../rooms/processes.ts');
const {until} = await import('../support/news.ts');
const {RedisStore} = await import('../../src/rooms-server/redis-store.ts');
const {snakesAndLadders} = await import('../../src/games/snakes-and-ladders/rules/index.ts');

const count = amount(0, 500, 20);
const seconds = amount(1, 20, 5);
if (await noRedis()) throw new Error('redis-server is missing');

const redis = await RedisProcess.start();
const limits = ['rooms', 'connections'].flatMap((name) => ['--limit', `${name}=100000`]);
const servers = await Promise.all([1, 2].map(() => ServerProcess.start(['--redis', redis.url, ...limits])));
const addresses = servers.map(({address}) => address);
const figures = async (name) =>
  (await Promise.all(servers.map((server) => server.metrics()))).map((all) => all.get(name));
const memoryBefore = await figures('process_resident_memory_bytes');

/** From the wish to the news of it, at both ends. */
const delays = [];
const game = {rules: snakesAndLadders};
const pairs = [];
for (let i = 0; i < count; i++) {
  const order = i % 2 ? addresses : [...addresses].reverse();
  const first = new Player(game, order, {opening: {seats: 2}});
  first.room.sit('Anna');
  await until('a seat', () => first.room.seat === 0);
  const second = new Player(game, [...order].reverse(), {code: first.room.code});
  second.room.sit('Ben');
  await until('two seats', () => first.room.seats[1]?.kind === 'person');
  first.room.start();
  pairs.push([first, second]);
}
await until('all play', () => pairs.flat().every(({room}) => room.phase === 'playing'));

const cpuBefore = await figures('process_cpu_seconds_total');
const began = performance.now();
const turns = pairs.map((pair, i) => async () => {
  await new Promise((resolve) => setTimeout(resolve, (i / count) * 1000));
  for (let k = 0; k < seconds; k++) {
    const mover = pair.find(({room, state}) => room.phase === 'playing' && snakesAndLadders.turn(state) === room.seat);
    if (!mover) return;
    const number = mover.moves + 1;
    const from = performance.now();
    const heard = pair.map((player) =>
      until('the move', () => player.moves >= number || player.room.phase !== 'playing').then(() =>
        delays.push(performance.now() - from),
      ),
    );
    await Promise.all([mover.room.send(snakesAndLadders.moves(mover.state)[0]), ...heard]);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - from))));
  }
});
await Promise.all(turns.map((turn) => turn()));
const elapsed = (performance.now() - began) / 1000;
const cpu = (await figures('process_cpu_seconds_total')).map((value, i) => ((value - cpuBefore[i]) / elapsed) * 100);
const memory = (await figures('process_resident_memory_bytes')).map((value, i) => value - memoryBefore[i]);

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
const beside = await plain();
for (const share of [0.5, 0.95, 0.99]) {
  const note = share === 0.5 ? `${count} rooms, ${delays.length} deliveries` : '';
  row(`a move, ${share * 100} %`, part(delays, share), 'ms', {
    baseline: part(beside, share),
    of: 'plain ws, one room',
    note,
  });
}
row('memory of a room', (memory[0] + memory[1]) / count / 1024, 'KiB', {note: 'both processes together'});
row('processor, each process', Math.max(...cpu), '%', {note: `${count / 2} rooms a process and more`});

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

for (const {room} of pairs.flat()) room.disconnect();
await Promise.all(servers.map((server) => server.end()));
await redis.end();
process.exit();
