/** What is said and heard in every level. */
import { forms } from "./forms.ts";
import type { Content } from "./types.ts";

const spill = { sound: "coins" as const };
const fiddle = { sound: "violin" as const, pitch: 7, level: 0.7, caption: "a very small violin" };
const chuckle = { sound: "villain-laugh" as const, level: 0.7 };
const baron = (...say: string[]) => ({ say, voice: "baron" });
const pip = (...say: string[]) => ({ say, voice: "pip" });

export const content: Content = {
  unit: { one: "coin", many: "coins" },
  tasks: {
    share: { forms, counting: "{list}: that's {times} so far. Go on like that, to {total}." },
  },
  credits: [1, 0.5, 0.3],
  jumps: {
    more: {
      change: { by: 1 },
      label: "One more",
      phrases: ["one more", "more", "up"],
      way: { one: "up", many: "up" },
      sound: "dial-click",
      caption: "click",
    },
    less: {
      change: { by: -1 },
      label: "One less",
      phrases: ["one less", "less", "down"],
      way: { one: "down", many: "down" },
      sound: "dial-click",
      caption: "click",
    },
  },
  stop: { label: "Call it", phrases: ["call", "call it", "that's it", "done"] },
  whole: {
    label: "Say the number",
    phrases: [
      "<number>",
      "<number> each",
      "<number> coins",
      "<number> coins each",
      "<number> left",
      "<number> left over",
      "<number> bags",
      "<number> tins",
      "<number> boats",
      "<number> hats",
      "<number> crackers",
      "it is <number>",
      "it's <number>",
      "i call <number>",
    ],
  },
  where: ["You're at {value}.", "It's set to {value}.", "{value}, as it is set."],
  ends: {
    low: ["No less than {limit}.", "It starts at {limit}."],
    high: ["It goes no higher than {limit}.", "{limit} is the top."],
    begun: "{value}. You began at {start}.",
  },
  lost: ["That's a lot of clicking. Select calls it.", "When it is right, Select."],
  sounds: {
    open: "coins",
    rail: "kalimba",
    railCaption: "ting",
    exact: ["right"],
    express: ["right"],
    low: ["almost"],
    high: ["almost"],
    limit: "nothing",
    pick: "tick",
  },
  share: {
    voice: "baron",
    places: { left: "on the left", middle: "in the middle", right: "on the right" },
    sleeve: { sound: "cloth-wool", word: "a rustle" },
    rest: { sound: "coin-jar", pitch: -5, word: "clunk" },
    sweep: { sound: "coins", pitch: -6, word: "a sweep into the sack" },
    inPot: { sound: "coin-small", word: "clink" },
    tell: { sound: "giggle", pitch: -9, caption: "the Baron giggles" },
    next: { label: "Let him deal one", phrases: ["deal", "deal one", "let him deal", "go on", "listen"] },
    pays: [
      "Coins for your call now: {pays}.",
      "A right call is worth {pays} now.",
      "{pays}, if you call it now.",
      "Worth {pays} now.",
    ],
    all: [
      "That was the last, he says. A call is worth nothing now, but make one.",
      "He stops dealing. No coins for a call now. Call it all the same.",
    ],
    unset: ["Nothing is set yet. Up: one more.", "It's at zero. Up counts up."],
    noted: [
      "{value}. Noted.",
      "{value} it is. Now his hands.",
      "Yes, {value}. Ears up.",
      "Good. {value}.",
      "{value}. Let's hear him.",
      "{value}, so keep count.",
    ],
    called: [
      "{fact}",
      "First try. {fact}",
      "That's it. {fact}",
      "{fact} Sharp!",
      "Well called. {fact}",
      "{fact} Not bad at all.",
    ],
    late: ["{fact}", "There. {fact}", "Now it fits. {fact}", "Yes. {fact}"],
    leftAsk: {
      full: ["{value}. And how many are left over? Set it again."],
      short: ["{value}. And left over?", "Yes, {value}. What's left?", "{value} it is. And the leftovers?"],
    },
    leftLow: [
      "Dealt out: {dealt}, of {total}. More than that is left.",
      "From {dealt} up to {total}: it's more.",
    ],
    leftHigh: [
      "Dealt out: {dealt}, of {total}. Less than that is left.",
      "From {dealt} up to {total}: it's less.",
    ],
    deals: [
      "Watch. Oh. Listen to my hands.",
      "I deal. Nobody deals like me.",
      "Cuffs back, fingers out.",
      "A little music, please. Clink, clink.",
      "My hands are as clean as soup.",
      "Hush. An artist is at work.",
      "And off we go.",
      "No peeking with the ears.",
    ],
    before: [
      "Dealt already: {count}. Count on from there.",
      "{count} before your call. Count on from {count}.",
      "Already dealt: {count}. Now the others.",
    ],
    done: [
      "Fair is fair.",
      "There. Dealt to the last crumb.",
      "And not a coin astray.",
      "Lovely. I could watch myself all day.",
      "That was that.",
      "Even my mother would say so.",
    ],
    keeps: [
      "Left over: {left}. Mine.",
      "And leftovers: {left}. My favorite word.",
      "{left} left over. Into the sack.",
      "What's this? Left over: {left}. Poor things. I'll take them in.",
    ],
    swept: [
      "And the leftovers. Mine.",
      "Leftovers! My favorite word.",
      "What's left over goes into the sack.",
      "And these poor leftovers? I'll take them in.",
    ],
    judge: {
      two: {
        full: ["Fair? Then Select. If not: Left or Right, where he cheated."],
        short: ["Fair or not?", "Your verdict?", "What did you hear?", "Was that fair?", "Well?"],
      },
      three: {
        full: ["Fair? Then Select. If not: Left, Down or Right, where he cheated."],
        short: ["Fair or not?", "Your verdict?", "What did you hear?", "Was that fair?", "Well?"],
      },
    },
    once: ["He won't deal it twice.", "That was the only time. What did you hear?"],
    fair: { label: "It was fair", phrases: ["fair", "it was fair", "that was fair", "all fair", "yes"] },
    kept: {
      label: "He kept a round",
      phrases: [
        "he kept a round",
        "he kept some",
        "he kept one",
        "he kept a bag",
        "kept",
        "one too few",
        "a round is missing",
        "leftovers",
      ],
    },
    left: { label: "Cheated on the left", phrases: ["left", "the left one", "on the left", "left chest"] },
    middle: {
      label: "Cheated in the middle",
      phrases: ["middle", "the middle one", "in the middle", "middle chest", "center"],
    },
    right: {
      label: "Cheated on the right",
      phrases: ["right", "the right one", "on the right", "right chest"],
    },
    wasFair: [
      "Fair it was. {fact}",
      "{fact} Fair, this time.",
      "Clean hands. {fact}",
      "{fact} It was fair. He sounds disappointed.",
      "It was. {fact}",
    ],
    sleeved: {
      caught: [
        spill,
        baron(
          "How did that get up my sleeve?",
          "My cuff was hungry.",
          "That coin is shy. It likes the dark.",
          "It fell up. They do that.",
          "I was only keeping it warm.",
          "It blew in. I felt a draft.",
        ),
      ],
      why: [
        "In {round}, a rustle and no clink, {place}.",
        "A rustle {place}, in {round}.",
        "It rustled {place}. That was {round}.",
        "Cloth, where a clink should be: {round}, {place}.",
      ],
    },
    doubled: {
      caught: [
        spill,
        baron(
          "Twins! I took them for one.",
          "My thumb had a hiccup.",
          "That chest looked a little thin.",
          "One was for the lid.",
        ),
      ],
      why: [
        "In {round}, two coins in a row {place}.",
        "Clink, clink {place}, in {round}. And one too few at the end.",
      ],
    },
    shortened: {
      caught: [
        spill,
        baron(
          "I was getting to it. On Thursday.",
          "What's left, what's not. It's a fine line.",
          "I stopped for a nap. A short one.",
          "Count them? I'm a baron.",
        ),
      ],
      why: ["{fact} He stopped one short.", "He never dealt number {value}. {fact}", "One too few. {fact}"],
    },
    fooled: [
      chuckle,
      baron(
        "Fair! Write that down, in ink.",
        "Such trust. I'm touched.",
        "You're my favorite audience.",
        "I'll tell my sleeves.",
      ),
      pip("He cheated.", "That wasn't fair.", "And he gets away with it.", "No, he tricked us."),
    ],
    astray: [
      chuckle,
      baron("Cold. Quite cold.", "Not there. I'd know.", "Close, in a way. No."),
      pip("He cheated, but not there.", "He did cheat. Another way.", "Something else it was."),
    ],
    blamed: [
      fiddle,
      baron(
        "I was honest! It nearly broke me.",
        "My feelings are divided by two.",
        "An apology, please. In coins.",
        "I was fair, and this is the thanks I get.",
      ),
      pip("It was fair. {fact}", "That one was fair, all of it.", "Nothing wrong there. {fact}"),
    ],
    claims: [
      "{value}! I call {value}.",
      "My call: {value}.",
      "By my mustache: {value}.",
      "That makes {value}.",
    ],
    claimAsk: {
      full: ["Select: he's right. Up: he's wrong."],
      short: ["Is he right?", "Right or wrong?", "Is that so?"],
    },
    doubt: { label: "He's wrong", phrases: ["wrong", "he's wrong", "no", "that's wrong", "not true"] },
    trust: { label: "He's right", phrases: ["he's right", "yes", "that's right", "true", "correct"] },
    claimCaught: [
      { sound: "crowd-laugh" },
      baron("I was testing you.", "I meant the other number.", "It was right when I left home."),
      pip("Then you call it.", "So, what is it? You call.", "Now you."),
    ],
    claimTrusted: ["{fact} Even he gets one right.", "{fact} He can, if he wants to.", "{fact} For once."],
    claimFooled: [chuckle, pip("No! {fact}", "He was off by one. {fact}", "Not quite. {fact}")],
    claimBlamed: [
      fiddle,
      pip("He was right. {fact}", "That was right, for once. {fact}", "It's true. {fact}"),
    ],
    pick: {
      ask: [
        "{total} coins. Two chests or three? What's left over is mine.",
        "{total} this time. Two or three chests? I'll have the rest.",
        "{total} of them. How many chests, two or three?",
      ],
      option: { label: "{by} chests", phrases: ["{by}", "{by} chests", "{by} of them"] },
      chosen: ["{label}, then.", "{label} it is.", "So, {label}."],
      hint: "Count to {total} by twos, then by threes. Which one lands on it, or nearer?",
    },
    hints: {
      hidden: "First the places: how many did you hear? Or how many in one bag?",
      two: "It's {low} or {high}.",
      left: "Dealt out: {dealt}. How far is it from there to {total}?",
      judge: "It should be {value}. Were there that many? And did one of them sound different?",
      rest: "What's left over is always less than {by}. Count what he deals: it should come to {value}.",
      fair: "Each one sounded like the others, and there were {value}. It was fair.",
      claim: "Check him: {claim} times {by}. Does that come out at {total}, or just below?",
    },
  },
};
