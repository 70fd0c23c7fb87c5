import { expect, test } from "vitest";
import { hertz } from "../pitch.ts";
import { beds } from "../recipes/music.ts";
import { beds as shared, sounds as earcons } from "../recipes/shared.ts";
import type { BedRecipe, Layer } from "../recipe.ts";
import { beatsOfPhrase, composed, type WrittenNote } from "./compose.ts";
import { firstStanza, phraseOf } from "./index.ts";
import { pieces, type PartName, type Piece } from "./pieces.ts";

const PARTS: readonly PartName[] = ["ground", "bass", "tune"];
const STANZA = 4;
/** Ten minutes of the slowest. */
const PHRASES = 60;
const all = Object.entries<Piece>(pieces).flatMap(([name, piece]) =>
  PARTS.map((part) => ({ name: `${name}, ${part}`, piece, part })),
);
const figure = (notes: readonly WrittenNote[]): string =>
  JSON.stringify(notes.map(({ beat, pitch }) => [beat, pitch]));

test("no half minute of a part comes back note for note within ten minutes, nor a phrase of the tune in the next stanzas", () => {
  for (const { name, piece, part } of all) {
    const phrases = Array.from({ length: PHRASES }, (_, index) => figure(composed(piece, part, index)));
    const seconds = (beatsOfPhrase(piece) * 60) / piece.tempo;
    const inHalfMinute = Math.floor(30 / seconds);
    const stretches = phrases
      .slice(inHalfMinute - 1)
      .map((_, index) => phrases.slice(index, index + inHalfMinute).join());
    expect([name, stretches.length - new Set(stretches).size]).toEqual([name, 0]);
    const soon = phrases.filter((one, index) => phrases.slice(index + STANZA, index + 20).includes(one));
    if (part === "tune") expect([name, soon]).toEqual([name, []]);
  }
});

test("the same seed is the same piece, and another seed is another", () => {
  const { store } = pieces;
  expect(composed(store, "tune", 7)).toEqual(composed({ ...store }, "tune", 7));
  expect(figure(composed({ ...store, seed: 12 }, "tune", 7))).not.toBe(figure(composed(store, "tune", 7)));
});

test("all of it keeps to the white keys, as the chords of the earcons do", () => {
  const notes = all.flatMap(({ piece, part }) =>
    Array.from({ length: PHRASES }, (_, index) => composed(piece, part, index)).flat(),
  );
  expect(notes.filter(({ pitch }) => pitch.includes("#") || pitch.includes("b"))).toEqual([]);
  const said = (["right", "menu-open", "menu-close", "ready-tone", "round-done"] as const).flatMap((id) =>
    earcons[id].layers.flatMap((layer: Layer) => ("pitch" in layer ? [layer.pitch] : [])),
  );
  expect(said.filter((pitch) => typeof pitch === "string" && pitch.includes("#"))).toEqual([]);
});

test("each phrase begins at its beginning and ends in a breath, and a stanza comes home", () => {
  for (const { name, piece, part } of all.filter((one) => one.part === "tune")) {
    for (let phrase = 0; phrase < PHRASES; phrase++) {
      const notes = composed(piece, part, phrase);
      const last = notes.at(-1) ?? expect.fail("there is nothing in it");
      expect([name, phrase, notes[0]?.beat]).toEqual([name, phrase, 0]);
      expect([name, phrase, last.beat + last.lasts]).toEqual([name, phrase, beatsOfPhrase(piece) - 0.5]);
      if (phrase % STANZA === STANZA - 1) expect([name, last.pitch[0]]).toEqual([name, piece.home]);
    }
  }
});

test("what a bass plays is low, and a tune stays within two octaves", () => {
  for (const { name, piece, part } of all) {
    const pitches = Array.from({ length: PHRASES }, (_, index) => composed(piece, part, index))
      .flat()
      .map(({ pitch }) => hertz(pitch));
    const [lowest, highest] = [Math.min(...pitches), Math.max(...pitches)];
    expect([name, part === "bass" ? highest < 262 : highest < 1100]).toEqual([name, true]);
    expect([name, highest / lowest <= 4]).toEqual([name, true]);
  }
});

test("the library lists each part by its first stanza, which lasts over half a minute and is made of its phrases", () => {
  for (const [id, recipe] of Object.entries<BedRecipe>({ ...beds, ...shared })) {
    expect([id, recipe.length > 30, recipe.layers]).toEqual([id, true, []]);
    const written = firstStanza(recipe);
    const phrase = phraseOf({ ...recipe, trim: 0 }, 2, 1);
    const begins = recipe.length / 2;
    const there = written.layers.filter(({ at = 0 }) => at >= begins - 0.001 && at < 1.5 * begins - 0.001);
    expect([id, there.length]).toEqual([id, phrase.layers.length]);
    expect([id, (there[0]?.at ?? 0) - begins]).toEqual([id, expect.closeTo(phrase.layers[0]?.at ?? NaN, 6)]);
  }
});
