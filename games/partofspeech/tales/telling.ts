/**
 * How a tale is written here: a sentence for each blank, with _ where the word goes (^ where it has a capital). It is heard as far as
 * the gap before the ball comes, and told with the word in it at the end.
 */
import type { Tale } from "../types.ts";

type Job = "noun" | "verb" | "adjective";

interface Sentence {
  readonly job: Job;
  readonly text: string;
  /** What comes before it when the tale is told. */
  readonly lead: string | undefined;
}

const PLACES = ["one", "two", "three", "four", "five"];
const BEEP = { sound: "checkout-beep", caption: "a beep: here is the blank" } as const;
const CALLED = { noun: "a noun", verb: "a verb", adjective: "an adjective" } as const;

export function noun(text: string, lead?: string): Sentence {
  return { job: "noun", text, lead };
}

export function verb(text: string, lead?: string): Sentence {
  return { job: "verb", text, lead };
}

export function adjective(text: string, lead?: string): Sentence {
  return { job: "adjective", text, lead };
}

type Written = readonly (Sentence | readonly [Sentence, Sentence])[];

interface How {
  /** The coach says which kind of word is missing. */
  readonly isCalled: boolean;
  /** Level 3 asks what a word does in its own sentence. */
  readonly isHere?: true;
}

/** Two sentences in one are open at once, left and right. */
export function told(title: string, written: Written, { isCalled, isHere }: How): Tale {
  const steps = written.map((step) => ("job" in step ? [step] : step));
  const all = steps.flat();
  return {
    title,
    blanks: steps.map((step) => step.map(({ job }) => (isHere ? `${job}-here` : job))),
    gaps: all.map(({ job, text }) => [...(isCalled ? [callOf(job)] : []), ...gapIn(text)]),
    lines: all.flatMap(({ text, lead }, place) => [
      ...(lead === undefined ? [] : [`nora: ${lead}`]),
      `nora: ${text.replace("_", `{${PLACES[place]}}`).replace("^", `{${capital(PLACES[place])}}`)}`,
    ]),
  };
}

function callOf(job: Job): string[] {
  const name = CALLED[job];
  return [
    `coach: ${capital(name)}.`,
    `coach: We want ${name}.`,
    `coach: Find ${name}.`,
    `coach: ${capital(name)} goes here.`,
    `coach: Get me ${name}.`,
  ];
}

function capital(text = ""): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function gapIn(text: string): Tale["lines"] {
  const [before = "", after = ""] = text.split(/[_^]/u);
  const rest = after.replace(/^[^a-z]+/iu, "");
  return [`nora: ${before.trim()}`, BEEP, ...(rest === "" ? [] : [`nora: ${rest}`])];
}
