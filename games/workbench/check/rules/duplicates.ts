import type { Finding, Rule } from "../rule.ts";

/** Lists in which nothing may stand twice: wordings, lines of a kind, labels. */
export const duplicates: Rule = {
  id: "duplicates",
  title: "The same twice",
  why: "Wordings take turns so that nothing is heard twice; the same one twice in a family is heard twice running.",
  bad: [
    "Two wordings of one line that are the same text.",
    "Two options of a choice with one label.",
    "The same item twice under two ids.",
  ],
  good: ["Wordings that say one thing in different words."],
  find: ({ definition }) => [...inLists(definition, []), ...items(definition)],
};

function inLists(value: unknown, path: readonly (string | number)[]): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => inLists(inner, [...path, key]));
  const seen = new Set<string>();
  const found: Finding[] = [];
  value.forEach((entry: unknown, index) => {
    const isOption = path.at(-1) === "options";
    const label =
      isOption && typeof entry === "object" && entry !== null ? (entry as { label?: unknown }).label : entry;
    const text =
      typeof label === "string" && /\s/.test(label) ? label.toLowerCase().replace(/[.!?]+$/, "") : null;
    if (text !== null && seen.has(text) && !path.includes("map"))
      found.push({
        path: typeof entry === "string" ? [...path, index] : [...path, index, "label"],
        found: String(label),
        mend: "It stands in this list before: say it in other words, or leave it out.",
      });
    if (text !== null) seen.add(text);
    found.push(...inLists(entry, [...path, index]));
  });
  return found;
}

function items({ levels, banks = [] }: Parameters<Rule["find"]>[0]["definition"]): Finding[] {
  return [
    ...levels.map((set, at) => ({ set, path: ["levels", at] })),
    ...banks.map((set, at) => ({ set, path: ["banks", at] })),
  ].flatMap(({ set, path }) => {
    const seen = new Map<string, string>();
    return (set.items ?? []).flatMap((item, index) => {
      const { id, ...rest } = item as { id: string };
      const what = JSON.stringify(rest);
      const before = seen.get(what);
      seen.set(what, id);
      if (before === undefined) return [];
      return [
        {
          path: [...path, "items", index],
          found: id,
          mend: `It is the same as ${before}: change it, or leave it out.`,
        },
      ];
    });
  });
}
