import * as z from "zod";
import { emailSchema, insideLinkSchema, outsideLinkSchema, sample, textSchema } from "./parts.ts";

/** Which icon stands beside the link; the label names the service. */
const SOCIAL = ["photos", "network", "code", "video"] as const;
const socialOf = <Kind extends string>(kind: Kind) =>
  outsideLinkSchema.extend({ kind: z.literal(kind), ...sample });

export const siteSchema = z.strictObject({
  nav: z.strictObject({
    links: z
      .array(
        insideLinkSchema.extend({
          /** What it says instead where the bar has less or more room. */
          medium: textSchema.optional(),
          wide: textSchema.optional(),
        }),
      )
      .length(7),
    gameZone: insideLinkSchema,
    legal: z.array(insideLinkSchema).length(3),
  }),
  footer: z.strictObject({
    quickLinks: z.array(insideLinkSchema).length(7),
    /** Shown in this order. */
    social: z.tuple([socialOf(SOCIAL[0]), socialOf(SOCIAL[1]), socialOf(SOCIAL[2]), socialOf(SOCIAL[3])]),
    contact: z.strictObject({ label: textSchema, email: emailSchema, ...sample }),
    nonprofit: z.strictObject({ text: textSchema, ...sample }),
    copyright: z.strictObject({ year: z.literal(2024), text: textSchema }),
  }),
});
