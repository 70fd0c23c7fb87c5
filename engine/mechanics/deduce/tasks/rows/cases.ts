/** Cases of who sits in a row: which can be made, and which comes next. */
import { type Random } from "../../../../random.ts";
import type { AnyDeal } from "../../any.ts";
import type { Content, Item, Rules } from "../../schema.ts";
import { isFound, isOffended, type DeduceDeal, type World } from "../../world.ts";
import { alibisTask } from "../alibis.ts";
import { backwardTask } from "../backward.ts";
import { humsTask } from "../hums.ts";
import { seekTask } from "../seek.ts";
import type { TaskOf } from "../task.ts";
import { trapTask } from "../trap.ts";

export const rowTasks: { readonly [Name in Rules["task"]]: TaskOf<AnyDeal> } = {
  hums: humsTask,
  seek: seekTask,
  alibis: alibisTask,
  trap: trapTask,
  backward: backwardTask,
};

/** How often one that was found out before may be sought once more; and one that was named wrongly: its meaning was told. */
const STEALS_AGAIN = 0.5;
const COMES_BACK = 0.4;

/** Somebody of the level's groups who can be sought by its rules, and was not found yet in this sitting. */
export function generateCase(content: Content, rules: Rules, random: Random, world: World | undefined): Item {
  const all = rules.groups.flatMap(({ id: group, candidates }) =>
    candidates.map(({ id }) => itemFor(rules, group, id)),
  );
  const [newest] = world?.found.slice(-1) ?? [];
  const items = random.shuffle(all.length > 1 ? all.filter(({ sought }) => sought !== newest?.id) : all);
  const isNew = ({ sought }: Item): boolean => !isFound(world, sought);
  // Who was found before may steal again, and in a bet and at the end chance alone decides: what was is no proof.
  const isOpen = rules.prize !== undefined || rules.final === true || random.next() < STEALS_AGAIN;
  const isBack = random.next() < COMES_BACK;
  const back = isBack ? items.filter(({ sought }) => isOffended(world, sought)) : [];
  const found = [...back, ...(isOpen ? [] : items.filter(isNew)), ...items, ...all].find((item) =>
    hasCase(content, rules, item, random),
  );
  if (found === undefined) throw new RangeError(`deduce: no case of ${rules.task}`);
  return found;
}

export function itemFor(rules: Rules, group: string, sought: string): Item {
  return { id: `${rules.task}-${sought}`, group, sought };
}

export function hasCase(content: Content, rules: Rules, item: Item, random: Random): boolean {
  const deal: DeduceDeal = {
    content,
    rules,
    item,
    seed: 0,
    actSeed: 0,
    world: undefined,
    calm: false,
    stakes: {},
    keepsakes: [],
  };
  return rowTasks[rules.task].begin(deal, random) !== null;
}
