/** What this device has kept of a player, as the Game Zone tells it. Read lightly: the engine is not here yet. */
import { useState, useSyncExternalStore } from "react";
import { openOwnProgress } from "../../accounts/own-progress.ts";

export interface Kept {
  /** How many levels were finished. */
  readonly finished: number;
  readonly keepsakes: number;
  /** A sitting was broken off, and goes on. */
  readonly isOpen: boolean;
}

const NOTHING: Readonly<Record<string, Kept>> = {};

/** By game; nothing in what was prerendered, which knows nobody. */
export function useKept(): Readonly<Record<string, Kept>> {
  const [read] = useState(() => {
    let known: Readonly<Record<string, Kept>> | undefined;
    return () => (known ??= readKept());
  });
  return useSyncExternalStore(never, read, nothing);
}

const never = () => () => undefined;
const nothing = () => NOTHING;

function readKept(): Readonly<Record<string, Kept>> {
  const loaded = openOwnProgress().load();
  return loaded.type === "found" ? keptIn(loaded.progress) : NOTHING;
}

/** Whatever is not as it should be counts as nothing. */
export function keptIn(progress: unknown): Readonly<Record<string, Kept>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(progress)["games"])).map(([slug, game]) => {
      const { finished, keepsakes, sitting } = fieldsOf(game);
      const kept = {
        finished: Object.keys(fieldsOf(finished)).length,
        keepsakes: Array.isArray(keepsakes) ? keepsakes.length : 0,
        isOpen: Object.keys(fieldsOf(sitting)).length > 0,
      };
      return [slug, kept];
    }),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}

/** "2 of 6 levels finished, 3 keepsakes. One is waiting to go on." Empty where nothing was played. */
export function keptInWords(kept: Kept | undefined, levels: number): string {
  if (kept === undefined) return "";
  const parts = [
    ...(kept.finished > 0 ? [`${Math.min(kept.finished, levels)} of ${levels} levels finished`] : []),
    ...(kept.keepsakes > 0 ? [`${kept.keepsakes} ${kept.keepsakes === 1 ? "keepsake" : "keepsakes"}`] : []),
  ];
  const sentence = parts.length === 0 ? "" : `${parts.join(", ")}.`;
  return [sentence, kept.isOpen ? "Your last game is waiting." : ""].filter(Boolean).join(" ");
}
