/** What stands in a definition and nobody ever meets. */
import type { Definition } from "../game-schema.ts";
import { setById } from "../item-sets.ts";
import { warning, type Problem } from "../problem.ts";

export function unused(definition: Definition): Problem[] {
  const { voices, keepsakes = {}, stakes = {}, tallies = {}, levels } = definition;
  const acts = levels.flatMap(({ chapter }) => chapter);
  const given = acts.flatMap((act) => (act.type === "give" ? [act.keepsake] : []));
  const { voices: _cast, ...rest } = definition;
  const words = wordsIn(rest);
  const asked = acts.flatMap((act) => [
    ...Object.keys(act.if?.tallies ?? {}),
    ...(act.type === "play" ? Object.keys(act.until?.tallies ?? {}) : []),
  ]);
  const isQuoted = (id: string): boolean => [...words].some((word) => word.includes(`{${id}}`));
  return [
    ...Object.keys(voices)
      .filter((id) => !words.has(id))
      .map((id) => warning(["voices", id], id, "Nobody speaks with this voice: let it speak, or remove it.")),
    ...Object.keys(keepsakes)
      .filter((id) => !given.includes(id))
      .map((id) =>
        warning(["keepsakes", id], id, "No act gives this: add an act with this keepsake, or remove it."),
      ),
    ...Object.keys(stakes)
      .filter((id) => !levels.some((level) => level.stakes?.includes(id) === true))
      .map((id) =>
        warning(["stakes", id], id, "It counts in no level: name it in a level's stakes, or remove it."),
      ),
    ...Object.keys(tallies)
      .filter((id) => !levels.some((level) => level.tallies?.includes(id) === true))
      .filter((id) => !asked.includes(id) && !isQuoted(id))
      .map((id) =>
        warning(["tallies", id], id, "No level tells it, and no act asks for it: name it, or remove it."),
      ),
    ...unplayed(definition),
  ];
}

/** Sets that no act plays, and items that acts pass over. */
function unplayed(definition: Definition): Problem[] {
  const { levels, banks = [] } = definition;
  const plays = levels.flatMap(({ id, chapter }) =>
    chapter.flatMap((act) => {
      if (act.type !== "play") return [];
      const set = act.set ?? id;
      const { easier } = setById(definition, set);
      const eased = act.eases === true && easier !== undefined ? [{ set: easier, items: undefined }] : [];
      return [{ set, items: act.items }, ...eased];
    }),
  );
  const sets = [
    ...levels.map((set, index) => ({ set, path: `levels[${index}]` })),
    ...banks.map((set, index) => ({ set, path: `banks[${index}]` })),
  ];
  return sets.flatMap(({ set, path }) => {
    const own = plays.filter((play) => play.set === set.id);
    if (own.length === 0 && path.startsWith("banks"))
      return [warning(path, set.id, "No act plays this bank: name it in an act's set, or remove it.")];
    if (own.some(({ items }) => items === undefined)) return [];
    const played = new Set(own.flatMap(({ items = [] }) => items));
    return (set.items ?? []).flatMap(({ id }, index) =>
      played.has(id)
        ? []
        : [
            warning(
              `${path}.items[${index}]`,
              id,
              "No act plays this item: name it in an act's items, or remove it.",
            ),
          ],
    );
  });
}

/** Every text that stands anywhere, as a value or as a field. */
function wordsIn(value: unknown, words = new Set<string>()): ReadonlySet<string> {
  if (typeof value === "string") words.add(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) wordsIn(inner, words);
  return words;
}
