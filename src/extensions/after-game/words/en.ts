/** English: built in, and the list of all there is to say. */
export default {
  /** On the card at the end of a game that was not won, and spoken. {n}: the move that gave the win away. Up to 45. */
  hadWin: 'You had it until move {n}.',
  /** The same, of a draw. Up to 45. */
  hadDraw: 'You had a draw until move {n}.',
  /** Button behind it: the game goes on before that move. Up to 20. */
  goBack: 'Go back there',
};
