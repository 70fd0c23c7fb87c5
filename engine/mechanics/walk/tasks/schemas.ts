/** What the tasks say, demand and ask. A further task is a line in each of these, and one in `catalogue.ts`. */
import * as z from "../../../zod.ts";
import { caneContentSchema, caneItemSchema, caneRulesSchema } from "./cane/schema.ts";
import { chaseContentSchema, chaseItemSchema, chaseRulesSchema } from "./chase/schema.ts";
import { digContentSchema, digItemSchema, digRulesSchema } from "./dig/schema.ts";
import { gatherItemSchema, gatherRulesSchema } from "./gather/schema.ts";
import { gatherContentSchema } from "./gather/words.ts";

export const taskContent = z.strictObject({
  gather: gatherContentSchema.optional(),
  chase: chaseContentSchema.optional(),
  dig: digContentSchema.optional(),
  cane: caneContentSchema.optional(),
});
export const taskRules = z.discriminatedUnion("type", [
  gatherRulesSchema,
  chaseRulesSchema,
  digRulesSchema,
  caneRulesSchema,
]);
export const taskItem = z.discriminatedUnion("type", [
  gatherItemSchema,
  chaseItemSchema,
  digItemSchema,
  caneItemSchema,
]);
