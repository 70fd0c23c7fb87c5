import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import type { SoundStage } from "../../engine/index.ts";

export interface TerminalStage {
  readonly stage: SoundStage;
  /** Why nothing will be heard, or null if something will. */
  readonly silentBecause: string | null;
  close(): Promise<void>;
}

/** The stage on this machine's sound card, or a silent one where there is none. */
export async function openTerminalStage(): Promise<TerminalStage> {
  const audio = await loadNodeAudio();
  if (audio.type === "missing") return silent(audio.reason);
  const { context, device } = audio.openContext();
  if (device === "none") {
    await context.close();
    return silent("There is no sound card.");
  }
  const stage = audio.createToneSoundStage(context);
  await stage.resume();
  return { stage, silentBecause: null, close: () => context.close() };
}

function silent(reason: string): TerminalStage {
  return { stage: silentSoundStage, silentBecause: reason, close: () => Promise.resolve() };
}
