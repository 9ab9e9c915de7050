/** French. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/fr.js';
import {the} from '../../../frame/grammar/fr.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Semez. Le grenier le plus plein gagne.',
  sow: 'Choisissez un de vos trous : ses graines vont une à une dans les suivants.',
  sowAgain: 'La dernière dans votre grenier : vous rejouez.',
  sowCapture: 'Dans un de vos trous vides, elle prend les graines d’en face.',
  pit: {one: '{player}, trou {pit} : {n} graine', other: '{player}, trou {pit} : {n} graines'},
  pitYou: {one: 'votre trou {pit} : {n} graine', other: 'votre trou {pit} : {n} graines'},
  store: {one: '{player}, grenier : {n} graine', other: '{player}, grenier : {n} graines'},
  storeYou: {one: 'votre grenier : {n} graine', other: 'votre grenier : {n} graines'},
  sown: (v) => (v['n'] === 1 ? `${the(v)} sème {n} graine.` : `${the(v)} sème {n} graines.`),
  sownYou: {one: 'Vous semez {n} graine.', other: 'Vous semez {n} graines.'},
  captured: (v) => (v['n'] === 1 ? `${the(v)} capture {n} graine.` : `${the(v)} capture {n} graines.`),
  capturedYou: {one: 'Vous capturez {n} graine.', other: 'Vous capturez {n} graines.'},
  kept: (v) => (v['n'] === 1 ? `${the(v)} garde la dernière graine.` : `${the(v)} garde les {n} dernières graines.`),
  keptYou: {one: 'Vous gardez la dernière graine.', other: 'Vous gardez les {n} dernières graines.'},
  again: (v) => `${the(v)} rejoue.`,
  againYou: 'Vous rejouez.',
  emptyPit: 'Ce trou est vide.',
  notYours: 'Ce trou est de l’autre côté.',
  isStore: 'Les graines du grenier y restent.',
} satisfies Translation<typeof english>;
