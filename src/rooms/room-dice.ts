/** The check of a finished game's dice: `room-dice.js`, fetched by `room.js` when someone asks for it. */
export {checkDice} from './state/dice.js';
