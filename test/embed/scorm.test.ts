// A lesson in a fake learning platform that enforces the types and lengths of SCORM 1.2's data model.
import {expect} from '@open-wc/testing';
import {lessonWords} from '../../src/embed/words.js';
import {startScorm} from '../../src/embed/scorm.js';
import '../../src/games/nim/nim-game.js';
import type {NimGame} from '../../src/games/nim/nim-game.js';

/** CMIDecimal from 0 to 100, CMITimespan, CMIVocabulary, CMIString255 and CMIString4096. */
const writable: Readonly<Record<string, (value: string) => boolean>> = {
  'cmi.core.lesson_status': (value) => ['passed', 'completed', 'failed', 'incomplete', 'browsed'].includes(value),
  'cmi.core.score.raw': (value) => /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) <= 100,
  'cmi.core.score.min': (value) => /^\d{1,3}$/.test(value),
  'cmi.core.score.max': (value) => /^\d{1,3}$/.test(value),
  'cmi.core.session_time': (value) => /^\d{2,4}:\d\d:\d\d(\.\d\d?)?$/.test(value),
  'cmi.core.exit': (value) => ['', 'time-out', 'suspend', 'logout'].includes(value),
  'cmi.core.lesson_location': (value) => value.length <= 255,
  'cmi.suspend_data': (value) => value.length <= 4096,
};
const writeOnly = ['cmi.core.exit', 'cmi.core.session_time'];

/** The platform, with what it has recorded. */
class Platform {
  readonly record: Record<string, string>;
  /** Calls that a platform rejects. */
  readonly rejected: string[] = [];
  #state: 'new' | 'running' | 'finished' = 'new';

  constructor(record: Record<string, string> = {}) {
    this.record = {...record};
  }

  #answer(ok: boolean, call: string): string {
    if (!ok) this.rejected.push(call);
    return String(ok);
  }

  LMSInitialize = (empty: string): string => {
    const ok = empty === '' && this.#state === 'new';
    this.#state = 'running';
    return this.#answer(ok, 'LMSInitialize');
  };
  LMSGetValue = (name: string): string => {
    this.#answer(this.#state === 'running' && !writeOnly.includes(name), name);
    return this.record[name] ?? '';
  };
  LMSSetValue = (name: string, value: string): string => {
    const ok = this.#state === 'running' && typeof value === 'string' && Boolean(writable[name]?.(value));
    if (ok) this.record[name] = value;
    return this.#answer(ok, `${name}=${value}`);
  };
  LMSCommit = (empty: string): string => this.#answer(empty === '' && this.#state === 'running', 'LMSCommit');
  LMSFinish = (empty: string): string => {
    const ok = empty === '' && this.#state === 'running';
    this.#state = 'finished';
    return this.#answer(ok, 'LMSFinish');
  };
}

describe('a lesson', () => {
  let main: HTMLElement;
  const page = globalThis as {API?: Platform};
  const {dataset} = document.documentElement;

  /** Opens the lesson with a record of the platform. */
  async function open(
    record: Record<string, string> = {},
    heaps = '1 2',
    other = ':auto:hard',
  ): Promise<{platform: Platform; game: NimGame}> {
    const platform = (page.API = new Platform(record));
    main = document.createElement('main');
    main.innerHTML = `<nim-game setup="off" players="Ada, ${other}" heaps="${heaps}" speed="instant"></nim-game><p class="notes" hidden></p>`;
    Object.assign(main.querySelector<HTMLElement>('.notes')!.dataset, lessonWords['en']);
    document.body.append(main);
    startScorm();
    const game = main.querySelector<NimGame>('nim-game')!;
    await game.updateComplete;
    return {platform, game};
  }
  const notes = (): string => {
    const element = main.querySelector<HTMLElement>('.notes')!;
    return element.hidden ? '' : element.textContent;
  };
  const close = (): void => void dispatchEvent(new Event('pagehide'));

  afterEach(() => {
    close();
    main.remove();
    delete page.API;
    for (const name of ['counts', 'points', 'mastery']) delete dataset[name];
  });

  it('goes on where the learner left', async () => {
    const {platform, game} = await open({}, '3 5 7', ':remote');
    await game.play('2-1');
    close();
    expect(platform.rejected).to.deep.equal([]);
    const code = game.share();
    expect(platform.record).to.include({
      'cmi.suspend_data': code,
      'cmi.core.lesson_location': '1',
      'cmi.core.exit': 'suspend',
      'cmi.core.lesson_status': 'incomplete',
    });
    main.remove();
    const next = await open(platform.record, '3 5 7', ':remote');
    while (next.game.history.length === 0) await new Promise(requestAnimationFrame);
    expect(next.game.share()).to.equal(code);
    expect(notes()).to.equal('');
  });

  it('says that a stored game is none, and starts anew', async () => {
    const {game, platform} = await open({'cmi.suspend_data': 'p1.nonsense'});
    while (notes() === '') await new Promise(requestAnimationFrame);
    expect(notes()).to.equal('The saved game could not be restored. A new game has started.');
    expect((await game.play(game.legalMoves[0]!)).ok).to.equal(true);
    expect(platform.rejected).to.deep.equal([]);
  });

  it('says that a game is too long to be stored, and stores none', async () => {
    const {game, platform} = await open({}, '3 5 7', ':remote');
    await game.play('2-1');
    game.share = () => 'x'.repeat(4097);
    close();
    expect(notes()).to.equal('This game is too long to be saved. Next time, a new game starts.');
    expect(platform.record['cmi.suspend_data'] ?? '').to.equal('');
    expect(platform.record['cmi.core.exit']).to.equal('');
    expect(platform.rejected).to.deep.equal([]);
  });

  for (const [counts, mastery, status, score] of [
    ['finished', undefined, 'completed', '100'],
    ['won', undefined, 'completed', '0'],
    ['won', '50', 'failed', '0'],
    ['finished', '50', 'passed', '100'],
  ] as const) {
    it(`that counts a game ${counts}${mastery ? `, passed from ${mastery} on,` : ''} is ${status} with ${score} after a lost one`, async () => {
      Object.assign(dataset, {counts, ...(mastery && {mastery})});
      const {game, platform} = await open({}, '1 1');
      await game.play('1-1');
      while (!game.result) await new Promise(requestAnimationFrame);
      expect(game.result!.winners).to.deep.equal([1]);
      while (!platform.record['cmi.core.score.raw']) await new Promise(requestAnimationFrame);
      expect(platform.record).to.include({'cmi.core.lesson_status': status, 'cmi.core.score.raw': score});
      expect(platform.record['cmi.suspend_data'] ?? '').to.equal('');
      expect(platform.rejected).to.deep.equal([]);
    });
  }

  it('that was passed stays passed, with its better score', async () => {
    Object.assign(dataset, {counts: 'won', mastery: '50'});
    const {game, platform} = await open({'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '100'}, '1 1');
    await game.play('1-1');
    while (!platform.record['cmi.core.score.max']) await new Promise(requestAnimationFrame);
    expect(platform.record).to.include({'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '100'});
  });
});
