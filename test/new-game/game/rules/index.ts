/** The rules of Take away. Pure; runs anywhere. */
export {bestTake, takeAway, type TakeAwayEffect, type TakeAwayOptions, type TakeAwayState} from './game.js';
export {finish} from '../../../../src/core/search.js';
