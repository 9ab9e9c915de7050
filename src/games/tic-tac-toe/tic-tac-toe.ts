/** Registers `<tic-tac-toe>`. */
import {define} from '../../element/define.js';
import {TicTacToe} from './tic-tac-toe.element.js';

define('tic-tac-toe', TicTacToe);

export {TicTacToe};

declare global {
  interface HTMLElementTagNameMap {
    'tic-tac-toe': TicTacToe;
  }
}
