/** Help at a counter of dishes: the solver, the rungs, and the worked answer. */
import { uncapitalize } from "../../capitalize.ts";
import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Help } from "../contract.ts";
import type { Seats } from "./measure.ts";
import { bannedOn, bansAt, freeFor, guestWho, plateAt, platesAt, serviceOf, waysFor } from "./plates.ts";
import { orderedCue } from "./plates-heard.ts";
import {
  dishesTold,
  dishInside,
  heardCues,
  markTold,
  nameOf,
  needCues,
  plateCues,
  told,
} from "./plates-words.ts";
import type { AmountDeal, AmountState } from "./state.ts";

/** What makes this plate right and leaves the others enough. */
function goodWays(deal: AmountDeal, { at, used }: AmountState): Seats[] {
  return waysFor(deal, { at, used }).filter(
    (way) => serviceOf(deal, { at: at + 1, used: [...used, ...way] }) !== null,
  );
}

/** Of all good ways, the one nearest to what is on it. */
function goalOf(deal: AmountDeal, state: AmountState): Seats {
  const { on } = state;
  const changes = (way: Seats) =>
    way.filter((seat) => !on.includes(seat)).length + on.filter((seat) => !way.includes(seat)).length;
  return goodWays(deal, state).toSorted((a, b) => changes(a) - changes(b) || a.length - b.length)[0] ?? [];
}

export function bestAtPlates(deal: AmountDeal, state: AmountState): Action {
  const goal = goalOf(deal, state);
  const wrong =
    state.on.find((seat) => !goal.includes(seat)) ?? goal.find((seat) => !state.on.includes(seat));
  if (wrong === undefined) return { move: "serve" };
  if (wrong === state.cursor) return { move: "on" };
  return { move: wrong > state.cursor ? "right" : "left" };
}

export function helpAtPlates(deal: AmountDeal, state: AmountState): Help {
  return {
    where: [...needCues(deal, state), ...plateCues(deal, state)],
    listen: listenHelp(deal, state),
    rule: [
      ruleHelp(deal, state),
      ...(deal.rules.practice === true || state.aided ? [] : [told(deal, "warn")]),
    ],
    ...twoHelp(deal, state),
    move: moveHelp(deal, state),
  };
}

/** What may not be there comes first; then what the others need, and on the last plate what it brings. */
function ruleHelp(deal: AmountDeal, { at, on }: AmountState): Cue {
  const banned = bannedOn(deal, at, on);
  if (banned !== undefined) {
    const name = nameOf(deal, guestWho(deal, at, banned.mark));
    return told(deal, "banned", { not: markTold(deal, banned.mark), name });
  }
  const isLast = deal.item.shared === true || at === platesAt(deal).length - 1;
  return isLast ? told(deal, "ruleLast") : told(deal, "rule", { name: nameOf(deal, at + 1) });
}

/** A begun plate is set beside all that it should play; else one thinks of what is in dishes, and hears their labels first. */
function listenHelp(deal: AmountDeal, state: AmountState): Cue[] {
  const { has, kinds } = plateAt(deal, state.at);
  if (has !== undefined) return [told(deal, "compare"), orderedCue(deal, kinds), ...heardCues(deal, state)];
  const bans = bansAt(deal, state.at).map((mark) => markTold(deal, mark));
  return [
    ...(bans.length === 0 ? [] : [told(deal, "marked", { not: bans.join(", no ") })]),
    told(deal, deal.item.lids === false ? "match" : "lift"),
  ];
}

/** One that belongs there, beside one that never does, and that this guest could have: no help offers what may not be there. */
function twoHelp(deal: AmountDeal, state: AmountState): Help {
  const goal = goalOf(deal, state);
  const right = goal.find((seat) => !state.on.includes(seat));
  const fitting = goodWays(deal, state).flat();
  const others = freeFor(deal, state).filter(
    (seat) =>
      !fitting.includes(seat) && !state.on.includes(seat) && bannedOn(deal, state.at, [seat]) === undefined,
  );
  if (right === undefined || others.length === 0) return {};
  const other = createRandom(deriveSeed(deal.seed, "two", String(state.at))).pick(others);
  const [one = right, second = right] = [right, other].toSorted((a, b) => a - b);
  return { two: [told(deal, "two", { one: dishInside(deal, one), other: dishInside(deal, second) })] };
}

function moveHelp(deal: AmountDeal, state: AmountState): Cue[] {
  const goal = goalOf(deal, state);
  const off = state.on.find((seat) => !goal.includes(seat));
  const on = goal.find((seat) => !state.on.includes(seat));
  if (off !== undefined) return [told(deal, "take", { dish: dishInside(deal, off) })];
  return [on === undefined ? told(deal, "serve") : told(deal, "put", { dish: dishInside(deal, on) })];
}

/** Guest by guest, so that nobody hears a dish among theirs that is not for them. */
export function revealPlates(deal: AmountDeal, { at, used }: AmountState): Cue[] {
  const ways = serviceOf(deal, { at, used }) ?? [];
  return ways.map((way, index) => {
    const dishes = uncapitalize(dishesTold(deal, way));
    if (deal.item.shared === true) return told(deal, "shown", { dishes });
    return told(deal, "shownFor", { dishes, name: nameOf(deal, at + index) });
  });
}
