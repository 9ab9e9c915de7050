/** The sentences of Snake: effects, and what to do. */
import type {StepOf} from '../../controllers/game-types.js';
import type {GameView} from '../../element/game-definition.js';
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

/** The reason for the end of a game, if it is one of Snake. "You" is used for people only. */
export function causeOf(reason: string, {seats, result}: View): string {
  const isOwn = reason !== 'too-long' && (seats[0]!.kind === 'person' || result?.winners.length);
  return isOwn ? reason : 'gameOver';
}

/** In turn-based play: the positions of things, for screen readers. With a clock there is no time to listen. */
export function turnSentence(_seat: number, {state, words, settings}: View, spoken?: boolean): string {
  return settings.step && spoken ? describePosition(state, words) : '';
}

/** What the player should do. */
export function howTo({words, settings, firstRender}: View): string {
  if (settings.step) return words.say('howStep');
  return words.say(!firstRender && matchMedia('(pointer: coarse)').matches ? 'swipe' : 'how');
}

/**
 * @param lastMove the last move worth announcing
 * @param steered whether a person here plays
 */
export function statusText(view: View, lastMove: StepOf<SnakeTypes> | undefined, steered: boolean): string {
  const {words, number, turn, paused} = view;
  if (lastMove) return words.text(lastMove.effects.map((effect) => sentence(effect, view)));
  // before the start, the card says it
  return steered && turn !== undefined && !(paused && number === 0) ? howTo(view) : '';
}
