import { defineGame, type AnyDefinition } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { shared } from "./content.ts";
import { codes } from "./levels/codes.ts";
import { delicates } from "./levels/delicates.ts";
import { dials } from "./levels/dials.ts";
import { tags } from "./levels/tags.ts";
import { trouble } from "./levels/trouble.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import type { Heard, LevelParts, Stake } from "./types.ts";

const parts: readonly LevelParts[] = [tags, delicates, codes, dials, trouble];

/** Of all levels: what each of them plays is found out by what it names. */
function all<Kind extends "things" | "customers" | "codes" | "bins" | "marks">(kind: Kind) {
  return Object.assign({}, ...parts.map((part) => part[kind])) as NonNullable<LevelParts[Kind]>;
}

const GOAL = "{Amount} under the dryer. With two or fewer at closing time, you win.";
const BELTS =
  "{Amount} in the jar. With forty at closing time, Nana buys new belts. After the first hint, one costs two.";

/** What is earned, and what help and offers are paid from. */
const tipJar = {
  start: 0,
  from: 0,
  to: 999,
  better: "more",
  unit: { one: "tip", many: "tips" },
  counted: ["In the jar: {amount}.", "The jar holds {amount}."],
  moves: { tips: 1, traded: -15 },
  falls: { sound: "coin-drop", level: 0.5, caption: "tips come out of the jar" },
} satisfies Omit<Stake, "stretches">;

/** Who lives under the dryer, and what of loads sends how many home. */
function gangThatLeaves(start: number, home: Stake["moves"]): Stake {
  return {
    start,
    from: 0,
    to: 12,
    better: "less",
    unit: { one: "odd sock", many: "odd socks" },
    counted: ["{Amount} under the dryer.", "Under the dryer: {amount}."],
    moves: { caught: -1, ...home, traded: -2, spoiled: 1, lost: 1, refused: 1 },
    rises: { sound: "spring", level: 0.6, caption: "one more sock bounces in under the dryer" },
    falls: { sound: "run", level: 0.6, caption: "one sock runs home" },
    afterwards: true,
    stretches: [
      {
        from: 0,
        layers: {},
        say: "Nobody is under the dryer. Keep it that way till closing time, and you win.",
        counted: ["It's quiet under the dryer. Nobody left!"],
      },
      { from: 1, layers: { feet: { bed: "socks-few", level: 0.35 } }, say: GOAL },
      { from: 3, layers: { feet: { bed: "socks-few", level: 0.6 } }, say: GOAL },
      {
        from: 6,
        layers: { feet: { bed: "socks-many", level: 0.7 } },
        say: GOAL,
        risen: ["The dryer rumbles with socks."],
      },
      {
        from: 12,
        layers: { feet: { bed: "socks-many", level: 0.9 } },
        say: GOAL,
        counted: ["{Amount} under the dryer, and not one more fits."],
      },
    ],
  };
}

/** What the jar has paid for stays in the laundry. */
function bought(
  name: string,
  line: string,
  sound: Heard[number]["sound"],
): NonNullable<AnyDefinition["keepsakes"]>[string] {
  return { name, lines: [{ sound: "keepsake" }, line, { sound, hold: "end" }] };
}

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "sort",
  locale: "en-US",
  objective:
    "Sort clothes by a household's tag code and by fabric, set the machine, and know when to fix or ask first.",
  standards: [{ code: "ECC independent living", checked: true }],
  forGrownUps: [
    "Blind people often mark clothes so that fingers can tell colors: a safety pin, a sewn-on button, a cut corner of the tag. There is no standard. The game changes the code from house to house, so that your child learns to use a system rather than remember an answer.",
    "Care labels are printed. In the game a label speaks when it is felt; at home a reading app, a braille tag or a person reads it.",
    "The label decides. Our garments say what their labels say, and other clothes of the same fabric can differ. Some washers' manuals ask for pins to be taken out; sewn marks are safe everywhere.",
    "Bleach, laundry pods, mixed cleaners, gasoline, very hot dryers, burning smells and missing labels always go to a grown-up here, and touching what is dangerous is stopped, and counts as a mistake. Asking never does: Nana answers with a clue. Playing this game is no permission to use machines alone.",
  ],
  voices: {
    midnight: { name: "Midnight, the dark drum", pitch: 0.65, rate: 0.95 },
    daisy: { name: "Daisy, the light drum", pitch: 1.3, rate: 1.05 },
    nana: { name: "Nana Suds", pitch: 0.9, rate: 0.95 },
    argyle: { name: "Argyle, the odd sock", pitch: 1.7, rate: 1.2 },
    pock: { name: "Pock the plumber", pitch: 0.7, rate: 1 },
    twins: { name: "Dot and Dash", pitch: 1.5, rate: 1.15 },
    choir: { name: "The choir master", pitch: 1.1, rate: 0.85 },
    circus: { name: "The ringmaster", pitch: 0.8, rate: 1.15 },
    crew: { name: "The stage crew", pitch: 0.75, rate: 1.05 },
    fizz: { name: "Mr. Fizzwick", pitch: 0.95, rate: 1.15 },
    moss: { name: "Mrs. Mossbottom", pitch: 1.2, rate: 0.95 },
    pickle: { name: "Mr. Pickleby", pitch: 0.85, rate: 0.9 },
    street: { name: "The whole street", pitch: 1, rate: 1.1 },
    hotel: { name: "The porter of Hotel Snore", pitch: 0.8, rate: 0.8 },
    moles: { name: "The Muddy Moles", pitch: 1.4, rate: 1.2 },
    bubbles: { name: "Bubbles, the basin", pitch: 1.6, rate: 0.9 },
    plume: { name: "Madame Plume", pitch: 1.25, rate: 0.95 },
    paisley: { name: "Paisley, the other sock", pitch: 1.6, rate: 1.05 },
  },
  bed: "laundry-room",
  streakLayers: [],
  stakes: {
    belts: {
      ...tipJar,
      stretches: [
        { from: 0, layers: { shake: { bed: "gears", level: 0.6 } }, say: BELTS },
        {
          from: 21,
          layers: {},
          say: BELTS,
          risen: ["More than halfway to new belts! The rattle dies down."],
        },
        {
          from: 40,
          layers: { hum: { bed: "laundry-music", level: 0.8 } },
          say: "{Amount} in the jar: enough for new belts. After the first hint, one costs two.",
          risen: ["Enough for new belts! The machines hum together."],
        },
      ],
    },
    jar: {
      ...tipJar,
      stretches: [
        { from: 0, layers: {}, say: "The jar is empty. After the first hint, one costs two tips." },
        {
          from: 1,
          layers: {},
          say: "{Amount} in the jar. Forty at closing time buy something new. After the first hint, one costs two.",
        },
        {
          from: 40,
          layers: { hum: { bed: "laundry-music", level: 0.4 } },
          say: "{Amount} in the jar: enough for something new at closing time. After the first hint, one costs two.",
        },
      ],
    },
    gang: gangThatLeaves(4, { full: -1 }),
    pack: gangThatLeaves(6, { full: -1 }),
    troupe: gangThatLeaves(4, { full: -2 }),
    dancers: gangThatLeaves(9, { saved: -1, full: -1 }),
  },
  tallies: {
    full: {
      counts: "full",
      best: "most",
      now: "Full clean drums so far: {count}.",
      end: "Full clean drums: {count}.",
      record: "Full clean drums: {count}. Your best!",
    },
    firsts: {
      counts: "clean",
      best: "most",
      of: "sorted",
      now: "Right the first time: {count} of {of}.",
      end: "Right the first time: {count} of {of}.",
      record: "Right the first time: {count} of {of}. Your best!",
    },
    tips: {
      counts: "tips",
      best: "most",
      now: "Tips earned today, before you spent any: {count}.",
      end: "Tips earned today: {count}.",
      record: "Tips earned today: {count}. Your best day! The old best was {best}.",
    },
    caught: {
      counts: "caught",
      best: "most",
      now: "Spies in the box: {count}.",
      end: "Spies caught: {count}.",
      record: "Spies caught: {count}. Your best catch!",
    },
  },
  keepsakes: {
    radio: bought("The counter's radio", "A radio for the counter.", "radio-jingle"),
    cuckoo: bought("The laundry's cuckoo clock", "A cuckoo clock for the wall.", "cuckoo"),
    gong: bought("The opera's old gong", "A gong for grand entrances.", "gong"),
    "music-box": bought("Madame's music box", "A music box for the windowsill.", "music-box"),
    cowbell: bought("The door's cowbell", "A cowbell for the door.", "cowbell"),
    "bike-bell": bought("The counter's bicycle bell", "A bicycle bell for the counter.", "bike-bell"),
    popcorn: bought("The popcorn machine", "A popcorn machine for the corner.", "popcorn"),
    "steel-drum": bought("The steel drum", "A steel drum for slow days.", "steel-drum"),
    note: {
      name: "A note from Paisley",
      lines: [
        { sound: "keepsake" },
        "A note to keep. It says: We found each other. Thanks for the ride.",
        { sound: "bill-fold", hold: "end" },
      ],
    },
    sequin: {
      name: "A star's sequin",
      lines: [
        { sound: "keepsake" },
        "A sequin to keep, from the star herself.",
        { sound: "cloth-sequins", hold: "end" },
      ],
    },
    ticket: {
      name: "A ticket to the sock opera",
      lines: [
        { sound: "keepsake" },
        "A ticket to keep: row one, sock opera.",
        { sound: "voice-ah", hold: "end" },
      ],
    },
    button: {
      name: "A Mossbottom button",
      lines: [{ sound: "keepsake" }, "A button to keep. It knocks.", { sound: "tag-knock", hold: "end" }],
    },
    ribbit: {
      name: "Argyle's ribbit",
      lines: [
        { sound: "keepsake" },
        "A ribbit to keep. It is not a very good one.",
        { sound: "frog", pitch: 7, hold: "end" },
      ],
    },
    knob: {
      name: "A dial knob",
      lines: [
        { sound: "keepsake" },
        "A spare knob to keep.",
        { sound: "dial-click", hold: "end" },
        { sound: "dial-click", hold: "end" },
      ],
    },
    disco: {
      name: "The dryer disco",
      lines: [{ sound: "keepsake" }, "The dryer disco, to keep.", { sound: "radio-jingle", hold: "end" }],
    },
    pair: {
      name: "The pair",
      lines: [
        { sound: "keepsake" },
        "A pair of socks to keep. They whisper at night.",
        { sound: "gremlin-giggle", hold: "end" },
        { sound: "giggle", hold: "end" },
      ],
    },
    pin: {
      name: "Argyle's clothespin",
      lines: [
        { sound: "keepsake" },
        "A clothespin to keep. Squeeze it:",
        { sound: "gremlin-giggle", hold: "end" },
      ],
    },
    thread: {
      name: "A red thread",
      lines: [
        { sound: "keepsake" },
        "A red thread to keep. He left it on the sill.",
        { sound: "rubber-band", hold: "end" },
      ],
    },
  },
  prices: { hint: { jar: 2 } },
  content: shared,
  soundsToLearn,
  tryAtHome: [
    "Feel the tags of two of your shirts. Can your fingers tell them apart?",
    "Before the next wash, check every pocket. What did you find?",
  ],
  library: {
    things: all("things"),
    customers: all("customers"),
    codes: all("codes"),
    bins: all("bins"),
    marks: all("marks"),
  },
  levels: parts.map(({ level }) => level),
  banks: parts.flatMap(({ banks }) => banks),
});
