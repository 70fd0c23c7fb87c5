/** Whether this machine has something to listen with. */
import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasModel } from "./decoder.ts";

/** Linux's list of sound devices, a line each. */
const DEVICES = "/proc/asound/pcm";
/** What records. */
export const ARECORD = "arecord";

export type Hearing = "ready" | "no-microphone" | "no-programs";

/** @param device ALSA's name of a microphone, which is believed to be there; null for whichever is plugged in */
export function findHearing(device: string | null): Hearing {
  if (device === null && !isMicrophoneThere()) return "no-microphone";
  return canHear() ? "ready" : "no-programs";
}

/** Whether all is installed that hears, be there a microphone or not. */
export function canHear(): boolean {
  return hasModel() && isInstalled(ARECORD);
}

function isMicrophoneThere(): boolean {
  try {
    return hasMicrophone(readFileSync(DEVICES, "utf8"));
  } catch {
    return false;
  }
}

export function hasMicrophone(devices: string): boolean {
  return /: capture \d/u.test(devices);
}

function isInstalled(program: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => isRunnable(join(folder, program)));
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
