/**
 * The room of an element: enters the room that its settings name, and leads into others. The room owns the game; the
 * element's model replays it. Moves, the player's seat, and news each have a class of their own. Without Lit.
 */
import type {GameTypes} from '../../play/game-types.js';
import {runInSlices} from '../../play/search.js';
import {badOption, GameError, refusalOf, type Refusal} from '../../core/game.js';
import {quote, type JsonObject} from '../../core/json.js';
import {drawOf} from '../../core/random.js';
import {roomColor} from '../../frame/templates/token-colors.js';
import {
  codeAt,
  goTo,
  linkTo,
  memory,
  readCode,
  Room,
  server,
  type RoomGame,
  type RoomPhase,
  type RoomRecord,
} from '../../rooms/room.js';
import {randomHex} from '../../rooms/seat-storage.js';
import {readAddresses} from '../../rooms/server.js';
import {clockRange, isClock} from '../../rooms/state/protocol.js';
import type {GameDefinition} from '../../frame/game-definition.js';
import type {TokenModel} from '../../frame/templates/token.js';
import type {TableRoom} from '../../play/table-settings.js';
import type {WordsController} from '../../frame/words.js';
import type {Board, ExtensionHost, RoomSettler} from '../../frame/extension.js';
import type {Settings} from '../../play/read-settings.js';
import {passOn} from '../share/pass-on.js';
import {RoomJoinedEvent} from './events.js';
import {RoomMoves} from './room-moves.js';
import {RoomNews} from './room-news.js';
import {Seating} from './seating.js';
import english from './words/en.js';

/** Seats of a room if the page names no players. */
const usualSeats = 4;

/** Events that show that the player is present. */
const presses = ['pointerdown', 'keydown'];

/** A room, and what is done in it. */
export interface Entered<T extends GameTypes> {
  readonly room: Room;
  readonly moves: RoomMoves<T>;
  readonly seating: Seating<T>;
  readonly news: RoomNews<T>;
}

export class GameRoom<T extends GameTypes> {
  readonly #host: ExtensionHost<T>;
  readonly #settings: Settings<T>;
  readonly #table: TableRoom | undefined;
  /** Undefined if the settings are invalid. */
  readonly entered: Entered<T> | undefined;
  /** Whether others can come by a link, and a reload back: there is a server. */
  readonly hasLink: boolean;
  readonly words: WordsController;
  /** Invalid settings. */
  readonly #problem: Refusal | undefined;
  /** The given code, if it is invalid. */
  readonly #wrongCode: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(host: ExtensionHost<T>, settings: Settings<T>, board: Board<T>) {
    const {room: given, table, daily, ...set} = settings.room!;
    const {definition, target} = host;
    this.#host = host;
    this.#settings = settings;
    this.#table = table;
    const {server: address} = table ?? set;
    for (const type of presses) target.addEventListener(type, this.#markPresent);
    this.words = host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
    this.hasLink = !!address;
    const code = table ? table.code : given || (address ? Room.codeIn(location.href, target.id) : undefined);
    if (code !== undefined && readCode(code) === undefined)
      this.#wrongCode = (typeof code === 'string' ? code : quote(code)).slice(0, 40);
    try {
      if (daily) throw new GameError('daily-in-room', 'Invalid daily in a room: everyone knows the seed of the day.');
      if (this.#wrongCode !== undefined)
        throw badOption('room', this.#wrongCode, 'a code of six to twelve letters and digits');
      const room = this.#open(code);
      this.entered = {
        room,
        moves: new RoomMoves(room, board, definition.rules),
        seating: new Seating(room, definition, table),
        news: new RoomNews(room, host, this.words),
      };
    } catch (error) {
      this.#problem = refusalOf(error, 'The room', 'bad-option');
      host.report(this.#problem);
    }
  }

  /** Enters the room of a code, or opens it. @throws {GameError} `bad-option` for an invalid server or turn clock */
  #open(given: string | undefined): Room {
    const {definition, target} = this.#host;
    const {setup, raw, room: set} = this.#settings;
    const table = this.#table;
    const {server: address, clock} = table ?? set!;
    checkSettings(address, clock);
    const code = table ? codeAt(table, `${definition.rules.id} ${target.id}`) : given;
    const [min, max] = definition.rules.seats;
    return new Room({
      game: roomGameOf(definition),
      transport: address ? server(address) : memory(),
      ...(code !== undefined && {code}),
      // on a page, whoever comes first opens the room
      opens: !address || (table ? table.opens : code === undefined),
      opening: {
        options: setup.options,
        seats: raw.players === undefined ? Math.max(min, Math.min(max, usualSeats)) : setup.seats.length,
        ...(clock !== undefined && max > 1 && {clock}),
      },
      events: {
        changed: () => this.#changed(),
        started: (record, lost) => this.#started(record, lost),
        moved: (move) => {
          this.entered!.news.moved();
          this.entered!.moves.moved(move);
        },
        reacted: (seat, picture) => this.entered!.news.reacted(seat, picture),
        refused: (refusal) => this.#host.report(refusal),
      },
    });
  }

  // state

  get phase(): RoomPhase {
    return this.entered?.room.phase ?? 'closed';
  }

  /** The message about invalid settings. */
  get problem(): string | undefined {
    return this.#problem?.message;
  }

  /** The reason why the room is closed; undefined while it is open. */
  get closed(): string | undefined {
    return this.#wrongCode === undefined ? (this.#problem?.code ?? this.entered!.room.closed) : 'bad-code';
  }

  /** The room of a game that has begun; undefined before, and once it is closed. */
  get playing(): Entered<T> | undefined {
    return this.closed === undefined && (this.entered?.room.view?.round ?? 0) > 0 ? this.entered : undefined;
  }

  get settler(): RoomSettler | undefined {
    return this.playing?.moves;
  }

  /** The code for others: that of the table, if the room belongs to one. */
  get code(): string {
    return this.#wrongCode ?? this.#table?.code ?? this.entered?.room.code ?? '';
  }

  /** Whether the room belongs to a table, which is joined and left as a whole. */
  get isTables(): boolean {
    return this.#table !== undefined;
  }

  /** A link to this room; empty if it can't lead anyone there. */
  get #link(): string {
    if (!this.hasLink) return '';
    const {code, id} = this.#table ?? {code: this.entered?.room.code, id: this.#host.target.id};
    return linkTo(location.href, code, id);
  }

  // what happens in the room

  /** Tells the room after a press or a key that the player is present. */
  readonly #markPresent = (): void => {
    const moves = this.entered?.moves;
    if (!moves?.isLate) return;
    moves.markPresent();
    this.#redraw();
  };

  #started(record: RoomRecord, lost: number): void {
    const {moves, news} = this.entered!;
    moves.start(record);
    news.started(lost);
    this.#host.target.paused = false;
  }

  #changed(): void {
    if (this.#ended) return;
    // the first call comes from the constructor of the room
    if (!this.entered) return void Promise.resolve().then(() => this.#changed());
    const {room, moves, seating, news} = this.entered;
    const {phase} = room;
    const isOpen = phase === 'lobby' || phase === 'playing' || phase === 'over';
    if (isOpen && seating.sitDown()) this.#joined(room);
    news.update(this.code);
    moves.updateSeats();
    clearInterval(this.#timer);
    if (phase === 'playing' && room.turnEnds !== undefined) this.#timer = setInterval(() => this.#redraw(), 1000);
    this.#redraw();
  }

  #redraw(): void {
    this.#host.target.requestUpdate();
  }

  /** The page has come into the room. */
  #joined(room: Room): void {
    const {definition, target} = this.#host;
    const settings = this.#settings;
    const link = this.#link;
    // found again by a reload
    if (room.isOpener && !this.#table && link) goTo(link);
    target.dispatchEvent(new RoomJoinedEvent({room: this.code, seat: room.seat ?? null, link}));
    if (!room.isHost || room.phase !== 'lobby') return;
    if (definition.rules.seats[1] === 1) return room.start();
    // automatic players of the page
    if (!room.isOpener || !settings.hasPlayers) return;
    for (const [seat, {kind, level}] of settings.setup.seats.entries()) {
      if (kind === 'auto' && room.seats[seat]?.kind === 'open') room.seatComputer(seat, true, level);
    }
  }

  /** A player's token. */
  tokenTemplate(token: TokenModel): unknown {
    return this.#host.templates.tokenTemplate({...token, color: roomColor(token.color)});
  }

  // actions

  /** Shares the link by the clipboard or the share sheet. */
  async invite(): Promise<void> {
    const link = this.#link;
    const done = await passOn(link);
    if (done === 'copied') this.#host.feedback.notify(this.words.say('linkCopied'));
    if (done === 'failed') this.#host.feedback.notify(link);
  }

  /** Goes to another room; without a code to a new one. */
  go(code = ''): void {
    goTo(linkTo(location.href, undefined, this.#host.target.id));
    // the same value again also opens a new room
    const {target} = this.#host;
    target.room = undefined;
    void target.updateComplete.then(() => (target.room = code));
  }

  /** Gives the seat back and leaves. */
  leave(): void {
    goTo(linkTo(location.href, undefined, this.#host.target.id));
    this.entered?.room.leave();
    this.#host.target.room = undefined;
  }

  /** Disconnects, and keeps the seat for a return. */
  end(): void {
    this.#ended = true;
    for (const type of presses) this.#host.target.removeEventListener(type, this.#markPresent);
    clearInterval(this.#timer);
    this.entered?.moves.end();
    this.entered?.seating.end();
    this.entered?.room.disconnect();
    this.words.release();
  }
}

/** @throws {GameError} `bad-option` */
function checkSettings(addresses = '', clock = 5): void {
  const isAddress = (text: string): boolean => URL.canParse(text) && /^(?:wss?|https?):$/.test(new URL(text).protocol);
  if (!readAddresses(addresses).every(isAddress))
    throw badOption('server', addresses, 'an address such as wss://games.example');
  if (!isClock(clock)) throw badOption('turn-clock', clock, clockRange);
}

/** The game as rooms play it, with the element's own computers. */
function roomGameOf<T extends GameTypes>(game: GameDefinition<T>): RoomGame {
  const answer = async (state: JsonObject, level?: string): Promise<string | undefined> => {
    const search = await game.choose?.(state, level, drawOf(randomHex(16), 0));
    return search && runInSlices(search, () => true);
  };
  return {
    rules: game.rules,
    ...(game.choose && {choose: answer}),
    ...(game.optionsFor && {optionsFor: (options: JsonObject, seats) => game.optionsFor!(options, seats)}),
  };
}
