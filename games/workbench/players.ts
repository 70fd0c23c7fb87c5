/** The players that figures are told of, from the one who knows to the one who presses anything. */
import { masher, solver, thinking, type Temper } from "../../engine/sitting/index.ts";

/** Errs at two answers in five, and asks for help before one step in four. */
const weak: Temper = (moment) => (moment.chance.next() < 0.25 ? "hint" : thinking(0.4)(moment));

export const players = {
  solver,
  strong: thinking(0.05),
  average: thinking(0.2),
  weak,
  random: masher,
} as const satisfies Readonly<Record<string, Temper>>;
export type PlayerName = keyof typeof players;

/** Does all that can be done beside a move, sooner or later: whoever wants to hear every line. */
export const curious: Temper = (moment) => {
  const roll = moment.chance.next();
  if (roll < 0.15) return "hint";
  if (roll < 0.25) return "repeat";
  if (roll < 0.3) return "standing";
  return (roll < 0.6 ? thinking(0.4) : masher)(moment);
};
