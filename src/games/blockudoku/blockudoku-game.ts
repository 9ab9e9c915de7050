/** Registers `<blockudoku-game>`. */
import {define} from '../../element/define.js';
import {BlockudokuGame} from './blockudoku-game.element.js';

define('blockudoku-game', BlockudokuGame);

export {BlockudokuGame};

declare global {
  interface HTMLElementTagNameMap {
    'blockudoku-game': BlockudokuGame;
  }
}
