/** What this device has kept of a player, as the Game Zone tells it. Read lightly: the engine is not here yet. */
import { useState, useSyncExternalStore } from "react";
import type { GameFacts } from "../../game-facts.ts";
import { openOwnProgress } from "../../accounts/own-progress.ts";
import { onProgressArrived, timesProgressArrived } from "../../accounts/progress-arrived.ts";

export interface Kept {
  /** How many levels were finished. */
  readonly finished: number;
  /** Their ids, in the order of giving. */
  readonly keepsakes: readonly string[];
  /** The player's own bests over all levels, by tally. */
  readonly bests: Readonly<Record<string, number>>;
  /** A sitting was broken off, and goes on. */
  readonly isOpen: boolean;
}

const NOTHING: Readonly<Record<string, Kept>> = {};

/** By game; nothing in what was prerendered, which knows nobody. */
export function useKept(): Readonly<Record<string, Kept>> {
  return useRead(keptIn, NOTHING);
}

/** Whether any turn was logged, here or on another device of who is logged in. */
export function useHasLogged(): boolean {
  return useRead(hasLogged, false);
}

/** Read once, and again when something has come from another device. */
function useRead<Value>(readFrom: (progress: unknown) => Value, nothing: Value): Value {
  const [read] = useState(() => {
    let [value, readAt] = [nothing, -1];
    return () => {
      if (readAt === timesProgressArrived()) return value;
      readAt = timesProgressArrived();
      const loaded = openOwnProgress().load();
      value = loaded.type === "found" ? readFrom(loaded.progress) : nothing;
      return value;
    };
  });
  return useSyncExternalStore(onProgressArrived, read, () => nothing);
}

function hasLogged(progress: unknown): boolean {
  const { verdicts } = fieldsOf(fieldsOf(progress)["log"]);
  return Array.isArray(verdicts) && verdicts.length > 0;
}

/** False where a screen reader says everything, as in games. */
export function isSpoken(): boolean {
  const loaded = openOwnProgress().load();
  if (loaded.type !== "found") return true;
  return fieldsOf(fieldsOf(loaded.progress)["settings"])["output"] !== "reader";
}

/** Whatever is not as it should be counts as nothing. */
export function keptIn(progress: unknown): Readonly<Record<string, Kept>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(progress)["games"])).map(([slug, game]) => {
      const { finished, keepsakes, bests, sitting } = fieldsOf(game);
      const kept = {
        finished: Object.keys(fieldsOf(finished)).length,
        keepsakes: Array.isArray(keepsakes) ? keepsakes.filter((id) => typeof id === "string") : [],
        bests: highest(Object.values(fieldsOf(bests)).map(fieldsOf)),
        isOpen: Object.keys(fieldsOf(sitting)).length > 0,
      };
      return [slug, kept];
    }),
  );
}

function highest(levels: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, number>> {
  const bests: Record<string, number> = {};
  for (const [tally, count] of levels.flatMap((level) => Object.entries(level)))
    if (typeof count === "number") bests[tally] = Math.max(count, bests[tally] ?? 0);
  return bests;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}

/** "2 of 6 levels finished, your best 41 coins, 3 keepsakes. Your last game is waiting." Empty where nothing was played. */
export function keptInWords(
  kept: Kept | undefined,
  { levels, bests }: Pick<GameFacts, "levels" | "bests">,
): string {
  if (kept === undefined) return "";
  const keepsakes = kept.keepsakes.length;
  const [best] = Object.entries(bests).flatMap(([tally, { one, many }]) => {
    const count = kept.bests[tally] ?? 0;
    return count > 0 ? [`your best ${count} ${count === 1 ? one : many}`] : [];
  });
  const parts = [
    ...(kept.finished > 0 ? [`${Math.min(kept.finished, levels)} of ${levels} levels finished`] : []),
    ...(best === undefined ? [] : [best]),
    ...(keepsakes > 0 ? [`${keepsakes} ${keepsakes === 1 ? "keepsake" : "keepsakes"}`] : []),
  ];
  const sentence = parts.length === 0 ? "" : `${parts.join(", ")}.`;
  return [sentence, kept.isOpen ? "Your last game is waiting." : ""].filter(Boolean).join(" ");
}
