/** Short forms for a market table: what Prism sees of three things, and what is heard of them. One may be painted. */
import { notes, said } from "./heard.ts";
import { SOURCES } from "./sources.ts";
import type { Choice, Heard, Lines, Option } from "./types.ts";

/** How things sound that are as they are: never a color, always what they are like. */
export const FEELS = {
  firm: { caption: "a firm knock", notes: notes("fruit-knock", [0]) },
  soft: { caption: "a soft plop", notes: notes("fruit-plop", [0]) },
  mush: { caption: "a wet splat", notes: notes("splat", [0]) },
  peels: { caption: "a peel comes off easily", notes: notes("peel", [0]) },
  hardBerry: { caption: "a hard little knock", notes: notes("woodblock", [0], { pitch: 9, level: 0.6 }) },
  softBerry: { caption: "a little squish", notes: notes("splat", [0], { pitch: 8, level: 0.6 }) },
  freshLeaf: { caption: "a soft swish", notes: notes("leaf-rustle", [0]) },
  dryLeaf: { caption: "a dry crackle", notes: notes("step-leaves", [0, 250]) },
  pat: { caption: "a soft pat", notes: notes("cloth-wool", [0, 350]) },
  crisp: { caption: "a crisp crunch", notes: notes("crunch", [0]) },
  scraped: { caption: "a knife scrapes off crumbs", notes: notes("grate", [0]) },
  rattles: { caption: "it rattles like pebbles", notes: notes("maraca", [0, 180, 360]) },
  stone: { caption: "a knock as on stone", notes: notes("claves", [0], { pitch: -7 }) },
  jingle: { caption: "a clear jingle", notes: notes("keys-jingle", [0]) },
  grates: {
    caption: "it grates, and flakes fall",
    notes: [...notes("guiro", [0]), ...notes("crumbs", [450])],
  },
  squeals: {
    caption: "a squeal, and flakes fall",
    notes: [...notes("door-squeak", [0]), ...notes("crumbs", [800])],
  },
  swings: { caption: "it swings without a squeal", notes: notes("gate", [0]) },
  clink: { caption: "a bright clink", notes: notes("glass-clink", [0]) },
  clack: { caption: "a dull clack", notes: notes("plate-down", [0]) },
  flaps: { caption: "it flaps open", notes: notes("cloth-raincoat", [0]) },
  torn: {
    caption: "it flaps open, and rips",
    notes: [...notes("cloth-raincoat", [0]), ...notes("hook-and-loop", [600])],
  },
} as const satisfies Record<string, Heard>;

type Feel = keyof typeof FEELS;

/** What a kind of thing is like, told once for all its tables. */
export interface Kind {
  readonly id: string;
  /** "Three bananas!" */
  readonly see: readonly string[];
  /** Where its color comes from: the clue, and what is told after a miss. */
  readonly cause: string;
  readonly hint: string;
}

const CLEAN = said(
  "prism",
  "Nothing comes off. That one's real!",
  "I rub, and rub. It's its own color.",
  "No paint on it. Only a wet spot now.",
  "That's real, and I've got a tired wing.",
  "Rub, rub. Nope. It came like that.",
);
const PAINTED = said(
  "prism",
  "The cloth's all paint! And out from under the table comes somebody.",
  "It comes off! And the table giggles.",
  "Paint! I have it on my beak. And there's a foot under the table.",
  "Wet paint, and a hider with a brush. Hello!",
  "That color's coming off. Out you come, under there!",
);
const NOBODY = said(
  "prism",
  "I rubbed all three. No paint at all. Next table!",
  "All real! Peek's people can't have been here.",
  "Not a drop of paint. You heard that, and I only saw it.",
);
const GIGGLED = said(
  "prism",
  "The table's giggling! There's somebody under there. One of these is painted.",
  "Did you hear that? Somebody's under there, so something's painted.",
);

interface Table {
  readonly id: string;
  /** The color that is seen, and what is heard. */
  readonly things: readonly (readonly [string, Feel])[];
  /** The color that cannot be true; all are true, if absent. */
  readonly liar?: string;
  readonly why: string;
  /** What the ear has, in words. */
  readonly feels: string;
}

export function tables({ id: kind, see, cause, hint }: Kind, all: readonly Table[]): Choice[] {
  return all.map(({ id, things, liar, why, feels }): Choice => {
    const options = things.map(([color, feel]): Option => {
      const name = color.toLowerCase().replaceAll("-", " ");
      const told = {
        id: name.replaceAll(/[^a-z]+/g, "-"),
        label: color,
        phrases: [`the ${name} one`, `${name} one`],
        heard: FEELS[feel],
      };
      return color === liar
        ? {
            ...told,
            worth: 1,
            by: 1,
            late: 0,
            comes: [
              { sound: "wipe" },
              { sound: "drip", caption: "paint drips" },
              { sound: "laugh-child", level: 0.6 },
              PAINTED,
            ],
          }
        : { ...told, worth: 0, by: -1, comes: [{ sound: "wipe" }, CLEAN] };
    });
    const honest: Pick<Option, "id" | "label" | "phrases" | "last"> = {
      id: "honest",
      label: "No paint here",
      phrases: ["all honest", "no paint", "none", "none of them", "nobody"],
      last: true,
    };
    const none: Option =
      liar === undefined
        ? { ...honest, worth: 1, by: 1, late: 0, comes: [{ sound: "wipe" }, NOBODY] }
        : { ...honest, worth: 0, by: -1, comes: [{ sound: "laugh-child", level: 0.4 }, GIGGLED] };
    return {
      id: `${kind}-${id}`,
      ask: [said("prism", ...see)],
      // One of the three may be ruled out by now.
      recall: [said("prism", "Is one of them painted, and which?")],
      options: [...options, none],
      clues: { cause: [[said("prism", cause)]], feel: [[said("prism", feels)]] },
      again: [said("prism", cause)],
      hint,
      why,
      source: SOURCES.shared,
    };
  });
}

interface Step {
  readonly says: string;
  readonly heard?: Heard;
}

interface Alibi {
  readonly id: string;
  readonly steps: readonly [Step, Step, Step];
  /** Which step is broken; the whole tale holds, if absent. */
  readonly broken?: 1 | 2 | 3;
  readonly again: string;
  readonly hint: string;
  readonly why: string;
}

const NUMBERS = ["One", "Two", "Three"] as const;

const BEATEN = said(
  "peek",
  "Hmpf. I'd hoped you'd be looking, not thinking.",
  "Oh, bother. That one always worked.",
  "You've got ears like a hawk has eyes.",
  "Well. I'd have believed me.",
);
const TRUE_TALE = said(
  "peek",
  "Every word of it is true! Why does nobody ever believe me?",
  "True, all of it. And I'd practiced looking guilty.",
);
const SOUND_STEP = said(
  "peek",
  "That step's as solid as my boots. Squeak, squeak.",
  "No, no. That step holds. Try another, if you dare.",
  "That part is plain truth. Next!",
);

/** The boss of the second level: Captain Peek tells a tale in three steps, and one may be broken. */
export function alibi({ id, steps, broken, again, hint, why }: Alibi): Choice {
  const told: Lines = steps.flatMap(({ says, heard: moment }, index): Lines => [
    said("peek", `${NUMBERS[index] ?? ""}. ${says}`),
    ...(moment?.notes ?? []).map(({ at: _at, ...note }) => ({
      ...note,
      caption: moment?.caption ?? "",
      hold: "end" as const,
    })),
  ]);
  const options = steps.map(({ heard: moment }, index): Option => {
    const label = `Step ${(NUMBERS[index] ?? "").toLowerCase()}`;
    const base = {
      id: `step-${index + 1}`,
      label,
      phrases: [(NUMBERS[index] ?? "").toLowerCase(), `number ${(NUMBERS[index] ?? "").toLowerCase()}`],
      ...(moment && { heard: moment }),
    };
    return index + 1 === broken
      ? { ...base, worth: 1, by: 1, late: 0, comes: [{ sound: "gasp" }, BEATEN] }
      : { ...base, worth: 0, by: -2, comes: [SOUND_STEP] };
  });
  const holds: Option =
    broken === undefined
      ? {
          id: "holds",
          label: "It all holds",
          phrases: ["it holds", "all true", "it's true", "nothing"],
          worth: 1,
          by: 1,
          late: 0,
          comes: [{ sound: "gasp" }, TRUE_TALE],
        }
      : {
          id: "holds",
          label: "It all holds",
          phrases: ["it holds", "all true", "it's true", "nothing"],
          worth: 0,
          by: -2,
          comes: [
            { sound: "villain-laugh", level: 0.6 },
            said("peek", "You believed it! There's a hole in it that a goat could walk through."),
          ],
        };
  return {
    id,
    ask: told,
    options: [...options, holds],
    inOrder: true,
    again: [said("prism", again)],
    hint,
    why,
    source: SOURCES.shared,
  };
}
