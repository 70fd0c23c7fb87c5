/** What sound can come out of, one for each card and under a name that can be said: ALSA lists a dozen ways to each. */
import { readFileSync } from "node:fs";
import type { AudioOutput } from "../engine/adapters/audio-device.ts";

/** A setting keeps it, and where it is kept any other card may be the usual one tomorrow. */
export const USUAL_OUTPUT = "the usual one";

/** Those that take any rate, and that share the card with others, first. */
const WAYS = ["sysdefault", "default", "plughw", "hw"];

/**
 * @param outputs as the system calls them: "default", "sysdefault:CARD=Device", "plughw:CARD=Device,DEV=0"
 * @param cards what /proc/asound/cards says: " 1 [Device         ]: USB-Audio - USB Audio Device"
 */
export function nameableOutputs(outputs: readonly AudioOutput[], cards: string): AudioOutput[] {
  const usual = outputs.find(({ name }) => name === "default");
  const ids = [...cards.matchAll(/^\s*\d+ \[(\S+)\s*\]: .*? - (.+)$/gmu)];
  const named = ids.flatMap(([, id = "", name = ""]) => {
    const way = WAYS.map((prefix) =>
      outputs.find((output) => output.name.split(",")[0] === `${prefix}:CARD=${id}`),
    ).find((output) => output !== undefined);
    return way === undefined ? [] : [{ id: way.id, name: spokenName(id, name.trim()) }];
  });
  const distinct = named.map((output, index) => {
    const before = named.slice(0, index).filter(({ name }) => name === output.name).length;
    return before === 0 ? output : { ...output, name: `${output.name}, number ${before + 1}` };
  });
  return [...(usual === undefined ? [] : [{ ...usual, name: USUAL_OUTPUT }]), ...distinct];
}

/** Changes when a card is plugged in or pulled out; empty where there are none. */
export function readCards(): string {
  try {
    return readFileSync("/proc/asound/cards", "utf8");
  } catch {
    return "";
  }
}

/** The Pi's own, as its makers do not call them. */
function spokenName(id: string, name: string): string {
  if (/hdmi/iu.test(id)) return "the television";
  if (/headphones/iu.test(id)) return "the headphone socket";
  return name;
}
