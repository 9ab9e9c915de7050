/** Registers `<ludo-game>`. */
import {define} from '../../element/define.js';
import {LudoGame} from './ludo-game.element.js';

define('ludo-game', LudoGame);

export {LudoGame};

declare global {
  interface HTMLElementTagNameMap {
    'ludo-game': LudoGame;
  }
}
