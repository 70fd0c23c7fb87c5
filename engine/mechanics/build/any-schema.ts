/** What is written of a game that keeps something up, whichever of the tasks it has. */
import * as z from "../../zod.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import {
  upkeepContentSchema,
  upkeepItemSchema,
  upkeepRulesSchema,
  upkeepWorldSchema,
} from "./tasks/upkeep/schema.ts";

export const anyContentSchema = z.union([contentSchema, upkeepContentSchema]);
export const anyRulesSchema = z.union([rulesSchema, upkeepRulesSchema]);
export const anyItemSchema = z.union([itemSchema, upkeepItemSchema]);
export const anyWorldSchema = z.union([worldSchema, upkeepWorldSchema]);
