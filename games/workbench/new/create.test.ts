import { describe, expect, it } from "vitest";
import { formatProblem, parseGameText } from "../../../engine/definition/index.ts";
import { mechanics } from "../../../engine/mechanics/catalogue.ts";
import { masher, simulateSitting, solver, type Temper } from "../../../engine/sitting/index.ts";
import { check } from "../check/check.ts";
import { ARCS, CATEGORIES, DEVICES, mechanicsToBeginWith, newGame, slugOf } from "./create.ts";

const [category] = CATEGORIES;
const SCHEMA = "../games/schema/game.schema.json";

async function made(text: string) {
  const parsed = await parseGameText(text);
  if (!parsed.ok) throw new Error(parsed.problem.map((fault) => formatProblem("new.json", fault)).join("\n"));
  return parsed.value;
}

it("begins with every mechanic that there is", () => {
  expect(mechanicsToBeginWith()).toEqual(Object.keys(mechanics).toSorted());
});

describe.each(mechanicsToBeginWith())("a new game of the mechanic %s", (mechanic) => {
  const answers = { title: "Tick Tock Garage", category, mechanic, arc: "build", devices: [] } as const;

  it("plays to its end, where knowing earns more than pressing anything, and check finds nothing", async () => {
    const text = newGame(answers, SCHEMA);
    const game = await made(text);
    const end = (temper: Temper) => {
      const { sitting } = simulateSitting({ game, level: 0, seed: 1, length: "full", temper });
      expect(sitting.standing.counts["turns"]).toBeGreaterThan(0);
      return sitting.standing.counts["right"] ?? 0;
    };
    expect(end(solver)).toBeGreaterThan(end(masher));
    expect(game.definition).toMatchObject({ slug: "tickTockGarage", category });
    expect(check({ game, path: "new.json", text }).faults).toEqual([]);
  });

  it("plays with all devices at once", async () => {
    const game = await made(newGame({ ...answers, devices: Object.keys(DEVICES) }, SCHEMA));
    const { cues } = simulateSitting({ game, level: 0, seed: 1, length: "full", temper: solver });
    expect(cues.length).toBeGreaterThan(10);
  });
});

it.each(ARCS.map((arc) => [arc]))("finds nothing in one that is a %s", async (arc) => {
  const answers = { title: "Garage", category, mechanic: "sort", arc, devices: [] } as const;
  const text = newGame(answers, SCHEMA);
  expect(check({ game: await made(text), path: "new.json", text }).faults).toEqual([]);
});

it("makes a slug of a title", () => {
  expect(["The Music Room", "Été 2: go!", "???"].map(slugOf)).toEqual(["theMusicRoom", "eteGo", "game"]);
});
