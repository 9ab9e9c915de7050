/** Registers `<peg-solitaire>`. */
import {define} from '../../element/define.js';
import {PegSolitaire} from './peg-solitaire.element.js';

define('peg-solitaire', PegSolitaire);

export {PegSolitaire};

declare global {
  interface HTMLElementTagNameMap {
    'peg-solitaire': PegSolitaire;
  }
}
