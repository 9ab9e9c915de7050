// Version 1 of the messages between a page and a rooms server, with examples of each. Members may be added; none may go, or
// hold something else.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isObject} from '../../src/core/json.js';
import {pictures, readClientMessage, readServerMessage, type ServerMessage} from '../../src/rooms/state/protocol.js';
import {race} from '../example/race.js';
import {bed, Player, times, tokenOf} from '../rooms/bed.js';
import stored from './room-messages.json' with {type: 'json'};

type Message = Readonly<Record<string, unknown>>;

const examples: {readonly requests: readonly Message[]; readonly messages: readonly Message[]} = stored;

/** What everyone says and hears in a room, from its opening to its end. */
async function played(): Promise<typeof examples> {
  const requests: Message[] = [];
  const messages: Message[] = [];
  class Person extends Player {
    override say(request: Parameters<Player['say']>[0]): void {
      requests.push(plain(request));
      super.say(request);
    }
    override send(message: ServerMessage): void {
      messages.push(plain(message));
      super.send(message);
    }
  }
  const room = await bed({rules: race}, {options: {target: 3}, seats: 2, clock: 60});
  const host = await room.process();
  const [anna, ben, eve] = [new Person(tokenOf(1)), new Person(tokenOf(2)), new Person()];
  const settle = (): Promise<void> => room.clock.pass(100);
  anna.connect(host);
  anna.say({type: 'sit', name: 'Anna', color: '#aa0000', hash: anna.hashOf(1)});
  await settle();
  anna.say({type: 'computer', seat: 1, on: true, level: 'timid'});
  anna.say({type: 'computer', seat: 1, on: false});
  await settle();
  ben.connect(host);
  ben.sit('Ben', 1);
  await settle();
  ben.say({type: 'start'});
  anna.say({type: 'start'});
  await settle();
  for (let i = 0; i < 40 && anna.room!.phase === 'playing'; i++) {
    const player = i === 0 ? ben : [anna, ben][host.state.session!.turn!]!;
    player.play(host.state.session!.legalMoves[0] ?? 'roll');
    await settle();
    if (i === 1) eve.connect(host);
  }
  assert.equal(anna.room!.phase, 'over');
  for (const picture of pictures.slice(0, 2)) ben.say({type: 'react', picture});
  anna.again();
  await settle();
  ben.say({type: 'leave'});
  await settle();
  await room.clock.pass(2 * times.idle);
  assert.equal(anna.closed, 'idle');
  return {requests, messages};
}

const plain = (value: unknown): Message => JSON.parse(JSON.stringify(value)) as Message;

/** The members of messages with what they hold, by the type of the message: `room.seats[].name: string`. */
function membersOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => membersOf(each, `${path}[]`));
  if (!isObject(value)) return [`${path}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([name, each]) => membersOf(each, `${path}.${name}`));
}
const all = (messages: readonly Message[]): Set<string> =>
  new Set(messages.flatMap((message) => membersOf(message, message['type'] as string)));

test('a room still says and hears all of it', async () => {
  const {requests, messages} = await played();
  const now = new Set([...all(requests), ...all(messages)]);
  const before = [...all(examples.requests), ...all(examples.messages)];
  assert.ok(before.length > 60);
  assert.deepEqual(
    before.filter((member) => !now.has(member)),
    [],
  );
});

test('every request and every message has an example, which is read', () => {
  const types = (list: readonly Message[]): unknown[] => [...new Set(list.map(({type}) => type))];
  assert.deepEqual(types(examples.requests), [
    'hello',
    'sit',
    'computer',
    'start',
    'reveal',
    'move',
    'react',
    'again',
    'leave',
  ]);
  assert.deepEqual(types(examples.messages), ['welcome', 'room', 'refused', 'moves', 'reaction', 'closed']);
  for (const request of examples.requests) {
    assert.deepEqual(readClientMessage(JSON.stringify(request)), request);
  }
  for (const message of examples.messages)
    assert.ok(readServerMessage(JSON.stringify(message)), JSON.stringify(message));
});
