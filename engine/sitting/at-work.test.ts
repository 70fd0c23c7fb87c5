/** Devices and prices at work in a sitting, case by case; what holds of all is in what-holds.test.ts. */
import { describe, expect, it } from "vitest";
import { bet, coins, evening, fox, gameWith, gull, play } from "../../tests/fakes/drama.ts";
import { sentences } from "../words.ts";
import { withActBegun, withHappened } from "./at-work.ts";
import { solver, type Temper } from "./tempers.ts";

describe("devices at work", () => {
  it("warn before a pursuer arrives, and let it find nothing where nothing is", () => {
    const scene = { definition: gameWith({ coins, gull }).definition, level: 0, seed: 1, act: null };
    const at = (stakes: Record<string, number>, counts: Record<string, number>) =>
      withHappened(scene, { stakes, counts: {}, worlds: {}, told: [] }, counts);
    const near = at({ coins: 2, gull: 3 }, { moves: 1 });
    expect(
      near.cues.some((cue) => cue.type === "family" && JSON.stringify(cue.family).includes("Watch out")),
    ).toBe(true);
    const here = at({ coins: 2, gull: 1 }, { moves: 1 });
    expect(here.standing.stakes).toEqual({ coins: 0, gull: 5 });
    expect(here.standing.counts).toMatchObject({ "gull-came": 1 });
    const broke = at({ coins: 0, gull: 1 }, { moves: 1 });
    expect(broke.standing.counts).toMatchObject({ "gull-missed": 1 });
    expect(JSON.stringify(broke.cues)).toContain("finds nothing");
  });

  it("end an act when its clock has run out, and warn before", () => {
    const waiting: Temper = ({ done, best }) => (done < 3 ? { move: "think" } : best());
    const { said, sitting } = play(
      gameWith({ evening: { ...evening, budget: 6 } }, { prices: {} }),
      4,
      waiting,
    );
    expect(said.filter((text) => text === "Time is up.").length).toBeGreaterThan(0);
    expect(said).toContain("1 minute left.");
    expect(sitting.log.some(({ type }) => type === "ended")).toBe(true);
  });

  it("add what a clock has saved to its next act, up to what it carries", () => {
    const { definition } = gameWith({ evening: { ...evening, carries: 4 } });
    const [act] = (definition.levels[0]?.chapter ?? []).filter((one) => one.type === "play");
    const scene = { definition, level: 0, seed: 1, act: act ?? null };
    const begun = (left: number, told: string[]) =>
      withActBegun(scene, { stakes: { evening: left }, counts: {}, worlds: {}, told });
    expect(begun(9, []).standing.stakes).toEqual({ evening: 9 });
    expect(begun(3, ["evening-how"]).standing.stakes).toEqual({ evening: 12 });
    expect(begun(7, ["evening-how"]).standing.stakes).toEqual({ evening: 13 });
    expect(begun(0, ["evening-how"]).standing.stakes).toEqual({ evening: 9 });
  });

  it("say of a clock that runs on through the sitting how it stands, and of nothing that was saved", () => {
    const { definition } = gameWith({ evening: { ...evening, per: "sitting", carries: 4 } });
    const [act] = (definition.levels[0]?.chapter ?? []).filter((one) => one.type === "play");
    const scene = { definition, level: 0, seed: 1, act: act ?? null };
    const standing = { stakes: { evening: 7 }, counts: {}, worlds: {}, told: ["evening-how"] };
    const begun = withActBegun(scene, standing);
    expect(begun.standing.stakes).toEqual({ evening: 7 });
    expect(JSON.stringify(begun.cues)).not.toContain("was left");
  });

  it("pay a bet back when it is won, and keep it when it is lost", () => {
    const scene = { definition: gameWith({ coins, bet }).definition, level: 0, seed: 1, act: null };
    const standing = { stakes: { coins: 4, bet: 0 }, counts: {}, worlds: {}, told: [] };
    const laid = withHappened(scene, standing, { "bet-bet": 3 });
    expect(laid.standing.stakes).toEqual({ coins: 1, bet: 3 });
    expect(withHappened(scene, laid.standing, { turns: 1, right: 1 }).standing.stakes).toEqual({
      coins: 10,
      bet: 0,
    });
    expect(withHappened(scene, laid.standing, { turns: 1, missed: 1 }).standing.stakes).toEqual({
      coins: 1,
      bet: 0,
    });
  });

  it("settle what was claimed by what was answered", () => {
    const counts = Array.from({ length: 30 }, (_, seed) =>
      play(gameWith({ fox }, { prices: {} }), seed, solver),
    );
    const sum = (name: string) =>
      counts.reduce((total, { sitting }) => total + (sitting.standing.counts[`fox-${name}`] ?? 0), 0);
    expect(sum("fooled")).toBe(0);
    expect(sum("doubted")).toBe(0);
    expect(sum("caught")).toBeGreaterThan(20);
    expect(sum("trusted")).toBeGreaterThan(20);
  });

  it("tell a goal, count it, and end the act when it is reached", () => {
    const game = gameWith({ coins: { ...coins, loses: {} } });
    for (const { chapter } of game.definition.levels)
      for (const act of chapter) if (act.type === "play" && act.turns > 1) act.goal = { coins: 7 };
    const { said, sitting } = play(game, 2, solver);
    expect(said.some((text) => text.includes("goal") && text.includes("7 coins"))).toBe(true);
    expect(
      said.some((text) =>
        sentences.goalReached.some(
          (one) => one.replace("{amount}", "7 coins").replace("{Amount}", "7 coins") === text,
        ),
      ),
    ).toBe(true);
    expect(sitting.log.some(({ type }) => type === "ended")).toBe(true);
  });

  it("charge for hints that show more, and never for where one is", () => {
    const asking: Temper = ({ done, best }) => (done < 4 ? "hint" : best());
    const game = gameWith({ coins }, { prices: { hint: { coins: 1 } } });
    // Where one learns, help is free.
    for (const { chapter } of game.definition.levels)
      for (const act of chapter) if (act.type === "play") act.as = "ride";
    const { said } = play(game, 2, asking);
    const first = said.indexOf("Hint 1.");
    const price = said.findIndex((text) => text.startsWith("A hint") && text.includes("1 coin"));
    const second = said.indexOf("Hint 2.");
    expect(first).toBeGreaterThanOrEqual(0);
    expect(price).toBeGreaterThan(first);
    expect(second).toBeGreaterThan(price);
  });

  it("give again for nothing what was bought", () => {
    const asking: Temper = ({ done, best }) => (done < 8 ? "hint" : best());
    const { said } = play(gameWith({ coins }, { prices: { hint: { coins: 1 } } }), 2, asking);
    // Two coins buy what is shown and the move itself; each item is another number.
    const shown = said.filter((text) => text.startsWith("It is ")).slice(0, 3);
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(1);
  });
});
