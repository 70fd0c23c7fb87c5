/** A page's text, in the voice and at the speed that were chosen for the games. */
import { parseSettings, spokenAs } from "../../engine/settings/index.ts";
import { spokenText } from "../../engine/speech/index.ts";
import { openOwnProgress } from "../accounts/own-progress.ts";
import { createWebSpeechSpeaker } from "../adapters/web-speech-speaker.ts";

const speaker = createWebSpeechSpeaker();

/** Silences what it was reading. */
export function readAloud(text: string): void {
  const utterance = { ...spokenAs(parseSettings(storedSettings())), text: spokenText(text), side: 0 };
  speaker.speak(utterance, () => {});
}

export function stopReading(): void {
  speaker.silence();
}

function storedSettings(): unknown {
  const loaded = openOwnProgress().load();
  if (loaded.type !== "found") return undefined;
  return (loaded.progress as { settings?: unknown } | null)?.settings;
}
