/** Level 2: guests who say what they are and tap themselves; the tap tells what they are made of. */
import type { SoundId } from "../../engine/sound/index.ts";
import type { Club, Guest } from "./types.ts";

type Stuff = "wood" | "metal" | "glass";

const TAPS: Readonly<Record<Stuff, { readonly sound: SoundId; readonly caption: string }>> = {
  wood: { sound: "woodblock", caption: "a wooden knock" },
  metal: { sound: "post-clang", caption: "a metal clang" },
  glass: { sound: "glass-clink", caption: "a glass clink" },
};

/** What there is, by what it is made of: a bowl comes in three kinds, and only its tap says which. */
const MADE_OF: Readonly<Record<Stuff, readonly string[]>> = {
  wood: [
    "spoon",
    "bowl",
    "box",
    "chair",
    "stool",
    "xylophone",
    "violin",
    "guitar",
    "rolling pin",
    "rocking chair",
  ],
  metal: [
    "spoon",
    "bowl",
    "box",
    "chair",
    "stool",
    "fork",
    "pan",
    "kitchen knife",
    "saw",
    "nail",
    "screw",
    "wrench",
    "bucket",
    "flute",
    "triangle",
  ],
  glass: ["bowl", "jar", "bottle", "vase", "pitcher", "window pane"],
};
const STUFFS = ["wood", "metal", "glass"] as const;

const idOf = (name: string, stuff: Stuff): string => `${stuff}-${name.replace(" ", "-")}`;

/** The ids of these things, of whatever they are made. */
function all(...names: readonly string[]): string[] {
  return STUFFS.flatMap((stuff) =>
    MADE_OF[stuff].filter((name) => names.includes(name)).map((name) => idOf(name, stuff)),
  );
}

export const taps = (stuff: Stuff) => TAPS[stuff];

export const thingGuests: Readonly<Record<string, Guest>> = Object.fromEntries(
  STUFFS.flatMap((stuff) =>
    MADE_OF[stuff].map((name) => [
      idOf(name, stuff),
      { name: `the ${name}`, phrases: [name], heard: [`${name}.`, TAPS[stuff]] },
    ]),
  ),
);

export const thingClubs: Readonly<Record<string, Club>> = {
  stuff: {
    label: "Same stuff",
    phrases: ["stuff", "material", "the same material", "made of the same"],
    are: "are made of {told}",
    isnt: "isn't made of {told}",
    groups: STUFFS.map((stuff) => ({
      of: MADE_OF[stuff].map((name) => idOf(name, stuff)),
      told: stuff,
      heard: [[`opal: Made of ${stuff}.`, `opal: This is ${stuff}.`, `opal: That one is ${stuff}.`]],
    })),
  },
  job: {
    label: "Same job",
    phrases: ["job", "use", "used for the same", "the same use"],
    are: "are for {told}",
    isnt: "isn't for {told}",
    groups: [
      {
        of: all("box", "bucket", "jar", "bottle", "vase", "pitcher"),
        told: "putting things in",
        heard: [["opal: For putting things in.", "opal: It's for putting things in."]],
      },
      {
        of: all("chair", "stool", "rocking chair"),
        told: "sitting on",
        heard: [["opal: For sitting on.", "opal: It's for sitting on."]],
      },
      {
        of: all("xylophone", "violin", "guitar", "flute", "triangle"),
        told: "making music",
        heard: [["opal: For making music.", "opal: It's for making music."]],
      },
      {
        of: all("pan", "kitchen knife", "rolling pin"),
        told: "cooking",
        heard: [["opal: For cooking.", "opal: It's for cooking."]],
      },
      {
        of: all("saw", "nail", "screw", "wrench"),
        told: "building and fixing",
        heard: [["opal: For building and fixing.", "opal: It's for building and fixing."]],
      },
    ],
    // A bowl holds things, a spoon stirs them, and both are there for cooking, too.
    unsure: all("bowl", "spoon", "fork"),
  },
  place: {
    label: "Same place",
    phrases: ["place", "where they are kept", "room", "the same room"],
    are: "belong {told}",
    isnt: "doesn't belong {told}",
    groups: [
      {
        of: all("spoon", "fork", "pan", "kitchen knife", "rolling pin"),
        told: "in the kitchen",
        heard: [["opal: It belongs in the kitchen.", "opal: Its place is the kitchen."]],
      },
      {
        of: all("saw", "nail", "screw", "wrench"),
        told: "in the toolbox",
        heard: [["opal: It belongs in the toolbox.", "opal: Its place is the toolbox."]],
      },
      {
        of: all("xylophone", "violin", "guitar", "flute", "triangle"),
        told: "in the music room",
        heard: [["opal: It belongs in the music room.", "opal: Its place is the music room."]],
      },
    ],
    unsure: all(
      "bowl",
      "box",
      "bucket",
      "jar",
      "bottle",
      "chair",
      "stool",
      "rocking chair",
      "vase",
      "pitcher",
    ),
  },
};
