import { expect, test } from "vitest";
import type { Pitch } from "../pitch.ts";
import { beds } from "../recipes/music.ts";
import { sounds as earcons } from "../recipes/shared.ts";
import type { Layer } from "../recipe.ts";

const notesOf = (layers: readonly Layer[]): Pitch[] =>
  layers.flatMap((layer) => ("pitch" in layer && !Array.isArray(layer.pitch) ? [layer.pitch as Pitch] : []));
const pieces = Object.keys(beds).filter((id) => id.endsWith("-music"));

test("a piece lasts more than half a minute before it comes round, and its parts end together", () => {
  for (const piece of pieces) {
    const lengths = Object.entries(beds).flatMap(([id, { length }]) =>
      id.startsWith(piece) ? [length] : [],
    );
    expect([piece, lengths.length, new Set(lengths).size]).toEqual([piece, 3, 1]);
    expect(Math.min(...lengths)).toBeGreaterThan(30);
  }
});

test("all of it keeps to the white keys, as the chords of the earcons do", () => {
  const black = (pitch: Pitch): boolean => typeof pitch === "string" && pitch.includes("#");
  for (const [id, { layers }] of Object.entries(beds)) {
    expect([id, notesOf(layers).length > 10, notesOf(layers).filter(black)]).toEqual([id, true, []]);
  }
  const said = (["right", "menu-open", "menu-close", "ready-tone", "round-done"] as const).flatMap((id) =>
    notesOf(earcons[id].layers),
  );
  expect(said.filter(black)).toEqual([]);
});

test("a phrase that varies is not the first one, and the tune breathes at the end of each", () => {
  for (const [id, { layers, length }] of Object.entries(beds).filter(([name]) => name.endsWith("-tune"))) {
    const phrase = length / 4;
    const figure = (index: number): string =>
      JSON.stringify(
        layers
          .filter(({ at = 0 }) => at >= index * phrase - 0.01 && at < (index + 1) * phrase - 0.01)
          .map((layer) => [((layer.at ?? 0) - index * phrase).toFixed(2), "pitch" in layer && layer.pitch]),
      );
    expect([id, figure(0) === figure(1), figure(0) === figure(2)]).toEqual([id, false, false]);
    const last = Math.max(...layers.map(({ at = 0 }) => at));
    expect(length - last).toBeGreaterThan(1.5);
  }
});
