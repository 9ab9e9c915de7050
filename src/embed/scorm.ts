/**
 * The script of a SCORM 1.2 package: reports the score and the completion of its game to the learning platform. The page
 * works without a platform, too, and then says that nothing is recorded.
 *
 * A person's win is 100, a draw 50, a loss 0; in games with points, `data-points` on the page are 100. The best game counts.
 */
import type {GameElement} from '../element/game-element.js';

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

/** The score of a finished game from 0 to 100; undefined if nobody but automatic players has moved. */
export function scoreOf(
  {winners, scores}: {readonly winners: readonly number[]; readonly scores?: readonly number[]},
  history: GameElement['history'],
  points?: number,
): number | undefined {
  const people = new Set(history.flatMap(({seat, by}) => (by === 'auto' ? [] : [seat])));
  if (people.size === 0) return undefined;
  if (winners.some((seat) => people.has(seat))) return 100;
  if (points && scores) return Math.round(Math.min(100, Math.max(0, (100 * scores[0]!) / points)));
  const isAlone = new Set(history.map(({seat}) => seat)).size === 1;
  return winners.length > 0 || isAlone ? 0 : 50;
}

/** `12:34:56` */
const timespan = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => `${Math.floor(part)}`.padStart(2, '0')).join(':');

export function startScorm(): void {
  const api = findApi();
  const started = performance.now();
  let isRecorded = true;
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
    document.querySelector<HTMLElement>('.notes')!.hidden = isRecorded;
    return answer ?? '';
  };
  const set = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) call('LMSSetValue', `cmi.core.${name}`, value);
    call('LMSCommit', '');
  };

  call('LMSInitialize', '');
  if (!isRecorded) return;
  const status = call('LMSGetValue', 'cmi.core.lesson_status');
  if (['', 'not attempted', 'unknown'].includes(status)) set({lesson_status: 'incomplete'});
  let best = Number(call('LMSGetValue', 'cmi.core.score.raw') || -1);
  document.addEventListener('game-over', (event) => {
    const {points} = document.documentElement.dataset;
    const {detail, target} = event;
    const score = scoreOf(detail, (target as GameElement).history, points ? Number(points) : undefined);
    if (score === undefined) return;
    best = Math.max(best, score);
    set({'score.min': '0', 'score.max': '100', 'score.raw': `${best}`, lesson_status: 'completed'});
  });
  addEventListener(
    'pagehide',
    () => {
      set({session_time: timespan((performance.now() - started) / 1000)});
      call('LMSFinish', '');
    },
    {once: true},
  );
}
