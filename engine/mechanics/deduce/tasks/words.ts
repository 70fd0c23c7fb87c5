/** What each task says: the schemas of its words. */
import * as z from "../../../zod.ts";
import { familySchema, soundIdSchema, textSchema } from "../../../definition/text.ts";
import { template, templates } from "../../kit/templates.ts";
import { moveWordsWith } from "../../kit/move-words.ts";

const WHY = ["name", "why", "Why"];
const RULE = familySchema.meta({
  description: "What this kind of case is about, and the question: when somebody asks what to do.",
});

const OFFER = familySchema.optional().meta({
  description: "Said after the rule, as long as there is one thing more to know.",
});

export const alibisWordsSchema = z.strictObject({
  ask: familySchema,
  rule: RULE,
  offer: OFFER,
  more: moveWordsWith(),
  noMore: familySchema,
  noWord: familySchema.optional().meta({ description: "Nobody was walked to who could tell." }),
  pressed: templates("meaning").meta({ description: "Whoever is pressed tells what it means." }),
  alone: familySchema.meta({ description: "Said before the sound of its story is heard alone." }),
  proof: templates("name", "why").meta({ description: "Who lied, and why it is not so." }),
  honest: templates("name", "why").meta({ description: "Why it was not this one: what it said is so." }),
  honestUnheard: templates("name").meta({ description: "It was named before its story was heard." }),
  hintVisit: templates("left").meta({ description: "Somebody has not been heard yet." }),
  hintWeigh: familySchema,
  hintLiar: templates("name").meta({ description: "Said before its story, which is heard once more." }),
});

export const backwardWordsSchema = z.strictObject({
  ask: familySchema,
  rule: RULE,
  offer: OFFER,
  witness: moveWordsWith().meta({ description: "One more joins the row and answers, for a price." }),
  noWitness: familySchema,
  choose: moveWordsWith(),
  noCard: familySchema,
  gone: familySchema.meta({ description: "At a card that was wrong before." }),
  yes: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  no: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  proof: templates("clue"),
  wrongYes: templates(...WHY).meta({
    description: "It would have said yes to that card, and said no.",
  }),
  wrongNo: templates(...WHY).meta({
    description: "It would have said no to that card, and said yes.",
  }),
  hintWho: templates("name"),
  hintCard: templates("clue"),
});

export const humsWordsSchema = z.strictObject({
  ask: familySchema,
  askYet: familySchema.optional().meta({
    description: "The question where it may be that nobody has lied yet, by `idle`.",
  }),
  askTwo: familySchema.meta({ description: "The question where 2 are to be found." }),
  rule: z.strictObject({
    practice: RULE.optional(),
    denies: RULE,
    boasts: RULE,
    both: RULE,
    pair: RULE,
  }),
  offer: OFFER,
  more: moveWordsWith(),
  noMore: familySchema,
  yes: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  no: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  denied: templates(...WHY).meta({ description: "It said no, and the clue fits it." }),
  boasted: templates(...WHY).meta({ description: "It said yes, and the clue does not fit it." }),
  safe: z
    .strictObject({ denies: templates(...WHY), boasts: templates(...WHY) })
    .meta({ description: "It has answered as no liar here ever does: that alone clears it." }),
  high: templates("names").meta({ description: "Who said yes to an earlier clue, as it is told again." }),
  highNobody: familySchema,
  foil: templates(...WHY).meta({ description: "And this one said the same, and was honest." }),
  sooner: familySchema.meta({ description: "The first clue was enough, and more were paid for." }),
  cornered: templates("name").meta({ description: "Nobody else was left: all others had to be honest." }),
  honestNo: templates(...WHY).meta({ description: "It said no, and the clue does not fit it." }),
  honestYes: templates(...WHY).meta({ description: "It said yes, and the clue fits it." }),
  hintWeigh: z.strictObject({
    denies: templates("names"),
    boasts: templates("names"),
    both: templates("names"),
    pair: templates("names"),
  }),
  hintOnly: z
    .strictObject({ denies: familySchema, boasts: familySchema, both: familySchema })
    .meta({ description: "Only one has always answered as a liar would." }),
  hintOthers: familySchema.meta({ description: "One was cleared: try the same on the others." }),
  hintMore: familySchema.meta({ description: "Nobody has lied yet." }),
  hintGuess: templates("names").optional().meta({
    description: "Nothing is proven, and another clue cannot be paid for: it is one of {names}.",
  }),
  hintLiar: templates("name").meta({ description: "Said before the clue, which is heard once more." }),
});

export const seekWordsSchema = z.strictObject({
  ask: familySchema,
  rule: RULE,
  offer: OFFER,
  more: moveWordsWith(),
  noMore: familySchema,
  proof: templates(...WHY).meta({ description: "The clue that left only this one." }),
  left: templates(...WHY)
    .optional()
    .meta({
      description: "Another one fits as well, and was named before: this one is left.",
    }),
  misfit: templates(...WHY).meta({
    description: "Why it was not this one: a clue that does not fit.",
  }),
  fitsSoFar: templates("name").meta({ description: "Not this one, though all clues so far fit it too." }),
  hintWeigh: templates("names"),
  hintMore: templates("names").meta({ description: "These all fit: another clue is needed." }),
  hintGuess: templates("names").optional().meta({
    description: "Nothing is proven, and another clue cannot be paid for: it is one of {names}.",
  }),
  hintMisfit: templates(...WHY),
  hintName: templates("name"),
});

export const trapWordsSchema = z.strictObject({
  ask: templates("name").meta({ description: "Whom to catch." }),
  rule: templates("name").meta({
    description: "The same, with what the buttons do: when it is asked again.",
  }),
  call: moveWordsWith(),
  pull: moveWordsWith(),
  card: template("clue").meta({ description: "A card as it is browsed: {clue}" }),
  calledCard: template("clue").meta({ description: "A card that is called out now." }),
  noCard: familySchema,
  already: familySchema.meta({ description: "The card is called out now: nothing happens." }),
  gone: familySchema.meta({ description: "At a card that was wrong before." }),
  forward: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  back: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  pulled: z.strictObject({ sound: soundIdSchema, caption: textSchema }),
  nobody: familySchema.meta({ description: "Nobody moves." }),
  proof: templates("name", "clues").meta({ description: "The clues that only this one fits." }),
  fewer: templates("clues").meta({ description: "Fewer cards would have done: these." }),
  empty: familySchema.meta({ description: "The lever was pulled, and nobody had come forward." }),
  crowd: templates("names", "reasons", ...WHY).meta({
    description: "Others fell in, too: they fit all that was called. {reasons} tells why of each.",
  }),
  missing: templates(...WHY).meta({
    description: "A card was called that the one who is sought does not fit: that costs a bite.",
  }),
  dropped: familySchema.meta({ description: "And it comes back at once, and is out." }),
  stamp: z
    .strictObject({ sound: soundIdSchema, caption: textSchema })
    .meta({ description: "Asked again, everybody on the trapdoor stamps after their name." }),
  standingNone: familySchema,
  hintStart: templates("name"),
  hintOthers: templates("names", "name", "clues").meta({
    description: "These stand there too, since they fit what is called.",
  }),
  hintNot: templates("clue", ...WHY).meta({
    description: "A card that does not fit the one that is sought.",
  }),
  hintCard: templates("clue"),
  hintPull: familySchema,
  stood: templates("names").meta({ description: "After what failed: who stands there now." }),
  answer: templates("clues", "name").meta({ description: "And the cards that leave only this one." }),
});
