/** Rooms: how warm it is changes for all things at once. Each is packed for what it will be, before the lever is pulled. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, textSchema } from "../../definition/text.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { moveWordsSchema } from "../kit/move-words.ts";
import { templates } from "../kit/templates.ts";
import { evidenceSchema } from "./schema-parts.ts";

const roomSchema = z.strictObject({
  name: textSchema.meta({ description: "As it stands in a sentence: a hot summer noon" }),
  arrives: z.array(evidenceSchema).min(1).meta({ description: "How it is heard once it is there." }),
});

const turnedSchema = z.strictObject({
  ...moveWordsSchema.shape,
  heard: z.array(evidenceSchema).min(1),
});

export const climateSchema = z
  .strictObject({
    rooms: z.record(idSchema, roomSchema).meta({ description: "From the coldest to the hottest." }),
    lever: turnedSchema,
    test: turnedSchema.meta({ description: "A crumb of a thing is turned beforehand, and is heard." }),
    warmer: z.array(evidenceSchema).min(1).meta({ description: "The lever foretells that, and no more." }),
    colder: z.array(evidenceSchema).min(1),
    next: turnedSchema.meta({ description: "Another thing of the shelf is looked at first." }),
    again: turnedSchema.meta({ description: "After a pull: the same things are packed anew." }),
    reset: turnedSchema.optional().meta({
      description: "All is packed, and the lever not pulled yet: what was packed is taken back, once.",
    }),
    escaped: linesSchema
      .min(1)
      .optional()
      .meta({ description: "Told once after a pull that something got away from." }),
  })
  .meta({ description: "What becomes of things when it gets warmer or colder." });

export const changing = {
  in: z.record(idSchema, idSchema).optional().meta({
    description: "By room, the bin for what it is there: { freezer: tray, kitchen: bucket }.",
  }),
  sounds: z.record(idSchema, z.array(evidenceSchema).min(1)).optional().meta({
    description: "By bin, how it sounds when it is that; set, when it is that for ever.",
  }),
  sets: idSchema.optional().meta({
    description: "Once it was in this room it is for ever what it became there.",
  }),
  set: familySchema.optional().meta({ description: "Told of it when it has been there before." }),
  became: z.record(idSchema, familySchema).optional().meta({
    description: "By room, what is told of it after a pull there.",
  }),
  about: familySchema
    .optional()
    .meta({ description: "What is told of it when it first comes in a sitting." }),
};

const pathSchema = z.array(idSchema).min(1).max(3).meta({
  description: "The rooms of one pull; the last is where it ends.",
});
const goesSchema = z.array(pathSchema).min(2).max(4).meta({
  description: "Where the things are at first, and where each pull leads.",
});
const tellsSchema = z.array(idSchema).min(1).max(3).meta({
  description: "These are heard beforehand, as they will be in the room that the lever leads to.",
});

export const shelfSchema = z.strictObject({
  from: z.array(idSchema).min(1).max(6),
  goes: goesSchema,
  tells: tellsSchema.optional(),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted" }),
});
export type Shelf = z.infer<typeof shelfSchema>;

export const shelvesSchema = z.strictObject({
  from: z.array(idSchema).min(1),
  one: z.array(idSchema).min(1).optional().meta({ description: "And one of these, each time." }),
  count: z.int().min(2).max(6),
  goes: z.array(goesSchema).min(1),
  tells: z.array(tellsSchema).min(1).optional().meta({
    description: "One of these is told from the room, and tells enough of all that stands on the shelf.",
  }),
});
export type Shelves = z.infer<typeof shelvesSchema>;

export const climateWords = {
  forecast: familySchema.meta({ description: "Before it is heard whether it gets warmer or colder." }),
  onward: familySchema.meta({ description: "After a pull, where another follows: Select goes on." }),
  from: templates("room").meta({ description: "Where the things are at first: In there it's like {room}." }),
  tells: familySchema.meta({ description: "Before a thing is heard as it is in the room it leads to." }),
  reached: templates("room").meta({ description: "After a pull: Now it's like {room}." }),
  ready: familySchema.meta({ description: "All is packed: Select pulls." }),
  takeBack: familySchema.meta({ description: "All is packed, and may be taken back once: Up." }),
  packed: templates("label", "names").meta({ description: "What is where: {label}: {names}." }),
  crumb: templates("name").meta({ description: "Before a crumb is heard that was tested already." }),
  keptAll: templates("of").meta({ description: "After a pull that nothing got away from." }),
  keptSome: templates("kept", "of").meta({ description: "After one that something got away from." }),
  keptNone: templates("of").meta({ description: "After one that everything got away from." }),
  keptOne: familySchema.meta({ description: "There was one thing, and it is kept." }),
  lostOne: familySchema.meta({ description: "There was one thing, and it got away." }),
  weigh: familySchema.meta({ description: "Help: how one thing tells of the others." }),
  tryCrumb: familySchema.meta({ description: "The last help: a crumb of it would tell." }),
  sure: familySchema.meta({
    description: "The last help where no crumb is needed: by what was heard it can be one thing only.",
  }),
  beside: familySchema.meta({ description: "Help, between what was heard beforehand and what is due." }),
};

export const usualClimateWords = {
  forecast: ["The lever goes:", "This way goes the lever:"],
  onward: ["Select: the same things once more.", "Select goes on with them."],
  from: "In there it's like {room} now.",
  tells: "In there already:",
  reached: "Now it's like {room} in there.",
  ready: ["All packed. Select pulls the lever.", "Everything is packed. Select pulls."],
  takeBack: "Up takes them back, once.",
  packed: "{label}: {names}.",
  crumb: "Your test. {name}:",
  keptAll: ["All {of} kept.", "Nothing got away: {of} of {of}."],
  keptSome: ["{kept} of {of} kept.", "Kept: {kept} of {of}."],
  keptNone: ["None of the {of} is kept.", "All {of} got away."],
  keptOne: ["The last one is kept.", "You kept it."],
  lostOne: ["The last one got away.", "It got away, too."],
  weigh: "Test one of them, and think: which of the others change sooner, which later?",
  tryCrumb: ["Up tests a crumb of it. That tells for sure.", "To be sure of it, test a crumb: Up."],
  sure: "There is only one thing left that it can be.",
  beside: ["And this one:", "Beside it:"],
};
