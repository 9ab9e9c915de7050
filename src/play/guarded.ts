/** Runs code of a game that renders, announces or saves: its errors are reported, and do not stop play. */
export function guarded<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
