/** The small words of a bench, as families. */
import * as z from "../../../zod.ts";
import { familySchema } from "../../../definition/text.ts";
import { withDefaults } from "../../../definition/defaults.ts";
import { template, templates } from "../../kit/templates.ts";

const OF = ["name", "Name", "are", "isnt", "names", "Names"] as const;

const families = {
  ask: familySchema.meta({ description: "The question, where one does not belong." }),
  askMore: familySchema.meta({ description: "The question, where there may be more than one." }),
  askAll: familySchema.meta({ description: "The question, where several do not belong for sure." }),
  giggles: familySchema.meta({ description: "Somebody who slipped in before sits there, and is heard to." }),
  traded: familySchema.meta({ description: "Said before the last trade of places is heard again." }),
  listed: templates("clubs").meta({ description: "The clubs, where it is asked again." }),
  here: templates("number").meta({ description: "Before the guest at whom one stands is heard once more." }),
  which: familySchema.meta({
    description: "Somebody was chosen, and is heard before it: which club are the others in?",
  }),
  others: familySchema.meta({ description: "Said before the other three are heard again." }),
  onBench: familySchema.meta({
    description: "The list is closed: one is at the bench again, and who sits there is heard.",
  }),
  nobody: familySchema.meta({ description: "Nobody was passed yet, and somebody is to be chosen." }),
  noClub: familySchema.meta({ description: "No club was heard yet, and one is to be said." }),
  tried: familySchema.meta({ description: "This very pair was wrong before." }),
  done: familySchema.meta({ description: "This one was found out already." }),
  already: templates("names", "Names").meta({
    description: "Where it is asked again: who was found out already.",
  }),
  said: familySchema.meta({
    description: "A club was named by voice, and is heard before it: is this the one?",
  }),
  found: familySchema.meta({ description: "Said by who is found out." }),
  why: templates(...OF).meta({ description: "Why: {Names} {are}, and {name} {isnt}." }),
  more: familySchema.meta({ description: "One was found, and there may be another." }),
  other: familySchema.meta({ description: "One was found, and there is another for sure." }),
  all: familySchema.meta({ description: "All that can be on a bench were found." }),
  clean: familySchema.meta({ description: "The door was opened, and nobody slips in." }),
  slipped: templates(...OF).meta({ description: "Somebody slips in, and why it did not belong." }),
  early: familySchema.meta({ description: "The door is to be opened, and nobody was found yet." }),
  fourToo: templates("are").meta({ description: "Not so: all four {are}." }),
  but: templates("name", "Name", "isnt").meta({
    description: "Not so: {name}, one of the other three, {isnt}.",
  }),
  among: templates("name", "Name", "are").meta({
    description: "Not so: three {are}, and {name}, who was chosen, is one of them.",
  }),
  nothing: familySchema.meta({ description: "Not so: no three on the bench share that." }),
  guestIsRight: templates("name", "Name").meta({
    description: "Not so, but who was chosen does not belong: only the club is another one.",
  }),
  lastTry: familySchema.meta({ description: "Not so, and with the next wrong pair the door opens." }),
  over: familySchema.meta({ description: "It was tried enough: the door opens." }),
  asked: templates("name", "Name").meta({
    description: "Before the signs of the clubs that a guest is in, when asked.",
  }),
  none: templates("name", "Name").meta({ description: "Asked, a guest is in none of these clubs." }),
  onlyOne: familySchema.meta({ description: "Another one was asked on this bench." }),
  helped: familySchema.meta({
    description: "One was found, and help had told something of it: it is not counted as unmasked.",
  }),
  hintListen: familySchema,
  hintThree: familySchema.meta({
    description: "On the list: what do the other three share? They are heard after it.",
  }),
  hintClub: templates("are").meta({ description: "Three of them {are}." }),
  hintWho: templates("name", "Name").meta({ description: "Who does not belong: {name}." }),
  hintBack: familySchema.meta({ description: "On the list, and it is somebody else." }),
  hintDoor: familySchema.meta({ description: "Nobody is left to be found." }),
  hintMore: familySchema.meta({ description: "After the first help: there is more, and what that takes." }),
};

const labels = {
  left: template(),
  right: template(),
  ask: template(),
  door: template(),
  choose: template(),
  go: template("number"),
  name: template("number"),
  before: template(),
  next: template(),
  hear: template(),
  back: template(),
  say: template(),
  and: template(),
};

export const benchWordsSchema = z
  .strictObject({ ...families, labels: z.strictObject(labels).partial() })
  .partial();
type Words = { readonly [K in keyof typeof families]: z.infer<(typeof families)[K]> };
type Labels = { readonly [K in keyof typeof labels]: string };
export type BenchWords = Words & { readonly labels: Labels };

const USUAL_LABELS: Labels = {
  left: "Guest to the left",
  right: "Guest to the right",
  ask: "Ask this one",
  door: "Open the door",
  choose: "This one",
  go: "Number {number}",
  name: "It is number {number}",
  before: "The club before",
  next: "The next club",
  hear: "Hear the other three",
  back: "Back to the bench",
  say: "Say this club",
  and: "and",
};

const USUAL_WORDS: Words = {
  ask: ["Who does not belong?", "Which one is different?"],
  askMore: ["Who does not belong? There may be more than one.", "Who is different? Perhaps two are."],
  askAll: ["More than one does not belong. Who?", "Several do not belong here. Who?"],
  giggles: ["Somebody giggles on this bench.", "A giggle is under one of the masks."],
  traded: ["The last trade:", "These two traded last:"],
  listed: "The clubs are: {clubs}.",
  here: ["You are at number {number}:", "And you stand at number {number}:"],
  which: ["And which club are the other three in?", "What are the other three?"],
  others: ["The other three:", "These three:"],
  onBench: ["Back at the bench.", "The bench again."],
  nobody: ["Pass somebody first: Left or Right.", "Which one? Left or Right."],
  noClub: ["Hear the clubs first: Left or Right.", "Which club? Left or Right."],
  tried: ["You said that before.", "That was tried already."],
  done: ["This one was found out.", "Found out already."],
  already: ["Found out already: {names}.", "{Names}: found out already."],
  said: ["Is it that one? Yes, or Select.", "That one? Yes, or Select."],
  found: ["You found me.", "How did you know?"],
  why: ["{Names} {are}. {Name} {isnt}.", "{Name} {isnt}: {names} {are}."],
  more: ["Is there another one?", "Perhaps there is one more."],
  other: ["And the other one?", "There is one more. Who?"],
  all: ["That was everybody.", "There are no more here."],
  clean: ["The others belong. In they go.", "Nobody else was left."],
  slipped: ["{Name} slips in. {Names} {are}, and {name} {isnt}."],
  early: ["Somebody here does not belong. Who?", "Find who does not belong first."],
  fourToo: ["All four {are}.", "No: all four {are}."],
  but: ["But {name} {isnt}.", "{Name} {isnt}, though."],
  among: ["Three of them {are}, but {name} is one of the three.", "{Name} is one of the three that {are}."],
  nothing: ["No three here share that.", "Three that share that? Not here."],
  guestIsRight: ["But {name} is the one. Which club?", "It is {name}, though. Another club."],
  lastTry: ["One more try.", "The last try comes."],
  over: ["The door opens.", "They go in now."],
  asked: ["{Name}. Its clubs:", "{Name}, and this is where it belongs:"],
  none: ["{Name}, and in none of these clubs.", "{Name}. None of these clubs."],
  onlyOne: ["One question a bench.", "Only one answers on each bench."],
  helped: ["That was with help.", "Help had a part in that."],
  hintListen: [
    "Take one club after another. Of which are just three?",
    "Which club has three of these four?",
  ],
  hintThree: ["Listen to the other three.", "What do these three share?"],
  hintClub: ["Three of them {are}.", "There are three here that {are}."],
  hintWho: ["It's {name}.", "{Name} does not belong."],
  hintBack: ["It's another one.", "Somebody else does not belong."],
  hintDoor: ["Nobody else is different.", "The others belong: open the door."],
  hintMore: [
    "Ask again for more. Who is found with help is not counted.",
    "More help: ask again. It is not counted then.",
  ],
};

/** What a game says, or what is said where it says nothing. */
export function wordsOf({
  words,
}: {
  readonly words?: z.infer<typeof benchWordsSchema> | undefined;
}): BenchWords {
  const { labels: own, ...said } = words ?? {};
  return { ...withDefaults(USUAL_WORDS, said), labels: withDefaults(USUAL_LABELS, own) };
}
