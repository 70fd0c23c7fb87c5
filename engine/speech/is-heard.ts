import type { Part } from "../cue.ts";
import type { Verbosity } from "../settings/settings.ts";

const HEARD: Readonly<Record<Verbosity, readonly Part[]>> = {
  short: ["name", "object"],
  normal: ["name", "object", "context"],
  full: ["name", "object", "context", "hint"],
};

/** Whether a line of this part is heard at this verbosity. */
export function isHeard(part: Part, verbosity: Verbosity): boolean {
  return HEARD[verbosity].includes(part);
}
