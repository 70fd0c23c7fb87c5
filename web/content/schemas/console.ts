import * as z from "zod";
import {
  headSchema,
  insideLinkSchema,
  pictureSchema,
  pointSchema,
  sample,
  statSchema,
  textSchema,
} from "./parts.ts";

export const consoleSchema = z.strictObject({
  hero: headSchema.extend({ picture: pictureSchema, stats: z.array(statSchema).min(1) }),
  design: headSchema.extend({ points: z.array(pointSchema).min(1) }),
  play: headSchema.extend({ points: z.array(pointSchema).min(1) }),
  build: headSchema.extend({
    points: z.array(pointSchema).min(1),
    /** docs/console.md, as a page of the site. */
    guide: insideLinkSchema,
  }),
  backing: headSchema.extend({
    grants: z.array(z.strictObject({ name: textSchema, text: textSchema, ...sample })).length(2),
    pilot: pointSchema.extend(sample),
  }),
  whyItMatters: headSchema.extend({ points: z.array(pointSchema).min(1) }),
});
