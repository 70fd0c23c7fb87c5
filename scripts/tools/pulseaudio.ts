/** Carries speech into a browser's microphone where there is no sound card. */
import { spawnSync } from "node:child_process";

export const NO_PULSEAUDIO =
  "The program pulseaudio is missing, which carries speech into Chromium's microphone. Install it: apt-get install pulseaudio";

export function hasPulseAudio(): boolean {
  return spawnSync("pulseaudio", ["--version"], { stdio: "ignore" }).status === 0;
}
