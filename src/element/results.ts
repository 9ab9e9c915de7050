/** What an element makes of games that have ended, statistics and results to share, is a file beside, fetched when first needed. */
import type {Autosave} from '../controllers/autosave.js';
import {OnDemand} from '../controllers/on-demand.js';
import type {EndWords, GameDefinition, GameHost, GameTypes, GameView} from './game-definition.js';

/** What it needs of the element. */
export interface ResultPorts<T extends GameTypes> {
  readonly game: GameDefinition<T>;
  readonly element: GameHost &
    T['settings'] & {readonly renderRoot: ParentNode & EventTarget; readonly resultLink?: string | undefined};
  readonly storage: Autosave;
  readonly view: () => GameView<T>;
  /** The words of the card at the end. */
  readonly end: () => EndWords;
  /** Tells screen readers. */
  readonly say: (text: string) => void;
  /** Says something in place of the status; with what takes it back, where it can be. */
  readonly notify: (text: string, takeBack?: () => void) => void;
}

export const results = new OnDemand(() => import('./keepsake/results.js'));
