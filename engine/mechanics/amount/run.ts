/** What comes of a go: too few and one goes on, enough, or too many: then it begins anew, and what was too many stays. */
import { sound, type Cue } from "../../cue.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import { workCue } from "./heard.ts";
import { effortOf, groupsOf, isWarm, spiltOf, totalOf, valueAt, type Seats } from "./measure.ts";
import { waysTo } from "./plan.ts";
import { soundOf } from "./sounds.ts";
import {
  advanced,
  isStuck,
  leftOf,
  planHere,
  targetOf,
  unitAt,
  type AmountDeal,
  type AmountState,
} from "./state.ts";
import { groupsTold, spoken, told, wayTold } from "./words.ts";
import type { WordName } from "./words-schema.ts";

const IN_PIECES = 0.5;

export function run(deal: AmountDeal, state: AmountState): Step<AmountState> {
  const { on } = state;
  if (on.length === 0)
    return { state, cues: [sound(soundOf(deal, "edge")), spoken(deal, "none")], outcome: GOING };
  const total = totalOf(deal, on);
  const spilt = spiltOf(deal, on);
  const next = {
    ...state,
    on: [],
    filled: state.filled + total - spilt,
    spilt: state.spilt + spilt,
    spares: state.spares + spilt,
    groups: state.groups + groupsOf(deal, on),
    goes: state.goes + 1,
    warm: state.warm + (isWarm(deal, on, state.used) ? 1 : 0),
    used: [...state.used, ...on],
    known: [...new Set([...state.known, ...on.map((seat) => unitAt(deal, seat))])],
  };
  const cues = [
    sound(soundOf(deal, "run"), { hold: "none" }),
    workCue(deal, on),
    deal.rules.makes === "sum"
      ? spoken(deal, "madeSum", { total: told(deal, total) })
      : spoken(deal, "made", {
          total: told(deal, total),
          value: valueAt(deal, on[0] ?? 0),
          groups: groupsTold(groupsOf(deal, on)),
        }),
    ...(spilt > 0 ? [sound(soundOf(deal, "over")), spoken(deal, "spilt", { spilt: told(deal, spilt) })] : []),
  ];
  const counts = {
    goes: 1,
    effort: effortOf(deal, on, state.used),
    ...(spilt > 0 ? { surplus: spilt } : {}),
  };
  return judged(deal, next, { cues, counts, on });
}

/** What was left over, by hand: as many as there is room for, unless nothing could make the rest. */
export function pack(deal: AmountDeal, state: AmountState): Step<AmountState> {
  const packed = Math.min(state.spares, leftOf(deal, state));
  const next = { ...state, filled: state.filled + packed, spares: state.spares - packed, packed: true };
  if (leftOf(deal, next) > 0 && isStuck(deal, next))
    return { state, cues: [sound(soundOf(deal, "edge")), spoken(deal, "sparesShort")], outcome: GOING };
  const cursor = next.spares === 0 ? Math.min(next.cursor, deal.rules.tray.length - 1) : next.cursor;
  const cues = [sound(soundOf(deal, "spare")), spoken(deal, "packed", { packed: told(deal, packed) })];
  return judged(deal, { ...next, cursor }, { cues, counts: { packed }, on: [] });
}

interface Done {
  readonly cues: readonly Cue[];
  readonly counts: Counts;
  readonly on: Seats;
}

function judged(deal: AmountDeal, state: AmountState, done: Done): Step<AmountState> {
  const left = leftOf(deal, state);
  if (left < 0) return anew(deal, state, done, -left);
  if (left === 0) return closed(deal, state, done);
  return isStuck(deal, state) ? anew(deal, state, done, 0) : goesOn(deal, state, done, left);
}

/** Too many, or so many that nothing makes the rest: it is empty again. */
function anew(deal: AmountDeal, state: AmountState, done: Done, over: number): Step<AmountState> {
  const values = { target: told(deal, targetOf(deal, state)), over: told(deal, over) };
  const isHeard = deal.item.heard !== undefined;
  const surplus = over + (done.counts["surplus"] ?? 0);
  return {
    state: { ...state, filled: 0, vain: state.goes, spares: state.spares + over },
    cues: [
      ...done.cues,
      sound(soundOf(deal, "over")),
      ...(over === 0
        ? [spoken(deal, "stuck")]
        : isHeard
          ? [spoken(deal, "overHeard")]
          : [spoken(deal, "over", values)]),
      ...(isHeard ? [spoken(deal, "anewHeard")] : [spoken(deal, "anew", values)]),
    ],
    outcome: MISSED,
    ...counted(deal, { ...done.counts, ...(surplus > 0 ? { surplus } : {}) }),
    helpAnew: true,
  };
}

/** Too few is a miss only where it leads away from the fewest goes. */
function goesOn(deal: AmountDeal, state: AmountState, done: Done, left: number): Step<AmountState> {
  const isOnTheWay = state.goes - state.vain + planHere(deal, state).goes <= state.fewest;
  const filled = told(deal, state.filled);
  const isMiss = !isOnTheWay && done.on.length > 0;
  const short =
    deal.item.heard === undefined
      ? spoken(deal, "under", { filled, left: told(deal, left) })
      : spoken(deal, "underHeard", { filled });
  return {
    state,
    cues: [...done.cues, ...(isMiss ? [sound(soundOf(deal, "under"))] : []), short],
    outcome: isMiss ? MISSED : GOING,
    ...counted(deal, done.counts),
    helpAnew: true,
  };
}

function closed(deal: AmountDeal, state: AmountState, done: Done): Step<AmountState> {
  const verdict = verdictOf(deal, state);
  const isClean = verdict === "exact";
  const credits = [...state.credits, isClean ? 1 : IN_PIECES];
  const isFewer = isClean && state.groups < (deal.item.heard?.times ?? 0);
  const counts = {
    ...done.counts,
    filled: 1,
    ...(isClean ? { clean: 1, least: state.least } : {}),
    ...(isFewer ? { fewer: 1 } : {}),
  };
  const cues = [
    ...done.cues,
    sound(soundOf(deal, "exact"), { hold: "lead" }),
    spoken(deal, verdict, { target: told(deal, targetOf(deal, state)) }),
    ...(isFewer ? [fewerTold(deal, state)] : cheaperTold(deal, state, done.on)),
  ];
  const next = { ...state, credits };
  if (next.at === (deal.item.targets ?? []).length - 1)
    return {
      state: next,
      cues,
      outcome: solved(credits.reduce((a, b) => a + b, 0) / credits.length),
      ...counted(deal, counts),
    };
  const after = advanced(deal, next);
  return {
    state: after,
    cues: [...cues, spoken(deal, "next", { first: told(deal, targetOf(deal, after)) })],
    outcome: ADVANCED,
    ...counted(deal, counts),
    helpAnew: true,
  };
}

/** Clean, or the first thing that keeps it from that. */
function verdictOf(deal: AmountDeal, state: AmountState): WordName {
  if (state.packed || state.goes > state.fewest || state.spilt > 0) return "late";
  if (state.warm > 0) return "warmed";
  if (isCopied(deal, state)) return "copied";
  return state.aided ? "aided" : "exact";
}

/** As many groups as were heard, where one go makes it in fewer. */
function isCopied({ item }: AmountDeal, { fewest, least, groups }: AmountState): boolean {
  const theirs = item.heard?.times ?? 0;
  return fewest === 1 && least < theirs && groups >= theirs;
}

function fewerTold(deal: AmountDeal, { groups }: AmountState): Cue {
  return spoken(deal, "fewer", { theirs: deal.item.heard?.times ?? 0, ours: groups });
}

/** What would have taken less, where it was made at one go, with nothing warm, and for nothing that comes after it. */
function cheaperTold(deal: AmountDeal, { at, goes, packed, warm, used }: AmountState, on: Seats): Cue[] {
  const isLast = at === (deal.item.targets ?? []).length - 1;
  if (!isLast || goes !== 1 || packed || warm > 0 || on.length === 0) return [];
  const cold = used.slice(0, used.length - on.length);
  const best = waysTo(deal, totalOf(deal, on))
    .filter((way) => !isWarm(deal, way, cold))
    .toSorted((a, b) => groupsOf(deal, a) - groupsOf(deal, b))[0];
  if (best === undefined || groupsOf(deal, best) >= groupsOf(deal, on)) return [];
  return [spoken(deal, "cheaper", { way: wayTold(deal, best) })];
}

/** Nothing hangs on practice. */
function counted({ rules }: AmountDeal, counts: Counts): { readonly counts?: Counts } {
  return rules.practice === true ? {} : { counts };
}
