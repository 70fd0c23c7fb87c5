import * as z from "zod";
import { headSchema, outsideLinkSchema, outsideSchema, pictureSchema, pointSchema } from "./parts.ts";
import { sample, textSchema } from "./parts.ts";

export const projectsSchema = z.strictObject({
  ...headSchema.shape,
  classrooms: z.array(z.strictObject({ image: pictureSchema, caption: textSchema, ...sample })).length(5),
  research: headSchema.extend({
    tiles: z.array(pointSchema).length(3),
    papers: z
      .array(z.strictObject({ title: textSchema, venue: textSchema, url: outsideSchema, ...sample }))
      .length(3),
  }),
  events: headSchema.extend({
    kinds: z.array(pointSchema).length(2),
    photos: outsideLinkSchema.extend(sample),
  }),
  hackathon: headSchema.extend({ picture: pictureSchema, site: outsideLinkSchema.extend(sample) }),
  social: headSchema.extend({
    playlist: z.strictObject({ title: textSchema, picture: pictureSchema, url: outsideSchema, ...sample }),
    channel: outsideLinkSchema.extend(sample),
  }),
});
