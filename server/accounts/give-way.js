/** Gives way to all other threads, so that this one may use a core which somebody else needs at any moment. */
import { constants, getPriority, setPriority } from "node:os";

/** On the system's scale, where 20 is the whole way from the usual one to the lowest. */
const STEPS_DOWN = 10;

/** Only Linux lets a thread have a priority of its own, and a strict supervisor not even there: then it is false. */
export function giveWay() {
  if (process.platform !== "linux") return false;
  const usual = getPriority();
  const lower = Math.min(constants.priority.PRIORITY_LOW, usual + STEPS_DOWN);
  try {
    setPriority(lower);
  } catch {
    return false;
  }
  return lower > usual;
}
