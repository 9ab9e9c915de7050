/**
 * A game in a room, for its element: seats the player, shows settled moves one after the other, sends the player's own.
 * The room owns the game; the element's model replays it. Fetched when `room` is set (`RoomLink`), and without Lit.
 */
import type {GameTypes} from '../../controllers/game-types.js';
import {nextTask, runInSlices} from '../../controllers/search.js';
import {badOption, GameError, isRefusal, refusalOf, refuse, toRefusal, type Refusal} from '../../core/game.js';
import {quote, sameJson, type JsonObject} from '../../core/json.js';
import {drawOf} from '../../core/random.js';
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
import {randomHex} from '../../rooms/seat-storage.js';
import {readAddresses} from '../../rooms/server.js';
import {reactionBucket} from '../../rooms/state/bucket.js';
import {clockRange, isClock, type Picture} from '../../rooms/state/protocol.js';
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
import {lineStyles, lineTemplate, markTemplate} from './line.js';
import {storeName, storedName} from './name.js';
import english from './words/en.js';

/** The settings of a room, from the element or its table. */
export type RoomSettings = {
  /** The room's code; empty: that of the table or of the page's address, or a new room. */
  readonly room: string;
  /** The room of the table. */
  readonly table?: TableRoom;
  /** Addresses of a rooms server; left out: the tabs of this browser. */
  readonly server?: string;
  /** Seconds for a turn, if the room is opened here. */
  readonly clock?: number;
  /** Whether the element is set to a daily game. */
  readonly daily?: true;
};

/** Maximum number of moves that wait to be shown. With more, animations are skipped. */
const mostWaiting = 2;

/** Milliseconds for which a sentence about the room is shown, and a reaction. */
const noticeTime = 6000;
const reactionTime = 4000;

/** Seats of a room if the page names no players. */
const usualSeats = 4;

/** Events that show that the player is present. */
const presses = ['pointerdown', 'keydown'];

/** The rooms on this page, to which a new name is passed on. */
const rooms = new Set<{renamed(table: string, name: string): void}>();

export class GameRoom<T extends GameTypes> {
  readonly #game: ElementGame<T>;
  readonly #room: Room | undefined;
  readonly #table: TableRoom | undefined;
  readonly words: WordsController;
  /** Invalid settings. */
  #problem: Refusal | undefined;
  /** The given code, if it is invalid. */
  readonly #wrongCode: string | undefined;
  /** The seats and the phase at the last change. */
  #before: {readonly seats: Room['seats']; readonly phase: RoomPhase} | undefined;
  #joined = false;
  #hasSat = false;
  /** The number of the move of this player that the room is settling. */
  #asked: number | undefined;
  /** Whether the room has ended a turn for this player. */
  #isLate = false;
  #waiting: RoomMove[] = [];
  #showing = false;
  /** A sentence about the room, until its time is over or, where it `stays`, until the next move. */
  #notice: {readonly text: string; readonly stays: boolean} | undefined;
  /** The pictures that players show now, by seat. */
  readonly #reactions = new Map<number, {readonly picture: Picture}>();
  readonly #ownReactions = reactionBucket();
  #timer: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(game: ElementGame<T>, {room, table, daily, ...set}: RoomSettings) {
    const {element, definition, model, settings} = game;
    this.#game = game;
    this.#table = table;
    const {server: address, clock} = table ?? set;
    element.addStyles(Promise.resolve([panelStyles, lobbyStyles, lineStyles]));
    for (const type of presses) element.addEventListener(type, this.#wake);
    rooms.add(this);
    this.words = game.wordsIn(english, (lang) => import(`./words/${lang}.js`));
    const entered = table ? table.code : room || Room.codeIn(location.href, element.id);
    if (entered !== undefined && readCode(entered) === undefined)
      this.#wrongCode = (typeof entered === 'string' ? entered : quote(entered)).slice(0, 40);
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
          started: (record, lost) => this.#started(record, lost),
          moved: (move) => this.#moved(move),
          reacted: (seat, picture) => this.#reacted(seat, picture),
          refused: (refusal) => model.report(refusal),
        },
      });
    } catch (error) {
      this.#problem = refusalOf(error, 'The room', 'bad-option');
      model.report(this.#problem);
    }
  }

  // state

  /** The room; undefined if its settings are invalid. */
  get room(): Room | undefined {
    return this.#room;
  }

  get phase(): RoomPhase {
    return this.#room?.phase ?? 'closed';
  }

  /** The message about invalid settings. */
  get problem(): string | undefined {
    return this.#problem?.message;
  }

  /** The reason why the room is closed; undefined while it is open. */
  get closed(): string | undefined {
    return this.#wrongCode === undefined ? (this.#problem?.code ?? this.#room?.closed) : 'bad-code';
  }

  /** A sentence about the state of the connection. */
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

  /** A link to this room. */
  get link(): string {
    const {code, id} = this.#table ?? {code: this.#room?.code, id: this.#game.element.id};
    return linkTo(location.href, code, id);
  }

  // moves

  /** Requests a move of this player. Resolves with the settled move. */
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
    if (this.#notice?.stays) this.#notice = undefined;
    // the answer to the request of this page
    if (move.number === this.#asked) {
      this.#isLate ||= move.by === 'auto';
      return;
    }
    this.#waiting.push(move);
    void this.#show();
  }

  /** Shows the received moves one after another. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    const {model, element} = this.#game;
    for (;;) {
      // a move of this page that was settled before is being made
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

  /** Loads the record of the room after the page has come to another state. */
  async #reload(): Promise<void> {
    const {record} = this;
    this.#waiting = [];
    if (record && !this.#ended) await this.#game.model.load({...record, seats: this.#seats});
  }

  /** Tells the room after a press or a key that the player is present: their turns have their full time again. */
  readonly #wake = (): void => {
    if (!this.#isLate) return;
    this.#room?.wake();
    this.#isLate = false;
    this.#redraw();
  };

  #started(record: RoomRecord, lost: number): void {
    const {model, element, room} = this.#game;
    room.setAside();
    this.#waiting = [];
    this.#notice = undefined;
    this.#isLate = false;
    const {options, id, moves} = record;
    const seats = this.#seats;
    if (moves.length === 0) void model.newGame({options, seats, id});
    else void model.load({...record, seats});
    element.paused = false;
    if (lost > 0) this.#tellPlayer(this.words.say('rewound', {n: lost}), true);
  }

  /** The players as this page sees them: others are remote. */
  get #seats(): Seat[] {
    const room = this.#room!;
    const {seats = []} = room.record ?? {};
    return seats.map((seat, i) => ({...seat, kind: i === room.seat ? 'person' : 'remote'}));
  }

  // players

  #changed(): void {
    if (this.#ended) return;
    const {model} = this.#game;
    const room = this.#room;
    // the first call comes from the constructor of the room
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

  /** Takes a free seat, once. */
  #sitDown(room: Room): void {
    if (!this.#hasSat && room.seat === undefined && room.seats.some(({free}) => free)) {
      this.#hasSat = true;
      room.sit(storedName(), this.#colourFor(room.seats.findIndex(({free}) => free)));
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
    // found again by a reload
    if (room.isOpener && !this.#table) goTo(link);
    element.dispatchEvent(new RoomJoinedEvent({room: name, seat: room.seat ?? null, link}));
    if (!room.isHost || room.phase !== 'lobby') return;
    if (definition.rules.seats[1] === 1) return room.start();
    // automatic players of the page
    if (!room.isOpener || !settings.hasPlayers) return;
    for (const [seat, {kind, level}] of settings.setup.seats.entries()) {
      if (kind === 'auto' && room.seats[seat]?.kind === 'open') room.seatComputer(seat, true, level);
    }
  }

  /** The code for others: that of the table, if the room belongs to one. */
  get code(): string {
    return this.#wrongCode ?? this.#table?.code ?? this.#room?.code ?? '';
  }

  /** Whether the room belongs to a table, which is joined and left as a whole. */
  get isTables(): boolean {
    return this.#table !== undefined;
  }

  /** Reports players who have come and gone. */
  #tell(room: Room): void {
    const {element} = this.#game;
    const {words, code} = this;
    const before = this.#before;
    const {seats, phase} = room;
    this.#before = {seats, phase};
    if (phase === 'closed' && before?.phase !== 'closed') {
      element.dispatchEvent(new RoomClosedEvent({room: code, reason: room.closed!}));
    }
    if (!before || phase === 'closed') return;
    if (phase === 'offline' && before.phase !== 'offline') this.#game.say(words.say('offline'));
    if (before.phase === 'offline' && phase !== 'offline') this.#tellPlayer(words.say('online'));
    for (const [seat, {kind, name, here}] of seats.entries()) {
      const was = before.seats[seat];
      if (seat === room.seat || !was || seats.length !== before.seats.length) continue;
      const detail: RoomSeatDetail = {room: code, seat, player: name || was.name};
      const player = detail.player || this.#nameOf(seat);
      const tell = (event: Event, sentence: string): void => {
        element.dispatchEvent(event);
        const text = words.say(sentence, {player});
        // who is absent is shown as long as it lasts
        if (sentence === 'gone' && phase === 'playing') this.#game.say(text);
        else this.#tellPlayer(text);
      };
      const gone = was.kind === 'person' && was.here;
      if (kind === 'person' && was.kind !== 'person') tell(new RoomSeatTakenEvent(detail), 'joined');
      else if (gone && (kind !== 'person' || !here)) tell(new RoomPeerLeftEvent(detail), 'gone');
      else if (kind === 'person' && was.kind === 'person' && here && !was.here) {
        tell(new RoomPeerBackEvent(detail), 'back');
      }
    }
  }

  /** The name of a player, "Player 2" where one has none. */
  #nameOf(seat: number): string {
    return this.#room!.seats[seat]?.name || this.words.say('player', {n: seat + 1});
  }

  /** Says something about the room. It is read beside whose turn it is: until the next move, or for a while. */
  #tellPlayer(text: string, stays = false): void {
    this.#game.say(text);
    if (this.#notice?.stays && !stays) return;
    const notice = {text, stays};
    this.#notice = notice;
    if (!stays) {
      setTimeout(() => {
        if (this.#notice === notice) this.#notice = undefined;
        this.#redraw();
      }, noticeTime);
    }
    this.#redraw();
  }

  // reactions

  /** Whether there is another player to show a picture to. */
  get mayReact(): boolean {
    const {seat, seats = []} = this.#room ?? {};
    return seat !== undefined && seats.some(({kind, free}, i) => kind === 'person' && !free && i !== seat);
  }

  /** Shows a picture to everyone in the room. */
  react(picture: Picture): void {
    if (this.#ownReactions.take(Date.now()) > 0) this.#tellPlayer(this.words.say('slower'));
    else this.#room!.react(picture);
  }

  #reacted(seat: number, picture: Picture): void {
    if (this.#ended || seat >= this.#room!.seats.length) return;
    const {words} = this;
    const reaction = {picture};
    this.#reactions.set(seat, reaction);
    this.#game.say(words.say('reacted', {player: this.#nameOf(seat), picture: words.say(picture)}));
    setTimeout(() => {
      if (this.#reactions.get(seat) === reaction) this.#reactions.delete(seat);
      this.#redraw();
    }, reactionTime);
    this.#redraw();
  }

  // rendering

  /** The status with the time that is left for the turn; undefined without a turn clock. */
  status(usual: string): string | undefined {
    const {phase, words} = this;
    const room = this.#room;
    if (phase !== 'playing' || room?.turnEnds === undefined) return undefined;
    const seconds = Math.max(0, Math.ceil((room.turnEnds - Date.now()) / 1000));
    return words.text([usual, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`]);
  }

  /** The line about the room beside the status; undefined before the first game. */
  line(): unknown {
    return this.isOn ? lineTemplate(this) : undefined;
  }

  /** The state of the connection, news about players, or who is absent. */
  get sentence(): string {
    const {words, phase} = this;
    const {seats, seat: own, postponed} = this.#room!;
    if (postponed !== undefined) return this.connecting;
    if (phase === 'offline') return words.say('offline');
    if (this.#notice) return this.#notice.text;
    if (phase === 'playing') {
      if (this.#isLate) return words.say('late');
      const absent = seats.flatMap(({kind, here}, i) => (kind === 'person' && !here && i !== own ? [i] : []));
      const players = words.list(absent.map((seat) => this.#nameOf(seat)));
      // the only player is not played for
      if (players) return seats.length > 1 ? words.say('absent', {players}) : words.say('gone', {player: players});
    }
    return own === undefined ? words.say('watching') : '';
  }

  /** The note behind a player's name in the list of players, and the picture they have sent. */
  mark(seat: number): unknown {
    const {words} = this;
    const at = this.isOn ? this.#room!.seats[seat] : undefined;
    if (!at) return undefined;
    const absent = at.kind === 'person' && !at.here ? words.say(at.free ? 'left' : 'away') : '';
    const note = seat === this.#room!.seat ? words.say('you') : absent;
    return markTemplate(note, this.#reactions.get(seat)?.picture, this.#game.still);
  }

  /** The panel over everything but the board: the lobby, or the reason why there is no room. Undefined during a game. */
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
    const others = room.seats.flatMap(({kind, here, again}, seat) =>
      kind === 'person' && here && !again && seat !== room.seat ? [this.#nameOf(seat)] : [],
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
    const players = words.list(withheld.map((seat) => this.#nameOf(seat)));
    this.#game.frame.notify(
      words.text([
        words.say('diceRight', {n: draws}),
        rewound > 0 ? words.say('diceRewound', {n: rewound}) : '',
        players && words.say('diceWithheld', {players}),
      ]),
    );
  }

  /** The room and its players, for "More". */
  details(): unknown {
    return this.isOn ? detailsTemplate(this) : undefined;
  }

  // actions

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

  /** The players' tokens, if the game began now. */
  looks(seats: readonly RoomSeat[]): readonly TokenModel[] {
    const {definition} = this.#game;
    const {options: set} = this.#room!.view!;
    const players = seats.filter(({kind}) => kind !== 'open');
    // with the minimum number of players
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
    const {name, colour} = room.seats[room.seat ?? -1] ?? {name: storedName()};
    const own = colour === undefined ? this.#colourFor(change.seat ?? room.seat!) : {colour};
    room.sit(change.name ?? name, {...own, ...change});
    if (change.name === undefined) return;
    storeName(change.name);
    // a name holds for all games at a table
    if (this.#table) for (const other of rooms) if (other !== this) other.renamed(this.#table.code, change.name);
  }

  /** Takes a new name of the player at this table. */
  renamed(table: string, name: string): void {
    if (this.#table?.code !== table) return;
    const {seat, seats} = this.#room!;
    const own = seats[seat ?? -1];
    if (own && own.name !== name) this.#room!.sit(name, {...(own.colour !== undefined && {colour: own.colour})});
  }

  /** Shares the link by the clipboard or the share sheet. */
  async invite(): Promise<void> {
    const done = await passOn(this.link);
    if (done === 'copied') this.#game.frame.notify(this.words.say('linkCopied'));
    if (done === 'failed') this.#game.frame.notify(this.link);
  }

  /** Goes to another room; without a code to a new one. */
  go(code = ''): void {
    const {element} = this.#game;
    goTo(linkTo(location.href, undefined, element.id));
    // the same value again also opens a new room
    element.room = undefined;
    void element.updateComplete.then(() => (element.room = code));
  }

  /** Gives the seat back and leaves. */
  leave(): void {
    const {element} = this.#game;
    goTo(linkTo(location.href, undefined, element.id));
    this.#room?.leave();
    element.room = undefined;
  }

  /** Disconnects, and keeps the seat for a return. */
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
