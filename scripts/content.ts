/**
 * `npm run content`: what is still a sample, by file and path: entries of assets/content, and lines of assets/legal with
 * an address of example.org. docs/content.md says how to replace them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { checkContent } from "../web/content/check.ts";

const ASSETS = join(import.meta.dirname, "..", "assets");
const CONTENT = join(ASSETS, "content");
const LEGAL = join(ASSETS, "legal");

/** Paths of everything marked `"sample": true`, in the order of the file. */
export function samplesIn(value: unknown, path: readonly PropertyKey[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "sample" in value && value.sample === true ? [z.core.toDotPath(path)] : [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inside];
}

/** Numbers of the lines, from 1, that name an address which nobody owns. */
export function sampleLinesIn(text: string): number[] {
  return text.split("\n").flatMap((line, index) => (line.includes("example.org") ? [index + 1] : []));
}

function listSamples(): void {
  const problems = checkContent(CONTENT);
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
    return;
  }
  const content = filesIn(CONTENT, ".json").flatMap(({ name, text }) =>
    samplesIn(JSON.parse(text)).map((path) => `${name}: ${path}`),
  );
  const legal = filesIn(LEGAL, ".md").flatMap(({ name, text }) =>
    sampleLinesIn(text).map((line) => `legal/${name}: line ${line}`),
  );
  const samples = [...content, ...legal];
  for (const sample of samples) console.log(sample);
  console.log(
    samples.length === 0 ? "Nothing is a sample any more." : `${samples.length} are still samples.`,
  );
}

function filesIn(folder: string, ending: string): { name: string; text: string }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

if (process.argv[1] === import.meta.filename) listSamples();
