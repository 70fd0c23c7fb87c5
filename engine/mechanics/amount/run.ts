/** What comes of a go: too few and one goes on, enough, or too many, which stay. */
import { sound, type Cue } from "../../cue.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import { workCue } from "./heard.ts";
import { effortOf, groupsOf, isWarm, spiltOf, totalOf, valueAt, type Seats } from "./measure.ts";
import { waysTo } from "./plan.ts";
import { soundOf } from "./sounds.ts";
import { advanced, leftOf, planHere, targetOf, unitAt, type AmountDeal, type AmountState } from "./state.ts";
import { spoken, timesTold, told, wayTold } from "./words.ts";
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
          times: timesTold(groupsOf(deal, on)),
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

/** One of what was left over, by hand. */
export function pack(deal: AmountDeal, state: AmountState): Step<AmountState> {
  const next = { ...state, filled: state.filled + 1, spares: state.spares - 1, packed: true };
  const cursor = next.spares === 0 ? Math.min(next.cursor, deal.rules.tray.length - 1) : next.cursor;
  const left = leftOf(deal, next);
  const cues: Cue[] = [
    sound(soundOf(deal, "spare")),
    ...(left > 0 ? [spoken(deal, "packed", { left: told(deal, left) })] : []),
  ];
  return judged(deal, { ...next, cursor }, { cues, counts: { packed: 1 }, on: [] });
}

interface Done {
  readonly cues: readonly Cue[];
  readonly counts: Counts;
  readonly on: Seats;
}

function judged(deal: AmountDeal, state: AmountState, done: Done): Step<AmountState> {
  const left = leftOf(deal, state);
  if (left > 0) return goesOn(deal, state, done, left);
  return closed(deal, state, done, -left);
}

/** Too few is a miss only where it leads away from the fewest goes. */
function goesOn(deal: AmountDeal, state: AmountState, done: Done, left: number): Step<AmountState> {
  const isOnTheWay = stepsTaken(state) + planHere(deal, state).goes <= state.fewest;
  const filled = told(deal, state.filled);
  const isMiss = !isOnTheWay && done.on.length > 0;
  const short =
    done.on.length === 0
      ? []
      : [
          ...(isMiss ? [sound(soundOf(deal, "under"))] : []),
          spoken(deal, "under", { filled, left: told(deal, left) }),
        ];
  return {
    state,
    cues: [...done.cues, ...short],
    outcome: isMiss ? MISSED : GOING,
    ...counted(deal, done.counts),
    helpAnew: true,
  };
}

function stepsTaken({ goes, packed }: AmountState): number {
  return goes + (packed ? 1 : 0);
}

function closed(deal: AmountDeal, state: AmountState, done: Done, over: number): Step<AmountState> {
  const isInPieces = stepsTaken(state) > state.fewest;
  const isClean =
    over === 0 && state.spilt === 0 && !isInPieces && !state.aided && state.warm <= state.warmest;
  const credit = isClean ? 1 : over === 0 ? IN_PIECES : 0;
  const credits = [...state.credits, credit];
  const target = told(deal, targetOf(deal, state));
  const isFewer = isClean && state.groups < (deal.item.heard?.times ?? 0);
  const counts = {
    ...done.counts,
    filled: 1,
    ...(isClean ? { clean: 1, least: state.least } : {}),
    ...(over > 0 ? { surplus: over + (done.counts["surplus"] ?? 0) } : {}),
    ...(isFewer ? { fewer: 1 } : {}),
  };
  const cues = [
    ...done.cues,
    sound(soundOf(deal, over > 0 ? "over" : "exact"), { hold: over > 0 ? "end" : "lead" }),
    spoken(deal, verdictOf(state, over, isInPieces), { target, over: told(deal, over) }),
    ...(isFewer ? [fewerTold(deal, state)] : over === 0 ? cheaperTold(deal, state, done.on) : []),
  ];
  const next = { ...state, credits, spares: state.spares + over };
  if (next.at === deal.item.targets.length - 1)
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

/** What keeps it from being clean is said, if it is that alone. */
function verdictOf(
  { aided, warm, warmest, spilt }: AmountState,
  over: number,
  isInPieces: boolean,
): WordName {
  if (over > 0) return "over";
  if (isInPieces || spilt > 0) return "late";
  if (warm > warmest) return "warmed";
  return aided ? "aided" : "exact";
}

function fewerTold(deal: AmountDeal, { groups }: AmountState): Cue {
  return spoken(deal, "fewer", { theirs: deal.item.heard?.times ?? 0, ours: groups });
}

/** What would have taken less, where it was made at one go and with nothing warm. */
function cheaperTold(deal: AmountDeal, { goes, packed, warm, used }: AmountState, on: Seats): Cue[] {
  if (goes !== 1 || packed || warm > 0 || on.length === 0) return [];
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
