import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { Act } from "../definition/act-schema.ts";
import { simulateSitting } from "./simulate.ts";
import { masher, solver, thinker, type Temper } from "./tempers.ts";

const game = quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 });

function creditsOf(temper: Temper): number[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const { sitting } = simulateSitting({ game, level: 1, seed, length: "full", temper });
    const credits = sitting.log.flatMap((entry) => (entry.type === "turn" ? [entry.credit] : []));
    return credits.reduce((sum, credit) => sum + credit, 0);
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

it("plays every turn of a chapter, and fewer in a short sitting", () => {
  const turns = (length: "full" | "short") =>
    simulateSitting({ game, level: 1, seed: 3, length, temper: solver }).sitting.standing.counts["turns"];
  expect(turns("full")).toBe(8);
  expect(turns("short")).toBe(6);
});

it("tells players of three tempers apart", () => {
  expect(Math.min(...creditsOf(solver))).toBe(8);
  const [thinking, mashing] = [thinker, masher].map((temper) => mean(creditsOf(temper)));
  expect(thinking).toBeLessThan(8);
  expect(mashing).toBeLessThan(thinking ?? 0);
});

it("is the same for the same seed", () => {
  const play = () => simulateSitting({ game, level: 0, seed: 7, length: "full", temper: masher }).cues;
  expect(play()).toEqual(play());
});

it("counts what choosing an option does", () => {
  const [level] = game.definition.levels;
  if (level === undefined) expect.fail("the quiz has no levels");
  const shop: Act = {
    type: "choose",
    id: "shop",
    ask: ["Buy?"],
    options: [
      { id: "one", label: "One", counts: { right: -1 } },
      { id: "other", label: "The other", counts: { right: -1 } },
    ],
  };
  const chapter = [...level.chapter, shop];
  const withShop = { ...game, definition: { ...game.definition, levels: [{ ...level, chapter }] } };
  const right = (one: typeof game) =>
    simulateSitting({ game: one, level: 0, seed: 3, length: "full", temper: solver }).sitting.standing.counts[
      "right"
    ] ?? 0;
  expect(right(withShop)).toBe(right(game) - 1);
});

it("lets an observer hear, see and know all that there is", () => {
  const heard: string[] = [];
  const pressed: string[] = [];
  const rights: number[] = [];
  const acts: string[] = [];
  const { cues, presses, sitting } = simulateSitting({
    game,
    level: 0,
    seed: 3,
    length: "full",
    temper: solver,
    observer: {
      heard: (cue) => heard.push(cue.type),
      pressed: (what) => pressed.push(what),
      stood: ({ counts }) => rights.push(counts["right"] ?? 0),
      came: (act) => acts.push(act),
    },
  });
  expect(heard).toEqual(cues.map(({ type }) => type));
  expect(pressed).toHaveLength(presses);
  expect(new Set(sitting.log.map(({ act }) => act))).toEqual(new Set(acts.filter((act) => act !== "recap")));
  expect(rights[0]).toBe(0);
  expect(rights.at(-1)).toBe(sitting.standing.counts["right"]);
});

it("lets a player ask for help, hear it again, ask how it stands, and wait", () => {
  const asides = ["hint", "repeat", "standing", "wait"] as const;
  const pressed: string[] = [];
  const asking: Temper = ({ best, done }) => asides[done] ?? best();
  const { sitting, cues } = simulateSitting({
    game,
    level: 0,
    seed: 3,
    length: "full",
    temper: asking,
    observer: { pressed: (what) => pressed.push(what) },
  });
  expect(pressed.slice(0, 4)).toEqual(asides);
  expect(sitting.standing.counts["hints"]).toBe(sitting.standing.counts["turns"]);
  expect(cues.filter((cue) => cue.type === "sound" && cue.sound === "help").length).toBeGreaterThan(0);
});
