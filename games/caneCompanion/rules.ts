/** Short forms for the rules of a walk. */
import { maps } from "./camp.ts";
import type { Rules } from "./types.ts";

type Walk = Omit<Extract<Rules["task"], { type: "cane" }>, "type">;

/** Said once an act to who wants all words. */
const USUAL_TIPS = [
  "Tap's arc reaches about an inch past your widest part, on each side. Wider, and Tap would knock on ankles.",
  "When Tap is left, your right foot steps. So the left side is checked before your left foot gets there.",
  "Where a side keeps sounding the same, that's an edge to follow. Edges lead somewhere.",
  "I find what is low. What hangs at head height, a cane doesn't find: walk slowly, one arm up.",
];

export function walk(map: keyof typeof maps, task: Walk, tips: readonly string[] = USUAL_TIPS): Rules {
  return {
    ...(tips.length > 0 ? { tips: [...tips] } : {}),
    map: maps[map],
    beacons: 0,
    halfAt: 2,
    names: true,
    task: { type: "cane", ...task },
  };
}
