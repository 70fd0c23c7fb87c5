/** What levels share of their last acts: before a boss the jar may pay for something, and at the end socks are counted. */
import type { Act, Lines } from "./types.ts";

const PRICE = 15;

interface Offer {
  readonly ask: Lines;
  readonly label: string;
  readonly phrases: string[];
  /** Whom it lures away; absent where it is offered to all. */
  readonly lures?: "pack" | "gang" | "troupe" | "dancers";
  readonly bought: Lines;
  readonly kept: Lines;
}

/** Nobody is offered what the jar cannot pay, nor cookies that lure two where fewer are left. */
export function offer({ ask, label, phrases, lures, bought, kept }: Offer): Act {
  const needed = lures === undefined ? {} : { [lures]: { from: 2 } };
  return {
    id: "offer",
    if: { length: "full", stakes: { jar: { from: PRICE }, ...needed } },
    ask: [
      ...ask,
      lures === undefined
        ? "nana: You have {jarTold}."
        : `nana: You have {jarTold}, and {${lures}Told} under the dryer.`,
    ],
    options: [
      {
        id: "buy",
        label,
        phrases: ["yes", "buy", "fifteen", ...phrases],
        counts: { traded: 1 },
        chosen: [...bought, "{jarTold} left in the jar."],
      },
      { id: "keep", label: "Keep the tips", phrases: ["no", "keep", "keep them"], chosen: kept },
    ],
  };
}

/** What the ending goes by is said before it. */
export function closing(stake: "pack" | "gang" | "troupe" | "dancers"): Act {
  return {
    id: "closing",
    lines: [{ sound: "service-bell" }, `nana: Closing time! Under the dryer: {${stake}Told}.`],
  };
}
