/**
 * Feedback for the person at this page: sentences for screen readers, sounds, vibrations, notices, the presentation
 * of moves, confetti. The stage of the model.
 */
import type {Announcer} from '../input/announcer.js';
import type {GameTypes, MoveStage, StepOf} from '../play/game-types.js';
import type {Presenter} from '../input/presenter.js';
import {OnDemand} from '../core/on-demand.js';
import {isQuiet} from '../core/session.js';
import {describe} from './sentences.js';
import type {GameDefinition, GameUi, GameView, SoundName} from './game-definition.js';
import type {FrameState} from './frame-state.js';

/** Milliseconds for the starting position of a replay, at normal speed. */
const startTime = 500;

/** Confetti, or the nod of a token; loaded when the first game ends. */
export const celebration = new OnDemand(() => import('./celebration.js'));

export interface FeedbackOptions<T extends GameTypes> {
  readonly announcer: Announcer;
  readonly presenter: Presenter;
  readonly frame: FrameState;
  readonly definition: GameDefinition<T>;
  readonly view: () => GameView<T>;
  readonly ui: () => GameUi<T>;
  /** Makes a sound if sounds are on, and vibrates if that is on. */
  readonly cue: (name: SoundName, note?: number) => void;
  readonly root: () => ParentNode | null;
}

export class Feedback<T extends GameTypes> implements MoveStage<T> {
  readonly #options: FeedbackOptions<T>;

  constructor(options: FeedbackOptions<T>) {
    this.#options = options;
  }

  /** Announces a sentence to screen readers. */
  say(text: string): void {
    this.#options.announcer.say(text);
  }

  /** Shows a notice for a while, with an undo button if there is something to undo, and announces it. */
  notify(text: string, takeBack?: () => void): void {
    this.say(text);
    this.#options.frame.notify(text, takeBack);
  }

  /** Answers a press without effect: a notice, a sound, and a shake. */
  refuse(reason: string, pressed?: Element | null): void {
    const {presenter, frame, cue} = this.#options;
    cue('refuse');
    frame.notice.show({text: reason});
    this.say(reason);
    if (!pressed || presenter.isStill) return;
    // inside SVG, lengths are in user units
    const scale = (pressed as Partial<SVGGraphicsElement>).getScreenCTM?.()?.a ?? 1;
    const by = (pixels: number): string => `${pixels / scale}px`;
    pressed.animate({translate: ['0', by(-4), by(4), by(-4), by(4), '0']}, {duration: 240});
  }

  // Stage

  get presented(): Promise<void> {
    return this.#options.presenter.presented;
  }

  get landed(): Promise<void> {
    return this.#options.presenter.landed;
  }

  cut(): void {
    this.#options.presenter.finish();
  }

  present(step: StepOf<T> | undefined): Promise<void> | undefined {
    const {definition, presenter, view, ui, cue} = this.#options;
    if (!step) return presenter.present((stage) => stage.wait(startTime));
    const isLoud = !isQuiet(step);
    const told = isLoud ? describe(definition, step.effects, view(), true) : '';
    const choreography = ui().present?.(step);
    if (!choreography || presenter.isStill) this.say(told);
    if (!choreography) return undefined;
    // without motion there is no choreography that makes sounds
    if (isLoud && presenter.isStill) cue(step.effects.some(({type}) => type === 'won') ? 'win' : 'place');
    const shown = presenter.present(choreography);
    // what a move has done is not told before it is seen, and not at all if it was taken back meanwhile
    if (!presenter.isStill) void shown.then(() => view().step && this.say(told));
    if (view().result && view().live) void shown.then(() => this.#celebrate(step));
    return presenter.busy ? shown : undefined;
  }

  /** Celebrates the end, unless another game is shown by the time this is loaded. */
  #celebrate(last: StepOf<T>): void {
    const {presenter, view, root} = this.#options;
    if (presenter.isStill) return;
    void celebration.use(({celebrate}) => {
      if (view().step === last) void presenter.present((stage) => celebrate(stage, root()!));
    });
  }
}
