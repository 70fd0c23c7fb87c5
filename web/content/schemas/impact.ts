import * as z from "zod";
import { emailSchema, headSchema, outsideSchema, pictureSchema, pointSchema } from "./parts.ts";
import { sample, textSchema } from "./parts.ts";

const organisation = { name: textSchema, link: outsideSchema, ...sample };

export const impactSchema = z.strictObject({
  ...headSchema.shape,
  accolades: headSchema.extend({
    awards: z.array(pointSchema.extend({ image: pictureSchema, ...sample })).length(5),
  }),
  gallery: headSchema.extend({
    photos: z.array(z.strictObject({ image: pictureSchema, caption: textSchema, ...sample })).min(1),
  }),
  map: headSchema.extend({
    schools: z
      .array(
        z.strictObject({
          name: textSchema,
          /** Degrees, east and north positive. */
          longitude: z.number().min(-180).max(180),
          latitude: z.number().min(-90).max(90),
          ...sample,
        }),
      )
      .length(24),
  }),
  associated: headSchema.extend({ organizations: z.array(z.strictObject(organisation)).length(18) }),
  partnered: headSchema.extend({
    schools: z
      .array(
        z.strictObject({
          ...organisation,
          educators: z.array(z.strictObject({ name: textSchema, email: emailSchema })).min(1),
        }),
      )
      .length(8),
    thanks: textSchema,
  }),
});
