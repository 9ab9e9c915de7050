/** Makes new games, and loads games from a record, its JSON text, or a share code. */
import {GameError, type Effect, type Game} from '../core/game.js';
import type {JsonObject} from '../core/json.js';
import {parseRecord} from '../core/record.js';
import type {Search} from '../core/search.js';
import {Session} from '../core/session.js';
import {forReading} from '../core/share-code.js';
import {OnDemand} from '../core/on-demand.js';
import type {GameSetup, GameTypes, SessionOf} from './game-types.js';

/** Moves replayed before yielding to the page, as long as they take no more than `atOnce` milliseconds. */
const mostAtOnce = 2048;
const atOnce = 20;

/** Loads the reader of share codes on demand. */
const reader = new OnDemand(() => import('../core/code-reader.js'));

/** Makes a game without setting it up. @throws {GameError} for a wrong number of seats */
export function newSession<T extends GameTypes>(
  game: Game<T['options'], T['state'], T['effect']>,
  {seed = freshId(), id = freshId(), ...setup}: GameSetup<T>,
): SessionOf<T> {
  return new Session(game, {...setup, seed, id});
}

/**
 * Loads a game as a search whose unit is a replayed move.
 * @throws {GameError} `bad-record`, `bad-code`, `bad-option` or, as a promise, `not-loaded`; steps throw, too
 */
export function loadingGame<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  value: unknown,
): Search<Session<O, S, E>> | Promise<Search<Session<O, S, E>>> {
  const fresh = {seed: freshId(), id: freshId()};
  if (typeof value !== 'string') return Session.loading(game, value, fresh);
  if (!value.trimStart().startsWith('{')) return loadingCode(game, value.trim(), fresh);
  return Session.loading(game, parse(value), fresh);
}

function loadingCode<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  code: string,
  fresh: {seed: string; id: string},
): Search<Session<O, S, E>> | Promise<Search<Session<O, S, E>>> {
  const search = reader.use(({readingCode}) => readingCode(game, code, ...forReading(game, code, fresh)));
  if (!('then' in search)) return search;
  return search.then((read) => {
    if (!read) throw new GameError('not-loaded', 'What reads share codes could not be loaded.');
    return read;
  });
}

function parse(text: string): unknown {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof GameError) throw error;
    throw new GameError('bad-record', `The record's JSON is broken: ${(error as Error).message}`);
  }
}

/** The answer of a fast search; undefined if it has to continue in slices. */
export function startOf<T>(search: Search<T>): T | undefined {
  const end = performance.now() + atOnce;
  for (let made = 0; made < mostAtOnce && performance.now() < end; made++) {
    const step = search.step(1);
    if (step.done) return step.value;
  }
  return undefined;
}

/** A seed or unique id of 128 random bits. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36).padStart(7, '0')).join('');
}
