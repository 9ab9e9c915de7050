/** The sentences of Snake: effects, and what to do. */
import type {StepOf} from '../../play/game-types.js';
import type {GameView} from '../../frame/game-definition.js';
import type {WordValues} from '../../frame/dictionary.js';
import {describePosition} from './describe-position.js';
import type {SnakeEffect} from './rules/index.js';
import type {SnakeTypes} from './types.js';

type View = GameView<SnakeTypes>;

export function sentence(effect: SnakeEffect, view: View): string {
  const {words} = view;
  if (effect.type === 'turned') return '';
  if (effect.type === 'died') return words.say(causeOf(effect.cause, view));
  const points = effect.type === 'bonus-eaten' ? words.signed(effect.points) : undefined;
  return words.say(effect.type, {...effect, points} as WordValues);
}

/** The words for the end of a game. Sentences with "you" are for people only. */
export function causeOf(reason: string, {seats, result}: View): string {
  const isOwn = reason !== 'too-long' && (seats[0]!.kind === 'person' || result?.winners.length);
  return isOwn ? reason : 'gameOver';
}

/** Describes the position for screen readers in turn-based play. With a clock there is no time to listen. */
export function turnSentence(_seat: number, {state, words, settings, step}: View, spoken?: boolean): string {
  const isTold = step?.effects.some(({type}) => type === 'ate') ?? false;
  return settings.step && spoken ? describePosition(state, words, !isTold) : '';
}

/** Explains how to steer with the input in use. */
export function howTo({words, settings, firstRender}: View): string {
  if (settings.step) return words.say('howStep');
  const touch = !firstRender && matchMedia('(pointer: coarse)').matches;
  return words.say(!touch ? 'how' : settings.buttons ? 'arrows' : 'swipe');
}

/**
 * The line below the board.
 * @param lastMove the last move with an effect to announce
 * @param steered whether a person here plays
 */
export function statusText(view: View, lastMove: StepOf<SnakeTypes> | undefined, steered: boolean): string {
  const {words, number, turn, paused} = view;
  // the score is told above the board
  const told = lastMove?.effects.filter(({type}) => type !== 'ate') ?? [];
  if (told.length > 0) return words.text(told.map((effect) => sentence(effect, view)));
  // before the start, the card explains it
  return steered && turn !== undefined && !(paused && number === 0) ? howTo(view) : '';
}
