/** What Zod found, in the words of an author: where it is, what stands there, what to do. */
import type * as z from "../zod.ts";
import { nearest, nearestOfAll } from "./nearest.ts";
import { problem, type Problem } from "./problem.ts";

const NO_FORM = "It has none of the forms that are possible here.";

/** Every fault of a value, not only the first. */
export function problemsOf(error: z.ZodError, value: unknown): Problem[] {
  return error.issues.flatMap((issue) => toProblems(issue, value));
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
          `There is no field "${key}": remove it, or mend its spelling.`,
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
        return [problem(issue.path, found, found === undefined ? "It has to be there." : NO_FORM)];
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
