// `parlour rooms` on the command line: what can't work ends at once, with one sentence that says what would.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {test} from 'node:test';
import {readOrigin} from '../../src/rooms-server/limits.js';
import {Child, key} from './processes.js';

/** Runs to its end. @returns its exit code and what it says */
async function run(...args: string[]): Promise<[code: number | null, text: string]> {
  const child = new Child(process.execPath, ['--import', 'tsx', 'src/rooms-server/cli.ts', ...args], {
    PARLOUR_ROOMS_KEY: key,
  });
  await once(child.process, 'close');
  return [child.process.exitCode, child.output];
}

const timeout = 60_000;

test(
  'a port that is taken, and a Redis that is not there or never answers, end it with a sentence',
  {timeout},
  async (context) => {
    const taken = createServer().listen(0, '127.0.0.1');
    context.after(() => taken.close());
    await once(taken, 'listening');
    const {port} = taken.address() as AddressInfo;
    // a port that is free could be taken by another test's Redis meanwhile
    const refusing = 1;
    const all = await Promise.all([
      run('rooms', '--port', `${port}`, '--host', '127.0.0.1'),
      run('rooms', '--port', '0', '--redis', `redis://user:secret@127.0.0.1:${refusing}`),
      run('rooms', '--port', '0', '--redis', `redis://127.0.0.1:${port}`),
    ]);
    assert.deepEqual(all.slice(0, 2), [
      [1, `Port ${port} is taken. Choose another one, or 0 for a free one.\n`],
      [
        1,
        `No connection to Redis at 127.0.0.1:${refusing}: connect ECONNREFUSED 127.0.0.1:${refusing}. ` +
          'Start Redis there, or give the address at which it is.\n',
      ],
    ]);
    assert.equal(all[2]![0], 1);
    assert.match(all[2]![1], /^No connection to Redis at 127\.0\.0\.1:\d+: [^\n]+\n$/);
  },
);

test('unknown and invalid options and commands are refused with a sentence', {timeout}, async () => {
  const all = await Promise.all(
    [
      ['tables'],
      ['rooms', '--public-address', 'https://a.example'],
      ['rooms', '--limit', 'rooms=many'],
      ['rooms', '--limit', 'clients=0'],
      ['rooms', '--origin', 'games.example/'],
      ['rooms', '--port', '99999'],
      ['rooms', '--redis', 'localhost'],
    ].map((args) => run(...args)),
  );
  assert.deepEqual(all, [
    [1, 'Unknown command: tables. Expected rooms, new.\n'],
    [1, "Unknown option '--public-address'\n"],
    [1, 'Invalid limit: rooms=many. Expected a name and a number, such as rooms=60.\n'],
    [1, 'Invalid limit: clients=0. Expected a whole number from 1.\n'],
    [1, 'Invalid origin: games.example/. Expected a scheme and a host, such as https://games.example.\n'],
    [1, 'Invalid port: 99999. Expected 0 to 65535.\n'],
    [1, 'Invalid redis: localhost. Expected an address, such as redis://localhost:6379.\n'],
  ]);
});

test('origins are compared as browsers send them', () => {
  for (const [given, origin] of [
    ['https://games.example', 'https://games.example'],
    ['https://Games.Example/', 'https://games.example'],
    ['https://games.example:443', 'https://games.example'],
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['*', '*'],
    ['null', 'null'],
  ] as const) {
    assert.equal(readOrigin(given), origin);
  }
  for (const given of ['', 'games.example', 'games.example:8080', 'https://games.example/play', 'https://', '//a.b']) {
    assert.throws(() => readOrigin(given), RangeError, given);
  }
});
