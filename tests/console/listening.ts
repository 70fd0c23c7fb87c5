/** What can be told of what a sound card has heard. Samples are counted from its first. */
import type { Heard } from "./sound-card.ts";

/** Of -1 to 1: what is softer than that nobody hears. */
export const AUDIBLE = 0.002;

/** Not a number where nothing more is heard. */
export function nextLoud({ left, right }: Heard, from: number): number {
  for (let at = Math.max(0, from); at < left.length; at++) {
    if (Math.abs(left[at] ?? 0) > AUDIBLE || Math.abs(right[at] ?? 0) > AUDIBLE) return at;
  }
  return Number.NaN;
}

export function loudest({ left, right }: Heard, from: number, to: number): number {
  let most = 0;
  for (let at = Math.max(0, from); at < Math.min(to, left.length); at++) {
    most = Math.max(most, Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0));
  }
  return most;
}

/** In seconds, from the first sound to the last. */
export function longestSilence(heard: Heard): number {
  let longest = 0;
  let last = nextLoud(heard, 0);
  for (let at = last; !Number.isNaN(at); at = nextLoud(heard, at + 1)) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest / heard.rate;
}
