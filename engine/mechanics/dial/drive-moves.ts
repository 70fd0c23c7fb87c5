import type { Move } from "../../move.ts";
import type { DialDeal } from "./schema.ts";
import { buttonJumps } from "./track.ts";

export const STOP = "stop";
export const WHOLE = "say-whole";

/** A number beyond the track is heard as itself, and judged. */
const HEARD = { heardFrom: -1_000_000, heardTo: 1_000_000 };

export function driveMoves({ content, rules }: DialDeal): Move[] {
  return [
    ...buttonJumps(content, rules).map(({ id, button, jump: { label, phrases } }): Move => {
      return { id, button, label, phrases, repeats: true };
    }),
    { id: STOP, button: "select", ...content.stop, judges: true },
    { id: WHOLE, ...content.whole, slot: { ...rules.range, ...HEARD }, judges: true },
  ];
}
