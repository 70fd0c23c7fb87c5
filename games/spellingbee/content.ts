/** What the comb knows, and how it is told. */
import type { Content } from "./types.ts";
import { alike } from "./words/alike.ts";
import { symbols } from "./words/letters.ts";
import { more } from "./words/more.ts";
import { plainBut } from "./words/plain.ts";
import { quietE } from "./words/quiet-e.ts";
import { three } from "./words/three.ts";

const things = { ...three, ...more, ...quietE };

/** Not to be read aloud, whoever spells it, and whatever stands around it: the comb sneezes. */
const HUSHED =
  "ass barf beer bich bitch bong boob bra bum bust butch butt cad chink clit coc cok coon crap cum cun cuss damn dead dic die dik dink dolt dope dork drug drunk dung fag fart feces fink frack frag fuc fuk gin god gook groin grope gun gyp harem heck hel hick hoes homo hor jape jew jock kil kink kok kook lewd lube lust milf minx moll naked narc nark nig noose nude pee piked pimp pis poo porn pric prig pub puke pus rape rum scag sex shag shat shi sin slag slu smut sot spank spunk suc suk teat thong tit toke turd tush twit vamp vape wank wench wine wino wuss";
/** The E is quiet in these, too, and the vowel does not say its name. */
const SHORT_BEFORE_E = "come dove give gone have live love move none some there were where";

export const content: Content = {
  symbols,
  things,
  ...plainBut(Object.keys(things)),
  quiet: {
    symbol: "e",
    changes: "aeiou",
    sound: "voice-ooh",
    caption: "on ooh",
    except: SHORT_BEFORE_E.split(" "),
  },
  alike,
  hush: HUSHED.split(" "),
  perform: { label: "Let it work", phrases: ["let it work", "work", "go", "done", "make it"] },
  sounds: { nothing: "splat", changed: "hornet", plain: "page" },
  words: {
    stands: {
      full: ["In the comb: {name}. {spelled}."],
      short: [
        "{name}: {spelled}.",
        "You have {name}: {spelled}.",
        "The comb says {name}: {spelled}.",
        "Now: {name}. {spelled}.",
      ],
    },
    turned: ["{spelled}, so far. It was {name}.", "Turned to {spelled}. It was {name}."],
    blown: [
      "The wind turns the comb. Now it's {name}: {spelled}.",
      "A gust! Now the comb says {name}: {spelled}.",
      "Whoosh. The comb spins, and stops at {name}: {spelled}.",
    ],
    before: ["It went like this:", "The tune was:", "Before:"],
    after: ["And now:", "Now it goes:", "After the sting:"],
    exact: [
      "Changes: {steps}. There's no shorter way.",
      "No shorter way than {steps}.",
      "Straight there, in {steps}.",
      "The bees clap. Changes: {steps}, and no shorter way.",
    ],
    longer: [
      "Done! There was a way in {par}, and you took {steps}.",
      "There, in {steps}. The shortest way was {par}.",
      "Done in {steps}. It can be done in {par}.",
    ],
    mended: [
      "It works. The letters were named, so no honey.",
      "There it is. No honey for this one, the letters were named.",
      "Got it, with the letters named. No honey for that.",
    ],
    onward: [
      "A word. On from here.",
      "That's a word, and not the one yet.",
      "The comb takes it. Not there yet.",
      "One word further.",
      "It holds. And on.",
    ],
    nothing: [
      "{string}? The bees don't know that one.",
      "{string}. The comb gurgles and drips.",
      "{string}? The bees look in their big book. It isn't in it.",
      "{string}. Nothing comes of it but a sticky drip.",
    ],
    hushed: ["The comb sneezes. Not that one, please.", "Achoo! The comb won't. Another one?"],
    sidetrack: [
      "{name} is a real word, but no way leads on from it here.",
      "{name}: a real word, and a dead end. No honey is lost.",
    ],
    back: [
      "Back to {name}: {spelled}.",
      "The comb shakes itself: {name}. {spelled}.",
      "It says {name} again: {spelled}.",
    ],
    springs: {
      full: ["One letter at a time: the {place} letter springs back."],
      short: [
        "The {place} letter springs back.",
        "Boing: the {place} letter is back.",
        "Only one at a time.",
        "The {place} one is as it was.",
      ],
    },
    springsOpen: [
      "One letter at a time: the open cell is open again.",
      "Only one at a time. The cell is open again.",
    ],
    inTune: [
      "No, the {place} note was right.",
      "Nothing was wrong with the {place} note.",
      "The {place} note was a good one. It's another.",
    ],
    wasInTune: [
      "Not the {place} one. That's right as it is.",
      "The {place} one is right. Listen to the others.",
    ],
    notOpen: ["No letter was stolen there.", "Nothing is missing in the open cell."],
    onlyHeard: [
      "In the dark the comb takes notes, no words. Which note is it?",
      "No words in the dark. Find the note.",
    ],
    tooFar: [
      "{name} takes more than one change. One letter at a time.",
      "To {name} it's more than one letter.",
    ],
    otherOne: [
      "One note is out of tune, and only one.",
      "No note too many, none missing: one is out of tune.",
    ],
    oneMore: ["There's one letter too many.", "One letter has slipped in that doesn't belong."],
    oneLess: ["One letter is missing.", "Somebody has stolen a letter."],
    names: [
      "The next hint names two letters. Then this job brings no honey.",
      "One more hint, and it names two letters. That costs the honey of this job.",
    ],
    helps: ["I'll name the letters. No honey for this one, then.", "Here's help, and no honey for this one."],
    ready: ["It's all there. Select lets it work.", "Nothing is missing. Select."],
  },
};
