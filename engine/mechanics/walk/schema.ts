/**
 * Content, rules and items: walking, and a task. `gather` is the task there is; another (digging for finds, covering a
 * surface, following a route) is a further member of the three unions.
 */
import * as z from "../../zod.ts";
import { idSchema } from "../../definition/text.ts";
import type { Deal } from "../contract.ts";
import { tipsSchema } from "../tips.ts";
import { gatherContentSchema, gatherItemSchema, gatherRulesSchema } from "./gathering-schema.ts";
import { mapSchema, walkingContent, walkingRules } from "./walking-schema.ts";

export const contentSchema = z.strictObject({
  ...walkingContent,
  task: z.discriminatedUnion("type", [gatherContentSchema]),
});
export type WalkContent = z.infer<typeof contentSchema>;

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  ...walkingRules,
  task: z.discriminatedUnion("type", [gatherRulesSchema]),
});
export type WalkRules = z.infer<typeof rulesSchema>;

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  map: mapSchema,
  task: z.discriminatedUnion("type", [gatherItemSchema]),
});
export type WalkItem = z.infer<typeof itemSchema>;

export type WalkDeal = Deal<WalkContent, WalkRules, WalkItem>;

/** The choice at a shelf: for which thing, which option is under the cursor, which were taken and did not fit. */
export interface Choice {
  readonly thing: number;
  readonly cursor: number;
  readonly struck: readonly number[];
}

export interface WalkState {
  /** The cell one stands on: its index in the ground. */
  readonly at: number;
  readonly steps: number;
  /** Steps and bumps since something was last achieved. */
  readonly idle: number;
  /** The things that are in the cart, by their index in the item, in the order of picking. */
  readonly got: readonly number[];
  /** In the smallest coin. */
  readonly spent: number;
  /** How many options were taken that did not fit. */
  readonly wrong: number;
  readonly choice: Choice | null;
}
