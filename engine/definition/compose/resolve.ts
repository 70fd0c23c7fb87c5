/** Puts the author's snippets where they are used, and turns script lines into lines. Everything is copied. */
import { nearest } from "../nearest.ts";
import { problem, type Problem } from "../problem.ts";
import type { Origins, Path } from "./origins.ts";
import { isFields, type Fields } from "./plain.ts";
import { scriptFamily, scriptLine } from "./script-line.ts";

/** Deeper than any definition that a person writes. */
const MOST_DEEP = 60;
/** Snippets that use snippets grow by themselves: no game of ours has a tenth of this. */
const MOST_VALUES = 200_000;

interface At {
  readonly path: Path;
  /** The snippets that this stands in. */
  readonly within: readonly string[];
  readonly depth: number;
}

export interface Resolver {
  resolve(value: unknown, path: Path): unknown;
  readonly problems: readonly Problem[];
  /** The snippets that were used. */
  readonly used: ReadonlySet<string>;
}

export function createResolver(snippets: Fields, cast: Fields, origins: Origins): Resolver {
  const problems: Problem[] = [];
  const used = new Set<string>();
  let values = 0;

  const below = ({ path, within, depth }: At, key: PropertyKey): At => ({
    path: [...path, key],
    within,
    depth: depth + 1,
  });

  function resolve(value: unknown, at: At): unknown {
    values++;
    if (values === MOST_VALUES) {
      const mend = `This makes more than ${MOST_VALUES} values of it: let snippets use fewer snippets.`;
      problems.push(problem(at.path, undefined, mend));
    }
    if (values >= MOST_VALUES) return undefined;
    if (typeof value !== "object" || value === null) return value;
    if (at.depth > MOST_DEEP) {
      problems.push(problem(at.path, undefined, `This lies more than ${MOST_DEEP} deep: make it flatter.`));
      values = MOST_VALUES;
      return undefined;
    }
    return Array.isArray(value) ? list(value, at) : object(value as Fields, at);
  }

  function list(elements: readonly unknown[], at: At): unknown {
    const isWordings = typeof at.path.at(-1) === "number";
    const family = isWordings ? scriptFamily(elements, cast) : undefined;
    if (family !== undefined) return spoken(family, at.path);
    const found: unknown[] = [];
    const put = (value: unknown, path: Path): void => {
      origins.note(found, found.length, path);
      found.push(value);
    };
    elements.forEach((element, index) => {
      const here = below(at, index);
      const line =
        typeof element === "string" && at.path.at(-1) !== "say" ? scriptLine(element, cast) : undefined;
      const value = line === undefined ? resolve(element, here) : spoken(line, here.path);
      if (isUse(element) && Array.isArray(value))
        value.forEach((one, place) => put(one, origins.of(value, place) ?? here.path));
      else put(value, here.path);
    });
    return found;
  }

  function spoken<Line extends object>(line: Line, path: Path): Line {
    for (const key of Object.keys(line)) origins.note(line, key, path);
    return line;
  }

  function object(fields: Fields, at: At): unknown {
    if (isUse(fields)) return using(fields, at);
    const entries = Object.entries(fields).map(
      ([key, value]) => [key, resolve(value, below(at, key))] as const,
    );
    const found = Object.fromEntries(entries);
    for (const [key] of entries) origins.note(found, key, [...at.path, key]);
    return found;
  }

  function using({ use, ...own }: Fields & { use: unknown }, at: At): unknown {
    const names: readonly unknown[] = Array.isArray(use) ? use : [use];
    const parts = names.flatMap((name) => snippet(name, at));
    if (parts.length < names.length) return undefined;
    const hasOwn = Object.keys(own).length > 0;
    if (parts.length === 1 && !hasOwn) return parts[0];
    if (parts.every((part) => Array.isArray(part)) && !hasOwn) return joined(parts);
    if (parts.every(isFields)) return merged([...parts, object(own, at) as Fields]);
    const mend =
      "Only snippets that are objects can be put together with fields, and only lists with other lists.";
    problems.push(problem([...at.path, "use"], use, mend));
    return undefined;
  }

  /** A list with the one snippet; none where there is a fault. */
  function snippet(name: unknown, { path, within, depth }: At): unknown[] {
    const at = [...path, "use"];
    if (typeof name !== "string" || !Object.hasOwn(snippets, name)) {
      problems.push(
        problem(at, name, `No such snippet in snippets. ${nearest(String(name), Object.keys(snippets))}`),
      );
      return [];
    }
    if (within.includes(name)) {
      problems.push(
        problem(at, name, `This snippet uses itself (${[...within, name].join(", ")}): break the circle.`),
      );
      return [];
    }
    used.add(name);
    const inside = { path: ["snippets", name], within: [...within, name], depth: depth + 1 };
    return [resolve(snippets[name], inside)];
  }

  function joined(parts: readonly (readonly unknown[])[]): unknown[] {
    const found: unknown[] = [];
    for (const part of parts)
      part.forEach((one, index) => {
        origins.note(found, found.length, origins.of(part, index) ?? []);
        found.push(one);
      });
    return found;
  }

  /** What comes later wins, field by field. */
  function merged(parts: readonly Fields[]): Fields {
    const found = parts.reduce<Fields>((all, part) => ({ ...all, ...part }), {});
    for (const part of parts)
      for (const key of Object.keys(part)) origins.note(found, key, origins.of(part, key) ?? []);
    return found;
  }

  return {
    resolve: (value, path) => resolve(value, { path, within: [], depth: 0 }),
    problems,
    used,
  };
}

function isUse(value: unknown): value is Fields & { use: unknown } {
  return isFields(value) && Object.hasOwn(value, "use");
}
