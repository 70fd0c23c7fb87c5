/** Things, customers, codes, bins and marks by their ids: a level's own, or those that all levels share. */
import { entry } from "../kit/entry.ts";
import type { Bin, Code, Customer, Mark, SortContent, SortRules, Thing } from "./schema.ts";

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

export function binNamed({ content, rules }: Named, id: string): Bin {
  return rules.bins?.[id] ?? entry(content.bins, id, "sort");
}

export function markNamed({ content, rules }: Named, id: string): Mark {
  return rules.marks?.[id] ?? entry(content.marks, id, "sort");
}

export function customerNamed({ content, rules }: Named, id: string | undefined): Customer | undefined {
  return id === undefined ? undefined : (rules.customers?.[id] ?? entry(content.customers, id, "sort"));
}

/** It catches what belongs nowhere else. */
export function isTrap({ content, rules }: Named, bin: string): boolean {
  return (rules.bins?.[bin] ?? content.bins[bin])?.takes === "trap";
}

/** What a mark of this kind says. */
export function meaningOf({ content, rules }: Named, kind: string): string {
  const bin = rules.bins?.[kind] ?? content.bins[kind];
  return content.kinds?.[kind] ?? bin?.means ?? bin?.label ?? kind;
}
