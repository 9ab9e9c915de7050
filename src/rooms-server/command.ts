/** `parlour rooms`: a rooms server on the command line. */
import process from 'node:process';
import {parseArgs} from 'node:util';
import {rooms} from './server.js';

const help = `parlour rooms: a server for games that people play together

  --port 2567                 the port; 0 for a free one
  --host 127.0.0.1            the address to listen at; all of them if left out
  --redis redis://host:6379   rooms survive this process and are shared with others
  --origin https://a.example  pages that may use it; may be given several times, * for all
  --limit rooms=60            another limit: clients, messages, connections, rooms, guesses; may be given several times
  --behind-proxy              the last X-Forwarded-For is the page's address
  --drain 10                  seconds in which clients move on to other servers when this one is stopped; default 0
  --help

With Redis, the environment variable PARLOUR_ROOMS_KEY is required: the secret key of all dice, as 64 hexadecimal digits.
It is the same for all processes.
`;

export async function runRooms(args: string[]): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string', default: '2567'},
      host: {type: 'string'},
      redis: {type: 'string'},
      origin: {type: 'string', multiple: true},
      'behind-proxy': {type: 'boolean'},
      limit: {type: 'string', multiple: true},
      drain: {type: 'string', default: '0'},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const port = wholeOf('port', values.port, 65_535);
  const seconds = wholeOf('drain', values.drain, 3600);
  const server = await rooms({
    port,
    ...(values.host !== undefined && {host: values.host}),
    ...(values.redis !== undefined && {redis: values.redis}),
    ...(values.origin && {origins: values.origin}),
    ...(values['behind-proxy'] && {behindProxy: true}),
    limits: Object.fromEntries((values.limit ?? []).map(limitOf)),
  });
  process.stdout.write(`parlour rooms listens on port ${server.port}\n`);
  const stop = (): void => void server.drain(seconds * 1000).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** @throws {RangeError} */
function wholeOf(name: string, text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value <= most)) throw new RangeError(`Invalid ${name}: ${text}. Expected 0 to ${most}.`);
  return value;
}

/** Parses `rooms=60`. @throws {RangeError} */
function limitOf(text: string): [name: string, most: number] {
  const [, name, most] = /^(clients|messages|connections|rooms|guesses)=(\d{1,9})$/.exec(text) ?? [];
  if (name === undefined || most === undefined)
    throw new RangeError(`Invalid limit: ${text}. Expected a name and a number, such as rooms=60.`);
  return [name, Number(most)];
}
