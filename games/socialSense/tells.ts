/**
 * What hands, feet and things do while somebody talks. Everybody has a thing of their own; how it goes is the same for
 * all: quick and even when glad, stopping and starting when worried, few and hard when mad, slow and heavy when sad.
 */
import type { PartsOf } from "../../engine/definition/index.ts";
import { riffs } from "./riffs.ts";

type Tells = PartsOf<"talk">["rules"]["tells"];
type Note = Extract<Tells[string], { notes: unknown }>["notes"][number];
export type Mood = "happy" | "worried" | "mad" | "sad";

/** Levels whose people have tells need these, too. */
export const RHYTHMS: Record<Mood, { at: number; force: number; pitch: number }[]> = {
  happy: [0, 160, 320, 640, 800, 960, 1280].map((at, index) => ({
    at,
    force: 0.5,
    pitch: index % 3 === 2 ? 4 : 2,
  })),
  worried: [0, 110, 230, 900, 1010, 1750, 1850, 1960].map((at) => ({ at, force: 0.25, pitch: 1 })),
  mad: [0, 520, 1040].map((at) => ({ at, force: 1, pitch: -1 })),
  sad: [0, 950, 2050].map((at) => ({ at, force: 0.15, pitch: -5 })),
};

/** Told in words: how it goes, not what it means. */
const HOW: Record<Mood, string> = {
  happy: "quick and even, skipping along",
  worried: "a few, a stop, a few, a stop",
  mad: "three, hard",
  sad: "slow, with long gaps",
};

const THINGS: Record<string, { sound: Note["sound"]; what: string }> = {
  omar: { sound: "bongo", what: "fingers on a tabletop" },
  kit: { sound: "zip", what: "a zipper" },
  mina: { sound: "key-press", what: "a pen, clicking" },
  theo: { sound: "glass-clink", what: "a spoon in a bowl" },
  nell: { sound: "step-tile", what: "sneakers on the floor" },
  rosa: { sound: "tick", what: "fingernails on a desk" },
  dex: { sound: "ball-bounce", what: "a ball" },
  bram: { sound: "boss-step", what: "big boots" },
};

function tell({ sound, what }: (typeof THINGS)[string], mood: Mood): Tells[string] {
  return { caption: `${what}: ${HOW[mood]}`, plays: sound, rhythm: mood };
}

/** Somebody sits where it is loud: something moves there, and how it goes is lost in the noise. */
function drowned({ sound, what }: (typeof THINGS)[string]): Tells[string] {
  const notes = [0, 700, 1500].map((at): Note => ({ sound, at, level: 0.25 }));
  return {
    caption: `${what}, drowned out by trays and shouting`,
    notes: [...notes, { sound: "plates", at: 200, level: 0.6 }],
  };
}

/** Somebody would like to speak, and does not get in. */
const WANTS: Tells[string] = {
  caption: "a breath in, and no words after it",
  notes: [{ at: 0, sound: "breath-in" }],
};

const TRIES: Tells[string] = {
  caption: "a breath in, and another, and another: no words",
  notes: [0, 600, 1200].map((at) => ({ at, sound: "breath-in" })),
};

const laughs = Object.fromEntries(
  ["mina", "theo", "nell", "kit", "rosa", "omar", "dex", "you"].flatMap((who): [string, Tells[string]][] => [
    [
      `${who}-laughs`,
      {
        caption: "a laugh that starts late and won't stop",
        notes: [
          { at: 0, sound: "giggle" },
          { at: 500, sound: "laugh-child" },
          { at: 1300, sound: "giggle", level: 0.6 },
        ],
      },
    ],
    [
      `${who}-one-ha`,
      {
        caption: "one short ha, and nothing after it",
        notes: [{ at: 0, sound: "hello-hum", pitch: -3, level: 0.8 }],
      },
    ],
    [
      `${who}-chair`,
      { caption: "a chair is pushed back, an inch", notes: [{ at: 0, sound: "drawer", level: 0.8 }] },
    ],
  ]),
);

const MOODS = Object.keys(RHYTHMS) as Mood[];

const riffTells = Object.fromEntries(
  Object.entries({
    "bass-walk": "a bass sneaks up and down",
    "bass-trot": "a bass trots along",
    "bass-stomp": "a bass stomps",
    "bass-lull": "a bass rocks, soft and slow",
    "trumpet-letter": "a trumpet sings, slow and warm",
    "trumpet-high": "a trumpet, high on top",
    "trumpet-laugh": "a trumpet laughs: wah, wah, wah",
    "piano-roll": "a piano rolls downstairs",
    "piano-plink": "a piano drips, here and there",
    "bells-ring": "bells, like an ice cream truck",
    "bells-snow": "small bells, very fast",
  }).map(([id, caption]): [string, Tells[string]] => [id, { caption, notes: riffs[id] ?? [] }]),
);

/** `kit-sad` and so on, for everybody. */
const all: Tells = {
  ...riffTells,
  ...laughs,
  rope: {
    caption: "a jump rope slaps the ground, again and again",
    notes: [0, 450, 900, 1350].map((at) => ({ at, sound: "vine-swish", level: 0.8 })),
  },
  "rope-alone": {
    caption: "only the rope now: slap, slap, slap",
    notes: [0, 450, 900].map((at) => ({ at, sound: "vine-swish", level: 0.8 })),
  },
  "bell-ball": {
    caption: "a ball that jingles as it rolls",
    notes: [0, 200, 400, 600, 800].map((at) => ({ at, sound: "bike-bell", level: 0.3, pitch: 6 })),
  },
  "bell-ball-slow": {
    caption: "the ball jingles slower, slower, and stops",
    notes: [0, 300, 800, 1600].map((at) => ({ at, sound: "bike-bell", level: 0.25, pitch: 6 })),
  },
  "nell-tries": TRIES,
  "omar-tries": TRIES,
  "dex-tries": TRIES,
  "nell-wants": WANTS,
  "omar-wants": WANTS,
  "dex-wants": WANTS,
  dance: {
    caption: "dance music, and then, all at once, nothing",
    notes: [0, 250, 500, 750, 1000, 1250, 1500, 1750].flatMap((at, index): Note[] => [
      { at, sound: index % 2 === 0 ? "kick" : "snare", level: 0.7 },
      { at, sound: "steel-drum", level: 0.6, pitch: [0, 4, 7, 12, 7, 4, 9, 7][index] ?? 0 },
    ]),
  },
  "omar-zip": { caption: `a zipper: ${HOW.worried}`, plays: "zip", rhythm: "worried" },
  heart: {
    caption: "a heart, close and fast: yours",
    notes: [0, 420, 840, 1260, 1680].map((at) => ({ at, sound: "heart-beat", level: 0.9 })),
  },
  ...Object.fromEntries(Object.entries(THINGS).map(([person, thing]) => [`${person}-noisy`, drowned(thing)])),
  ...Object.fromEntries(
    Object.entries(THINGS).flatMap(([person, thing]) =>
      MOODS.map((mood): [string, Tells[string]] => [`${person}-${mood}`, tell(thing, mood)]),
    ),
  ),
};

/** Those of the people of a level, and others by their ids. */
export function tellsOf(people: readonly string[], others: readonly string[] = []): Tells {
  const isTold = (id: string): boolean => {
    const [person = "", ...how] = id.split("-");
    return others.includes(id) || (people.includes(person) && MOODS.some((mood) => mood === how.join("-")));
  };
  return Object.fromEntries(Object.entries(all).filter(([id]) => isTold(id)));
}
