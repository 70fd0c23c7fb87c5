/** Hands every turn to the task of its level's rules. */
import type { Action, Move } from "../../move.ts";
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import { telling, type Step, type Telling } from "../contract.ts";
import type { Content, Item, Rules } from "./schema.ts";
import type { State } from "./state.ts";
import { hideTask } from "./survey/hide.ts";
import { probeTask } from "./survey/probe.ts";
import { oddTask } from "./bench/odd.ts";
import { benchFor } from "./bench/clubs.ts";
import { hasBench, hasRow, type AnyContent, type AnyDeal, type AnyItem, type AnyRules } from "./any.ts";
import { alibisTask } from "./tasks/alibis.ts";
import { backwardTask } from "./tasks/backward.ts";
import { humsTask } from "./tasks/hums.ts";
import { seekTask } from "./tasks/seek.ts";
import type { TaskOf } from "./tasks/task.ts";
import { trapTask } from "./tasks/trap.ts";
import { isFound, isOffended, type DeduceDeal, type World } from "./world.ts";

const tasks: { readonly [Name in AnyRules["task"]]: TaskOf<AnyDeal> } = {
  hums: humsTask,
  seek: seekTask,
  alibis: alibisTask,
  trap: trapTask,
  backward: backwardTask,
  probe: probeTask,
  hide: hideTask,
  odd: oddTask,
};

/** The task of a deal: its rules have said which. */
export function taskOf({ rules }: { readonly rules: AnyRules }): TaskOf<AnyDeal> {
  return tasks[rules.task];
}

export function begin(deal: AnyDeal): State {
  const state = taskOf(deal).begin(deal, createRandom(deriveSeed(deal.seed, "row")));
  if (state === null) throw new RangeError(`deduce: ${deal.rules.task} has no case for ${deal.item.id}`);
  return state;
}

export function open(deal: AnyDeal, state: State): Telling<State> {
  return telling(state, taskOf(deal).open(deal, state));
}

export function where(deal: AnyDeal, state: State): Telling<State> {
  return telling(state, taskOf(deal).where(deal, state));
}

export function moves(deal: AnyDeal, state: State): Move[] {
  return taskOf(deal).moves(deal, state);
}

export function apply(deal: AnyDeal, state: State, action: Action): Step<State> {
  return taskOf(deal).apply(deal, state, action);
}

/** How often one that was found out before may be sought once more; and one that was named wrongly: its meaning was told. */
const STEALS_AGAIN = 0.5;
const COMES_BACK = 0.4;

/** Somebody of the level's groups who can be sought by its rules, and was not found yet in this sitting. */
export function generate(
  content: AnyContent,
  rules: AnyRules,
  random: Random,
  world: World | undefined,
): AnyItem {
  const game = { content, rules };
  if (hasBench(game)) {
    const bench = benchFor(game, random, world);
    if (bench === null) throw new RangeError("deduce: nobody can sit on this bench");
    return bench;
  }
  if (!hasRow(game)) throw new RangeError(`deduce: list the items of ${rules.task}`);
  return generateCase(game.content, game.rules, random, world);
}

function generateCase(content: Content, rules: Rules, random: Random, world: World | undefined): Item {
  const all = rules.groups.flatMap(({ id: group, candidates }) =>
    candidates.map(({ id }) => itemFor(rules, group, id)),
  );
  const items = random.shuffle(all);
  const isNew = ({ sought }: Item): boolean => !isFound(world, sought);
  // Who was found before may steal again, and in a bet and at the end chance alone decides: what was is no proof.
  const isOpen = rules.prize !== undefined || rules.final === true || random.next() < STEALS_AGAIN;
  const isBack = random.next() < COMES_BACK;
  const back = isBack ? items.filter(({ sought }) => isOffended(world, sought)) : [];
  const found = [...back, ...(isOpen ? [] : items.filter(isNew)), ...items].find((item) =>
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
  return taskOf(deal).begin(deal, random) !== null;
}
