/** What is said of drums and the words on them, as families. */
import * as z from "../../zod.ts";
import { withDefaults } from "../../definition/defaults.ts";
import { familySchema } from "../../definition/text.ts";
import { templates } from "../kit/templates.ts";

const families = {
  tapFirst: familySchema.meta({ description: "A word was sent that nobody has drummed." }),
  untapped: familySchema.meta({ description: "The taps are taken back." }),
  next: templates("word").meta({ description: "What comes after this word: Then milk." }),
  done: familySchema.meta({ description: "A word was sent to a drum that wants no more." }),
  passed: templates("Word", "word").meta({ description: "A word was let go by." }),
  whole: familySchema.meta({ description: "There is no front that comes off." }),
  leftOver: templates("Phrase").meta({
    description: "The row is over, and drums that are not full lose this.",
  }),
  unanswered: templates("missed").meta({ description: "And so many knocks were not answered." }),
  homeward: templates("players").meta({
    description: "For each of them somebody goes home: a duck, a frog.",
  }),
  miscounted: templates("Word", "taps", "beats").meta({
    description: "So many taps, and it has so many beats.",
  }),
  misplaced: templates("Word").meta({ description: "The taps are right, and another beat is the loud one." }),
  spilled: templates("Phrase").meta({ description: "A drum tips over: what it held falls out." }),
  offbeat: templates("Word").meta({ description: "A drum tips over: the loud beat fell on a wrong place." }),
  unlike: templates("Word").meta({ description: "A drum tips over: it does not sound like the knock." }),
  left: templates("player").meta({ description: "Somebody runs off." }),
  joined: templates("Phrase", "player").meta({ description: "A full bar, and who dances to it." }),
  alone: templates("Phrase").meta({ description: "A full bar that help has filled: nobody comes." }),
  tapped: familySchema.meta({ description: "Before the taps are heard that there are." }),
  wordsLeft: templates("left", "count").meta({
    description: "How many words come after this one, and how many dance.",
  }),
  lastWord: templates("count").meta({ description: "None comes after this one; so many dance." }),
  tapNow: familySchema.meta({ description: "First help, while nothing is tapped: what to press." }),
  tapLoud: familySchema.meta({ description: "The same where one of its beats is tapped otherwise." }),
  sendNow: familySchema.meta({ description: "The same once something is tapped." }),
  counting: familySchema.meta({ description: "Help: how to find out, and nothing more." }),
  beatsOf: templates("Word").meta({ description: "Help, before its beats are heard." }),
  price: familySchema.meta({ description: "Help, after it: what more of it would cost." }),
  ifLeft: familySchema.meta({ description: "Help, before the left drum is heard with the word in it." }),
  ifRight: familySchema,
  fitsNot: familySchema.meta({ description: "Help: there it does not fit." }),
  goes: templates("Word", "label").meta({ description: "The worked answer." }),
  fitsNowhere: templates("Word").meta({ description: "The worked answer, where there is no room for it." }),
  ended: templates("full", "of").meta({ description: "After the last word: how many bars were filled." }),
  endedAll: templates("of").meta({ description: "The same, where all were." }),
};

/** A game says what it wants to say in its own way; the rest is said as here. */
export const drumWordsSchema = z.strictObject(families).partial();
type DrumWords = { readonly [K in keyof typeof families]: z.infer<(typeof families)[K]> };

const USUAL_WORDS: DrumWords = {
  tapFirst: ["Drum it first.", "First tap its beats."],
  untapped: ["Taps gone. Drum it again.", "None tapped now."],
  next: ["Then {word}.", "After that, {word}."],
  done: "That drum has all its bars.",
  passed: ["It goes by: {Word}.", "{Word} goes by."],
  whole: "Nothing comes off.",
  leftOver: ["Off the drum rolls: {Phrase}.", "What isn't full rolls off: {Phrase}."],
  unanswered: "Knocks without an answer: {missed}.",
  homeward: "Off home: {players}.",
  miscounted: ["{taps} tapped. {Word} has {beats}.", "You tapped {taps}, and {Word} has {beats}."],
  misplaced: "Another beat of it is the loud one: {Word}.",
  spilled: ["Too much. The drum tips over: {Phrase}.", "No room for that. Out it falls: {Phrase}."],
  offbeat: "The loud beat of {Word} falls on a small tick. The drum tips over.",
  unlike: "{Word}: that isn't how it knocks. The drum tips over.",
  left: ["{player} runs off.", "Off runs {player}."],
  joined: "{Phrase}! {player} joins in.",
  alone: "{Phrase}. Full, with help.",
  tapped: "You have tapped:",
  wordsLeft: "Words after this one: {left}. Dancing: {count}.",
  lastWord: "It's the last word. Dancing: {count}.",
  tapNow: ["Say the word, and press Select once for each beat.", "Select, once for each beat of the word."],
  tapLoud: [
    "Say the word: Up for its loud beat, Select for each other one.",
    "Up taps the loud beat, Select each of the others.",
  ],
  sendNow: [
    "Left or Right: a drum with room for it. Room on neither? Down twice lets it go by.",
    "Now Left or Right, where it fits. Down takes the taps back.",
  ],
  counting: "Say it slowly, and count its beats. Then count the ticks.",
  beatsOf: "{Word}:",
  price: "With more help than that, nobody dances to this bar.",
  ifLeft: "Left, that would be:",
  ifRight: "Right, that would be:",
  fitsNot: "It doesn't fit there.",
  goes: "{Word} fits here: {label}.",
  fitsNowhere: "{Word} fits nowhere: Down lets it go by.",
  ended: "Bars filled: {full} of {of}.",
  endedAll: "All {of} bars filled.",
};

/** What a game says of its drums, or what is said where it says nothing. */
export function drumWordsOf(words: z.infer<typeof drumWordsSchema> | undefined): DrumWords {
  return withDefaults(USUAL_WORDS, words);
}
