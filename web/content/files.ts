/** Which schema each file in `assets/content` must keep. */
import type * as z from "zod";
import { consoleSchema } from "./schemas/console.ts";
import { homeSchema } from "./schemas/home.ts";
import { impactSchema } from "./schemas/impact.ts";
import { pressSchema } from "./schemas/press.ts";
import { projectsSchema } from "./schemas/projects.ts";
import { siteSchema } from "./schemas/site.ts";
import { studioSchema } from "./schemas/studio.ts";
import { teamSchema } from "./schemas/team.ts";
import { testimonialsSchema } from "./schemas/testimonials.ts";
import { toolkitPageSchema } from "./schemas/toolkit-page.ts";
import { toolkitsSchema } from "./schemas/toolkits.ts";
import { troubleshootingSchema } from "./schemas/troubleshooting.ts";

export const schemas: Readonly<Record<string, z.ZodType>> = {
  "console.json": consoleSchema,
  "home.json": homeSchema,
  "impact.json": impactSchema,
  "press.json": pressSchema,
  "projects.json": projectsSchema,
  "site.json": siteSchema,
  "studio.json": studioSchema,
  "team.json": teamSchema,
  "testimonials.json": testimonialsSchema,
  "toolkit-page.json": toolkitPageSchema,
  "toolkits.json": toolkitsSchema,
  "troubleshooting.json": troubleshootingSchema,
};
