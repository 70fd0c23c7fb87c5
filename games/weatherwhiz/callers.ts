/** Short forms for scenes: who calls, and what is said there afterwards. */
import type { Scene } from "./weather.ts";

interface Call {
  readonly id: string;
  readonly ask: string;
  readonly right: string;
  readonly wrong: string;
  readonly half: string;
  readonly fates?: string[];
}

const VOICES = ["jo", "max", "bea"] as const;

/** Three voices take turns. */
export function calls(all: readonly Call[]): Scene[] {
  return all.map(({ id, ask, right, wrong, half, fates }, index) => {
    const voice = VOICES[index % VOICES.length] ?? "jo";
    const line = (say: string) => [{ say, voice }];
    return {
      id,
      ask: line(ask),
      ...(fates === undefined ? {} : { fates }),
      replies: { right: line(right), wrong: line(wrong), half: line(half) },
    };
  });
}
