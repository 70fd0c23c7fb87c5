/** "How am I doing?" is answered in every game, wherever it is asked. */
import { expect, it } from "vitest";
import { captionLine } from "../../engine/index.ts";
import { playGame } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

everyGame(({ load }) => {
  it("tells how it stands, at play and in the menu alike", async () => {
    const game = await load();
    const level = game.definition.levels[0]?.id ?? "";
    const { playing, settle, make, entries, listener } = playGame(game, { level, seed: 5 });
    for (settle(); playing.view().place !== "playing"; settle()) {
      const [move] = playing.view().moves;
      if (move === undefined) expect.fail("nothing can be done before the first turn");
      make(move);
    }
    const after = (act: () => void): string[] => {
      entries.length = 0;
      act();
      settle();
      return entries.flatMap((entry) => (entry.type === "verdict" ? [] : captionLine(entry)));
    };
    const asked = after(() => {
      playing.talk();
      settle();
      entries.length = 0;
      listener.hear("how am I doing");
    });
    expect(asked[0]).toBe("[help comes]");
    expect(asked.length).toBeGreaterThan(1);
    expect(playing.view().place).toBe("playing");

    playing.press("pause");
    settle();
    const chosen = after(() => playing.act({ move: "entry-standing" }));
    expect(chosen).toEqual(asked.slice(0, chosen.length));
  });
});
