import { RATE } from "./performance.ts";

/** How strongly each ear hears it during the 50 ms from a time on: root mean square. */
export type Hearing = (seconds: number) => { readonly left: number; readonly right: number };

const WINDOW_SECONDS = 0.05;

export function hearingOf([left, right]: readonly Float32Array[]): Hearing {
  return (seconds) => ({ left: strength(left, seconds), right: strength(right, seconds) });
}

function strength(channel: Float32Array | undefined, seconds: number): number {
  if (channel === undefined) return 0;
  const window = channel.subarray(seconds * RATE, (seconds + WINDOW_SECONDS) * RATE);
  return Math.sqrt(window.reduce((sum, sample) => sum + sample ** 2, 0) / window.length);
}
