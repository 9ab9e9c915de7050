/** The results of games that have ended: how they count, figures as words, and a text to share. */
import type {GameTypes} from '../../controllers/game-types.js';
import {OnDemand} from '../../controllers/on-demand.js';
import {isRefusal, toRefusal} from '../../core/game.js';
import {summaryStyles, summaryTemplate, type SummaryModel} from '../../templates/summary.js';
import type {Json, JsonObject} from '../../core/json.js';
import {fastDraw} from '../../core/fast-draw.js';
import type {ElementGame} from '../element-game.js';
import type {GameDefinition, GameView, Keepsake} from '../game-definition.js';
import {challengeOf, linkOf, replayOf} from './links.js';
import {counted, reset, restored, statisticsOf, variantOf, type GameStatistics, type Outcome} from './statistics.js';

/** The game of the day, and levels. */
const challenges = new OnDemand(() => import('../start/challenges.js'));

/** The part of what is kept beside the game. */
const part = 'results';

/** The game's additions; empty if there are none, undefined if its file can't be loaded. */
async function keepsakeOf<T extends GameTypes>({definition}: ElementGame<T>): Promise<Keepsake<T> | undefined> {
  const own = definition.onDemand?.keepsake;
  return own ? own.use(({keepsake}) => keepsake) : {};
}

/** Counts the game, where it has ended. */
export async function countGame<T extends GameTypes>(game: ElementGame<T>): Promise<void> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  const outcome = keepsake && outcomeOf(game.definition, view, keepsake);
  if (!outcome) return;
  game.store(part, (kept) => counted(kept, outcome) as Json);
  const known = read(game, view, keepsake);
  const {definition, frame} = game;
  const ended =
    definition.seedFor || definition.onDemand?.levels
      ? await challenges.use(({count}) => count(game, keepsake, outcome))
      : undefined;
  const summary = (): unknown => [
    ended?.template(),
    known.games > 1 ? summaryTemplate(summaryOf(game.view, known, outcome)) : undefined,
  ];
  if (ended ?? known.games > 1)
    frame.summarize(
      view.state,
      summary,
      ended ? [summaryStyles, challenges.module!.styles] : [summaryStyles],
      ended?.next,
    );
  const {beat: n} = game.element;
  const {score} = outcome;
  if (score === undefined || typeof n !== 'number' || isNaN(n)) return;
  game.frame.verdict = (keepsake.low ? score < n : score > n) ? 'beaten' : 'notBeaten';
  game.say(view.words.say(game.frame.verdict, {n}));
}

/** The ranges of a distribution. */
const ranges = 8;

/** The summary of a result among the earlier ones, which include it. */
export function summaryOf<T extends GameTypes>(
  {words, seats}: GameView<T>,
  {games, wins, best, average, scores, streak, players}: GameStatistics,
  {score, low, won}: Outcome,
): SummaryModel {
  const count = (key: string, value: number): readonly [string, string] => [
    words.say(key),
    words.number(value, {maximumFractionDigits: 1}),
  ];
  const isAlone = seats.filter(({kind}) => kind === 'person').length === 1;
  const inARow = streak > 1 ? [count('inARow', streak)] : [];
  if (score === undefined || best === undefined || average === undefined) {
    return {
      figures: isAlone
        ? [count('games', games), count('gamesWon', wins), ...inARow]
        : players.slice(0, 4).map(({name, wins: own}) => [name, words.number(own)]),
      bars: [],
      own: 0,
      goal: isAlone && won ? words.say('goalInARow', {n: streak + 1}) : undefined,
    };
  }
  const lowest = low ? 1 : Math.min(...scores);
  const width = low ? 1 : Math.max(1, (Math.max(...scores) - lowest + 1) / ranges);
  const range = (one: number): number => Math.max(0, Math.min(ranges - 1, Math.floor((one - lowest) / width)));
  const bars = Array<number>(ranges).fill(0);
  for (const one of scores) bars[range(one)]!++;
  const goal = low ? (score > best ? best : best - 1) : score < best ? best + 1 : nextRound(score);
  return {
    figures: [count('best', best), count('average', average), ...inARow],
    bars: scores.length > 2 ? bars : [],
    own: range(score),
    goal: goal > 0 ? words.say('goal', {n: goal}) : undefined,
  };
}

/** The next number with one digit and zeros: 431 leads to 500. */
function nextRound(score: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(10, score)));
  return (Math.floor(score / step) + 1) * step;
}

/** The figures over all games with the options of now; undefined if what the game adds can't be loaded. */
export async function statistics<T extends GameTypes>(game: ElementGame<T>): Promise<GameStatistics | undefined> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  return keepsake && read(game, view, keepsake);
}

function read<T extends GameTypes>(game: ElementGame<T>, view: GameView<T>, keepsake: Keepsake<T>): GameStatistics {
  return statisticsOf(game.stored(part), variantIn(game.definition, view, keepsake));
}

/** The same as words, for a list; empty before the first game. */
export async function figures<T extends GameTypes>(
  game: ElementGame<T>,
): Promise<readonly (readonly [name: string, value: string])[] | undefined> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  if (!keepsake) return undefined;
  const known = read(game, view, keepsake);
  return known.games > 0 ? figuresOf(view, known, keepsake, (name) => game.stored(name)) : [];
}

/** Forgets the figures of the options of now; for a while that can be taken back. */
export async function resetStatistics<T extends GameTypes>(game: ElementGame<T>): Promise<void> {
  const {view} = game;
  const keepsake = await keepsakeOf(game);
  if (!keepsake) return;
  const variant = variantIn(game.definition, view, keepsake);
  const before = game.stored(part);
  game.store(part, (kept) => reset(kept, variant) as Json);
  const takeBack = (): void => void game.store(part, (kept) => restored(kept, before, variant) as Json);
  game.frame.notify(view.words.say('statisticsReset'), takeBack);
}

/** The result as a text to share; empty while the game goes on. */
export async function textOf<T extends GameTypes>(game: ElementGame<T>): Promise<string> {
  const {view} = game;
  if (!view.result) return '';
  const keepsake = (await keepsakeOf(game)) ?? {};
  const {resultLink} = game.element;
  const score = outcomeOf(game.definition, view, keepsake)?.score;
  const challenge = !score || resultLink === '' ? '' : challengeOf(game, keepsake, score);
  const links = [
    ...(challenge ? [view.words.text([view.words.say('challenge'), challenge])] : []),
    resultLink ?? (challenge ? '' : linkOf(location.href)),
  ];
  return resultText(view, game.end, keepsake, links);
}

/**
 * Hands the result on, or a link to its replay, and says what came of it; false if what the game adds can't be loaded.
 */
export async function share<T extends GameTypes>(game: ElementGame<T>, replay: boolean): Promise<boolean> {
  if (!replay && !(await keepsakeOf(game))) return false;
  const {words} = game;
  const text = replay ? toRefusal(() => replayOf(game), 'The replay') : await textOf(game);
  if (isRefusal(text)) {
    game.frame.notify(words.say('failed'));
    return true;
  }
  const done = await passOn(text);
  if (done === 'copied') game.frame.notify(words.say('copied'));
  if (done === 'failed') game.frame.notify(words.say('notCopied'));
  return true;
}

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
  {variant = (all) => undealt(rules, all), day}: Keepsake<T>,
): string {
  const {daily, ...others}: JsonObject = variant(options);
  const usual = variant(rules.parseOptions({}));
  return variantOf(day?.(options) ? {...others, daily: true} : others, usual, seats.length);
}

/** The outcome of a game for the statistics; undefined if nobody at this page has played it, or not alone. */
export function outcomeOf<T extends GameTypes>(
  game: GameDefinition<T>,
  view: GameView<T>,
  keepsake: Keepsake<T>,
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
    variant: variantIn(game, view, keepsake),
    won: result.winners.some(isPerson),
    winners: alone ? [] : result.winners.map((seat) => names[seat]!),
    score: alone ? keepsake.score?.(state) : undefined,
    low: keepsake.low,
    day: keepsake.day?.(options) ?? undefined,
  };
}

/** The result as a text: the game, its end in words, a drawing, links. */
export function resultText<T extends GameTypes>(
  view: GameView<T>,
  {title, text}: {readonly title: string; readonly text?: unknown},
  {day, drawing}: Keepsake<T>,
  links: readonly string[],
): string {
  const {words} = view;
  const date = day?.(view.options);
  const when = date ? words.date(new Date(`${date}T12:00`), {dateStyle: 'medium'}) : '';
  return [
    [words.say('game'), when].filter(Boolean).join(' · '),
    [title, typeof text === 'string' ? text : ''].filter(Boolean).join(' · '),
    ...(drawing?.(view) ?? []),
    ...links,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Whether the device has a sheet for sharing, and a finger to use it with. */
const hasShareSheet = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Hands a text to the share sheet, where there is one, or to the clipboard.
 * @returns `shared`, `copied`, or `failed`: the page is not allowed to; `given-up` where the person has closed the sheet
 */
export async function passOn(text: string): Promise<'shared' | 'copied' | 'failed' | 'given-up'> {
  if (hasShareSheet()) {
    try {
      await navigator.share({text});
      return 'shared';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'given-up';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyBySelection(text) ? 'copied' : 'failed';
  }
}

/** Copies by a selection: often possible in frames and on pages without TLS, which have no clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = deepestFocus();
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, {position: 'fixed', insetBlockStart: '0', opacity: '0'});
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    (focused as HTMLElement | null)?.focus({preventScroll: true});
  }
}

/** The focused element, also inside of shadow roots. */
function deepestFocus(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The figures as words, for a list. */
export function figuresOf<T extends GameTypes>(
  view: GameView<T>,
  {games, wins, best, average, streak, longestStreak, players}: GameStatistics,
  keepsake: Keepsake<T>,
  kept: (part: string) => unknown,
): (readonly [name: string, value: string])[] {
  const {words, seats} = view;
  const people = seats.filter(({kind}) => kind === 'person').length;
  const count = (key: string, value: number, options?: Intl.NumberFormatOptions): readonly [string, string] => [
    words.say(key),
    words.number(value, options),
  ];
  const wonAlone = people === 1 && (seats.length > 1 || keepsake.low || wins > 0);
  return [
    count('games', games),
    ...(wonAlone ? [count('gamesWon', wins)] : []),
    ...(best === undefined ? [] : [count('best', best)]),
    ...(average === undefined ? [] : [count('average', average, {maximumFractionDigits: 1})]),
    ...(longestStreak > 0 && people === 1 ? [count('inARow', streak), count('mostInARow', longestStreak)] : []),
    ...(people > 1
      ? players.map(({name, wins: won}) => [`${words.say('gamesWon')} · ${name}`, words.number(won)] as const)
      : []),
    ...(keepsake.figures?.(view, kept) ?? []),
  ];
}
