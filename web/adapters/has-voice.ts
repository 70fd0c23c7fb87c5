import type { Clock } from "../../engine/index.ts";
import { windowClock } from "./window-clock.ts";

const LONGEST_WAIT_MILLISECONDS = 1500;

/** What is needed of `speechSynthesis`. */
export interface VoiceList {
  getVoices(): readonly unknown[];
  addEventListener(type: "voiceschanged", listener: () => void, options: { once: true }): void;
}

/** Whether this browser can speak. Chrome fills its list of voices some time after the page has loaded. */
export async function hasVoice(
  synthesis: VoiceList | undefined,
  clock: Clock = windowClock,
): Promise<boolean> {
  if (synthesis === undefined) return false;
  if (synthesis.getVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    clock.setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
    synthesis.addEventListener("voiceschanged", resolve, { once: true });
  });
  return synthesis.getVoices().length > 0;
}
