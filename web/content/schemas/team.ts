import * as z from "zod";
import { emailSchema, headSchema, outsideSchema, pictureSchema, sample, textSchema } from "./parts.ts";

const TITLES = ["Founder", "Management", "Design", "Development", "Outreach", "Social Media"] as const;

const volunteerSchema = z.strictObject({
  name: textSchema,
  role: textSchema,
  image: pictureSchema,
  linkedin: outsideSchema.optional(),
  github: outsideSchema.optional(),
  website: outsideSchema.optional(),
  email: emailSchema.optional(),
  ...sample,
});

const groupOf = <Title extends string>(title: Title) =>
  z.strictObject({ staffTitle: z.literal(title), volunteers: z.array(volunteerSchema).min(1) });

export const teamSchema = z.strictObject({
  ...headSchema.shape,
  /** All six, in the order of the page. */
  groups: z.tuple([
    groupOf(TITLES[0]),
    groupOf(TITLES[1]),
    groupOf(TITLES[2]),
    groupOf(TITLES[3]),
    groupOf(TITLES[4]),
    groupOf(TITLES[5]),
  ]),
  join: headSchema.extend({ label: textSchema, email: emailSchema, ...sample }),
});
