/** What stands beside each other to be chosen from: options of a choice, and records of labeled things. */
import type { Path } from "../rule.ts";
import type { Subject } from "../subject.ts";

export interface Labeled {
  readonly label: string;
  readonly phrases: readonly string[];
  /** Of the label. */
  readonly path: Path;
}

export function labelGroups({ definition }: Pick<Subject, "definition">): Labeled[][] {
  const groups: Labeled[][] = [];
  visit(definition, [], groups);
  return groups.filter((group) => group.length > 1);
}

function visit(value: unknown, path: Path, groups: Labeled[][]): void {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, inner]) => ({
    at: [...path, isList ? Number(key) : key],
    inner: inner as unknown,
  }));
  groups.push(
    entries.flatMap(({ at, inner }) => {
      if (typeof inner !== "object" || inner === null) return [];
      const { label, phrases } = inner as { label?: unknown; phrases?: unknown };
      if (typeof label !== "string") return [];
      const said = Array.isArray(phrases)
        ? phrases.filter((one): one is string => typeof one === "string")
        : [];
      return [{ label, phrases: said, path: [...at, "label"] }];
    }),
  );
  for (const { at, inner } of entries) visit(inner, at, groups);
}
