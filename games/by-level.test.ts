import { expect, it } from "vitest";
import type { LoadedGame } from "../engine/definition/index.ts";
import { simulateSitting, thinker } from "../engine/sitting/index.ts";
import { loadGame } from "../tests/fakes/play-game.ts";
import { headOf, levelSource, partOf } from "./by-level.ts";
import { catalogue } from "./catalogue.ts";

/** As it is after the way through a build and a network. */
function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

it.each(catalogue.map(({ slug }) => slug))("%s plays the same in parts, each level alone", async (slug) => {
  const whole = await loadGame(slug);
  for (const level of whole.definition.levels.keys()) {
    const head = copied(headOf(whole.definition));
    const parts = whole.definition.levels.map(
      (_, index) => async () => copied(partOf(whole.definition, index)),
    );
    const source = levelSource(head, parts, async () => {});
    expect(source.isThere(level)).toBe(false);
    await source.fetch(level);
    expect(source.isThere(level)).toBe(true);
    const played = ({ definition, mechanic }: LoadedGame) =>
      copied(
        simulateSitting({ game: { definition, mechanic }, level, seed: 5, length: "full", temper: thinker })
          .cues,
      );
    expect(played({ ...whole, definition: head })).toEqual(played(whole));
  }
});

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
