/** Players in Spanish sentences: parts of phrases, for tables of words. */
import type {WordValues} from '../dictionary.js';
import {nounOf} from './noun.js';

/** Begins a sentence: "Ada", "La máquina 2", "El jugador 1". */
export function the(values: WordValues): string {
  const noun = nounOf(values, 'player');
  return noun ? `${noun.isComputer ? 'La' : 'El'} ${noun.text}` : '{player}';
}

/** "de Ada", "de la máquina 2", "del jugador 1". */
export function of(values: WordValues, name = 'player'): string {
  const noun = nounOf(values, name);
  return noun ? `${noun.isComputer ? 'de la' : 'del'} ${noun.text}` : `de {${name}}`;
}
