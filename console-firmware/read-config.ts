/** The settings file as it lies on the card: what is wrong in it is said aloud, and named with its line in the log. */
import { readFileSync } from "node:fs";
import { USUAL_CONFIG, type Config } from "./config.ts";
import { formatConfigProblem, parseConfig } from "./parse-config.ts";
import type { Options } from "./options.ts";

/** A file with mistakes is not half taken: which half would be anybody's guess. */
export function readConfig({ config: file, data }: Options, troubles: string[]): Config {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    // Without a file it is as if all of it were comments.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) {
      console.error(`${file}: ${String(error)}`);
      troubles.push("I cannot read my settings file, so I use the usual settings. Please tell a grown-up.");
    }
  }
  const parsed = parseConfig(text);
  if (!parsed.ok) {
    for (const problem of parsed.problem) console.error(formatConfigProblem(file, problem));
    const lines = parsed.problem.map(({ line }) => line);
    const which =
      lines.length === 1
        ? `a mistake in line ${lines[0] ?? 0}`
        : `${lines.length} mistakes, the first in line ${lines[0] ?? 0}`;
    troubles.push(`My settings file has ${which}, so I use the usual settings. Please tell a grown-up.`);
  }
  const config = parsed.ok ? parsed.value : USUAL_CONFIG;
  return data === null ? config : { ...config, data };
}
