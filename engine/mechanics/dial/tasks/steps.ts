/** The steps in which a person goes up or back along numbers: over the next ten, and the tens at once. */

/** What is taken from `at`, in steps: the tens, then back to a ten, then the rest. */
export function stepsBack(at: number, take: number): number[] {
  const tens = take - (take % 10);
  const ones = take % 10;
  const toTen = at % 10;
  const rest = ones > toTen && toTen > 0 ? [toTen, ones - toTen] : [ones];
  return [tens, ...rest].filter((step) => step > 0);
}

/** What leads from one number up to another, in steps: to the next ten, and all the rest. */
export function stepsUp(from: number, to: number): number[] {
  const toTen = (10 - (from % 10)) % 10;
  return toTen > 0 && from + toTen < to ? [toTen, to - from - toTen] : [to - from];
}
