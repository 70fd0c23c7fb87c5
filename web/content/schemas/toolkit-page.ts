import * as z from "zod";
import { headSchema, insideLinkSchema, outsideSchema, pictureSchema, pointSchema } from "./parts.ts";
import { sample, statSchema, textSchema } from "./parts.ts";

export const toolkitPageSchema = z.strictObject({
  hero: headSchema.extend({ stats: z.array(statSchema).length(2), button: insideLinkSchema }),
  partners: headSchema.extend({
    logos: z
      .array(z.strictObject({ name: textSchema, image: pictureSchema, url: outsideSchema, ...sample }))
      .length(5),
  }),
  gallery: headSchema.extend({ link: insideLinkSchema }),
  /** What is true of every game, so that no guide repeats it. */
  common: headSchema.extend({ list: z.array(pointSchema).min(1) }),
  /** What each printed guide says of itself: below its title while nobody has tried it, and at its end. */
  print: z.strictObject({ unchecked: textSchema, ending: pointSchema }),
  steps: headSchema.extend({ list: z.array(pointSchema).length(3) }),
  database: headSchema,
  calls: z.array(pointSchema.extend({ link: insideLinkSchema })).length(2),
});
