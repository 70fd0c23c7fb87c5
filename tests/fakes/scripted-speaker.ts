import type { Clock } from "../../engine/ports/clock.ts";
import type { Speaker, SpeakerEvent, Utterance } from "../../engine/ports/speaker.ts";
import { estimateSeconds } from "../../engine/speech/index.ts";

/** How an utterance goes: as it should, not at all, without an end, or broken off. */
export type Delivery = "speaks" | "never starts" | "never ends" | "fails" | "breaks off";

/** A speaker without a sound that takes as long as speaking takes, and that can be told to fail. */
export interface ScriptedSpeaker extends Speaker {
  /** How the next utterances go, in order. Those after them are spoken as they should be. */
  script(...deliveries: readonly Delivery[]): void;
  /** Everything it was asked to speak, in order. */
  readonly asked: readonly Utterance[];
  /** What is being spoken, or null. */
  readonly speaking: Utterance | null;
}

export function createScriptedSpeaker(clock: Clock): ScriptedSpeaker {
  const asked: Utterance[] = [];
  const script: Delivery[] = [];
  let speaking: Utterance | null = null;
  let timer: unknown;

  const silence = (): void => {
    clock.clearTimeout(timer);
    speaking = null;
  };

  return {
    asked,
    get speaking() {
      return speaking;
    },
    script(...deliveries) {
      script.push(...deliveries);
    },
    speak(utterance, report) {
      silence();
      asked.push(utterance);
      const delivery = script.shift() ?? "speaks";
      const end = (event: SpeakerEvent): void => {
        speaking = null;
        report(event);
      };
      const start = (): void => {
        if (delivery === "fails") return end({ type: "failed", reason: "It was to fail." });
        speaking = utterance;
        const milliseconds = estimateSeconds(utterance.text, utterance.rate) * 1000;
        if (delivery === "speaks") timer = clock.setTimeout(() => end({ type: "finished" }), milliseconds);
        if (delivery === "breaks off") {
          timer = clock.setTimeout(
            () => end({ type: "failed", reason: "It was to break off." }),
            milliseconds / 2,
          );
        }
        report({ type: "started" });
      };
      if (delivery !== "never starts") timer = clock.setTimeout(start, 0);
    },
    silence,
  };
}
