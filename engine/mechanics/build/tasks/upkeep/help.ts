/** The solver, and help by its rungs. */
import type { Cue } from "../../../../cue.ts";
import type { Action } from "../../../../move.ts";
import type { Help } from "../../../contract.ts";
import { bestPlan, type Plan } from "./plan.ts";
import { heardNow, type UpkeepDeal, type UpkeepState } from "./state.ts";
import { heardOf, inSentence, placeCues, placeOf, postedCues, spoken } from "./words.ts";

export function best(deal: UpkeepDeal, state: UpkeepState): Action {
  const { posts, resting } = bestPlan(deal, state);
  const astray = state.posts.find((post) => post !== null && !posts.includes(post));
  if (astray !== undefined && astray !== null) return at(deal, state, astray, "recall");
  const wanted = posts.find((id) => !state.posts.includes(id));
  if (wanted !== undefined) return at(deal, state, wanted, "send");
  if (resting !== null && state.resting !== resting) return at(deal, state, resting, "rest");
  return { move: "go" };
}

/** Goes there the shorter way around, and does it. */
function at(deal: UpkeepDeal, state: UpkeepState, id: string, doing: string): Action {
  const { row } = deal.rules;
  const stops = row.length + 1;
  const aim = row.findIndex(({ place }) => place === id) + 1;
  if (state.at === aim) return { move: doing };
  return { move: (aim - state.at + stops) % stops <= stops / 2 ? "right" : "left" };
}

export function help(deal: UpkeepDeal, state: UpkeepState): Help {
  const { row } = deal.rules;
  const plan = bestPlan(deal, state);
  const here = row[state.at - 1]?.place;
  const pair = two(deal, state, plan);
  return {
    where: [
      here === undefined
        ? spoken(deal, "standDesk")
        : spoken(deal, "standAt", { place: inSentence(deal, here) }),
      ...postedCues(deal, state),
    ],
    listen: [
      spoken(deal, "listen"),
      ...row.flatMap(({ place }) => [
        spoken(deal, "place", { Place: placeOf(deal, place).label, place: inSentence(deal, place) }),
        ...placeCues(deal, place, heardOf(deal, state)),
      ]),
    ],
    rule: [spoken(deal, "rule")],
    ...(pair === undefined ? {} : { two: [pair] }),
    move: [move(deal, state, plan)],
  };
}

/** One where somebody is wanted beside one where nobody is: a silent one, if there is. */
function two(deal: UpkeepDeal, state: UpkeepState, { posts }: Plan): Cue | undefined {
  const row = deal.rules.row.map(({ place }) => place);
  const wanted = posts.find((id) => !state.posts.includes(id));
  const heard = heardNow(deal, state);
  const others = row.filter((id) => !posts.includes(id) && !heard.includes(id));
  const other = others[0];
  if (wanted === undefined || other === undefined) return undefined;
  const [one, second] = row.filter((id) => id === wanted || id === other);
  return spoken(deal, "two", {
    one: inSentence(deal, one ?? wanted),
    other: inSentence(deal, second ?? other),
  });
}

function move(deal: UpkeepDeal, state: UpkeepState, { posts, resting }: Plan): Cue {
  const wanted = posts.find((id) => !state.posts.includes(id));
  if (wanted !== undefined) return spoken(deal, "moveSend", { place: inSentence(deal, wanted) });
  if (resting !== null && state.resting !== resting)
    return spoken(deal, "moveRest", { place: inSentence(deal, resting) });
  return spoken(deal, "moveGo");
}

export function reveal(deal: UpkeepDeal, state: UpkeepState): Cue[] {
  return [move(deal, state, bestPlan(deal, state))];
}
