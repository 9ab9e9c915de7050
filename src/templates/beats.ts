/** Pauses for reading, in milliseconds at normal speed. */

/** After a roll, before its move. */
export const rollBeat = 500;
/** After a result, before the next player's turn. */
export const resultBeat = 350;
/** For a turn that passes without a move, shown on the board. */
export const passBeat = 700;
