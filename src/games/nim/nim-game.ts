/** Registers `<nim-game>`. */
import {define} from '../../element/define.js';
import {NimGame} from './nim-game.element.js';

define('nim-game', NimGame);

export {NimGame};

declare global {
  interface HTMLElementTagNameMap {
    'nim-game': NimGame;
  }
}
