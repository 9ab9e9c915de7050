/** English: built in, and the list of all there is to say. */
export default {
  /** Label of a field under More. Up to 20. */
  typeMove: 'Type a move',
  /** Button behind it. Up to 10. */
  makeMove: 'Go',
  /** Below the field, and spoken: what was typed is no move. {move}: what was typed. {moves}: some that are, a list. Up to 45. */
  notAMove: '“{move}” is not a move now. Possible: {moves}.',
};
