/** The cues that the texts of a definition become. */
import { oneOf, say, type Cue, type Part, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Family } from "../../lines/family.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Move } from "../../move.ts";
import { shownText } from "../../speech/markup.ts";
import { cardinal, ordinal } from "../../speech/numbers.ts";
import type { Candidate, Said } from "./schema.ts";
import type { MoveWords } from "../kit/move-words.ts";

/** Where somebody sits. Three are left, centre and right; four leave the centre empty, and the middle two stay apart. */
export function sideOf(index: number, count: number): Side {
  if (count === 4) return [-1, -0.35, 0.35, 1][index] ?? 0;
  return count === 1 ? 0 : -1 + (2 * index) / (count - 1);
}

type Values = Readonly<Record<string, string | number>>;

export function line(family: Family, voice: string | undefined, values?: Values, part: Part = "object"): Cue {
  return oneOf(family, part, { values, voice });
}

/** What somebody says or lets hear, from where it sits. */
export function saidCues(said: Said, voice: string | undefined, side: Side): Cue[] {
  if (typeof said === "string") return [say(said, "object", { voice, side })];
  const voiced = said.map((one) => (typeof one === "string" ? { say: one, voice } : one));
  return lineCues(voiced, { part: "object", side });
}

/** A move that a voice makes with one candidate's name, or with its place in the row. */
export function moveOf(id: string, { label, phrases }: MoveWords, candidate: Candidate, index: number): Move {
  const values = { number: cardinal(index + 1), ordinal: ordinal(index + 1) };
  const names = [shownText(candidate.name).toLowerCase(), ...(candidate.phrases ?? [])];
  const said = names.flatMap((name) => phrases.map((phrase) => fillTemplate(phrase, { name, ...values })));
  return { id, label: fillTemplate(label, { name: candidate.name, ...values }), phrases: [...new Set(said)] };
}

/** The first half of a definition: the rest has been eaten. */
export function cutShort(text: string): string {
  const words = text.split(" ");
  return words
    .slice(0, Math.ceil(words.length / 2))
    .join(" ")
    .replace(/[,.]$/, "");
}
