/** A stop is judged: exact, too low or too high, told by sound and in words. */
import { oneOf, say, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { MISSED, solved, type Counts, type Step } from "../contract.ts";
import { costOf, inWords, jumpsBetween, place, targetOf, wayAt } from "./deal.ts";
import { driven } from "./driven.ts";
import { afterMiss, burn, shovel } from "./fuel.ts";
import { guestOf } from "./pick.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { amount } from "./texts.ts";
import { nearestOnTrack, pitchOf } from "./track.ts";
import { solo } from "./world.ts";

/** How the answer was reached. */
type Reached = keyof Pick<
  DialDeal["content"]["answers"],
  "express" | "slower" | "longer" | "told" | "pushed" | "corrected"
>;

export function stop(deal: DialDeal, state: DialState): Step<DialState> {
  if (state.at !== targetOf(deal, state)) return wrong(deal, state, state.at);
  return arrive(deal, state, reached(deal, state), []);
}

/** Saying the total is knowing it: the train drives there the shortest way, and burns what that takes. It is no express. */
export function tellWhole(deal: DialDeal, state: DialState, value: number): Step<DialState> {
  if (value !== targetOf(deal, state)) return wrong(deal, state, value);
  const way = jumpsBetween(deal, state.at, value);
  const burned = burn(deal, state, way.length);
  const there = { ...burned.state, at: value, trail: [...state.trail, ...way.map(({ id }) => id)] };
  const heard: Cue[] = [
    sound(deal.content.sounds.pick, { hold: "none" }),
    ...(way.length === 0 ? [] : [driven(deal, state.at, way)]),
    ...burned.cues,
  ];
  const how = reached(deal, there);
  // Who has driven there and then says the number has only stopped by voice.
  const step = arrive(deal, there, how === "express" && way.length > 0 ? "told" : how, heard);
  return { ...step, counts: { ...burned.counts, ...step.counts, jumps: way.length } };
}

function reached(deal: DialDeal, state: DialState): Reached {
  if (state.misses > 0 || state.caught) return "corrected";
  if (state.pushed) return "pushed";
  if (state.trail.length > state.par) return "slower";
  return state.par > cheapest(deal, state) ? "longer" : "express";
}

/** The fewest jumps that the turn could have taken: loads are a matter of taste, starts are not. */
function cheapest(deal: DialDeal, state: DialState): number {
  if (deal.rules.pick !== "start") return state.par;
  return Math.min(...deal.item.ways.map((way) => costOf(deal, way)));
}

function arrive(deal: DialDeal, before: DialState, how: Reached, heard: readonly Cue[]): Step<DialState> {
  const { content, rules } = deal;
  const isExpress = how === "express";
  const guest = guestOf(deal, wayAt(deal, before.way));
  const rest = lastWords(deal, before);
  const prize = before.caught && !before.pushed ? (content.rival?.prize ?? 0) : 0;
  const lent = before.pushed ? (content.fuel?.push ?? 0) : 0;
  const {
    state,
    cues: coal,
    counts,
  } = shovel(deal, before, (rules.supply ?? 0) + (isExpress ? 1 : 0) + prize + lent);
  const isFull = rules.full !== undefined && before.at % rules.full.every === 0 && !before.pushed;
  const fare =
    (wayAt(deal, before.way).pays ?? 0) * (isExpress ? 2 : 1) + (isFull ? (rules.full?.pays ?? 0) : 0);
  const paid = before.pushed ? 0 : fare;
  const credit = content.credits[before.misses] ?? content.credits.at(-1) ?? 1;
  const bells = isExpress ? content.sounds.express : content.sounds.exact;
  const counted: Counts = {
    ...counts,
    ...(isExpress ? { express: 1 } : {}),
    ...(before.caught ? { caught: 1 } : {}),
    ...(guest !== undefined && !before.pushed ? { joined: 1 } : {}),
    ...(paid > 0 ? { paid } : {}),
    ...(isFull ? { full: 1 } : {}),
  };
  return {
    state: { ...state, pressed: 0, arrived: true },
    cues: [
      ...heard,
      ...bells.map((id) => sound(id)),
      praise(deal, before, how),
      ...(isFull
        ? lineCues(content.fares?.full ?? [], { part: "object", values: { value: before.at } })
        : []),
      ...coins(deal, paid),
      ...coal,
      ...rest,
    ],
    outcome: solved(credit),
    counts: counted,
  };
}

const COIN_EVERY = 160;

export function coins({ content: { fares } }: DialDeal, paid: number): Cue[] {
  if (fares === undefined || paid === 0) return [];
  const notes = Array.from({ length: paid }, (_, index) => ({ sound: fares.coin, at: index * COIN_EVERY }));
  const clinks: Cue = {
    type: "pattern",
    name: "paid",
    notes,
    caption: Array(paid).fill(fares.word).join(" "),
  };
  return [clinks, say(`${amount(paid, fares.unit)}.`, "name")];
}

/** Who waited here comes aboard; pushed, goes over to who pushed. */
function lastWords(deal: DialDeal, { way, pushed }: DialState): Cue[] {
  const here = wayAt(deal, way);
  const guest = guestOf(deal, here);
  if (guest === undefined || here.guest === undefined) return [];
  if (pushed)
    return lineCues(deal.content.fuel?.lost ?? [], { part: "object", values: { guest: guest.name } });
  return [...lineCues(guest.joins, { part: "object" }), ...solo(deal.rules, here.guest)];
}

function praise(deal: DialDeal, state: DialState, how: Reached): Cue {
  const { content, item } = deal;
  if (state.caught && content.rival !== undefined)
    return oneOf(content.rival.fixed, "object", { voice: deal.rival?.voice, values: { value: state.at } });
  const best = item.ways.reduce((a, b) => (costOf(deal, b) < costOf(deal, a) ? b : a));
  const shortest = how === "longer" ? best : wayAt(deal, state.way);
  const values = {
    ...place(deal, state.at),
    jumps: amount(state.trail.length, content.jump),
    par: amount(costOf(deal, shortest), content.jump),
    way: inWords(deal, jumpsBetween(deal, shortest.start, state.at)),
    from: best.start,
  };
  return oneOf(content.answers[how], "object", { values });
}

/** What a wrong stop has cost. */
function wasted({ content: { fuel } }: DialDeal, { burned = 0 }: Counts): Cue[] {
  return fuel === undefined || burned === 0 ? [] : [sound(fuel.waste.sound, { caption: fuel.waste.caption })];
}

function wrong(deal: DialDeal, before: DialState, value: number): Step<DialState> {
  const { content, rules } = deal;
  const off = value - targetOf(deal, before);
  const side = off < 0 ? "low" : "high";
  const burned = burn(deal, before, content.fuel?.stop ?? 0);
  const misses = before.misses + 1;
  const supplied = afterMiss(deal, { ...burned.state, misses });
  // The glide begins at the pitch of the wrong number.
  const pitch = pitchOf(nearestOnTrack(value, rules.range), rules.range);
  const values = { ...place(deal, value), gap: amount(Math.abs(off), content.unit) };
  return {
    state: { ...supplied.state, pressed: 0 },
    cues: [
      ...content.sounds[side].map((id) => sound(id, { pitch })),
      oneOf(content.answers[side], "object", { values }),
      ...wasted(deal, burned.counts),
      ...burned.cues,
    ],
    outcome: MISSED,
    counts: { ...burned.counts, ...supplied.counts },
  };
}
