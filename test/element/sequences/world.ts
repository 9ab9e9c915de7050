// One element at a table, on which a sequence is played, word by word: `finish 3`, `undo`, `at game-over: new`. A word that
// ends with ` &` does not wait for what comes of it. Everything that is seen is compared with the reference.
import {sameJson} from '../../../src/core/json.js';
import type {GameElement, GameRecord} from '../../../src/kit.js';
import type {GameBeforeMoveEvent} from '../../../src/play/events.js';
import type {GameTable} from '../../../src/table/game-table.js';
import {accepted, eventNames, has, idle, Owed, place, text, type Heard} from '../../support/harness.js';
import {hold, release} from './files.js';
import {make, type Kind} from './kinds.js';
import {Reference, type Range} from './reference.js';

type Game = ReturnType<typeof make>;

/** Where what a word says is carried out. */
type Work = (world: World, about: string) => unknown;

/** Attributes that follow pointer, focus and time. */
const passing = /^(style|tabindex|aria-(disabled|current|pressed|selected))$/;

/** An element of the board in words, without comments and whatever the order of its attributes. */
function outline(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({name}) => !passing.test(name))
    .map(({name, value}) => `${name}="${value.trim()}"`);
  const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : ''));
  return `<${[element.localName, ...attributes.sort()].join(' ')}>${texts.join('')}${Array.from(element.children, outline).join('')}`;
}

/** What an element shows. */
const seen = (game: Game): {readonly status: string; readonly board: string} => ({
  status: text(game, '[part=status]'),
  board: outline(game.renderRoot.querySelector('.table .area')!),
});

const copy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

/** Waits until what has happened is shown, and automatic players have moved. */
export async function settled(game: Pick<Game, 'updateComplete' | 'matches' | 'localName'>): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    while (!(await game.updateComplete));
    await idle();
    if (i > 0 && (!game.matches(':state(busy)') || game.localName === 'snake-game')) return;
  }
}

/** What a promise resolves to soon, without waiting for a clock; undefined if it does not. */
async function soon<V>(promise: Promise<V>): Promise<V | undefined> {
  let value: V | undefined;
  let done = false;
  void promise.then(
    (is) => ((value = is), (done = true)),
    () => (done = true),
  );
  for (let i = 0; i < 60 && !done; i++) await idle();
  return value;
}

/** An element that has quietly come to the same position, by a load or by the last move. */
async function quiet(kind: Kind, record: GameRecord, last: string | undefined, paused: boolean): Promise<Game> {
  const game = place(make(kind, {paused: true}));
  await settled(game);
  await game.load(copy(record));
  if (last !== undefined) await game.play(last, {number: game.history.length + 1});
  game.paused = paused;
  await settled(game);
  return game;
}

/** What stands on a board, without what only invites to move: classes, and the faces of dice. */
const piecesOn = (board: string): string =>
  board.replace(/<svg class="die-face"[^<]*(<path[^>]*>)*/g, '').replace(/ class="[^"]*"/g, '');

/** The text of a result; empty while the game goes on. */
const textOf = async (game: GameElement): Promise<string> => {
  const answer = await game.resultText();
  return answer.ok ? answer.text : '';
};

/** A call of `resultText()`, and the game at that time: with the players who are set, and with those of the last move. */
interface Text {
  readonly records: readonly GameRecord[];
  readonly isOver: boolean;
  readonly text: Promise<string>;
}

export class World {
  game!: Game;
  readonly kind: Kind;
  readonly reference: Reference;
  readonly table = place(document.createElement('game-table') as GameTable);
  readonly #beat: number | undefined;
  /** Records to load, the first one of a game that has not begun. */
  readonly #records: GameRecord[] = [];
  #texts: Text[] = [];
  /** Moves whose answers by the page are late; `kept` as long as nothing has replaced their position. */
  #late: {readonly owed: Owed; readonly made: Promise<{ok: boolean}>; kept: boolean}[] = [];
  #replays: {readonly shown: Promise<boolean>; readonly boards: string[]; readonly record: GameRecord}[] = [];
  /** Whether the files for the last end are late or have failed. */
  #unsure = false;

  constructor(kind: Kind, beat: number) {
    this.kind = kind;
    this.#beat = kind.score && beat;
    this.reference = new Reference(kind);
  }

  async open(): Promise<void> {
    this.game = make(this.kind, {autosave: 'sequences', targetScore: this.#beat});
    for (const type of eventNames) this.game.addEventListener(type, (event) => this.#hear(event as unknown as Heard));
    this.game.addEventListener('game-error', ({detail: {code, message}}) => {
      if (code === 'bad-option') this.fault(`A valid setting is refused: ${message}`);
    });
    this.table.append(this.game);
    await settled(this.game);
  }

  #hear(heard: Heard): void {
    const {game} = this;
    this.reference.hear(heard, () => ({record: game.save(), result: game.result}));
  }

  fault(text: string): void {
    this.reference.faults.add(text);
  }

  async say(words: string): Promise<void> {
    const waits = !words.endsWith(' &');
    await this.#carryOut(words.replace(/ &$/, ''));
    if (!waits) return;
    await settled(this.game);
    await this.#check();
    if (/^(replay|move element)/.test(words)) await this.#compareView(words);
  }

  #carryOut(words: string): unknown {
    const [, type, inner] = /^at ([\w-]+): (.*)$/.exec(words) ?? [];
    if (type) return this.game.addEventListener(type, () => void this.#carryOut(inner!), {once: true});
    const verb = Object.keys(works).find((one) => words === one || words.startsWith(`${one} `))!;
    if (changing.test(words)) for (const late of this.#late) late.kept = false;
    return works[verb]!(this, words.slice(verb.length + 1));
  }

  // what holds at any time

  async #check(): Promise<void> {
    const {game, reference} = this;
    const record = game.save();
    const isOpen = game.turn !== undefined;
    if (isOpen && reference.waits(record) && !game.paused) this.fault('Automatic players alone do not wait for Start.');
    await this.#checkVerdict(record);
    if (this.kind.quiet && isOpen && !game.paused && !game.matches(':state(busy)'))
      this.fault('The snake moves on by itself.');
  }

  /** The sentence about the score to beat. */
  async #checkVerdict({id, moves, seats}: GameRecord): Promise<void> {
    const {game, kind, reference} = this;
    const n = this.#beat;
    const isOver = game.turn === undefined;
    if (n === undefined || moves.some(([, by]) => by === 'auto') || seats[0]!.kind !== 'person') return;
    if (isOver && reference.ended.get(id!)?.outcomes.includes(undefined)) return;
    const score = kind.score!(game.state);
    const beaten = kind.low ? score < n || score === 1 : score > n;
    const expected = isOver ? `${n} ${beaten ? 'beaten!' : 'not beaten.'}` : `To beat: ${n}`;
    const said = (): string => text(game, '[part=target-score]');
    for (let i = 0; i < 5 && said() !== expected && !this.#unsure; i++) await settled(game);
    if (said() === expected || (this.#unsure && said() === `To beat: ${n}`)) return;
    this.fault(
      `"${said()}" ${isOver ? `at the end (by ${reference.cause})` : 'while the game goes on'}. Expected "${expected}".`,
    );
  }

  /** Status and board are those of the position, as it was loaded or after its last move. */
  async #compareView(after: string): Promise<void> {
    const {game, kind} = this;
    const record = copy(game.save());
    if (has(game, '[part=status] .link') || game.matches(':state(waiting)') || this.reference.waits(record)) return;
    const {moves} = record;
    const last = moves.at(-1);
    const [move, by, times = 1] = last ?? [];
    const before = {...record, moves: [...moves.slice(0, -1), ...(times > 1 ? [[move, by, times - 1]] : [])]};
    const own = seen(game);
    const found: string[] = [];
    for (const way of last ? ['load', 'move'] : ['load']) {
      const loads = way === 'load';
      const twin = await quiet(kind, loads ? record : (before as GameRecord), loads ? undefined : move, game.paused);
      const its = seen(twin);
      twin.remove();
      if (sameJson(own, its)) return;
      found.push(own.status === its.status ? difference(own.board, its.board) : `"${its.status}"`);
    }
    this.fault(
      `After "${after}" the final position is shown otherwise: "${own.status}". Expected ${found.join(' or ')}.`,
    );
  }

  // words

  async play(number: number): Promise<unknown> {
    const {legalMoves} = this.game;
    return legalMoves.length > 0 && (await this.game.play(legalMoves[number % legalMoves.length]!));
  }

  async finish(number: number): Promise<void> {
    const {game} = this;
    for (let i = 0; i < 300 && game.turn !== undefined; i++) {
      const {legalMoves} = game;
      const made = await game.play(legalMoves[(i * number + number) % legalMoves.length]!);
      if (!made.ok) return;
    }
  }

  playLate(number: number): void {
    const {game} = this;
    const owed = new Owed();
    const {legalMoves} = game;
    let asked = false;
    const answer = (event: GameBeforeMoveEvent): void => {
      asked = true;
      event.respondWith(owed.promise);
    };
    game.addEventListener('game-before-move', answer);
    const made = game.play(legalMoves[number % legalMoves.length] ?? '');
    game.removeEventListener('game-before-move', answer);
    if (asked) this.#late.push({owed, made, kept: true});
  }

  async answer(): Promise<void> {
    const late = this.#late.splice(0);
    for (const {owed} of late) owed.keep();
    await settled(this.game);
    for (const {made, kept} of late) {
      const done = await soon(made);
      if (!done) this.fault('A move that the page has answered hangs.');
      else if (kept && !done.ok) this.fault('A move that waits for the page’s answer is lost.');
    }
    if (late.length > 0 && this.game.matches(':state(waiting)'))
      this.fault('The game waits for an answer that has come.');
  }

  replay(): void {
    const {game} = this;
    const boards: string[] = [];
    const record = copy(game.save());
    const watch = {hostUpdated: () => void boards.push(seen(game).board)};
    const shown = game.replay();
    game.addController(watch);
    this.#replays.push({shown: shown.then(({ok}) => ok).finally(() => game.removeController(watch)), boards, record});
  }

  text(): void {
    const {game} = this;
    const record = copy(game.save());
    const {seats} = this.reference;
    this.#texts.push({
      records: seats.length === record.seats.length ? [record, {...record, seats}] : [record],
      isOver: game.result !== undefined,
      text: textOf(game),
    });
  }

  async load(which: string): Promise<void> {
    const [, number, computers] = /^(\d+)( as computers)?$/.exec(which)!;
    const {game} = this;
    if (this.#records.length === 0) this.#records.push(copy(game.save()));
    const record = this.#records[Number(number) % this.#records.length]!;
    if (computers) await game.load({...record, seats: record.seats.map((seat) => ({...seat, kind: 'auto' as const}))});
    else await game.load(record);
  }

  keep(): void {
    this.#records.push(copy(this.game.save()));
  }

  /** Reads everything that can be read. */
  read(): void {
    readAll(this.game);
  }

  async reload(): Promise<void> {
    const {players} = this.game;
    this.game.remove();
    await this.open();
    this.game['players'] = players;
  }

  moveElement(): void {
    const {game} = this;
    game.remove();
    this.table.append(game);
  }

  files(how: string): void {
    if (how === 'late') hold();
    else release(how === 'come');
    this.#unsure = how !== 'come';
    if (how !== 'fail') return;
    this.reference.fail();
    this.#texts = [];
  }

  /** What is left in the end. */
  async end(): Promise<void> {
    const {game, reference} = this;
    this.files('come');
    await settled(game);
    await this.answer();
    for (const {shown, boards, record} of this.#replays) {
      const done = await soon(shown);
      if (done === undefined) this.fault('A replay never ends.');
      // Snake draws more at a start that waits for a press than at the start of a replay
      if (!done || record.moves.length === 0 || this.kind.tag === 'snake-game') continue;
      const start = await quiet(this.kind, {...record, moves: []} as GameRecord, undefined, true);
      const board = piecesOn(seen(start).board);
      start.remove();
      if (!boards.slice(0, 2).map(piecesOn).includes(board))
        this.fault('A replay does not show the starting position first.');
    }
    const statistics = await soon(accepted(game.statistics()));
    // what the focus is on is drawn with a ring
    (game.shadowRoot!.activeElement as HTMLElement | null)?.blur();
    await settled(game);
    await this.#check();
    await this.#compareView('the end');
    const record = game.save();
    this.#compare('games', statistics?.games, reference.count(record, 'won', 'lost', 'drawn'));
    this.#compare('games won', statistics?.wins, reference.count(record, 'won'));
    const drawn = reference.count(record, 'drawn');
    if (drawn[0] > 0) this.#compare('games drawn', await this.#figure('Drawn'), drawn);
    const tally = Object.fromEntries(this.table.tally.map(({player, wins}) => [player, wins]));
    const inOrder = (wins: object): string => JSON.stringify(Object.entries(wins).sort());
    if (inOrder(tally) !== inOrder(reference.tally))
      this.fault(`The tally is ${inOrder(tally)}. Expected ${inOrder(reference.tally)}.`);
    for (const {records, isOver, text: said} of this.#texts) {
      // details may be loaded later
      const short = (whole = ''): string =>
        whole
          .split('\n')
          .map((line, i) => (i === 1 ? line.split(' · ')[0] : line))
          .join('\n');
      const expected = isOver ? [] : [''];
      for (const its of isOver ? records : []) {
        const twin = await quiet(this.kind, its, undefined, true);
        expected.push(short(await soon(textOf(twin))));
        twin.remove();
      }
      const is = short(await soon(said));
      if (!expected.includes(is))
        this.fault(`The result says ${JSON.stringify(is)}. Expected ${JSON.stringify(expected)}.`);
    }
  }

  #compare(what: string, is: number | undefined, [least, most]: Range): void {
    if (is === undefined || is < least || is > most)
      this.fault(`Statistics: ${what} ${String(is)}. Expected ${least === most ? least : `${least} to ${most}`}.`);
  }

  /** A figure under "More". */
  async #figure(name: string): Promise<number | undefined> {
    const {game} = this;
    const more = game.renderRoot.querySelector<HTMLElement>('[part~="more"]')!;
    more.click();
    for (let i = 0; i < 20 && !has(game, '[part=statistics]'); i++) await settled(game);
    const figures = game.renderRoot.querySelector('[part=statistics]')?.textContent ?? '';
    more.click();
    const [, found] = new RegExp(`${name}\\s*(\\d+)`).exec(figures) ?? [];
    return found === undefined ? undefined : Number(found);
  }
}

/** Where two texts begin to differ. */
function difference(a: string, b: string): string {
  const at = Math.max(0, Array.from(a).findIndex((letter, i) => letter !== b[i]) - 60);
  return `${JSON.stringify(b.slice(at, at + 160))} instead of ${JSON.stringify(a.slice(at, at + 160))}`;
}

/** Reads every public getter of an element. */
function readAll(game: GameElement): void {
  for (
    let from = Object.getPrototypeOf(game) as object;
    from !== HTMLElement.prototype;
    from = Object.getPrototypeOf(from) as object
  )
    for (const [name, {get}] of Object.entries(Object.getOwnPropertyDescriptors(from)))
      if (get && !/^_/.test(name)) Reflect.get(game, name);
  game.save();
  if (game.history.length < 100) game.share();
}

/** Words after which the game, or whose turn it is, may be another. */
const changing = /^(new|load|undo|redo|play \d|finish|reload)/;

const works: Readonly<Record<string, Work>> = {
  'new by button': ({game}) => game.renderRoot.querySelector<HTMLElement>('[part="tool new"]')?.click(),
  'new with': ({game}, players) => game.newGame({players}),
  new: ({game}) => game.newGame(),
  undo: ({game}) => game.undo(),
  redo: ({game}) => game.redo(),
  'play late': (world, number) => world.playLate(Number(number)),
  play: (world, number) => world.play(Number(number)),
  finish: (world, number) => world.finish(Number(number)),
  answer: (world) => world.answer(),
  replay: (world) => world.replay(),
  text: (world) => world.text(),
  keep: (world) => world.keep(),
  load: (world, which) => world.load(which),
  seed: ({game}, seed) => void (game.seed = seed),
  players: ({game}, players) => void (game.players = players),
  read: (world) => world.read(),
  pause: ({game}) => game.pause(),
  start({game, reference, kind}) {
    // a snake would move by the clock
    if (kind.quiet) return;
    reference.started = true;
    game.resume();
  },
  'move element': (world) => world.moveElement(),
  reload: (world) => world.reload(),
  files: (world, how) => world.files(how),
};
