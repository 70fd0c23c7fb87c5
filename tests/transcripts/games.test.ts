/** Every game as it is heard: a changed transcript is a change to be read. `npm test -- -u` is not the way to accept one. */
import { describe, expect, it } from "vitest";
import { catalogue } from "../../games/catalogue.ts";
import { createRandom } from "../../engine/random.ts";
import { loadGame, playGame, transcriptLine } from "../fakes/play-game.ts";

/** What a player does who mostly knows, sometimes tries, and sometimes asks: chosen by seed, the same every time. */
function listenTo(game: Awaited<ReturnType<typeof loadGame>>, level: string): string {
  const at = playGame(game, { level, seed: 2026 });
  const chance = createRandom(7);
  const lines: string[] = [];
  let told = 0;
  const writeHeard = (): void => {
    lines.push(...at.entries.slice(told).map(transcriptLine));
    told = at.entries.length;
  };
  for (at.settle(); at.playing.view().place !== "left"; at.settle()) {
    writeHeard();
    const { moves } = at.playing.view();
    const best = at.playing.best();
    const roll = chance.next();
    const move =
      roll < 0.03
        ? moves.find(({ button }) => button === "hint")
        : roll < 0.06
          ? moves.find(({ button }) => button === "repeat")
          : roll < 0.14
            ? chance.pick(moves.filter(({ button }) => button !== undefined && button !== "pause"))
            : moves.find(({ id }) => best === null || id === best.move);
    if (move === undefined) throw new Error(`no move for ${JSON.stringify(best)}`);
    lines.push(
      `  > ${move.button ?? "voice"}: ${move.label}${best?.value === undefined ? "" : ` ${best.value}`}`,
    );
    at.make(move, best?.value);
  }
  writeHeard();
  return `${lines.join("\n")}\n`;
}

describe.each(catalogue.map(({ slug }) => slug))("%s", (slug) => {
  it("is heard as it was reviewed: first level, last level", async () => {
    const game = await loadGame(slug);
    const levels = [game.definition.levels.at(0), game.definition.levels.at(-1)];
    for (const level of levels) {
      if (level === undefined) throw new Error(`${slug} has no levels`);
      await expect(listenTo(game, level.id)).toMatchFileSnapshot(`./heard/${slug}-${level.id}.txt`);
    }
  });
});
