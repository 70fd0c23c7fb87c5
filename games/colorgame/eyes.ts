/** Other eyes: several look at once, and each has eyes of its own. What one must not notice, another must. */
import { COMERS, HOME, MISSED, NEAR, PANCAKES, GONE } from "./comers.ts";
import { coat } from "./hide.ts";
import { inTurn, notes, said } from "./heard.ts";
import { PLACES, type Place } from "./places.ts";
import { EYES } from "./sources.ts";
import type { Choice, Family, Heard, Lines, Option } from "./types.ts";

export type LookerId = "deer" | "bees" | "hen" | "snake" | "peek" | "pop";

interface Looker {
  readonly heard: Heard;
  readonly name: string;
  /** What its eyes are like: told when it is met, and when one asks. */
  readonly eyes: string;
  /** What it does that has noticed nothing, and that has. */
  readonly passes: Lines;
  readonly notices: Lines;
}

const NOBODY = said(
  "peek",
  "Hm. Nobody.",
  "Nothing here but nature.",
  "I could've sworn. No.",
  "My eyes say no, and they're never wrong.",
  "Not a thing. On we go.",
);

export const LOOKERS: Readonly<Record<LookerId, Looker>> = {
  deer: {
    heard: {
      caption: "light hooves, and a little bell",
      notes: [
        ...notes("hoof", [0, 220, 440], { pitch: 7, level: 0.5 }),
        ...notes("triangle", [750, 1050], { level: 0.4 }),
      ],
    },
    name: "the deer",
    eyes: "A deer can hardly tell red or orange from green or brown. Blue is what she notices.",
    passes: [{ sound: "triangle", level: 0.2, caption: "a little bell, going" }],
    notices: [
      { sound: "horse-snort", pitch: 5, caption: "a snort" },
      { sound: "hoof", caption: "a hoof stamps" },
      said(
        "prism",
        "She's noticed us! She stamps, and that's what Peek is waiting for.",
        "Stamp, stamp! Nobody's better at telling on us than a deer.",
        "She snorts, and stares, and stamps. Now all the valley knows.",
      ),
    ],
  },
  bees: {
    heard: { caption: "bees fly by", notes: notes("bee", [0, 500], { level: 0.8 }) },
    name: "the bees",
    eyes: "Bees can't see red. It's like black to them. Yellow and blue say: flower!",
    passes: [{ sound: "bee", level: 0.3, caption: "a hum, going" }],
    notices: [
      { sound: "bee" },
      said(
        "prism",
        "They think we're a flower! Stand still, they only want to look.",
        "Bees all over the coat. They're polite, but we're not a daisy.",
        "Bzz! To them we're one big flower. Peek wonders why.",
      ),
    ],
  },
  hen: {
    heard: { caption: "a hen clucks", notes: notes("hen", [0, 600]) },
    name: "the hen",
    eyes: "A hen sees every color we do, and more. She pecks at pale, fat grubs, and leaves wasps alone.",
    passes: [{ sound: "hen", level: 0.3, caption: "a hen, going" }],
    notices: [
      { sound: "hen" },
      said(
        "prism",
        "Ow! She takes us for the biggest grub of her life.",
        "Peck, peck, peck! We look delicious. And Peek looks up.",
      ),
    ],
  },
  snake: {
    heard: {
      caption: "a hiss, and a dry rattle",
      notes: [
        ...notes("snake", [0]),
        ...notes("maraca", [500, 580, 660, 740, 820, 900, 980, 1060], { level: 0.4 }),
      ],
    },
    name: "the rattlesnake",
    eyes: "A rattlesnake feels warmth from a distance. Color can't hide that. Nobody stays near one: slip home.",
    passes: [],
    notices: [
      { sound: "snake", level: 0.6 },
      said(
        "prism",
        "It feels how warm we are, in any color! We back off, slowly, and Peek's behind us.",
        "No color's cold enough for that one! Back, slowly. Oh. Hello, Peek.",
      ),
    ],
  },
  peek: {
    heard: COMERS.peek,
    name: "Peek",
    eyes: "Captain Peek has people's eyes: red, orange, green, blue, she can tell them all.",
    passes: [...NEAR.peek, NOBODY, ...GONE],
    notices: [
      ...NEAR.peek,
      { sound: "gasp" },
      said(
        "peek",
        "Found you! That won't do for eyes like mine.",
        "Found you! I've got people's eyes, thank you.",
        "Found you! I can tell that color from the rest with one eye shut.",
      ),
    ],
  },
  pop: {
    heard: COMERS.pop,
    name: "Pop",
    eyes: "Pop has people's eyes, and has to notice you.",
    passes: [{ sound: "bicycle-by" }, MISSED],
    notices: [...NEAR.pop, { sound: "brake-squeal", level: 0.4 }, PANCAKES],
  },
};

export const DEEP: Pick<Place, "heard" | "name" | "look" | "hint"> = {
  heard: {
    caption: "bubbles, and a stroke through water",
    notes: [...notes("bubbles", [0]), ...notes("swim", [800])],
  },
  name: "the deep water",
  look: "We're in Pop's diving bell, far down. It's dim and blue, and a fish winks at me.",
  hint: "Deep water swallows red light first. What's a red thing down there, with no red light on it?",
};

const ASKS = said(
  "prism",
  "Who's looking? And with what eyes?",
  "Listen to all of them. Then a color!",
  "Other eyes! What do they see of us?",
  "Ears first. Whose eyes are those?",
  "All at once! Pick a color.",
);
const RECALL = said("prism", "Where are we, who's looking, and what do they see?");

/** Who notices a color, as data of the item: the player has to know. */
interface Coat {
  readonly color: string;
  readonly noticed: readonly LookerId[];
}

interface Look {
  readonly id: string;
  readonly at: Pick<Place, "heard" | "look" | "hint">;
  readonly lookers: readonly LookerId[];
  readonly coats: readonly Coat[];
  readonly hint?: Family;
  readonly why: string;
  readonly sinks?: number;
}

/** The reason tells of the color that would have done both. */
const HID_FROM_ALL = said(
  "prism",
  "That color hid us from everybody. And Pop has to notice us.",
  "Nobody noticed us, and Pop should have.",
  "Hidden from all of them. A bit too well: Pop's gone.",
);

const STRIPES = "Striped like a wasp";

function look({ id, at, lookers, coats, hint, why, sinks = -1 }: Look): Choice {
  const hasPop = lookers.includes("pop");
  const colorHelps = !lookers.includes("snake");
  const options = coats.map(({ color, noticed }): Option => {
    const told =
      color === STRIPES
        ? { id: "striped", label: STRIPES, phrases: ["striped", "stripes", "wasp", "like a wasp"] }
        : coat(color);
    const spotted = lookers.find((one) => one !== "pop" && noticed.includes(one));
    if (spotted !== undefined)
      return {
        ...told,
        worth: 0,
        by: sinks,
        comes: [...calm(lookers, spotted), ...LOOKERS[spotted].notices],
      };
    const passed = lookers.flatMap((one) => (one === "pop" ? [] : LOOKERS[one].passes));
    if (hasPop && !noticed.includes("pop"))
      return { ...told, worth: 0.5, comes: [...passed, ...LOOKERS.pop.passes, HID_FROM_ALL] };
    return {
      ...told,
      worth: 1,
      by: 1,
      late: 0,
      comes: [...passed, ...(hasPop ? LOOKERS.pop.notices : [])],
    };
  });
  const slip: Option = {
    id: "home",
    label: "Slip home",
    phrases: ["home", "go home", "no color"],
    last: true,
    ...(colorHelps
      ? { worth: 0.5 as const, comes: HOME[hasPop ? "pop" : "peek"] }
      : { worth: 1 as const, by: 1, late: 0, comes: AWAY }),
  };
  return {
    id,
    ask: [ASKS],
    recall: [RECALL],
    heard: inTurn(at.heard, ...lookers.map((one) => LOOKERS[one].heard)),
    options: options.length > 3 ? options : [...options, slip],
    clues: {
      where: [[said("prism", at.look)]],
      who: [lookers.map((one) => said("prism", LOOKERS[one].eyes))],
    },
    again: lookers.map((one) => said("prism", LOOKERS[one].eyes)),
    hint: hint ?? at.hint,
    why,
    source: EYES,
  };
}

const AWAY: Lines = [
  { sound: "step-gravel" },
  { sound: "gate", caption: "the garden gate shuts" },
  said(
    "prism",
    "Slowly back, and behind the gate. That's the only way with one of those.",
    "Behind the gate, and Pop's told about the snake. He calls the ranger.",
    "Gate shut, grown-up told. Colors can wait.",
  ),
];

/** Those before the one who notices pass by. */
function calm(lookers: readonly LookerId[], spotted: LookerId): Lines {
  return lookers
    .slice(0, lookers.indexOf(spotted))
    .flatMap((one) => (one === "pop" ? [] : LOOKERS[one].passes));
}

const { grass, leaves, bark, sand, rocks, straw, night, engine, coal } = PLACES;

export const deerAndBees: Choice[] = [
  look({
    id: "grass-deer",
    at: grass,
    lookers: ["deer", "pop"],
    coats: [
      { color: "Orange", noticed: ["pop"] },
      { color: "Green", noticed: [] },
      { color: "Blue", noticed: ["deer", "pop"] },
    ],
    hint: "What's the color that people notice in front of grass, and a deer doesn't?",
    why: "To a deer, orange looks much like grass. People's eyes can't miss it.",
  }),
  look({
    id: "leaves-deer",
    at: leaves,
    lookers: ["deer", "pop"],
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Brown", noticed: [] },
      { color: "Blue", noticed: ["deer", "pop"] },
    ],
    hint: "It's dry leaves. What stands out there for people, and not for a deer?",
    why: "Red on brown: people see it at once. To a deer both are dull.",
  }),
  look({
    id: "bark-deer",
    at: bark,
    lookers: ["deer", "pop"],
    coats: [
      { color: "Orange", noticed: ["pop"] },
      { color: "Brown", noticed: [] },
      { color: "Blue", noticed: ["deer", "pop"] },
    ],
    hint: "In front of a tree: what would people notice, and a deer not?",
    why: "Orange on brown bark: bright to people, and just more bark to a deer.",
  }),
  look({
    id: "grass-bees",
    at: grass,
    lookers: ["bees", "pop"],
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Green", noticed: [] },
      { color: "Yellow", noticed: ["bees", "pop"] },
    ],
    hint: "Which color is none at all to a bee?",
    why: "Bees can't see red, so a red coat is no flower to them. Pop sees it very well.",
  }),
  look({
    id: "sand-bees",
    at: sand,
    lookers: ["bees", "pop"],
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Tan", noticed: [] },
      { color: "Blue", noticed: ["bees", "pop"] },
    ],
    hint: "A beach, and bees. What says flower to a bee, and what doesn't?",
    why: "Blue says flower to a bee. Red says nothing to it, and Pop sees it from afar.",
  }),
  look({
    id: "rocks-bees",
    at: rocks,
    lookers: ["bees", "pop"],
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Gray", noticed: [] },
      { color: "Yellow", noticed: ["bees", "pop"] },
    ],
    hint: "Gray rock, and bees. What would Pop see, and the bees not?",
    why: "Red on gray rock: dark as a shadow to bees, bright to Pop.",
  }),
  look({
    id: "leaves-bees",
    at: leaves,
    lookers: ["bees", "pop"],
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Brown", noticed: [] },
      { color: "Blue", noticed: ["bees", "pop"] },
    ],
    hint: "What does a bee take for a flower? Not that.",
    why: "Bees love blue, and can't see red. People see both.",
  }),
  look({
    id: "coal-bees",
    at: coal,
    lookers: ["bees", "pop"],
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Black", noticed: [] },
      { color: "Blue", noticed: ["bees", "pop"] },
    ],
    hint: "Which color is as good as black to a bee, and not to Pop?",
    why: "To bees, red is as dark as coal. To Pop it glows. And we keep behind the fence.",
  }),
  look({
    id: "engine-bees",
    at: engine,
    lookers: ["bees", "pop"],
    coats: [
      { color: "Black", noticed: ["pop"] },
      { color: "Red", noticed: [] },
      { color: "Yellow", noticed: ["bees", "pop"] },
    ],
    hint: "Red is nothing to a bee. But what are we standing in front of? Would Pop see red there?",
    why: "In front of a red truck, parked, engine off, red hides you from everybody. Black is dark to bees, and Pop sees it on red.",
  }),
  look({
    id: "bark-deer-peek",
    at: bark,
    lookers: ["deer", "peek"],
    coats: [
      { color: "Brown", noticed: [] },
      { color: "Orange", noticed: ["peek"] },
      { color: "Blue", noticed: ["deer", "peek"] },
    ],
    hint: "Nobody brings pancakes here. Who mustn't notice you?",
    why: "Orange fools a deer, and not a captain. Brown on bark fools them both.",
  }),
  look({
    id: "rocks-bees-peek",
    at: rocks,
    lookers: ["bees", "peek"],
    coats: [
      { color: "Gray", noticed: [] },
      { color: "Red", noticed: ["peek"] },
      { color: "Yellow", noticed: ["bees", "peek"] },
    ],
    hint: "Red is nothing to a bee. Is it nothing to those boots?",
    why: "Red fools bees, and not a captain. Gray on gray fools them both.",
  }),
  look({
    id: "straw-deer-peek",
    at: straw,
    lookers: ["peek", "deer"],
    coats: [
      { color: "Yellow", noticed: [] },
      { color: "Red", noticed: ["peek"] },
      { color: "Blue", noticed: ["peek", "deer"] },
    ],
    hint: "Whose eyes are the better ones here? And is there anybody to be noticed by?",
    why: "Yellow in straw is like what's behind you, for a deer and for a captain.",
  }),
  look({
    id: "coal-bees-peek",
    at: coal,
    lookers: ["bees", "peek"],
    coats: [
      { color: "Black", noticed: [] },
      { color: "Red", noticed: ["peek"] },
      { color: "Yellow", noticed: ["bees", "peek"] },
    ],
    hint: "Lumps, bees, and boots. Who sees red, and who doesn't?",
    why: "Red is dark to bees, and bright to a captain. Black on coal works for both. And we keep behind the fence.",
  }),
];

export const strange: Choice[] = [
  look({
    id: "grass-hen",
    at: grass,
    lookers: ["hen", "pop"],
    coats: [
      { color: STRIPES, noticed: ["pop"] },
      { color: "Green", noticed: [] },
      { color: "White", noticed: ["hen", "pop"] },
    ],
    hint: "What would a hen rather not eat?",
    why: "Black and yellow stripes warn: wasps wear them, and hens have learned it. Pop sees them, too.",
  }),
  look({
    id: "leaves-hen",
    at: leaves,
    lookers: ["hen", "pop"],
    coats: [
      { color: STRIPES, noticed: ["pop"] },
      { color: "Brown", noticed: [] },
      { color: "Cream", noticed: ["hen", "pop"] },
    ],
    hint: "Hide from the hen, and Pop won't stop. What could she see, and leave alone?",
    why: "A warning color isn't for hiding. It's there to be seen, and left alone.",
  }),
  look({
    id: "straw-hen",
    at: straw,
    lookers: ["hen", "pop"],
    coats: [
      { color: STRIPES, noticed: ["pop"] },
      { color: "Yellow", noticed: [] },
      { color: "White", noticed: ["hen", "pop"] },
    ],
    hint: "Something that a hen sees, and knows better than to peck.",
    why: "Stripes like a wasp's: she sees them, and remembers the sting.",
  }),
  look({
    id: "grass-snake",
    at: grass,
    lookers: ["snake"],
    coats: [
      { color: "Green", noticed: ["snake"] },
      { color: "Orange", noticed: ["snake"] },
      { color: "Black", noticed: ["snake"] },
    ],
    hint: "Does that one go by color at all?",
    why: "A rattlesnake feels your warmth. Color can't hide that. From a snake one backs away, and tells a grown-up.",
  }),
  look({
    id: "rocks-snake",
    at: rocks,
    lookers: ["snake", "pop"],
    coats: [
      { color: "Gray", noticed: ["snake"] },
      { color: "Red", noticed: ["snake", "pop"] },
      { color: "Orange", noticed: ["snake", "pop"] },
    ],
    hint: "Two are here. Which of them doesn't care about color?",
    why: "Warmth isn't a color. No coat hides it, so one backs away, and tells a grown-up.",
  }),
  look({
    id: "night-red",
    at: night,
    lookers: ["peek"],
    coats: [
      { color: "Dark red", noticed: [] },
      { color: "White", noticed: ["peek"] },
      { color: "Yellow", noticed: ["peek"] },
    ],
    hint: "With hardly any light, what's left of red?",
    why: "Without light there's no red to see. Pale things still send back what little there is.",
  }),
  look({
    id: "night-green",
    at: night,
    lookers: ["peek"],
    coats: [
      { color: "Dark green", noticed: [] },
      { color: "White", noticed: ["peek"] },
      { color: "Cream", noticed: ["peek"] },
    ],
    hint: "Dark or pale: that's all that's left at night. Which is this?",
    why: "At night only dark and pale are left, and dark green is dark. Near a road, wear something bright that reflects!",
  }),
  look({
    id: "deep-red",
    at: DEEP,
    lookers: ["peek"],
    coats: [
      { color: "Red", noticed: [] },
      { color: "White", noticed: ["peek"] },
      { color: "Yellow", noticed: ["peek"] },
    ],
    why: "Red light doesn't get that far down. With none of it to send back, red looks black.",
  }),
  look({
    id: "deep-orange",
    at: DEEP,
    lookers: ["peek"],
    coats: [
      { color: "Dark red", noticed: [] },
      { color: "White", noticed: ["peek"] },
      { color: "Light blue", noticed: ["peek"] },
    ],
    why: "Blue light gets down there, red doesn't. Many animals of the deep are red, and nobody sees them.",
  }),
];

export const several: Choice[] = [
  look({
    id: "grass-deer-bees-pop",
    at: grass,
    lookers: ["deer", "bees", "pop"],
    sinks: -2,
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Green", noticed: [] },
      { color: "Blue", noticed: ["deer", "bees", "pop"] },
      { color: "Yellow", noticed: ["bees", "pop"] },
    ],
    hint: "One color is dull to the deer and nothing to the bees. Pop would see it.",
    why: "Red: dull to a deer, dark to a bee, and loud to people.",
  }),
  look({
    id: "leaves-deer-bees-pop",
    at: leaves,
    lookers: ["bees", "deer", "pop"],
    sinks: -2,
    coats: [
      { color: "Red", noticed: ["pop"] },
      { color: "Brown", noticed: [] },
      { color: "Blue", noticed: ["deer", "bees", "pop"] },
      { color: "Yellow", noticed: ["bees", "pop"] },
    ],
    hint: "Take away what bees like, and what a deer notices. What would Pop still see?",
    why: "Red: dark to a bee, dull to a deer, and loud to people.",
  }),
  look({
    id: "grass-peek-deer",
    at: grass,
    lookers: ["peek", "deer"],
    sinks: -2,
    coats: [
      { color: "Green", noticed: [] },
      { color: "Orange", noticed: ["peek"] },
      { color: "Blue", noticed: ["peek", "deer"] },
    ],
    hint: "There's nobody here to be noticed by. Whose eyes are the better ones?",
    why: "Orange fools a deer, and not a captain. Green on green fools them both.",
  }),
  look({
    id: "grass-bees-peek",
    at: grass,
    lookers: ["bees", "peek"],
    sinks: -2,
    coats: [
      { color: "Green", noticed: [] },
      { color: "Red", noticed: ["peek"] },
      { color: "Yellow", noticed: ["bees", "peek"] },
    ],
    hint: "Who must notice you here? Anybody?",
    why: "Red fools bees, and not a captain. Green on green fools them both.",
  }),
  look({
    id: "leaves-deer-peek",
    at: leaves,
    lookers: ["deer", "peek"],
    sinks: -2,
    coats: [
      { color: "Brown", noticed: [] },
      { color: "Red", noticed: ["peek"] },
      { color: "Blue", noticed: ["deer", "peek"] },
    ],
    hint: "The deer is easily fooled. Is the other one?",
    why: "Captain Peek tells red from brown, and a deer hardly can. Brown works for both.",
  }),
  look({
    id: "sand-bees-peek",
    at: sand,
    lookers: ["bees", "peek"],
    sinks: -2,
    coats: [
      { color: "Tan", noticed: [] },
      { color: "Red", noticed: ["peek"] },
      { color: "Blue", noticed: ["bees", "peek"] },
    ],
    hint: "A beach, and nobody there to be noticed by.",
    why: "Red would work for the bees. For Peek it has to be like sand.",
  }),
  look({
    id: "grass-deer-snake",
    at: grass,
    lookers: ["deer", "snake"],
    sinks: -2,
    coats: [
      { color: "Green", noticed: ["snake"] },
      { color: "Orange", noticed: ["snake"] },
      { color: "Blue", noticed: ["deer", "snake"] },
    ],
    hint: "One of the two has no use for color.",
    why: "Green fools a deer, and a snake feels warmth. So away, and tell a grown-up.",
  }),
  look({
    id: "night-peek-snake",
    at: night,
    lookers: ["peek", "snake"],
    sinks: -2,
    coats: [
      { color: "Black", noticed: ["snake"] },
      { color: "White", noticed: ["peek", "snake"] },
      { color: "Dark red", noticed: ["snake"] },
    ],
    hint: "Dark would work for her. And for the other one?",
    why: "It's dark, and you're still warm. A rattlesnake feels that, so away, and tell a grown-up.",
  }),
];
