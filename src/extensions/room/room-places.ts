/** The parts of a room in the frame: the lobby, the line above the status, marks of players, and the buttons at the end. */
import type {CSSResultGroup} from 'lit';
import {isRefusal} from '../../core/game.js';
import type {ButtonModel, ExtensionHost, Now, Places, RoomSettler, Running} from '../../frame/extension.js';
import type {GameView} from '../../frame/game-definition.js';
import {panelStyles} from '../../frame/templates/panel.js';
import type {GameTypes} from '../../play/game-types.js';
import {GameRoom, type Entered} from './game-room.js';
import {lineStyles, lineTemplate, markTemplate} from './line.js';
import {detailsTemplate, lobbyStyles, lobbyTemplate} from './lobby.js';

export {GameRoom};
export const styles: CSSResultGroup = [panelStyles, lobbyStyles, lineStyles];

export class RoomPlaces<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #room: GameRoom<T>;

  constructor(host: ExtensionHost<T>, room: GameRoom<T>) {
    this.#host = host;
    this.#room = room;
  }

  get settler(): RoomSettler | undefined {
    return this.#room.settler;
  }

  end(): void {
    this.#room.end();
  }

  places({view}: Now<T>): Places {
    const room = this.#room;
    const {phase, playing, words} = room;
    return {
      panel: playing ? undefined : () => lobbyTemplate(room),
      line: playing && lineTemplate(playing.news, words, playing.moves.isLate),
      status: (usual) => this.#status(usual),
      mark: (seat) => this.#mark(seat, view),
      details: playing && detailsTemplate(room),
      end: {buttons: this.#endButtons},
      states: {connecting: phase === 'connecting', offline: phase === 'offline'},
    };
  }

  /** The status with the time that is left for the turn; undefined without a turn clock. */
  #status(usual: string): string | undefined {
    const {phase, words, entered} = this.#room;
    const turnEnds = entered?.room.turnEnds;
    if (phase !== 'playing' || turnEnds === undefined) return undefined;
    const seconds = Math.max(0, Math.ceil((turnEnds - Date.now()) / 1000));
    return words.text([
      usual,
      `${words.number(Math.floor(seconds / 60))}:${words.number(seconds % 60, {minimumIntegerDigits: 2})}`,
    ]);
  }

  /** The note behind a player's name in the list of players, and the picture they have sent. */
  #mark(seat: number, {still}: GameView<T>): unknown {
    const {words, playing} = this.#room;
    const at = playing?.room.seats[seat];
    if (!at) return undefined;
    const absent = at.kind === 'person' && !at.here ? words.say(at.free ? 'left' : 'away') : '';
    const note = seat === playing.room.seat ? words.say('you') : absent;
    return markTemplate(note, playing.news.reactionOf(seat), still);
  }

  /** The buttons of the card at the end. */
  get #endButtons(): readonly ButtonModel[] {
    const {words, playing} = this.#room;
    if (!playing) return [];
    const {room} = playing;
    const {rules} = this.#host.definition;
    const button = (key: string, onPress: () => void): ButtonModel => ({
      label: words.say(key),
      onPress,
    });
    const isAsked = room.seat === undefined || room.seats[room.seat]!.again;
    return [
      ...(isAsked ? [] : [button('rematch', () => this.#rematch(playing))]),
      ...(rules.settle || rules.deal ? [button('checkDice', () => void this.#check(playing))] : []),
    ];
  }

  #rematch({room, news}: Entered<T>): void {
    room.rematch();
    const others = room.seats.flatMap(({kind, here, again}, seat) =>
      kind === 'person' && here && !again && seat !== room.seat ? [news.nameOf(seat)] : [],
    );
    if (others.length > 0)
      this.#host.feedback.notify(this.#room.words.say('waitsFor', {players: this.#room.words.list(others)}));
  }

  async #check({room, news}: Entered<T>): Promise<void> {
    const {words} = this.#room;
    const checked = await room.check();
    if (isRefusal(checked) && checked.code === 'not-loaded')
      return this.#host.feedback.notify(this.#host.words.say('notLoaded'));
    if (isRefusal(checked)) {
      const isUnproven = checked.code === 'missing-nonce';
      this.#host.feedback.notify(words.say(isUnproven ? 'diceUnproven' : 'diceWrong'));
      return;
    }
    const {draws, rewound, withheld} = checked;
    const players = words.list(withheld.map((seat) => news.nameOf(seat)));
    this.#host.feedback.notify(
      words.text([
        words.say('diceRight', {n: draws}),
        rewound > 0 ? words.say('diceRewound', {n: rewound}) : '',
        players && words.say('diceWithheld', {players}),
      ]),
    );
  }
}
