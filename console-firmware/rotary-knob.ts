/**
 * A rotary knob by the levels of its two lines, which change in turn. Contacts bounce: steps there and back cancel each other, and only
 * a whole click, from rest to rest, is reported.
 */

/** Quarters of a click, by the levels before and after: a then b, low is true. What two changes at once mean nobody knows. */
const QUARTERS: Readonly<Record<string, 1 | -1>> = {
  "00 10": 1,
  "10 11": 1,
  "11 01": 1,
  "01 00": 1,
  "00 01": -1,
  "01 11": -1,
  "11 10": -1,
  "10 00": -1,
};

/**
 * @param turned by a click, to the right or to the left
 * @returns to be told of each change of a line
 */
export function createRotaryKnob(
  turned: (direction: 1 | -1) => void,
): (end: "a" | "b", isLow: boolean) => void {
  const low = { a: false, b: false };
  let quarters = 0;
  const levels = (): string => `${Number(low.a)}${Number(low.b)}`;
  return (end, isLow) => {
    const before = levels();
    low[end] = isLow;
    quarters += QUARTERS[`${before} ${levels()}`] ?? 0;
    if (levels() !== "00") return;
    // One of four may have been missed.
    if (Math.abs(quarters) >= 3) turned(quarters > 0 ? 1 : -1);
    quarters = 0;
  };
}
