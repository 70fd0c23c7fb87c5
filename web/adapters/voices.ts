/**
 * Whether the browser can speak. Chrome looks for voices when it is first asked for them, and finds them seconds later;
 * it speaks before that. Where it has none it says so, by a list that has changed and is empty.
 */
let isWithout = false;
let isLooking = false;

/** Ask early: what is found is known sooner. */
export function lookForVoices(): void {
  const speechSynthesis = findSynthesis();
  if (isLooking || speechSynthesis === undefined) return;
  isLooking = true;
  speechSynthesis.addEventListener("voiceschanged", () => {
    isWithout = speechSynthesis.getVoices().length === 0;
  });
  speechSynthesis.getVoices();
}

/** Read when it matters, not before. */
export function hasVoice(): boolean {
  return findSynthesis() !== undefined && !isWithout;
}

/** A blocker may leave the name there and take the thing away. */
export function findSynthesis(): SpeechSynthesis | undefined {
  const found: unknown = Reflect.get(window, "speechSynthesis");
  return isSynthesis(found) ? found : undefined;
}

function isSynthesis(found: unknown): found is SpeechSynthesis {
  return typeof found === "object" && found !== null;
}
