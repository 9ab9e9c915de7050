/** Whether the hint is that the game can't be won any more. */
export const isHopeless = ({hint}: {readonly hint: unknown}): boolean =>
  (hint as {readonly winnable?: boolean | null} | undefined)?.winnable === false;
