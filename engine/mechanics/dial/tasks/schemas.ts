/** What definitions say of the tasks that there are, by their types: apart from how they are asked, since players need none of it. */
import * as z from "../../../zod.ts";
import { lessItemSchema, lessRulesSchema, lessWordsSchema } from "./less/schema.ts";
import { minusItemSchema, minusRulesSchema, minusWordsSchema } from "./minus/schema.ts";
import { plusContentSchema, plusItemSchema, plusRulesSchema } from "./plus/schema.ts";
import { shareItemSchema, shareRulesSchema, shareWordsSchema } from "./share/schema.ts";

export const taskWordsSchema = z.strictObject({
  plus: plusContentSchema.optional(),
  minus: minusWordsSchema.optional(),
  less: lessWordsSchema.optional(),
  share: shareWordsSchema.optional(),
});
export const taskRulesSchema = z.discriminatedUnion("type", [
  plusRulesSchema,
  minusRulesSchema,
  lessRulesSchema,
  shareRulesSchema,
]);
export const taskSchema = z.discriminatedUnion("type", [
  plusItemSchema,
  minusItemSchema,
  lessItemSchema,
  shareItemSchema,
]);

export type TaskWords = z.infer<typeof taskWordsSchema>;
export type Drawing = z.infer<typeof taskRulesSchema>;
export type Sum = z.infer<typeof taskSchema>;
