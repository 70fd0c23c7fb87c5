/** What Clara's workshop says around its gears. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Words = NonNullable<PartsOf<"amount">["content"]["words"]>;

export const words: Words = {
  askHeard: [
    "Behind the wall:",
    "Otto's machine, next door:",
    "Put an ear to the wall:",
    "He's at it again:",
  ],
  next: ["Next box: {first}.", "Now the other box: {first}.", "And now {first}.", "Box after that: {first}."],
  how: [
    "Which gears?",
    "Your gears?",
    "Which gears go up?",
    "Clara waits.",
    "Two gears, then Up.",
    "Which two?",
  ],
  room: ["Seats in a row:", "Each row has so many seats:", "Count the seats in a row:", "A row of seats:"],
  warm: [
    "Hung, and hot: twice the steam, and no ribbon.",
    "Hot! Twice the steam, no ribbon.",
    "It's hot: no ribbon, twice the steam.",
    "Ouch, says the peg. Hot: no ribbon.",
    "A hot one hangs. No ribbon this way.",
  ],
  on: {
    full: ["Hung. That's the group."],
    short: ["The group.", "Peg one.", "First gear.", "That's a group.", "On it goes.", "One hangs."],
  },
  onMore: {
    full: ["On the crank. That's how often."],
    short: ["How often.", "On the crank.", "Peg two.", "The crank gear.", "That often.", "Both hang."],
  },
  onTwice: [
    "That gear hangs already. Down takes the last one off.",
    "It hangs. Down takes the last one off.",
    "Already on its peg.",
    "That one is up already.",
    "It can't hang twice.",
  ],
  full: [
    "Both pegs are full. Up runs Clara, Down takes a gear off.",
    "No peg is free. Up, or Down?",
    "Full pegs. Up runs her.",
    "No room. Down takes one off.",
  ],
  off: ["Off the peg.", "Back on the shelf.", "Off it comes.", "Down it comes.", "Not that one, then."],
  none: [
    "No gear hangs yet. Select hangs one.",
    "The pegs are empty.",
    "Nothing hangs. Clara can't run.",
    "First hang a gear: Select.",
    "Empty pegs.",
    "No gear, no frog.",
    "She needs a gear.",
  ],
  absent: ["None of these gears clicks {value} times.", "{value}? I don't have a gear like that."],
  spares: [
    "In the corner: {spares}. Select lets them hop in. A box with corner frogs wins no ribbon.",
    "Corner: {spares}.",
  ],
  sparesShort: [
    "Too few in the corner: no gear here could make the rest.",
    "They stay. With them in, no gear here could fill the box.",
  ],
  packed: ["Out of the corner: {packed}.", "Hop! From the corner: {packed}."],
  made: [
    "{groups} of {value}: {total}.",
    "{total}: {groups} of {value}.",
    "{groups} of {value} makes {total}.",
  ],
  spilt: [
    "No seat for {spilt}. Boing, into the corner!",
    "Left standing: {spilt}. Off to the corner.",
    "The rows are too short for {spilt}. The corner isn't.",
  ],
  under: [
    "In the box: {filled}. {left} to go.",
    "{filled} so far. Still {left} to go.",
    "The box stays open: {left} to go.",
    "{left} to go. A gear may run alone, too: it turns once.",
  ],
  underHeard: [
    "In the box: {filled}. Otto made more.",
    "{filled} so far. Otto's box holds more.",
    "The box stays open at {filled}. Count Otto's, and what's missing.",
  ],
  exact: [
    "{target}, on the nose!",
    "Full to the lid: {target}!",
    "{target}. The lid snaps shut.",
    "Exactly {target}!",
    "{target}, and not a leg sticks out.",
  ],
  warmed: ["{target}. A hot gear, so no ribbon.", "Full: {target}. Hot gears win no ribbon."],
  copied: [
    "{target}, just like Otto. Fewer turns make it, too: that's what wins a ribbon.",
    "Full: {target}. But Otto cranks as much, so no ribbon.",
  ],
  aided: [
    "{target}. That was half my idea, so no ribbon.",
    "Full: {target}. The hint knew it, so no ribbon.",
  ],
  late: [
    "{target}, bit by bit. No ribbon.",
    "Full at last: {target}. No ribbon this time.",
    "{target}, the long way. No ribbon.",
  ],
  over: {
    full: [
      "{over} too many! They wait in the corner now. It's last on the shelf: a box that's short can be filled up from there.",
    ],
    short: [
      "{over} too many. The corner croaks.",
      "{over} too many, boing, into the corner.",
      "{over} over the top. The corner gets fuller.",
      "{over} too many for the box.",
    ],
  },
  overHeard: [
    "Too many! The box bursts open.",
    "More than Otto made! The lid won't shut.",
    "Too many for the box.",
  ],
  stuck: [
    "What's missing now, no gear here can make.",
    "No gear here makes what's missing.",
    "What's missing can't be made with these gears.",
  ],
  anew: [
    "The box is empty again, for {target}.",
    "I empty the box. It still wants {target}.",
    "Out they all hop. The box wants {target}.",
  ],
  anewHeard: ["The box is empty again.", "I empty the box.", "Out they all hop."],
  cheaper: ["For less steam: {way}.", "Clara would rather run {way}.", "Turn saver: {way}."],
  fewer: [
    "Otto's turns: {theirs}. Yours: {ours}.",
    "He cranked {theirs} times, you only {ours}.",
    "{theirs} turns for him, {ours} for you.",
  ],
  place: [
    "Wanted: {first}. In the box: {filled}. To go: {left}.",
    "The box is for {first}. In it: {filled}. To go: {left}.",
  ],
  placeHeard: [
    "As many as Otto makes. In your box: {filled}.",
    "In your box: {filled}. Otto goes like this:",
  ],
  later: ["After that: {later}.", "And then: {later}."],
  warmNow: ["Hot by now: {values}.", "Hot from before: {values}."],
  hung: ["On the pegs: {values}."],
  hungHeard: ["On the pegs:"],
  here: ["On the shelf, your hand is at:"],
  listen: [
    "Touch each gear. Five clicks, a breath, then the rest.",
    "Count in fives: five clicks, a breath, and then how many?",
  ],
  rule: [
    "Take one gear in steps, up to {left}. Do you land on it? Then how many steps was that?",
    "Which gear lands on {left}, step by step? Count its steps: that's the other gear.",
  ],
  ruleApart: [
    "One run won't make {left}. Come near it first, then see what's missing.",
    "First a number near {left}, but not more. Then what's missing.",
  ],
  ruleHeard: [
    "Count the clicks in one of his groups. Then count his clunks.",
    "How many clicks, and how many clunks? One times the other: so many frogs.",
  ],
  warn: [
    "One more hint about this, and there's no ribbon for this box.",
    "The next hint gives much away: after it, no ribbon for this box.",
  ],
  two: [
    "Take the gear of {value}. With it, the {one} or the {other}?",
    "One is the gear of {value}. Is the other the {one}, or the {other}?",
  ],
  twoLess: ["One run won't do it. Run {total} first, then see what's missing."],
  move: ["Hang {values}, and press Up.", "I'd hang {values}. Then Up."],
  moveSpare: ["The rest sits in the corner: last on the shelf."],
  shown: ["One way to {target}: {ways}."],
};
