/**
 * From a definition as it is written to the plain one that the engine knows: once, when it is parsed. See README.md of
 * the folder above for what can be written.
 */
import { formatPath, parsePath, problem, warning, type Problem } from "../problem.ts";
import { plainChapter } from "./chapter.ts";
import { inherit } from "./library.ts";
import { createOrigins, writtenPath } from "./origins.ts";
import { fieldOf, isFields, listOf, type Fields } from "./plain.ts";
import { createResolver } from "./resolve.ts";

export interface Composed {
  /** The plain definition, unless there are problems. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** What was written and is not used by anything. */
  readonly unused: readonly Problem[];
  /** A problem of the plain definition, at the place where it was written. */
  asWritten(fault: Problem): Problem;
}

export function compose(written: unknown): Composed {
  const origins = createOrigins();
  const problems: Problem[] = [];
  const snippets = recordOf(written, "snippets", problems);
  const resolver = createResolver(snippets, recordOf(written, "voices", []), origins);
  const {
    $schema: _schema,
    snippets: _snippets,
    library: _library,
    ...game
  } = isFields(written) ? written : {};
  const plain = (resolver.resolve(game, []) ?? {}) as Fields;
  const library = (resolver.resolve(recordOf(written, "library", problems), ["library"]) ?? {}) as Fields;
  const kinds = Object.entries(library).filter((entry): entry is [string, Fields] => {
    const isRecord = isFields(entry[1]);
    if (!isRecord)
      problems.push(problem(["library", entry[0]], entry[1], "Give a record of things by their ids."));
    return isRecord;
  });
  const inherited = new Set<string>();

  const plainSet = (set: unknown, path: readonly PropertyKey[]): unknown => {
    if (!isFields(set)) return set;
    const { rules, named } = inherit(Object.fromEntries(kinds), set["rules"], set["items"], origins);
    for (const one of named) inherited.add(one);
    const found: Fields = {
      ...set,
      ...(set["rules"] === undefined && kinds.length === 0 ? {} : { rules }),
      ...(Object.hasOwn(set, "chapter")
        ? { chapter: plainChapter(set["chapter"], [...path, "chapter"], origins, problems) }
        : {}),
    };
    for (const key of Object.keys(set)) origins.note(found, key, origins.of(set, key) ?? [...path, key]);
    return found;
  };
  const plainSets = (key: "levels" | "banks"): Fields => {
    const sets = fieldOf(plain, key);
    if (!Array.isArray(sets)) return {};
    const found = listOf(sets).map((set, index) => plainSet(set, origins.of(sets, index) ?? [key, index]));
    found.forEach((_, index) => origins.note(found, index, origins.of(sets, index) ?? [key, index]));
    return { [key]: found };
  };

  const value = { ...plain, ...plainSets("levels"), ...plainSets("banks") };
  return {
    value,
    problems: [...resolver.problems, ...problems],
    unused: [
      ...Object.keys(snippets)
        .filter((name) => !resolver.used.has(name))
        .map((name) => warning(["snippets", name], name, "Nothing uses this snippet: use it, or remove it.")),
      ...kinds.flatMap(([kind, all]) =>
        Object.keys(all)
          .filter((id) => !inherited.has(`${kind}.${id}`))
          .map((id) =>
            warning(["library", kind, id], id, "No level or bank names this: name it, or remove it."),
          ),
      ),
    ],
    asWritten: (fault) => ({
      ...fault,
      path: formatPath(writtenPath(origins, value, parsePath(fault.path))),
    }),
  };
}

function recordOf(written: unknown, field: string, problems: Problem[]): Fields {
  const value = fieldOf(written, field);
  if (isFields(value)) return value;
  if (value !== undefined) problems.push(problem(field, value, "Give a record: names, and what each is."));
  return {};
}
