/** Rules of a drill: an alarm, the rooms that can be come to from it, and the lawn. */
import { TIPS } from "./acts.ts";
import { OUT } from "./inside.ts";
import type { Fates, Rules } from "./pieces.ts";

const rules: Omit<Rules, "fates"> = {
  tips: TIPS,
  responses: ["on", "tell"],
  safe: OUT,
  listenFor: ["How many beeps, up to the pause?"],
  rule: [
    "Three or four and a pause: out. One chirp and a long pause: a grown-up. A beeper you know: no alarm.",
  ],
};

export function rulesOf(fates: Fates): Rules {
  return { ...rules, fates };
}

/** Only the rooms that can be come to. */
export function drill(begins: Fates, rooms: Fates): Rules {
  const met: Record<string, Fates[string]> = {};
  const waiting = Object.values(begins).flatMap(({ leads = {} }) => Object.values(leads).flat());
  while (waiting.length > 0) {
    const id = waiting.pop() ?? "";
    const fate = rooms[id];
    if (fate === undefined) throw new RangeError(`drill: there is no room "${id}"`);
    if (id in met) continue;
    met[id] = fate;
    waiting.push(...Object.values(fate.leads ?? {}).flat());
  }
  return rulesOf({ ...begins, ...met });
}
