/** What statistics and results to share need of the element. */
import type {Autosave} from '../controllers/autosave.js';
import type {EndWords, GameDefinition, GameHost, GameTypes, GameView} from './game-definition.js';
import type {GameSettings} from './game-settings.js';

export interface ResultPorts<T extends GameTypes> {
  readonly game: GameDefinition<T>;
  readonly element: GameHost & GameSettings & T['settings'];
  readonly storage: Autosave;
  readonly view: () => GameView<T>;
  /** The text of the card at the end. */
  readonly end: () => EndWords;
  /** Tells screen readers. */
  readonly say: (text: string) => void;
  /** Shows a notice in place of the status; `takeBack` gives it an undo button. */
  readonly notify: (text: string, takeBack?: () => void) => void;
}
