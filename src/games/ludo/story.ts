/** A finished game of Ludo in a line, for its card. Part of the chunk thinking.ts. */
import type {GameView} from '../../frame/game-definition.js';
import {ludo} from './rules/game.js';
import type {LudoTypes} from './types.js';

/** The winner's luck and captures, from all moves of the game: "Ada: 3.7 a roll · 5 captures"; may be empty. */
export function storyOf({words, history, result, options, names, tell}: GameView<LudoTypes>): string {
  const winner = result!.winners[0]!;
  const rolls: number[] = [];
  let hits = 0;
  let state = ludo.setup(options, names.length);
  for (const {move} of history) {
    const played = ludo.play(state, move);
    if (!played.ok) break;
    ({state} = played);
    for (const effect of played.effects) {
      if (effect.type === 'rolled' && effect.seat === winner) rolls.push(effect.pips);
      if (effect.type === 'captured' && effect.by === winner) hits++;
    }
  }
  const mean = rolls.reduce((sum, pips) => sum + pips, 0) / rolls.length;
  return [
    // the others may have left before the winner has rolled
    rolls.length > 0 && tell('luck', winner, {mean: words.number(mean, {maximumFractionDigits: 1})}),
    hits > 0 && words.say('hits', {n: hits}),
  ]
    .filter(Boolean)
    .join(' · ');
}
