/** What the schemas cannot see: units that nobody knows, and amounts that cannot be made. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { generate } from "./generate.ts";
import type { Tray } from "./measure.ts";
import { planOf } from "./plan.ts";
import { checkPlates } from "./plates-check.ts";
import { createRandom } from "../../random.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";

interface Game {
  readonly content: AmountContent;
  readonly sets: readonly CheckedSet<AmountRules, Order>[];
}

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items }) => {
    const unknown = rules.tray.flatMap((id, index) =>
      content.units[id] === undefined
        ? [problem(`${path}.rules.tray[${index}]`, id, nearest(id, Object.keys(content.units)))]
        : [],
    );
    if (unknown.length > 0) return unknown;
    const worthless = rules.tray.filter((id) => content.units[id]?.value === undefined);
    if (rules.makes !== "plates" && worthless.length > 0)
      return worthless.map((id) => problem(`content.units.${id}.value`, undefined, "Say what it is worth."));
    if (rules.makes === "plates") return checkPlates({ content, rules, items }, path);
    const tray = { content, rules };
    if (items === undefined) return checkMade(tray, path);
    return items.flatMap((item, index) => checkItem(tray, item, `${path}.items[${index}]`));
  });
}

function checkMade(tray: Tray, path: string): Problem[] {
  const { targets = [] } = generate(tray.content, tray.rules, createRandom(1));
  const wanted = tray.rules.made?.targets ?? 1;
  if (targets.length === wanted) return [];
  return [problem(`${path}.rules.tray`, tray.rules.tray, `Nothing can be made of it: ${wanted} wanted`)];
}

function checkItem(tray: Tray, { targets = [], heard }: Order, path: string): Problem[] {
  const impossible = targets.flatMap((target, index) =>
    isMade(tray, target) ? [] : [problem(`${path}.targets[${index}]`, target, "No two goes make it")],
  );
  const isOther = heard !== undefined && (targets.length > 1 || heard.group * heard.times !== targets[0]);
  return isOther
    ? [...impossible, problem(`${path}.heard`, heard, "What is heard is not the only target")]
    : impossible;
}

function isMade(tray: Tray, target: number): boolean {
  const { goes } = planOf(tray, { targets: [target], used: [], spares: 0 });
  return goes === 1 || goes === 2;
}
