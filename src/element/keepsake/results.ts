/** What an element makes of games that have ended: it counts them, and hands their results on. */
import type {Json} from '../../core/json.js';
import type {GameTypes} from '../../controllers/game-types.js';
import type {ElementGame} from '../element-game.js';
import type {GameView, Keepsake} from '../game-definition.js';
import {figuresOf, linkOf, outcomeOf, passOn, resultText, variantIn} from './result.js';
import {counted, reset, restored, statisticsOf, type GameStatistics} from './statistics.js';

/** The part of what is kept beside the game. */
const part = 'results';

/** What the game adds; empty if it adds nothing, undefined if its file can't be loaded. */
async function keepsakeOf<T extends GameTypes>({definition}: ElementGame<T>): Promise<Keepsake<T> | undefined> {
  const own = definition.onDemand?.keepsake;
  return own ? own.use(({keepsake}) => keepsake) : {};
}

/** Counts the game, where it has ended. */
export async function countGame<T extends GameTypes>(game: ElementGame<T>): Promise<void> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  const outcome = keepsake && outcomeOf(game.definition, view, keepsake);
  if (!outcome) return;
  game.keep(part, (kept) => counted(kept, outcome) as Json);
}

/** The figures over all games with the options of now; undefined if what the game adds can't be loaded. */
export async function statistics<T extends GameTypes>(game: ElementGame<T>): Promise<GameStatistics | undefined> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  return keepsake && read(game, view, keepsake);
}

function read<T extends GameTypes>(game: ElementGame<T>, view: GameView<T>, keepsake: Keepsake<T>): GameStatistics {
  return statisticsOf(game.kept(part), variantIn(game.definition, view, keepsake));
}

/** The same as words, for a list; empty before the first game. */
export async function figures<T extends GameTypes>(
  game: ElementGame<T>,
): Promise<readonly (readonly [name: string, value: string])[] | undefined> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  if (!keepsake) return undefined;
  const known = read(game, view, keepsake);
  return known.games > 0 ? figuresOf(view, known, keepsake, (name) => game.kept(name)) : [];
}

/** Forgets the figures of the options of now; for a while that can be taken back. */
export async function resetStatistics<T extends GameTypes>(game: ElementGame<T>): Promise<void> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  if (!keepsake) return;
  const variant = variantIn(game.definition, view, keepsake);
  const before = game.kept(part);
  game.keep(part, (kept) => reset(kept, variant) as Json);
  const takeBack = (): void => void game.keep(part, (kept) => restored(kept, before, variant) as Json);
  game.frame.notify(view.words.say('statisticsReset'), takeBack);
}

/** The result as a text to share; empty while the game goes on. */
export async function textOf<T extends GameTypes>(game: ElementGame<T>): Promise<string> {
  const {view} = game;
  if (!view.result) return '';
  const link = game.element.resultLink ?? linkOf(location.href);
  return resultText(view, game.end, (await keepsakeOf(game)) ?? {}, link);
}

/** Hands the text on, and says what came of it; false if what the game adds to it can't be loaded. */
export async function share<T extends GameTypes>(game: ElementGame<T>): Promise<boolean> {
  if (!(await keepsakeOf(game))) return false;
  const done = await passOn(await textOf(game));
  const {words} = game;
  if (done === 'copied') game.frame.notify(words.say('copied'));
  if (done === 'failed') game.frame.notify(words.say('notCopied'));
  return true;
}
