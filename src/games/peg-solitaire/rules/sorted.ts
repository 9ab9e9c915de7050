/** Sorted lists of numbers. */

/** Adds a number to a sorted list, or removes it. */
export function include(numbers: number[], number: number, is: boolean): void {
  const i = placeIn(numbers, number);
  if (is === (numbers[i] === number)) return;
  if (is) numbers.splice(i, 0, number);
  else numbers.splice(i, 1);
}

/** The index at which a number is, or belongs, in a sorted list. */
function placeIn(numbers: readonly number[], number: number): number {
  let low = 0;
  for (let high = numbers.length; low < high;) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
