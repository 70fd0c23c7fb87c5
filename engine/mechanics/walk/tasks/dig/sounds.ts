/** What is heard at a dig where a game names no other sound. */
import type { SoundId } from "../../../../sound/index.ts";
import type { SoundName } from "./words.ts";

export const USUAL_SOUNDS: Record<SoundName, SoundId> = {
  open: "hello-hum",
  brush: "brush",
  nothing: "nothing",
  settled: "gavel",
  lost: "almost",
  noted: "page-write",
  late: "timer-ding",
};
