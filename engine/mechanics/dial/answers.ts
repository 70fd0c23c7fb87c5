/** A stop is judged: exact, too low or too high, told by sound and in words. */
import { uncapitalize } from "../../capitalize.ts";
import { oneOf, say, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { MISSED, solved, type Counts, type Step } from "../contract.ts";
import { costOf, targetOf, taskWhole } from "./asks.ts";
import { inWords, jumpsBetween, place, wayAt } from "./deal.ts";
import { guestOf } from "./pick.ts";
import { driven } from "./driven.ts";
import { because } from "./because.ts";
import { echo, heldByRival, mercy, wonBack } from "./chase.ts";
import { afterMiss, burn, burnEach, fuelAtBegin, shovel } from "./fuel.ts";
import { paidBy, payCues, type Pay } from "./pay.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { amount } from "./texts.ts";
import { nearestOnTrack, pitchOf, type ButtonJump } from "./track.ts";
import { solo } from "./world.ts";

/** How the answer was reached. */
type Reached = keyof Pick<
  DialDeal["content"]["answers"],
  "express" | "slower" | "longer" | "told" | "helped" | "pushed" | "corrected" | "free"
>;

export function stop(deal: DialDeal, state: DialState): Step<DialState> {
  if (state.at !== targetOf(deal, state)) return wrong(deal, state, state.at);
  return arrive(deal, state, reached(deal, state), []);
}

/** Saying the total is knowing it: the train drives there the shortest way, and burns what that takes. */
export function tellWhole(deal: DialDeal, state: DialState, value: number): Step<DialState> {
  if (value !== targetOf(deal, state)) return wrong(deal, state, value, value !== state.at);
  const way = jumpsBetween(deal, state.at, value);
  const burned = burnEach(deal, state, way.length);
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
  if (state.par > cheapest(deal, state)) return "longer";
  // An express is what saves fuel: where none burns there is none, if the game has words for it.
  if (deal.rules.free === true && deal.content.answers.free !== undefined) return "free";
  return state.advised ? "helped" : "express";
}

/** The fewest jumps that the turn could have taken: loads are a matter of taste, starts are not. */
function cheapest(deal: DialDeal, state: DialState): number {
  if (deal.rules.pick !== "start") return state.par;
  return Math.min(...deal.item.ways.map((way) => costOf(deal, way)));
}

function arrive(deal: DialDeal, before: DialState, how: Reached, heard: readonly Cue[]): Step<DialState> {
  const { content, rules } = deal;
  const isExpress = how === "express" || how === "told";
  const guest = guestOf(deal, wayAt(deal, before.way));
  const rest = lastWords(deal, before);
  const prize = before.caught && !before.pushed && !before.advised ? (content.rival?.prize ?? 0) : 0;
  const lent = before.pushed ? (content.fuel?.push ?? 0) : 0;
  const { none } = content.fuel ?? {};
  const isLate = none !== undefined && before.misses > 0 && rules.free !== true;
  const brings = isLate ? 0 : (rules.supply ?? 0) + (isExpress ? 1 : 0) + prize;
  const supplied = shovel(deal, before, brings + lent);
  const given = mercy(deal, supplied.state);
  const { state } = given;
  const shoveled = (supplied.counts.shoveled ?? 0) + (given.counts.shoveled ?? 0);
  const coal = [...(isLate ? [oneOf(none)] : []), ...supplied.cues, ...given.cues];
  const isFull = rules.full !== undefined && before.at % rules.full.every === 0 && !before.pushed;
  const pay: Pay = before.pushed
    ? { pays: 0, isDouble: false, full: 0 }
    : {
        pays: wayAt(deal, before.way).pays ?? 0,
        isDouble: isExpress,
        // Who was told the move has not found what makes it full.
        full: isFull && !before.advised ? (rules.full?.pays ?? 0) : 0,
      };
  const paid = paidBy(pay);
  const sum = [...madeOf(deal, before), ...(isFull ? fullCues(deal, before) : [])];
  const freed = isExpress ? heldByRival(deal, wayAt(deal, before.way).guest) : null;
  const credit = content.credits[before.misses] ?? content.credits.at(-1) ?? 1;
  const bells = isExpress ? content.sounds.express : content.sounds.exact;
  const counted: Counts = {
    ...(shoveled > 0 ? { shoveled } : {}),
    ...(isExpress ? { express: 1 } : {}),
    ...(before.caught ? { caught: 1 } : {}),
    ...(guest !== undefined && !before.pushed ? { joined: freed === null ? 1 : 2 } : {}),
    ...(freed === null ? {} : { freed: 1 }),
    ...(paid > 0 ? { paid } : {}),
    ...(isFull ? { full: 1 } : {}),
  };
  return {
    state: { ...state, pressed: 0, arrived: true, freed },
    cues: [
      ...heard,
      ...bells.map((id) => sound(id)),
      // The sum is worth hearing more than praise.
      ...(isExpress && sum.length > 0 ? [] : [praise(deal, before, how)]),
      ...(before.pushed || how === "corrected" ? afterthought(deal, before) : []),
      ...sum,
      ...payCues(deal, pay),
      ...coal,
      ...rest,
      ...wonBack(deal, freed),
      ...echo(deal, state.fuel),
    ],
    outcome: solved(credit),
    counts: counted,
  };
}

/** The sum that makes it full. */
function fullCues({ content, item }: DialDeal, { way, at }: DialState): Cue[] {
  const start = item.ways[way]?.start ?? 0;
  return lineCues(content.fares?.full ?? [], {
    part: "object",
    values: { value: at, start, load: at - start },
  });
}

/** A part that was missing: what it makes with the one that was there. */
function madeOf({ content, item }: DialDeal, { way, at }: DialState): Cue[] {
  const task = item.ways[way]?.task;
  const whole = task === undefined ? undefined : taskWhole(task);
  const { made } = content.answers;
  if (whole === undefined || made === undefined) return [];
  return [oneOf(made, "object", { values: { start: whole.known, value: at, total: whole.total } })];
}

/** Who waited here comes aboard; pushed, goes over to who pushed. */
function lastWords(deal: DialDeal, { way, pushed }: DialState): Cue[] {
  const here = wayAt(deal, way);
  const guest = guestOf(deal, here);
  if (guest === undefined || here.guest === undefined) return [];
  if (pushed)
    return lineCues(deal.content.fuel?.lost ?? [], {
      part: "object",
      values: { guest: guest.name, whom: uncapitalize(guest.name) },
    });
  return [...lineCues(guest.joins, { part: "object" }), ...solo(deal.rules, here.guest)];
}

function praise(deal: DialDeal, state: DialState, how: Reached): Cue {
  const { content, item } = deal;
  const isPrized = state.misses === 0 || content.fuel?.none === undefined;
  if (state.caught && !state.advised && isPrized && content.rival !== undefined)
    return oneOf(content.rival.fixed, "object", { voice: deal.rival?.voice, values: { value: state.at } });
  const best = item.ways.reduce((a, b) => (costOf(deal, b) < costOf(deal, a) ? b : a));
  const shortest = how === "longer" ? best : wayAt(deal, state.way);
  const last = jumpsBetween(deal, shortest.start, state.at);
  const values = {
    ...place(deal, state.at),
    jumps: amount(state.trail.length, content.jump),
    par: amount(costOf(deal, shortest), content.jump),
    way: inWords(deal, last),
    from: best.start,
  };
  const family = how === "slower" && endsWith(state.trail, last) ? "corrected" : how;
  return oneOf(content.answers[family] ?? content.answers.express, "object", { values });
}

/** After a push: what the ride takes at least, against the fuel there was. After a long way: the short one. */
function afterthought(deal: DialDeal, { way, trail, pushed, caught }: DialState): Cue[] {
  const { content, item, rules } = deal;
  const { fuel } = content;
  const here = wayAt(deal, way);
  const par = costOf(deal, here);
  const had = fuelAtBegin(deal);
  const best = item.ways.reduce((a, b) => (costOf(deal, b) < costOf(deal, a) ? b : a));
  const elsewhere =
    rules.pick === "start" && !caught && costOf(deal, best) < par
      ? [
          say(
            fillTemplate(content.answers.elsewhere, {
              from: best.start,
              par: amount(costOf(deal, best), content.jump),
            }),
          ),
        ]
      : [];
  if (pushed && fuel !== undefined && had !== null && par > had) {
    const told = { jumps: amount(par, content.jump), fuel: amount(had, fuel.unit) };
    const other = item.ways.find((one) => rules.pick === "load" && costOf(deal, one) <= had);
    const name = other === undefined ? undefined : (guestOf(deal, other)?.name ?? content.fares?.nobody);
    return [
      say(fillTemplate(fuel.short, told)),
      ...elsewhere,
      ...(other === undefined || name === undefined
        ? []
        : [say(fillTemplate(fuel.other, { guest: name, jumps: amount(costOf(deal, other), content.jump) }))]),
    ];
  }
  if (elsewhere.length > 0) return elsewhere;
  if (caught || trail.length <= par) return [];
  const jumps = jumpsBetween(deal, here.start, targetOf(deal, { way }));
  if (endsWith(trail, jumps)) return [];
  return [
    say(fillTemplate(content.answers.shorter, { way: inWords(deal, jumps), par: amount(par, content.jump) })),
  ];
}

/** Who has come the shortest way in the end is not advised to go it. */
function endsWith(trail: readonly string[], jumps: readonly ButtonJump[]): boolean {
  return jumps.every(({ id }, index) => trail[trail.length - jumps.length + index] === id);
}

/** What a wrong stop has cost. */
function wasted({ content: { fuel } }: DialDeal, { burned = 0 }: Counts): Cue[] {
  return fuel === undefined || burned === 0
    ? []
    : [
        sound(fuel.waste.sound, { caption: fuel.waste.caption }),
        oneOf(fuel.waste.say, "object", { values: { fuel: amount(burned, fuel.unit) } }),
      ];
}

function wrong(deal: DialDeal, before: DialState, value: number, wasSaid = false): Step<DialState> {
  const { content, rules } = deal;
  const off = value - targetOf(deal, before);
  const side = off < 0 ? "low" : "high";
  const burned = burn(deal, before, rules.stop ?? content.fuel?.stop ?? 0);
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
      // Told once: the next miss brings help. What a part makes with the other is told always.
      ...(before.misses === 0 || taskWhole(wayAt(deal, before.way).task) !== undefined
        ? because(deal, before, value)
        : []),
      ...wasted(deal, burned.counts),
      ...burned.cues,
      ...(wasSaid && rules.quiet !== true
        ? [oneOf(content.answers.stays, "object", { values: place(deal, before.at) })]
        : []),
    ],
    outcome: MISSED,
    counts: { ...burned.counts, ...supplied.counts },
  };
}
