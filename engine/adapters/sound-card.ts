import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Looked up first: Linux's own libraries write pages of complaints to the terminal where they find nothing. */
export function hasSoundCard(): boolean {
  if (process.platform !== "linux") return true;
  // Whoever has configured ALSA has something for it to play on.
  if (process.env["ALSA_CONFIG_PATH"] !== undefined || hasSoundServer()) return true;
  return existsSync("/dev/snd") && readdirSync("/dev/snd").some((name) => /^pcm.*p$/.test(name));
}

/** PulseAudio or PipeWire, which stand between a program and the card, as on desktops. */
export function hasSoundServer(): boolean {
  const { PULSE_SERVER, XDG_RUNTIME_DIR: run = "/nowhere" } = process.env;
  return (
    PULSE_SERVER !== undefined || ["pulse/native", "pipewire-0"].some((name) => existsSync(join(run, name)))
  );
}
