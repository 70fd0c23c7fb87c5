/** Whether an act's condition holds as the sitting stands. Pure. */
import type { Condition } from "../definition/act-schema.ts";
import type { Sitting } from "./log.ts";
import { valueOf } from "./standing.ts";

export function holds(condition: Condition | undefined, sitting: Sitting): boolean {
  if (condition === undefined) return true;
  const { definition, standing, log, length, keepsakes, wasFinished } = sitting;
  const within = (spans: Condition["stakes"]): boolean =>
    Object.entries(spans ?? {}).every(([id, { from = -Infinity, to = Infinity }]) => {
      const at = valueOf(definition, standing, id);
      return at >= from && at <= to;
    });
  const chose = (act: string, option: string): boolean =>
    log.some((entry) => entry.type === "chose" && entry.act === act && entry.option === option);
  return (
    within(condition.stakes) &&
    within(condition.tallies) &&
    Object.entries(condition.chose ?? {}).every(([act, option]) => chose(act, option)) &&
    Object.entries(condition.keepsakes ?? {}).every(([id, has]) => keepsakes.includes(id) === has) &&
    (condition.length === undefined || condition.length === length) &&
    (condition.finished === undefined || condition.finished === wasFinished)
  );
}
