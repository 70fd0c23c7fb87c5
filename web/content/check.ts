/** Whether the content can be shown. Runs where the site is built, never in a browser. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { formatProblem } from "../../engine/definition/index.ts";
import { schemas } from "./files.ts";
import { filesNamedIn } from "./files-named.ts";
import { mend } from "./mend.ts";

const LONGEST_FOUND = 80;

/**
 * All faults of the files in a folder such as `assets/content`, one line each: file, path, what stands there, what to do.
 * Empty when all is well. Never throws for what an author wrote.
 */
export function checkContent(folder: string): string[] {
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const strays = present.filter((name) => !Object.hasOwn(schemas, name));
  return [
    ...strays.map((name) => tell(name, [], name, `Nothing reads it: use one of ${names}, or remove it.`)),
    ...Object.entries(schemas).flatMap(([name, schema]) => checkFile(folder, name, schema)),
  ];
}

const names = Object.keys(schemas).join(", ");

function checkFile(folder: string, name: string, schema: z.ZodType): string[] {
  const place = join(folder, name);
  if (!existsSync(place)) return [tell(name, [], undefined, "The file is missing: restore it.")];
  const text = readFileSync(place, "utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [tell(name, [], text.slice(0, 40), `This is not JSON (${reason}). Mend it, or restore the file.`)];
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => tellIssue(name, issue, value));
  return filesNamedIn(value).flatMap(({ path, file }) => {
    const there = statSync(join(folder, file), { throwIfNoEntry: false });
    if (there === undefined)
      return [tell(name, path, file, "There is no such file: add it beside the content.")];
    return there.size === 0 ? [tell(name, path, file, "The file is empty: restore it.")] : [];
  });
}

function tellIssue(name: string, issue: z.core.$ZodIssue, root: unknown): string[] {
  // Of several forms that a value may have, the one that fits best is what its author meant.
  if (issue.code === "invalid_union") {
    const [best] = issue.errors.toSorted((a, b) => depth(b) - depth(a));
    if (best !== undefined && depth(best) > 0)
      return best.flatMap((inner) =>
        tellIssue(name, { ...inner, path: [...issue.path, ...inner.path] }, root),
      );
  }
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return tell(
        name,
        path,
        valueAt(root, path),
        "There is no such field: remove it, or mend its spelling.",
      );
    });
  }
  const found = valueAt(root, issue.path);
  return [tell(name, issue.path, found, mend(issue, found))];
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(...issues.map(({ path }) => path.length));
}

function tell(file: string, path: readonly PropertyKey[], value: unknown, mending: string): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  const found = text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND - 1)}…` : text;
  return formatProblem(file, { path: z.core.toDotPath(path), found, mend: mending });
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    root,
  );
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}
