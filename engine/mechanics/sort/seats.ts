/** Which bin stands where, what belongs there now, and the moves. */
import { CENTRE, LEFT, RIGHT, type Side } from "../../cue.ts";
import type { Move } from "../../move.ts";
import type { SortDeal } from "./basket.ts";
import { binNamed } from "./named.ts";
import type { Bin, Seat, SortRules } from "./schema.ts";
import type { SortState } from "./state.ts";
import { feelOf } from "./usual.ts";

export const FEEL = "feel";
export const RUN = "run";
export const BANK = "bank";
const SEND = "send-";

export const SIDES: Readonly<Record<Seat, Side>> = { left: LEFT, down: CENTRE, right: RIGHT };

/** The order of the dials. */
const ORDER: readonly Seat[] = ["left", "down", "right"];

const SEAT_PHRASES: Readonly<Record<Seat, readonly string[]>> = {
  left: ["left"],
  down: ["down", "center", "middle"],
  right: ["right"],
};

export function seatsOf({ seats }: SortRules): readonly Seat[] {
  return ORDER.filter((seat) => seats[seat] !== undefined);
}

export function binAt(deal: Pick<SortDeal, "content" | "rules">, seat: Seat): Bin {
  return binNamed(deal, deal.rules.seats[seat] ?? "");
}

/** What belongs there: the bin itself, or what its dial is set to. */
export function kindAt({ rules }: SortDeal, { dials }: Pick<SortState, "dials">, seat: Seat): string {
  if (rules.dials === undefined) return rules.seats[seat] ?? "";
  return rules.dials[dials[ORDER.indexOf(seat)] ?? 0] ?? "";
}

export function seatFor(deal: SortDeal, state: SortState, kind: string): Seat {
  const seat = seatsOf(deal.rules).find((one) => kindAt(deal, state, one) === kind);
  if (seat === undefined)
    throw new RangeError(`sort: ${deal.item.id} has a thing for "${kind}", which is nowhere`);
  return seat;
}

export function loadSeats(deal: Pick<SortDeal, "content" | "rules">): readonly Seat[] {
  return seatsOf(deal.rules).filter((seat) => binAt(deal, seat).takes === "load");
}

/** Where the state is known, what runs next can be said by its name, too. */
export function movesOf({ content, rules }: Pick<SortDeal, "content" | "rules">, state?: SortState): Move[] {
  const sends = seatsOf(rules).map((seat): Move => {
    const { label, phrases } = binAt({ content, rules }, seat);
    return {
      id: sendTo(seat),
      button: seat,
      label,
      phrases: [...new Set([...phrases, ...SEAT_PHRASES[seat]])],
      judges: true,
    };
  });
  const { loads, prowler } = content;
  const feel = feelOf(content, rules);
  const others: Move[] = [];
  if (rules.feels !== false)
    others.push({ id: FEEL, button: "up", label: feel.label, phrases: feel.phrases, priced: "feel" });
  if (loads !== undefined && loadSeats({ content, rules }).length > 0) {
    const next = state === undefined ? undefined : wanted({ content, rules }, state);
    const isInside = next !== undefined && state?.loads[next].isVisited === true;
    const opens = isInside ? prowler?.opens : undefined;
    const names = [loads, ...(opens === undefined ? [] : [opens])].flatMap(({ phrases }) => [
      ...phrases,
      ...namesOfNext({ content, rules }, phrases[0], next),
    ]);
    others.push({ id: RUN, button: "select", label: opens?.label ?? loads.label, phrases: names });
  }
  const { pot } = rules;
  if (pot !== undefined) others.push({ id: BANK, button: "select", label: pot.label, phrases: pot.phrases });
  return [...sends, ...others];
}

function namesOfNext(
  deal: Pick<SortDeal, "content" | "rules">,
  verb: string | undefined,
  seat: Seat | undefined,
): string[] {
  if (seat === undefined || verb === undefined) return [];
  const name = binAt(deal, seat).label.toLowerCase();
  return [`${verb} ${name}`, `${verb} the ${name}`];
}

export function sendTo(seat: Seat): string {
  return `${SEND}${seat}`;
}

export function seatOfMove(move: string): Seat {
  const seat = ORDER.find((one) => move === sendTo(one));
  if (seat === undefined) throw new RangeError(`sort: there is no move "${move}"`);
  return seat;
}

/** What was begun first: whoever prowls stays after it until it runs, and it runs first. */
export function wanted(deal: Pick<SortDeal, "content" | "rules">, { loads }: SortState): Seat | undefined {
  const seats = loadSeats(deal).filter((seat) => loads[seat].things.length > 0);
  return seats.toSorted((a, b) => loads[a].since - loads[b].since)[0];
}
