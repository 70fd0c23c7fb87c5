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
    "What do you hang up?",
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
  absent: ["No gear on the shelf clicks {value} times.", "{value}? I don't have that gear on the shelf."],
  spares: ["In the corner: {spares}. Select: one hops in.", "Corner: {spares}."],
  packed: ["Hop! {left} to go.", "In it goes. {left} to go."],
  made: [
    "{value}, {times}: {total}.",
    "{value}, {times}, and out come {total}.",
    "{total}: {value}, {times}.",
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
  exact: [
    "{target}, on the nose!",
    "Full to the lid: {target}!",
    "{target}. The lid snaps shut.",
    "Exactly {target}!",
    "{target}, and not a leg sticks out.",
  ],
  warmed: ["{target}. A hot gear, so no ribbon.", "Full: {target}. Hot gears win no ribbon."],
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
    full: ["{over} too many, off to the corner. Corner frogs fill up a short box: last on the shelf."],
    short: [
      "{over} too many. The corner croaks.",
      "{over} too many, boing, into the corner.",
      "{over} over the top. The corner gets fuller.",
      "{over} too many for the box.",
    ],
  },
  cheaper: ["For less steam: {way}.", "Clara likes it better so: {way}.", "Turn saver: {way}."],
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
  hung: ["On the pegs: {values}."],
  hungHeard: ["On the pegs:"],
  here: ["On the shelf, your hand is at:"],
  listen: [
    "Touch each gear. Five clicks, a breath, then the rest.",
    "Count in fives: five clicks, a breath, and then how many?",
  ],
  rule: ["Three in a group, four times: 3, 6, 9, 12.", "Two in a group, five times: 2, 4, 6, 8, 10."],
  two: [
    "Take the gear of {value}. With it, the {one} or the {other}?",
    "One is the gear of {value}. Is the other the {one}, or the {other}?",
  ],
  twoLess: ["No single run makes it. Begin with {total}, then see what's missing."],
  move: ["Hang {values}, and press Up.", "I'd hang {values}. Then Up."],
  moveSpare: ["The rest sits in the corner: last on the shelf."],
  shown: ["One way to {target}: {ways}."],
};
