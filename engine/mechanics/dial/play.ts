/** One turn: jump along the track, then stop. */
import { say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, MISSED, type Step } from "../contract.ts";
import { stop } from "./answers.ts";
import { place, ring, targetOf, wayOn } from "./deal.ts";
import type { DialDeal, DialState, Jump } from "./schema.ts";
import { taskQuestion } from "./task.ts";
import { amount } from "./texts.ts";
import { buttonJumps, isOnTrack, landing, nearestOnTrack } from "./track.ts";

export const STOP = "stop";
export const WHOLE = "say-whole";

/** A number beyond the track is heard as itself, and judged. */
const HEARD = { heardFrom: -1_000_000, heardTo: 1_000_000 };

/** Beyond the way there by ones, so many presses without a stop are wandering. */
const PATIENCE = 25;

export function begin(deal: DialDeal): DialState {
  const { start } = deal.item;
  return { at: start, jumps: 0, pressed: 0, misses: 0, par: wayOn(deal, start).length };
}

export function open(deal: DialDeal, state: DialState): Cue[] {
  const { content, rules } = deal;
  return [
    sound(content.sounds.open, { hold: "none" }),
    ring(deal, state.at),
    question(deal),
    ...(rules.tellStart ? [say(fillTemplate(content.start, place(deal, state.at)))] : []),
    ...(rules.par === "announced"
      ? [say(fillTemplate(content.par, { par: amount(state.par, content.jump) }))]
      : []),
    ...(rules.reminder === undefined ? [] : [say(rules.reminder, "context")]),
  ];
}

export function where(deal: DialDeal, state: DialState): Cue[] {
  const { content, rules } = deal;
  const here = {
    ...place(deal, state.at),
    jumps: amount(state.jumps, content.jump),
    par: amount(state.par, content.jump),
  };
  const text = rules.par === "announced" ? content.whereOnPar : content.where;
  return [ring(deal, state.at), question(deal), say(fillTemplate(text, here))];
}

export function moves({ content, rules }: DialDeal): Move[] {
  return [
    ...buttonJumps(content, rules).map(({ id, button, jump: { label, phrases } }): Move => {
      return { id, button, label, phrases, repeats: true };
    }),
    { id: STOP, button: "select", ...content.stop, judges: true },
    { id: WHOLE, ...content.whole, slot: { ...rules.range, ...HEARD }, judges: true },
  ];
}

/** Throws a RangeError for what is not one of `moves`. */
export function apply(deal: DialDeal, state: DialState, { move, value }: Action): Step<DialState> {
  if (move === STOP) return stop(deal, state, "jumped");
  if (move === WHOLE) {
    if (value === undefined) throw new RangeError("apply: no number was said");
    const said = stop(deal, { ...state, at: value }, "told");
    return { ...said, state: { ...said.state, at: nearestOnTrack(value, deal.rules.range) } };
  }
  const made = Object.values(deal.rules.buttons).includes(move) ? deal.content.jumps[move] : undefined;
  if (made === undefined) throw new RangeError(`apply: there is no move ${move}`);
  return jump(deal, state, made);
}

function jump(deal: DialDeal, state: DialState, { change, sound: made, caption }: Jump): Step<DialState> {
  const { content, rules, item } = deal;
  const at = landing(change, state.at);
  const pressed = state.pressed + 1;
  const landed = isOnTrack(at, rules.range);
  const next = landed ? { ...state, at, jumps: state.jumps + 1, pressed } : { ...state, pressed };
  const heard = landed
    ? [sound(made, { hold: "none", caption }), ring(deal, at)]
    : [sound(content.sounds.limit)];
  if (pressed > Math.abs(targetOf(deal) - item.start) + PATIENCE) {
    const lost = say(fillTemplate(content.lost, place(deal, next.at)));
    return {
      state: { ...next, pressed: 0, misses: state.misses + 1 },
      cues: [...heard, lost],
      outcome: MISSED,
    };
  }
  const told = landed ? fillTemplate(content.value, place(deal, at)) : endOfTrack(deal, at);
  return { state: next, cues: [...heard, say(told)], outcome: GOING };
}

function endOfTrack({ content: { ends }, rules: { range } }: DialDeal, beyond: number): string {
  return beyond < range.from
    ? fillTemplate(ends.low, { limit: range.from })
    : fillTemplate(ends.high, { limit: range.to });
}

function question({ content, item }: DialDeal): Cue {
  return say(taskQuestion(content.task, item.task));
}
