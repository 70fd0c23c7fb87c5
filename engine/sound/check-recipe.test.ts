import { expect, test } from "vitest";
import { checkBed, checkRecipe } from "./check-recipe.ts";
import { families, type FamilyRecipes } from "./families.ts";
import type { BedRecipe, Layer, Recipe } from "./recipe.ts";

const tone: Layer = {
  type: "tone",
  wave: "sine",
  pitch: "A4",
  level: 0,
  filters: [{ type: "lowpass", frequency: 2000 }],
  envelope: { attack: 0.01, hold: 0.1, release: 0.2 },
  repeat: { type: "even", times: 3, every: 0.2 },
};
const sound: Recipe = { caption: "three beeps", layers: [tone], room: { seconds: 0.5, level: -8 } };
const bed: BedRecipe = {
  caption: "a hum",
  length: 30,
  volume: "effects",
  layers: [{ type: "noise", colour: "pink", level: 0, envelope: "steady" }],
};

const paths = (value: unknown): string[] => checkRecipe(value).map(({ path }) => path);
const withLayer = (changed: object): unknown => ({ ...sound, layers: [tone, { ...tone, ...changed }] });

test("a sound recipe is taken", () => {
  expect([checkRecipe(sound), checkBed(bed)]).toEqual([[], []]);
});

test.for([
  ["an unknown source", { type: "theremin" }, "layers[1].type"],
  ["an unknown wave", { wave: "round" }, "layers[1].wave"],
  ["a note that there is not", { pitch: "H4" }, "layers[1].pitch"],
  ["a time before the start", { at: -0.1 }, "layers[1].at"],
  ["a negative release", { envelope: { attack: 0.01, release: -1 } }, "layers[1].envelope.release"],
  ["a start that is a click", { envelope: { attack: 0.0001, release: 1 } }, "layers[1].envelope.attack"],
  ["a level that would clip", { level: 40 }, "layers[1].level"],
  ["a level that is no number", { level: NaN }, "layers[1].level"],
  [
    "no pause between repetitions",
    { repeat: { type: "even", times: 4, every: 0 } },
    "layers[1].repeat.every",
  ],
  ["a misspelt field", { releas: 1 }, "layers[1].releas"],
  [
    "a filter without hertz",
    { filters: [{ type: "lowpass", frequency: 0 }] },
    "layers[1].filters[0].frequency",
  ],
  [
    "a path that goes back in time",
    {
      pitch: [
        [0, 200],
        [0.4, 300],
        [0.2, 400],
      ],
    },
    "layers[1].pitch",
  ],
] as const)("%s is refused with its path", ([, changed, path]) => {
  expect(paths(withLayer(changed))).toEqual([path]);
});

test("a bed is a texture or a part of a piece that there is", () => {
  const faults = (changed: object): string[] => checkBed({ ...bed, ...changed }).map(({ path }) => path);
  const music = { piece: "store", part: "tune" };
  expect(faults({ layers: [], music })).toEqual([]);
  expect(faults({ layers: [] })).toEqual(["layers"]);
  expect(faults({ music })).toEqual(["layers"]);
  expect(faults({ layers: [], music: { ...music, piece: "polka" } })).toEqual(["music.piece"]);
});

test("what feeds back without end is refused with its path", () => {
  const echo = { ...sound, room: { seconds: Infinity, level: 0 } };
  const ring: unknown[] = [tone];
  const looped = { ...sound, layers: [{ ...tone, filters: ring }] };
  ring.push(looped);
  expect([paths(echo), paths(looped)]).toEqual([["room.seconds"], ["layers[0].filters[1]"]]);
});

test("a string that would never fall silent is refused with its path", () => {
  const string = { type: "plucked", pitch: "C4", bright: 0.5, level: 0, release: 400 };
  expect(paths({ ...sound, layers: [string] })).toEqual(["layers[0].release"]);
});

test("only a bed may never end, and only at one pitch", () => {
  expect(paths(withLayer({ envelope: "steady" }))).toEqual(["layers[1].envelope"]);
  const glide = {
    ...tone,
    envelope: "steady",
    pitch: [
      [0, 200],
      [1, 300],
    ],
  };
  expect(checkBed({ ...bed, layers: [glide] }).map(({ path }) => path)).toEqual(["layers[0].pitch"]);
});

test("what begins after the end is refused with its path", () => {
  expect(paths({ ...sound, length: 0.3 })).toEqual(["layers[0].at"]);
});

test("a fault says what stands there and what to do", () => {
  expect(checkRecipe(withLayer({ at: -2 }))).toEqual([
    { path: "layers[1].at", found: "-2", mend: "Give at least 0." },
  ]);
});

test("every recipe of the library is taken", async () => {
  const found: unknown[] = [];
  for (const load of Object.values(families)) {
    const { sounds, beds }: FamilyRecipes = await load();
    for (const [id, recipe] of Object.entries(sounds))
      found.push(...checkRecipe(recipe).map((fault) => [id, fault]));
    for (const [id, recipe] of Object.entries(beds))
      found.push(...checkBed(recipe).map((fault) => [id, fault]));
  }
  expect(found).toEqual([]);
});
