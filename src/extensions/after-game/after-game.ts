/** "You had it until move 3.", and a button that goes back there: on the card at the end, or once a hint knows it. */
import type {GameTypes} from '../../play/game-types.js';
import {isRefusal} from '../../core/game.js';
import type {GameRecord, RecordedMove} from '../../core/record.js';
import type {Solver} from '../../frame/game-definition.js';
import type {WordsController} from '../../frame/words.js';
import type {ExtensionHost, FinishedGame, Now, Places, Running} from '../../frame/extension.js';
import type {GameView} from '../../frame/game-definition.js';
import {css, html} from '../../frame/templates/lit-free.js';
import {runInSlices} from '../../play/search.js';
import {isHopeless} from './hopeless.js';
import english from './words/en.js';

export const styles = css`
  .missed {
    margin: 8px 0 0;
    line-height: 1.25;
  }
  .missed .link {
    margin: -8px -4px;
  }
  /* in the two lines that the status has anyway */
  .back.back {
    margin: -12px -4px;
    padding: 12px 4px;
    background: none;
    color: var(--_accent);
    font-weight: 600;
    text-decoration: underline;
  }
  .status:has(.back) {
    overflow: visible;
  }
  .status > span:has(.back) {
    display: inline;
  }
  @media (forced-colors: active) {
    :is(.missed .link, .back) {
      border: none;
    }
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
  /** The last game that was not won or can't be any more, and what was missed in it, once that is known. */
  #game: GameView<T> | undefined;
  #missed: Missed | undefined;
  /** The status of the hint that it can't be won any more. */
  #status: string | undefined;

  constructor(host: ExtensionHost<T>, solver: Solver<T>) {
    this.#host = host;
    this.#solver = solver;
    this.#words = host.wordsIn(english, (lang) => import(`./words/${lang}.js`));
  }

  over({view}: FinishedGame<T>, isNews: boolean): void {
    this.#find(view, isNews && !view.result!.winners.includes(view.you!));
  }

  #find(game: GameView<T>, isWanted: boolean): void {
    this.#game = game;
    this.#missed = this.#status = undefined;
    const {you} = game;
    if (!isWanted || you === undefined) return;
    // not awaited: the card does not wait for the solver
    void this.#look(game, you).then((missed) => {
      if (!missed || this.#game !== game) return;
      this.#missed = missed;
      // the card is read as a whole
      if (!game.result) this.#host.feedback.say(this.#words.say(missed.key, {n: missed.move}));
      this.#host.target.requestUpdate();
    });
  }

  /** The last move of a seat after which it stood worse than before; undefined if there was none, or it is not known. */
  async #look(game: GameView<T>, you: number): Promise<Missed | undefined> {
    const {options, seats, history, result} = game;
    const {rules} = this.#host.definition;
    const states = [rules.setup(options, seats.length)];
    for (const {move} of history) {
      const played = rules.play(states.at(-1)!, move);
      if (isRefusal(played)) return undefined;
      states.push(played.state);
    }
    const end = seats.length > 1 && result?.winners.length === 0 ? 0 : -1;
    for (let at = history.length - 1; at >= 0; at--) {
      if (history[at]!.seat !== you) continue;
      const worth = await runInSlices(this.#solver.worthOf(states[at]!), () => this.#game === game);
      if (worth === undefined) return undefined;
      if (worth > end) return {move: at + 1, key: worth > 0 ? 'hadWin' : 'hadDraw'};
    }
    return undefined;
  }

  places({view}: Now<T>): Places {
    if (isHopeless(view) && view.state !== this.#game?.state) this.#find(view, true);
    const [missed, words] = [this.#missed, this.#words];
    if (!missed || !view.live || view.state !== this.#game?.state || words.isLoading) return {};
    const {play} = this.#host;
    const back = (): void => void play.load(before(play.save(), missed.move));
    const text = words.say(missed.key, {n: missed.move});
    const link = (name: string): unknown =>
      html`${text} <button class=${name} part="button" @click=${back}>${words.say('goBack')}</button>`;
    return {
      // not in place of what is said of a piece in hand
      status: (usual) => ((this.#status ??= usual) === usual ? link('back') : undefined),
      end: {
        // the frame tells screen readers of a button in a text
        content: html`<p class="missed">${link('link')}</p>`,
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
