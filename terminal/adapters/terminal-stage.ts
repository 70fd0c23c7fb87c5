import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
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
  if (process.platform === "linux" && !hasSoundOnLinux()) return silent(NO_SOUND_CARD);
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

/** Looked up first: Linux's own libraries write pages of complaints to the terminal where they find nothing. */
function hasSoundOnLinux(): boolean {
  const { PULSE_SERVER, XDG_RUNTIME_DIR: run = "/nowhere" } = process.env;
  const servers = ["pulse/native", "pipewire-0"].map((name) => join(run, name));
  if (PULSE_SERVER !== undefined || servers.some((path) => existsSync(path))) return true;
  return existsSync("/dev/snd") && readdirSync("/dev/snd").some((name) => /^pcm.*p$/.test(name));
}

function silent(reason: string): TerminalStage {
  return { stage: silentSoundStage, silentBecause: reason, close: () => Promise.resolve() };
}
