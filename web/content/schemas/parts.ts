/** What the files of content are made of. Messages are for whoever edits them: each says what to do. */
import * as z from "zod";

/** Plain text: a page shows it as it is, so a tag would be read aloud. */
export const textSchema = z
  .string()
  .refine((text) => text !== "" && text === text.trim(), "Write a text, without spaces around it")
  .refine((text) => !/<\/?[a-z]/iu.test(text), "Write plain text: HTML would be shown, not obeyed");

/** Pages are served over https, so nothing that they lead to may be less. */
export const outsideSchema = z.url({
  protocol: /^https$/,
  error: "Give a whole address that begins with https://",
});

const insideSchema = z
  .string()
  .regex(/^\/[a-z-]*(#[a-z-]+)?$/, "Give the path of a page, such as /game-toolkit");

export const emailSchema = z.email("Give an e-mail address, without mailto:");

const linkSchema = <Url extends z.ZodType<string>>(url: Url) => z.strictObject({ label: textSchema, url });
export const insideLinkSchema = linkSchema(insideSchema);
export const outsideLinkSchema = linkSchema(outsideSchema);

/** A file in the folder `pictures` beside the content. An empty `alt` says that it is decoration. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/,
      "Name a file in the folder pictures, in small letters: classroom-1.webp",
    ),
  alt: z.union([z.literal(""), textSchema]),
});

/** Stands on whatever was made up until an organisation puts its own in its place. `npm run content` lists it. */
export const sample = { sample: z.literal(true).optional() };

/** "136+", "countries": said and shown as one. */
export const statSchema = z.strictObject({ value: textSchema, label: textSchema });

/** A card, tile or step. */
export const pointSchema = z.strictObject({ title: textSchema, text: textSchema });

/** A line of text in which some words are strong or lead somewhere; in place of HTML, which a page would have to trust. */
export const inlineSchema = z
  .array(
    z.union([
      z.string().min(1),
      z.strictObject({ strong: textSchema }),
      z.strictObject({ label: textSchema, url: outsideSchema }),
      z.strictObject({ label: textSchema, email: emailSchema }),
    ]),
  )
  .min(1);

/** How a page or a part of it begins. A sample where it speaks of samples: then both are to be replaced. */
export const headSchema = z.strictObject({ heading: textSchema, lead: textSchema, ...sample });
