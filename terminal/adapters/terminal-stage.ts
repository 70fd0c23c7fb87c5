import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { hasSoundCard } from "../../engine/adapters/sound-card.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import type { SoundStage } from "../../engine/index.ts";

export interface TerminalStage {
  readonly stage: SoundStage;
  /** Why nothing will be heard, or null if something will. */
  readonly silentBecause: string | null;
  close(): Promise<void>;
}

const NO_SOUND_CARD = "There is no sound card.";

/** The stage on this machine's sound card, or a silent one where there is none. */
export async function openTerminalStage(): Promise<TerminalStage> {
  if (!hasSoundCard()) return silent(NO_SOUND_CARD);
  const audio = await loadNodeAudio();
  if (audio.type === "missing") return silent(audio.reason);
  const { context, device } = audio.openContext();
  if (device === "none") {
    await context.close();
    return silent(NO_SOUND_CARD);
  }
  const stage = audio.createToneSoundStage(context);
  await stage.resume();
  return { stage, silentBecause: null, close: () => context.close() };
}

function silent(reason: string): TerminalStage {
  return { stage: silentSoundStage, silentBecause: reason, close: () => Promise.resolve() };
}
