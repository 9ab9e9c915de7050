/** Spanish. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/es.js';
import {the} from '../../../frame/grammar/es.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Siembra semillas: gana quien más guarde.',
  sow: 'Elige un hoyo tuyo: sus semillas van de una en una a los siguientes.',
  sowAgain: 'Si la última cae en tu almacén, juegas otra vez.',
  sowCapture: 'Si cae en un hoyo tuyo vacío, te llevas las semillas de enfrente.',
  pit: {one: '{player}, hoyo {pit}: {n} semilla', other: '{player}, hoyo {pit}: {n} semillas'},
  pitYou: {one: 'tu hoyo {pit}: {n} semilla', other: 'tu hoyo {pit}: {n} semillas'},
  store: {one: '{player}, granero: {n} semilla', other: '{player}, granero: {n} semillas'},
  storeYou: {one: 'tu granero: {n} semilla', other: 'tu granero: {n} semillas'},
  sown: (v) => (v['n'] === 1 ? `${the(v)} siembra {n} semilla.` : `${the(v)} siembra {n} semillas.`),
  sownYou: {one: 'Siembras {n} semilla.', other: 'Siembras {n} semillas.'},
  captured: (v) => (v['n'] === 1 ? `${the(v)} captura {n} semilla.` : `${the(v)} captura {n} semillas.`),
  capturedYou: {one: 'Capturas {n} semilla.', other: 'Capturas {n} semillas.'},
  kept: (v) =>
    v['n'] === 1 ? `${the(v)} se queda con la última semilla.` : `${the(v)} se queda con las últimas {n} semillas.`,
  keptYou: {one: 'Te quedas con la última semilla.', other: 'Te quedas con las últimas {n} semillas.'},
  again: (v) => `${the(v)} vuelve a jugar.`,
  againYou: 'Vuelves a jugar.',
  emptyPit: 'Ese hoyo está vacío.',
  notYours: 'Ese hoyo está en el otro lado.',
  isStore: 'Las semillas del granero no se mueven.',
} satisfies Translation<typeof english>;
