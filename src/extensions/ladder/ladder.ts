/** On the card at the end: stars and tally against this level of the computer, and the next level. */
import type {GameTypes} from '../../play/game-types.js';
import type {WordsController} from '../../frame/words.js';
import type {GameView} from '../../frame/game-definition.js';
import type {EndPlace, ExtensionHost, FinishedGame, Now, Places, Running} from '../../frame/extension.js';
import {html} from '../../frame/templates/lit-free.js';
import {starsStyles, starsTemplate} from '../../frame/templates/stars.js';
import {levelName, levelOf, startWords} from '../start/level-words.js';
import {counted, part, readTally, starsOf} from './tally.js';

export const styles = starsStyles;

export class Ladder<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #words: WordsController;
  /** The finished game that the frame may show, by the state at its end. */
  #ended: {readonly state: unknown; readonly place: () => EndPlace} | undefined;

  constructor(host: ExtensionHost<T>) {
    this.#host = host;
    this.#words = startWords(host);
  }

  get #levels(): readonly string[] {
    return this.#host.definition.players?.levels ?? [];
  }

  /** The level that one person plays against. */
  #level({seats, you}: GameView<T>): string | undefined {
    const [level, ...others] = new Set(
      seats.flatMap((seat) => (seat.kind === 'auto' ? levelOf(seat, this.#levels) : [])),
    );
    return you !== undefined && others.length === 0 && level && this.#levels.includes(level) ? level : undefined;
  }

  over({view, settings}: FinishedGame<T>, isNews: boolean): void {
    const {seats, result, gameId, state, you} = view;
    const level = this.#level(view);
    if (level === undefined) return;
    const won = result!.winners.includes(you!);
    if (isNews && result!.winners.length > 0)
      this.#host.storage.update(part, (kept) => counted(kept, gameId, level, won));
    const next = won ? this.#levels[this.#levels.indexOf(level) + 1] : undefined;
    const climb = (): void => {
      const players = seats.map(({name, kind}) => (kind === 'auto' ? {kind, level: next!} : {name}));
      this.#host.play.choose({...settings.chosen, players});
      this.#host.newGame({});
    };
    this.#ended = {
      state,
      place: () => ({
        content: this.#line(level),
        next: next
          ? {label: this.#words.say('tryLevel', {level: levelName(this.#words, next)}), onPress: climb}
          : undefined,
      }),
    };
    this.#host.target.requestUpdate();
  }

  /** Games won and lost. */
  #tally(level: string): readonly [won: number, lost: number] {
    return readTally(this.#host.storage.read(part)).levels[level] ?? [0, 0];
  }

  #line(level: string): unknown {
    const words = this.#words;
    const [won, lost] = this.#tally(level);
    const stars = starsOf(won);
    return html`<p class="earned">
      <span>${levelName(words, level)}</span>
      ${stars ? starsTemplate(stars, words.say('stars', {n: stars})) : undefined}
      <span dir="ltr">${words.number(won)} : ${words.number(lost)}</span>
    </p>`;
  }

  places({view, settings}: Now<T>): Places {
    const level = settings.isOpen && view.seats.length === 2 ? this.#level(view) : undefined;
    const [won, lost] = level === undefined ? [0, 0] : this.#tally(level);
    const isShown = !this.#words.isLoading && view.live && view.state === this.#ended?.state;
    return {
      ...(won + lost > 0 && {tally: (seat) => (seat === view.you ? won : lost)}),
      ...(isShown && {end: this.#ended!.place()}),
    };
  }
}
