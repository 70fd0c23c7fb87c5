/** What is told, as cues. */
import { bed, oneOf, rest, sound, type Cue, type Part, type Side } from "../cue.ts";
import type { Line } from "./line-schema.ts";

export interface Delivery {
  /** What lines are for that do not say it themselves: story, if absent. */
  readonly part?: Part | undefined;
  /** For the places of the texts. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Where lines and sounds come from that do not say it themselves. */
  readonly side?: Side | undefined;
  /** What a line that performs, and one that names a device or a keepsake, stand for; nothing if absent. */
  readonly perform?: (() => readonly Cue[]) | undefined;
  readonly device?: ((id: string, isNext: boolean) => readonly Cue[]) | undefined;
  readonly keepsake?: ((id: string) => readonly Cue[]) | undefined;
}

export function lineCues(lines: readonly Line[], delivery: Delivery = {}): Cue[] {
  const { part = "context", values, side, perform, device, keepsake } = delivery;
  return lines.flatMap((line): readonly Cue[] => {
    if (typeof line === "string" || Array.isArray(line) || "full" in line)
      return [oneOf(line, part, { values, side })];
    if ("say" in line) {
      const { voice, say: family, ...own } = line;
      return [oneOf(family, own.part ?? part, { values, voice, side: own.side ?? side })];
    }
    if ("sound" in line) {
      const { sound: id, ...how } = line;
      return [sound(id, { hold: "end", ...how, side: how.side ?? side })];
    }
    if ("bed" in line) {
      const { bed: id, layer, ...how } = line;
      return [bed(layer, id, how)];
    }
    if ("rest" in line) return [rest(line.rest)];
    if ("perform" in line) return perform?.() ?? [];
    if ("device" in line) return device?.(line.device, line.next === true) ?? [];
    return keepsake?.(line.keepsake) ?? [];
  });
}
