/**
 * The 52 games as a list shows them, in the order of the categories. Not every one can be played yet: `catalogue.ts`
 * knows which, and how to load them. Small on purpose, because the first page loads it.
 */
import type { AnyDefinition } from "../engine/definition/index.ts";

export interface Card {
  /** The last part of its address, `/game/<slug>`; for ever, because saves and links refer to it. */
  readonly slug: string;
  readonly title: string;
  readonly category: AnyDefinition["category"];
  /** One sentence for a child. Of a game that can be played the definition says the same. */
  readonly description: string;
  /** A name in the icon set Fluent Emoji Flat. Decoration: it says nothing that the title does not. */
  readonly icon: string;
  /** Hexadecimal, six digits; text on its ground has a contrast of 7 to 1 or more. */
  readonly textColor: string;
  readonly bgColor: string;
}

// One family of grounds for each category, for pleasure only: the category is always written too.
const peach = { textColor: "#5c1f08", bgColor: "#ffe0cc" } as const;
const apricot = { textColor: "#5c1f08", bgColor: "#ffe9d1" } as const;
const blush = { textColor: "#5c1f08", bgColor: "#ffdcd4" } as const;
const honey = { textColor: "#5c1f08", bgColor: "#fdebc0" } as const;
const sky = { textColor: "#0b3a49", bgColor: "#d3edf8" } as const;
const lagoon = { textColor: "#0b3a49", bgColor: "#c9f0ec" } as const;
const mist = { textColor: "#0b3a49", bgColor: "#dce8f7" } as const;
const mint = { textColor: "#173f16", bgColor: "#d5f2dc" } as const;
const meadow = { textColor: "#173f16", bgColor: "#e3f2c9" } as const;
const leaf = { textColor: "#173f16", bgColor: "#d3eec9" } as const;
const butter = { textColor: "#4d2f00", bgColor: "#fff0b8" } as const;
const straw = { textColor: "#4d2f00", bgColor: "#f7e9c4" } as const;
const sand = { textColor: "#4d2f00", bgColor: "#f6e3cf" } as const;
const rose = { textColor: "#551238", bgColor: "#fbdcea" } as const;
const lilac = { textColor: "#551238", bgColor: "#eedff7" } as const;
const orchid = { textColor: "#551238", bgColor: "#f7dcf3" } as const;

const all = [
  {
    slug: "definitionDetective",
    title: "Definition Detective",
    category: "language",
    description: "Question the suspects, buy as few clues as you can, and name the hidden word.",
    icon: "detective",
    ...peach,
  },
  {
    slug: "partofspeech",
    title: "Parts of Speech Goalie",
    category: "language",
    description: "Dive for the right kind of word and save it for a silly story.",
    icon: "goal-net",
    ...apricot,
  },
  {
    slug: "colorgame",
    title: "Color Quest",
    category: "language",
    description: "Travel with Prism the parrot and find out what colors mean and why.",
    icon: "parrot",
    ...blush,
  },
  {
    slug: "syllableSorting",
    title: "Syllable Drum Sorting",
    category: "language",
    description: "Drum the beats of a word and build a band out of words.",
    icon: "drum",
    ...honey,
  },
  {
    slug: "vocabVortex",
    title: "Vocab Vortex",
    category: "language",
    description: "Steer your wind-ship out of the vortex by working out mystery words.",
    icon: "cyclone",
    ...apricot,
  },
  {
    slug: "polarpairing",
    title: "Polar Pairing",
    category: "language",
    description: "Lift the ice floes, remember what you heard, and match the opposites.",
    icon: "polar-bear",
    ...peach,
  },
  {
    slug: "oddoneout",
    title: "Odd One Out: Party Intruder",
    category: "language",
    description: "Find the guest who does not belong, and say which rule gives it away.",
    icon: "party-popper",
    ...blush,
  },
  {
    slug: "spellingbee",
    title: "Spelling Bee Hive",
    category: "language",
    description: "Spell words letter by letter and turn each one into a tune.",
    icon: "honeybee",
    ...honey,
  },
  {
    slug: "fruitfrenzy",
    title: "Fruit Frenzy",
    category: "math",
    description: "Count the falling fruit and make the buckets equal for Chef Mango.",
    icon: "mango",
    ...sky,
  },
  {
    slug: "shapeshark",
    title: "Shape Shark",
    category: "math",
    description: "Swim around a shape by ear and count its corners to open the reef.",
    icon: "shark",
    ...lagoon,
  },
  {
    slug: "addition",
    title: "Addition Express",
    category: "math",
    description: "Drive the number train and stop exactly at the total.",
    icon: "locomotive",
    ...mist,
  },
  {
    slug: "subtraction",
    title: "Submarine Subtraction",
    category: "math",
    description: "Guess how deep to dive, listen to the sonar, and reach the wreck.",
    icon: "spouting-whale",
    ...sky,
  },
  {
    slug: "multiplicationmadness",
    title: "Multiplication Madness: Gear Works",
    category: "math",
    description: "Pick the gears that make the machine turn out exactly the right number.",
    icon: "gear",
    ...mist,
  },
  {
    slug: "divisionDuel",
    title: "Division Duel",
    category: "math",
    description: "Share the treasure fairly and catch Baron Remainder when he gets it wrong.",
    icon: "crossed-swords",
    ...lagoon,
  },
  {
    slug: "monkeymadness",
    title: "Monkey Madness",
    category: "math",
    description: "Grab the banana when the number that the monkeys chant fits the rule.",
    icon: "monkey",
    ...sky,
  },
  {
    slug: "carcounting",
    title: "Car Counting",
    category: "math",
    description: "Listen at the corner, count the cars and buses, and report the traffic.",
    icon: "automobile",
    ...mist,
  },
  {
    slug: "mattermixup",
    title: "Matter Mix-Up",
    category: "science",
    description: "Sort solids, liquids and gases, then heat the room and sort again.",
    icon: "test-tube",
    ...mint,
  },
  {
    slug: "tinycelltown",
    title: "Tiny Cell Town",
    category: "science",
    description: "Run a cell like a town and keep every part humming.",
    icon: "microbe",
    ...meadow,
  },
  {
    slug: "weatherwhiz",
    title: "Weather Whiz",
    category: "science",
    description: "Hear the weather, say what comes next, and advise your radio callers.",
    icon: "sun-behind-rain-cloud",
    ...leaf,
  },
  {
    slug: "spacecase",
    title: "Space Case",
    category: "science",
    description: "Send out probes, follow the evidence, and find the alien's lost lunchbox.",
    icon: "ringed-planet",
    ...mint,
  },
  {
    slug: "dinodetectives",
    title: "Dino Detectives",
    category: "science",
    description: "Dig for fossils by ear and work out what each one tells you.",
    icon: "sauropod",
    ...meadow,
  },
  {
    slug: "germsquad",
    title: "Germ Squad",
    category: "science",
    description: "Wash, cover, or leave it alone: stop the germs that make people sick.",
    icon: "soap",
    ...leaf,
  },
  {
    slug: "ecorangers",
    title: "Eco Rangers",
    category: "science",
    description: "Put a food chain in order and bring a quiet habitat back to life.",
    icon: "frog",
    ...mint,
  },
  {
    slug: "soundexplorer",
    title: "Sound Explorer",
    category: "science",
    description: "Change one thing, guess, and listen: a lab where sound is the experiment.",
    icon: "level-slider",
    ...meadow,
  },
  {
    slug: "robotrepair",
    title: "Robot Repair",
    category: "science",
    description: "Listen to how robot Bolt walks, find his mistake, and fix his program.",
    icon: "robot",
    ...leaf,
  },
  {
    slug: "plantpower",
    title: "Plant Power",
    category: "science",
    description: "Give three plants water and light, and listen to how they feel.",
    icon: "seedling",
    ...meadow,
  },
  {
    slug: "groceryGrab",
    title: "Grocery Grab",
    category: "life-skills",
    description: "Find your way through the store by ear and bring home what is on the list.",
    icon: "shopping-cart",
    ...butter,
  },
  {
    slug: "moneyMatch",
    title: "Money Match",
    category: "life-skills",
    description: "Match coins and bills by value and touch, then open the vault.",
    icon: "coin",
    ...straw,
  },
  {
    slug: "laundryLegend",
    title: "Laundry Legend",
    category: "life-skills",
    description: "Read the tags, sort the wash, and keep the socks from turning pink.",
    icon: "socks",
    ...sand,
  },
  {
    slug: "kitchenCues",
    title: "Kitchen Cues",
    category: "life-skills",
    description: "Be the chef's ears and say which kitchen sound needs help first.",
    icon: "cooking",
    ...butter,
  },
  {
    slug: "dressToImpress",
    title: "Dress to Impress",
    category: "life-skills",
    description: "Choose an outfit for the weather and the day, and hear the applause.",
    icon: "coat",
    ...straw,
  },
  {
    slug: "safetySirens",
    title: "Safety Sirens",
    category: "life-skills",
    description: "Tell alarms and sirens apart and take the first safe step.",
    icon: "bell",
    ...sand,
  },
  {
    slug: "scheduleShuffle",
    title: "Schedule Shuffle",
    category: "life-skills",
    description: "Put your shuffled day back in order, then hear how it goes.",
    icon: "spiral-calendar",
    ...butter,
  },
  {
    slug: "cleanMachine",
    title: "Clean Machine",
    category: "life-skills",
    description: "Wipe in neat strips until every crumb is gone and the music plays.",
    icon: "broom",
    ...straw,
  },
  {
    slug: "healthCheck",
    title: "Health Check",
    category: "life-skills",
    description: "Count heartbeats and breaths on sports day, and know when to tell someone.",
    icon: "beating-heart",
    ...sand,
  },
  {
    slug: "timeTamer",
    title: "Time Tamer",
    category: "life-skills",
    description: "Set the clock by ear and call the runaway time beasts home.",
    icon: "mantelpiece-clock",
    ...butter,
  },
  {
    slug: "kitchenTimerTrouble",
    title: "Kitchen Timer Trouble",
    category: "life-skills",
    description: "Start each dish at the right moment so they are all ready together.",
    icon: "timer-clock",
    ...straw,
  },
  {
    slug: "busStopBrainstorm",
    title: "Bus Stop Brainstorm",
    category: "life-skills",
    description: "Ask questions, find the right bus, and think up a plan B.",
    icon: "bus-stop",
    ...sand,
  },
  {
    slug: "moneyManager",
    title: "Money Manager",
    category: "life-skills",
    description: "Save, spend and share for eight weeks, and reach a goal you choose.",
    icon: "money-bag",
    ...butter,
  },
  {
    slug: "healthyPlate",
    title: "Healthy Plate Diner",
    category: "life-skills",
    description: "Serve plates with many kinds of food and hear the whole band play.",
    icon: "fork-and-knife-with-plate",
    ...straw,
  },
  {
    slug: "streetSmart",
    title: "Street Smart",
    category: "independence-skills",
    description: "Find out what street sounds tell you, and when to wait or ask.",
    icon: "children-crossing",
    ...rose,
  },
  {
    slug: "caneCompanion",
    title: "Cane Companion",
    category: "independence-skills",
    description: "Walk with Tap, the talking cane, and find the way by touch and echo.",
    icon: "white-cane",
    ...lilac,
  },
  {
    slug: "doorwayDecisions",
    title: "Doorway Decisions",
    category: "independence-skills",
    description: "Listen for clues, work out each door, and leave the museum politely.",
    icon: "door",
    ...orchid,
  },
  {
    slug: "elevatorExperience",
    title: "Elevator Experience",
    category: "independence-skills",
    description: "Follow the chimes to the right elevator at Hotel Sonata.",
    icon: "elevator",
    ...rose,
  },
  {
    slug: "transitTime",
    title: "Transit Time",
    category: "independence-skills",
    description: "Count the stops, notice the turns, and pull the cord in time.",
    icon: "oncoming-bus",
    ...lilac,
  },
  {
    slug: "moneyMatters",
    title: "Money Matters",
    category: "independence-skills",
    description: "Pay at the market stalls and check your change before you go.",
    icon: "dollar-banknote",
    ...orchid,
  },
  {
    slug: "kitchenKnowHow",
    title: "Kitchen Know-How",
    category: "independence-skills",
    description: "Put the recipe steps in a safe order for a live cooking show.",
    icon: "cook",
    ...rose,
  },
  {
    slug: "phoneFriend",
    title: "Phone Friend",
    category: "independence-skills",
    description: "Remember a number, dial it, and make a good clear call.",
    icon: "telephone-receiver",
    ...lilac,
  },
  {
    slug: "medicationManager",
    title: "Medication Manager",
    category: "independence-skills",
    description: "Sort labels by time of day, and stop and ask when something is wrong.",
    icon: "pill",
    ...orchid,
  },
  {
    slug: "obstacleAwareness",
    title: "Obstacle Awareness",
    category: "independence-skills",
    description: "Hear what is in your way, find where, and choose what to do.",
    icon: "construction",
    ...rose,
  },
  {
    slug: "socialSense",
    title: "Social Sense",
    category: "independence-skills",
    description: "Listen to how people say things, choose what to say, and try it another way.",
    icon: "speech-balloon",
    ...lilac,
  },
  {
    slug: "askingForAssistance",
    title: "Asking for Assistance",
    category: "independence-skills",
    description: "Try it yourself or ask well: both help you on your way through town.",
    icon: "person-raising-hand",
    ...orchid,
  },
] as const satisfies readonly Card[];

export type Slug = (typeof all)[number]["slug"];

export const cards: readonly Card[] = all;
