/** The note that the chances are estimates. Part of the chunk thinking.ts. */
import type {TemplateResult} from 'lit';
import type {WordsController} from '../../../frame/words.js';
import type {Tag} from './figures.js';

/** @param html the function of Lit, which this chunk does not contain */
export const estimateTemplate = (html: Tag, error: number, words: WordsController): TemplateResult =>
  html`<p>${words.say('estimated', {error: words.number(error, {style: 'percent', maximumFractionDigits: 1})})}</p>`;
