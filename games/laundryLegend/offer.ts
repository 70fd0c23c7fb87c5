/** Before each boss the jar may pay for something: what was earned helps to the end. */
import type { Act, Lines } from "./types.ts";

const PRICE = 15;

interface Offer {
  readonly ask: Lines;
  readonly label: string;
  readonly phrases: string[];
  /** Whom it lures away; absent where it is offered to all. */
  readonly lures?: "gang" | "troupe" | "dancers";
  readonly bought: Lines;
  readonly kept: Lines;
}

/** Nobody is offered what the jar cannot pay, nor cookies that lure two where fewer are left. */
export function offer({ ask, label, phrases, lures, bought, kept }: Offer): Act {
  const needed = lures === undefined ? {} : { [lures]: { from: 2 } };
  return {
    id: "offer",
    if: { length: "full", stakes: { jar: { from: PRICE }, ...needed } },
    ask,
    options: [
      {
        id: "buy",
        label,
        phrases: ["yes", "buy", "fifteen", ...phrases],
        counts: { traded: 1 },
        chosen: bought,
      },
      { id: "keep", label: "Keep the tips", phrases: ["no", "keep", "keep them"], chosen: kept },
    ],
  };
}
