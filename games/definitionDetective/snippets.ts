/** What comes in every level alike. */
import type { Chapter } from "./levels/level.ts";

type Act = Chapter[number];

function hatTrade(offer: string) {
  return {
    if: { stakes: { crackers: { to: 0 } }, tallies: { borrowed: { to: 0 } } },
    ask: [{ sound: "parrot" }, offer],
    options: [
      {
        id: "keep",
        label: "Keep the hat",
        phrases: ["keep it", "no", "no trade"],
        chosen: [
          ["dot: My hat stays on my head. We'll have to think harder.", "No. It keeps my thoughts warm."],
        ],
      },
      {
        id: "trade",
        label: "Trade the hat",
        phrases: ["trade", "trade it", "yes"],
        chosen: ["biscuit: A hat with a feather! Now it has two."],
        counts: { traded: 1 },
      },
    ],
  } satisfies Partial<Act>;
}

export const snippets = {
  /** Who has nothing left to pay with may still get something: in the middle, before it is missed, and for the boss. */
  "early-trade": {
    ...hatTrade("biscuit: Empty tin, detective? I'll give 3 crackers for your hat."),
    id: "hat-early",
  },
  trade: {
    ...hatTrade("biscuit: Nothing in the tin, and the worst thief comes next. Three crackers for your hat?"),
    id: "hat-trade",
  },
  /** Who has plenty left may spend it, and then has less for the last cases. */
  band: {
    id: "band",
    length: "full",
    if: { stakes: { crackers: { from: 7 } } },
    ask: [
      { sound: "parrot" },
      "biscuit: So many crackers! For 5, my band plays at the party tonight.",
      "dot: Then that's 5 fewer for clues.",
    ],
    options: [
      {
        id: "keep",
        label: "Keep the crackers",
        phrases: ["keep them", "keep", "no band", "no"],
        chosen: ["biscuit: No band? Then I'll hum."],
      },
      {
        id: "hire",
        label: "Hire the band",
        phrases: ["hire", "band", "the band", "yes"],
        chosen: ["biscuit: One cracker for each musician. I am all 5!", { sound: "party-horn" }],
        counts: { hired: 1 },
      },
    ],
  },
  /** What is left may also buy peace, where it chews: the chewing decides how much of the last page is left. */
  feed: {
    id: "feed",
    if: { stakes: { nibbler: { from: 2 }, crackers: { from: 2 } } },
    ask: [
      { sound: "nibble", hold: "end" },
      "biscuit: Still hungry down there! Feed it 2 of our crackers, so that it chews less?",
    ],
    options: [
      {
        id: "keep",
        label: "Keep the crackers",
        phrases: ["keep them", "keep", "don't feed it", "no"],
        chosen: ["biscuit: Good. Crackers are for parrots."],
      },
      {
        id: "feed",
        label: "Feed it",
        phrases: ["feed", "feed it", "give it crackers", "yes"],
        chosen: ["dot: Down they go, through the gap.", { sound: "cracker" }],
        counts: { fed: 1 },
      },
    ],
  },
  party: {
    id: "party",
    as: "perform",
    if: { chose: { band: "hire" } },
    lines: [
      ["biscuit: And now, my band! A one, and a two:", "My band is here! All of me!"],
      { sound: "trumpet" },
      { sound: "party-horn" },
      { sound: "parrot" },
    ],
  },
  feast: {
    id: "feast",
    as: "perform",
    if: { stakes: { crackers: { from: 7 } } },
    lines: [
      ["biscuit: So many crackers are left. Midnight snack!", "The tin is still full? Then we feast!"],
      { sound: "cracker", hold: "end" },
    ],
  },
  hat: {
    id: "hat",
    if: { tallies: { borrowed: { from: 1 } } },
    lines: [{ sound: "parrot" }, "biscuit: I keep the hat. It suits me!"],
  },
} satisfies Record<string, Act>;
