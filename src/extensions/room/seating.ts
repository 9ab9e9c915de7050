/** The player of this page in a room: takes a seat, and chooses name and colour. */
import {isRefusal, toRefusal} from '../../core/game.js';
import type {GameDefinition} from '../../frame/game-definition.js';
import {tokenNames} from '../../frame/templates/token-colors.js';
import type {TokenModel} from '../../frame/templates/token.js';
import type {GameTypes} from '../../play/game-types.js';
import type {TableRoom} from '../../play/table-settings.js';
import type {Room, RoomSeat} from '../../rooms/room.js';
import {recordedSeat} from '../../rooms/state/record.js';
import {storeName, storedName} from './name.js';

/** Requests for a free seat, after which the page only watches. */
const mostSeatRequests = 3;

/** The players of this page, to whom a new name is passed on. */
const seatings = new Set<{renamed(table: string, name: string): void}>();

export class Seating<T extends GameTypes> {
  readonly #room: Room;
  readonly #definition: GameDefinition<T>;
  readonly #table: TableRoom | undefined;
  /** How often a seat has been asked for. */
  #requests = 0;
  #hasJoined = false;

  constructor(room: Room, definition: GameDefinition<T>, table: TableRoom | undefined) {
    this.#room = room;
    this.#definition = definition;
    this.#table = table;
    seatings.add(this);
  }

  /**
   * Takes a free seat. Only then, or if there is none, the room is joined; others may come while the request is on its way.
   * @returns whether the page has joined the room by this call
   */
  sitDown(): boolean {
    const room = this.#room;
    const free = room.seats.findIndex((seat) => seat.free);
    if (!this.#hasJoined && room.seat === undefined && free >= 0 && this.#requests < mostSeatRequests) {
      this.#requests++;
      room.sit(storedName(), this.#colorFor(free));
      return false;
    }
    this.#keepColor();
    const joins = !this.#hasJoined;
    this.#hasJoined = true;
    return joins;
  }

  /** In the lobby, everyone has a colour of their own from the beginning; of two with the same, the second changes. */
  #keepColor(): void {
    const {seat, seats, view} = this.#room;
    const own = seats[seat ?? -1];
    if (!own || view!.phase !== 'lobby' || view!.next) return;
    if (own.color !== undefined && !seats.slice(0, seat).some(({color}) => color === own.color)) return;
    const free = this.#colorFor(seat!);
    if (free.color !== undefined) this.#room.sit(own.name, free);
  }

  /** A colour for a new player: in the lobby the one of that seat, unless another player has it; later the seat's. */
  #colorFor(seat: number): {readonly color?: string} {
    const {seats, view} = this.#room;
    if (this.range[1] === 1) return {};
    const nameOf = ({token, color}: TokenModel): string => color ?? tokenNames[token % tokenNames.length]!;
    const tokens = this.tokens(seats).map(nameOf);
    const taken = tokens.filter((_, i) => i !== seat && seats[i]!.kind !== 'open');
    const plain = seats.map(({color: _, ...other}, i): RoomSeat => (i === seat ? {...other, kind: 'person'} : other));
    const usual = view!.phase === 'lobby' ? nameOf(this.tokens(plain)[seat]!) : seats[seat]!.color;
    const color = [usual, ...this.colors].find((name) => name !== undefined && !taken.includes(name));
    return {...(color !== undefined && {color})};
  }

  /** The least and the greatest number of players. */
  get range(): readonly [number, number] {
    return this.#definition.rules.seats;
  }

  get colors(): readonly string[] {
    return this.#definition.players?.colors ?? tokenNames;
  }

  /** The players' tokens, if the game began now. */
  tokens(seats: readonly RoomSeat[]): readonly TokenModel[] {
    const definition = this.#definition;
    const {options: set} = this.#room.view!;
    const players = seats.filter(({kind}) => kind !== 'open');
    // with the minimum number of players
    const list = players.map(recordedSeat);
    while (list.length < this.range[0]) list.push({name: '', kind: 'person'});
    const state = toRefusal(
      () => definition.rules.setup(definition.optionsFor?.(set, list) ?? set, list.length),
      'The options',
    );
    return seats.map((seat) => {
      const at = players.indexOf(seat);
      const own: TokenModel = {token: Math.max(at, 0), color: seat.color};
      if (at < 0 || isRefusal(state)) return own;
      return definition.token?.(at, seat.color, state) ?? own;
    });
  }

  /** Changes name, seat or colour. */
  sit(change: {name?: string; seat?: number; color?: string}): void {
    const room = this.#room;
    const {name, color} = room.seats[room.seat ?? -1] ?? {name: storedName()};
    const own = color === undefined ? this.#colorFor(change.seat ?? room.seat!) : {color};
    room.sit(change.name ?? name, {...own, ...change});
    if (change.name === undefined) return;
    storeName(change.name);
    // a name holds for all games at a table
    if (this.#table) for (const other of seatings) if (other !== this) other.renamed(this.#table.code, change.name);
  }

  /** Takes a new name of the player at this table. */
  renamed(table: string, name: string): void {
    if (this.#table?.code !== table) return;
    const {seat, seats} = this.#room;
    const own = seats[seat ?? -1];
    if (own && own.name !== name) this.#room.sit(name, {...(own.color !== undefined && {color: own.color})});
  }

  end(): void {
    seatings.delete(this);
  }
}
