/** Run-length encodes values: each with how many times it comes in a row. */
export function runsOf<T>(
  values: Iterable<T>,
  isSame: (a: T, b: T) => boolean = Object.is,
): [value: T, times: number][] {
  const runs: [value: T, times: number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && isSame(last[0], value)) last[1]++;
    else runs.push([value, 1]);
  }
  return runs;
}
