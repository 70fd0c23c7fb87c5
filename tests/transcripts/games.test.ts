/** Every game as it is heard: a changed transcript is a change to be read. `npm test -- -u` is not the way to accept one. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../games/catalogue.ts";
import { loadGame, playGame, transcriptLine } from "../fakes/play-game.ts";
import { erringPlayer, knowingPlayer, type Player } from "./players.ts";

/** What is heard, and between it what the player does. */
function listenTo(game: Awaited<ReturnType<typeof loadGame>>, level: string, player: Player): string {
  const at = playGame(game, { level, seed: 2026 });
  const lines: string[] = [];
  let told = 0;
  const writeHeard = (): void => {
    lines.push(...at.entries.slice(told).map(transcriptLine));
    told = at.entries.length;
  };
  for (at.settle(); at.playing.view().place !== "left"; at.settle()) {
    writeHeard();
    const best = at.playing.best();
    const move = player({ moves: at.playing.view().moves, best, heard: at.entries });
    lines.push(
      `  > ${move.button ?? "voice"}: ${move.label}${best?.value === undefined ? "" : ` ${best.value}`}`,
    );
    at.make(move, move.id === best?.move ? best : {});
  }
  writeHeard();
  return `${lines.join("\n")}\n`;
}

it("has a transcript for whatever is played here, and none besides", async () => {
  const games = await Promise.all(catalogue.map(({ slug }) => loadGame(slug)));
  const names = games.flatMap(({ definition: { slug, levels } }) => {
    const [first, middle, last] = [0, Math.floor(levels.length / 2), levels.length - 1].map(
      (index) => levels[index]?.id,
    );
    return [`${slug}-${first}`, `${slug}-${last}`, `${slug}-${middle}-mistakes`, `${slug}-resumed`];
  });
  expect(readdirSync(join(import.meta.dirname, "heard")).toSorted()).toEqual(
    [...new Set(names)].map((name) => `${name}.txt`).toSorted(),
  );
});

describe.each(catalogue.map(({ slug }) => slug))("%s", (slug) => {
  it("is heard as it was reviewed: first level, last level", async () => {
    const game = await loadGame(slug);
    const levels = [game.definition.levels.at(0), game.definition.levels.at(-1)];
    for (const level of levels) {
      if (level === undefined) throw new Error(`${slug} has no levels`);
      const heard = listenTo(game, level.id, knowingPlayer());
      await expect(heard).toMatchFileSnapshot(`./heard/${slug}-${level.id}.txt`);
    }
  });

  it("is heard as it was reviewed, with mistakes: a level in the middle", async () => {
    const game = await loadGame(slug);
    const { levels } = game.definition;
    const level = levels[Math.floor(levels.length / 2)];
    if (level === undefined) throw new Error(`${slug} has no levels`);
    const heard = listenTo(game, level.id, erringPlayer());
    await expect(heard).toMatchFileSnapshot(`./heard/${slug}-${level.id}-mistakes.txt`);
  });
});
