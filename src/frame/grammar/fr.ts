/** Players in French sentences: parts of phrases, for tables of words. */
import type {WordValues} from '../dictionary.js';
import {nounOf} from './noun.js';

/** Begins a sentence: "Ada", "L’ordinateur 2", "Le joueur 1". */
export function the(values: WordValues): string {
  const noun = nounOf(values, 'player');
  return noun ? `${noun.isComputer ? 'L’' : 'Le '}${noun.text}` : '{player}';
}

/** "de Ben", "d’Ada", "de l’ordinateur 2", "du joueur 1". */
export function of(values: WordValues, name = 'player'): string {
  const noun = nounOf(values, name);
  if (noun) return `${noun.isComputer ? 'de l’' : 'du '}${noun.text}`;
  const value = values[name];
  const text = typeof value === 'object' ? value.name : String(value);
  return /^[aeiou]/i.test(text.normalize('NFD')) ? `d’{${name}}` : `de {${name}}`;
}

/** Begins a sentence: "À Ada", "À l’ordinateur 2", "Au joueur 1". */
export function to(values: WordValues): string {
  const noun = nounOf(values, 'player');
  return noun ? `${noun.isComputer ? 'À l’' : 'Au '}${noun.text}` : 'À {player}';
}
