/**
 * The script of a SCORM 1.2 package: reports the score and the completion of its game to the learning platform, and keeps
 * an unfinished game there. The page works without a platform, too, and then says that nothing is recorded.
 *
 * `data-counts` on the page says what gives full marks, `data-mastery` from which score on the lesson is passed; without
 * it, a finished game completes the lesson. The best game counts.
 */
import type {GameElement} from '../element/game-element.js';

/** The goal that gives full marks: a finished game, a win, or so many points. */
export type Counts = 'finished' | 'won' | 'score';

/** The longest texts of the data model, in characters: CMIString4096 and CMIString255. */
const longest = {game: 4096, place: 255};

/** Milliseconds after a move until the game is stored: platforms send each commit to their server. */
const storeDelay = 5000;

/** The API of SCORM 1.2. All answers are texts, `true` for a success. */
interface Api {
  LMSInitialize(empty: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(empty: ''): string;
  LMSFinish(empty: ''): string;
}

/** The API of the nearest frame around a window. Throws if one of them is of another origin. */
function apiAround(start: Window): Api | undefined {
  for (let frame = start; ; frame = frame.parent) {
    const {API} = frame as {readonly API?: Api};
    if (API || frame.parent === frame) return API;
  }
}

/** The API of the platform that shows this page in a frame, or has opened it as a window. */
function findApi(): Api | undefined {
  for (const start of [window, window.opener as Window | null]) {
    try {
      const api = start && apiAround(start);
      if (api) return api;
    } catch {
      // another origin
    }
  }
  return undefined;
}

/**
 * The score of a finished game from 0 to 100; undefined if nobody but automatic players has moved.
 * @param points for full marks, if the score counts
 */
export function scoreOf(
  {winners, scores}: {readonly winners: readonly number[]; readonly scores?: readonly number[]},
  history: GameElement['history'],
  counts: Counts = 'won',
  points = 1,
): number | undefined {
  const people = new Set(history.flatMap(({seat, by}) => (by === 'auto' ? [] : [seat])));
  if (people.size === 0) return undefined;
  if (counts === 'finished') return 100;
  if (counts === 'score') {
    const score = Math.max(0, ...[...people].map((seat) => scores?.[seat] ?? 0));
    // not rounded up to full marks
    return Math.floor(Math.min(100, (100 * score) / points));
  }
  if (winners.some((seat) => people.has(seat))) return 100;
  const isAlone = new Set(history.map(({seat}) => seat)).size === 1;
  return winners.length > 0 || isAlone ? 0 : 50;
}

/** `12:34:56` */
const timespan = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => `${Math.floor(part)}`.padStart(2, '0')).join(':');

/** A finished attempt, which no later game makes worse. */
const isDone = (status: string): boolean => ['completed', 'passed'].includes(status);

/** Starts the lesson of this page: the game in its `main`. */
export function startScorm(): void {
  const api = findApi();
  const started = performance.now();
  const {counts = 'won', points, mastery} = document.documentElement.dataset;
  const notes = document.querySelector<HTMLElement>('.notes')!;
  const game = document.querySelector<GameElement>('main > [setup]')!;
  let isRecorded = true;
  /** Shows a notice; its words are attributes of the element, in the language of the page. */
  const note = (what: string): void => {
    notes.textContent = notes.dataset[what]!;
    notes.hidden = false;
  };
  /** Calls the API; after a failure the page says that nothing is recorded. */
  const call = (name: keyof Api, ...values: string[]): string => {
    let answer: string | undefined;
    try {
      // some platforms answer with booleans
      answer = api && String((api[name] as (...all: string[]) => unknown)(...values));
    } catch {
      // the platform has gone
    }
    if (answer === undefined || (name !== 'LMSGetValue' && answer !== 'true')) isRecorded = false;
    if (!isRecorded) note('unrecorded');
    return answer ?? '';
  };
  const set = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) call('LMSSetValue', `cmi.${name}`, value);
    call('LMSCommit', '');
  };

  call('LMSInitialize', '');
  if (!isRecorded) return;
  let status = call('LMSGetValue', 'cmi.core.lesson_status');
  const setStatus = (value: string): Record<string, string> => {
    if (isDone(status) && value !== 'passed') return {};
    status = value;
    return {'core.lesson_status': value};
  };
  if (['', 'not attempted', 'unknown'].includes(status)) set(setStatus('incomplete'));
  let best = Number(call('LMSGetValue', 'cmi.core.score.raw') || -1);

  let stored = call('LMSGetValue', 'cmi.suspend_data');
  let timer = 0;
  /** The game on its way as values of the data model; none before the first move and after the end. */
  const saved = (): Record<string, string> => {
    clearTimeout(timer);
    timer = 0;
    let code = '';
    if (game.history?.length && !game.result) {
      code = game.share();
      if (code.length > longest.game || `${game.history.length}`.length > longest.place) {
        code = '';
        note('long');
      }
    }
    if (code === stored) return {};
    stored = code;
    return {suspend_data: code, 'core.lesson_location': code && `${game.history.length}`};
  };
  const store = (): void => {
    const values = saved();
    if (Object.keys(values).length > 0) set(values);
  };
  const storeSoon = (): void => {
    timer ||= window.setTimeout(store, storeDelay);
  };
  const resume = async (): Promise<void> => {
    await customElements.whenDefined(game.localName);
    const code = stored;
    if (code && !(await game.load(code)).ok) {
      note('lost');
      await game.newGame();
    }
    game.addEventListener('game-move', storeSoon);
    game.addEventListener('game-change', storeSoon);
  };
  void resume();

  game.addEventListener('game-over', ({detail}) => {
    const score = scoreOf(detail, game.history, counts as Counts, Number(points ?? 1));
    if (score === undefined) return;
    best = Math.max(best, score);
    const pass = mastery === undefined ? 'completed' : best >= Number(mastery) ? 'passed' : 'failed';
    set({'core.score.min': '0', 'core.score.max': '100', 'core.score.raw': `${best}`, ...setStatus(pass), ...saved()});
  });
  addEventListener(
    'pagehide',
    () => {
      const values = saved();
      set({
        ...values,
        'core.exit': stored ? 'suspend' : '',
        'core.session_time': timespan((performance.now() - started) / 1000),
      });
      call('LMSFinish', '');
    },
    {once: true},
  );
}
