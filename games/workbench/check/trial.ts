/** What no schema sees is seen at play: a text with a place that nothing fills stops the game when it is to be heard. */
import type { Subject } from "./subject.ts";

/** Why it cannot be played; null where it can. */
export function faultAtPlay({ met }: Pick<Subject, "met">): string | null {
  try {
    met();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
