/** What the schema cannot say of shelves: rooms and things that are not there, and what belongs nowhere. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Shelf } from "./rooms-schema.ts";
import type { SortContent, SortRules } from "./schema.ts";

type Path = readonly PropertyKey[];

interface Asked {
  readonly from: readonly string[];
  readonly goes: readonly Shelf["goes"][];
}

/** @param places the level's bins */
export function checkShelf(
  content: SortContent,
  { from, goes }: Asked,
  places: readonly string[],
  path: Path,
): Problem[] {
  const rooms = [...new Set(goes.flat(2))];
  const known = Object.keys(content.climate?.rooms ?? {});
  const unknown = rooms.filter((room) => !known.includes(room));
  if (unknown.length > 0)
    return unknown.map((room) =>
      problem(
        [...path, "goes"],
        room,
        `There is no such room in content.climate.rooms. ${nearest(room, known)}`,
      ),
    );
  return from.flatMap((id) => {
    const thing = content.things?.[id];
    if (thing === undefined) {
      const ids = Object.keys(content.things ?? {});
      const mend = `There is no such thing in content.things. ${nearest(id, ids)}`;
      return [problem([...path, "from"], id, mend)];
    }
    return rooms.flatMap((room) => {
      const bin = thing.in?.[room] ?? "";
      if (!places.includes(bin)) {
        const mend = `Say for "${id}" in which of the level's bins it belongs in the room "${room}".`;
        return [problem(["content", "things", id, "in", room], thing.in?.[room], mend)];
      }
      if (thing.sounds?.[bin] !== undefined) return [];
      const mend = `Say for "${id}" how it sounds when it belongs there: it is told apart by ear.`;
      return [problem(["content", "things", id, "sounds", bin], undefined, mend)];
    });
  });
}

export function checkShelves(
  content: SortContent,
  { shelves }: SortRules,
  places: readonly string[],
  path: Path,
): Problem[] {
  if (shelves === undefined) return [];
  const from = [...shelves.from, ...(shelves.one ?? []), ...(shelves.tells ?? []).flat()];
  const problems = checkShelf(content, { from, goes: shelves.goes }, places, [...path, "shelves"]);
  const able = shelves.from.length + (shelves.one === undefined ? 0 : 1);
  if (able >= shelves.count) return problems;
  const mend = "There are fewer things than stand on a shelf: add some, or ask for fewer.";
  return [...problems, problem([...path, "shelves", "count"], shelves.count, mend)];
}
