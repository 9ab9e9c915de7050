/** The languages of the game: English is here, each other one a file of its own, fetched when it is asked for. */
import {Dictionary} from '../../../src/element/words.js';
import english from './words/en.js';

/** `dictionary.register('nl', {...})` hands over a language, or other words for one. */
export const dictionary = new Dictionary(english, {
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  fr: () => import('./words/fr.js'),
  pt: () => import('./words/pt.js'),
  hi: () => import('./words/hi.js'),
  ar: () => import('./words/ar.js'),
  zh: () => import('./words/zh.js'),
  ja: () => import('./words/ja.js'),
});
