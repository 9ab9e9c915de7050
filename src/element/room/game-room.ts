/**
 * A game in a room, for its element: seats the player, shows settled moves one after the other, sends the player's own.
 * The room owns the game; the element's model replays it. Fetched when `room` is set (`RoomLink`), and without Lit.
 */
import type {GameTypes} from '../../controllers/game-types.js';
import {nextTask, runInSlices} from '../../controllers/search.js';
import {badOption, GameError, isRefusal, refusalOf, refuse, toRefusal, type Refusal} from '../../core/game.js';
import {sameJson, type JsonObject} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import {
  codeAt,
  goTo,
  linkTo,
  readCode,
  Room,
  server,
  tabs,
  type RoomGame,
  type RoomMove,
  type RoomPhase,
  type RoomRecord,
  type RoomSeat,
} from '../../rooms/room.js';
import {recordedSeat} from '../../rooms/state/record.js';
import type {CardModel} from '../../templates/dialog.js';
import {panelStyles} from '../../templates/panel.js';
import type {TokenModel} from '../../templates/token.js';
import type {ElementGame} from '../element-game.js';
import type {GameDefinition} from '../game-definition.js';
import {passOn} from '../keepsake/results.js';
import type {TableRoom} from '../table-context.js';
import type {WordsController} from '../words.js';
import {
  RoomClosedEvent,
  RoomJoinedEvent,
  RoomPeerBackEvent,
  RoomPeerLeftEvent,
  RoomSeatTakenEvent,
  type RoomSeatDetail,
} from './events.js';
import {detailsTemplate, lobbyStyles, lobbyTemplate, usualColours} from './lobby.js';
import {keepName, keptName} from './name.js';
import english from './words/en.js';

/** What is set on the element or on its table. */
export type RoomSettings = {
  /** The room's code; empty: the table's, the one in the address, else a new room. */
  readonly room: string;
  /** The room of the table. */
  readonly table?: TableRoom;
  /** Addresses of a rooms server; left out: the tabs of this browser. */
  readonly server?: string;
  /** Seconds for a turn in a room that is opened here. */
  readonly clock?: number;
  /** The element is set to a daily game. */
  readonly daily?: true;
};

/** Moves that may wait to be shown; of more than that the first are cut short. */
const mostWaiting = 2;

/** Seats of a room where the page names no players. */
const usualSeats = 4;

/** Events by which a player shows to be here. */
const presses = ['pointerdown', 'keydown'];

/** The rooms on this page, to which a new name is passed on. */
const rooms = new Set<{renamed(table: string, name: string): void}>();

export class GameRoom<T extends GameTypes> {
  readonly #game: ElementGame<T>;
  readonly #room: Room | undefined;
  readonly #table: TableRoom | undefined;
  readonly words: WordsController;
  /** Why there is no room, before one could be asked for. */
  #problem: Refusal | undefined;
  /** The code given, if it is none. */
  readonly #wrongCode: string | undefined;
  /** The seats, and where the room was, when they were looked at last. */
  #before: {readonly seats: Room['seats']; readonly phase: RoomPhase} | undefined;
  #joined = false;
  #hasSat = false;
  /** The number of the own move that the room is asked to settle. */
  #asked: number | undefined;
  /** Whether a turn of this player was ended for them. */
  #isLate = false;
  #waiting: RoomMove[] = [];
  #showing = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(game: ElementGame<T>, {room, table, daily, ...set}: RoomSettings) {
    const {element, definition, model, settings} = game;
    this.#game = game;
    this.#table = table;
    const {server: address, clock} = table ?? set;
    element.addStyles(Promise.resolve([panelStyles, lobbyStyles]));
    for (const type of presses) element.addEventListener(type, this.#wake);
    rooms.add(this);
    this.words = game.wordsIn(english, (lang) => import(`./words/${lang}.js`));
    const entered = table ? table.code : room || Room.codeIn(location.href, element.id);
    if (entered !== undefined && readCode(entered) === undefined) this.#wrongCode = entered.slice(0, 40);
    const code = table ? codeAt(table, `${definition.rules.id} ${element.id}`) : entered;
    const {options, seats} = settings.setup;
    const [min, max] = definition.rules.seats;
    const given = element.players !== undefined;
    try {
      if (daily) throw new GameError('daily-in-room', 'Invalid daily in a room: everyone knows the seed of the day.');
      if (this.#wrongCode !== undefined)
        throw badOption('room', this.#wrongCode, 'a code of six to twelve letters and digits');
      checkSettings(address, clock);
      this.#room = new Room({
        game: roomGameOf(definition),
        transport: address ? server(address) : tabs(),
        ...(code !== undefined && {code}),
        ...(table && {opens: table.opens}),
        opening: {
          options,
          seats: given ? seats.length : Math.max(min, Math.min(max, usualSeats)),
          ...(clock !== undefined && max > 1 && {clock}),
        },
        events: {
          changed: () => this.#changed(),
          started: (record) => this.#started(record),
          moved: (move) => this.#moved(move),
          refused: (refusal) => model.report(refusal),
        },
      });
    } catch (error) {
      this.#problem = refusalOf(error, 'The room', 'bad-option');
      model.report(this.#problem);
    }
  }

  // what there is

  /** The room; undefined where its code is none. */
  get room(): Room | undefined {
    return this.#room;
  }

  get phase(): RoomPhase {
    return this.#room?.phase ?? 'closed';
  }

  /** What is wrong with the settings. */
  get problem(): string | undefined {
    return this.#problem?.message;
  }

  /** Why it is closed; undefined while it is not. */
  get closed(): string | undefined {
    return this.#wrongCode === undefined ? (this.#problem?.code ?? this.#room?.closed) : 'bad-code';
  }

  /** Why the connection takes long, or that it is being made. */
  get connecting(): string {
    return this.words.say(this.#room?.postponed === 'too-many' ? 'too-many' : 'connecting');
  }

  /** Whether a game has begun in it. */
  get isOn(): boolean {
    return this.closed === undefined && (this.#room?.view?.round ?? 0) > 0;
  }

  /** The record, the same on every page; undefined before the first game. */
  get record(): RoomRecord | undefined {
    return this.#room?.record;
  }

  /** An address that leads others here. */
  get link(): string {
    const {code, id} = this.#table ?? {code: this.#room?.code, id: this.#game.element.id};
    return linkTo(location.href, code, id);
  }

  // moving

  /** Wishes a move of this player; answers with what was settled. */
  settle(move: string): Promise<string | Refusal> {
    const room = this.#room!;
    if (this.#waiting.length > 0) return Promise.resolve(refuse('busy', 'Other moves are still being shown.'));
    this.#asked = this.#game.model.session.number + 1;
    return room.send(move).then((made) => {
      this.#asked = undefined;
      return isRefusal(made) ? made : made.move;
    });
  }

  #moved(move: RoomMove): void {
    // the answer to what was wished here
    if (move.number === this.#asked) {
      this.#isLate ||= move.by === 'auto';
      return;
    }
    this.#waiting.push(move);
    void this.#show();
  }

  /** Shows the moves that have come, each to its end unless there are many. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    const {model, element} = this.#game;
    for (;;) {
      // an own move that was settled before is being made
      await nextTask();
      if (!document.hidden && this.#waiting.length <= mostWaiting)
        await element.updateComplete.then(() => this.#game.presented);
      const next = this.#waiting[0];
      if (!next || this.#ended) break;
      this.#waiting.shift();
      if (next.number <= model.session.number) continue;
      const by = next.by === 'auto' ? 'auto' : 'remote';
      this.#isLate ||= by === 'auto' && model.session.turn === this.#room!.seat;
      const made =
        next.number === model.session.number + 1 ? await model.settle(next.move, by, next.number) : undefined;
      if (!made?.ok) await this.#reload();
    }
    this.#showing = false;
  }

  /** The page has come to something else than the room: the room is right. */
  async #reload(): Promise<void> {
    const {record} = this;
    this.#waiting = [];
    if (record && !this.#ended) await this.#game.model.load({...record, seats: this.#seats});
  }

  /** A press or a key: the player is here, and has the whole time for a turn again. */
  readonly #wake = (): void => {
    if (this.#isLate) this.#room?.wake();
    this.#isLate = false;
  };

  #started(record: RoomRecord): void {
    const {model, element, room} = this.#game;
    room.setAside();
    this.#waiting = [];
    const {options, id, moves} = record;
    const seats = this.#seats;
    if (moves.length === 0) void model.newGame({options, seats, id});
    else void model.load({...record, seats});
    element.paused = false;
  }

  /** The players as this page sees them: others move elsewhere. */
  get #seats(): Seat[] {
    const room = this.#room!;
    const {seats = []} = room.record ?? {};
    return seats.map((seat, i) => ({...seat, kind: i === room.seat ? 'person' : 'remote'}));
  }

  // who is here

  #changed(): void {
    if (this.#ended) return;
    const {model} = this.#game;
    const room = this.#room;
    // the room tells before its constructor has ended
    if (!room) return void Promise.resolve().then(() => this.#changed());
    const {phase} = room;
    if (phase === 'lobby' || phase === 'playing' || phase === 'over') this.#sitDown(room);
    this.#tell(room);
    const seats = this.#seats;
    if (room.view && room.view.round > 0 && seats.length === model.session.seats.length) {
      if (!sameJson(seats, model.session.seats) && model.session.id === room.view.id) model.seats = seats;
    }
    clearInterval(this.#timer);
    if (phase === 'playing' && room.turnEnds !== undefined) this.#timer = setInterval(() => this.#redraw(), 1000);
    this.#redraw();
  }

  #redraw(): void {
    this.#game.element.requestUpdate();
  }

  /** Takes a free seat, once; where the game is for one, it begins. */
  #sitDown(room: Room): void {
    if (!this.#hasSat && room.seat === undefined && room.seats.some(({free}) => free)) {
      this.#hasSat = true;
      room.sit(keptName(), this.#colourFor(room.seats.findIndex(({free}) => free)));
      return;
    }
    this.#hasSat = true;
    this.#keepColour(room);
    if (!this.#joined) this.#join(room);
  }

  /** In the lobby, everyone has a colour of their own from the beginning; of two with the same, the second changes. */
  #keepColour(room: Room): void {
    const {seat, seats, view} = room;
    const own = seats[seat ?? -1];
    if (!own || view!.phase !== 'lobby' || view!.next) return;
    if (own.colour !== undefined && !seats.slice(0, seat).some(({colour}) => colour === own.colour)) return;
    const free = this.#colourFor(seat!);
    if (free.colour !== undefined) room.sit(own.name, free);
  }

  /** A colour for a new player: in the lobby the one of that seat, unless another player has it; later the seat's. */
  #colourFor(seat: number): {readonly colour?: string} {
    const {seats, view} = this.#room!;
    if (this.seatRange[1] === 1) return {};
    const nameOf = ({token, colour}: TokenModel): string => colour ?? usualColours[token % usualColours.length]!;
    const looks = this.looks(seats).map(nameOf);
    const taken = looks.filter((_, i) => i !== seat && seats[i]!.kind !== 'open');
    const plain = seats.map(({colour: _, ...other}, i): RoomSeat => (i === seat ? {...other, kind: 'person'} : other));
    const usual = view!.phase === 'lobby' ? nameOf(this.looks(plain)[seat]!) : seats[seat]!.colour;
    const colour = [usual, ...this.colours].find((name) => name !== undefined && !taken.includes(name));
    return {...(colour !== undefined && {colour})};
  }

  #join(room: Room): void {
    this.#joined = true;
    const {element, definition, settings} = this.#game;
    const {code: name, link} = this;
    // a reload comes back to it
    if (room.isOpener && !this.#table) goTo(link);
    element.dispatchEvent(new RoomJoinedEvent({room: name, seat: room.seat ?? null, link}));
    if (!room.isHost || room.phase !== 'lobby') return;
    if (definition.rules.seats[1] === 1) return room.start();
    // the players that the page names as automatic
    if (!room.isOpener) return;
    for (const [seat, {kind, level}] of settings.setup.seats.entries()) {
      if (kind === 'auto' && room.seats[seat]?.kind === 'open') room.seatComputer(seat, true, level);
    }
  }

  /** The code that others need: the table's, where the game has its room from there. */
  get code(): string {
    return this.#wrongCode ?? this.#table?.code ?? this.#room?.code ?? '';
  }

  /** Whether its room is the table's, which alone is joined and left. */
  get isTables(): boolean {
    return this.#table !== undefined;
  }

  /** Tells the page and the player who has come and gone. */
  #tell(room: Room): void {
    const {element, frame} = this.#game;
    const {words, code} = this;
    const before = this.#before;
    const {seats, phase} = room;
    this.#before = {seats, phase};
    if (phase === 'closed' && before?.phase !== 'closed') {
      element.dispatchEvent(new RoomClosedEvent({room: code, reason: room.closed!}));
    }
    if (!before || phase === 'closed') return;
    if (phase === 'offline' && before.phase !== 'offline') this.#game.say(words.say('offline'));
    if (before.phase === 'offline' && phase !== 'offline') this.#game.say(words.say('online'));
    for (const [seat, {kind, name, here}] of seats.entries()) {
      const was = before.seats[seat];
      if (seat === room.seat || !was || seats.length !== before.seats.length) continue;
      const detail: RoomSeatDetail = {room: code, seat, player: name || was.name};
      const player = detail.player || words.say('player', {n: seat + 1});
      const tell = (event: Event, sentence: string): void => {
        element.dispatchEvent(event);
        frame.notify(words.say(sentence, {player}));
      };
      const gone = was.kind === 'person' && was.here;
      if (kind === 'person' && was.kind !== 'person') tell(new RoomSeatTakenEvent(detail), 'joined');
      else if (gone && (kind !== 'person' || !here)) tell(new RoomPeerLeftEvent(detail), 'gone');
      else if (kind === 'person' && was.kind === 'person' && here && !was.here) {
        tell(new RoomPeerBackEvent(detail), 'back');
      }
    }
  }

  // what the element shows

  /** What stands in place of the status; undefined where nothing is to be said. `usual` is what would. */
  status(usual: string): string | undefined {
    const {phase, words} = this;
    const room = this.#room;
    if (phase === 'connecting' || room?.postponed) return this.connecting;
    if (phase === 'offline') return words.say('offline');
    if (phase !== 'playing' || room?.turnEnds === undefined) return undefined;
    const seconds = Math.max(0, Math.ceil((room.turnEnds - Date.now()) / 1000));
    return words.text([usual, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`]);
  }

  /** What lies over all but the board: the lobby, or why there is no room. Undefined while a game is on. */
  panel(): unknown {
    return this.isOn ? undefined : lobbyTemplate(this);
  }

  /** The buttons of the card at the end. */
  get endButtons(): CardModel['buttons'] {
    const {words} = this;
    const room = this.#room;
    if (!room || !this.isOn) return [];
    const button = (key: string, onPress: () => void): CardModel['buttons'][number] => ({
      label: words.say(key),
      onPress,
    });
    const isAsked = room.seat === undefined || room.seats[room.seat]!.again;
    return [
      ...(isAsked ? [] : [button('rematch', () => this.#rematch(room))]),
      button('checkDice', () => void this.#check(room)),
    ];
  }

  #rematch(room: Room): void {
    room.rematch();
    const others = room.seats.flatMap(({kind, here, again, name}, seat) =>
      kind === 'person' && here && !again && seat !== room.seat
        ? [name || this.words.say('player', {n: seat + 1})]
        : [],
    );
    if (others.length > 0) this.#game.frame.notify(this.words.say('waitsFor', {players: this.words.list(others)}));
  }

  async #check(room: Room): Promise<void> {
    const {words} = this;
    const checked = await room.check();
    if (isRefusal(checked) && checked.code === 'not-loaded')
      return this.#game.frame.notify(this.#game.words.say('notLoaded'));
    if (isRefusal(checked)) {
      const isUnproven = checked.code === 'missing-nonce';
      this.#game.frame.notify(
        isUnproven ? words.say('diceUnproven') : words.say('diceWrong', {reason: checked.message}),
      );
      return;
    }
    const {draws, rewound, withheld} = checked;
    const players = words.list(withheld.map((seat) => room.seats[seat]?.name || words.say('player', {n: seat + 1})));
    this.#game.frame.notify(
      words.text([
        words.say('diceRight', {n: draws}),
        rewound > 0 ? words.say('diceRewound', {n: rewound}) : '',
        players && words.say('diceWithheld', {players}),
      ]),
    );
  }

  /** For "More": the room and who is in it. */
  details(): unknown {
    return this.isOn ? detailsTemplate(this) : undefined;
  }

  // what its buttons do

  get seatRange(): readonly [number, number] {
    return this.#game.definition.rules.seats;
  }

  get colours(): readonly string[] {
    return this.#game.definition.players?.colours ?? usualColours;
  }

  /** A player's token. */
  tokenTemplate(token: TokenModel): unknown {
    return this.#game.templates.tokenTemplate(token);
  }

  /** What the players' tokens look like once the game begins with those who are there now. */
  looks(seats: readonly RoomSeat[]): readonly TokenModel[] {
    const {definition} = this.#game;
    const {options: set} = this.#room!.view!;
    const players = seats.filter(({kind}) => kind !== 'open');
    // with those who are still to come, at least
    const list = players.map(recordedSeat);
    while (list.length < this.seatRange[0]) list.push({name: '', kind: 'person'});
    const state = toRefusal(
      () => definition.rules.setup(definition.optionsFor?.(set, list) ?? set, list.length),
      'The options',
    );
    return seats.map((seat) => {
      const at = players.indexOf(seat);
      const own: TokenModel = {token: Math.max(at, 0), colour: seat.colour};
      if (at < 0 || isRefusal(state)) return own;
      return definition.token?.(at, seat.colour, state) ?? own;
    });
  }

  /** Changes name, seat or colour. */
  sit(change: {name?: string; seat?: number; colour?: string}): void {
    const room = this.#room!;
    const {name, colour} = room.seats[room.seat ?? -1] ?? {name: keptName()};
    const own = colour === undefined ? this.#colourFor(change.seat ?? room.seat!) : {colour};
    room.sit(change.name ?? name, {...own, ...change});
    if (change.name === undefined) return;
    keepName(change.name);
    // at a table one says it once
    if (this.#table) for (const other of rooms) if (other !== this) other.renamed(this.#table.code, change.name);
  }

  /** The player has another name at this table. */
  renamed(table: string, name: string): void {
    if (this.#table?.code !== table) return;
    const {seat, seats} = this.#room!;
    const own = seats[seat ?? -1];
    if (own && own.name !== name) this.#room!.sit(name, {...(own.colour !== undefined && {colour: own.colour})});
  }

  /** Hands the link on, to the clipboard or a sheet for sharing. */
  async invite(): Promise<void> {
    const done = await passOn(this.link);
    if (done === 'copied') this.#game.frame.notify(this.words.say('linkCopied'));
    if (done === 'failed') this.#game.frame.notify(this.link);
  }

  /** Goes to another room; without a code to a new one. */
  go(code = ''): void {
    const {element} = this.#game;
    goTo(linkTo(location.href, undefined, element.id));
    // the same value once more is a new room, too
    element.room = undefined;
    void element.updateComplete.then(() => (element.room = code));
  }

  /** Gives the seat back and goes. */
  leave(): void {
    const {element} = this.#game;
    goTo(linkTo(location.href, undefined, element.id));
    this.#room?.leave();
    element.room = undefined;
  }

  /** Ends what goes on here; the seat is kept for a way back. */
  end(): void {
    this.#ended = true;
    for (const type of presses) this.#game.element.removeEventListener(type, this.#wake);
    rooms.delete(this);
    clearInterval(this.#timer);
    this.#room?.disconnect();
    this.#game.element.removeController(this.words);
    this.words.hostDisconnected();
  }
}

/** @throws {GameError} `bad-option` */
function checkSettings(addresses = '', clock = 5): void {
  const list = addresses.split(/[\s,]+/).filter(Boolean);
  const isAddress = (text: string): boolean => URL.canParse(text) && /^(?:wss?|https?):$/.test(new URL(text).protocol);
  if (!list.every(isAddress)) throw badOption('server', addresses, 'an address such as wss://games.example');
  if (!Number.isInteger(clock) || clock < 5 || clock > 86_400)
    throw badOption('turn-clock', clock, 'seconds, 5 to 86,400');
}

/** The game as rooms play it, with the element's own computers. */
function roomGameOf<T extends GameTypes>(game: GameDefinition<T>): RoomGame {
  const answer = async (state: JsonObject, level?: string): Promise<string | undefined> => {
    const search = await game.choose?.(state, level);
    return search && runInSlices(search, () => true);
  };
  return {
    rules: game.rules,
    ...(game.choose && {choose: answer}),
    ...(game.optionsFor && {optionsFor: (options: JsonObject, seats) => game.optionsFor!(options, seats)}),
  };
}
