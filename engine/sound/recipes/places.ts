/** Places that no other family has: towns, eating places, open country. */
import type { BedRecipe, Layer, Recipe } from "../recipe.ts";
import { call, clicks, crystal, drops, held, hiss, metal, murmur, sheet, stone, thump } from "../timbres.ts";

const wind = (hertz: number, level: number): Layer => ({
  type: "noise",
  colour: "pink",
  level,
  filters: [{ type: "bandpass", frequency: hertz, q: 0.9, drift: { rate: 0.5, cents: 800 } }],
  drift: { rate: 0.4, decibels: 10 },
  envelope: "steady",
});
const voices = (level: number, seed: number): Layer[] =>
  [150, 210, 280].map((hertz, index) => murmur(90, hertz, level - 2 * index, seed + index, 32));
const skylark = (at: number, hertz: number): Layer[] =>
  [0, 0.09, 0.17, 0.26, 0.34].map((later, index) =>
    held(
      [
        [0, hertz * (1 + 0.08 * index)],
        [0.06, hertz * 1.25],
      ],
      [1, 0.05],
      { attack: 0.012, hold: 0.03, release: 0.03 },
      { at: at + later, level: -14 - index },
    ),
  );

export const sounds = {} satisfies Record<string, Recipe>;

export const beds = {
  town: {
    caption: "a town square",
    length: 32,
    volume: "effects",
    layers: [
      wind(420, -8),
      ...voices(-8, 201),
      stone(780, {
        level: -16,
        release: 0.06,
        repeat: { type: "strewn", times: 38, over: 32, seed: 204, level: 10, pitch: 4 },
      }),
      metal(1250, { at: 11, level: -20, release: 0.7, repeat: { type: "even", times: 2, every: 14 } }),
      { ...hiss(2500, 8000, "steady", { level: -30 }, "pink"), drift: { rate: 0.7, decibels: 8 } },
    ],
    room: { seconds: 0.9, level: -10 },
  },
  diner: {
    caption: "a diner",
    length: 32,
    volume: "effects",
    layers: [
      ...voices(-4, 211),
      crystal(2100, {
        level: -16,
        release: 0.15,
        repeat: { type: "strewn", times: 34, over: 32, seed: 214, level: 12, pitch: 7 },
      }),
      sheet(900, {
        level: -20,
        release: 0.12,
        repeat: { type: "strewn", times: 17, over: 32, seed: 215, level: 8, pitch: 5 },
      }),
      { ...hiss(2200, 9000, "steady", { level: -28 }), drift: { rate: 1.2, decibels: 12 } },
    ],
    room: { seconds: 0.5, level: -8 },
  },
  meadow: {
    caption: "a meadow in summer",
    length: 32,
    volume: "effects",
    layers: [
      wind(700, -6),
      { ...held(4700, [1], "steady", { level: -26 }), tremolo: { rate: 17, depth: 0.9 } },
      ...[3.1, 9.7, 15.2, 22.8, 28.3].flatMap((at, index) => skylark(at, 2900 + 160 * index)),
      { ...held(190, [1, 0.8, 0.5], "steady", { level: -24 }), drift: { rate: 0.8, decibels: 18 } },
    ],
  },
  arctic: {
    caption: "ice and cold wind",
    length: 32,
    volume: "effects",
    layers: [
      wind(900, -4),
      wind(260, -2),
      clicks(1.2, [700, 4200], "steady", { level: -8 }, [0.06, 0.015]),
      crystal(1700, {
        level: -20,
        release: 0.3,
        repeat: { type: "strewn", times: 11, over: 32, seed: 231, level: 8, pitch: 8 },
      }),
    ],
  },
  desert: {
    caption: "sand in the wind",
    length: 32,
    volume: "effects",
    layers: [
      wind(330, -2),
      clicks(60, [4200, 9500], "steady", { level: -16 }, [0.006, 0.003]),
      { ...hiss(3000, 9000, "steady", { level: -22 }), drift: { rate: 0.5, decibels: 14 } },
    ],
  },
  marsh: {
    caption: "a marsh at dusk",
    length: 32,
    volume: "effects",
    layers: [
      wind(500, -8),
      drops(2.2, [300, 1300], "steady", { level: -8 }),
      ...[2.3, 7.9, 12.4, 18.8, 24.1, 29.2].map((at, index) =>
        call(
          [
            [0, 150 + 12 * index],
            [0.3, 120],
          ],
          "o",
          { attack: 0.03, hold: 0.18, release: 0.12 },
          { at, level: -23 },
          { size: 0.9, rough: 0.8 },
        ),
      ),
      thump(95, { at: 10, level: -22, release: 0.3, repeat: { type: "even", times: 3, every: 7.3 } }),
    ],
    room: { seconds: 0.8, level: -12 },
  },
} satisfies Record<string, BedRecipe>;
