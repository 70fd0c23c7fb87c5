/** The jobs of words, and how goalkeeping with them is told. */
import { firstTales } from "./tales/first.ts";
import { gapTales } from "./tales/gaps.ts";
import { sentenceTales } from "./tales/sentences.ts";
import type { Content } from "./types.ts";
import { things } from "./words.ts";

type Call = Content["calls"][string];

type Told = Pick<Call, "how" | "asks" | "shows">;

function job(label: string, name: string, tag: string, rest: Told): Call {
  const kind = label.toLowerCase() as keyof typeof IS;
  return {
    label,
    name,
    fits: { tags: [tag] },
    phrases: [kind, name],
    tries: TRIES[kind],
    is: IS[kind],
    ...rest,
  };
}

const IS = { noun: "who or what", verb: "what somebody does", adjective: "what something is like" };

/** What children say to test a word: it is heard in its sentence then, and not caught. */
const TRIES = {
  noun: ["my {name}", "one {name}", "is it a noun", "is {name} a noun"],
  verb: ["i can {name}", "it can {name}", "we {name}", "is it a verb", "is {name} a verb"],
  adjective: ["very {name}", "it is very {name}", "is it an adjective", "is {name} an adjective"],
};

export const content: Content = {
  things,
  calls: {
    noun: job("Noun", "a noun", "noun", {
      how: [
        "A noun names a person, a place, a thing, or an idea. Often my or the comes before it.",
        "Nouns name somebody or something: the baker, my spoon.",
      ],
      asks: ["Try it: my {name}. Does that work?", "Can you say: one {name}?"],
      shows: ["You can say: my {name}.", "You can say: one {name}."],
    }),
    verb: job("Verb", "a verb", "verb", {
      how: [
        "A verb is what somebody does, or what happens. Often can or to comes before it.",
        "Verbs say what happens: it can bend, it can break.",
      ],
      asks: ["Try it: it can {name}. Does that work?", "Can you say: something can {name}?"],
      shows: ["You can say: it can {name}.", "You can say: something can {name}."],
    }),
    adjective: job("Adjective", "an adjective", "adjective", {
      how: [
        "An adjective says what something is like. Often very or so comes before it.",
        "Adjectives say what something is like: very tall, so brave.",
      ],
      asks: ["Try it: very {name}. Does that work?", "Can something be very {name}?"],
      shows: ["You can say: very {name}.", "You can say: it's so {name}."],
    }),
    "noun-here": job("Noun", "a noun", "noun-here", {
      how: [
        "In the ball's sentence, a noun names somebody or something. Look for the, my, or a before it.",
        "Nouns name something in the ball's sentence: I heard a knock.",
      ],
      asks: [
        "In the ball's sentence, does {name} name something?",
        "The ball's sentence: is it a {name}, or the {name}, there?",
      ],
    }),
    "verb-here": job("Verb", "a verb", "verb-here", {
      how: [
        "In the ball's sentence, a verb is an action: somebody or something does it.",
        "Verbs are actions in the ball's sentence: we knock.",
      ],
      asks: [
        "In the ball's sentence, is {name} an action?",
        "The ball's sentence: does anybody {name} there?",
      ],
    }),
    "adjective-here": job("Adjective", "an adjective", "adjective-here", {
      how: [
        "In the ball's sentence, an adjective tells what something is like: hot tea.",
        "Adjectives tell what something is like in the ball's sentence.",
      ],
      asks: [
        "In the ball's sentence, does {name} tell what something is like?",
        "In the ball's sentence, could it be: very {name}?",
      ],
    }),
  },
  buttons: {
    take: { label: "Catch it", phrases: ["catch it", "catch", "save", "save it", "yes"] },
    pass: { label: "Let it go", phrases: ["let it go", "pass", "over the roof", "go", "no"] },
    left: { label: "Left blank", phrases: ["left blank", "left", "the left one"] },
    right: { label: "Right blank", phrases: ["right blank", "right", "the right one"] },
    try: {
      label: "Try it",
      // Without a bare "try": "two" and "three" sound like it.
      phrases: [
        "try it",
        "try this",
        "try the word",
        "test it",
        "does it fit",
        "very",
        "it can",
        "i can",
        "my",
      ],
    },
  },
  sounds: {
    pass: "ball-bounce",
    taken: "glove-catch",
    prize: "star",
    asked: "page",
    wrong: "sigh",
    clean: "applause-small",
    end: "page",
    marked: "squeak-toy",
    tells: "radio-jingle",
    empty: "goose",
  },
  names: { hero: "Nobody" },
  nothing: "honk",
  tales: { ...firstTales, ...gapTales, ...sentenceTales },
  words: {
    tells: ["{title}."],
    wantsGap: ["Blank {blank}.", "Number {blank}.", "Blank number {blank}."],
    gapLeft: ["Left:", "On the left:", "The left one:"],
    gapRight: ["Right:", "On the right:", "The right one:"],
    last: ["Last ball:", "The last one:", "One ball left:", "And the last:"],
    held: ["{Name}!", "{Name}, caught."],
    wrongJob: [
      "No: {name} is {job}. The blank wants {call}: {is}.",
      "Oops, {job}! That blank wants {call}: {is}.",
      "{Name} is {job}, and we want {call}: {is}.",
    ],
    closed: ["That blank is filled already.", "There's a word in that one."],
    emptied: [
      "No word for that blank. Bernard the goose takes it.",
      "Nothing for that one, so it's Bernard's.",
      "The balls are gone, and Bernard fills in.",
    ],
    clean: [
      "All {ripe} words fit, and no sigh!",
      "{ripe} of {ripe}, without a sigh.",
      "Every word fits: {ripe} of {ripe}.",
    ],
    told: [
      "Right at the first try: {firsts} of {ripe}. After a sigh, that blank gets no giggle.",
      "First tries that fit: {firsts} of {ripe}. A blank with a sigh has no giggle.",
    ],
    toldEmpty: [
      "Right at the first try: {firsts} of {ripe}. Where Bernard honks, Nora doesn't giggle.",
      "First tries that fit: {firsts} of {ripe}. For a honk there's no giggle.",
    ],
    helpedOut: [
      "Right at the first try: {firsts} of {ripe}. What help told, or what comes after a sigh, gets no giggle.",
      "First tries that fit: {firsts} of {ripe}. A word from help gets no giggle.",
    ],
    press: ["Select: catch it. Down: let it go.", "Does it fit? Select. If not, Down."],
    pressBoth: [
      "Left: it goes in the left blank. Right: in the right one. Down: let it go.",
      "Left or Right puts it in that blank. Down lets it go.",
    ],
    pressLeft: [
      "Only the left blank is open. Left: it goes in there. Down: let it go.",
      "Left puts it in the blank that is open. Down lets it go.",
    ],
    pressRight: [
      "Only the right blank is open. Right: it goes in there. Down: let it go.",
      "Right puts it in the blank that is open. Down lets it go.",
    ],
    gapFirst: [
      "Put {name} into the blank. Is it the right kind of word? Up: hear it.",
      "{Name}: is that the kind of word for this blank? Up reads it to you.",
    ],
    tryIn: [
      "Is it the right kind of word?",
      "{Name}: is that the right kind of word?",
      "Is {name} the kind of word that goes there?",
    ],
    twoJobs: [
      "{Name}: is it {one} or {other}? The next hint tells, and then the word isn't counted.",
      "{Name} is {one} or {other}. One more hint tells, and then it isn't counted.",
    ],
    takeJob: ["{Name} is {job}. That fits. {move}."],
    passJob: ["{Name} is {job}. Nothing wants that here. Down: let it go."],
    credits: ["Captain {Hero} says good night, too. And the last words on the air were {words}."],
  },
};
