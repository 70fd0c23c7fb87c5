/** A rival's turn: the jumps are heard, a number is claimed. It is believed, or challenged and mended. */
import { oneOf, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action, Move } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Family } from "../../lines/family.ts";
import { ADVANCED, solved, type Step } from "../contract.ts";
import { targetOf, taskQuestion, taskWorked } from "./asks.ts";
import { jumpsBetween, place, ring, wayAt } from "./deal.ts";
import { guestOf } from "./pick.ts";
import { echo, mercy } from "./chase.ts";
import { driven } from "./driven.ts";
import { burn, shovel } from "./fuel.ts";
import { questionInKnocks } from "./knocks.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { buttonJumps, isOnTrack, landing } from "./track.ts";
import type { DialContent } from "./words.ts";

export const CHALLENGE = "challenge";
export const ACCEPT = "accept";
const HERS = 0.6;

export function rivalWords({ content }: DialDeal): NonNullable<DialContent["rival"]> {
  if (content.rival === undefined) throw new RangeError("rivalWords: content.rival is missing");
  return content.rival;
}

/** A rival begins with the number that is said first. */
function rivalWay({ content, item }: DialDeal): number {
  const [first] = item.ways;
  const numbers = first === undefined ? [] : taskQuestion(content.tasks, first.task);
  const said = numbers.find((piece) => typeof piece !== "string");
  return Math.max(
    0,
    item.ways.findIndex(({ start }) => start === said?.number),
  );
}

/** She stands where her jumps have led her. */
export function beginBelieve(deal: DialDeal, state: DialState): DialState {
  return { ...state, phase: "believe", way: rivalWay(deal), at: claimOf(deal) };
}

/** Wrong as people are: a few too many or too few, or a whole ten where there are tens. */
function claimOf(deal: DialDeal): number {
  const target = targetOf(deal, { way: rivalWay(deal) });
  if (deal.rival?.errs !== true) return target;
  const { start } = wayAt(deal, rivalWay(deal));
  const hasTens = buttonJumps(deal.content, deal.rules).some(
    ({ jump: { change } }) => "by" in change && Math.abs(change.by) === 10,
  );
  const { slips: small = [-1, 1] } = rivalWords(deal);
  const slips = hasTens && Math.abs(target - start) >= 10 ? [-10, 10, ...small] : small;
  const claims = slips
    .map((slip) => target + slip)
    .filter((claim) => claim > start && isOnTrack(claim, deal.rules.range));
  return createRandom(deriveSeed(deal.seed, "claim")).pick(claims.length === 0 ? [target + 1] : claims);
}

/** Who has caught a rival drives on from where the rival stopped. */
export function setOutFrom(deal: DialDeal, { caught, way }: Pick<DialState, "caught" | "way">): number {
  return caught ? claimOf(deal) : wayAt(deal, way).start;
}

export function claimCues(deal: DialDeal, state: DialState): Cue[] {
  const { content, rival } = deal;
  const words = rivalWords(deal);
  const way = wayAt(deal, rivalWay(deal));
  const { task, start } = way;
  const guest = guestOf(deal, way);
  const question = taskQuestion(content.tasks, task)
    .map((piece) => (typeof piece === "string" ? piece : piece.number))
    .join(" ")
    .replace(/ ([?.,])/g, "$1");
  const jumps = jumpsBetween(deal, start, state.at);
  return [
    ...(guest === undefined ? [] : [sound(guest.call.sound, { ...guest.call, side: HERS })]),
    oneOf(words.asks, "object", {
      voice: rival?.voice,
      side: HERS,
      values: { question, guest: guest?.name ?? words.nobody },
    }),
    ring(deal, start),
    ...(words.starts === undefined ? [] : [oneOf(words.starts, "object", { values: place(deal, start) })]),
    driven(deal, start, jumps, HERS),
    oneOf(words.claims, "object", { voice: rival?.voice, side: HERS, values: { value: state.at } }),
  ];
}

/** Her jumps once more, each with its number; where they led astray, how it is worked. */
function recount(deal: DialDeal, { way, at }: DialState): Cue[] {
  const { task, start } = wayAt(deal, way);
  const list: number[] = [];
  for (const { jump } of jumpsBetween(deal, start, at)) list.push(landing(jump.change, list.at(-1) ?? start));
  const worked = at === targetOf(deal, { way }) ? [] : taskWorked(deal.content.tasks, task, start);
  return [
    say(fillTemplate(rivalWords(deal).recount, { start, list: list.join(", ") })),
    ...worked.map((sentence) => say(sentence)),
  ];
}

export function believeMoves(deal: DialDeal): Move[] {
  const { challenge, accept } = rivalWords(deal);
  return [
    { id: CHALLENGE, button: "left", ...challenge, judges: true },
    { id: ACCEPT, button: "right", ...accept, judges: true },
  ];
}

export function applyBelieve(deal: DialDeal, before: DialState, { move }: Action): Step<DialState> {
  const words = rivalWords(deal);
  const value = targetOf(deal, before);
  const claim = before.at;
  const isWrong = claim !== value;
  const tell = (family: Family): Cue => oneOf(family, "object", { values: { value, claim } });
  if (move === ACCEPT && !isWrong) {
    const supply = before.advised ? 0 : (deal.rules.supply ?? 0);
    const { state, cues, counts } = shovel(deal, before, supply);
    return {
      state,
      cues: [
        sound(deal.content.sounds.pick),
        tell(before.advised ? (words.shown ?? words.fair) : words.fair),
        ...cues,
        ...echo(deal, state.fuel),
      ],
      outcome: solved(1),
      counts: { ...counts, judged: 1 },
    };
  }
  if (move === CHALLENGE && isWrong) {
    const state: DialState = {
      ...before,
      phase: "drive",
      caught: true,
      trail: [],
      par: jumpsBetween(deal, claim, value).length,
    };
    return {
      state,
      cues: [
        sound(deal.content.sounds.pick),
        tell(words.caught),
        ...questionInKnocks(deal.content, {}, taskQuestion(deal.content.tasks, wayAt(deal, before.way).task)),
        // Her train is driven on from where she stopped: that is heard last.
        ring(deal, claim),
        oneOf(deal.content.where, "object", { values: place(deal, claim) }),
      ],
      outcome: ADVANCED,
      counts: { judged: 1 },
    };
  }
  const price = Math.min(words.price, before.fuel ?? 0);
  const { state, counts } = burn(deal, before, price);
  const given = mercy(deal, state);
  return {
    state: { ...given.state, at: value },
    cues: [
      sound(words.wrong),
      tell(isWrong ? words.fooled : words.unfair),
      ...recount(deal, before),
      ...given.cues,
      ...echo(deal, given.state.fuel),
    ],
    outcome: solved(0),
    counts: { ...counts, ...given.counts },
  };
}
