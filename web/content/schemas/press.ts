import * as z from "zod";
import { outsideSchema, pictureSchema, sample, textSchema } from "./parts.ts";

export const pressSchema = z
  .array(
    z.strictObject({
      image: pictureSchema,
      /** The headline. */
      text: textSchema,
      /** The outlet: a paper, a station, a site. */
      network: textSchema,
      url: outsideSchema,
      ...sample,
    }),
  )
  .length(28);
