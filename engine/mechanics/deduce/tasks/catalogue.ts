import type { AnyRules } from "../any.ts";
import { bench } from "./bench/index.ts";
import { familyTypeOf, type Family, type FamilyType } from "./family.ts";
import { rows } from "./rows/index.ts";
import { survey } from "./survey/index.ts";

export const tasks: Readonly<Record<FamilyType, Family>> = { rows, survey, bench };

export function familyOf({ rules }: { readonly rules: AnyRules }): Family {
  return tasks[familyTypeOf(rules)];
}

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addTasks(_tasks?: Readonly<Record<string, unknown>>): void {}
