/** A bridge that holds so many: offers come one by one, are taken or left, and nobody says how many there are. */
import { uncapitalize } from "../../capitalize.ts";
import { oneOf, rest, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move } from "../../move.ts";
import { ADVANCED, GOING, solved, type Step } from "../contract.ts";
import { echo, mercy } from "./chase.ts";
import { targetOf } from "./asks.ts";
import { place, ring, wayAt } from "./deal.ts";
import { calls, guestOf } from "./pick.ts";
import { burn, fuelLeft, shovel } from "./fuel.ts";
import { knocks } from "./knocks.ts";
import { paidBy, payCues } from "./pay.ts";
import type { DialDeal, DialState, Offer } from "./schema.ts";
import type { DialContent } from "./words.ts";
import { solo } from "./world.ts";

export const TAKE = "take";
export const LEAVE = "leave";
export const GO = "go";

const AHEAD = 0.5;
/** Seconds between groups that are played one after another. */
const BETWEEN = 0.5;
/** Whoever crosses with less than the bridge holds has still added rightly. */
const CREDIT_FOR_LESS = 0.6;

export function gatherWords({ content }: DialDeal): NonNullable<DialContent["gather"]> {
  if (content.gather === undefined) throw new RangeError("gatherWords: content.gather is missing");
  return content.gather;
}

export function offerAt({ item }: DialDeal, offer: number): Offer | undefined {
  return item.offers?.[offer];
}

export function gatherQuestion(deal: DialDeal, state: DialState, isNew: boolean): Cue[] {
  const words = gatherWords(deal);
  const { start } = wayAt(deal, 0);
  const limit = targetOf(deal, state);
  const own = state.taken.flatMap((index) => offerAt(deal, index)?.size ?? []);
  return [
    oneOf(words.opens, "object", {
      values: {
        limit,
        amount: place(deal, start).amount,
        groups: (deal.item.offers?.length ?? 0) - state.offer,
      },
    }),
    // What was taken is played again, never counted for the player.
    ...(isNew ? [] : own.map((size) => knocks(deal.content, size))),
    ...aheadCues(deal, state),
    ...offerCues(deal, state),
    ...(isNew ? [] : [oneOf(offerAt(deal, state.offer) === undefined ? words.nobody : words.ask)]),
  ];
}

/** Who waits, from the one that is offered on: which of them to take can be reckoned before the first. */
function aheadCues(deal: DialDeal, { offer }: DialState): Cue[] {
  const waiting = deal.item.offers?.slice(offer) ?? [];
  if (deal.rules.gather?.ahead !== true || waiting.length < 2) return [];
  const { all } = gatherWords(deal);
  return [
    ...(all === undefined ? [] : [oneOf(all)]),
    ...waiting.flatMap(({ size }) => [knocks(deal.content, size, AHEAD), rest(BETWEEN)]),
  ];
}

function offerCues(deal: DialDeal, { offer }: DialState): Cue[] {
  const next = offerAt(deal, offer);
  if (next === undefined) return [];
  const guest = guestOf(deal, { ...wayAt(deal, 0), guest: next.guest });
  const { last } = gatherWords(deal);
  const isLast = offerAt(deal, offer + 1) === undefined;
  return [
    ...(isLast && last !== undefined ? [oneOf(last)] : []),
    ...calls(deal, guest, next.pays, AHEAD),
    knocks(deal.content, next.size, AHEAD),
  ];
}

export function gatherMoves(deal: DialDeal, { offer }: DialState): Move[] {
  const words = gatherWords(deal);
  if (offerAt(deal, offer) === undefined) return [{ id: GO, button: "select", ...words.go, judges: true }];
  return [
    { id: TAKE, button: "right", ...words.take, judges: true },
    { id: LEAVE, button: "left", ...words.leave },
    { id: GO, button: "select", ...words.go, judges: true },
  ];
}

export function applyGather(deal: DialDeal, state: DialState, { move }: Action): Step<DialState> {
  if (move === GO) return go(deal, state);
  const next = offerAt(deal, state.offer);
  if (next === undefined) throw new RangeError("applyGather: there is no offer left");
  if (move === TAKE) return take(deal, state, next);
  return leave(deal, state, next);
}

/** Only a judgment crosses: a press that came for the bridge before this one is no answer to this one. */
function go(deal: DialDeal, state: DialState): Step<DialState> {
  const pressed = sound(deal.content.sounds.pick, { hold: "none" });
  if (state.offer > 0) return cross(deal, state, [pressed]);
  const early = oneOf(gatherWords(deal).early);
  return { state, cues: [pressed, early, ...offerCues(deal, state)], outcome: GOING };
}

function take(deal: DialDeal, before: DialState, { size }: Offer): Step<DialState> {
  const limit = targetOf(deal, before);
  const state = {
    ...before,
    at: before.at + size,
    taken: [...before.taken, before.offer],
    offer: before.offer + 1,
  };
  const coupled: Cue[] = [
    sound(deal.content.sounds.pick, { hold: "none" }),
    knocks(deal.content, size),
    ring(deal, Math.min(state.at, deal.rules.range.to)),
    groan(deal, state.at / limit),
  ];
  if (state.at > limit) return broken(deal, state, coupled);
  return onward(deal, state, coupled);
}

/** The fuller the bridge, the deeper and louder it groans: an ear may judge how much is left. */
function groan(deal: DialDeal, share: number): Cue {
  const level = Math.min(1, Math.max(0.2, share));
  return sound(gatherWords(deal).groans, {
    level,
    pitch: Math.round(4 - 10 * share),
    caption:
      share > 0.95
        ? "the bridge groans, deep and loud"
        : share > 0.6
          ? "the bridge groans"
          : "the bridge creaks a little",
  });
}

function leave(deal: DialDeal, before: DialState, { guest: id }: Offer): Step<DialState> {
  const guest = guestOf(deal, { ...wayAt(deal, 0), guest: id });
  const told = lineCues(gatherWords(deal).left, {
    part: "object",
    values: { guest: guest?.name ?? deal.content.fares?.nobody ?? "" },
  });
  const { state, cues: burning, counts } = burn(deal, before, gatherWords(deal).wait);
  const cues = told[0]?.type === "sound" ? told : [sound("tick"), ...told];
  const step = onward(deal, { ...state, pushed: before.pushed, offer: before.offer + 1 }, [
    ...cues,
    ...(before.fuel === 0 ? [] : [...burning, ...fuelLeft(deal, state, true)]),
  ]);
  return { ...step, counts: before.fuel === 0 ? {} : counts };
}

function onward(deal: DialDeal, state: DialState, cues: readonly Cue[]): Step<DialState> {
  const next =
    offerAt(deal, state.offer) === undefined ? [oneOf(gatherWords(deal).nobody)] : offerCues(deal, state);
  return { state, cues: [...cues, ...next], outcome: ADVANCED };
}

function cross(deal: DialDeal, before: DialState, cues: readonly Cue[]): Step<DialState> {
  const { content, rules } = deal;
  const words = gatherWords(deal);
  const limit = targetOf(deal, before);
  const isFull = before.at === limit;
  const taken = before.taken.flatMap((index) => offerAt(deal, index) ?? []);
  const isFound = isFull && !before.advised;
  const whole = rules.gather?.pays;
  const pay = {
    pays: whole === undefined ? taken.reduce((sum, { pays = 0 }) => sum + pays, 0) : 0,
    isDouble: isFound,
    full: isFound ? (whole ?? 0) : 0,
    isGathered: true as const,
  };
  const paid = paidBy(pay);
  const brings = whole === undefined || isFound ? (rules.supply ?? 0) + (isFound ? 1 : 0) : 0;
  const supplied = shovel(deal, before, brings);
  const given = mercy(deal, supplied.state);
  const { state } = given;
  const shoveled = (supplied.counts.shoveled ?? 0) + (given.counts.shoveled ?? 0);
  const arrival = !isFull ? words.crosses : before.advised ? (words.shown ?? words.full) : words.full;
  const values = { ...place(deal, before.at), limit };
  return {
    state: { ...state, arrived: true },
    cues: [
      ...cues,
      ...content.sounds[isFull ? "express" : "exact"].map((id) => sound(id)),
      oneOf(arrival, "object", { values }),
      ...(isFull ? [] : wouldFill(deal)),
      ...payCues(deal, pay),
      ...supplied.cues,
      ...given.cues,
      ...taken.flatMap(({ guest }) => (guest === undefined ? [] : solo(rules, guest))),
      ...echo(deal, state.fuel),
    ],
    outcome: solved(isFull ? 1 : CREDIT_FOR_LESS),
    counts: {
      ...(shoveled > 0 ? { shoveled } : {}),
      ...(isFull ? { full: 1 } : {}),
      ...(taken.length > 0 ? { taken: taken.length, joined: taken.length } : {}),
      ...(paid > 0 ? { paid } : {}),
    },
  };
}

/** Nobody is hurt: who was too many is fished out, and rides with the rival. */
function broken(deal: DialDeal, before: DialState, cues: readonly Cue[]): Step<DialState> {
  const last = offerAt(deal, before.taken.at(-1) ?? 0);
  const guest = guestOf(deal, { ...wayAt(deal, 0), guest: last?.guest });
  const limit = targetOf(deal, before);
  const burned = burn(deal, before, Math.min(before.fuel ?? 0, deal.content.fuel?.stop ?? 0));
  const { state, cues: given, counts } = mercy(deal, burned.state);
  const name = guest?.name ?? deal.content.fares?.nobody ?? "";
  const sizes = before.taken.flatMap((index) => offerAt(deal, index)?.size ?? []);
  const sum = [wayAt(deal, 0).start, ...sizes].join(" and ");
  const values = { value: before.at, limit, guest: name, whom: uncapitalize(name), sum };
  return {
    state: { ...state, at: limit, taken: before.taken.slice(-1), pushed: true },
    cues: [
      ...cues,
      ...lineCues(gatherWords(deal).breaks, { part: "object", values }),
      ...wouldFill(deal),
      ...given,
      ...echo(deal, state.fuel),
    ],
    outcome: solved(0),
    counts: { ...burned.counts, ...counts, broke: 1 },
  };
}

/** What would have filled it: the puzzle is not over before that is known. */
function wouldFill(deal: DialDeal): Cue[] {
  const { would } = gatherWords(deal);
  const { start } = wayAt(deal, 0);
  const limit = targetOf(deal, { way: 0 });
  const sizes = deal.item.offers?.map(({ size }) => size) ?? [];
  const filling = fillingOf(sizes, limit - start);
  if (would === undefined || filling === undefined) return [];
  return [oneOf(would, "object", { values: { sum: [start, ...filling].join(" and "), limit } })];
}

/** The first of them that make so many. */
function fillingOf([size, ...others]: readonly number[], room: number): number[] | undefined {
  if (room === 0) return [];
  if (size === undefined || room < 0) return undefined;
  const withIt = fillingOf(others, room - size);
  return withIt === undefined ? fillingOf(others, room) : [size, ...withIt];
}
