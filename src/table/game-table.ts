/** Registers `<game-table>`. */
import {define} from '../element/define.js';
import {GameTable} from './game-table.element.js';

define('game-table', GameTable);

export {GameTable};

declare global {
  interface HTMLElementTagNameMap {
    'game-table': GameTable;
  }
}
