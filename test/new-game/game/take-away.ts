/** Registers `<take-away>`. */
import {define} from '../../../src/element/define.js';
import {TakeAway} from './take-away.element.js';

define('take-away', TakeAway);

export {TakeAway};

declare global {
  interface HTMLElementTagNameMap {
    'take-away': TakeAway;
  }
}
