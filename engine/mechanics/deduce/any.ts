/** Both families of cases: rows of candidates with clues, and charts of places with probes. */
import * as z from "../../zod.ts";
import type { Deal } from "../contract.ts";
import { contentSchema, itemSchema, rulesSchema, type Content, type Rules } from "./schema.ts";
import {
  hideItemSchema,
  hideRulesSchema,
  probeItemSchema,
  probeRulesSchema,
  surveyContentSchema,
} from "./survey/schema.ts";
import type { DeduceDeal, World } from "./world.ts";

export const anyContentSchema = z.union([contentSchema, surveyContentSchema]);
export const anyRulesSchema = z.discriminatedUnion("task", [rulesSchema, probeRulesSchema, hideRulesSchema]);
export const anyItemSchema = z.union([itemSchema, probeItemSchema, hideItemSchema]);

export type AnyContent = z.infer<typeof anyContentSchema>;
export type AnyRules = z.infer<typeof anyRulesSchema>;
export type AnyItem = z.infer<typeof anyItemSchema>;
export type AnyDeal = Deal<AnyContent, AnyRules, AnyItem, World | undefined>;

interface Row {
  readonly content: Content;
  readonly rules: Rules;
}

/** Whether candidates sit in a row here: everything else is a survey. */
export function hasRow<T extends { readonly content: AnyContent; readonly rules: AnyRules }>(
  game: T,
): game is T & Row {
  return "groups" in game.rules;
}

/** The same of a turn: its item names who is sought. */
export function isCase(deal: AnyDeal): deal is AnyDeal & DeduceDeal {
  return hasRow(deal) && "sought" in deal.item;
}
