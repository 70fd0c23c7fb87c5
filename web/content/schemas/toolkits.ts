import * as z from "zod";
import { textSchema } from "./parts.ts";

const PLATFORMS = ["PC", "Xbox", "PS5", "Switch", "Mobile"] as const;
/** Each has a picture of its name in `assets/images/toolkits`. */
const CATEGORIES = [
  "FPS",
  "Sandbox",
  "Platform",
  "Sports",
  "Battle Royale",
  "Action",
  "MOBA",
  "Party",
  "Horror",
  "RPG",
  "MMO",
  "Card",
  "Adventure",
  "Fighting",
  "Racing",
  "Simulation",
  "Strategy",
  "Survival",
] as const;
const ICON_OF = {
  PC: "desktop",
  Xbox: "controller",
  PS5: "controller",
  Switch: "controller",
  Mobile: "mobile",
} as const;

/**
 * From which age on, in years: by the rating of the ESRB (Everyone, Everyone 10+, Teen, Mature 17+) where we are sure of
 * it, else by our estimate.
 */
const ageSchema = z.strictObject({ from: z.literal([6, 10, 13, 17]), by: z.enum(["ESRB", "us"]) });

const toolkitSchema = z
  .strictObject({
    id: z.int(),
    name: textSchema,
    /** The one that the description speaks of; a game may be on others too. */
    platform: z.enum(PLATFORMS),
    platformIcon: z.enum(["desktop", "controller", "mobile"]),
    description: textSchema,
    category: z.enum(CATEGORIES),
    age: ageSchema,
    /** Null while there is no guide. The PDF is made of the guide of the same name in `assets/toolkits`. */
    pdfUrl: z
      .string()
      .regex(/^\/toolkits\/[a-z0-9-]+\.pdf$/, "Give /toolkits/name-of-the-game.pdf, or null")
      .nullable(),
    /** Whether somebody has played the game with our guide in hand. Stands with every guide, and with nothing else. */
    checked: z.boolean().optional(),
  })
  .refine(({ pdfUrl, checked }) => (pdfUrl === null) === (checked === undefined), {
    path: ["checked"],
    error: "Say of a guide whether it was tried: false until somebody has; without a guide leave it out",
  })
  .refine(({ platform, platformIcon }) => platformIcon === ICON_OF[platform], {
    path: ["platformIcon"],
    error: "Give the icon of the platform: desktop for PC, mobile for Mobile, controller for the others",
  });

export const toolkitsSchema = z
  .array(toolkitSchema)
  .length(100)
  .superRefine((toolkits, context) => {
    const names = new Set<string>();
    for (const [index, { id, name }] of toolkits.entries()) {
      if (id !== index + 1)
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: `Number them in order: ${index + 1}`,
        });
      if (names.has(name))
        context.addIssue({ code: "custom", path: [index, "name"], message: "Another toolkit has this name" });
      names.add(name);
    }
  });
