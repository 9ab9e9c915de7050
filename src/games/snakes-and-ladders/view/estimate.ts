/** That the chances shown are not exact, where they are not. In the file beside. */
import type {TemplateResult} from 'lit';
import type {WordsController} from '../../../element/words.js';
import type {Tag} from './figures.js';

/** `html` is that of the game. */
export const estimateTemplate = (html: Tag, error: number, words: WordsController): TemplateResult =>
  html`<p>${words.say('estimated', {error: words.number(error, {style: 'percent', maximumFractionDigits: 1})})}</p>`;
