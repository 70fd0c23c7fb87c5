/** What stands in the jars: what each is in which room, how it sounds there, and what is told of it. */
import { COCONUT, FATS, FREEZING, GALLIUM, SETTING, WATER, WAX } from "./sources.ts";
import type { Heard, Thing } from "./types.ts";

type Bin = "claw" | "sponge" | "hood";

const ROOMS = ["freezer", "cool", "warm", "noon", "hot"] as const;

interface Told {
  readonly name: string;
  readonly about: string | string[];
  /** From the coldest room to the hottest, C, S or H; shorter where it never goes so far. */
  readonly turns: string;
  readonly sounds: Thing["sounds"];
  readonly why: { readonly [B in Bin]?: string[] };
  readonly more?: Partial<Thing>;
}

const BINS: Readonly<Record<string, Bin>> = { C: "claw", S: "sponge", H: "hood" };

function stuff({ name, about, turns, sounds, why, more }: Told): Thing {
  const bins = [...turns].flatMap((letter, at) => {
    const bin = BINS[letter];
    const room = ROOMS[at];
    return bin === undefined || room === undefined ? [] : [{ room, bin }];
  });
  return {
    name,
    about,
    in: Object.fromEntries(bins.map(({ room, bin }) => [room, bin])),
    sounds,
    became: Object.fromEntries(bins.map(({ room, bin }) => [room, why[bin] ?? ""])),
    ...more,
  };
}

function one(sound: Heard[number]["sound"], caption: string, pitch = 0): Heard {
  return [{ sound, caption, pitch }];
}

const clink = (pitch: number): Heard => one("ice-clink", "a clink of ice", pitch);
const splash = (pitch: number): Heard => one("splash", "a splash", pitch);
const thick = (pitch: number): Heard => one("pour-thick", "a thick pour", pitch);

/** Frozen in a freezer, liquid in any room where one can live. */
function watery(name: string, about: string[], pitch: number, boils: boolean): Thing {
  const small = name.toLowerCase();
  return stuff({
    name,
    about,
    turns: boils ? "CSSSH" : "CSSS",
    sounds: {
      claw: clink(pitch),
      sponge: splash(pitch),
      ...(boils ? { hood: one("steam", "a soft hiss", pitch) } : {}),
    },
    why: {
      claw: [
        `${name} freezes in a freezer, and ice keeps its shape.`,
        `Frozen ${small}: as hard as a stone.`,
      ],
      sponge: [
        `${name} runs in any room you'd live in.`,
        `${name} runs, unless it's freezing or boiling hot.`,
        `Neither freezing nor boiling, so ${small} runs.`,
      ],
      hood: [
        `${name} boils in an oven's heat, and flies as steam.`,
        `That hot, ${small} is steam, and flies.`,
      ],
    },
    more: { source: WATER },
  });
}

/** What a warm hand melts, too: the clue names the stop, so that those with the same clue change together. */
function noonSoft(name: string, sounds: { claw: Heard; sponge: Heard }, oven: boolean, source = FATS): Thing {
  const small = name.toLowerCase();
  return stuff({
    name,
    about: [
      `${name === "Gallium" ? "It's a metal. " : ""}A very hot noon melts it. A warm day doesn't.`,
      "It takes a very hot noon to melt it.",
      "Hard on a warm day, runny at a very hot noon.",
    ],
    turns: oven ? "CCCSS" : "CCCS",
    sounds,
    why: {
      claw: [
        `${name} needs a very hot noon to melt. In anything cooler, it keeps its shape.`,
        `Cooler than a very hot noon, so ${small} keeps its shape.`,
        `A warm day isn't enough to melt ${small}.`,
      ],
      sponge: [
        `A very hot noon is enough for ${small}, and so is a warm hand.`,
        `As hot as a very hot noon, or hotter: ${small} runs.`,
        `${name} melts from a very hot noon on.`,
      ],
    },
    more: { source },
  });
}

function always(name: string, about: string[], bin: Bin, sounds: Heard, ...why: string[]): Thing {
  const letter = { claw: "C", sponge: "S", hood: "H" }[bin];
  const turns = letter.repeat(ROOMS.length);
  return stuff({ name, about, turns, sounds: { [bin]: sounds }, why: { [bin]: why } });
}

/** It runs until it was baked once, and is firm for ever after. */
function batter(name: string, baked: Heard, pitch: number): Thing {
  return stuff({
    name,
    about: [
      "An oven bakes it, and baked stays baked.",
      "Frozen, it thaws. Baked, it stays baked.",
      "It runs, until it's frozen or baked.",
    ],
    turns: "CSSSC",
    sounds: { claw: clink(pitch), sponge: thick(pitch), set: baked },
    why: {
      claw: [
        `${name} is as hard as ice in a freezer, and firm once it's baked.`,
        `Frozen or baked, ${name.toLowerCase()} keeps its shape.`,
      ],
      sponge: [
        `${name} runs until it's frozen or baked.`,
        `Not frozen, and never baked: ${name.toLowerCase()} runs.`,
      ],
    },
    more: {
      sets: "hot",
      set: [
        `${name} was baked before, and nothing turns that back.`,
        `Once baked, always baked: ${name.toLowerCase()} keeps its shape.`,
      ],
      source: SETTING,
    },
  });
}

export const things: Record<string, Thing> = {
  water: watery(
    "Water",
    [
      "It freezes to ice, and ice melts even in a cool room.",
      "Ice in a freezer, and steam in an oven.",
      "A cool room is enough to melt its ice.",
    ],
    0,
    true,
  ),
  vinegar: watery(
    "Vinegar",
    [
      "It freezes and boils much like water.",
      "Much like water, only sour.",
      "What water does, it does, too.",
    ],
    -3,
    true,
  ),
  tea: watery(
    "Tea",
    [
      "It's nearly all water.",
      "Nearly water, so it freezes and boils like that.",
      "What water does, tea does.",
    ],
    3,
    true,
  ),
  milk: watery(
    "Milk",
    [
      "It freezes like water, and melts even in a cool room.",
      "A freezer makes it hard, and a cool room melts it.",
      "It's mostly water: it freezes like that.",
    ],
    -4,
    false,
  ),
  juice: watery(
    "Orange juice",
    [
      "It freezes like water, and melts even in a cool room.",
      "A freezer makes it hard, and a cool room melts it.",
      "It's mostly water: it freezes like that.",
    ],
    4,
    false,
  ),
  coconut: stuff({
    name: "Coconut oil",
    about: [
      "It melts on a warm day.",
      "A warm day melts it.",
      "On a cool day it's hard, on a warm day it isn't.",
    ],
    turns: "CCSSS",
    sounds: { claw: one("tag-knock", "a dull knock", -4), sponge: thick(2) },
    why: {
      claw: [
        "Coconut oil melts on a warm day. In the cool it keeps its shape.",
        "No warm day, so the coconut oil keeps its shape.",
        "Coconut oil is hard until a day is warm.",
      ],
      sponge: [
        "Coconut oil melts on a warm day, and it was that warm.",
        "A warm day is enough for coconut oil, and it runs.",
        "As warm as a warm day, or warmer: coconut oil runs.",
      ],
    },
    more: { source: COCONUT },
  }),
  butter: noonSoft("Butter", { claw: one("fruit-thud", "a soft thud", 3), sponge: thick(4) }, true),
  chocolate: noonSoft(
    "Chocolate",
    { claw: one("tag-knock", "a small hard knock", 3), sponge: thick(-2) },
    false,
  ),
  gallium: noonSoft(
    "Gallium",
    { claw: one("pin-click", "a heavy click", -6), sponge: splash(-8) },
    true,
    GALLIUM,
  ),
  beeswax: stuff({
    name: "Beeswax",
    about: [
      "Only a stove or an oven melts it.",
      "It takes a stove or an oven to melt it.",
      "A hot day is not enough for it.",
    ],
    turns: "CCCCS",
    sounds: { claw: one("fruit-knock", "a waxy knock", 0), sponge: thick(-5) },
    why: {
      claw: [
        "Beeswax melts only on a stove or in an oven. Anything less, and it keeps its shape.",
        "Not as hot as a stove, so beeswax keeps its shape.",
        "Beeswax doesn't mind a hot day. It keeps its shape.",
      ],
      sponge: ["Beeswax melts in an oven, and it was that hot.", "In an oven even beeswax runs."],
    },
    more: { source: WAX },
  }),
  nail: always(
    "An iron nail",
    [
      "No oven gets hot enough to melt it.",
      "It stays iron in the cold and in an oven.",
      "It's iron: an oven can't melt it.",
    ],
    "claw",
    one("pin-click", "a click of metal"),
    "An iron nail keeps its shape in every room of ours.",
    "Hot or cold, a nail is a nail.",
  ),
  pebble: always(
    "A pebble",
    ["It's stone, in the cold and in the heat.", "A stone is a stone.", "It doesn't melt in any oven."],
    "claw",
    one("tag-knock", "a stony knock", 7),
    "A pebble keeps its shape in every room of ours.",
    "A pebble doesn't mind hot or cold.",
  ),
  helium: always(
    "Helium",
    [
      "The gas from party balloons. It's a gas even in a freezer.",
      "It flies even when it's freezing.",
      "Even a freezer can't make it run.",
    ],
    "hood",
    one("gas-hiss", "a high hiss", 6),
    "Helium is a gas in every room of ours.",
    "Helium flies, hot or cold.",
  ),
  air: always(
    "Air",
    ["It's a gas even in a freezer.", "Cold or hot, it flies.", "No freezer of ours can make it run."],
    "hood",
    one("breeze", "a breath of air"),
    "Air is a gas in every room of ours.",
    "Air is air, even in a freezer.",
  ),
  fizz: always(
    "The gas from soda",
    ["It's a gas even in a freezer.", "Cold or hot, it flies.", "No freezer of ours can make it run."],
    "hood",
    one("gas-hiss", "a fizzing hiss", -3),
    "The gas from soda is a gas in every room of ours.",
    "The gas from soda flies, hot or cold.",
  ),
  syrup: stuff({
    name: "Maple syrup",
    about: [
      "So much sugar that a freezer only makes it thick.",
      "A freezer makes it slow, not hard.",
      "In a freezer it still runs, slowly.",
    ],
    turns: "SSSS",
    sounds: { sponge: thick(-7) },
    why: {
      sponge: [
        "There's so much sugar in maple syrup. It runs even in a freezer.",
        "So much sugar, and no freezer stops it: maple syrup runs.",
      ],
    },
    more: { source: FREEZING },
  }),
  brine: stuff({
    name: "Very salty water",
    about: [
      "So much salt that a freezer can't freeze it.",
      "All that salt keeps it from freezing in a freezer.",
      "In a freezer it still runs.",
    ],
    turns: "SSSS",
    sounds: { sponge: splash(-2) },
    why: {
      sponge: [
        "With that much salt, water runs even in a freezer.",
        "A freezer can't freeze water that's this salty.",
      ],
    },
    more: { source: FREEZING },
  }),
  pancake: batter("Pancake batter", one("crunch", "a dry crunch"), -2),
  cake: batter("Cake batter", one("crunch", "a soft, dry crunch", -4), -5),
  waffle: batter("Waffle batter", one("crunch", "a crisp crunch", 4), 1),
  egg: batter("A beaten egg", one("fruit-thud", "a rubbery thud", 8), 4),
};
