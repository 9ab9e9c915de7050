/**
 * Challenges: the game of the day with the last seven days, and graded levels with stars. Loaded when they are opened, and
 * at the end of a game that may be one.
 */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../controllers/game-types.js';
import {sameJson, type JsonObject} from '../../core/json.js';
import {starsFor, type Level} from '../../core/levels.js';
import {css, html, nothing, svg} from '../../templates/beside.js';
import {panelStyles, type PanelParts} from '../../templates/panel.js';
import {dateOf} from '../daily.js';
import type {ElementGame} from '../element-game.js';
import type {Keepsake} from '../game-definition.js';
import {keptWords} from '../kept-words.js';
import type {Outcome} from '../keepsake/statistics.js';
import english from './words/en.js';

const wordsOf = keptWords(english, (lang) => import(`./words/${lang}.js`));

/** The names of what is stored beside the game, and the maximum number of days. */
const parts = {days: 'days', stars: 'stars'};
const mostDays = 400;

const dayTime = 86_400_000;
/** A date such as `2026-01-31`, some days later. */
const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayTime).toISOString().slice(0, 10);
const today = (): string => dateOf(true) as string;

/** Dates from what is stored, which may be anything. */
const readDays = (kept: unknown): readonly string[] =>
  Array.isArray(kept)
    ? kept.filter((day): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)).slice(-mostDays)
    : [];

/** The stars of each level from what is stored, which may be anything. */
const readStars = (kept: unknown): number[] =>
  Array.isArray(kept)
    ? (kept as unknown[]).slice(0, 200).map((stars) => (stars === 1 || stars === 2 || stars === 3 ? stars : 0))
    : [];

/** The days in a row up to today, or up to yesterday as long as today's game has not been played. */
export function streakOf(days: readonly string[], date: string): number {
  let day = days.includes(date) ? date : later(date, -1);
  let streak = 0;
  for (; days.includes(day); day = later(day, -1)) streak++;
  return streak;
}

/** The levels; none for games without, or if they can't be loaded. */
async function levelsOf<T extends GameTypes>({definition}: ElementGame<T>): Promise<readonly Level[]> {
  return (await definition.onDemand?.levels?.use(({levels}) => levels)) ?? [];
}

/** The argument of `newGame()` that starts a level. */
const setupOf = ({options, seed}: Level): JsonObject => ({...options, ...(seed !== undefined && {seed})});

/** The number of the level that the game is, from 0; -1 for other games. */
function levelIn<T extends GameTypes>(
  game: ElementGame<T>,
  levels: readonly Level[],
  {variant = (all) => all}: Keepsake<T>,
): number {
  const {
    definition: {rules},
    view: {options, seed},
  } = game;
  const own = variant(options);
  // a usual game, or one of the page, is no level unless it was chosen as one
  const isOpen = game.frame.start?.hasChallenges(game) && !sameJson(own, variant(rules.parseOptions({})));
  return levels.findIndex(
    (level) =>
      (isOpen || sameJson(game.challenge, setupOf(level))) &&
      (level.seed === undefined || level.seed === seed) &&
      sameJson(variant(rules.parseOptions(level.options)), own),
  );
}

/** The outcome of a challenge, for the card at the end. */
export interface Ended {
  readonly template: () => unknown;
  /** The button for the level after this one. */
  readonly next: () => {readonly label: string; readonly onPress: () => void} | undefined;
}

/** Keeps the outcome of a game, if it was a challenge. */
export async function count<T extends GameTypes>(
  game: ElementGame<T>,
  keepsake: Keepsake<T>,
  {day, score}: Outcome,
): Promise<Ended | undefined> {
  if (day !== undefined) {
    const words = wordsOf(game);
    game.store(parts.days, (kept) => [...new Set([...readDays(kept), day])].sort().slice(-mostDays));
    return {template: () => (words.isLoading ? undefined : weekTemplate(game)), next: () => undefined};
  }
  const levels = await levelsOf(game);
  const number = levelIn(game, levels, keepsake);
  const level = levels[number];
  if (!level || score === undefined) return undefined;
  const words = wordsOf(game);
  const stars = starsFor(score, level.stars, keepsake.low);
  game.store(parts.stars, (kept) => {
    const all = readStars(kept);
    return levels.map((_, i) => Math.max(all[i] ?? 0, i === number ? stars : 0));
  });
  // "Play again" is this level, also after a reload
  game.challenge = setupOf(level);
  const next = stars > 0 ? levels[number + 1] : undefined;
  return {
    template: () =>
      words.isLoading
        ? undefined
        : html`<p class="earned">
            <span>${words.say('levelN', {n: number + 1})}</span> ${starsTemplate(stars, words.say('stars', {n: stars}))}
          </p>`,
    next: () =>
      next && !words.isLoading
        ? {label: words.say('nextLevel'), onPress: () => void game.frame.newGame(setupOf(next))}
        : undefined,
  };
}

/** Three stars, so many of them filled. */
const starsTemplate = (stars: number, label: string): unknown =>
  html`<svg class="stars" viewBox="0 0 72 24" role="img" aria-label=${label}>
    ${[0, 1, 2].map(
      (i) =>
        svg`<path class=${i < stars ? 'won' : ''} transform="translate(${i * 24} 0)" d="M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6L12 16.7l-5.4 2.9 1.1-6-4.5-4.2 6.1-.8z" />`,
    )}
  </svg>`;

/** The last seven days, how many in a row, and the time to the next game. */
function weekTemplate<T extends GameTypes>(game: ElementGame<T>): unknown {
  const words = wordsOf(game);
  const days = readDays(game.stored(parts.days));
  const date = today();
  const streak = streakOf(days, date);
  return html`<ol class="week" aria-label=${words.say('week')}>
      ${[-6, -5, -4, -3, -2, -1, 0].map((offset) => {
        const day = later(date, offset);
        const at = new Date(`${day}T12:00`);
        const played = days.includes(day);
        const name = words.date(at, {weekday: 'long'});
        return html`<li class=${played ? 'played' : ''} aria-current=${offset === 0 ? 'date' : nothing}>
          <span class="visually-hidden">${played ? words.say('played', {day: name}) : name}</span>
          <span aria-hidden="true">${words.date(at, {weekday: 'narrow'})}</span>
        </li>`;
      })}
    </ol>
    <p class="week-note">
      ${streak > 1 ? html`<span>${words.say('streak', {n: streak})}</span>` : nothing}
      ${days.includes(date) ? html`<span>${words.say('next', {time: timeToNext(game)})}</span>` : nothing}
    </p>`;
}

/** The time until midnight, in hours and minutes. */
function timeToNext<T extends GameTypes>(game: ElementGame<T>): string {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000));
  const unit = (value: number, name: 'hour' | 'minute'): string =>
    value > 0 ? game.words.number(value, {style: 'unit', unit: name, unitDisplay: 'short'}) : '';
  return game.words.text([unit(Math.floor(minutes / 60), 'hour'), unit(minutes % 60, 'minute')]);
}

/** Loads what {@link challengesTemplate} shows. */
export const fetchLevels = levelsOf;

/** The panel: the game of the day, and the levels. */
export function challengesTemplate<T extends GameTypes>(
  game: ElementGame<T>,
  {closeTemplate}: Pick<PanelParts, 'closeTemplate'>,
): unknown {
  const {definition, frame, words: main} = game;
  const words = wordsOf(game);
  if (words.isLoading) return undefined;
  const levels = definition.onDemand?.levels?.module?.levels ?? [];
  const stars = readStars(game.stored(parts.stars));
  const start = (setup: JsonObject): void => {
    frame.close();
    void frame.newGame(setup);
  };
  const isPlayed = readDays(game.stored(parts.days)).includes(today());
  return html`<div class="panel" part="challenges" role="dialog" aria-label=${main.say('challenges')} tabindex="-1">
    <div class="panel-title">
      ${main.say('challenges')}${closeTemplate({label: main.say('close'), onPress: () => frame.close()})}
    </div>
    ${
      definition.seedFor
        ? html`<h3>${words.say('today')}</h3>
            ${weekTemplate(game)}
            <button class=${isPlayed ? '' : 'primary'} part="button" @click=${() => start({daily: today()})}>
              ${words.say(isPlayed ? 'playedToday' : 'playToday')}
            </button>`
        : nothing
    }
    ${
      levels.length > 0
        ? html`<h3>${words.say('levels')}</h3>
            <div class="levels">
              ${levels.map((level, i) => {
                const own = stars[i] ?? 0;
                return html`<button
                  part="button level"
                  aria-label=${words.row([words.say('levelN', {n: i + 1}), words.say('stars', {n: own})])}
                  @click=${() => start(setupOf(level))}
                >
                  ${words.number(i + 1)}<span aria-hidden="true">${starsTemplate(own, '')}</span>
                </button>`;
              })}
            </div>`
        : nothing
    }
  </div>`;
}

/** The styles of the panel and of what the card at the end shows. */
export const styles: CSSResultGroup = [
  panelStyles,
  css`
    .panel h3 {
      margin: 4px 0 0;
      font-size: 1em;
    }
    .panel .primary {
      justify-self: start;
    }
    .week {
      display: flex;
      justify-content: space-between;
      gap: 4px;
      inline-size: 100%;
      max-inline-size: 20em;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .card .week {
      margin-inline: auto;
    }
    .week li {
      flex: 1 1 0;
      max-inline-size: 2.2em;
      aspect-ratio: 1;
      display: grid;
      place-items: center;
      border-radius: 50%;
      background: var(--_surface);
      color: var(--_quiet);
      font-size: 0.9em;
    }
    .week .played {
      background: var(--_accent);
      color: var(--_on-accent);
      font-weight: 600;
    }
    .week [aria-current] {
      outline: 2px solid var(--_accent);
      outline-offset: 1px;
    }
    .week-note {
      display: flex;
      flex-wrap: wrap;
      justify-content: inherit;
      gap: 0 1.2em;
      margin: 0;
      color: var(--_quiet);
      font-variant-numeric: tabular-nums;
    }
    .card .week-note {
      justify-content: center;
    }
    .levels {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(3.6em, 1fr));
      gap: 6px;
    }
    .levels button {
      flex-direction: column;
      gap: 2px;
      min-block-size: 52px;
      padding: 4px;
      background: var(--_surface);
      color: inherit;
      font-variant-numeric: tabular-nums;
    }
    .stars {
      display: block;
      inline-size: 2.7em;
      block-size: 0.9em;
      fill: none;
      stroke: var(--_quiet);
      stroke-width: 1.5;
    }
    .stars .won {
      fill: light-dark(#d99a00, #ffcf4d);
      stroke: light-dark(#8a6100, #ffcf4d);
    }
    .earned {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.6em;
      margin: 0;
    }
    .earned .stars {
      inline-size: 5.4em;
      block-size: 1.8em;
    }
    @media (height < 42rem) and (orientation: portrait) {
      .earned .stars {
        inline-size: 3.6em;
        block-size: 1.2em;
      }
      .card .week {
        display: none;
      }
    }
    @media (height < 34rem) and (orientation: portrait) {
      .card .week-note {
        display: none;
      }
    }
    @media (height < 30rem) {
      .card:has(.week-note) :is(.week, .summary) {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .week .played {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
      .stars .won {
        fill: CanvasText;
      }
    }
  `,
];
