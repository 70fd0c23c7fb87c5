/** What comes in every level alike. */
import type { Chapter } from "./levels/level.ts";

type Act = Chapter[number];

export const snippets = {
  /** Who has nothing left to pay with may still get something for the boss. */
  trade: {
    id: "hat-trade",
    if: { stakes: { crackers: { to: 0 } } },
    ask: [{ sound: "parrot" }, "biscuit: Empty tin, detective? I'll give 3 crackers for your hat."],
    options: [
      {
        id: "keep",
        label: "Keep the hat",
        phrases: ["keep it", "no", "no trade"],
        chosen: ["dot: My hat stays on my head. We'll have to think harder."],
      },
      {
        id: "trade",
        label: "Trade the hat",
        phrases: ["trade", "trade it", "yes"],
        chosen: ["biscuit: A hat with a feather! Now it has two."],
        counts: { traded: 1 },
      },
    ],
  },
  hat: {
    id: "hat",
    if: { tallies: { borrowed: { from: 1 } } },
    lines: [{ sound: "parrot" }, "biscuit: I keep the hat. It suits me!"],
  },
} satisfies Record<string, Act>;
