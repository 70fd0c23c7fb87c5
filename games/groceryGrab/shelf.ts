/** What is said at a shelf: which was it, what instead, which pack. */
import type { Gather } from "./types.ts";

export const shelf: Gather["shelf"] = {
  open: "drawer",
  browse: "card-flip",
  end: "nothing",
  wrong: "almost",
  fine: "coin-drop",
  fineCaption: "a coin rolls away",
  how: {
    full: [
      "Left and Right browse. Select takes one, Down leaves. A wrong one costs a step, and a coin of this trip.",
      "Left and Right browse, Select takes. A wrong one costs a step, and a coin of this trip.",
    ],
    short: ["Browse, then take.", "Left or right?", "Which one?", "Take your pick."],
  },
  howSold: {
    full: [
      "Left and Right browse. Select buys, Down leaves. Any size will do, but a pricey one leaves less in the purse.",
      "Left and Right browse, Select buys. Whatever you save stays in the purse.",
    ],
    short: ["Browse, then buy.", "Left or right?", "Which one?", "Take your pick."],
  },
  ordinals: ["the first one", "the second one", "the third one", "the fourth one"],
  ask: [
    "Which of these was on the list?",
    "What did they want again?",
    "Which one did they ask for?",
    "Now, which was it?",
  ],
  wrongOne: [
    "Nobody asked for {name}. A coin of this trip and a step are gone.",
    "This call had no {name}. That's a step, and a coin of this trip.",
    "The list had no {name}. That took a coin and a step.",
    "Nobody on the phone said {name}. A coin and a step less.",
  ],
  elsewhere: [
    "{product}? Some stores keep that here. We keep it at {section}.",
    "{product} here? Good thinking. In our store, try {section}.",
    "{product}, here? Close. Ours is at {section}.",
  ],
  elsewhereSecret: [
    "Good thinking: something of yours could be here. We keep it at {section}.",
    "Some stores would have it here. In ours, go to {section}.",
  ],
  putBack: ["Back on its shelf with it.", "It goes back where it was."],
  soldOut: [
    "{product}: sold out! {need} What could do the same job?",
    "No more {product}. {need} What would work instead?",
  ],
  packs: [
    "{product}. You need {need}. Which size costs the least in all?",
    "{product}: {need}, please. Which size gets you there for the least?",
    "{product}. You need {need}. Which size is the cheapest way?",
  ],
  pack: "the {count}-pack for {price}",
  purse: ["The purse has {left}.", "You've got {left} in the purse.", "In the purse: {left}."],
  broke: ["The purse is empty now.", "Nothing is left in the purse.", "That leaves the purse empty."],
  overspent: [
    "You spent {left} more than the purse had. This trip's coins will pay it.",
    "That's {left} more than you had. It comes out of this trip's coins.",
  ],
  cheapest: [
    "{sum}. Nothing's cheaper. The next best way: {next}.",
    "{sum}. That's the best buy. In second place, {next}.",
    "{sum}. Best buy! Second best: {next}.",
    "{sum}. You can't beat that. Another way, {next}.",
  ],
  dearer: [
    "{sum}. Another size: {least}. A coin and a step are gone.",
    "{sum}. There's a way for {least}. That took a coin and a step.",
    "{sum}. Beat that: another comes to {least}. Minus a coin and a step.",
  ],
  bought: [
    "{sum}. Sold! But {best}. That's {less} less.",
    "{sum}. It's yours. But {best}, and that's {less} less.",
  ],
  lowTag: [
    "{price} was the lower price, but you need {packs} of them.",
    "One for {price} sounds good. But it takes {packs}.",
  ],
  leftOver: [
    "In packs of {count}, each one costs less. But you'd have {over} too many.",
    "Each one is cheaper in packs of {count}. But you'd pay for more than you need: {over} extra.",
  ],
  sumOne: "one pack of {count} costs {total}",
  sumMany: "{packs} packs of {count} cost {total}",
  claims: [
    "Bargain: {name}! Trust the bird!",
    "Best deal ever: {name}! Squawk!",
    "Take {name}! Would I lie?",
    "Sale, sale: {name}!",
  ],
  claimTrue: [
    "Told you so! My sticker was right!",
    "See? I said so! Me!",
    "And who found that bargain? This bird!",
  ],
  claimFalse: [
    "Okay, okay. My sticker fibbed.",
    "You checked my math? No fair!",
    "Rats. Somebody checks my stickers!",
  ],
  hintNeed: ["It has one job. {need}", "Think about what it's for. {need}"],
  hintShelf: ["It starts with {letter}. What did they ask for?", "Does this help? It starts with {letter}."],
  hintLetters: ["What's left begins with {letters}.", "Say your list. The first letters: {letters}."],
  hintPacks: [
    "How many packs of {count} make {need} or more? At {price} for each, what's that in all?",
    "Take packs of {count}, {price} each. How many until you have {need}? How much in all?",
  ],
  hintSum: ["{sum}. Now work out the others. Is one less?", "{sum}. Can another size beat that?"],
  hintCompare: ["{one}, and {other}. Which is less?", "{one}. Beside it, {other}. Which costs less?"],
  rulesOut: ["Not this one: {name}.", "It isn't {name}."],
  take: ["Take this one: {name}.", "It's {name}."],
};
