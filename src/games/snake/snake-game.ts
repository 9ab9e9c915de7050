/** Registers `<snake-game>`. */
import {define} from '../../element/define.js';
import {SnakeGame} from './snake-game.element.js';

define('snake-game', SnakeGame);

export {SnakeGame};

declare global {
  interface HTMLElementTagNameMap {
    'snake-game': SnakeGame;
  }
}
