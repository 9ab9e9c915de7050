/** Registers `<snl-board>`. */
import {define} from '../../element/define.js';
import {SnlBoard} from './snl-board.element.js';

define('snl-board', SnlBoard);

export {SnlBoard};

declare global {
  interface HTMLElementTagNameMap {
    'snl-board': SnlBoard;
  }
}
