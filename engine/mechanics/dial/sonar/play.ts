/** The number that was set is committed: it counts at once, or the sonar is asked first. Then it may be set right once. */
import { oneOf, say, sound, type Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Move } from "../../../move.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../../contract.ts";
import { targetOf, taskFact, taskRight, taskWorked } from "../asks.ts";
import { place, ring, slideOf, wayAt } from "../deal.ts";
import type { DialDeal, DialState } from "../schema.ts";
import { amount } from "../texts.ts";
import { isOnTrack } from "../track.ts";
import { echo } from "./echo.ts";
import { sonarWords } from "./words.ts";

export const PING = "ping";
export const GRAB = "grab";
export const CANCEL = "cancel";

/** The one echo, or the one try, is spent: the next stop is the last. */
function isLast({ pingedAt, misses }: DialState): boolean {
  return pingedAt !== null || misses > 0;
}

export function pingMove({ content }: DialDeal): Move {
  return { id: PING, button: "left", ...sonarWords(content).ping };
}

export function grabMove({ content }: DialDeal): Move {
  return { id: GRAB, button: "select", ...sonarWords(content).grab, judges: true };
}

/** For a voice alone: a button sets the number anew. */
export function cancelMove({ content }: DialDeal): Move {
  return { id: CANCEL, ...sonarWords(content).cancel };
}

export function commit(deal: DialDeal, state: DialState): Step<DialState> {
  if (isLast(state) || deal.rules.sonar?.silent === true) return applyGrab(deal, state);
  return {
    state: { ...state, phase: "sure" },
    cues: [sound(deal.content.sounds.pick), ...askedIfSure(deal, state)],
    outcome: GOING,
  };
}

export function askedIfSure(deal: DialDeal, { at }: DialState): Cue[] {
  return [oneOf(sonarWords(deal.content).sure, "object", { values: place(deal, at) })];
}

/** Saying the number is setting it, and stopping there. */
export function commitTo(deal: DialDeal, state: DialState, value: number): Step<DialState> {
  const { content, rules } = deal;
  if (!isOnTrack(value, rules.range)) {
    const { from, to } = rules.range;
    const end =
      value < from
        ? oneOf(content.ends.low, "object", { values: { limit: from } })
        : oneOf(content.ends.high, "object", { values: { limit: to } });
    return { state, cues: [sound(content.sounds.limit), end], outcome: GOING };
  }
  const step = commit(deal, { ...state, at: value });
  return { ...step, cues: [ring(deal, value), ...step.cues] };
}

export function applyCancel({ content }: DialDeal, state: DialState): Step<DialState> {
  return {
    state: { ...state, phase: "drive" },
    cues: [sound(content.sounds.pick), oneOf(sonarWords(content).canceled)],
    outcome: GOING,
  };
}

export function applyPing(deal: DialDeal, state: DialState): Step<DialState> {
  return {
    state: { ...state, phase: "drive", pingedAt: state.at },
    cues: [
      sound(deal.content.sounds.pick, { hold: "none" }),
      ...echo(deal, state, state.at),
      ...heardBy(deal, "pinged"),
      ...(state.at === targetOf(deal, state) ? [] : [oneOf(sonarWords(deal.content).once)]),
    ],
    outcome: GOING,
    counts: { pings: 1 },
    helpAnew: true,
  };
}

export function applyGrab(deal: DialDeal, state: DialState): Step<DialState> {
  return state.at === targetOf(deal, state) ? got(deal, state) : missed(deal, state);
}

function got(deal: DialDeal, state: DialState): Step<DialState> {
  const { content, rules } = deal;
  const words = sonarWords(content);
  const { task, start, pays, stirs } = wayAt(deal, state.way);
  const right = taskRight(content.tasks, task);
  const slid = slideOf(deal);
  // Where it moves, an echo is no help that was needed: nobody can know without.
  const spent =
    (state.advised ? 1 : 0) +
    state.misses +
    (state.pingedAt === null || rules.sonar?.drift !== undefined ? 0 : 1);
  const isFirst = !isLast(state);
  const counts: Counts = {
    ...(isFirst && !state.advised ? { clean: 1 } : {}),
    ...(stirs === undefined ? {} : { stirred: stirs }),
    ...(pays === undefined ? { mended: 1 } : { paid: pays }),
  };
  const told = isFirst ? words.got : state.misses > 0 ? words.mended : words.found;
  const values = { ...place(deal, state.at), sum: taskFact(content.tasks, task, start) };
  return {
    state: { ...state, phase: "drive", pressed: 0, arrived: true },
    cues: [
      ...(right === undefined ? content.sounds.exact : [right]).map((id) => sound(id)),
      slid === 0
        ? oneOf(told, "object", { values })
        : oneOf(words.slid, "object", { values: { ...values, slid: amount(Math.abs(slid), content.unit) } }),
      ...(stirs === undefined ? [] : heardBy(deal, "stirred")),
    ],
    outcome: solved(content.credits[spent] ?? content.credits.at(-1) ?? 1),
    counts,
  };
}

/** Who has heard it; nobody where nothing counts. */
function heardBy({ content: { sonar }, rules }: DialDeal, what: "pinged" | "clanged" | "stirred"): Cue[] {
  return rules.free === true ? [] : lineCues(sonar?.[what] ?? [], { part: "object" });
}

/** What it was, and how it comes about; where it had moved, from where and by how much. */
function answered(deal: DialDeal, state: DialState): Cue[] {
  const { content } = deal;
  const words = sonarWords(content);
  const { task, start } = wayAt(deal, state.way);
  const target = targetOf(deal, state);
  const slid = slideOf(deal);
  if (slid === 0)
    return [
      oneOf(words.lost, "object", { values: place(deal, target) }),
      ...taskWorked(content.tasks, task, start).map((sentence) => say(sentence)),
    ];
  const values = {
    ...place(deal, target),
    sum: taskFact(content.tasks, task, start),
    lay: place(deal, target - slid).amount,
    slid: amount(Math.abs(slid), content.unit),
  };
  return [oneOf(slid > 0 ? words.movedOn : words.movedBack, "object", { values })];
}

function missed(deal: DialDeal, state: DialState): Step<DialState> {
  const { content } = deal;
  const words = sonarWords(content);
  const isLow = state.at < targetOf(deal, state);
  const values = place(deal, state.at);
  const heard: Cue[] = [
    ...content.sounds[isLow ? "low" : "high"].map((id) => sound(id)),
    oneOf(isLow ? words.tooLittle : words.tooMuch, "object", { values }),
    ...heardBy(deal, "clanged"),
  ];
  const counts = { clangs: 1 };
  if (!isLast(state))
    return {
      state: { ...state, phase: "drive", pressed: 0, misses: 1 },
      cues: [...heard, oneOf(deal.rules.sonar?.silent === true ? words.fix : words.once)],
      outcome: MISSED,
      counts,
    };
  return {
    state: { ...state, phase: "drive", pressed: 0, misses: state.misses + 1 },
    cues: [...heard, ...answered(deal, state)],
    outcome: solved(0),
    counts,
  };
}
