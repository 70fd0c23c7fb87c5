import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Looked up first: Linux's own libraries write pages of complaints to the terminal where they find nothing. */
export function hasSoundCard(): boolean {
  if (process.platform !== "linux") return true;
  const { PULSE_SERVER, ALSA_CONFIG_PATH, XDG_RUNTIME_DIR: run = "/nowhere" } = process.env;
  // Whoever has configured ALSA has something for it to play on.
  if (PULSE_SERVER !== undefined || ALSA_CONFIG_PATH !== undefined) return true;
  if (["pulse/native", "pipewire-0"].some((name) => existsSync(join(run, name)))) return true;
  return existsSync("/dev/snd") && readdirSync("/dev/snd").some((name) => /^pcm.*p$/.test(name));
}
