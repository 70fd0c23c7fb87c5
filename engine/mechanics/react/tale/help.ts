/** Help with a tale: what is wanted, how a word is tried, the two jobs that it may do, and the one that it does. */
import { capitalize } from "../../../capitalize.ts";
import { oneOf, type Cue } from "../../../cue.ts";
import type { Action } from "../../../move.ts";
import { createRandom, deriveSeed } from "../../../random.ts";
import type { Help } from "../../contract.ts";
import { callOf, thingOf, type ReactDeal, type ReactState } from "../state.ts";
import { buttonOf, nameOf, wordsOf } from "../words.ts";
import {
  blanksAt,
  calledAt,
  fitsBlank,
  isMarked,
  jobOf,
  nameAt,
  openBlanks,
  stepAt,
  taleOf,
  type Blank,
} from "./state.ts";
import { trial } from "./words.ts";

/** The blank that this word fits, unless one that is worth more still comes for it. */
export function bestInTale(deal: ReactDeal, state: ReactState): Action {
  const { at } = state;
  const blank = fitting(deal, state);
  if (blank === undefined || betterComes(deal, blank, at)) return { move: "pass" };
  if (blanksAt(deal, at).length === 1) return { move: "take" };
  return { move: blank.hand === 0 ? "left" : "right" };
}

function fitting(deal: ReactDeal, state: ReactState): Blank | undefined {
  return openBlanks(deal, state).find((blank) => fitsBlank(deal, blank, state.at));
}

function betterComes(deal: ReactDeal, blank: Blank, at: number): boolean {
  const end = deal.item.ends?.[stepAt(deal, at)] ?? 0;
  const later = (deal.item.marked ?? []).filter((place) => place > at && place < end);
  return !isMarked(deal, at) && later.some((place) => fitsBlank(deal, blank, place));
}

/** Each rung has the word that is here in it. */
export function helpInTale(deal: ReactDeal, state: ReactState): Help {
  const { at } = state;
  const open = openBlanks(deal, state);
  const isAlone = blanksAt(deal, at).length === 1;
  const called = calledAt(deal, at);
  const rules = open.map(({ call }) => oneOf(callOf(deal.content, call).how, "object"));
  const first =
    taleOf(deal).gaps === undefined
      ? rules
      : [wordsOf(deal, "gapFirst", { ...called, blank: (open[0]?.index ?? 0) + 1 })];
  return {
    where: [...first, wordsOf(deal, pressFor(deal, open, at))],
    listen: trial(deal, state),
    rule: [...rules, ...(isAlone ? asked(deal, open, at) : [])],
    two: [twoJobs(deal, at)],
    move: [told(deal, state)],
  };
}

/** Of two blanks, only what is open is named. */
function pressFor(deal: ReactDeal, open: readonly Blank[], at: number) {
  if (blanksAt(deal, at).length === 1) return "press";
  if (open.length > 1) return "pressBoth";
  return open[0]?.hand === 0 ? "pressLeft" : "pressRight";
}

function asked(deal: ReactDeal, open: readonly Blank[], at: number): Cue[] {
  const values = calledAt(deal, at);
  return open.flatMap(({ call }) => {
    const { asks } = callOf(deal.content, call);
    return asks === undefined ? [] : [oneOf(asks, "object", { values })];
  });
}

/** Its own job and another one, in no order that tells. */
function twoJobs(deal: ReactDeal, at: number): Cue {
  const job = jobHere(deal, at);
  const name = nameAt(deal, at);
  const random = createRandom(deriveSeed(deal.seed, "jobs", at));
  const calls = [...new Set(taleOf(deal).blanks.flat()), ...Object.keys(deal.content.calls)];
  const other = calls.find((id) => id !== job) ?? job;
  const [one = "", second = ""] = random.shuffle([job, other]).map((id) => nameOf(deal, id));
  return wordsOf(deal, "twoJobs", { name, Name: capitalize(name), one, other: second });
}

function jobHere({ content, item }: ReactDeal, at: number): string {
  return jobOf(content, thingOf(content, item.things[at] ?? ""));
}

function told(deal: ReactDeal, state: ReactState): Cue {
  const { at } = state;
  const blank = fitting(deal, state);
  const isAlone = blanksAt(deal, at).length === 1;
  const button = blank === undefined ? "pass" : isAlone ? "take" : blank.hand === 0 ? "left" : "right";
  const name = nameAt(deal, at);
  return wordsOf(deal, blank === undefined ? "passJob" : "takeJob", {
    name,
    Name: capitalize(name),
    job: nameOf(deal, jobHere(deal, at)),
    call: blank === undefined ? "" : nameOf(deal, blank.call),
    move: buttonOf(deal, button).label,
  });
}
