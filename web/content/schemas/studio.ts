import * as z from "zod";
import { emailSchema, headSchema, outsideSchema, pictureSchema, pointSchema } from "./parts.ts";
import { sample, textSchema } from "./parts.ts";

export const studioSchema = z.strictObject({
  hero: headSchema.extend({ label: textSchema, email: emailSchema, ...sample }),
  showcase: headSchema.extend({
    games: z
      .array(
        z.strictObject({
          title: textSchema,
          image: pictureSchema,
          description: textSchema,
          link: outsideSchema,
          ...sample,
        }),
      )
      .length(5),
  }),
  problem: headSchema.extend({ cards: z.array(pointSchema).min(1) }),
  opportunity: headSchema.extend({ cards: z.array(pointSchema).min(1) }),
  steps: headSchema.extend({ list: z.array(pointSchema).length(3) }),
  worksWith: headSchema.extend({ list: z.array(textSchema).length(4) }),
  youGet: headSchema.extend({ list: z.array(textSchema).length(4) }),
  commitment: headSchema,
});
