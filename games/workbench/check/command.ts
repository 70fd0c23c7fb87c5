/** How `check` is told. */
import { failure, type Result } from "../../../engine/index.ts";
import { loadTarget, type Target } from "../target.ts";
import { check, STOPPED, writeMended, type Fault } from "./check.ts";
import { definitionFaults } from "./definition-faults.ts";
import { rules } from "./rules.ts";

export interface CheckOptions {
  readonly fix: boolean;
  readonly json: boolean;
}

export interface Told {
  readonly text: string;
  readonly faults: number;
}

const MORE_MAY_FOLLOW =
  "More may follow once this is mended: hints, answers and sounds are heard in a game that plays.";

/** Of two things to mend in one text one is mended at a time. */
const MOST_ROUNDS = 10;

/** @param named as the game was named, to be read again once it is mended */
export async function checked(target: Target, named: string, { fix, json }: CheckOptions): Promise<Told> {
  let result = check(target);
  let files = 0;
  const rounds = fix ? MOST_ROUNDS : 0;
  for (let round = 0; round < rounds && result.mended.size > 0; round++) {
    files = Math.max(files, writeMended(result));
    // Only a file can be read again: what is imported stays as it was.
    const again: Result<Target, readonly string[]> =
      target.text === null ? failure([]) : await loadTarget(named);
    result = again.ok
      ? check(again.value)
      : { mended: new Map(), faults: result.faults.filter(({ fixable }) => !fixable) };
  }
  const { faults } = result;
  const isWhole = faults.every(({ rule }) => rule !== STOPPED);
  if (json)
    return { text: JSON.stringify({ game: target.path, faults, isWhole }, null, 2), faults: faults.length };
  const lines = faults.map(formatFault);
  const end = [
    ...(files === 0 ? [] : [`${files} ${files === 1 ? "file" : "files"} mended.`]),
    faults.length === 0 ? `${target.path}: nothing found.` : `${faults.length} found.`,
    ...(isWhole ? [] : [MORE_MAY_FOLLOW]),
  ];
  return { text: [...lines, ...end].join("\n"), faults: faults.length };
}

/** A file that is no definition yet: its faults as the parser tells them, each with its line. */
export async function unparsed(path: string, { json }: CheckOptions): Promise<Told | null> {
  const faults = await definitionFaults(path);
  if (faults === null) return null;
  // What only a game that plays can show is not among them.
  if (json)
    return { text: JSON.stringify({ game: path, faults, isWhole: false }, null, 2), faults: faults.length };
  return {
    text: [...faults.map(formatFault), `${faults.length} found. ${MORE_MAY_FOLLOW}`].join("\n"),
    faults: faults.length,
  };
}

function formatFault({ file, line, path, rule, found, why, mend, fixable }: Fault): string {
  const where = line === null ? `${file} (${path})` : `${file}:${line}`;
  return [
    `${where}: ${rule}: ${found}`,
    `  ${mend}${fixable ? " (--fix does it)" : ""}`,
    `  Why: ${why}${rules.some(({ id }) => id === rule) ? ` (docs/rules/${rule}.md)` : ""}`,
  ].join("\n");
}
