import { expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { dealOf, rules, watchOf } from "./example.ts";
import { watch as tally } from "./tasks/watch/index.ts";
import type { Job } from "./schema.ts";
import { begin } from "./state.ts";
import type { TallyDeal } from "./script.ts";

/** What is heard when all of it was listened to, and these numbers were said. */
function reported(deal: TallyDeal, ...numbers: readonly number[]): readonly Cue[] {
  const actions = [
    { move: "listen" },
    { move: "listen" },
    { move: "report" },
    ...numbers.flatMap((value) => [{ move: "say", value }, { move: "take" }]),
  ];
  let state = begin();
  let cues: readonly Cue[] = [];
  for (const action of actions) ({ state, cues } = tally.apply(deal, state, action));
  return cues;
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
}

function asking(question: Job["questions"][number]): TallyDeal {
  return dealOf({
    item: watchOf("one"),
    rules: { ...rules, jobs: { one: { ask: ["Listen."], questions: [question] } } },
  });
}

function clicksIn(cues: readonly Cue[]): readonly (readonly [at: number, pitch: number | undefined])[] {
  const pattern = cues.find(({ type }) => type === "pattern");
  const notes = pattern?.type === "pattern" ? pattern.notes : [];
  return notes.flatMap(({ sound, at, pitch }) => (sound === "dial-click" ? [[at, pitch] as const] : []));
}

it("names each mistake by what it counts and by how much it is off, and plays both once more", () => {
  const cues = reported(dealOf(), 1, 3);
  const told = heard(cues);
  expect(told).toContain("You said 1. It was 3 frogs: 2 too few.");
  expect(told.some((line) => line.includes("1 owl") && line.includes("2 too many"))).toBe(true);
  expect(cues.filter(({ type }) => type === "pattern")).toHaveLength(2);
});

it("clicks as often as each counts, and says what the count comes to", () => {
  const cues = reported(asking({ type: "number", ask: "Legs?", of: { frogs: 2 } }), 3);
  expect(clicksIn(cues)).toEqual([
    [0, 0],
    [250, 1],
    [1100, 2],
    [1350, 3],
    [2200, 4],
    [2450, 5],
  ]);
  expect(heard(cues)).toContain("3 times 2 makes 6.");
});

it("clicks lower for what takes away", () => {
  const cues = reported(asking({ type: "number", ask: "Now?", of: { frogs: 1, owls: -1 }, plus: 10 }), 10);
  expect(clicksIn(cues).map(([, pitch]) => pitch)).toEqual([0, 1, 0, 1]);
});

it("says what a number shows of how it came about, and how the right one is worked out", () => {
  const { frogs, more } = {
    frogs: { type: "number", ask: "Legs?", of: { frogs: 4 } } as const,
    more: { type: "number", ask: "Now?", of: { frogs: 1, owls: -1 }, plus: 10 } as const,
  };
  expect(heard(reported(asking(frogs), 3))).toContain("There were 3, and each one counts 4 times.");
  const turned = heard(reported(asking(more), 8));
  expect(turned).toContain("8 is what comes out the wrong way around. Check which way adds.");
  expect(turned).toContain("10 plus 3 minus 1 makes 12.");
  const plain = asking({ type: "number", ask: "Frogs?", of: { frogs: 1 } });
  expect(heard(reported(plain, 1))).toContain("1 is what the last one had alone. Add what came before it.");
  expect(heard(reported(plain, 4))).toContain("4 would be right if every sound counted.");
  const left = asking({ type: "number", ask: "Left?", of: { left: 1 } });
  expect(heard(reported(left, 4))).toContain("4 is both ways together. Only one way counts.");
});
