/** The date of a daily game, from the setting of its element, and in words. */
import {dailySeed} from '../core/daily.js';
import type {Json, JsonObject} from '../core/json.js';
import type {WordsController} from './words.js';

/** The value of `daily` for the rules. If it is only switched on, that is the current local date, `2026-01-31`. */
export function dateOf(daily: Json | undefined): Json | undefined {
  return daily === '' || daily === true ? today() : daily || undefined;
}

function today(): string {
  const now = new Date();
  // not by shifting the time: on the night when the clocks change that may be another day
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}

/** The part of a definition that makes the game of a day the same for everyone. */
export const dailyGame = {
  optionsFor: (options: JsonObject): JsonObject => ({...options, daily: dateOf(options['daily'])}),
  seedFor: ({daily}: {readonly daily?: string | null}): string | undefined => (daily ? dailySeed(daily) : undefined),
};

/** The date in words, for the line above the board. The language of the reader is known on the page only. */
export function dayNote({
  words,
  options: {daily},
  firstRender,
}: {
  readonly words: WordsController;
  readonly options: {readonly daily?: string | null};
  readonly firstRender: boolean;
}): string | undefined {
  if (!daily || firstRender) return undefined;
  return words.say('daily', {date: words.date(new Date(`${daily}T12:00`), {dateStyle: 'medium'})});
}
