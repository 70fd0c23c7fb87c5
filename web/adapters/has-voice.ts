const LONGEST_WAIT_MILLISECONDS = 1500;

/** Whether this browser can speak. Chrome fills its list of voices some time after the page has loaded. */
export async function hasVoice(synthesis: SpeechSynthesis | undefined): Promise<boolean> {
  if (synthesis === undefined) return false;
  if (synthesis.getVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
    const onVoices = (): void => {
      clearTimeout(timer);
      resolve();
    };
    synthesis.addEventListener("voiceschanged", onVoices, { once: true });
  });
  return synthesis.getVoices().length > 0;
}
