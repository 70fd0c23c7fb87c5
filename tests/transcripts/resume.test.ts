/** What is heard on coming back to a sitting that was broken off, up to what waits to be solved. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import type { Act, Level, LoadedGame } from "../../engine/definition/index.ts";
import type { TranscriptEntry } from "../../engine/index.ts";
import { playGame, transcriptLine, type GameAtPlay } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

/** Plays so many turns. False where the sitting was over before: some acts come only to who plays otherwise. */
function solve({ playing, settle, make }: GameAtPlay, turns: number): boolean {
  for (settle(); playing.view().sitting?.played !== turns; settle()) {
    if (playing.view().end === "finished") return false;
    const best = playing.best();
    const move = playing.view().moves.find(({ id }) => best === null || id === best.move);
    if (move === undefined) throw new Error("the solver is at a loss");
    make(move, best ?? {});
  }
  return true;
}

/** Comes back another day to what was kept of a sitting, wherever that stood. */
function comeBack(game: LoadedGame, progress: unknown): TranscriptEntry[] {
  const again = playGame(game, { seed: 7, store: createMemoryProgressStore(progress) });
  again.settle();
  again.entries.length = 0;
  again.playing.press("select");
  again.settle();
  return again.entries;
}

/** Plays one sitting, and at each stop hears who would come back to it: the plug may be pulled at any time. */
function heardAgain(game: LoadedGame, { id, chapter }: Level): string[] {
  const store = createMemoryProgressStore();
  const first = playGame(game, { level: id, seed: 2026, store });
  return stopsIn(chapter).flatMap(([where, turns]) => {
    if (!solve(first, turns)) return [];
    const kept = store.load();
    if (kept.type !== "found") throw new Error(`nothing is kept ${where}`);
    return [`= ${id}, ${where}`, ...comeBack(game, kept.progress).map(transcriptLine), ""];
  });
}

/** Whoever solves takes the first road of each choice. */
function isOnTheWay(chapter: readonly Act[], { if: condition }: Act): boolean {
  return Object.entries(condition?.chose ?? {}).every(([id, option]) => {
    const choice = chapter.find((act) => act.id === id);
    return choice?.type === "choose" && choice.options[0]?.id === option;
  });
}

/** At the beginning of each act that is played, and in its middle: how many turns were played then. */
function stopsIn(chapter: readonly Act[]): [where: string, turns: number][] {
  let played = 0;
  return chapter.flatMap((act): [string, number][] => {
    if (act.type !== "play" || !isOnTheWay(chapter, act)) return [];
    const begin = played;
    played += act.turns;
    return [
      ...(begin === 0 ? [] : [[`at ${act.id}`, begin] as [string, number]]),
      ...(act.turns === 1 ? [] : [[`in ${act.id}`, begin + 1] as [string, number]]),
    ];
  });
}

/** The part of what was reviewed that belongs to these levels. */
function reviewed(slug: string, levels: readonly Level[]): string {
  const whole = readFileSync(join(import.meta.dirname, "heard", `${slug}-resumed.txt`), "utf8");
  const parts = whole.split(/^(?== [\w-]+, (?:at|in) )/m);
  return parts.filter((part) => levels.some(({ id }) => part.startsWith(`= ${id}, `))).join("");
}

everyGame(({ slug, isFull, load, someOf }) => {
  it("tells what is needed to go on, wherever one stopped", async () => {
    const game = await load();
    const levels = someOf(game.definition.levels);
    const heard = levels.flatMap((level) => heardAgain(game, level)).join("\n");
    // Only in full is there something to write: WIGGLEWAVE_FULL=all.
    if (isFull) await expect(heard).toMatchFileSnapshot(`./heard/${slug}-resumed.txt`);
    else expect(heard.trimEnd()).toBe(reviewed(slug, levels).trimEnd());
  });
});
