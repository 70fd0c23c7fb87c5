/**
 * How well answers are understood: the corpus by kind of line, and numbers in words beside the library that is made for
 * them, on cases of that library.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import suite from "@microsoft/recognizers-text-suite";
import { findNumber } from "../../engine/voice/index.ts";
import { judge, readCorpus } from "../contracts/voice/read-corpus.ts";
import type { Row } from "./rows.ts";

const NUMBERS = join(import.meta.dirname, "..", "contracts", "voice", "numbers-in-words.json");
const MOST_WRONG_PERCENT = 0.5;
const LEAST_RIGHT_PERCENT = 97;
/** The library rounds to 15 digits. */
const ROUNDED = 1e-9;

interface NumberCase {
  readonly heard: string;
  readonly value: string;
}

export function measureVoice(): Row[] {
  return [...measureCorpus(), ...measureNumbers()];
}

function measureCorpus(): Row[] {
  const lines = readCorpus();
  const begun = performance.now();
  const judged = lines.map((line) => ({ kind: line.kind, result: judge(line).result }));
  const milliseconds = (performance.now() - begun) / lines.length;
  const percent = (of: typeof judged, result: string): number =>
    (100 * of.filter((line) => line.result === result).length) / of.length;
  const kinds = [...new Set(judged.map(({ kind }) => kind))].map((kind): Row => {
    const own = judged.filter((line) => line.kind === kind);
    const note = `${own.length} lines, ${percent(own, "wrong").toFixed(1)} % taken for another move`;
    return { what: `answers understood: ${kind}`, figure: percent(own, "right"), unit: "%", note };
  });
  return [
    ...kinds,
    {
      what: "answers not understood as meant, all",
      figure: 100 - percent(judged, "right"),
      unit: "%",
      bound: 100 - LEAST_RIGHT_PERCENT,
      note: `${lines.length} lines`,
    },
    {
      what: "answers taken for another move, all",
      figure: percent(judged, "wrong"),
      unit: "%",
      bound: MOST_WRONG_PERCENT,
    },
    { what: "one answer", figure: milliseconds, unit: "ms" },
  ];
}

function measureNumbers(): Row[] {
  const { cases } = JSON.parse(readFileSync(NUMBERS, "utf8")) as { cases: readonly NumberCase[] };
  const ours = missesOf(cases, findNumber);
  const theirs = missesOf(cases, (heard) => {
    const [first] = suite.recognizeNumber(heard, suite.Culture.English);
    return first === undefined ? undefined : Number(first.resolution?.["value"]);
  });
  const note = (milliseconds: number): string => `of ${cases.length}, ${milliseconds.toFixed(2)} ms each`;
  return [
    {
      what: "numbers in words misread, by us",
      figure: ours.misses,
      unit: "",
      bound: theirs.misses,
      note: note(ours.milliseconds),
    },
    {
      what: "numbers in words misread, by recognizers-text-suite",
      figure: theirs.misses,
      unit: "",
      note: note(theirs.milliseconds),
    },
  ];
}

function missesOf(
  cases: readonly NumberCase[],
  read: (heard: string) => number | undefined,
): { readonly misses: number; readonly milliseconds: number } {
  // The first time everything is still being made ready.
  for (const { heard } of cases) read(heard);
  const begun = performance.now();
  const misses = cases.filter(({ heard, value }) => !isNear(read(heard), Number(value))).length;
  return { misses, milliseconds: (performance.now() - begun) / cases.length };
}

function isNear(value: number | undefined, wanted: number): boolean {
  return value !== undefined && Math.abs(value - wanted) <= ROUNDED * Math.abs(wanted);
}
