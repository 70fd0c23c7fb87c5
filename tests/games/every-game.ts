/** Whatever is tested of every game goes through here: which games, how deeply, at what cost, and one failure for one fault. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, inject } from "vitest";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { loadGame } from "../fakes/play-game.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What a test of one game has cost, for `cpu-reporter.ts`. */
    cost?: { readonly slug: string; readonly isFull: boolean; readonly microseconds: number };
  }
}

export interface GameUnderTest {
  readonly slug: string;
  /** In an ordinary run a game has little time: a suite plays a part of what it plays in full. */
  readonly isFull: boolean;
  /** Whatever is drawn is drawn by this: another one every eight hours. */
  readonly turn: number;
  load(): Promise<LoadedGame>;
  /** All of them in full, else the one whose turn it is. */
  someOf<T>(all: readonly T[]): readonly T[];
}

/**
 * Tests of each game that this run plays. A game that cannot be loaded fails where it is met first, with its faults; all
 * else of it is skipped.
 */
export function everyGame(
  tests: (game: GameUnderTest) => void,
  games: readonly string[] = inject("run").games,
): void {
  describe.each(games)("%s", (slug) => {
    const game = gameUnderTest(slug);
    measured(game);
    beforeEach(async ({ skip }) => {
      try {
        await game.load();
      } catch (fault) {
        if (isFirstToTell(slug)) throw fault;
        skip(`${slug} cannot be loaded, as is told once`);
      }
    });
    tests(game);
  });
}

/** The same for whole sittings in a browser: those that this run plays there in full, at least one. */
export function everyGameInBrowser(tests: (game: GameUnderTest) => void): void {
  everyGame(tests, inject("run").inBrowser);
}

/** For the suite of a mechanic that is played by one game. */
export function gameUnderTest(slug: string): GameUnderTest {
  const { full, turn } = inject("run");
  const isFull = full[slug] !== undefined;
  return {
    slug,
    isFull,
    turn,
    load: () => loadGame(slug),
    someOf: (all) => (isFull ? all : all.filter((_, place) => place === turn % all.length)),
  };
}

function measured({ slug, isFull }: GameUnderTest): void {
  let begun = process.cpuUsage();
  beforeEach(() => {
    begun = process.cpuUsage();
  });
  afterEach(({ task }) => {
    const { user, system } = process.cpuUsage(begun);
    task.meta.cost = { slug, isFull, microseconds: user + system };
  });
}

/** The mark is a folder: of two programs only one can make it. */
function isFirstToTell(slug: string): boolean {
  try {
    mkdirSync(join(inject("run").told, slug));
    return true;
  } catch {
    return false;
  }
}
