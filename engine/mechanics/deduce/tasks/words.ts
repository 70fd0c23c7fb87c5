/** What each task says: the schemas of its words. */
import * as z from "../../../zod.ts";
import { familySchema, soundIdSchema, textSchema } from "../../../definition/text.ts";
import { linesSchema } from "../../../lines/line-schema.ts";
import { template, templates } from "../../kit/templates.ts";
import { spoken } from "../spoken.ts";

export const alibisWordsSchema = z.strictObject({
  ask: familySchema,
  more: spoken(),
  noMore: familySchema,
  flustered: z
    .array(z.union([textSchema, linesSchema.min(1)]))
    .min(1)
    .meta({ description: "Who made it up, and is pressed further, does not know what to say." }),
  proof: templates("name", "why").meta({ description: "Who lied, and why it is not so." }),
  honest: templates("name").meta({ description: "Why it was not this one: all that it said is so." }),
  hintVisit: templates("left").meta({ description: "Somebody has not been heard yet." }),
  hintWeigh: familySchema,
  hintHonest: templates("name"),
  hintLiar: templates("name", "why"),
});

export const backwardWordsSchema = z.strictObject({
  ask: familySchema,
  witness: spoken().meta({ description: "One more joins the row and answers, for a price." }),
  noWitness: familySchema,
  choose: spoken(),
  noCard: familySchema,
  gone: familySchema.meta({ description: "At a card that was wrong before." }),
  yes: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  no: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  proof: templates("clue"),
  wrongYes: templates("name", "clue").meta({
    description: "It would have said yes to that card, and said no.",
  }),
  wrongNo: templates("name", "clue").meta({
    description: "It would have said no to that card, and said yes.",
  }),
  hintWho: templates("name"),
  hintCard: templates("clue"),
});

export const humsWordsSchema = z.strictObject({
  ask: familySchema,
  more: spoken(),
  noMore: familySchema,
  yes: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  no: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  proof: templates("name", "clue").meta({ description: "Who lied, and about which clue." }),
  cornered: templates("name").meta({ description: "Nobody else was left: all others had to be honest." }),
  honestNo: templates("name", "clue").meta({ description: "It said no, and the clue does not fit it." }),
  honestYes: templates("name", "clue").meta({ description: "It said yes, and the clue fits it." }),
  hintWeigh: templates("clue", "names").meta({ description: "Hold the clue against those who are left." }),
  hintMore: familySchema.meta({ description: "Nobody has lied yet." }),
  hintHonest: templates("name", "clue"),
  hintLiar: templates("name", "clue"),
});

export const seekWordsSchema = z.strictObject({
  ask: familySchema,
  more: spoken(),
  noMore: familySchema,
  proof: templates("name", "clue").meta({ description: "The clue that left only this one." }),
  misfit: templates("name", "clue").meta({
    description: "Why it was not this one: a clue that does not fit.",
  }),
  fitsSoFar: templates("name").meta({ description: "Not this one, though all clues so far fit it too." }),
  hintWeigh: templates("clue", "names"),
  hintMore: templates("names").meta({ description: "These all fit: another clue is needed." }),
  hintMisfit: templates("name", "clue"),
  hintName: templates("name"),
});

export const trapWordsSchema = z.strictObject({
  ask: templates("name").meta({ description: "Whom to catch." }),
  call: spoken(),
  pull: spoken(),
  card: template("clue").meta({ description: "A card as it is browsed: {clue}" }),
  calledCard: template("clue").meta({ description: "A card that is called out now." }),
  noCard: familySchema,
  forward: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  back: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  pulled: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  nobody: familySchema.meta({ description: "Nobody moves." }),
  proof: templates("name", "clues").meta({ description: "The clues that only this one fits." }),
  fewer: templates("clues").meta({ description: "Fewer cards would have done: these." }),
  empty: familySchema.meta({ description: "The lever was pulled, and nobody had come forward." }),
  crowd: templates("names", "name").meta({
    description: "Others fell in, too: they fit all that was called.",
  }),
  missing: templates("name", "clue").meta({ description: "The one that is sought had stepped back." }),
  stamp: z
    .strictObject({ sound: soundIdSchema, caption: textSchema })
    .meta({ description: "Asked again, everybody on the trapdoor stamps after their name." }),
  standingNone: familySchema,
  hintStart: templates("name"),
  hintOthers: templates("names", "name", "clues").meta({
    description: "These stand there too, since they fit what is called.",
  }),
  hintTakeBack: templates("name", "clue").meta({
    description: "A card that is called out now sends the one that is sought away.",
  }),
  hintCard: templates("clue"),
  hintPull: familySchema,
  stood: templates("names").meta({ description: "When it was tried enough: who stands there." }),
  answer: templates("clues", "name").meta({ description: "And the cards that leave only this one." }),
});
