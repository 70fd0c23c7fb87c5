/** `check`: what the rules find in one game, each with file, line, why it matters and the mend. */
import { writeFileSync } from "node:fs";
import type { Target } from "../target.ts";
import { lineAt } from "./json-places.ts";
import { locatorOf, type Locator } from "./locate.ts";
import type { Finding, Rule } from "./rule.ts";
import { rules } from "./rules.ts";
import { subjectOf } from "./subject.ts";
import { faultAtPlay } from "./trial.ts";

export interface Fault {
  readonly rule: string;
  readonly file: string;
  /** Counted from 1; null where nobody wrote it in one piece. */
  readonly line: number | null;
  readonly path: string;
  readonly found: string;
  readonly why: string;
  readonly mend: string;
  /** It can be mended safely by `--fix`. */
  readonly fixable: boolean;
}

/** The rule of what stops a game at play: the others have not looked at it then. */
export const STOPPED = "plays";

export interface Checked {
  readonly faults: readonly Fault[];
  /** Files as they should be, where something in them can be mended safely. */
  readonly mended: ReadonlyMap<string, string>;
}

export function check(target: Target): Checked {
  const subject = subjectOf(target.game);
  const stop = faultAtPlay(subject);
  if (stop !== null) return { faults: [stopped(target, stop)], mended: new Map() };
  const locator = locatorOf(target);
  const mends: Mend[] = [];
  const faults = rules.flatMap((rule) =>
    rule.find(subject).flatMap((finding) => faultOf(rule, finding, subject.definition, locator, mends)),
  );
  return { faults: once(faults), mended: mendedFiles(mends, locator) };
}

function stopped({ path, text }: Target, found: string): Fault {
  const quoted = /"(.*)"/s.exec(found)?.[1];
  const at = quoted === undefined || text === null ? -1 : text.indexOf(JSON.stringify(quoted));
  return {
    rule: STOPPED,
    file: path,
    line: at < 0 || text === null ? null : lineAt(text, at),
    path: "the whole game",
    found,
    why: "The game stops in the middle, and the child does not know why.",
    mend: "Mend what it names. A text can quote only what is filled in where it stands.",
    fixable: false,
  };
}

/** @returns how many files were written */
export function writeMended({ mended }: Checked): number {
  for (const [file, text] of mended) writeFileSync(file, text);
  return mended.size;
}

interface Mend {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function faultOf(
  rule: Rule,
  finding: Finding,
  definition: unknown,
  locator: Locator,
  mends: Mend[],
): Fault[] {
  const text = finding.path.reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null ? (at as Record<string | number, unknown>)[step] : undefined,
    definition,
  );
  const { file, line, place } = locator.locate(
    finding.path,
    typeof text === "string" ? text : undefined,
    finding.isWritten,
  );
  if (isExplained(locator.sources.get(file), line, rule.id)) return [];
  const fixable = finding.fix !== undefined && place !== null;
  if (fixable) mends.push({ file, ...place, text: JSON.stringify(finding.fix) });
  const { found, mend } = finding;
  return [{ rule: rule.id, file, line, path: finding.path.join("."), found, why: rule.why, mend, fixable }];
}

/** A comment in the source, on the line or the one above: `// check american: she is from London.` */
function isExplained(source: string | undefined, line: number | null, rule: string): boolean {
  if (source === undefined || line === null) return false;
  const near = source.split("\n").slice(Math.max(0, line - 2), line);
  return near.some((text) => new RegExp(`// check ${rule}: \\S`).test(text));
}

/** What is written once and used often is told once. */
function once(faults: readonly Fault[]): Fault[] {
  return [
    ...new Map(
      faults.map((fault) => [
        `${fault.rule} ${fault.file} ${fault.line ?? fault.path} ${fault.found}`,
        fault,
      ]),
    ).values(),
  ];
}

/** From the end to the beginning, so that places stay where they are; of two at one place the first is done. */
function mendedFiles(mends: readonly Mend[], { sources }: Locator): Map<string, string> {
  const mended = new Map<string, string>();
  for (const [file, source] of sources) {
    const own = mends.filter((mend) => mend.file === file).toSorted((a, b) => b.from - a.from);
    let text = source;
    let last = Infinity;
    for (const { from, to, text: by } of own) {
      if (to > last) continue;
      text = text.slice(0, from) + by + text.slice(to);
      last = from;
    }
    if (text !== source) mended.set(file, text);
  }
  return mended;
}
