/** The levels of the computer in the words of the card before the first move. */
import type {ExtensionHost} from '../../frame/extension.js';
import type {GameTypes} from '../../play/game-types.js';
import type {Seat} from '../../core/record.js';
import type {WordsController} from '../../frame/words.js';
import english from './words/en.js';

/** The words of levels whose names say how they choose. */
const names: Readonly<Record<string, string>> = {random: 'easy', greedy: 'medium', strong: 'hard'};

export const levelName = (words: WordsController, level: string): string => words.say(names[level] ?? level);

/** The level of a computer: the middle one, unless it has been chosen. */
export const levelOf = (computer: Seat | undefined, levels: readonly string[]): string | undefined =>
  computer?.level ?? levels[Math.floor(levels.length / 2)];

/** The words of that card. */
export const startWords = <T extends GameTypes>(host: ExtensionHost<T>): WordsController =>
  host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
