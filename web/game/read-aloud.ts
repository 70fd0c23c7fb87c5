/** A page's text, in the voice and at the speed that were chosen for the games. */
import { spokenAs } from "../../engine/settings/index.ts";
import { spokenText } from "../../engine/speech/index.ts";
import { openOwnProgress } from "../accounts/own-progress.ts";
import { createWebSpeechSpeaker } from "../adapters/web-speech-speaker.ts";

const speaker = createWebSpeechSpeaker();

let asked = 0;

/** Silences what it was reading. Rejects where what reads the settings cannot be fetched. */
export async function readAloud(text: string): Promise<void> {
  const turn = ++asked;
  const { parseSettings } = await import("../../engine/save/index.ts");
  if (turn !== asked) return;
  const utterance = { ...spokenAs(parseSettings(storedSettings())), text: spokenText(text), side: 0 };
  speaker.speak(utterance, () => {});
}

export function stopReading(): void {
  asked++;
  speaker.silence();
}

function storedSettings(): unknown {
  const loaded = openOwnProgress().load();
  if (loaded.type !== "found") return undefined;
  return (loaded.progress as { settings?: unknown } | null)?.settings;
}
