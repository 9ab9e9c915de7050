/** The date of a daily game: from what is set on its element, and in words. */
import type {Json} from '../core/json.js';
import type {WordsController} from './words.js';

/** What the rules are given for `daily`: where it is just switched on, the day of the reader, `2026-01-31`. */
export function dateOf(daily: Json | undefined): Json | undefined {
  return daily === '' || daily === true ? today() : daily || undefined;
}

function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}

/** The date in words, for the line above the board; the reader's language is known on the page only. */
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
