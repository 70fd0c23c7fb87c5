/** What every evening has: Glop trades something out of his pot, and it ends by how much is in there. */
import { FULL } from "./frame.ts";
import type { Chapter } from "./types.ts";

type Act = Chapter[number];

const TRADE = 3;
const FEW = 4;

/** What is left over can be spent to the end. */
export const trade: Act = {
  id: "trade",
  if: { stakes: { spoons: { from: TRADE }, pot: { from: 1 } } },
  ask: [
    {
      say: "Psst. A cook can't have too many spoons. Three of yours, and one thing comes out of the pot.",
      voice: "glop",
    },
  ],
  options: [
    {
      id: "yes",
      label: "Trade three spoons",
      phrases: ["yes", "trade", "three spoons"],
      counts: { traded: 1 },
      chosen: ["glop: There. It's a bit slimy."],
    },
    {
      id: "no",
      label: "Keep the spoons",
      phrases: ["no", "keep", "keep them"],
      chosen: ["glop: Then I'll stir with a boot. It's an old one."],
    },
  ],
};

interface Evening {
  /** The keepsake where little is in the pot. */
  readonly good: string;
  readonly few: Extract<Act, { lines: unknown }>["lines"];
  readonly some: Extract<Act, { lines: unknown }>["lines"];
  readonly full: Extract<Act, { lines: unknown }>["lines"];
}

export function evening({ good, few, some, full }: Evening): Act[] {
  const hasFew = { stakes: { pot: { to: FEW } } };
  const hasSome = { stakes: { pot: { from: FEW + 1, to: FULL - 1 } } };
  const isFull = { stakes: { pot: { from: FULL } } };
  return [
    { id: "end-few", as: "perform", if: hasFew, lines: few },
    { id: "end-some", as: "perform", if: hasSome, lines: some },
    { id: "end-full", as: "perform", if: isFull, lines: full },
    { id: "gift-few", if: hasFew, keepsake: good },
    { id: "gift-some", if: hasSome, keepsake: "burp" },
    { id: "gift-full", if: isFull, keepsake: "card" },
  ];
}
