/**
 * What pages know of the content: types alone, so that no schema reaches a browser. A page imports the JSON itself; where
 * TypeScript reads a wider type from it ("string" for a platform), `as` is right: the build has checked the file.
 */
import type * as z from "zod";
import type { homeSchema } from "./schemas/home.ts";
import type { impactSchema } from "./schemas/impact.ts";
import type { inlineSchema, pictureSchema, pointSchema, statSchema } from "./schemas/parts.ts";
import type { pressSchema } from "./schemas/press.ts";
import type { siteSchema } from "./schemas/site.ts";
import type { teamSchema } from "./schemas/team.ts";
import type { testimonialsSchema } from "./schemas/testimonials.ts";
import type { toolkitsSchema } from "./schemas/toolkits.ts";
import type { troubleshootingSchema } from "./schemas/troubleshooting.ts";

export type Picture = z.infer<typeof pictureSchema>;
export type Stat = z.infer<typeof statSchema>;
export type Point = z.infer<typeof pointSchema>;
export type Inline = z.infer<typeof inlineSchema>;

export type Home = z.infer<typeof homeSchema>;
export type PressEntry = z.infer<typeof pressSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Site = z.infer<typeof siteSchema>;
export type Impact = z.infer<typeof impactSchema>;
export type School = Impact["map"]["schools"][number];
export type StaffGroup = z.infer<typeof teamSchema>["groups"][number];
export type Volunteer = StaffGroup["volunteers"][number];
export type Toolkit = z.infer<typeof toolkitsSchema>[number];
export type Troubleshooting = z.infer<typeof troubleshootingSchema>;
