/** What every game says without words. Earcons are marimba, sparks are glockenspiel, the microphone is glass. */
import type { BedRecipe, Recipe } from "../recipe.ts";
import {
  call,
  crystal,
  glass,
  glockenspiel,
  grain,
  harp,
  marimba,
  string,
  swish,
  thump,
  wood,
} from "../timbres.ts";

const common = { volume: "music", length: 32, layers: [] } as const;

export const sounds = {
  tick: {
    caption: "a press",
    softer: 6,
    lead: 0,
    length: 0.03,
    layers: [
      {
        type: "tone",
        wave: "sine",
        pitch: [
          [0, 1250],
          [0.027, 850],
        ],
        level: 0,
        envelope: { attack: 0.004, release: 0.025 },
      },
      grain(2600, { level: -6, release: 0.015 }),
    ],
    varies: { pitch: 0.8, level: 1 },
  },
  nothing: {
    caption: "nothing here",
    softer: 3,
    lead: 0.12,
    length: 0.24,
    layers: [
      wood(330, { release: 0.12 }),
      wood(262, { at: 0.085, level: -4, release: 0.14 }),
      swish(700, 350, 0.22, { level: -10 }),
    ],
    varies: { pitch: 1, level: 1.5, time: 0.01 },
  },
  "menu-open": {
    caption: "the menu opens",
    lead: 0.2,
    length: 0.5,
    // Goes up and opens out: wood, then glass, and air that brightens.
    layers: [
      marimba("G4", { release: 0.3 }),
      marimba("D5", { at: 0.09, release: 0.35 }),
      glass("G5", { at: 0.18, level: -7, release: 0.3 }, 0.02),
      swish(700, 6500, 0.36, { level: -9 }),
    ],
  },
  "menu-close": {
    caption: "the menu closes",
    lead: 0.2,
    length: 0.36,
    // Goes down and shuts: two bars, and a lid on them.
    layers: [
      marimba("D5", { release: 0.2, level: -2 }),
      marimba("G4", { at: 0.09, release: 0.22 }),
      wood(210, { at: 0.2, level: 2, release: 0.14 }),
      thump(150, { at: 0.2, level: -2, release: 0.12 }),
    ],
  },
  "menu-step": {
    caption: "a menu step",
    softer: 4,
    lead: 0.05,
    length: 0.15,
    layers: [marimba("A4", { release: 0.14 })],
    varies: { pitch: 0.15, level: 1.5 },
  },
  "ready-tone": {
    caption: "ready tone: speak now",
    lead: 0.4,
    length: 0.4,
    layers: [glass("C5", { release: 0.12 }, 0.06), glass("G5", { at: 0.14, release: 0.2 }, 0.04)],
  },
  "mic-closed": {
    caption: "the microphone closes",
    softer: 3,
    lead: 0.2,
    length: 0.34,
    layers: [
      glass("G5", { release: 0.1 }, 0.02),
      glass("C5", { at: 0.1, level: -1, release: 0.1 }, 0.01),
      wood("C5", { at: 0.19, level: -3, release: 0.09 }),
      grain(1500, { at: 0.19, level: -8, release: 0.04 }),
    ],
  },
  right: {
    caption: "that is right",
    lead: 0.3,
    length: 0.8,
    layers: [
      marimba("C5"),
      marimba("E5", { at: 0.08 }),
      marimba("G5", { at: 0.16, release: 0.6 }),
      glockenspiel("C6", { at: 0.24, level: -5, release: 0.65 }),
    ],
    varies: { level: 1.5, time: 0.008 },
  },
  almost: {
    caption: "not yet",
    lead: 0.25,
    length: 0.6,
    // Two soft steps down on a string, and a question after them: it is not over.
    layers: [
      string("A4", { release: 0.4 }, 0.5),
      string("G4", { at: 0.15, release: 0.5 }, 0.5),
      marimba("A4", { level: -9, release: 0.25 }),
      marimba("G4", { at: 0.15, level: -9, release: 0.3 }),
      {
        type: "tone",
        wave: [1, 0.35, 0.15],
        pitch: [
          [0, 392],
          [0.12, 392],
          [0.34, 440],
        ],
        vibrato: { rate: 6.5, cents: 30 },
        at: 0.17,
        level: -12,
        envelope: { attack: 0.08, hold: 0.08, release: 0.25 },
      },
    ],
    varies: { level: 1, time: 0.01 },
  },
  help: {
    caption: "help comes",
    lead: 0.4,
    length: 1.2,
    // A strum of real strings, a breath of air, and a choir behind it that opens its mouth.
    layers: [
      ...(["C4", "G4", "C5", "E5", "G5"] as const).flatMap((pitch, index) => [
        string(pitch, { at: 0.07 * index, release: 1.1 }, 0.75),
        harp(pitch, { at: 0.07 * index, level: -6, release: 0.9 }),
      ]),
      call(
        "C5",
        [
          [0, "u"],
          [0.7, "a"],
        ],
        { attack: 0.35, hold: 0.1, release: 0.5 },
        { level: -16 },
        { size: 0.85 },
      ),
      swish(1500, 7500, 0.6, { level: -16 }),
      glockenspiel("C7", {
        at: 0.36,
        level: -16,
        release: 0.4,
        repeat: { type: "strewn", times: 5, over: 0.4, seed: 4, level: 8, pitch: 5 },
      }),
    ],
    varies: { level: 1.5, time: 0.012 },
  },
  curtain: {
    caption: "the game opens",
    lead: 0.4,
    length: 1.6,
    layers: [
      swish(300, 2600, 0.9, { level: -8 }),
      ...(["C4", "E4", "G4", "B4", "D5", "E5", "G5", "B5"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.06 * index, level: -3 + 0.3 * index, release: 1.1 }),
      ),
      glockenspiel("C6", { at: 0.54, release: 1.4 }),
      marimba("C5", { at: 0.54, release: 0.9 }),
      thump(150, { at: 0.54, level: -6, release: 0.3 }),
    ],
    room: { seconds: 1.2, level: -12 },
  },
  "round-done": {
    caption: "the round is done",
    lead: 0.4,
    length: 1.3,
    layers: [
      marimba("G4"),
      marimba("C5", { at: 0.12 }),
      marimba("E5", { at: 0.24 }),
      ...(["C5", "E5", "G5"] as const).map((pitch) => marimba(pitch, { at: 0.42, level: -3, release: 1 })),
      glockenspiel("C6", { at: 0.42, level: -6, release: 1.1 }),
      {
        type: "fm",
        pitch: "G4",
        ratio: 1,
        depth: 1.2,
        mellows: 1.4,
        at: 0.4,
        level: -9,
        envelope: { attack: 0.05, hold: 0.25, release: 0.6 },
      },
    ],
  },
  "boss-near": {
    caption: "the boss comes near",
    lead: 0.4,
    length: 1.55,
    layers: [
      ...(["C4", "D#4", "C4", "F#4"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.26 * index, release: index === 3 ? 0.85 : 0.35 }),
      ),
      thump(140, { level: -3, release: 0.2, repeat: { type: "even", times: 3, every: 0.26 } }),
      {
        type: "fm",
        pitch: [
          [0, 185],
          [0.6, 196],
        ],
        ratio: 1,
        depth: 2.2,
        mellows: 2,
        tremolo: { rate: 9, depth: 0.5 },
        at: 0.78,
        level: -5,
        envelope: { attack: 0.12, hold: 0.25, release: 0.5 },
      },
    ],
    room: { seconds: 0.5, level: -14 },
  },
  farewell: {
    caption: "the game says goodbye",
    lead: 0.4,
    length: 1.75,
    layers: [
      marimba("E5", { release: 0.7 }),
      marimba("C5", { at: 0.22, release: 0.7 }),
      marimba("G4", { at: 0.44, release: 0.8 }),
      ...(["C4", "E4", "G4", "C5"] as const).map((pitch, index) =>
        harp(pitch, { at: 0.72 + 0.05 * index, level: -4, release: 1.05 }),
      ),
      glockenspiel("C6", { at: 0.92, level: -10, release: 1 }),
    ],
  },
  star: {
    caption: "a star",
    lead: 0.3,
    length: 1.1,
    // Struck glass and metal that fall apart into sparks.
    layers: [
      crystal("G5", { level: -4, release: 0.6 }),
      glockenspiel("C6", { at: 0.06, level: -2 }),
      glockenspiel("E6", { at: 0.12, release: 1 }),
      crystal("C7", { at: 0.18, level: -9, release: 0.5 }),
      {
        type: "grains",
        grain: "drop",
        density: [
          [0, 50],
          [0.3, 26],
          [0.8, 6],
        ],
        hertz: [3200, 8200],
        release: [0.12, 0.05],
        spread: 20,
        at: 0.1,
        level: -8,
        envelope: { attack: 0.02, hold: 0.2, release: 0.7 },
      },
    ],
    varies: { level: 2, time: 0.02 },
  },
} satisfies Record<string, Recipe>;

/** For games without music of their own. */
export const beds = {
  "streak-low": { ...common, caption: "a soft bass line joins", music: { piece: "common", part: "bass" } },
  "streak-high": { ...common, caption: "a soft melody joins", music: { piece: "common", part: "tune" } },
} satisfies Record<string, BedRecipe>;
