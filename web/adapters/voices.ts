/**
 * Whether the browser can speak. Chrome looks for voices when it is first asked for them, and finds them seconds later;
 * it speaks before that. Where it has none it says so, by a list that has changed and is empty.
 */
let isWithout = false;
let isLooking = false;

/** Ask early: what is found is known sooner. */
export function lookForVoices(): void {
  if (isLooking || !("speechSynthesis" in window)) return;
  isLooking = true;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener("voiceschanged", () => {
    isWithout = speechSynthesis.getVoices().length === 0;
  });
  speechSynthesis.getVoices();
}

/** Read when it matters, not before. */
export function hasVoice(): boolean {
  return "speechSynthesis" in window && !isWithout;
}
