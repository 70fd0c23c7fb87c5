/** All families of cases: rows of candidates with clues, charts of places with probes, and benches of guests with clubs. */
import * as z from "../../zod.ts";
import type { Deal } from "../contract.ts";
import type { OddDeal } from "./bench/seats.ts";
import {
  benchContentSchema,
  oddItemSchema,
  oddRulesSchema,
  type BenchContent,
  type OddRules,
} from "./bench/schema.ts";
import { contentSchema, itemSchema, rulesSchema, type Content, type Rules } from "./schema.ts";
import {
  hideItemSchema,
  hideRulesSchema,
  probeItemSchema,
  probeRulesSchema,
  surveyContentSchema,
} from "./survey/schema.ts";
import type { DeduceDeal, World } from "./world.ts";

export const anyContentSchema = z.union([contentSchema, surveyContentSchema, benchContentSchema]);
export const anyRulesSchema = z.discriminatedUnion("task", [
  rulesSchema,
  probeRulesSchema,
  hideRulesSchema,
  oddRulesSchema,
]);
export const anyItemSchema = z.union([itemSchema, probeItemSchema, hideItemSchema, oddItemSchema]);

export type AnyContent = z.infer<typeof anyContentSchema>;
export type AnyRules = z.infer<typeof anyRulesSchema>;
export type AnyItem = z.infer<typeof anyItemSchema>;
export type AnyDeal = Deal<AnyContent, AnyRules, AnyItem, World | undefined>;

interface Row {
  readonly content: Content;
  readonly rules: Rules;
}

/** Whether candidates sit in a row here: everything else is a survey or a bench. */
export function hasRow<T extends { readonly content: AnyContent; readonly rules: AnyRules }>(
  game: T,
): game is T & Row {
  return "groups" in game.rules;
}

/** The same of a turn: its item names who is sought. */
export function isCase(deal: AnyDeal): deal is AnyDeal & DeduceDeal {
  return hasRow(deal) && "sought" in deal.item;
}

interface Bench {
  readonly content: BenchContent;
  readonly rules: OddRules;
}

/** Whether guests sit on a bench here. */
export function hasBench<T extends { readonly content: AnyContent; readonly rules: AnyRules }>(
  game: T,
): game is T & Bench {
  return game.rules.task === "odd";
}

/** The same of a turn: its item names who sits there. */
export function isBench(deal: AnyDeal): deal is AnyDeal & OddDeal {
  return hasBench(deal) && "row" in deal.item;
}
