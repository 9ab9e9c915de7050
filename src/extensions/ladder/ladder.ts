/** On the card at the end: stars and tally against this level of the computer, and the next level. */
import type {GameTypes} from '../../play/game-types.js';
import type {WordsController} from '../../frame/words.js';
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

  over({view: {seats, result, gameId, state, you}, settings}: FinishedGame<T>, isNews: boolean): void {
    const {levels = []} = this.#host.definition.players ?? {};
    const [level, ...others] = new Set(seats.flatMap((seat) => (seat.kind === 'auto' ? levelOf(seat, levels) : [])));
    // one person against computers of one level
    if (you === undefined || others.length > 0 || !level || !levels.includes(level)) return;
    const won = result!.winners.includes(you);
    if (isNews && result!.winners.length > 0)
      this.#host.storage.update(part, (kept) => counted(kept, gameId, level, won));
    const next = won ? levels[levels.indexOf(level) + 1] : undefined;
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

  #line(level: string): unknown {
    const words = this.#words;
    const tally = readTally(this.#host.storage.read(part));
    const [won, lost] = tally.levels[level] ?? [0, 0];
    const stars = starsOf(tally, level);
    return html`<p class="earned">
      <span>${levelName(words, level)}</span>
      ${starsTemplate(stars, words.say('stars', {n: stars}))}
      <span dir="ltr">${words.number(won)} : ${words.number(lost)}</span>
    </p>`;
  }

  places({view}: Now<T>): Places {
    if (this.#words.isLoading || !view.live || view.state !== this.#ended?.state) return {};
    return {end: this.#ended.place()};
  }
}
