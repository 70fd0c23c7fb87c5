/** How a sitting that was broken off becomes one that can be gone on with. */
import type { LoadedGame } from "../definition/index.ts";
import { allSets } from "../definition/item-sets.ts";
import { itemNow, worldNow } from "../save/index.ts";
import type { FirstRelease, KeptSitting } from "../save/progress.ts";
import type { LogEntry, PastTurn, SittingData } from "../sitting/log.ts";
import { turnsOf } from "../sitting/next-act.ts";
import { withPricesUntold } from "../sitting/prices.ts";
import { beginStanding, countsOf, withCounts } from "../sitting/standing.ts";

type Resumable = Omit<SittingData, "keepsakes" | "wasFinished">;

/** Null where the game has changed too much to go on. */
export function keptSitting(kept: KeptSitting | FirstRelease, game: LoadedGame): Resumable | null {
  const level = game.definition.levels.findIndex(({ id }) => id === kept.level);
  if (level < 0) return null;
  return "past" in kept ? fromFirstRelease(kept, level, game) : fromCurrent(kept, level, game);
}

function fromCurrent(kept: KeptSitting, level: number, game: LoadedGame): Resumable | null {
  const { definition, mechanic } = game;
  const chosen = definition.levels[level];
  if (chosen === undefined) return null;
  const acts = chosen.chapter.map(({ id }) => id);
  const log = kept.log.map((entry) => (entry.type === "turn" ? turnNow(entry, game) : entry));
  if (!log.every((entry): entry is LogEntry => entry !== null && acts.includes(entry.act))) return null;
  const { seed, length, standing, ease } = kept;
  const worlds = Object.entries(standing.worlds).map(([name, world]) => {
    const now = worldNow(world, mechanic);
    return now === null ? null : ([name, now.world] as const);
  });
  if (!worlds.every((world) => world !== null)) return null;
  return {
    level,
    seed,
    length,
    ...(ease !== undefined && { ease }),
    log,
    standing: {
      ...withPricesUntold(standing),
      // A stake that the game did not have yet stands where it begins.
      stakes: { ...beginStanding(definition, chosen).stakes, ...standing.stakes },
      worlds: Object.fromEntries(worlds),
    },
  };
}

/** Its turns fill the acts of today's chapter one after another, and what lies between them counts as told. */
function fromFirstRelease(kept: FirstRelease, level: number, game: LoadedGame): Resumable | null {
  const { definition } = game;
  const chosen = definition.levels[level];
  if (chosen === undefined) return null;
  const turns = [...kept.past];
  const log: LogEntry[] = [];
  let standing = beginStanding(definition, chosen);
  for (const here of chosen.chapter) {
    if (turns.length === 0) break;
    if (here.type === "tell") log.push({ type: "told", act: here.id });
    if (here.type === "choose" || here.type === "give" || here.if !== undefined) return null;
    if (here.type !== "play") continue;
    log.push({ type: "opened", act: here.id });
    for (const { item, level: set, credit } of turns.splice(0, turnsOf(here, "full"))) {
      const turn = turnNow({ type: "turn", act: here.id, item, set, credit }, game);
      if (turn === null) return null;
      log.push(turn);
      standing = withCounts(standing, countsOf({ credit, tries: 1, hints: 0 }), definition);
    }
  }
  return turns.length > 0 ? null : { level, seed: kept.seed, length: "full", log, standing };
}

/** A turn of a save with its item as the game has it now: authored items by their ids, made ones if they still fit. */
function turnNow(turn: PastTurn, { definition, mechanic }: LoadedGame): PastTurn | null {
  const set = allSets(definition).find(({ id }) => id === turn.set);
  if (set === undefined) return null;
  if (set.items !== undefined) {
    const item = set.items.find(({ id }) => id === turn.item.id);
    return item === undefined ? null : { ...turn, item };
  }
  const item = itemNow(turn.item, mechanic);
  return item === null ? null : { ...turn, item };
}
