/** The solver of a dig, and help by it: what would tell, and the way to the nearest that does. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, type Cue } from "../../../../cue.ts";
import { withDefaults } from "../../../../definition/defaults.ts";
import type { Action } from "../../../../move.ts";
import { createRandom } from "../../../../random.ts";
import type { Help, Rung } from "../../../contract.ts";
import { neighbour, steps } from "../../ground.ts";
import { shortestWay, wayInWords } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { inTheHand, told } from "./heard.ts";
import type { Verdict } from "./schema.ts";
import {
  boastAt,
  canSettle,
  costOf,
  findAt,
  HINT_MINUTES,
  kindOf,
  lightLeft,
  lying,
  siteOf,
  stepsTo,
  verdictOn,
  whyVoid,
  type DigState,
  type Site,
} from "./site.ts";
import { USUAL_VERDICTS } from "./usual.ts";

/** The find that settles most open boasts for the least light; what cannot be reached any more comes last. */
function goalOf(
  deal: WalkDeal,
  site: Site,
  state: DigState,
): { find: number; isInReach: boolean } | undefined {
  const left = lightLeft(deal, state);
  const [goal] = lying(site, state)
    .map((find) => {
      const minutes = stepsTo(deal, site, state.at, find) + costOf(site, state, find);
      const settles = state.open.filter((one) => canSettle(site, state, find, one)).length;
      return { find, minutes, settles, isInReach: minutes <= left };
    })
    .filter(({ settles }) => settles > 0)
    .toSorted(
      (one, other) =>
        Number(other.isInReach) - Number(one.isInReach) ||
        (one.minutes + 1) / one.settles - (other.minutes + 1) / other.settles,
    );
  return goal;
}

export function best(deal: WalkDeal, state: DigState): { readonly to: number } | Action {
  const site = siteOf(deal);
  const { weighing } = state;
  if (weighing !== null)
    return { move: verdictOn(site, findAt(site, weighing.find), boastAt(site, weighing.against[0] ?? 0)) };
  const goal = goalOf(deal, site, state);
  const to = site.places[goal?.find ?? 0] ?? state.at;
  if (to === state.at && goal?.isInReach) return { move: "dig" };
  // Too dark for it: time goes by with any step.
  const [direction] = shortestWay(deal.content, site.ground, state.at, to) ?? [];
  const [around] = steps(deal.content, site.ground, state.at);
  const step = direction === undefined ? around?.to : neighbour(site.ground, state.at, direction);
  return step === undefined ? { move: "dig" } : { to: step };
}

export function help(deal: WalkDeal, state: DigState): Help {
  const site = siteOf(deal);
  const { weighing } = state;
  if (weighing !== null) return helpToWeigh(deal, site, state, weighing);
  const first = state.open[0] ?? 0;
  const boast = boastAt(site, first);
  const telling = site.rules.finds.filter((_, index) => canSettle(site, state, index, first));
  const kinds = [...new Set(telling.map(({ kind }) => kind))]
    .map((kind) => site.words.kinds[kind]?.name ?? kind)
    .join(" or ");
  const rule = [told(site, "hintKinds", { kinds })];
  return {
    listen: [oneOf(boast.hint, "object", { voice: site.words.helper })],
    rule: state.isPointed || lightLeft(deal, state) === Infinity ? rule : [...rule, told(site, "hintPrice")],
    move: wayCues(deal, site, state),
  };
}

function wayCues(deal: WalkDeal, site: Site, state: DigState): Cue[] {
  const goal = goalOf(deal, site, state);
  if (goal === undefined || !goal.isInReach) return [told(site, "hintGone")];
  const kind = kindOf(site, findAt(site, goal.find)).name;
  const way = shortestWay(deal.content, site.ground, state.at, site.places[goal.find] ?? state.at) ?? [];
  if (way.length === 0) return [told(site, "hintDig", { kind })];
  return [told(site, "hintWay", { kind, way: wayInWords(deal.content, way, state.facing) })];
}

/** The verdict itself is never said: the find once more, what to ask of it, and two that are left. */
function helpToWeigh(
  { seed }: WalkDeal,
  site: Site,
  { open }: DigState,
  { find, against }: NonNullable<DigState["weighing"]>,
): Help {
  const weighed = findAt(site, find);
  const right = verdictOn(site, weighed, boastAt(site, against[0] ?? open[0] ?? 0));
  const others = (["backs", "busts", "nothing"] as const).filter((one) => one !== right);
  const random = createRandom(seed);
  const [one, other] = random.shuffle<Verdict>([right, random.pick(others)]);
  const hasStrangers = site.rules.finds.some((stranger) => whyVoid(site, stranger) !== undefined);
  const verdicts = withDefaults(USUAL_VERDICTS, site.words.words?.verdicts);
  return {
    listen: [...inTheHand(site, find), told(site, hasStrangers ? "hintSource" : "hintTells")],
    two: [told(site, "hintTwo", { one: verdicts[one ?? right], other: verdicts[other ?? right] })],
  };
}

/** Showing the way takes light, once a turn. */
export function helped(deal: WalkDeal, state: DigState, rung: Rung): DigState {
  const left = lightLeft(deal, state);
  if (rung !== "move" || state.isPointed || state.weighing !== null || left === Infinity) return state;
  const much = Math.min(HINT_MINUTES, left);
  return { ...state, isPointed: true, used: state.used + much, owed: state.owed + much };
}

export function reveal(deal: WalkDeal, state: DigState): Cue[] {
  const site = siteOf(deal);
  const goal = goalOf(deal, site, state);
  return [told(site, "reveal", { kind: capitalize(kindOf(site, findAt(site, goal?.find ?? 0)).name) })];
}
