import { expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { dealOf, rules, watchOf } from "./example.ts";
import { tally } from "./index.ts";
import type { Job } from "./schema.ts";
import { begin } from "./state.ts";
import type { TallyDeal } from "./script.ts";

/** What is heard when all of it was listened to, and these numbers were said. */
function reported(deal: TallyDeal, ...numbers: readonly number[]): readonly Cue[] {
  const actions = [
    { move: "listen" },
    { move: "listen" },
    { move: "report" },
    ...numbers.map((value) => ({ move: "say", value })),
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
  expect(heard(cues)).toContain("So the answer was 6.");
});

it("clicks lower for what takes away", () => {
  const cues = reported(asking({ type: "number", ask: "Now?", of: { frogs: 1, owls: -1 }, plus: 10 }), 10);
  expect(clicksIn(cues).map(([, pitch]) => pitch)).toEqual([0, 1, 0, 1]);
});
