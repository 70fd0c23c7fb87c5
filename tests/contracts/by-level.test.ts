/** In the built site a game comes level by level: nobody hears a difference. */
import { expect, it } from "vitest";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { simulateSitting, thinker } from "../../engine/sitting/index.ts";
import { headOf, levelSource, partOf } from "../../games/by-level.ts";
import { everyGame } from "../games/every-game.ts";

/** As it is after the way through a build and a network. */
function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

everyGame(({ load, someOf }) => {
  it("plays the same in parts, each level alone", async () => {
    const whole = await load();
    for (const level of someOf([...whole.definition.levels.keys()])) {
      const head = copied(headOf(whole.definition));
      const parts = whole.definition.levels.map(
        (_, index) => async () => copied(partOf(whole.definition, index)),
      );
      const source = levelSource(head, parts, async () => {
        head.content = copied(whole.definition.content);
      });
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
});
