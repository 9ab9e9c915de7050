/** News of a room: events and sentences about its players and the connection, and the pictures that players show. */
import type {ExtensionHost} from '../../frame/extension.js';
import type {WordsController} from '../../frame/words.js';
import type {GameTypes} from '../../play/game-types.js';
import type {Room, RoomPhase} from '../../rooms/room.js';
import {reactionBucket} from '../../rooms/state/bucket.js';
import type {Picture} from '../../rooms/state/protocol.js';
import {
  RoomClosedEvent,
  RoomPeerBackEvent,
  RoomPeerLeftEvent,
  RoomSeatTakenEvent,
  type RoomSeatDetail,
} from './events.js';

/** Milliseconds for which a sentence about the room is shown, and a reaction. */
const noticeTime = 6000;
const reactionTime = 4000;

export class RoomNews<T extends GameTypes> {
  readonly #room: Room;
  readonly #host: ExtensionHost<T>;
  readonly #words: WordsController;
  /** The seats and the phase at the last change. */
  #before: {readonly seats: Room['seats']; readonly phase: RoomPhase} | undefined;
  /** A sentence about the room, until its time is over or, where it `stays`, until the next move. */
  #notice: {readonly text: string; readonly stays: boolean} | undefined;
  /** The pictures that players show now, by seat. */
  readonly #reactions = new Map<number, {readonly picture: Picture}>();
  readonly #ownReactions = reactionBucket();

  constructor(room: Room, host: ExtensionHost<T>, words: WordsController) {
    this.#room = room;
    this.#host = host;
    this.#words = words;
  }

  /** Tells of players who have come and gone, and of the connection. @param code of the room, for events */
  update(code: string): void {
    const {target} = this.#host;
    const words = this.#words;
    const room = this.#room;
    const before = this.#before;
    const {seats, phase} = room;
    this.#before = {seats, phase};
    if (phase === 'closed' && before?.phase !== 'closed') {
      target.dispatchEvent(new RoomClosedEvent({room: code, reason: room.closed!}));
    }
    if (!before || phase === 'closed') return;
    if (phase === 'offline' && before.phase !== 'offline') this.#host.feedback.say(words.say('offline'));
    if (before.phase === 'offline' && phase !== 'offline') this.tell(words.say('online'));
    for (const [seat, {kind, name, here}] of seats.entries()) {
      const was = before.seats[seat];
      if (seat === room.seat || !was || seats.length !== before.seats.length) continue;
      const detail: RoomSeatDetail = {room: code, seat, player: name || was.name};
      const player = detail.player || this.nameOf(seat);
      const tell = (event: Event, sentence: string): void => {
        target.dispatchEvent(event);
        const text = words.say(sentence, {player});
        // who is absent is shown as long as it lasts
        if (sentence === 'gone' && phase === 'playing') this.#host.feedback.say(text);
        else this.tell(text);
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
  nameOf(seat: number): string {
    return this.#room.seats[seat]?.name || this.#words.say('player', {n: seat + 1});
  }

  /** Says something about the room. It is read beside whose turn it is: until the next move, or for a while. */
  tell(text: string, stays = false): void {
    this.#host.feedback.say(text);
    if (this.#notice?.stays && !stays) return;
    const notice = {text, stays};
    this.#notice = notice;
    if (!stays) {
      this.#later(noticeTime, () => {
        if (this.#notice === notice) this.#notice = undefined;
      });
    }
    this.#host.target.requestUpdate();
  }

  /** A game has begun, or gone back. @param lost moves that the room has lost after this page had received them */
  started(lost: number): void {
    this.#notice = undefined;
    if (lost > 0) this.tell(this.#words.say('rewound', {n: lost}), true);
  }

  /** A move was made: what stayed until then is over. */
  moved(): void {
    if (this.#notice?.stays) this.#notice = undefined;
  }

  /** The state of the connection, news about players, or who is absent. @param isLate whether a turn of the player here ran out */
  sentence(isLate: boolean): string {
    const words = this.#words;
    const {seats, seat: own, postponed, phase} = this.#room;
    if (postponed !== undefined) return this.connecting;
    if (phase === 'offline') return words.say('offline');
    if (this.#notice) return this.#notice.text;
    if (phase === 'playing') {
      if (isLate) return words.say('late');
      const absent = seats.flatMap(({kind, here}, i) => (kind === 'person' && !here && i !== own ? [i] : []));
      const players = words.list(absent.map((seat) => this.nameOf(seat)));
      // the only player is not played for
      if (players) return seats.length > 1 ? words.say('absent', {players}) : words.say('gone', {player: players});
    }
    if (own !== undefined) return '';
    return words.say(phase === 'playing' && !seats.some(({free}) => free) ? 'full' : 'watching');
  }

  /** A sentence about the state of the connection. */
  get connecting(): string {
    return this.#words.say(this.#room.postponed === 'too-many' ? 'too-many' : 'connecting');
  }

  /** Whether there is another player to show a picture to. */
  get mayReact(): boolean {
    const {seat, seats} = this.#room;
    return seat !== undefined && seats.some(({kind, free}, i) => kind === 'person' && !free && i !== seat);
  }

  /** Shows a picture to everyone in the room. */
  react(picture: Picture): void {
    if (this.#ownReactions.take(Date.now()) > 0) this.tell(this.#words.say('slower'));
    else this.#room.react(picture);
  }

  /** The picture that a player shows now. */
  reactionOf(seat: number): Picture | undefined {
    return this.#reactions.get(seat)?.picture;
  }

  /** A player shows a picture. */
  reacted(seat: number, picture: Picture): void {
    if (seat >= this.#room.seats.length) return;
    const words = this.#words;
    const reaction = {picture};
    this.#reactions.set(seat, reaction);
    this.#host.feedback.say(words.say('reacted', {player: this.nameOf(seat), picture: words.say(picture)}));
    this.#later(reactionTime, () => {
      if (this.#reactions.get(seat) === reaction) this.#reactions.delete(seat);
    });
    this.#host.target.requestUpdate();
  }

  /** Ends what is shown for a while. */
  #later(time: number, end: () => void): void {
    setTimeout(() => {
      end();
      this.#host.target.requestUpdate();
    }, time);
  }
}
