/** A finished game in a line, for its card. Part of the chunk thinking.ts. */
import type {GameView} from '../../frame/game-definition.js';
import type {SnlTypes} from './types.js';

/** The winner's game in a line: rolls, their average, the longest ladder and captures, as far as the log goes back. */
export function storyOf({words, history, log, result}: GameView<SnlTypes>): string {
  const winner = result!.winners[0]!;
  const rolls = history.filter(({seat}) => seat === winner).map(({move}) => move.split('+').map(Number));
  const mean = rolls.flat().reduce((sum, pips) => sum + pips, 0) / rolls.length;
  const own = log.filter(({seat}) => seat === winner).flatMap(({effects}) => effects);
  const climbs = own.flatMap((effect) => (effect.type === 'climbed' ? effect.to - effect.from : []));
  const hits = own.filter(({type}) => type === 'captured').length;
  return [
    words.say('inRolls', {n: rolls.length}),
    words.say('luck', {mean: words.number(mean, {maximumFractionDigits: 1})}),
    climbs.length > 0 && words.say('longest', {steps: words.signed(Math.max(...climbs))}),
    hits > 0 && words.say('hits', {n: hits}),
  ]
    .filter(Boolean)
    .join(' · ');
}
