/** What readings leave: which places fit, which probe parts them, and whether it can be paid for. */
import type { Action } from "../../../move.ts";
import type { Patience, Rung } from "../../contract.ts";
import type { AnyContent, AnyRules } from "../any.ts";
import type { State } from "../state.ts";
import { probeIn, readingAt, soundingLike, type ProbeDeal as Deal } from "./chart.ts";

/** Those that fit all that is known. */
export function fitting(deal: Deal, state: State): string[] {
  return soundingLike(deal, deal.item.at, state.used).filter((id) => !state.refused.includes(id));
}

/** The probe that leaves the fewest of these beside the one that is sought, whichever that is; undefined where none tells any apart. */
export function tellingApart(deal: Deal, state: State): string | undefined {
  const left = fitting(deal, state);
  const sizeOf = (probe: string): number =>
    left.reduce(
      (sum, id) =>
        sum + left.filter((other) => readingAt(deal, probe, other) === readingAt(deal, probe, id)).length,
      0,
    );
  const probes = deal.rules.probes.filter((probe) => sizeOf(probe) < left.length ** 2);
  return probes.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];
}

type Spending = Pick<Deal, "stakes"> & { readonly content: AnyContent };

function tankOf({ content, stakes }: Spending) {
  const tank = "places" in content ? content.tank : undefined;
  const held = tank === undefined ? undefined : stakes[tank.stake];
  return tank === undefined || held === undefined ? undefined : { ...tank, held };
}

/** Whether one more probe can be paid for, after so many more hints. */
export function canSend(deal: Spending, { paid }: State, hints = 0): boolean {
  const tank = tankOf(deal);
  return tank === undefined || tank.held - paid - hints * tank.hint >= tank.probe;
}

/** Help above the first rung is paid for: for one price all that it can tell of where to look, and to hide each rung has its own. */
export function helped(deal: Spending & { readonly rules: AnyRules }, state: State, rung: Rung): State {
  if (state.isTold || rung === "where" || rung === "listen") return state;
  const next = { ...state, paid: state.paid + (tankOf(deal)?.hint ?? 0) };
  return { ...next, isTold: rung === "move" || deal.rules.task === "probe" };
}

/** After so many wrong landings it is told where it was; and at once, when one of them could not be paid for. */
export function patienceOf(deal: Spending, { paid }: State): Patience {
  const tank = tankOf(deal);
  return tank !== undefined && paid > tank.held ? { help: 1, reveal: 1 } : { help: 2, reveal: 3 };
}

/** The step along the shelf that comes nearer to a probe, and then sends it. */
export function towardsProbe({ rules: { probes } }: Deal, { held, isAtShelf }: State, probe: string): Action {
  if (!isAtShelf) return { move: "shelf" };
  const by = probes.indexOf(probe) - probes.indexOf(held);
  return { move: by === 0 ? "drop" : by < 0 ? "left" : "right" };
}

/** A probe that tells this place from where it is. */
export function probeTelling(deal: Deal, state: State, id: string): string {
  const found = deal.rules.probes.find(
    (probe) => readingAt(deal, probe, id) !== readingAt(deal, probe, deal.item.at),
  );
  return probeIn(deal, found ?? state.held).label;
}
