/** A cheap check of states from outside. */
import {stateCheck} from '../../../core/arguments.js';
import {ludo, type LudoState} from './game.js';
import {colours as all, tracks} from './tracks.js';

/** @throws {GameError} `bad-option` */
export const checkState = stateCheck<LudoState>(
  ludo,
  ({colours, coins, seat, options}) =>
    Object.hasOwn(tracks, options.track) &&
    colours.length > 1 &&
    colours.length <= all.length &&
    colours.every((colour, i) => all.includes(colour) && colours.indexOf(colour) === i) &&
    coins.length === colours.length &&
    coins.every((own) => Array.isArray(own) && own.length === options.coins) &&
    seat < colours.length,
);
