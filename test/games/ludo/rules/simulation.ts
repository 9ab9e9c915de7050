// Positions as the tests want them, and moves that must be legal.
import type {JsonObject} from '../../../../src/core/json.js';
import {ludo, type LudoEffect, type LudoState} from '../../../../src/games/ludo/rules/index.js';
import {made} from '../../../support/made.js';

/** A state of a game with these options, and with these fields instead of those of its start. */
export function stateWith(options: JsonObject, pieces: number[][], others: Partial<LudoState> = {}): LudoState {
  return {...ludo.setup(ludo.parseOptions(options), pieces.length), pieces, ...others};
}

/** Plays moves one after the other. */
export function mustPlay(state: LudoState, ...moves: string[]): {state: LudoState; effects: LudoEffect[]} {
  const effects: LudoEffect[] = [];
  for (const move of moves) {
    const played = made(ludo.play(state, move));
    ({state} = played);
    effects.push(...(played.effects as LudoEffect[]));
  }
  return {state, effects};
}

/** The effects' types, in order. */
export function told(effects: readonly LudoEffect[]): string {
  return effects.map((effect) => (effect.type === 'again' ? `again ${effect.why}` : effect.type)).join(', ');
}
