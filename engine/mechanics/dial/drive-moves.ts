import type { Move } from "../../move.ts";
import type { DialDeal } from "./schema.ts";
import type { Span } from "./texts.ts";
import { buttonJumps } from "./track.ts";

export const STOP = "stop";
export const WHOLE = "say-whole";

/** A number beyond the track is heard as itself, and judged. */
const HEARD = { heardFrom: -1_000_000, heardTo: 1_000_000 };

/** @param likely where the number can be, as far as it is known */
export function driveMoves({ content, rules }: DialDeal, likely?: Span): Move[] {
  return [
    ...buttonJumps(content, rules).map(({ id, button, jump: { label, phrases } }): Move => {
      return { id, button, label, phrases, repeats: true };
    }),
    { id: STOP, button: "select", ...content.stop, judges: true },
    { id: WHOLE, ...content.whole, slot: { ...rules.range, ...HEARD, likely }, judges: true },
  ];
}
