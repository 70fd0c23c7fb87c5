/** A speaker without a voice: takes the time that speaking would take, so that captions come at the pace of speech. */
import type { Clock } from "../ports/clock.ts";
import type { Speaker } from "../ports/speaker.ts";
import { estimateSeconds } from "../speech/index.ts";

export function createSilentSpeaker(clock: Clock): Speaker {
  let timer: unknown;
  return {
    speak({ text, rate }, report) {
      clock.clearTimeout(timer);
      report({ type: "started" });
      timer = clock.setTimeout(() => report({ type: "finished" }), estimateSeconds(text, rate) * 1000);
    },
    silence() {
      clock.clearTimeout(timer);
    },
  };
}
