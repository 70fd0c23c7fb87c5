import type * as z from "zod";

/** What to do about a fault of the content, as a sentence to its author. Rules of our own say it themselves. */
export function mend(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `Give a ${issue.expected}.`;
    case "invalid_value":
      return `Give ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}.`;
    case "too_small":
      return issue.exact === true ? exactly(issue.minimum, found) : `Give at least ${String(issue.minimum)}.`;
    case "too_big":
      return issue.exact === true ? exactly(issue.maximum, found) : `Give at most ${String(issue.maximum)}.`;
    case "invalid_union":
      return "It has none of the forms that are possible here: see docs/content.md.";
    default:
      return `${issue.message}.`;
  }
}

function exactly(count: number | bigint, found: unknown): string {
  const here = Array.isArray(found) ? `, not ${found.length}` : "";
  return `Give exactly ${String(count)}${here}.`;
}
