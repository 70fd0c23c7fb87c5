/** What every parade ends with: the march, the gate or another way in, and something to keep. */
import { FEW, GOAL } from "./frame.ts";
import type { Act, Chapter } from "./types.ts";

type Lines = Extract<Act, { lines: unknown }>["lines"];

interface Arrival {
  /** The keepsake where the gate opens. */
  readonly good: string;
  /** What waits behind the gate. */
  readonly gate: Lines;
  readonly side: Lines;
  readonly few: Lines;
}

const isMany = { stakes: { parade: { from: GOAL } } };
const isSome = { stakes: { parade: { from: FEW + 1, to: GOAL - 1 } } };
const isFew = { stakes: { parade: { to: FEW } } };

export function arrival({ good, gate, side, few }: Arrival): Chapter {
  return [
    { id: "gate", as: "perform", if: isMany, lines: [{ sound: "level-gate", hold: "end" }, ...gate] },
    { id: "side", as: "perform", if: isSome, lines: [{ sound: "door-squeak", hold: "end" }, ...side] },
    { id: "walk", as: "perform", if: isFew, lines: [{ sound: "goose", hold: "end" }, ...few] },
    {
      id: "march",
      as: "perform",
      if: { stakes: { parade: { from: 1 } } },
      lines: ["rosa: And now the march, as you drummed it.", { perform: true }],
    },
    { id: "applause", as: "perform", if: isMany, lines: [{ sound: "applause", hold: "end" }] },
    { id: "gift-gate", if: isMany, keepsake: good },
    { id: "gift-side", if: isSome, keepsake: "feather" },
    { id: "gift-walk", if: isFew, keepsake: "bun" },
  ];
}
