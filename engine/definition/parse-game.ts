/** From a file's text, or any value, to a definition: once, at the edge. */
import type * as z from "../zod.ts";
import type { AnyMechanic } from "../mechanics/contract.ts";
import { mechanics, type MechanicId } from "../mechanics/catalogue.ts";
import { failure, success, type Result } from "../result.ts";
import { nearest, nearestOfAll } from "./nearest.ts";
import { checkGame } from "./check-game.ts";
import { gameSchema, type Definition } from "./game-schema.ts";
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
  const problems = checkGame(definition, mechanic);
  return problems.length > 0 ? failure(problems) : success({ definition, mechanic });
}

function toProblems(issue: z.core.$ZodIssue, root: unknown): Problem[] {
  const found = valueAt(root, issue.path);
  switch (issue.code) {
    case "invalid_type":
      return [
        problem(issue.path, found, `Give ${/^[aeiou]/.test(issue.expected) ? "an" : "a"} ${issue.expected}.`),
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
      return [problem(issue.path, found, choose(found, issue.values.map(String)))];
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
      if (isUnnamed(issue))
        return [problem(issue.path, found, chooseOfAll(found, issue.options.map(String)))];
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

/** What stands in a field decides which form the rest has, and no form has this. */
function isUnnamed(
  issue: z.core.$ZodIssueInvalidUnion,
): issue is z.core.$ZodIssueInvalidUnion & { options: readonly z.core.util.Primitive[] } {
  return issue.errors.length === 0 && "options" in issue && Array.isArray(issue.options);
}

function choose(found: unknown, possible: readonly string[]): string {
  if (typeof found === "string") return nearest(found, possible);
  if (found !== undefined) return nearest(JSON.stringify(found), possible);
  const [first = "", ...others] = possible;
  return others.length < 6 ? `Choose one of: ${possible.join(", ")}.` : `Name one, such as ${first}.`;
}

function chooseOfAll(found: unknown, possible: readonly string[]): string {
  if (typeof found === "string") return nearestOfAll(found, possible);
  return `Choose one of: ${possible.join(", ")}.`;
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
