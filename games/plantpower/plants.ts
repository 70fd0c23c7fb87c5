/**
 * The plants: how much water and light each likes, in three steps, and what is heard where it grows. Sources: common garden guides,
 * from memory, not looked up; the three steps are our own simplification.
 */
import type { Kind, Lines } from "./types.ts";

const SOURCE = "Common houseplant and garden guides, from memory: checked: false";

/** A packet is shaken open on the sound of where its plant grows: it tells of the ground, or of the light, never both. */
const homes = {
  wet: [{ sound: "frog" }],
  pond: [{ sound: "duck" }],
  stream: [{ sound: "bubbles" }],
  dry: [{ sound: "wind-gust", caption: "wind over dry sand" }],
  sand: [{ sound: "snake", level: 0.6, caption: "sand trickles, with a dry hiss" }],
  sunny: [{ sound: "bee" }],
  wood: [{ sound: "owl" }],
  trees: [{ sound: "woodpecker" }],
} satisfies Record<string, Lines>;

interface Plant {
  readonly water: 0 | 1 | 2;
  readonly light: 0 | 1 | 2;
  readonly note: "flute" | "clarinet" | "cello" | "marimba-note";
  readonly home: keyof typeof homes;
  readonly is: string;
}

export const plants = {
  cactus: {
    water: 0,
    light: 2,
    note: "marimba-note",
    home: "dry",
    is: "A barrel cactus! It keeps water in its fat, folded stem. Sip, sip.",
  },
  sunflower: {
    water: 1,
    light: 2,
    note: "clarinet",
    home: "sunny",
    is: "A sunflower! One head of it is hundreds of tiny flowers.",
  },
  mint: {
    water: 2,
    light: 1,
    note: "flute",
    home: "stream",
    is: "Mint! It likes damp ground, and creeps off under the soil.",
  },
  castiron: {
    water: 0,
    light: 0,
    note: "cello",
    home: "wood",
    is: "A cast-iron plant! Dim corners and dry soil don't bother it.",
  },
  papyrus: {
    water: 2,
    light: 2,
    note: "clarinet",
    home: "pond",
    is: "Papyrus! It grows at the water's edge. In old Egypt they made paper from it.",
  },
  fern: {
    water: 2,
    light: 0,
    note: "flute",
    home: "wood",
    is: "A lady fern! It unrolls its leaves like party horns. It never has a flower.",
  },
  violet: {
    water: 1,
    light: 1,
    note: "flute",
    home: "trees",
    is: "An African violet! Its leaves are as furry as a mouse.",
  },
  hosta: {
    water: 1,
    light: 0,
    note: "cello",
    home: "trees",
    is: "A hosta! It lives in the shade under trees, with its big leaves held wide.",
  },
  tomato: {
    water: 1,
    light: 2,
    note: "clarinet",
    home: "sunny",
    is: "A tomato! Bumblebees shake its flowers by buzzing at them.",
  },
  flytrap: {
    water: 2,
    light: 2,
    note: "marimba-note",
    home: "wet",
    is: "A Venus flytrap! It likes wet feet and sun, and a fly now and then.",
  },
  thyme: {
    water: 0,
    light: 2,
    note: "marimba-note",
    home: "sand",
    is: "Thyme! It comes from dry hills in the sun, and smells of pizza.",
  },
  spider: {
    water: 1,
    light: 1,
    note: "cello",
    home: "trees",
    is: "A spider plant! It hangs its babies out on long stems.",
  },
  impatiens: {
    water: 1,
    light: 0,
    note: "flute",
    home: "wood",
    is: "An impatiens! Touch a ripe pod of it, and pop, the seeds fly.",
  },
  watercress: {
    water: 2,
    light: 1,
    note: "clarinet",
    home: "stream",
    is: "Watercress! It grows with its feet in a brook, and it bites your tongue.",
  },
  zz: {
    water: 0,
    light: 1,
    note: "cello",
    home: "dry",
    is: "A ZZ plant! It saves water in lumps under the soil, like potatoes.",
  },
} as const satisfies Record<string, Plant>;
export type PlantId = keyof typeof plants;

interface Needed {
  /** Steps that the dials have below the driest and the darkest. */
  readonly below?: 0 | 1;
  /** What its packet says besides. */
  readonly besides?: Lines;
  readonly needs?: Kind["needs"];
  /** What is told after its name. */
  readonly told?: string;
}

export function kindOf(id: PlantId, { below = 0, besides = [], needs = {}, told }: Needed = {}): Kind {
  const { water, light, note, home, is } = plants[id];
  const wide = below === 1;
  return {
    needs: { [wide ? "flow" : "water"]: water + below, [wide ? "glow" : "light"]: light + below, ...needs },
    note,
    home: [{ sound: "page", caption: "a packet is torn open" }, ...homes[home], ...besides],
    done: [{ sound: "plant-sprout", level: 0.7 }, `hazel: ${is}`, ...(told === undefined ? [] : [told])],
    source: SOURCE,
  };
}

export function kindsOf(ids: readonly PlantId[], needed: Needed = {}): Record<string, Kind> {
  return Object.fromEntries(ids.map((id) => [id, kindOf(id, needed)]));
}
