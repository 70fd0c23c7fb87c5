/** What every parade ends with: the march, the gate or another way in, and something to keep. */
import { FEW, GOAL, SHORT_FEW, SHORT_GOAL } from "./frame.ts";
import type { Act, Chapter, Lines } from "./types.ts";

interface Arrival {
  /** The keepsake where the gate opens. */
  readonly good: string;
  /** What waits behind the gate. */
  readonly gate: Lines;
  readonly side: Lines;
  readonly few: Lines;
}

interface Walk {
  readonly length: "full" | "short";
  /** What the ids end with: a short walk has acts of its own. */
  readonly ending: string;
  /** With so many the gate opens. */
  readonly goal: number;
  /** With so few it stays a walk. */
  readonly few: number;
}

const WALKS: readonly Walk[] = [
  { length: "full", ending: "", goal: GOAL, few: FEW },
  { length: "short", ending: "-short", goal: SHORT_GOAL, few: SHORT_FEW },
];

export function arrival(lines: Arrival): Chapter {
  return WALKS.map((walk) => ({ length: walk.length, acts: endOf(walk, lines) }));
}

function endOf({ ending, goal, few: most }: Walk, { good, gate, side, few }: Arrival): Act[] {
  const isMany = { stakes: { parade: { from: goal } } };
  const isSome = { stakes: { parade: { from: most + 1, to: goal - 1 } } };
  const isFew = { stakes: { parade: { to: most } } };
  const idOf = (name: string): string => `${name}${ending}`;
  return [
    { id: idOf("gate"), as: "perform", if: isMany, lines: [{ sound: "level-gate", hold: "end" }, ...gate] },
    { id: idOf("side"), as: "perform", if: isSome, lines: [{ sound: "door-squeak", hold: "end" }, ...side] },
    { id: idOf("walk"), as: "perform", if: isFew, lines: [{ sound: "goose", hold: "end" }, ...few] },
    {
      id: idOf("march"),
      as: "perform",
      if: { stakes: { parade: { from: 1 } } },
      lines: ["rosa: And now the march, as you drummed it.", { perform: true }],
    },
    { id: idOf("applause"), as: "perform", if: isMany, lines: [{ sound: "applause", hold: "end" }] },
    { id: idOf("gift-gate"), if: isMany, keepsake: good },
    { id: idOf("gift-side"), if: isSome, keepsake: "feather" },
    { id: idOf("gift-walk"), if: isFew, keepsake: "bun" },
  ];
}

/** The goal, as it is for this length, and what comes after it. */
export function aim(id: string, opens: string, lines: readonly string[]): Chapter {
  const told = (goal: string, again: string): Pick<Extract<Act, { lines: unknown }>, "lines" | "again"> => ({
    lines: [`rosa: ${goal} behind the goose, and ${opens} opens.`, ...lines],
    again: [
      `rosa: ${again} behind the goose, and ${opens} opens. Down lets a word go by, or takes taps back.`,
    ],
  });
  return [
    { id, length: "full", ...told("Twelve", "Twelve") },
    { id: `${id}-short`, length: "short", ...told("It's a short walk today. Six", "A short walk: six") },
  ];
}
