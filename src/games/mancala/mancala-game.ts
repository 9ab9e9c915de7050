/** Registers `<mancala-game>`. */
import {define} from '../../element/define.js';
import {MancalaGame} from './mancala-game.element.js';

define('mancala-game', MancalaGame);

export {MancalaGame};

declare global {
  interface HTMLElementTagNameMap {
    'mancala-game': MancalaGame;
  }
}
