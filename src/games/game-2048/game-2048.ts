/** Registers `<game-2048>`. */
import {define} from '../../element/define.js';
import {Game2048} from './game-2048.element.js';

define('game-2048', Game2048);

export {Game2048};

declare global {
  interface HTMLElementTagNameMap {
    'game-2048': Game2048;
  }
}
