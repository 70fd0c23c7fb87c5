/** The table of the voice, in the order in which it is read: `npm run voice` prints it. */
import { FOUND_AMONG_WORDS } from "./found-among-words.ts";
import type { Rule } from "./rule.ts";
import { SAID_AS_A_WHOLE } from "./said-as-a-whole.ts";
import { SECOND_THOUGHTS } from "./second-thoughts.ts";
import { TAKEN_AS_WORDS } from "./taken-as-words.ts";

export interface RuleTold extends Omit<Rule, "read"> {
  readonly when: string;
}

export const RULES: readonly RuleTold[] = [
  ...told("all that was said", SAID_AS_A_WHOLE),
  ...told("its words", TAKEN_AS_WORDS),
  ...told("what is found among them", FOUND_AMONG_WORDS),
  ...told("where nothing came of it", SECOND_THOUGHTS),
];

function told(when: string, rules: readonly Omit<Rule, "read">[]): RuleTold[] {
  return rules.map(({ name, why, examples }) => ({ when, name, why, examples }));
}
