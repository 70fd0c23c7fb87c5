/**
 * Help at a row. What leaves nothing to think costs the page, which comes back with something missing: that is said before,
 * with the last rung that costs nothing, and only where there is still a whole page to lose.
 */
import { RUNGS, type Help, type IsTooDear, type Rung } from "../../../contract.ts";
import { strengthOf, threeRungs } from "../../../kit/three-rungs.ts";
import { candidateIn, groupOf } from "../../bank.ts";
import { nameOf } from "../../case.ts";
import type { State } from "../../state.ts";
import { line } from "../../words.ts";
import type { DeduceDeal } from "../../world.ts";
import { rowTasks } from "./cases.ts";

export function helpAtRow(deal: DeduceDeal, state: State, isTooDear?: IsTooDear): Help {
  const { hint } = rowTasks[deal.rules.task];
  const help = withMeaning(
    deal,
    state,
    threeRungs((strength) => hint(deal, state, strength, isTooDear)),
  );
  const { aided } = deal.content.lines;
  if (aided === undefined || isFree(deal, state) || state.isWarned) return help;
  const there = RUNGS.filter((rung) => help[rung] !== undefined);
  const dear = there.findIndex((rung) => decides(deal, state, rung));
  if (dear < 0) return help;
  const free = there.slice(0, dear);
  const last = free.at(-1) ?? "where";
  const told = Object.fromEntries(free.map((rung) => [rung, help[rung]]));
  return { ...told, [last]: [...(help[last] ?? []), line(aided.before, deal.content.teller?.voice)] };
}

/** The state after help: it has been warned of what comes next, or it was given. */
export function helpedAtRow(deal: DeduceDeal, state: State, rung: Rung): State {
  if (deal.content.lines.aided === undefined || isFree(deal, state)) return state;
  if (state.isWarned) return decides(deal, state, rung) ? { ...state, isAided: true } : state;
  const rungs = RUNGS.filter((one) => helpAtRow(deal, state)[one] !== undefined);
  const isLast = rungs.at(-1) === rung;
  return isLast && RUNGS.some((one) => decides(deal, state, one)) ? { ...state, isWarned: true } : state;
}

/** Where something of the page is missing already, more help costs nothing more; and in practice nothing at all. */
function isFree({ rules }: DeduceDeal, { bites, isAided }: State): boolean {
  return rules.practice === true || bites > 0 || isAided;
}

function decides(deal: DeduceDeal, state: State, rung: Rung): boolean {
  if (rung !== "two" && rung !== "move") return false;
  return rowTasks[deal.rules.task].decides?.(deal, state, strengthOf(rung)) === true;
}

/** Whoever does not know a word cannot weigh it: it is explained, where there is more than one thing to say at all. */
function withMeaning(deal: DeduceDeal, state: State, help: Help): Help {
  const { means } = deal.content.lines;
  const id = rowTasks[deal.rules.task].puzzling?.(deal, state);
  if (means === undefined || id === undefined || help.listen === undefined) return help;
  const { meaning } = candidateIn(groupOf(deal), id);
  const { listen, ...above } = help;
  return {
    listen,
    rule: [line(means, deal.content.teller?.voice, { name: nameOf(deal, id), meaning })],
    ...above,
  };
}
