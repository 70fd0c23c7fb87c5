/** From a file's text, or any value, to a definition: once, at the edge. */
import type * as z from "../zod.ts";
import type { AnyItem, AnyMechanic } from "../mechanics/contract.ts";
import { mechanics, type MechanicId } from "../mechanics/catalogue.ts";
import { failure, success, type Result } from "../result.ts";
import { nearest } from "./nearest.ts";
import { gameSchema, type Definition, type Level } from "./game-schema.ts";
import { problem, type Problem } from "./problem.ts";

export interface LoadedGame {
  readonly definition: Definition;
  readonly mechanic: AnyMechanic;
}

/** Reads JSON and parses it. */
export async function parseGameText(text: string): Promise<Result<LoadedGame, Problem[]>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure([
      problem("", text.slice(0, 40), `This is not JSON (${reason}). Mend the JSON, or restore the file.`),
    ]);
  }
  return parseGame(value);
}

/** Parses a definition; on failure every problem is told, not only the first. */
export async function parseGame(value: unknown): Promise<Result<LoadedGame, Problem[]>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure([problem("", value, "A definition is an object with schema, slug, title and so on.")]);
  }
  const id: unknown = (value as { mechanic?: unknown }).mechanic;
  if (typeof id !== "string" || !Object.hasOwn(mechanics, id)) {
    return failure([
      problem("mechanic", id, `Name one of the mechanics: ${Object.keys(mechanics).join(", ")}.`),
    ]);
  }
  const mechanic: AnyMechanic = await mechanics[id as MechanicId]();
  const parsed = gameSchema(mechanic).safeParse(value);
  if (!parsed.success) return failure(parsed.error.issues.flatMap((issue) => toProblems(issue, value)));
  const definition: Definition = parsed.data;
  const problems = [...checkTogether(definition, mechanic), ...checkByMechanic(definition, mechanic)];
  return problems.length > 0 ? failure(problems) : success({ definition, mechanic });
}

/** To a mechanic an easier boss is one more level. */
function checkByMechanic(definition: Definition, mechanic: AnyMechanic): Problem[] {
  const { levels, easierBosses = [] } = definition;
  const problems = mechanic.check?.({ ...definition, levels: [...levels, ...easierBosses] }) ?? [];
  return problems.map((found) => ({
    ...found,
    path: found.path.replace(/^levels\[(\d+)\]/, (path, index: string) =>
      Number(index) < levels.length ? path : `easierBosses[${Number(index) - levels.length}]`,
    ),
  }));
}

/** What a schema cannot say: things that must agree with each other. */
function checkTogether(definition: Definition, mechanic: AnyMechanic): Problem[] {
  const problems: Problem[] = [];
  const levels: [string, Level][] = [
    ...definition.levels.map((level, index): [string, Level] => [`levels[${index}]`, level]),
    ...(definition.easierBosses ?? []).map((boss, index): [string, Level] => [
      `easierBosses[${index}]`,
      boss,
    ]),
    ["boss", definition.boss],
  ];
  const levelIds = new Set<string>();
  const itemIds = new Set<string>();
  for (const [path, level] of levels) {
    if (levelIds.has(level.id))
      problems.push(problem(`${path}.id`, level.id, "Another level has this id: give each its own."));
    if (level.easier !== undefined && !levelIds.has(level.easier)) {
      problems.push(problem(`${path}.easier`, level.easier, "Name a level that comes before this one."));
    }
    levelIds.add(level.id);
    if (level.items === undefined && mechanic.generate === undefined) {
      problems.push(
        problem(
          `${path}.items`,
          undefined,
          `Give the level items: the mechanic ${mechanic.id} does not make them.`,
        ),
      );
    }
    level.items?.forEach((item: AnyItem, index) => {
      if (itemIds.has(item.id)) {
        problems.push(
          problem(
            `${path}.items[${index}].id`,
            item.id,
            "Another item has this id: saves need each to have its own.",
          ),
        );
      }
      itemIds.add(item.id);
    });
  }
  if (definition.story.rounds.length !== definition.shape.rounds) {
    problems.push(
      problem(
        "story.rounds",
        definition.story.rounds.length,
        `Tell a story for each of the ${definition.shape.rounds} rounds of shape.rounds.`,
      ),
    );
  }
  return [...problems, ...checkEasierBosses(definition), ...checkVoices(definition)];
}

/** Each ends a run of levels, and what is behind the last is for the boss itself. */
function checkEasierBosses({ levels, easierBosses = [] }: Definition): Problem[] {
  const ids = levels.map(({ id }) => id);
  return easierBosses.flatMap(({ upTo }, index) => {
    const before = ids.indexOf(easierBosses[index - 1]?.upTo ?? "");
    if (ids.indexOf(upTo) > before) return [];
    const path = `easierBosses[${index}].upTo`;
    return ids.includes(upTo)
      ? problem(path, upTo, "An easier boss before this one has these levels already: name a later level.")
      : problem(path, upTo, nearest(upTo, ids));
  });
}

/** Every voice that is named, anywhere, is in the cast. */
function checkVoices(definition: Definition): Problem[] {
  const cast = Object.keys(definition.voices);
  const problems: Problem[] = [];
  const visit = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      if (key === "voice" && typeof inner === "string" && !cast.includes(inner)) {
        problems.push(problem([...path, step], inner, `No such voice in voices. ${nearest(inner, cast)}`));
      }
      visit(inner, [...path, step]);
    }
  };
  const { voices: _cast, ...rest } = definition;
  visit(rest, []);
  return problems;
}

function toProblems(issue: z.core.$ZodIssue, root: unknown): Problem[] {
  const found = valueAt(root, issue.path);
  switch (issue.code) {
    case "invalid_type":
      return [
        problem(
          issue.path,
          found,
          found === undefined ? `It is missing: give a ${issue.expected}.` : `Give a ${issue.expected}.`,
        ),
      ];
    case "unrecognized_keys":
      return issue.keys.map((key) =>
        problem(
          [...issue.path, key],
          valueAt(found, [key]),
          "There is no such field: remove it, or mend its spelling.",
        ),
      );
    case "invalid_value":
      return [problem(issue.path, found, nearest(String(found), issue.values.map(String)))];
    case "too_small":
      return [
        problem(
          issue.path,
          found,
          `Give ${issue.inclusive === false ? "more than" : "at least"} ${String(issue.minimum)}.`,
        ),
      ];
    case "too_big":
      return [
        problem(
          issue.path,
          found,
          `Give ${issue.inclusive === false ? "less than" : "at most"} ${String(issue.maximum)}.`,
        ),
      ];
    case "invalid_union": {
      // The branch with the right fields, or else that got furthest, is the one that the author meant.
      const branches = issue.errors.filter((branch) => branch.length > 0);
      const [nearestBranch] = branches.toSorted(
        (a, b) => wrongFields(a) - wrongFields(b) || depth(b) - depth(a),
      );
      if (nearestBranch === undefined || depth(nearestBranch) === 0)
        return [problem(issue.path, found, "It has none of the forms that are possible here.")];
      return nearestBranch.flatMap((inner) =>
        toProblems({ ...inner, path: [...issue.path, ...inner.path] }, root),
      );
    }
    default:
      return [problem(issue.path, found, `${issue.message}.`)];
  }
}

/** Fields that this form does not have; a value of another kind altogether is further off than any. */
function wrongFields(branch: readonly z.core.$ZodIssue[]): number {
  return branch.reduce((count, issue) => {
    if (issue.code === "unrecognized_keys") return count + issue.keys.length;
    return issue.path.length === 0 ? count + 100 : count;
  }, 0);
}

function depth(branch: readonly z.core.$ZodIssue[]): number {
  return Math.max(...branch.map((issue) => issue.path.length));
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    root,
  );
}
