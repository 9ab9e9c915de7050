/** Players without a name in sentences of languages that put an article before nouns. */
import type {WordValues} from '../dictionary.js';

/** The noun for a player without a name, as it stands within a sentence: "computer 2"; undefined for a name. */
export function nounOf(
  values: WordValues,
  name: string,
): {readonly text: string; readonly isComputer: boolean} | undefined {
  const player = values[name];
  if (typeof player !== 'object' || player.kind === 'named') return undefined;
  return {text: player.name.toLowerCase(), isComputer: player.kind === 'computer'};
}
