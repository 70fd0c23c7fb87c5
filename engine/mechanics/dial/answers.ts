/** A stop is judged: exact, too low or too high, told by sound and in words. */
import { say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { MISSED, solved, type Step } from "../contract.ts";
import { place, targetOf } from "./deal.ts";
import type { DialContent, DialDeal, DialState } from "./schema.ts";
import { amount } from "./texts.ts";
import { nearestOnTrack, pitchOf } from "./track.ts";

/** How the number was set: by jumps, or by saying it whole. */
export type Way = "jumped" | "told";

export function stop(deal: DialDeal, state: DialState, way: Way): Step<DialState> {
  const { unit, credits } = deal.content;
  const off = state.at - targetOf(deal);
  if (off === 0) {
    const credit = credits[state.misses] ?? credits.at(-1) ?? 1;
    return { state: { ...state, pressed: 0 }, cues: praise(deal, state, way), outcome: solved(credit) };
  }
  const side = off < 0 ? "low" : "high";
  // The glide begins at the pitch of the wrong number.
  const pitch = pitchOf(nearestOnTrack(state.at, deal.rules.range), deal.rules.range);
  return {
    state: { ...state, pressed: 0, misses: state.misses + 1 },
    cues: [
      ...deal.content.sounds[side].map((id) => sound(id, { pitch })),
      answer(deal, state, side, { gap: amount(Math.abs(off), unit) }),
    ],
    outcome: MISSED,
  };
}

function praise(deal: DialDeal, state: DialState, way: Way): Cue[] {
  const { sounds, jump } = deal.content;
  const exact = sounds.exact.map((id) => sound(id));
  if (state.misses > 0) return [...exact, answer(deal, state, "corrected")];
  if (way === "told") return [...exact, answer(deal, state, "told")];
  if (deal.rules.par === "unsaid") return [...exact, answer(deal, state, "exact")];
  if (state.jumps > state.par)
    return [...exact, answer(deal, state, "slower", { par: amount(state.par, jump) })];
  return [...sounds.express.map((id) => sound(id)), answer(deal, state, "express")];
}

function answer(
  deal: DialDeal,
  state: DialState,
  key: keyof DialContent["answers"],
  more: Readonly<Record<string, string>> = {},
): Cue {
  const variants = deal.content.answers[key];
  // A second miss in the same turn is answered by the next variant.
  const text = variants[((deal.seed >>> 0) + state.misses) % variants.length];
  if (text === undefined) throw new RangeError(`answer: content.answers.${key} is empty`);
  const jumps = amount(state.jumps, deal.content.jump);
  return say(fillTemplate(text, { ...place(deal, state.at), jumps, ...more }));
}
