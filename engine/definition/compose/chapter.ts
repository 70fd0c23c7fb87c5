/**
 * A chapter as it is written, made plain: groups of acts under one `if` are opened, `length` goes into the `if`, and the
 * type of an act is told by its fields.
 */
import { problem, type Problem } from "../problem.ts";
import type { Origins, Path } from "./origins.ts";
import { isFields, listOf, type Fields } from "./plain.ts";

/** What an act has that no other type has. */
const TYPES = { lines: "tell", turns: "play", ask: "choose", keepsake: "give" } as const;

export function plainChapter(chapter: unknown, path: Path, origins: Origins, problems: Problem[]): unknown {
  if (!Array.isArray(chapter)) return chapter;
  const found: unknown[] = [];

  function open(entries: readonly unknown[], outer: Fields | undefined, above: Path): void {
    entries.forEach((entry, index) => {
      const at = origins.of(entries, index) ?? [...above, index];
      if (!isFields(entry)) return void found.push(entry);
      const condition = both(outer, conditionOf(entry, at), at);
      if (!Object.hasOwn(entry, "acts")) {
        origins.note(found, found.length, at);
        found.push(plainAct(entry, condition));
        return;
      }
      for (const key of Object.keys(entry))
        if (!["if", "length", "acts"].includes(key))
          problems.push(problem([...at, key], entry[key], "A group of acts has only if, length and acts."));
      const acts = listOf(entry["acts"]);
      if (acts.length === 0) problems.push(problem([...at, "acts"], entry["acts"], "Give at least one act."));
      open(acts, condition, [...at, "acts"]);
    });
  }

  function plainAct(entry: Fields, condition: Fields | undefined): Fields {
    const { if: _if, length: _length, ...act } = entry;
    const type = act["type"] ?? Object.entries(TYPES).find(([field]) => Object.hasOwn(act, field))?.[1];
    const plain: Fields = {
      ...(type === undefined ? {} : { type }),
      ...(type === "tell" ? { as: "story" } : {}),
      ...act,
      ...(condition === undefined ? {} : { if: condition }),
    };
    for (const key of Object.keys(plain)) {
      const known = origins.of(entry, key);
      if (known !== undefined) origins.note(plain, key, known);
    }
    return plain;
  }

  /** The condition that an act or a group has of itself. */
  function conditionOf(entry: Fields, at: Path): Fields | undefined {
    const { if: own, length } = entry;
    if (own !== undefined && !isFields(own)) {
      problems.push(problem([...at, "if"], own, "Give an object."));
      return undefined;
    }
    if (length === undefined) return own;
    const short = { length };
    origins.note(short, "length", origins.of(entry, "length") ?? [...at, "length"]);
    return both(own, short, at);
  }

  /** What holds where both hold. */
  function both(outer: Fields | undefined, inner: Fields | undefined, at: Path): Fields | undefined {
    if (outer === undefined || inner === undefined) return outer ?? inner;
    const keys = [...new Set([...Object.keys(outer), ...Object.keys(inner)])];
    const merged = Object.fromEntries(
      keys.map((key) => [
        key,
        bothValues(outer[key], inner[key], origins.of(inner, key) ?? [...at, "if", key], key),
      ]),
    );
    for (const key of keys) {
      const known = origins.of(inner, key) ?? origins.of(outer, key);
      if (known !== undefined) origins.note(merged, key, known);
    }
    return merged;
  }

  function bothValues(outer: unknown, inner: unknown, at: Path, key: PropertyKey): unknown {
    if (outer === undefined || inner === undefined) return outer ?? inner;
    if (isFields(outer) && isFields(inner)) {
      const names = [...new Set([...Object.keys(outer), ...Object.keys(inner)])];
      return Object.fromEntries(
        names.map((name) => [name, bothValues(outer[name], inner[name], [...at, name], name)]),
      );
    }
    if (typeof outer === "number" && typeof inner === "number")
      return key === "from" ? Math.max(outer, inner) : Math.min(outer, inner);
    if (outer !== inner) {
      const mend = `The group around it wants ${JSON.stringify(outer)}, so both can never hold: remove one.`;
      problems.push(problem(at, inner, mend));
    }
    return inner;
  }

  open(chapter, undefined, path);
  return found;
}
