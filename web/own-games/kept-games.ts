/** The games that somebody has made or opened, kept on this device and nowhere else. */
import type { Made } from "../../games/made/kinds.ts";
import { readMade } from "../../games/made/read-made.ts";

const KEY = "own-games";
const MOST_GAMES = 60;

export interface KeptGame {
  readonly id: string;
  readonly title: string;
  /** What it is made of, which can be changed; or, of a game from a file, its text. */
  readonly content:
    | { readonly type: "made"; readonly made: Made }
    | { readonly type: "text"; readonly text: string };
}

const NONE: readonly KeptGame[] = [];
const listeners = new Set<() => void>();
let known: readonly KeptGame[] | undefined;

export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same list until something changes. */
export function keptGames(): readonly KeptGame[] {
  return (known ??= read());
}

/** What was prerendered knows nobody. */
export function noKeptGames(): readonly KeptGame[] {
  return NONE;
}

/** One of the same id takes the place of the one before. False where this device has no room for it. */
export function keepGame(game: KeptGame): boolean {
  const games = keptGames();
  const isThere = games.some(({ id }) => id === game.id);
  if (!isThere && games.length >= MOST_GAMES) return false;
  return write(isThere ? games.map((one) => (one.id === game.id ? game : one)) : [...games, game]);
}

export function removeGame(id: string): void {
  write(keptGames().filter((game) => game.id !== id));
}

function write(games: readonly KeptGame[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    return false;
  }
  known = games;
  for (const listener of listeners) listener();
  return true;
}

/** What is not as it should be is left out: another tab, or another version, may have written it. */
function read(): readonly KeptGame[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.flatMap(gameFrom).slice(0, MOST_GAMES) : NONE;
  } catch {
    return NONE;
  }
}

function gameFrom(value: unknown): KeptGame[] {
  if (typeof value !== "object" || value === null) return [];
  if (
    !("id" in value) ||
    typeof value.id !== "string" ||
    !("title" in value) ||
    typeof value.title !== "string"
  )
    return [];
  if (!("content" in value) || typeof value.content !== "object" || value.content === null) return [];
  const { id, title, content } = value;
  if ("text" in content && typeof content.text === "string")
    return [{ id, title, content: { type: "text", text: content.text } }];
  const made = readMade("made" in content ? content.made : undefined);
  return made.ok ? [{ id, title, content: { type: "made", made: made.value } }] : [];
}
