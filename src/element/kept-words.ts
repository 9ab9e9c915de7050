/** The sentences of a module that is loaded on demand, kept for each element. */
import type {GameTypes} from '../controllers/game-types.js';
import type {Words} from './dictionary.js';
import type {ElementGame} from './element-game.js';
import type {WordsController} from './words.js';

/** @param load loads the sentences of another language @returns the sentences in the language of an element */
export function keptWords(
  english: Words,
  load: (lang: string) => Promise<{default: Words}>,
): <T extends GameTypes>(game: ElementGame<T>) => WordsController {
  const known = new WeakMap<object, WordsController>();
  return (game) => {
    const words = known.get(game) ?? game.wordsIn(english, load);
    known.set(game, words);
    return words;
  };
}
