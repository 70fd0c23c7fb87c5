import { describe, expect, it } from "vitest";
import { formatProblem, parseGameText } from "../../../engine/definition/index.ts";
import { simulateSitting, solver } from "../../../engine/sitting/index.ts";
import { check } from "../check/check.ts";
import { ARCS, CATEGORIES, DEVICES, mechanicsToBeginWith, newGame, slugOf } from "./create.ts";

const [category] = CATEGORIES;

async function made(text: string) {
  const parsed = await parseGameText(text);
  if (!parsed.ok) throw new Error(parsed.problem.map((fault) => formatProblem("new.json", fault)).join("\n"));
  return parsed.value;
}

describe.each(mechanicsToBeginWith())("a new game of the mechanic %s", (mechanic) => {
  it.each(ARCS.map((arc) => [arc]))("plays to its end as %s, and check finds nothing", async (arc) => {
    const text = newGame({ title: "Tick Tock Garage", category, mechanic, arc, devices: [] }, "x.json");
    const game = await made(text);
    const { sitting } = simulateSitting({ game, level: 0, seed: 1, length: "full", temper: solver });
    expect(sitting.standing.counts["turns"]).toBeGreaterThan(0);
    expect(game.definition).toMatchObject({ slug: "tickTockGarage", category });
    expect(check({ game, path: "new.json", text }).faults).toEqual([]);
  });

  it.each(Object.keys(DEVICES).map((name) => [name]))("plays with a %s", async (device) => {
    const text = newGame({ title: "Garage", category, mechanic, arc: "build", devices: [device] }, "x.json");
    const game = await made(text);
    const { cues } = simulateSitting({ game, level: 0, seed: 1, length: "full", temper: solver });
    expect(cues.length).toBeGreaterThan(10);
  });
});

it("makes a slug of a title", () => {
  expect(["The Music Room", "Été 2: go!", "???"].map(slugOf)).toEqual(["theMusicRoom", "eteGo", "game"]);
});
