/** What is written of a game that counts, whichever of the tasks it has. */
import * as z from "../../zod.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";
import { outlineContentSchema, outlineRulesSchema, outlineSchema } from "./tasks/outline/schema.ts";

export const anyContentSchema = z.union([contentSchema, outlineContentSchema]);
export const anyRulesSchema = z.union([rulesSchema, outlineRulesSchema]);
export const anyItemSchema = z.union([itemSchema, outlineSchema]);
