import { expect, it } from "vitest";
import { loadGame } from "../tests/fakes/play-game.ts";
import { headOf, levelSource, partOf } from "./by-level.ts";

it("says so where a level could not be had, and may be asked again", async () => {
  const whole = await loadGame("addition");
  const head = headOf(whole.definition);
  let tries = 0;
  const parts = [
    async () => {
      if (tries++ === 0) throw new Error("gone");
      return partOf(whole.definition, 0);
    },
  ];
  const source = levelSource(head, parts, async () => {});
  await expect(source.fetch(0)).rejects.toThrow("gone");
  expect(source.isThere(0)).toBe(false);
  await source.fetch(0);
  expect(head.levels[0]?.chapter).toEqual(whole.definition.levels[0]?.chapter);
});
