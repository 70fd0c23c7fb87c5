/** What is won and lost beside the finds: the parts of the beast, the sun, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import { SUN } from "./brags.ts";
import type { Act, Find, Lines } from "./types.ts";

/** So many true parts make a real exhibit, and so many a great one. */
const ENOUGH = 7;
const MANY = 10;

export const devices: AnyDefinition["devices"] = {
  sun: {
    type: "clock",
    unit: { one: "minute", many: "minutes" },
    budget: SUN,
    runs: { minutes: 1 },
    how: "A step takes one minute, a dig two, and more where it's deep. Turning and listening are free.",
    warns: [10, 4],
    sounds: { warn: "cricket", over: "owl" },
    words: {
      begins: ["You have {amount} of sun.", "The sun gives you {amount}.", "{Amount} of sun for this field."],
      left: "{Amount} of sun left.",
      over: [["doc: That's sunset. Pack up!", "doc: The sun's gone. Back to camp."]],
      none: "The sun is down.",
    },
  },
};

export const stakes: AnyDefinition["stakes"] = {
  parts: {
    start: 0,
    from: 0,
    to: 20,
    better: "more",
    unit: { one: "true part", many: "true parts" },
    moves: { settled: 1, gift: 1 },
    stretches: [
      { from: 0, layers: {}, say: "The beast has {amount} so far. Seven open the show, ten are a triumph." },
      {
        from: 4,
        layers: { hall: { bed: "detective-music", level: 0.3 } },
        say: "The beast has {amount} so far. Seven open the show, ten are a triumph.",
        risen: ["doc: Four true parts! Hear that? They're tuning up in the hall."],
      },
      {
        from: ENOUGH,
        layers: {
          hall: { bed: "detective-music", level: 0.3 },
          bass: { bed: "detective-music-bass", level: 0.3 },
        },
        say: "The beast has {amount}. Seven open the show, and ten are a triumph.",
        risen: ["doc: Seven true parts! The show can open. With ten it's a triumph."],
      },
      {
        from: MANY,
        layers: {
          hall: { bed: "detective-music", level: 0.3 },
          bass: { bed: "detective-music-bass", level: 0.3 },
          tune: { bed: "detective-music-tune", level: 0.3 },
        },
        say: "The beast has {amount}. That's a triumph!",
        risen: ["doc: Ten true parts, enough for a triumph! But whatever he glues on walks along, too."],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  settled: {
    counts: "settled",
    of: "boasts",
    best: "most",
    now: "Brags settled: {count} of {of}.",
    end: ["Brags settled: {count} of the {of} he made."],
    record: ["Brags settled: {count} of the {of} he made. Your best was {best}!"],
  },
};

const keepsake = (name: string, ...lines: Lines) => ({
  name,
  lines: [{ sound: "keepsake" as const }, ...lines],
});

export const keepsakes: AnyDefinition["keepsakes"] = {
  print: keepsake(
    "A plaster footprint",
    { sound: "boss-step", hold: "end" },
    "doc: Poured from the real one. Your whole arm fits in.",
  ),
  pages: keepsake(
    "A slice of the cliff",
    { sound: "layer-soil", hold: "end" },
    { sound: "layer-clay", hold: "end" },
    { sound: "layer-rock", hold: "end" },
    "doc: Three layers. Read it from the bottom up.",
  ),
  pebble: keepsake(
    "The pebble that fooled us all",
    { sound: "dice", hold: "end" },
    "bluster: It rolls so well! I named it Barnaby.",
  ),
  toe: keepsake(
    "The squeaky toe",
    { sound: "squeak-toy", hold: "end" },
    "bluster: Genuine imitation! Only one in the world.",
  ),
};

/** What somebody lost here long after the dinosaurs. */
export const lostThing: Find = {
  kind: "odd",
  says: ["This is no fossil. It says: B. B., second grade."],
  gift: {
    part: "honest",
    lines: [
      [
        { sound: "jar-pop", hold: "end" },
        "bluster: My lunch box! With Mother's note: be honest, Barnaby. Well... have one true part. I looked it up.",
      ],
      [
        { sound: "squeak-toy", hold: "end" },
        "bluster: Mr. Quackers! In his tin bath! I looked for him for forty years! Have one true part. I looked it up.",
      ],
      [
        { sound: "cuckoo", hold: "end" },
        "bluster: My alarm clock! So that's why I'm late for everything. Have one true part. I looked it up.",
      ],
    ],
  },
};

interface Shows {
  readonly beast: Lines;
  readonly gift: string;
  readonly triumph: Lines;
  readonly open: Lines;
  readonly gaps: Lines;
}

/** The hall: the beast walks by with all of its parts, true and false. */
export function shows({ beast, gift, triumph, open, gaps }: Shows): Act[] {
  return [
    {
      id: "hall",
      as: "perform",
      lines: [
        { sound: "door-revolving", hold: "end" },
        "doc: Good evening! Nobody knows what its voice was like. So you hear what the ground told us, and whatever Mr. Bluster glued on.",
        ...beast,
        { sound: "drum-roll-end", hold: "end" },
        { perform: true },
        { sound: "applause-small", hold: "end" },
      ],
      again: [{ sound: "door-revolving" }, ...beast, { perform: true }, { sound: "applause-small" }],
    },
    {
      id: "triumph",
      if: { stakes: { parts: { from: MANY } } },
      lines: [{ sound: "crowd-cheer" }, ...triumph],
    },
    {
      id: "opens",
      if: { stakes: { parts: { from: ENOUGH, to: MANY - 1 } } },
      lines: [{ sound: "crowd-ooh" }, ...open],
    },
    { id: "gaps", if: { stakes: { parts: { to: ENOUGH - 1 } } }, lines: [{ sound: "crowd-laugh" }, ...gaps] },
    { id: "gift", if: { stakes: { parts: { from: ENOUGH } } }, keepsake: gift },
    { id: "toe", if: { stakes: { parts: { to: ENOUGH - 1 } } }, keepsake: "toe" },
  ];
}
