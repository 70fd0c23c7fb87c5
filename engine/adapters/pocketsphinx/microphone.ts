/** Whether this machine has something to listen with. */
import { readFileSync } from "node:fs";
import { hasModel } from "./decoder.ts";

/** Linux's list of sound devices, a line each. */
const DEVICES = "/proc/asound/pcm";

/** A device that records, and what recognises what it records. */
export function canListen(): boolean {
  try {
    return hasModel() && hasMicrophone(readFileSync(DEVICES, "utf8"));
  } catch {
    return false;
  }
}

export function hasMicrophone(devices: string): boolean {
  return /: capture \d/u.test(devices);
}
