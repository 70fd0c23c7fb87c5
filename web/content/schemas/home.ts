import * as z from "zod";
import { catalogue } from "../../../games/catalogue.ts";
import { headSchema, insideLinkSchema, outsideSchema, pictureSchema, pointSchema } from "./parts.ts";
import { sample, statSchema, textSchema } from "./parts.ts";

const fileSchema = (ending: string) =>
  z.string().regex(new RegExp(`^[a-z0-9-]+\\.${ending}$`), `Name a file in the folder films: play.${ending}`);

const playable = new Set(catalogue.map(({ slug }) => slug));
const playableSchema = z
  .string()
  .refine((slug) => playable.has(slug), `Name a game that can be played: ${[...playable].join(", ")}`);

export const homeSchema = z.strictObject({
  hero: headSchema.extend({
    stats: z.array(statSchema).min(1),
    button: insideLinkSchema,
    /** For whoever came to play. */
    game: z.strictObject({ label: textSchema, slug: playableSchema }),
  }),
  testimonials: headSchema,
  whatWeDo: headSchema.extend({
    cards: z.array(pointSchema.extend({ link: insideLinkSchema, picture: pictureSchema })).length(4),
  }),
  impact: headSchema.extend({ stats: z.array(statSchema).min(1), link: insideLinkSchema }),
  sponsors: headSchema.extend({
    logos: z
      .array(z.strictObject({ name: textSchema, image: pictureSchema, url: outsideSchema, ...sample }))
      .min(1),
  }),
  showcase: headSchema.extend({
    poster: pictureSchema,
    /** Null while there is no film: the page then shows the poster alone. A film has captions, and is told in words. */
    film: z
      .strictObject({
        file: fileSchema("webm"),
        /** The same, for browsers that do not play the other. */
        mp4: fileSchema("mp4"),
        captions: fileSchema("vtt"),
        /** All that is shown and heard, a line each. */
        told: z.array(textSchema).min(1),
        ...sample,
      })
      .nullable(),
    link: insideLinkSchema,
  }),
  press: headSchema,
});
