/** Players in Portuguese sentences: parts of phrases, for tables of words. */
import type {WordValues} from '../dictionary.js';
import {nounOf} from './noun.js';

/** Begins a sentence: "Ada", "O computador 2", "O jogador 1". */
export function the(values: WordValues): string {
  const noun = nounOf(values, 'player');
  return noun ? `O ${noun.text}` : '{player}';
}

/** "de Ada", "do computador 2", "do jogador 1". */
export function of(values: WordValues, name = 'player'): string {
  const noun = nounOf(values, name);
  return noun ? `do ${noun.text}` : `de {${name}}`;
}
