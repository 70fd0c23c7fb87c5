/** What the dealer's hands do: round by round, fair or not, and how that is heard. */
import type { PatternCue, PatternNote, Side } from "../../../../cue.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import { wayAt } from "../../deal.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { formOf, fullOf } from "./sums.ts";
import type { ShareForm, ShareSum } from "./schema.ts";
import { shareTalk, shareWords } from "./talk.ts";

export type Trick = "fair" | "sleeve" | "double" | "kept";
export type Place = "left" | "middle" | "right";
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ["left", "right"],
  3: ["left", "middle", "right"],
};
const SIDES: Readonly<Record<Place, Side>> = { left: -0.85, middle: 0, right: 0.85 };
/** Without two ears, places are told apart by pitch. */
const PITCHES: Readonly<Record<Place, number>> = { left: -4, middle: 0, right: 4 };

interface Drop {
  readonly place: Place;
  readonly isHidden?: true;
}

export interface Dealing {
  readonly trick: Trick;
  readonly rounds: readonly (readonly Drop[])[];
  readonly left: number;
  /** Where it is wrong, and in which round, counted from 1. */
  readonly wrong: readonly Place[];
  readonly round: number;
}

export function sumOf(deal: DialDeal, { way }: Pick<DialState, "way">): ShareSum {
  const { task } = wayAt(deal, way);
  if (task.type !== "share") throw new RangeError(`sumOf: ${deal.item.id} is not shared`);
  return task;
}

/** Groups go to three places in turn. */
export function placesOf({ by }: ShareForm, sum: ShareSum): readonly Place[] {
  return PLACES[by === "places" ? sum.by : 3] ?? PLACES[3] ?? [];
}

/** The same dealing whenever it is asked for: the turn's seed decides what he does. */
export function dealingOf(deal: DialDeal, state: Pick<DialState, "way">): Dealing {
  const sum = sumOf(deal, state);
  const form = formOf(shareWords(deal), sum);
  const places = placesOf(form, sum);
  const full = fullOf(sum);
  const rounds = Array.from({ length: full }, (_, round): Drop[] =>
    form.by === "places"
      ? places.map((place) => ({ place }))
      : Array.from({ length: sum.by }, () => ({ place: places[round % places.length] ?? "left" })),
  );
  const left = sum.total % sum.by;
  // Where nothing may be left, the last group is not a full one.
  if (form.answer === "up" && left > 0)
    return {
      trick: "fair",
      rounds: [
        ...rounds,
        Array.from({ length: left }, () => ({ place: places[full % places.length] ?? "left" })),
      ],
      left: 0,
      wrong: [],
      round: 0,
    };
  return tricked({ trick: "fair", rounds, left, wrong: [], round: 0 }, deal, form, sum);
}

function tricked(fair: Dealing, deal: DialDeal, form: ShareForm, sum: ShareSum): Dealing {
  const random = createRandom(deriveSeed(deal.seed, "dealing"));
  const { rounds } = fair;
  const possible = (deal.rules.share?.tricks ?? []).filter(
    (one) => one !== "double" || (form.by === "places" && rounds.length > 2),
  );
  const trick = possible.length === 0 || rounds.length < 2 ? "fair" : random.pick(possible);
  if (trick === "fair") return fair;
  if (trick === "kept")
    return { ...fair, trick, rounds: rounds.slice(0, -1), left: fair.left + sum.by, round: rounds.length };
  // The first round is how it should sound, so that the ear has something to compare.
  const round = random.int(1, rounds.length - (trick === "double" ? 2 : 1));
  const drops = rounds[round] ?? [];
  if (trick === "sleeve") {
    const at = random.int(0, drops.length - 1);
    const place = drops[at]?.place ?? "left";
    const hidden = drops.map((drop, index): Drop => (index === at ? { ...drop, isHidden: true } : drop));
    return { ...fair, trick, rounds: rounds.with(round, hidden), wrong: [place], round: round + 1 };
  }
  // The one that two go to is missing at the last place in the end.
  const at = random.int(0, drops.length - 2);
  const twice = drops.toSpliced(at, 0, drops[at] ?? { place: "left" });
  const last = rounds.at(-1) ?? [];
  return {
    ...fair,
    trick,
    rounds: rounds.with(round, twice).with(rounds.length - 1, last.slice(0, -1)),
    wrong: [drops[at]?.place ?? "left", last.at(-1)?.place ?? "right"],
    round: round + 1,
  };
}

/** Fives, so that long rows can be counted. */
const GROUP = 5;
const REST_EVERY = 330;

/** These rounds at play, and after the last of them what is left over, unless he has not come to it. */
export function roundsHeard(
  deal: DialDeal,
  state: DialState,
  from: number,
  to: number,
  withRest = true,
): PatternCue {
  const dealing = dealingOf(deal, state);
  const form = formOf(shareWords(deal), sumOf(deal, state));
  const { sleeve, sweep } = shareTalk(deal);
  const swept = deal.rules.share?.swept === true;
  const rest = swept ? sweep : (form.rest ?? shareTalk(deal).rest);
  const pace = deal.rules.share?.pace ?? 300;
  const notes: PatternNote[] = [];
  const words: string[] = [];
  let at = 0;
  for (const drops of dealing.rounds.slice(from, to)) {
    drops.forEach(({ place, isHidden }, index) => {
      const what = isHidden === true ? sleeve : form.item;
      if (index > 0) at += form.by === "groups" && index % GROUP === 0 ? pace * 2 : pace;
      notes.push({
        sound: what.sound,
        at: Math.round(at),
        side: SIDES[place],
        pitch: (what.pitch ?? 0) + (isHidden === true ? 0 : PITCHES[place]),
      });
    });
    if (form.tie !== undefined) {
      at += pace * 2;
      notes.push({
        sound: form.tie.sound,
        at: Math.round(at),
        side: SIDES[drops[0]?.place ?? "middle"],
        ...(form.tie.pitch === undefined ? {} : { pitch: form.tie.pitch }),
      });
    }
    words.push(inWords(form, drops, sleeve.word));
    at += pace * 2;
  }
  const over = withRest && to >= dealing.rounds.length ? dealing.left : 0;
  const left = swept ? Math.min(1, over) : over;
  for (let index = 0; index < left; index++)
    notes.push({
      sound: rest.sound,
      at: Math.round(at + REST_EVERY * (index + 1)),
      ...(rest.pitch === undefined ? {} : { pitch: rest.pitch }),
    });
  if (left > 0) words.push(Array(left).fill(rest.word).join(" "));
  return { type: "pattern", name: "dealing", notes, caption: words.join("; ") };
}

/** Counting is the reader's business, too: each is written out. */
function inWords(form: ShareForm, drops: readonly Drop[], hidden: string): string {
  if (form.by === "places")
    return drops.map(({ place, isHidden }) => (isHidden === true ? `${hidden} ${place}` : place)).join(", ");
  const row = drops.map(({ isHidden }) => (isHidden === true ? hidden : form.item.word)).join(" ");
  return `${drops[0]?.place ?? "middle"}: ${row}${form.tie === undefined ? "" : `, ${form.tie.word}`}`;
}

/** What a call of too few would leave in the pot. */
export function potHeard(deal: DialDeal, count: number): PatternCue {
  const { inPot } = shareTalk(deal);
  const notes = Array.from({ length: count }, (_, index) => ({
    sound: inPot.sound,
    at: index * 260 + Math.floor(index / GROUP) * 260,
    ...(inPot.pitch === undefined ? {} : { pitch: inPot.pitch }),
  }));
  return { type: "pattern", name: "pot", notes, caption: Array(count).fill(inPot.word).join(" ") };
}
