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

/** Milliseconds from the landing of the last piece to the confetti, and to the card, at normal speed. */
const beforeBurst = 350;
const beforeCard = 900;
const presses = ['pointerdown', 'keydown'] as const;

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
  readonly root: () => (ParentNode & EventTarget) | null;
  /** Renders again. */
  readonly update: () => void;
}

/** A move that is being told. */
interface Telling<T extends GameTypes> {
  readonly step: StepOf<T>;
  /** The number of effects that may be seen to have happened, if the choreography tells. */
  told?: number;
  /** The number of effects that have been announced. */
  said: number;
  /** Whether the announcements have begun. */
  begun?: boolean;
}

export class Feedback<T extends GameTypes> implements MoveStage<T> {
  readonly #options: FeedbackOptions<T>;
  #telling: Telling<T> | undefined;

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
  refuse(reason: string, pressed?: Element | null, spoken = reason): void {
    const {presenter, frame, cue} = this.#options;
    cue('refuse');
    frame.notice.show({text: reason});
    this.say(spoken);
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
    const {presenter, view, ui, cue} = this.#options;
    if (!step) return presenter.present((stage) => stage.wait(startTime));
    const {effects} = step;
    // of the move that this one has cut short, unless it was taken back
    const late = this.#telling && step.before === this.#telling.step.state ? this.#news(this.#telling, false) : '';
    const telling: Telling<T> = {step, said: 0};
    this.#telling = telling;
    const choreography = ui().present?.(step);
    // without motion there is no choreography that tells anything, or makes sounds
    if (!choreography || presenter.isStill) telling.told = effects.length;
    telling.begun = true;
    // what a move has done is not announced before it is seen
    const now = telling.told === undefined ? '' : this.#news(telling, true, telling.told);
    this.say([late, now].filter(Boolean).join(' '));
    if (!choreography) return undefined;
    if (!isQuiet(step) && presenter.isStill) cue(effects.some(({type}) => type === 'won') ? 'win' : 'place');
    const shown = presenter.present(choreography);
    void shown.then(() => {
      if (this.#telling !== telling) return;
      // unless it was taken back meanwhile
      if (view().step === step) this.say(this.#news(telling, true));
      this.#telling = undefined;
    });
    if (view().result && view().live) void shown.then(() => this.#celebrate(step));
    return presenter.busy ? shown : undefined;
  }

  /** The number of effects of a move that have been told. */
  toldOf(step: StepOf<T> | undefined): number {
    const told = step && this.#telling?.step === step ? this.#telling.told : undefined;
    return told ?? step?.effects.length ?? 0;
  }

  /** Tells the first `count` effects of the move that is being shown. */
  tell(count: number): void {
    const telling = this.#telling;
    if (!telling) return;
    const isNews = count > (telling.told ?? 0);
    if (isNews || !telling.begun) telling.told = count;
    if (!isNews || !telling.begun) return;
    this.say(this.#news(telling, true, count));
    this.#options.update();
  }

  /**
   * The sentences of the first `count` effects of a move that have not been announced yet.
   * @param isLast whether to say whose turn it is after the last one
   */
  #news(telling: Telling<T>, isLast: boolean, count = telling.step.effects.length): string {
    const {definition, view} = this.#options;
    const {effects} = telling.step;
    const fresh = effects.slice(telling.said, count);
    if (fresh.length === 0) return '';
    telling.said = count;
    return describe(definition, fresh, view(), true, isLast && count === effects.length);
  }

  /** Celebrates the end: a pause, what the celebration shows, and the card, which comes at once when anything is pressed. */
  #celebrate(last: StepOf<T>): void {
    const {presenter, frame, view, root} = this.#options;
    const {state, result} = view();
    const target = root();
    if (presenter.isStill || !target) return;
    const end = (): void => presenter.finish();
    const show = (): void => {
      frame.holdCard(undefined);
      for (const type of presses) target.removeEventListener(type, end);
    };
    if (result!.winners.length > 0) {
      frame.holdCard(state);
      for (const type of presses) target.addEventListener(type, end);
    }
    const celebrated = presenter.present(async (stage) => {
      await stage.wait(beforeBurst);
      const burst = celebration.use(({celebrate}) => view().step === last && celebrate(stage, target));
      await stage.wait(beforeCard - beforeBurst);
      show();
      await burst;
    });
    void celebrated.then(show);
  }
}
