/** Every game as it is heard: a changed transcript is a change to be read. `npm test -- -u` is not the way to accept one. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { catalogue } from "../../games/catalogue.ts";
import { playGame, transcriptLine } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";
import { erringPlayer, knowingPlayer, type Player } from "./players.ts";

/** What is heard, and between it what the player does. */
function listenTo(game: LoadedGame, level: string, player: Player): string {
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

function heardOf(slug: string): string[] {
  return readdirSync(join(import.meta.dirname, "heard"))
    .filter((file) => file.startsWith(`${slug}-`))
    .toSorted();
}

it("has no transcript of a game that is gone", () => {
  const known = catalogue.flatMap(({ slug }) => heardOf(slug));
  expect(readdirSync(join(import.meta.dirname, "heard")).toSorted()).toEqual(known.toSorted());
});

everyGame(({ slug, load }) => {
  it("has a transcript for whatever is played here, and none besides", async () => {
    const { levels } = (await load()).definition;
    const [first, middle, last] = [0, Math.floor(levels.length / 2), levels.length - 1].map(
      (index) => levels[index]?.id,
    );
    const names = [`${slug}-${first}`, `${slug}-${last}`, `${slug}-${middle}-mistakes`, `${slug}-resumed`];
    expect(heardOf(slug)).toEqual([...new Set(names)].map((name) => `${name}.txt`).toSorted());
  });

  it("is heard as it was reviewed: first level, last level", async () => {
    const game = await load();
    const levels = [game.definition.levels.at(0), game.definition.levels.at(-1)];
    for (const level of levels) {
      if (level === undefined) throw new Error(`${slug} has no levels`);
      const heard = listenTo(game, level.id, knowingPlayer());
      await expect(heard).toMatchFileSnapshot(`./heard/${slug}-${level.id}.txt`);
    }
  });

  it("is heard as it was reviewed, with mistakes: a level in the middle", async () => {
    const game = await load();
    const { levels } = game.definition;
    const level = levels[Math.floor(levels.length / 2)];
    if (level === undefined) throw new Error(`${slug} has no levels`);
    const heard = listenTo(game, level.id, erringPlayer());
    await expect(heard).toMatchFileSnapshot(`./heard/${slug}-${level.id}-mistakes.txt`);
  });
});
