/** What is said at a shelf: which was it, what instead, which pack. */
import type { Gather } from "./types.ts";

export const shelf: Gather["shelf"] = {
  open: "drawer",
  browse: "card-flip",
  end: "nothing",
  wrong: "almost",
  fine: "coin-drop",
  fineCaption: "one coin less for this trip",
  how: {
    full: [
      "Left and Right browse, Select takes, Down leaves. A wrong one takes a coin off this trip.",
      "Left and Right browse, Select takes. A wrong one takes a coin off this trip.",
    ],
    short: ["Browse, then take.", "Left or right?", "Which one?", "Take your pick."],
  },
  howSold: {
    full: [
      "Left and Right browse, Select buys, Down leaves. Spend too much, and another pack may have to stay here.",
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
    "Nobody asked for {name}. This trip pays one less.",
    "This call had no {name}. One coin less for this trip.",
    "The list had no {name}. That's one off this trip's pay.",
    "Nobody on the phone said {name}. One less for this trip.",
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
    "{product}: {need}, please. Which size costs the least in all?",
    "{product}. You need {need}. Buy one size: which is cheapest in all?",
  ],
  pack: "the {count}-pack for {price}",
  purse: ["The purse has {left}.", "You've got {left} in the purse.", "In the purse: {left}."],
  broke: ["The purse is empty now.", "Nothing is left in the purse.", "That leaves the purse empty."],
  tooDear: ["{sum}. The purse has only {left}.", "{sum}, and you've got {left}. Too much!"],
  unpayable: [
    "Another pack is on your list, and the purse can't pay for it now. It stays here.",
    "What's left can't pay for the other pack. That one stays in the store.",
  ],
  cheapest: [
    "{sum}. Nothing's cheaper. The next best way: {next}.",
    "{sum}. That's the best buy. In second place, {next}.",
    "{sum}. Best buy! Second best: {next}.",
    "{sum}. You can't beat that. Another way, {next}.",
  ],
  dearer: [
    "{sum}. Another size costs {least}. One coin less for this trip.",
    "{sum}. There's a way to pay {least}. This trip pays one less.",
    "{sum}. Beat that: another comes to {least}. One off this trip's pay.",
  ],
  bought: [
    "{sum}. Sold! But {best}. That's {less} less.",
    "{sum}. It's yours. But {best}, and that's {less} less.",
  ],
  lowTag: [
    "{price} was the lower price, but you need {packs} packs.",
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
  hintNeed: ["Here's the job. {need}", "Think about what it's for. {need}"],
  hintShelf: ["It starts with {letter}. What did they ask for?", "Does this help? It starts with {letter}."],
  hintLetters: [
    "What's left begins with {letters}. Next, listen {toward}.",
    "Say your list. Still to get, by first letters: {letters}. Next, listen {toward}.",
  ],
  hintPacks: [
    "How many packs of {count} make {need} or more? At {price} for each, what's that in all?",
    "Take packs of {count}, {price} each. How many until you have {need}? How much in all?",
  ],
  hintSum: ["{sum}. Now figure out the others. Is one less?", "{sum}. Can another size beat that?"],
  hintCompare: ["{one}, and {other}. Which is less?", "{one}. Beside it, {other}. Which costs less?"],
  rulesOut: ["Not this one: {name}.", "It isn't {name}."],
  take: ["Take this one: {name}.", "It's {name}."],
};
