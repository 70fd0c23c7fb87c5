/** Games that were brought on a stick, kept so that the stick can go home again. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { findGame } from "../../games/catalogue.ts";
import type { ShelfGame } from "../menu/screens.ts";
import { keptCards, loadKept, removeKept } from "./kept-games.ts";
import type { ReadingOrder, ReadingReport } from "./pack-reader.ts";

export interface Brought {
  readonly games: readonly ShelfGame[];
  /** For whoever made the pack, a line each. */
  readonly problems: readonly string[];
  /** For the player. */
  readonly spoken: string;
}

export interface PackStore {
  /** Those that are kept. */
  games(): readonly ShelfGame[];
  /** Null where it is gone, or not right any more. */
  load(slug: string): Promise<LoadedGame | null>;
  /** Takes what is in the folder `buzzle` of a stick, checks it, and keeps what is right. Never rejects. */
  bring(folder: string): Promise<Brought>;
  /** Returns whether it is gone. */
  remove(slug: string): boolean;
}

export interface PackLimits {
  readonly games: number;
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}

const USUAL_LIMITS: PackLimits = { games: 200, milliseconds: 60_000, heapMegabytes: 64 };

export function createPackStore(folder: string, limits: PackLimits = USUAL_LIMITS): PackStore {
  let kept = keptCards(folder);
  return {
    games: () => kept,
    async load(slug) {
      try {
        return await loadKept(folder, slug);
      } catch (error) {
        console.error(`${slug}: ${String(error)}`);
        return null;
      }
    },
    async bring(stick) {
      const slugs = kept.map(({ slug }) => slug);
      const order = { from: stick, to: folder, kept: slugs, most: limits.games };
      const { games, problems } = await readBesidePlay(order, limits);
      kept = [...kept.filter(({ slug }) => games.every((game) => game.slug !== slug)), ...games];
      return { games, problems, spoken: report(games, problems.length) };
    },
    remove(slug) {
      try {
        removeKept(folder, slug);
      } catch (error) {
        console.error(String(error));
        return false;
      }
      kept = kept.filter((game) => game.slug !== slug);
      return true;
    },
  };
}

/** In the built program, beside the folder that this is in. */
const BUILT = join(import.meta.dirname, "..", "pack-reader.js");

/** From the sources it needs what makes JavaScript of them: a thread has only what it brings along. */
function startReader(workerData: ReadingOrder, heapMegabytes: number): Worker {
  const source = new URL("./pack-reader.ts", import.meta.url).href;
  const isBuilt = existsSync(BUILT);
  const begin = `import("tsx/esm/api").then(({ register }) => { register(); return import("${source}"); });`;
  return new Worker(isBuilt ? BUILT : begin, {
    workerData,
    eval: !isBuilt,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 8 },
  });
}

function readBesidePlay(
  order: ReadingOrder,
  { milliseconds, heapMegabytes }: PackLimits,
): Promise<Pick<Brought, "games" | "problems">> {
  const games: ShelfGame[] = [];
  const problems: string[] = [];
  return new Promise((resolve) => {
    const reader = startReader(order, heapMegabytes);
    let isOver = false;
    const end = (why?: string): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (why !== undefined) problems.push(`${order.from}: ${why}`);
      resolve({ games, problems });
      void reader.terminate();
    };
    const timer = setTimeout(() => end(`after ${milliseconds / 1000} s the rest was left.`), milliseconds);
    reader.on("message", (told: ReadingReport) => {
      if (told.type === "kept") games.push(told.game);
      else if (told.type === "problem") problems.push(told.problem);
      else end();
    });
    reader.on("error", (error) => end(`the rest cannot be read (${error.message}).`));
    reader.on("exit", () => end("the rest was left."));
  });
}

function report(games: readonly ShelfGame[], faults: number): string {
  const titles = games.map(({ title }) => title);
  const instead = games.filter(({ slug }) => findGame(slug) !== undefined).map(({ title }) => title);
  const news =
    titles.length === 0
      ? "I found no game that I can take on the stick."
      : `${titles.length === 1 ? "A new game" : `${titles.length} new games`}: ${titles.join(", ")}.`;
  const change =
    instead.length === 0
      ? ""
      : ` ${instead.join(", ")} ${instead.length === 1 ? "takes" : "take"} the place of mine.`;
  const wrong =
    faults === 0
      ? ""
      : ` ${faults === 1 ? "One thing" : `${faults} things`} on the stick I did not take. A grown-up can read why in my log.`;
  return `${news}${change}${wrong} You may pull the stick out.`;
}
