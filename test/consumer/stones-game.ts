// A framed game outside the package, made of the kit alone: Take away, which `npm run new-game` makes, with what that leaves
// out: levels, a hint that is shown, a part under "More", a keepsake.
import {
  bulbIcon,
  Dictionary,
  found,
  frameStyles,
  GameElement,
  headStyles,
  headTemplate,
  OnDemand,
  option,
  type GameDefinition,
  type GameView,
  type GameContext,
} from '@parlour/elements/kit';
import {takeAway as sample} from '../new-game/game/definition.js';
import {TakeAwayUi} from '../new-game/game/take-away-ui.js';
import {bestTake} from '../new-game/game/rules/index.js';
import type {TakeAwayTypes} from '../new-game/game/types.js';
import {boardStyles} from '../new-game/game/view/board.js';
import english from '../new-game/game/words/en.js';

export type StonesView = GameView<TakeAwayTypes>;

export class StonesUi extends TakeAwayUi {
  readonly #context: GameContext<TakeAwayTypes>;
  /** The last hint, which is said once. */
  #hint: StonesView['hint'];

  constructor(context: GameContext<TakeAwayTypes>) {
    super(context);
    this.#context = context;
  }

  onHint = (): void => void this.#context.hint();

  updated({hint, words}: StonesView): void {
    if (hint && hint !== this.#hint) this.#context.say(words.say('advice', {n: Number(hint.move)}));
    this.#hint = hint;
  }
}

export const stones: GameDefinition<TakeAwayTypes, StonesUi> = {
  ...sample,
  words: new Dictionary(
    {...english, head: 'Stones', hint: 'Hint', advice: 'Best: {n}', course: 'Taken so far: {n}', draws: 'Course'},
    {de: () => import('./stones-de.js')},
  ),
  players: {levels: ['simple', 'strong']},
  choose: (state, level) => found(level === 'simple' ? '1' : bestTake(state)),
  onDemand: {
    more: new OnDemand(() => import('./stones-more.js')),
    keepsake: new OnDemand(() => import('./stones-keepsake.js')),
  },
  mount: (context) => new StonesUi(context),
  frame: ({words, state, hint, mayAct}, ui) => ({
    head: headTemplate([['stones', words.say('head'), words.number(state.left)]]),
    tools: [
      {name: 'hint', icon: bulbIcon, label: words.say('hint'), disabled: !mayAct, main: true, onPress: ui.onHint},
    ],
    status: hint && words.say('advice', {n: Number(hint.move)}),
  }),
};

export class StonesGame extends GameElement<TakeAwayTypes> {
  static override styles = [frameStyles, headStyles, boardStyles];
  protected static override dictionary = stones.words;

  @option() stones?: number | string | undefined;
  @option() most?: number | string | undefined;

  constructor() {
    super(stones);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'stones-game': StonesGame;
  }
}
