/** Chrome looks for voices when it is first asked for them, and has none until seconds later. Ask early. */
export function lookForVoices(): void {
  if ("speechSynthesis" in window) window.speechSynthesis.getVoices();
}

/** Read when it matters, not before. */
export function hasVoice(): boolean {
  return "speechSynthesis" in window && window.speechSynthesis.getVoices().length > 0;
}
