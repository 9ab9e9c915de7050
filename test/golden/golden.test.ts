// The second part of each golden log: a whole seeded game played in the real element, with everything that a page can
// notice. It knows only the public interface, what is named for screen readers, the status line and the live region, so
// that it holds whatever is inside. UPDATE=1 writes it.
import {readFile, writeFile} from '@web/test-runner-commands';
import {drawOf, type GameElement} from '../../src/kit.js';
import type {GameDetail, GameMovedDetail} from '../../src/play/events.js';
import {elementOf} from '../../stories/support/manifest.js';
import 'virtual:elements';
import {sideEffects} from '../../package.json';
import {press, resetMouse} from '../support/commands.js';
import {all, answerNext, click, codeOf, eventNames, idle, Owed, place, text} from '../support/harness.js';
import {Frames} from '../support/frames.js';
import {compare, divider, effectsText, fields, short} from './log.js';

interface Course {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Names of what is clicked for one move. */
  readonly clicks: readonly RegExp[];
  /** What is pressed for one move, from where `focus()` leads. */
  readonly keys: readonly string[];
  /** The move that the page is asked about; by default any. In Snake a step ahead asks nobody. */
  readonly ask?: string;
  /** What the page answers instead. */
  readonly answer: string;
  /** A setting of the next game, and a wrong value for it. */
  readonly option: readonly [name: string, value: unknown, wrong: unknown];
  /** Settings of a game with automatic players, who are paused after so many moves, and so many again. */
  readonly auto: Readonly<Record<string, unknown>>;
  readonly stop?: number;
  /** Whether automatic players move by a clock. */
  readonly clock?: boolean;
}

const two = {players: 'Ada, Ben', seed: 'golden', speed: 'instant'};
const one = {players: 'Ada', seed: 'golden', speed: 'instant'};
const courses: Readonly<Record<string, Course>> = {
  blockudoku: {
    // row 1 and column A lack the same cell
    settings: {...one, board: `011111111/${'100000000/'.repeat(8)}`.slice(0, -1), hand: 'I1 O4 V3'},
    clicks: [/^Piece 1, bar/, /^5E/],
    keys: ['2', '6', 'G', 'Enter'],
    answer: '1 1A',
    option: ['pieces', 'app', 'glass'],
    auto: {players: 'Bot:auto'},
    stop: 4,
  },
  'four-in-a-row': {
    settings: {...two, columns: 5, rows: 4},
    clicks: [/^column 4,/],
    keys: ['ArrowRight', 'Enter'],
    answer: '1',
    option: ['columns', 6, 3],
    auto: {players: 'Ada, Ben:auto:medium'},
  },
  ludo: {
    settings: {...two, pieces: 1, seed: '3534'},
    clicks: [/^Roll/, /^Ada’s piece 1, in the yard: /],
    keys: ['Enter'],
    answer: '6',
    option: ['pieces', 2, 9],
    auto: {players: 'Ada, Ben:auto:strong'},
  },
  'game-2048': {
    settings: one,
    clicks: [/^(Down|Right)$/],
    keys: ['ArrowLeft'],
    answer: 'up',
    option: ['speed', 'fast', 'soon'],
    auto: {players: 'Bot:auto'},
    stop: 6,
  },
  mancala: {
    settings: {...two, pits: 3, stones: 2},
    clicks: [/^Ada, pit 2:/],
    keys: ['Enter'],
    answer: '1',
    option: ['pits', 2, 9],
    auto: {players: 'Ada, Ben:auto:medium'},
  },
  nim: {
    settings: {...two, heaps: '3 4 5'},
    clicks: [/^heap 3, stone 4,/],
    keys: ['ArrowRight', 'Enter'],
    answer: '1-1',
    option: ['heaps', '1 2', 'many'],
    auto: {players: 'Ada, Ben:auto:medium'},
  },
  'peg-solitaire': {
    settings: one,
    clicks: [/^hole 6,/, /^hole 1,/],
    keys: ['ArrowLeft', 'Enter', 'ArrowRight', 'Enter'],
    answer: '4-1',
    option: ['board', 'english', 'round'],
    auto: {players: 'Bot:auto'},
  },
  snake: {
    settings: {...one, width: 6, height: 6, walls: false, food: '3,4 4,4', step: true},
    clicks: [],
    keys: ['ArrowDown', 'ArrowLeft'],
    ask: 'D',
    answer: 'U',
    option: ['width', 8, 1000],
    auto: {players: 'Bot:auto', step: false, level: 9},
    stop: 6,
    clock: true,
  },
  'snakes-and-ladders': {
    settings: {...two, board: 'random', size: 5},
    clicks: [/^Roll/],
    keys: ['Enter'],
    answer: '6',
    option: ['size', 4, 1000],
    auto: {players: 'Ada, Ben:auto'},
  },
  'tic-tac-toe': {
    settings: two,
    clicks: [/^b2,/],
    keys: ['ArrowRight', 'Enter'],
    answer: 'a1',
    option: ['columns', 4, 99],
    auto: {players: 'Ada, Ben:auto:medium'},
  },
};

/** Frames in place of the browser's, while automatic players move by a clock. */
let frames: Frames | undefined;

/** A game in the page, and the log of what comes of what is done to it. */
class Player {
  readonly lines: string[] = [];
  readonly #tag: string;
  readonly #ids: string[] = [];
  readonly #states: readonly string[];
  game!: GameElement & Record<string, unknown>;

  constructor(tag: string) {
    this.#tag = tag;
    this.#states = elementOf(tag)!.cssStates!.map(({name}) => name);
  }

  /** Ids are random: their names are in the order in which they appear. */
  #idOf(id: string): string {
    if (!this.#ids.includes(id)) this.#ids.push(id);
    return `id-${this.#ids.indexOf(id) + 1}`;
  }

  /** @param stop after so many moves, and so many again, the page pauses the game */
  async open(title: string, settings: Readonly<Record<string, unknown>>, stop?: number): Promise<void> {
    this.game?.remove();
    this.lines.push('', `-------- ${title} --------`);
    this.game = Object.assign(document.createElement(this.#tag), settings) as unknown as typeof this.game;
    for (const name of eventNames) this.game.addEventListener(name, (event) => this.#hear(event));
    let moves = 0;
    this.game.addEventListener('game-move', () => stop && ++moves % stop === 0 && this.game.pause());
    await this.step(`<${this.#tag}> ${fields(settings)}`, async () => {
      place(this.game);
      await this.game.updateComplete;
      const region = this.game.renderRoot.querySelector('[role=status]')!;
      const hear = (node: Node): void => {
        if (!(node instanceof Element)) return;
        const added = node.matches('span') ? [node] : [...node.querySelectorAll('span')];
        // a solver finds until when the game could have been won: later
        const texts = added.map(({textContent}) => textContent.trim()).filter((text) => !text.startsWith('You had '));
        for (const said of texts) this.lines.push(`  says: ${said}`);
      };
      hear(region);
      new MutationObserver((changes) => {
        for (const {addedNodes} of changes) addedNodes.forEach(hear);
      }).observe(region, {childList: true, subtree: true});
    });
  }

  #hear({type, detail}: {readonly type: string; readonly detail: GameDetail & Partial<GameMovedDetail>}): void {
    const {game, gameId, effects, ...others} = detail;
    const made = effects ? ` | ${effectsText(effects)}` : '';
    this.lines.push(`  ${type} ${game} ${this.#idOf(gameId)}: ${fields(others)}${made}`);
  }

  /** Does something, waits until all that comes of it is over, and writes how the game stands. */
  async step(what: string, work: () => unknown): Promise<void> {
    const at = this.lines.push('', `> ${what}`) - 1;
    const answer = await work();
    if (answer !== undefined)
      this.lines[at] += `: ${typeof answer === 'object' ? await codeOf(answer) : short(answer)}`;
    await this.settled();
    this.#stand();
  }

  /** A legal move, always the same one. */
  choice(): string {
    const {history, legalMoves} = this.game;
    return drawOf('golden choice', history.length + 1).pick(legalMoves);
  }

  async playOn(): Promise<void> {
    const move = this.choice();
    await this.step(`play ${move}`, () => this.game.play(move));
  }

  async settled(): Promise<void> {
    const {game} = this;
    const isAuto = (): boolean => game.turn !== undefined && game.save().seats[game.turn]!.kind === 'auto';
    while (isAuto() && !game.paused) {
      // less than a tick, so that no two come in one frame
      frames?.pass(30);
      await idle();
    }
    await game.presented;
    await idle();
    await game.presented;
  }

  #stand(): void {
    const {game} = this;
    const can = [game.canUndo && 'undo', game.canRedo && 'redo'].filter(Boolean);
    const states = this.#states.filter((name) => game.matches(`:state(${name})`));
    const turn = game.turn === undefined ? fields(game.result!) : `turn ${game.turn}, legal ${game.legalMoves.length}`;
    this.lines.push(`  moves ${game.history.length}, ${turn}, can ${short(can)}, states ${short(states)}`);
    for (const problem of all(game, '[part~=problem]')) this.lines.push(`  problem: ${problem.textContent.trim()}`);
    this.lines.push(`  status: ${text(game, '[part~=status]')}`);
  }
}

/** Clicks what has this name. */
async function clickOn(game: GameElement, name: RegExp): Promise<void> {
  const named = all(game, '[aria-label], button').map(
    (each) => [each, each.ariaLabel ?? each.textContent.trim()] as const,
  );
  const found = named.find(([, label]) => name.test(label));
  if (!found)
    throw new Error(`Nothing is named ${String(name)}. There are: ${named.map(([, label]) => label).join('; ')}`);
  await click(found[0]);
}

async function logOf(tag: string, course: Course): Promise<string> {
  const player = new Player(tag);
  const step = player.step.bind(player);
  await player.open('A game of people', course.settings);
  const {game} = player;
  const {option, settings} = course;
  const asked = (): string => course.ask ?? player.choice();
  const playOn = (): Promise<void> => player.playOn();

  await step('play "no such move"', () => game.play('no such move'));
  answerNext(game, (event) => event.preventDefault());
  await step('play, vetoed', () => game.play(asked()));
  answerNext(game, (event) => event.respondWith(false));
  await step('play, refused by the answer', () => game.play(asked()));
  answerNext(game, (event) => event.respondWith(Promise.reject(new Error('no server'))));
  await step('play, without an answer', () => game.play(asked()));
  const owed = new Owed();
  let made: Promise<unknown>;
  answerNext(game, (event) => event.respondWith(owed.promise));
  await step('play, to be answered', () => void (made = game.play(asked())));
  await step('play meanwhile', () => game.play(asked()));
  await step(`answer ${course.answer}`, () => {
    owed.keep(course.answer);
    return made;
  });
  await step('undo', () => game.undo());
  for (const name of course.clicks) await step(`click ${name.source}`, () => clickOn(game, name));
  game.focus();
  for (const key of course.keys) await step(`press ${key}`, () => press(key));
  await playOn();
  await step('press Control+z', () => press('Control', 'z'));
  await step('press Control+Shift+Z', () => press('Control', 'Shift', 'Z'));
  await step('undo', () => game.undo());
  await step('undo', () => game.undo());
  await step('redo', () => game.redo());
  await playOn();
  await step('redo', () => game.redo());

  await step('pause', () => game.pause());
  await playOn();
  await step('press Escape', () => press('Escape'));
  const names = settings['players'] === 'Ada' ? 'Ann' : 'Ann, Bob';
  await step(`players ${names}`, () => void Object.assign(game, {players: names}));
  await step(`${option[0]} ${short(option[2])}`, () => void Object.assign(game, {[option[0]]: option[2]}));
  await step(`${option[0]} ${short(option[1])}`, () => void Object.assign(game, {[option[0]]: option[1]}));
  await step('readOnly true', () => void Object.assign(game, {readOnly: true}));
  await step('press Control+z', () => press('Control', 'z'));
  await step('readOnly false', () => void Object.assign(game, {readOnly: false}));

  const record = game.save();
  player.lines.push('', `save: ${fields(record, 'id')}`);
  const code = game.share();
  player.lines.push(`share: ${code}`);
  await step('newGame', () => game.newGame());
  await step(`${option[0]} as at first`, () => void Object.assign(game, {[option[0]]: settings[option[0]]}));
  await step('load the record', () => game.load(record));
  await step('load a record of another version', () => game.load({...record, version: 99}));
  await step('load the code', () => game.load(code));
  await step('replay', () => game.replay());

  while (game.turn !== undefined) await playOn();
  await step('play after the end', () => game.play('no such move'));
  await step('replay', () => game.replay());
  await step('undo', () => game.undo());
  await step('redo', () => game.redo());
  await step(`newGame ${option[0]} ${short(option[1])}`, () => game.newGame({[option[0]]: option[1]} as never));
  await step('newGame seed other', () => game.newGame({seed: 'other'}));

  if (course.clock) frames = new Frames();
  await player.open('A game with automatic players', {...settings, ...course.auto, autoplay: true}, course.stop);
  if (player.game.turn !== undefined) {
    await playOn();
    await step('undo', () => player.game.undo());
    await step('redo', () => player.game.redo());
    await step('resume', () => player.game.resume());
  }
  while (player.game.turn !== undefined && !player.game.paused) await playOn();
  await step('undo', () => player.game.undo());
  player.game.remove();
  return player.lines.join('\n');
}

describe('golden logs: the element of', () => {
  afterEach(async () => {
    frames?.restore();
    frames = undefined;
    await resetMouse();
  });

  for (const [id, course] of Object.entries(courses)) {
    const [, tag = ''] = sideEffects.join().match(new RegExp(`/src/games/${id}/([\\w-]+)\\.ts`))!;
    it(id, async function () {
      this.timeout(120_000);
      const log = `${await logOf(tag, course)}\n`;
      const path = `./${id}.txt`;
      const [rules, ...stored] = ((await readFile({path})) ?? '').split(divider);
      if (process.env['UPDATE']) await writeFile({path, content: [rules, log].join(divider)});
      else compare(`test/golden/${id}.txt`, stored.join(divider), log);
    });
  }
});
