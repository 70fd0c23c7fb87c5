/** What can be done: the same moves in every state, since a bin never leaves its seat. */
import { CENTRE, LEFT, RIGHT, type Side } from "../../cue.ts";
import type { Move } from "../../move.ts";
import type { Bin, SortContent, SortRules } from "./schema.ts";
import { named } from "./signs.ts";

export const EXAMINE = "examine";
export const PREPARE = "prepare";
const SEND = "send-";

export const SIDES: Readonly<Record<Bin["seat"], Side>> = {
  left: LEFT,
  down: CENTRE,
  right: RIGHT,
  up: CENTRE,
};

/** What a voice may say for a seat itself. */
const SEAT_PHRASES: Readonly<Record<Bin["seat"], readonly string[]>> = {
  left: ["left"],
  down: ["down", "center", "middle"],
  right: ["right"],
  up: ["up"],
};

export function movesOf(content: SortContent, rules: SortRules): Move[] {
  const sends = rules.bins.map((id): Move => {
    const { seat, label, phrases } = named(content.bins, id);
    return {
      id: sendTo(id),
      button: seat,
      label,
      phrases: [...phrases, ...SEAT_PHRASES[seat]],
      judges: true,
    };
  });
  const { button, label, phrases } = content.examine;
  const examine: Move = { id: EXAMINE, button, label, phrases };
  if (rules.prepare === undefined) return [...sends, examine];
  const preparation = named(content.preparations, rules.prepare);
  return [
    ...sends,
    examine,
    { id: PREPARE, button: "select", label: preparation.label, phrases: preparation.phrases },
  ];
}

export function sendTo(bin: string): string {
  return `${SEND}${bin}`;
}

/** The id of the bin that a move sends to. */
export function binOfMove(move: string): string {
  if (!move.startsWith(SEND)) throw new RangeError(`sort: there is no move "${move}"`);
  return move.slice(SEND.length);
}
