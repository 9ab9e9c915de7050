/** How long things stand still so that they can be read, in milliseconds at normal speed. */

/** A die that has settled, before the move it makes. */
export const rollBeat = 500;
/** A result, before the next player's turn. */
export const resultBeat = 350;
/** A turn that passes without a move, shown on the board. */
export const passBeat = 700;
