/** Challenges: the game of the day with the last seven days, and graded levels with stars. */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../play/game-types.js';
import {sameJson, type JsonObject} from '../../core/json.js';
import {starsFor, type Level} from '../../core/levels.js';
import {dateOf} from '../../frame/daily.js';
import type {ResultDetails} from '../../frame/game-definition.js';
import type {WordsController} from '../../frame/words.js';
import type {EndPlace, ExtensionHost, FinishedGame, Now, Places, Running} from '../../frame/extension.js';
import {css, html, nothing} from '../../frame/templates/lit-free.js';
import {panelStyles} from '../../frame/templates/panel.js';
import {starsStyles, starsTemplate} from '../../frame/templates/stars.js';
import {outcomeOf} from '../results/outcome.js';
import {hasChallenges} from './has-challenges.js';
import english from './words/en.js';

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

/** The argument of `newGame()` that starts a level. */
const setupOf = ({options, seed}: Level): JsonObject => ({...options, ...(seed !== undefined && {seed})});

export class Challenges<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #resultDetails: ResultDetails<T>;
  /** Empty for games without levels, and if they can't be loaded. */
  readonly #levels: readonly Level[];
  readonly #words: WordsController;
  /** The finished game that the frame may show, by the state at its end. */
  #ended: {readonly state: unknown; readonly place: () => EndPlace} | undefined;

  constructor(host: ExtensionHost<T>, resultDetails: ResultDetails<T>, levels: readonly Level[]) {
    this.#host = host;
    this.#resultDetails = resultDetails;
    this.#levels = levels;
    this.#words = host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
  }

  over(game: FinishedGame<T>, isNews: boolean): void {
    const {day, score} = outcomeOf(this.#host.definition, game.view, this.#resultDetails) ?? {};
    const place =
      day !== undefined
        ? this.#dayPlace(day, isNews)
        : score !== undefined
          ? this.#levelPlace(game, score, isNews)
          : undefined;
    this.#ended = place && {state: game.view.state, place};
    this.#host.target.requestUpdate();
  }

  #dayPlace(day: string, isNews: boolean): () => EndPlace {
    if (isNews)
      this.#host.storage.update(parts.days, (kept) => [...new Set([...readDays(kept), day])].sort().slice(-mostDays));
    return () => ({content: this.#week()});
  }

  #levelPlace(game: FinishedGame<T>, score: number, isNews: boolean): (() => EndPlace) | undefined {
    const levels = this.#levels;
    const number = this.#levelOf(game);
    const level = levels[number];
    if (!level) return undefined;
    const words = this.#words;
    const stars = starsFor(score, level.stars, this.#resultDetails.low);
    if (isNews) {
      this.#host.storage.update(parts.stars, (kept) => {
        const all = readStars(kept);
        return levels.map((_, i) => Math.max(all[i] ?? 0, i === number ? stars : 0));
      });
      // "Play again" is this level
      this.#host.play.keepChallenge(game.view.gameId, setupOf(level));
    }
    const next = stars > 0 ? levels[number + 1] : undefined;
    return () => ({
      content: html`<p class="earned">
        <span>${words.say('levelN', {n: number + 1})}</span> ${starsTemplate(stars, words.say('stars', {n: stars}))}
      </p>`,
      next: next && {label: words.say('nextLevel'), onPress: () => this.#host.newGame(setupOf(next))},
    });
  }

  /** The number of the level that the game was, from 0; -1 for other games. */
  #levelOf({view: {options, seed}, settings, challenge}: FinishedGame<T>): number {
    const {definition} = this.#host;
    const {rules} = definition;
    const {variant = (all: T['options']) => all} = this.#resultDetails;
    const own = variant(options);
    // a usual game, or one of the page, is no level unless it was chosen as one
    const isOpen = hasChallenges(definition, settings) && !sameJson(own, variant(rules.parseOptions({})));
    return this.#levels.findIndex(
      (level) =>
        (isOpen || sameJson(challenge, setupOf(level))) &&
        (level.seed === undefined || level.seed === seed) &&
        sameJson(variant(rules.parseOptions(level.options)), own),
    );
  }

  places({view, panel}: Now<T>): Places {
    if (this.#words.isLoading) return {};
    return {
      end: view.live && view.state === this.#ended?.state ? this.#ended.place() : undefined,
      panel: panel === 'challenges' ? () => this.#panel() : undefined,
    };
  }

  /** The last seven days, how many in a row, and the time to the next game. */
  #week(): unknown {
    const words = this.#words;
    const days = readDays(this.#host.storage.read(parts.days));
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
        ${days.includes(date) ? html`<span>${words.say('next', {time: this.#timeToNext()})}</span>` : nothing}
      </p>`;
  }

  /** The time until midnight, in hours and minutes. */
  #timeToNext(): string {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const minutes = Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000));
    const {words} = this.#host;
    const unit = (value: number, name: 'hour' | 'minute'): string =>
      value > 0 ? words.number(value, {style: 'unit', unit: name, unitDisplay: 'short'}) : '';
    return words.text([unit(Math.floor(minutes / 60), 'hour'), unit(minutes % 60, 'minute')]);
  }

  /** The panel: the game of the day, and the levels. */
  #panel(): unknown {
    const {definition, words: main, templates} = this.#host;
    const words = this.#words;
    const levels = this.#levels;
    const stars = readStars(this.#host.storage.read(parts.stars));
    const start = (setup: JsonObject): void => {
      this.#host.frame.open(undefined);
      this.#host.newGame(setup);
    };
    const isPlayed = readDays(this.#host.storage.read(parts.days)).includes(today());
    return html`<div class="panel" part="challenges" role="dialog" aria-label=${main.say('challenges')} tabindex="-1">
      <div class="panel-title">
        ${main.say('challenges')}${templates.closeTemplate({label: main.say('close'), onPress: () => this.#host.frame.open(undefined)})}
      </div>
      ${
        definition.seedFor
          ? html`<h3>${words.say('today')}</h3>
              ${this.#week()}
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
                    part="button"
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
}

/** The styles of the panel and of what the card at the end shows. */
export const styles: CSSResultGroup = [
  panelStyles,
  starsStyles,
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
    .card :is(.week, .week-note) {
      margin-block-start: 10px;
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
    @container room (height < 46rem) {
      .card .week {
        display: none;
      }
    }
    @container room (height < 38rem) {
      .card .week-note,
      .card:has(.week-note) .summary {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .week .played {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `,
];
