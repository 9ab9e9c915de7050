/** A finished game as it counts. Pure. */
import type {GameTypes} from '../../play/game-types.js';
import {fastDraw} from '../../core/fast-draw.js';
import type {JsonObject} from '../../core/json.js';
import type {GameDefinition, GameView, ResultDetails} from '../../frame/game-definition.js';
import {variantOf, type Outcome} from './statistics.js';

/** The options without those that chance deals where the page leaves them out: whatever is dealt, it is the same game. */
function undealt<T extends GameTypes>(rules: GameDefinition<T>['rules'], options: T['options']): JsonObject {
  const usual = rules.parseOptions({});
  const dealt: JsonObject = rules.deal?.(usual, fastDraw('options')) ?? usual;
  const isSame = (name: string): boolean => JSON.stringify(dealt[name]) === JSON.stringify(usual[name]);
  return Object.fromEntries(Object.entries(options).filter(([name]) => isSame(name)));
}

/** The name under which games with these options are counted. */
export function variantIn<T extends GameTypes>(
  {rules}: GameDefinition<T>,
  {options, seats}: Pick<GameView<T>, 'options' | 'seats'>,
  {variant = (all) => undealt(rules, all), day}: ResultDetails<T>,
): string {
  const {daily, ...others}: JsonObject = variant(options);
  const usual = variant(rules.parseOptions({}));
  return variantOf(day?.(options) ? {...others, daily: true} : others, usual, seats.length);
}

/** The outcome of a game for the statistics; undefined if nobody at this page has played it, or not alone. */
export function outcomeOf<T extends GameTypes>(
  game: GameDefinition<T>,
  view: GameView<T>,
  resultDetails: ResultDetails<T>,
): Outcome | undefined {
  const {result, seats, names, state, options, gameId: id, history} = view;
  const isPerson = (seat: number): boolean => seats[seat]?.kind === 'person';
  const alone = seats.length === 1;
  if (
    !result ||
    (alone ? history.some(({by}) => by === 'auto') || !isPerson(0) : !seats.some((_, seat) => isPerson(seat)))
  )
    return undefined;
  return {
    id,
    variant: variantIn(game, view, resultDetails),
    won: result.winners.some(isPerson),
    drawn: !alone && result.winners.length === 0,
    winners: alone ? [] : result.winners.map((seat) => names[seat]!),
    score: alone ? (resultDetails.score?.(state) ?? result.scores?.[0]) : undefined,
    low: resultDetails.low,
    day: resultDetails.day?.(options) ?? undefined,
  };
}

/** Whether a score beats another. Of scores where fewer is better, 1 can't be beaten: reaching it counts. */
export const beats = (score: number, {low}: {readonly low?: boolean | undefined}, other: number): boolean =>
  low ? score < other || (score === 1 && other === 1) : score > other;
