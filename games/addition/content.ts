/** What the number train says in every level. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

type Content = Extract<AnyDefinition, { mechanic: "dial" }>["content"];

export const content: Content = {
  unit: { one: "wagon", many: "wagons" },
  jump: { one: "jump", many: "jumps" },
  tasks: {
    plus: {
      plus: "plus",
      what: "what",
      ask: { total: "?", missing: "makes" },
      hints: {
        count: "Count on from {a}. One finger for each wagon you add.",
        fillTen: "Fill the ten first. The rest comes after.",
        ones: "Leave the tens alone. Add the ones.",
        tens: "Leave the ones alone. Add the tens.",
        tensThenOnes: "Add the tens of {b} first, then its ones.",
        roundUp: "{b} is nearly {near}. Jump too far, then come back.",
        tenPair: "Which two of the three make ten?",
        inTurn: "Add two of them. Then add the third.",
        missing: "How far is it from {a} to {total}?",
      },
      worked: {
        start: "Start at {a}. Count {b} more.",
        counted: "{list}.",
        need: "{a} needs {b} to make {c}.",
        split: "{a} is {b} and {c}.",
        join: "{a} and {b} make {c}.",
        less: "{a} minus {b} is {c}.",
      },
    },
  },
  start: [
    "This train has {amount}.",
    "A new train: {amount}.",
    "Your next train: {amount}.",
    "You get {amount}.",
    "{amount} to start with.",
  ],
  value: "{value}.",
  began: ["You began with {value}. Since then:", "It was {value}, and then:"],
  where: ["You are at {value}.", "{amount} now.", "Your train has {value} now."],
  jumps: {
    "add-one": {
      change: { by: 1 },
      label: "Add one",
      phrases: ["plus one", "add one", "one more"],
      way: { one: "1 one on", many: "ones on" },
      sound: "couple-one",
      caption: "click",
    },
    "take-one": {
      change: { by: -1 },
      label: "Take one off",
      phrases: ["minus one", "take one off", "one less"],
      way: { one: "one back", many: "ones back" },
      sound: "uncouple-one",
    },
    "add-ten": {
      change: { by: 10 },
      label: "Add ten",
      phrases: ["plus ten", "add ten", "ten more"],
      way: { one: "ten on", many: "tens on" },
      sound: "couple-ten",
      caption: "clunk",
    },
    "take-ten": {
      change: { by: -10 },
      label: "Take ten off",
      phrases: ["minus ten", "take ten off", "ten less"],
      way: { one: "ten back", many: "tens back" },
      sound: "uncouple-ten",
    },
    "fill-ten": {
      change: { upTo: 10 },
      label: "Fill the ten",
      phrases: ["fill the ten", "fill it", "make ten"],
      way: { one: "fill", many: "fills" },
      sound: "couple-ten",
      caption: "a deep clunk: the ten is full",
    },
    "back-to-ten": {
      change: { downTo: 10 },
      label: "Back to the ten",
      phrases: ["back to the ten", "back to ten", "go back"],
      way: { one: "step back to the ten", many: "steps back to a ten" },
      sound: "uncouple-ten",
      caption: "wagons roll away: a full ten stays",
    },
  },
  knocks: { ten: { sound: "couple-ten", word: "clunk" }, one: { sound: "couple-one", word: "click" } },
  stop: {
    label: "Whistle and go",
    phrases: ["whistle and go", "stop", "go", "whistle", "done", "stop here"],
  },
  whole: { label: "Say the number", phrases: ["<number>", "it is <number>", "stop at <number>"] },
  ends: {
    low: ["No wagons left to take off.", "That was the last wagon."],
    high: ["The yard ends at {limit}.", "No more track after {limit}."],
  },
  lost: "A long ride! Blow the whistle when it feels right.",
  answers: {
    express: [
      "{value} in {jumps}. Express!",
      "Express! {value}, not one jump wasted.",
      "{value}. You drove that like a mail train.",
      "{jumps} to {value}. Nobody does it in fewer.",
      "{value}! Even the coal is impressed.",
      "Express to {value}. Pickle salutes with a wing.",
      "{value}, straight as a rail.",
      "{value} by the shortest way there is.",
    ],
    slower: [
      "{value}, in {jumps}. There is a shorter way: {way}.",
      "{value}. Next time: {way}. That is {par}.",
      "{value} is right. {way} would burn less.",
      "{value}, the scenic way. The short one: {way}.",
      "{value}. An express goes {way}.",
    ],
    longer: [
      "{value}. From {from} it takes only {par}.",
      "{value} is right. With the engine on {from}: {par}.",
      "{value}. The engine on {from} would save coal: {par}.",
      "{value}, a long haul. From {from} it is {par}.",
    ],
    told: [
      "{value}! The train goes by itself: {way}.",
      "{value}, called out loud. Off she goes: {way}.",
      "{value}. You say it, she drives it: {way}.",
    ],
    pushed: [
      "{value}, with a push.",
      "{value}. Mudge says: you're welcome.",
      "{value}. It counts, but Mudge wants her price.",
    ],
    corrected: [
      "{value}. Now everybody has a seat.",
      "{value}. You fixed it.",
      "{value}. That is the one.",
      "{value}. Now it fits.",
      "{value}. Brakes are warm, but we are right.",
    ],
    low: [
      "{value} is too few. Somebody runs behind, waving.",
      "{value} is too few. A hat stands on the platform, with a man under it.",
      "At {value}, a suitcase has a seat and its owner does not.",
      "{value}: too few. The brakes eat two lumps.",
    ],
    high: [
      "{value} is too many. An empty wagon rattles.",
      "{value} is too many. One of these wagons is full of turnips.",
      "{value}: too many. A moth has a whole wagon.",
      "With {value}, we have stolen somebody's wagon. Sorry!",
    ],
  },
  andThen: ", then",
  credits: [1, 2 / 3, 1 / 3],
  bestMove: { once: "Try {button}: {label}.", often: "Try {button} {times} times: {label}." },
  there: "You are there. Select: whistle and go.",
  astray: {
    past: "Too far. {button}: {label}.",
    behind: "That is less than at the start. {button}: {label}.",
  },
  sounds: {
    open: "chuff",
    rail: "rail",
    exact: ["station-bell"],
    express: ["whistle"],
    low: ["glide-up"],
    high: ["glide-down"],
    limit: "nothing",
    pick: "lever-pull",
  },
  pick: {
    seats: { left: "Left train", up: "Middle train", right: "Right train" },
    start: {
      ask: [
        "Which one takes the engine?",
        "Where does the engine go?",
        "Which train gets the engine?",
        "Engine on which one?",
        "Which one do we hook up?",
      ],
      chosen: [
        "Engine on {value}. Fetch the rest.",
        "{value} it is. Now the others.",
        "{value}, and the rest comes on behind.",
        "Hooked to {value}.",
        "{value}. Go and get the others.",
      ],
      hints: {
        first: "The engine stays with one train. All other wagons are fetched. Which are quick to fetch?",
        cost: "{seat}: the others take {jumps} from there.",
      },
    },
    load: {
      own: "Your train:",
      ask: ["Who comes along?", "Who gets the ride?", "Your pick.", "Which one rides?", "Who is it?"],
      chosen: [
        "{guest} it is.",
        "{guest}. Good ears.",
        "{guest}! The other one sulks.",
        "{guest}, quick, quick.",
        "{guest}, all smiles.",
      ],
      hints: {
        first:
          "Work out both in your head. Where would you stop, and after how many jumps? Then look at your coal.",
        cost: "{seat} takes {jumps}.",
      },
    },
    best: "Try {button}: {label}.",
  },
  fares: {
    unit: { one: "coin", many: "coins" },
    nobody: "A traveler",
    told: ["{guest} will pay {fare}.", "{guest}: {fare} for the ride."],
    full: [
      { sound: "treasure", hold: "lead", caption: "a sparkle: the train is full" },
      {
        say: [
          "A full train! Not a gap in it.",
          "Full, to the last wagon!",
          "{value}: full. The stationmaster weeps with joy.",
          "Full house!",
          "Not one wagon too many. Full!",
        ],
        part: "object",
      },
    ],
    coin: "coin",
    word: "clink",
  },
  fuel: {
    stake: "coal",
    unit: { one: "lump", many: "lumps" },
    left: ["{fuel} of coal.", "{fuel} in the tender.", "Coal: {fuel}.", "{fuel} left."],
    stop: 2,
    waste: { sound: "steam", caption: "the brakes hiss: two lumps of coal are gone" },
    supply: { sound: "coal-in", caption: "coal tumbles into the tender" },
    push: 1,
    out: [
      { sound: "train-bump", hold: "end" },
      {
        say: [
          "No coal? I push! My turnips are in no hurry.",
          "Bump! Out of coal again, dearie?",
          "Hold on to your hats. I am pushing.",
          "You burn, I push. That is friendship.",
        ],
        voice: "mudge",
      },
    ],
    lost: [
      {
        say: [
          "{guest} can't resist the soup. Off to the Turnip Train.",
          "{guest} will ride with Mudge, where it is warm.",
          "Mudge names her price. {guest}.",
          "{guest} followed a smell of soup. Gone.",
        ],
        part: "object",
      },
    ],
    bell: "hand-bell",
  },
  gather: {
    opens: [
      "The bridge holds {limit}.",
      "This bridge holds {limit}, and not one more.",
      "A bridge for {limit}.",
    ],
    ask: ["Right: take. Left: leave. Select: cross."],
    take: { label: "Take them along", phrases: ["take", "take it", "take them", "take them along", "yes"] },
    leave: { label: "Leave them", phrases: ["leave", "leave it", "leave them", "no"] },
    go: { label: "Cross now", phrases: ["cross", "go", "cross now", "whistle"] },
    left: [
      { sound: "sigh" },
      {
        say: [
          "{guest} will take the next train.",
          "{guest}? Another time.",
          "Not today. {guest}.",
          "No room. {guest}.",
        ],
        part: "object",
      },
    ],
    crosses: [
      "{amount} on a bridge for {limit}. Safe across, with air to spare.",
      "Safe across: {amount}, of {limit}.",
      "{amount}. The bridge had hoped for {limit}.",
    ],
    full: [
      "{value}! Exactly what it holds. Double pay!",
      "{value}, to the last plank. Double pay!",
      "Full, with {value}, and it holds. Double pay!",
    ],
    breaks: [
      { sound: "splash", hold: "lead", caption: "planks crack, and a big splash" },
      {
        say: [
          "{value} on a bridge for {limit}! {guest} takes a bath. Mudge fishes out the wettest.",
          "{value}, and it holds {limit}. Splash! {guest}, soaked. Mudge has a ladle that long.",
        ],
        part: "object",
      },
    ],
    groans: "rope-creak",
    hints: {
      first: "Add the next one to your train, in your head. The bridge holds {limit}.",
      second: "You have {value} now. Count on from there: up to {limit} is fine.",
    },
  },
  rival: {
    asks: [
      "{guest}, come to me! {question}",
      "{guest}: mine. Watch an expert. {question}",
      "{guest} chose me, dearie. {question}",
      "{guest}? Easy as turnips. {question}",
      "{guest} and me, like soup and spoon. {question}",
    ],
    nobody: "A turnip",
    claims: ["{value}! Ha!", "{value}, as sure as soup.", "{value}! Who claps?", "That makes {value}."],
    challenge: {
      label: "Wrong, watch me",
      phrases: ["wrong watch me", "wrong", "challenge", "no", "that is wrong", "not true"],
    },
    accept: { label: "She is right", phrases: ["right", "she is right", "yes", "true", "accept", "correct"] },
    fair: [
      "{value}. She was right, and you heard it. She shares her coal.",
      "{value}, quite right. She tips you some coal.",
      "True, {value}. Mudge beams and tosses coal.",
    ],
    fooled: [
      "Not {claim}: {value}. She chuckles off with your lumps.",
      "It was {value}. Two lumps go into her soup fire.",
      "{claim} was a fib. {value} it is. She helps herself to coal.",
    ],
    caught: [
      "Caught her! She stands at {claim}. Now drive it right.",
      "Well heard. She stopped at {claim}. Take over.",
      "She blushes like a beet at {claim}. Mend it.",
    ],
    unfair: [
      "Count again: {value} was right. That costs two lumps.",
      "{value}, she was right! She takes two lumps for the insult.",
    ],
    fixed: [
      "{value}. Fine, fine. Take my coal.",
      "{value}! My finger slipped.",
      "{value}? I was only testing you.",
    ],
    wrong: "almost",
    hints: {
      first: "She began at {start}. Listen again: how many clicks, how many clunks?",
      second: "Her first jump led from {start} to {next}. Go on from there.",
    },
    prize: 2,
    price: 2,
  },
};
