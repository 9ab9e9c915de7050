/** Everything that can be reached. States with the same key are one. */
export function explore<S>(starts: readonly S[], keyOf: (state: S) => string, next: (state: S) => Iterable<S>): S[] {
  const states = new Map(starts.map((state) => [keyOf(state), state]));
  for (const state of states.values()) {
    for (const each of next(state)) {
      const key = keyOf(each);
      if (!states.has(key)) states.set(key, each);
    }
  }
  return [...states.values()];
}
