import * as z from "zod";
import { inlineSchema, pictureSchema, sample, textSchema } from "./parts.ts";

export const testimonialsSchema = z
  .array(
    z.strictObject({
      image: pictureSchema,
      text: inlineSchema,
      name: textSchema,
      role: inlineSchema,
      ...sample,
    }),
  )
  .length(7);
