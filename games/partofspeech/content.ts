/** The jobs of words, and how goalkeeping with them is told. */
import { firstTales } from "./tales/first.ts";
import { gapTales } from "./tales/gaps.ts";
import { sentenceTales } from "./tales/sentences.ts";
import type { Content } from "./types.ts";
import { things } from "./words.ts";

type Call = Content["calls"][string];

function job(label: string, name: string, tag: string, rest: Pick<Call, "how" | "asks" | "shows">): Call {
  const phrases = [label.toLowerCase(), name];
  return { label, name, fits: { tags: [tag] }, phrases, ...rest };
}

export const content: Content = {
  things,
  calls: {
    noun: job("Noun", "a noun", "noun", {
      how: [
        "A noun names a person, an animal, or a thing: baker, cow, spoon.",
        "Nouns name somebody or something: a nurse, a bee, a hat.",
      ],
      asks: ["Try it: my {name}. Does that work?", "Can you say: one {name}?"],
      shows: ["Try it: one {name}. That works.", "You can say: my {name}. It names something."],
    }),
    verb: job("Verb", "a verb", "verb", {
      how: [
        "A verb says what somebody does, or what happens: sing, fall, grow.",
        "Put I can before it. I can sing: that works. Sing is a verb.",
      ],
      asks: ["Try it: I can {name}. Does that work?", "Can you say: we all {name}?"],
      shows: ["You can say: I can {name}.", "Try it: we all {name}. That works."],
    }),
    adjective: job("Adjective", "an adjective", "adjective", {
      how: [
        "An adjective says what something is like: tall, soft, brave.",
        "Put very before it. Very tall: that works. Tall is an adjective.",
      ],
      asks: ["Try it: very {name}. Does that work?", "Can something be very {name}?"],
      shows: ["You can say: very {name}.", "Try it: it is very {name}. That works."],
    }),
    "noun-here": job("Noun", "a noun", "noun-here", {
      how: [
        "Listen to the sentence. A noun names something in it: the song, a cook.",
        "In its sentence, a noun often comes after the, my or one.",
      ],
      asks: [
        "In its sentence, does {name} name something?",
        "In its sentence, is it one {name}, or the {name}?",
      ],
      shows: ["In its sentence, {name} names something.", "There, {name} is a name for something."],
    }),
    "verb-here": job("Verb", "a verb", "verb-here", {
      how: [
        "Listen to the sentence. A verb is what somebody does in it, or what happens: we cook.",
        "In its sentence, a verb tells what is done, or what happens.",
      ],
      asks: [
        "In its sentence, is {name} what somebody does?",
        "In its sentence, does {name} tell what happens?",
      ],
      shows: ["In its sentence, {name} tells what happens.", "There, {name} tells what is done."],
    }),
    "adjective-here": job("Adjective", "an adjective", "adjective-here", {
      how: [
        "Listen to its sentence. An adjective says what something is like: hot tea.",
        "There, an adjective tells what something is like.",
      ],
      asks: [
        "In its sentence, does {name} tell what something is like?",
        "In its sentence, could it be: very {name}?",
      ],
      shows: ["In its sentence, something is {name}.", "There, {name} tells what something is like."],
    }),
  },
  buttons: {
    take: { label: "Catch it", phrases: ["catch it", "catch", "save", "save it", "yes"] },
    pass: { label: "Let it go", phrases: ["let it go", "pass", "over the roof", "go", "no"] },
    left: { label: "Left blank", phrases: ["left blank", "left", "the left one"] },
    right: { label: "Right blank", phrases: ["right blank", "right", "the right one"] },
  },
  sounds: {
    pass: "ball-bounce",
    taken: "glove-catch",
    prize: "star",
    wrong: "crowd-ooh",
    clean: "applause-small",
    end: "page",
    marked: "squeak-toy",
    tells: "radio-jingle",
    empty: "goose",
    odd: "giggle",
  },
  names: { hero: "Nobody" },
  nothing: "honk",
  tales: { ...firstTales, ...gapTales, ...sentenceTales },
  words: {
    tells: ["{title}."],
    wants: [
      "Blank {blank} of {blanks}: {call}.",
      "For blank {blank} of {blanks}, {call}.",
      "{Call}, please, for blank {blank} of {blanks}.",
    ],
    wantsTwo: [
      "Two blanks. Left: {call}. Right: {other}.",
      "On the left, {call}. On the right, {other}.",
      "Left wants {call}, right wants {other}.",
    ],
    wantsLeft: ["Still open, left: {call}.", "Only the left one now: {call}."],
    wantsRight: ["Still open, right: {call}.", "Only the right one now: {call}."],
    wantsGap: [
      "Blank {blank} of {blanks}:",
      "Here's blank {blank} of {blanks}:",
      "And blank {blank} of {blanks}:",
    ],
    gapLeft: ["On the left:", "Left:", "On the left side:"],
    gapRight: ["On the right:", "Right:", "On the right side:"],
    last: ["Last ball:", "The last one:", "One ball left:", "And the last:"],
    held: ["{Name}!", "Got it: {name}.", "{Name}, caught."],
    wrongJob: [
      "Caught, but {name} is {job}, and we want {call}.",
      "That's {job}: {name}. We want {call}.",
      "We want {call}, and {name} is {job}.",
    ],
    closed: ["That blank is filled already.", "There's a word in that one."],
    emptied: [
      "Nothing for blank {blank}. Bernard takes it.",
      "Blank {blank} is still empty, so it's Bernard's.",
      "No word for blank {blank}. The goose has it.",
    ],
    clean: [
      "All {ripe} words fit!",
      "{ripe} of {ripe} words fit. No giggle for that story.",
      "Every word fits: {ripe} of {ripe}.",
    ],
    told: ["Words that fit: {hits} of {ripe}.", "{hits} of {ripe} words fit."],
    helpedOut: [
      "Words that fit: {hits} of {ripe}. What help told isn't counted.",
      "{hits} of {ripe} words fit, without those that help told.",
    ],
    press: ["Select: catch it. Down: let it go.", "Does it fit? Select. If not, Down."],
    pressBoth: [
      "Left: it goes in the left blank. Right: in the right one. Down: let it go.",
      "Left or Right puts it in that blank. Down lets it go.",
    ],
    gapFirst: [
      "The beep is the gap. Which word can stand there?",
      "Say the sentence with the word in the gap.",
    ],
    tryIn: ["With the word: {name}.", "And there: {name}."],
    twoJobs: [
      "{Name}: is it {one} or {other}? The next hint tells, and then the word isn't counted.",
      "{Name} is {one} or {other}. One more hint tells, and then it isn't counted.",
    ],
    takeJob: ["{Name} is {job}. That fits. {move}."],
    passJob: ["{Name} is {job}. Nothing wants that here. Down: let it go."],
    credits: ["Tonight you heard these words: {words}."],
  },
};
