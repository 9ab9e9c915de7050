/** What an element makes of games that have ended: it counts them, and hands their results on. */
import type {Json} from '../../core/json.js';
import type {GameTypes, GameView, Keepsake} from '../game-definition.js';
import type {ResultPorts} from '../result-ports.js';
import {figuresOf, linkOf, outcomeOf, passOn, resultText, variantIn} from './result.js';
import {counted, reset, restored, statisticsOf, type GameStatistics} from './statistics.js';

/** The part of what is kept beside the game. */
const part = 'results';

/** What the game adds; empty if it adds nothing, undefined if its file can't be loaded. */
async function keepsakeOf<T extends GameTypes>({game}: ResultPorts<T>): Promise<Keepsake<T> | undefined> {
  const own = game.onDemand?.keepsake;
  return own ? own.use(({keepsake}) => keepsake) : {};
}

/** Counts the game, where it has ended. */
export async function countGame<T extends GameTypes>(ports: ResultPorts<T>): Promise<void> {
  const {game, element, storage} = ports;
  const view = ports.view();
  const played = {id: element.gameId, byAuto: element.history.some(({by}) => by === 'auto')};
  const keepsake = await keepsakeOf(ports);
  const outcome = keepsake && outcomeOf(game, view, played, keepsake);
  if (!outcome) return;
  storage.update(part, (kept) => counted(kept, outcome) as Json);
}

/** The figures over all games with the options of now; undefined if what the game adds can't be loaded. */
export async function statistics<T extends GameTypes>(ports: ResultPorts<T>): Promise<GameStatistics | undefined> {
  const view = ports.view();
  const keepsake = await keepsakeOf(ports);
  return keepsake && read(ports, view, keepsake);
}

function read<T extends GameTypes>(ports: ResultPorts<T>, view: GameView<T>, keepsake: Keepsake<T>): GameStatistics {
  return statisticsOf(ports.storage.read(part), variantIn(ports.game, view, keepsake));
}

/** The same as words, for a list; empty before the first game. */
export async function figures<T extends GameTypes>(
  ports: ResultPorts<T>,
): Promise<readonly (readonly [name: string, value: string])[] | undefined> {
  const view = ports.view();
  const keepsake = await keepsakeOf(ports);
  if (!keepsake) return undefined;
  const known = read(ports, view, keepsake);
  return known.games > 0 ? figuresOf(view, known, keepsake, (name) => ports.storage.read(name)) : [];
}

/** Forgets the figures of the options of now; for a while that can be taken back. */
export async function resetStatistics<T extends GameTypes>(ports: ResultPorts<T>): Promise<void> {
  const {storage, game} = ports;
  const view = ports.view();
  const keepsake = await keepsakeOf(ports);
  if (!keepsake) return;
  const variant = variantIn(game, view, keepsake);
  const before = storage.read(part);
  storage.update(part, (kept) => reset(kept, variant) as Json);
  const takeBack = (): void => void storage.update(part, (kept) => restored(kept, before, variant) as Json);
  ports.notify(view.words.say('statisticsReset'), takeBack);
}

/** The result as a text to share; empty while the game goes on. */
export async function textOf<T extends GameTypes>(ports: ResultPorts<T>): Promise<string> {
  const view = ports.view();
  if (!view.result) return '';
  const end = ports.end();
  const link = ports.element.resultLink ?? linkOf(location.href);
  return resultText(view, end, (await keepsakeOf(ports)) ?? {}, link);
}

/** Hands the text on, and says what came of it; false if what the game adds to it can't be loaded. */
export async function share<T extends GameTypes>(ports: ResultPorts<T>): Promise<boolean> {
  if (!(await keepsakeOf(ports))) return false;
  const done = await passOn(await textOf(ports));
  const {words} = ports.view();
  if (done === 'copied') ports.notify(words.say('copied'));
  if (done === 'failed') ports.notify(words.say('notCopied'));
  return true;
}
