/** The cases that share a ground: rows of candidates with clues, charts of places with probes, benches of guests with clubs. */
import type { Cue } from "../../../cue.ts";
import type { Random } from "../../../random.ts";
import type { Help, IsTooDear, Patience, Rung } from "../../contract.ts";
import type { AnyContent, AnyDeal, AnyItem, AnyRules } from "../any.ts";
import type { State } from "../state.ts";
import type { World } from "../world.ts";
import type { TaskOf } from "./task.ts";

export type FamilyType = "rows" | "survey" | "bench";

export interface Family {
  readonly tasks: { readonly [Name in AnyRules["task"]]?: TaskOf<AnyDeal> };
  generate(content: AnyContent, rules: AnyRules, random: Random, world: World | undefined): AnyItem;
  leave?(deal: AnyDeal, state: State): World;
  perform?(content: AnyContent, rules: AnyRules, world: World | undefined): Cue[];
  patience?(deal: AnyDeal, state: State): Patience;
  /** Three rungs of the task's hints if absent. */
  help?(deal: AnyDeal, state: State, isTooDear?: IsTooDear): Help;
  helped?(deal: AnyDeal, state: State, rung: Rung): State;
}

/** Where the cases of these rules are played. */
export function familyTypeOf({ task }: AnyRules): FamilyType {
  if (task === "odd") return "bench";
  return task === "probe" || task === "hide" ? "survey" : "rows";
}
