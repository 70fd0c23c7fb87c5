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
    full: ["Left and Right browse. Select takes one, Down leaves."],
    short: ["Browse, then take.", "Left or right?", "Which one?", "Take your pick."],
  },
  ordinals: ["the first one", "the second one", "the third one", "the fourth one"],
  ask: [
    "Which of these was on the list?",
    "What did they want again?",
    "Which one did they ask for?",
    "Now, which was it?",
  ],
  wrongOne: [
    "Nobody asked for {name}. A coin and a step are gone.",
    "Not {name}: a coin and a step. Say the list again in your head.",
    "The list had no {name}. That took a coin and a step.",
    "No {name} today, and a coin and a step less. Think back.",
  ],
  elsewhere: [
    "Good thinking, but not here. {product}: at {section}.",
    "Some stores keep that here. In ours, {product}: {section}.",
    "{product}, here? Close. We keep that at {section}.",
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
    "{product}. You need {need}. Which pack gets you there for the least money?",
    "{product}: {need}, please. Which pack costs the least in the end?",
    "{product}. You need {need}. Which pack is the cheapest way?",
  ],
  pack: "a pack of {count} for {price}",
  purse: ["The purse has {left}.", "You've got {left} in the purse.", "In the purse: {left}."],
  broke: ["That empties the purse.", "And the purse is empty."],
  overspent: [
    "The purse is empty, and {left} over. The jar will pay.",
    "That's {left} too much. It comes out of the jar.",
  ],
  cheapest: ["{sum}. Nothing's cheaper!", "{sum}. That's the best buy.", "{sum}. Smart shopping!"],
  dearer: [
    "{sum}. There's a cheaper way. A coin and a step are gone.",
    "{sum}. You can beat that. It took a coin and a step.",
    "{sum}. One of the others costs less. Minus a coin and a step.",
  ],
  bought: [
    "{sum}. Sold! Cheaper: packs of {count}. {best}.",
    "{sum}. It's yours. Packs of {count} cost less. {best}.",
  ],
  sumOne: "One pack is {total}",
  sumMany: "{packs} packs at {price} make {total}",
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
    "You did the math? No fair!",
    "Rats. Somebody checks my stickers!",
  ],
  hintNeed: ["It has one job. {need}", "Think about what it's for. {need}"],
  hintShelf: ["Something that starts with {letter}.", "Does this help? It starts with {letter}."],
  hintLetters: ["What's left begins with {letters}.", "Say your list. The first letters: {letters}."],
  hintPacks: [
    "Start with the pack of {count}. How many would you need for {need}?",
    "Count packs of {count} until you have {need}. How many?",
  ],
  hintCount: [
    "Packs of {count}, at {price} each: how many you buy is {packs}. Add that up, then check the others.",
    "Packs of {count}: that makes {packs}, at {price} each. How much is that? Can another beat it?",
  ],
  rulesOut: ["Not this one: {name}.", "It isn't {name}."],
  take: ["Take this one: {name}.", "It's {name}."],
};
