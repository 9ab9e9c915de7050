/** Registers `<four-in-a-row>`. */
import {define} from '../../element/define.js';
import {FourInARow} from './four-in-a-row.element.js';

define('four-in-a-row', FourInARow);

export {FourInARow};

declare global {
  interface HTMLElementTagNameMap {
    'four-in-a-row': FourInARow;
  }
}
