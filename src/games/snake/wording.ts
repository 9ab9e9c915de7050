/** Snake in words: what happened, and what is to be done. */
import type {GameView, StepOf} from '../../element/game-definition.js';
import type {WordValues} from '../../element/dictionary.js';
import {describePosition} from './describe-position.js';
import type {SnakeEffect} from './rules/index.js';
import type {SnakeTypes} from './types.js';

type View = GameView<SnakeTypes>;

export function sentence(effect: SnakeEffect, view: View): string {
  const {words} = view;
  if (effect.type === 'turned') return '';
  if (effect.type === 'died') return words.say(causeOf(effect.cause, view));
  return words.say(effect.type, effect as WordValues);
}

/** The words for why a game ended: what "you" did is said to a person only. */
export function causeOf(reason: string, {seats, result}: View): string {
  return seats[0]!.kind === 'person' || result?.winners.length ? reason : 'gameOver';
}

/** Turn by turn: where things are, for those who don't see the board. By the clock there is no time to hear that. */
export function turnSentence(_seat: number, {state, words, settings}: View, spoken?: boolean): string {
  return settings.step && spoken ? describePosition(state, words) : '';
}

/** What the player's hands are to do. */
export function howTo({words, settings, firstRender}: View): string {
  if (settings.step) return words.say('howStep');
  return words.say(!firstRender && matchMedia('(pointer: coarse)').matches ? 'swipe' : 'how');
}

/**
 * @param lastMove the last move that is worth a word
 * @param steered a person here plays
 */
export function statusText(view: View, lastMove: StepOf<SnakeTypes> | undefined, steered: boolean): string {
  const {words, number, turn, paused} = view;
  if (lastMove) return words.text(lastMove.effects.map((effect) => sentence(effect, view)));
  // before the start the card says it
  return steered && turn !== undefined && !(paused && number === 0) ? howTo(view) : '';
}
