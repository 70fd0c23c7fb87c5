/** Short forms for what is lost and for what is hidden. */
import type { Item } from "./types.ts";

/** A box lies at a world, and of one probe the reading there is known. The found line is what the world has made of a lunch. */
export function box(id: string, at: string, known: string, ask: string, found: string): Item {
  return { id, at, known, ask: [ask], found: [{ sound: "pan-lid", level: 0.6, caption: "a lid" }, found] };
}

/** Somebody comes from a side, with these probes, and the basket is to be hidden. */
export function basket(id: string, by: string[], from: "left" | "right", ask: string): Item {
  return { id, by, from, ask: [{ sound: "robot-hello" }, ask] };
}
