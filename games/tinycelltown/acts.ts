/** What every chapter ends with: the plans are copied, or not, and the town splits, or waits, or sleeps. */
import { FEW, GOAL, SHORT_FEW, SHORT_GOAL } from "./frame.ts";
import type { Act, Lines } from "./types.ts";

const COPIES: Extract<Act, { options: unknown }>["options"] = [
  {
    id: "copy",
    label: "Copy the plans",
    phrases: ["copy", "copy them", "yes"],
    counts: { paid: 1, gained: 1 },
    chosen: [
      { sound: "page" },
      { sound: "page" },
      { sound: "page", hold: "end" },
      "page: Two sets. And I stayed calm.",
    ],
  },
  {
    id: "wait",
    label: "Keep the sparks",
    phrases: ["keep", "keep them", "no"],
    chosen: ["dot: They stay in the jar."],
  },
];

/** A cell copies its plans before it splits: five sparks, which overtime would like to have, too. */
export function copying(id: string, ask: string, grown = 0): Act {
  return {
    id,
    if: { stakes: { sparks: { from: 5 }, copied: { to: 0 }, growth: { from: grown } } },
    ask: [{ sound: "page" }, ask],
    options: COPIES,
  };
}

interface Ends {
  readonly split: Lines;
  readonly gift: string;
}

type Length = "full" | "short";

function endsOf(length: Length, goal: number, few: number, { split, gift }: Ends): Act[] {
  const big = { from: goal };
  const name = (id: string): string => (length === "full" ? id : `${id}-short`);
  return [
    {
      id: name("split"),
      as: "perform",
      if: { stakes: { growth: big, copied: { from: 1 } }, length },
      lines: [{ sound: "drum-roll-end" }, ...split],
    },
    {
      id: name("uncopied"),
      as: "perform",
      if: { stakes: { growth: big, copied: { to: 0 } }, length },
      lines: [
        { perform: true },
        "dot: Big enough to split, and only one set of plans. Half a library is no use to anybody, so the town waits.",
        "dot: Real cells do just that: they check their plans first, and wait if something is missing.",
        { sound: "applause-small" },
      ],
    },
    {
      id: name("waits"),
      as: "perform",
      if: { stakes: { growth: { from: few, to: goal - 1 } }, length },
      lines: [
        { perform: true },
        "dot: A town to be proud of. It hums, but it isn't big enough to split.",
        "dot: Real cells wait, too, until they've grown. Many cells of your body hardly ever split.",
        { sound: "applause-small" },
      ],
    },
    {
      id: name("sleeps"),
      as: "perform",
      if: { stakes: { growth: { to: few - 1 } }, length },
      lines: [
        { sound: "snore", hold: "end" },
        "munch: Is it over? I closed my eyes, and it was so nice and quiet.",
        "dot: It was a hard one. The town's small and sleepy, but it's all there. Real cells slow down when things are short, and pick up again later.",
      ],
    },
    { id: name("gift"), if: { stakes: { growth: big, copied: { from: 1 } }, length }, keepsake: gift },
    { id: name("can-uncopied"), if: { stakes: { growth: big, copied: { to: 0 } }, length }, keepsake: "can" },
    {
      id: name("can-waits"),
      if: { stakes: { growth: { from: few, to: goal - 1 } }, length },
      keepsake: "can",
    },
    { id: name("snore"), if: { stakes: { growth: { to: few - 1 } }, length }, keepsake: "snore" },
  ];
}

export function ending(ends: Ends): Act[] {
  return [...endsOf("full", GOAL, FEW, ends), ...endsOf("short", SHORT_GOAL, SHORT_FEW, ends)];
}

/** What it is all for, by the length of the sitting. */
export function aim(id: string): Act[] {
  const how =
    "A full hum at the end of a shift adds two blocks, one hole adds one, two add none, more take one away.";
  return [
    {
      id,
      if: { length: "full" },
      lines: [`dot: Here's the plan: with ${GOAL} blocks a town can split in two. ${how}`],
      again: [`dot: ${GOAL} blocks, you know, and the town can split.`],
    },
    {
      id: `${id}-short`,
      if: { length: "short" },
      lines: [`dot: Here's the plan: with ${SHORT_GOAL} blocks a town can split in two. ${how}`],
      again: [`dot: ${SHORT_GOAL} blocks, you know, and the town can split.`],
    },
  ];
}
