/** The results of games that have ended: how they count, and figures as words. */
import type {CSSResultGroup} from 'lit';
import type {GameTypes} from '../../play/game-types.js';
import type {Json} from '../../core/json.js';
import type {GameView, ResultDetails} from '../../frame/game-definition.js';
import type {ExtensionHost, FinishedGame, Now, Places, Running} from '../../frame/extension.js';
import {statisticsStyles, statisticsTemplate} from '../../frame/templates/statistics.js';
import {summaryStyles, summaryTemplate, type SummaryModel} from '../../frame/templates/summary.js';
import {beats, outcomeOf, variantIn} from './outcome.js';
import {counted, reset, restored, statisticsOf, type GameStatistics, type Outcome} from './statistics.js';

export const styles: CSSResultGroup = [summaryStyles, statisticsStyles];

/** The part of what is stored beside the game. */
const part = 'results';

export class Results<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #resultDetails: ResultDetails<T>;
  /** The finished game that the frame may show, by the state at its end. */
  #ended:
    {readonly state: unknown; readonly summary?: () => SummaryModel; readonly verdict: Places['verdict']} | undefined;

  constructor(host: ExtensionHost<T>, resultDetails: ResultDetails<T>) {
    this.#host = host;
    this.#resultDetails = resultDetails;
  }

  over({view, settings: {targetScore}}: FinishedGame<T>, isNews: boolean): void {
    const outcome = outcomeOf(this.#host.definition, view, this.#resultDetails);
    if (!outcome) return;
    if (isNews) this.#host.storage.update(part, (stored) => counted(stored, outcome) as Json);
    const known = this.statistics(view);
    const {score} = outcome;
    const verdict =
      score === undefined || targetScore === undefined
        ? undefined
        : beats(score, this.#resultDetails, targetScore)
          ? 'beaten'
          : 'notBeaten';
    // in words that may not be loaded yet
    const {number, state} = view;
    const moves = this.#resultDetails.moves?.(state) ?? number;
    const summary = (): SummaryModel => summaryOf(view, known, outcome, moves);
    this.#ended = {state: view.state, ...(isNews && {summary}), verdict};
    if (verdict) this.#host.feedback.say(view.words.say(verdict, {n: targetScore!}));
    this.#host.target.requestUpdate();
  }

  places({view, panel}: Now<T>): Places {
    const ended = view.live && view.state === this.#ended?.state ? this.#ended : undefined;
    return {
      end: {content: ended?.summary && summaryTemplate(ended.summary())},
      verdict: ended?.verdict,
      details: panel === 'more' ? this.#details(view) : undefined,
    };
  }

  /** Figures over all games with the options of a game. */
  statistics(view: GameView<T>): GameStatistics {
    return statisticsOf(this.#host.storage.read(part), variantIn(this.#host.definition, view, this.#resultDetails));
  }

  /** Forgets these figures; for a while that can be taken back. */
  reset(view: GameView<T>): void {
    const variant = variantIn(this.#host.definition, view, this.#resultDetails);
    const before = this.#host.storage.read(part);
    this.#host.storage.update(part, (stored) => reset(stored, variant) as Json);
    const takeBack = (): void =>
      void this.#host.storage.update(part, (stored) => restored(stored, before, variant) as Json);
    this.#host.feedback.notify(view.words.say('statisticsReset'), takeBack);
  }

  /** Figures under "More", once there are some. */
  #details(view: GameView<T>): unknown {
    const known = this.statistics(view);
    if (known.games === 0) return undefined;
    const {words} = view;
    return statisticsTemplate({
      label: words.say('statistics'),
      rows: figuresOf(view, known, this.#resultDetails, (name) => this.#host.storage.read(name)),
      resetLabel: words.say('resetStatistics'),
      // closed, so that the button that takes it back can be seen
      onReset: () => {
        this.#host.frame.open(undefined);
        this.reset(view);
      },
    });
  }
}

/** The ranges of a distribution. */
const ranges = 8;

/** The summary of a result among the earlier ones, which include it. The card has place for its first three figures. */
export function summaryOf<T extends GameTypes>(
  {words, seats, names, result}: GameView<T>,
  {games, wins, draws, best, average, scores, streak, players}: GameStatistics,
  {score, low, won}: Outcome,
  moves: number,
): SummaryModel {
  const count = (key: string, value: number): readonly [string, string] => [
    words.say(key),
    words.number(value, {maximumFractionDigits: 1}),
  ];
  const isAlone = seats.filter(({kind}) => kind === 'person').length === 1;
  const drawn = draws > 0 ? [count('gamesDrawn', draws)] : [];
  const points = result?.scores?.map((n) => words.number(n)).join('\xa0:\xa0');
  const against = points === undefined ? [] : [[words.say('score'), points] as const];
  const inARow = streak > 1 ? [count('inARow', streak)] : [];
  const others = [count('games', games), count('moves', moves)];
  if (score === undefined || best === undefined || average === undefined) {
    return {
      figures: isAlone
        ? [...against, count('games', games), count('gamesWon', wins), ...drawn, ...inARow, count('moves', moves)]
        : [
            ...against,
            ...winsOf(names, players).map(({name, wins: own}) => [name, words.number(own)] as const),
            ...drawn,
            ...others,
          ],
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
    figures: [count('best', best), ...(games > 1 ? [count('average', average)] : []), ...others],
    bars: scores.length > 2 ? bars : [],
    own: range(score),
    goal: goal > 0 ? words.say('goal', {n: goal}) : undefined,
  };
}

/** The wins of those who play, by seat; of more than three those with the most. */
function winsOf(names: readonly string[], players: GameStatistics['players']): GameStatistics['players'] {
  const here = names.map((name) => ({name, wins: players.find((each) => each.name === name)?.wins ?? 0}));
  return names.length > 3 ? here.sort((a, b) => b.wins - a.wins) : here;
}

/** The next number with one digit and zeros: 431 leads to 500. */
function nextRound(score: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(10, score)));
  return (Math.floor(score / step) + 1) * step;
}

/** The figures as words, for a list. */
function figuresOf<T extends GameTypes>(
  view: GameView<T>,
  {games, wins, draws, best, average, streak, longestStreak, players}: GameStatistics,
  resultDetails: ResultDetails<T>,
  kept: (part: string) => unknown,
): (readonly [name: string, value: string])[] {
  const {words, seats} = view;
  const people = seats.filter(({kind}) => kind === 'person').length;
  const count = (key: string, value: number, options?: Intl.NumberFormatOptions): readonly [string, string] => [
    words.say(key),
    words.number(value, options),
  ];
  const wonAlone = people === 1 && (seats.length > 1 || resultDetails.low || wins > 0);
  return [
    count('games', games),
    ...(wonAlone ? [count('gamesWon', wins)] : []),
    ...(draws > 0 ? [count('gamesDrawn', draws)] : []),
    ...(best === undefined ? [] : [count('best', best)]),
    ...(average === undefined ? [] : [count('average', average, {maximumFractionDigits: 1})]),
    ...(longestStreak > 0 && people === 1 ? [count('inARow', streak), count('mostInARow', longestStreak)] : []),
    ...(people > 1
      ? players.map(({name, wins: won}) => [`${words.say('gamesWon')} · ${name}`, words.number(won)] as const)
      : []),
    ...(resultDetails.figures?.(view, kept) ?? []),
  ];
}
