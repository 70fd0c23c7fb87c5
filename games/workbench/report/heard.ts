/** What sittings of a level have heard and met. */
import type { LoadedGame } from "../../../engine/definition/index.ts";
import type { Simulation } from "../../../engine/sitting/index.ts";
import { shownText, spokenText } from "../../../engine/speech/index.ts";

/** How often each line was heard, and which were heard twice running; names of moves and numbers aside. */
export function repetitions({ cues }: Simulation) {
  const lines = cues.flatMap((cue) =>
    cue.type === "say" && cue.part !== "name" ? [shownText(cue.text)] : [],
  );
  const times = new Map<string, number>();
  for (const line of lines) if (!isNumber(line)) times.set(line, (times.get(line) ?? 0) + 1);
  const running = lines.filter((line, index) => index > 0 && line === lines[index - 1] && !isNumber(line));
  return { times, running };
}

function isNumber(line: string): boolean {
  return /^[\d\s.,%$-]+$/.test(line);
}

/** Of the items that the level's acts can draw. */
export function itemsNeverMet(
  { definition }: LoadedGame,
  level: number,
  /** The items of each sitting. */
  sittings: readonly ReadonlySet<string>[],
): string[] {
  const chosen = definition.levels[level];
  const sets = new Set(chosen?.chapter.flatMap((act) => (act.type === "play" ? [act.set ?? chosen.id] : [])));
  const items = [...definition.levels, ...(definition.banks ?? [])]
    .filter(({ id }) => sets.has(id))
    .flatMap(({ items: ofSet }) => ofSet?.map(({ id }) => id) ?? []);
  return items.filter((id) => !sittings.some((met) => met.has(id)));
}

export function wordsBefore({ cues, beforeFirstPress }: Simulation): number {
  return cues
    .slice(0, beforeFirstPress)
    .flatMap((cue) => (cue.type === "say" ? spokenText(cue.text).split(/\s+/) : [])).length;
}
