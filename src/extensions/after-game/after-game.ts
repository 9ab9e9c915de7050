/** "You had it until move 3.", and a button that goes back there. */
import type {GameTypes} from '../../play/game-types.js';
import {isRefusal} from '../../core/game.js';
import type {GameRecord, RecordedMove} from '../../core/record.js';
import type {Solver} from '../../frame/game-definition.js';
import type {WordsController} from '../../frame/words.js';
import type {ExtensionHost, FinishedGame, Now, Places, Running} from '../../frame/extension.js';
import {css, html} from '../../frame/templates/lit-free.js';
import {runInSlices} from '../../play/search.js';
import english from './words/en.js';

export const styles = css`
  .missed {
    margin: 8px 0 0;
    line-height: 1.25;
  }
  .missed .link {
    margin: -8px -4px;
  }
`;

/** A move that gave away a win or a draw. */
interface Missed {
  /** Counted from 1. */
  readonly move: number;
  /** Whether a win was given away, or a draw. */
  readonly key: 'hadWin' | 'hadDraw';
}

export class AfterGame<T extends GameTypes> implements Running<T> {
  readonly #host: ExtensionHost<T>;
  readonly #solver: Solver<T>;
  readonly #words: WordsController;
  /** The last finished game, and what was missed in it, once that is known. */
  #game: FinishedGame<T> | undefined;
  #missed: Missed | undefined;

  constructor(host: ExtensionHost<T>, solver: Solver<T>) {
    this.#host = host;
    this.#solver = solver;
    this.#words = host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
  }

  over(game: FinishedGame<T>, isNews: boolean): void {
    this.#game = game;
    this.#missed = undefined;
    const {result, you} = game.view;
    if (!isNews || you === undefined || result!.winners.includes(you)) return;
    // not awaited: the card does not wait for the solver
    void this.#look(game, you).then((missed) => {
      if (!missed || this.#game !== game) return;
      this.#missed = missed;
      this.#host.target.requestUpdate();
    });
  }

  /** The last move of a seat after which it stood worse than before; undefined if there was none, or it is not known. */
  async #look({view: {options, seats, history, result}}: FinishedGame<T>, you: number): Promise<Missed | undefined> {
    const {rules} = this.#host.definition;
    const game = this.#game;
    const states = [rules.setup(options, seats.length)];
    for (const {move} of history) {
      const played = rules.play(states.at(-1)!, move);
      if (isRefusal(played)) return undefined;
      states.push(played.state);
    }
    const end = seats.length > 1 && result!.winners.length === 0 ? 0 : -1;
    for (let at = history.length - 1; at >= 0; at--) {
      if (history[at]!.seat !== you) continue;
      const worth = await runInSlices(this.#solver.worthOf(states[at]!), () => this.#game === game);
      if (worth === undefined) return undefined;
      if (worth > end) return {move: at + 1, key: worth > 0 ? 'hadWin' : 'hadDraw'};
    }
    return undefined;
  }

  places({view}: Now<T>): Places {
    const [missed, game, words] = [this.#missed, this.#game, this.#words];
    if (!missed || !view.live || view.state !== game?.view.state || words.isLoading) return {};
    const back = (): void => void this.#host.play.load(before(game.record, missed.move));
    const link = html`<button class="link" part="button" @click=${back}>${words.say('goBack')}</button>`;
    return {
      end: {
        // the frame tells screen readers of a button in a text
        content: html`<p class="missed">${words.say(missed.key, {n: missed.move})} ${link}</p>`,
      },
    };
  }
}

/** The game before a move, counted from 1. */
function before(record: GameRecord, move: number): GameRecord {
  const moves: RecordedMove[] = [];
  let left = move - 1;
  for (const [text, by, times = 1] of record.moves) {
    if (left <= 0) break;
    moves.push([text, by, Math.min(times, left)]);
    left -= times;
  }
  return {...record, moves};
}
