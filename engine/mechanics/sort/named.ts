/** Things, customers and codes by their ids: a level's own, or those that all levels share. */
import { entry } from "../kit/entry.ts";
import type { Code, Customer, SortContent, SortRules, Thing } from "./schema.ts";

export interface Named {
  readonly content: SortContent;
  readonly rules: SortRules;
}

export function thingNamed({ content, rules }: Named, id: string): Thing {
  return rules.things?.[id] ?? entry(content.things, id, "sort");
}

export function codeNamed({ content, rules }: Named, id: string): Code {
  return rules.codes?.[id] ?? entry(content.codes, id, "sort");
}

export function customerNamed({ content, rules }: Named, id: string | undefined): Customer | undefined {
  return id === undefined ? undefined : (rules.customers?.[id] ?? entry(content.customers, id, "sort"));
}
