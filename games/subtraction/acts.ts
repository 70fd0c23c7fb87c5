/** What the dives have in common: a lullaby that pearls buy, and how they end. */
import { GOAL } from "./frame.ts";
import type { Chapter, Lines } from "./types.ts";

const LULLABY = 3;

/** Pearls for sleep, before the last dives. */
export function lullaby(id: string): Chapter {
  return [
    {
      id,
      if: { stakes: { pearls: { from: LULLABY + 1 }, grumble: { to: 3 } } },
      ask: [
        { sound: "snore", pitch: 4, hold: "end" },
        `otta: He isn't sleeping well. We have {pearlsTold}. For ${LULLABY} the crab plays him the music box, and he snores four again. Deal?`,
      ],
      options: [
        {
          id: "play",
          label: `${LULLABY} pearls for music`,
          phrases: ["yes", "deal", "music", "music box", "play"],
          counts: { burned: LULLABY, mended: 1 },
          chosen: [{ sound: "music-box", hold: "end" }],
        },
        {
          id: "keep",
          label: "Keep the pearls",
          phrases: ["no", "no deal", "keep", "keep them"],
          chosen: ["otta: Then tiptoe. As far as a submarine can."],
        },
      ],
    },
  ];
}

/** Said once in between: how far it is, or that it is reached and can be lost. */
export function soFar(id: string): Chapter {
  return [
    {
      id: `${id}-reached`,
      if: { stakes: { pearls: { from: GOAL } } },
      lines: [
        { sound: "fanfare" },
        `otta: We have {pearlsTold}! ${GOAL} was what we wanted. Now keep them: if he wakes, he takes four.`,
      ],
    },
    {
      id: `${id}-to-go`,
      if: { stakes: { pearls: { to: GOAL - 1 } } },
      lines: ["otta: So far, {pearlsTold}. There are more down there."],
    },
  ];
}

interface Endings {
  readonly best: Lines;
  readonly some: Lines;
  readonly awake: Lines;
  readonly good: string;
  readonly other: string;
}

/** By the pearls aboard, and where these are few, as friends. */
export function endings(id: string, { best, some, awake, good, other }: Endings): Chapter {
  const few = GOAL / 2;
  return [
    {
      id: `${id}-up`,
      lines: [{ sound: "ship-engine" }, "otta: Up we go, with {pearlsTold}."],
    },
    { id: `${id}-best`, as: "perform", if: { stakes: { pearls: { from: GOAL } } }, lines: best },
    {
      id: `${id}-some`,
      as: "perform",
      if: { stakes: { pearls: { from: few, to: GOAL - 1 } } },
      lines: some,
    },
    { id: `${id}-awake`, as: "perform", if: { stakes: { pearls: { to: few - 1 } } }, lines: awake },
    { id: `${id}-good`, if: { stakes: { pearls: { from: GOAL } } }, keepsake: good },
    { id: `${id}-other`, if: { stakes: { pearls: { to: GOAL - 1 } } }, keepsake: other },
  ];
}
