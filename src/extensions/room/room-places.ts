/** The parts of a room in the frame: the lobby, the line above the status, marks of players, and the buttons at the end. */
import type {CSSResultGroup} from 'lit';
import {isRefusal} from '../../core/game.js';
import type {
  ButtonModel,
  ExtensionHost,
  FinishedGame,
  Now,
  Places,
  RoomSettler,
  Running,
} from '../../frame/extension.js';
import type {GameView} from '../../frame/game-definition.js';
import {html} from '../../frame/templates/lit-free.js';
import {panelStyles} from '../../frame/templates/panel.js';
import type {GameTypes} from '../../play/game-types.js';
import {GameRoom, type Entered} from './game-room.js';
import {lineStyles, lineTemplate, markTemplate} from './line.js';
import {detailsTemplate, lobbyStyles, lobbyTemplate} from './lobby.js';
import english from './words/en.js';

export {GameRoom};
export const styles: CSSResultGroup = [panelStyles, lobbyStyles, lineStyles];

export class RoomPlaces<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #room: GameRoom<T>;
  /** The game whose dice failed the check, and the sentence on it. */
  #failed: {readonly id: string; readonly text: string} | undefined;

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

  /** Checks the dice of a finished game: players are told if they can't be trusted, also if nobody asks. */
  over({record}: FinishedGame<T>): void {
    const {playing} = this.#room;
    if (playing && this.#hasDice && record.id === playing.room.view!.id) void this.#check(playing, false);
  }

  /** Whether the game depends on chance. */
  get #hasDice(): boolean {
    const {rules} = this.#host.definition;
    return 'settle' in rules || 'deal' in rules;
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
      end: {content: this.#failure, buttons: this.#endButtons},
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

  /** The sentence on dice that can't be trusted. */
  get #failure(): unknown {
    const failed = this.#failed;
    return failed && failed.id === this.#room.playing?.room.view!.id
      ? html`<p class="dice-failure">${failed.text}</p>`
      : undefined;
  }

  /** The buttons of the card at the end. */
  get #endButtons(): readonly ButtonModel[] {
    const {words, playing} = this.#room;
    if (!playing) return [];
    const {room} = playing;
    const button = (key: string, onPress: () => void): ButtonModel => ({
      label: words.say(key),
      onPress,
    });
    const isAsked = room.seat === undefined || room.seats[room.seat]!.again;
    return [
      ...(isAsked ? [] : [button('rematch', () => this.#rematch(playing))]),
      ...(this.#hasDice ? [button('checkDice', () => void this.#check(playing, true))] : []),
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

  /** @param isAsked whether someone has pressed the button, and waits for the answer */
  async #check({room, news}: Entered<T>, isAsked: boolean): Promise<void> {
    const {words} = this.#room;
    const {feedback, target} = this.#host;
    const {id} = room.view!;
    const checked = await room.check();
    if (isRefusal(checked)) {
      if (checked.code === 'not-loaded') {
        if (isAsked) feedback.notify(this.#host.words.say('notLoaded'));
        return;
      }
      // the next game may have begun
      if (checked.code === 'not-over' && !isAsked) return;
      const sentence = `dice-${checked.code}`;
      const text = words.say(sentence in english ? sentence : 'dice-bad-record');
      this.#failed = {id, text};
      feedback.say(text);
      this.#host.report(checked);
      target.requestUpdate();
      return;
    }
    if (!isAsked) return;
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
