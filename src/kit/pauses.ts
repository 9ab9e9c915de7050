/** Pauses for reading, in milliseconds at normal speed. */

/** The pause after a roll, before its move. */
export const rollPause = 500;
/** The pause after a result, before the next player's turn. */
export const resultPause = 350;
/** The duration of a hint, whose ghost makes its way. */
export const hintTime = 700;
/** The duration of the sign for a turn without a move. */
export const passPause = 700;
