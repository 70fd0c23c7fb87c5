import { expect, test } from "vitest";
import { layout } from "./layout.ts";
import { beds as creatures } from "./recipes/creatures.ts";
import { beds as people } from "./recipes/people.ts";
import { beds as store } from "./recipes/store.ts";
import { beds as train } from "./recipes/train.ts";
import { strikes } from "./strike.ts";

const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const times = (layers: ReturnType<typeof layout>): string =>
  JSON.stringify(
    layers.map((layer) => layer.map(({ at }) => Number(at.toFixed(2))).toSorted((a, b) => a - b)),
  );

test("birds call at other times and in another order in each round, each call as it is", () => {
  const bed = creatures["bird-song"];
  expect(new Set(ROUNDS.map((round) => times(layout(bed, 1, round)))).size).toBe(ROUNDS.length);
  for (const round of ROUNDS) {
    const calls = layout(bed, 1, round);
    expect(calls.map((layer) => layer.length)).toEqual(bed.layers.map((layer) => Number("at" in layer)));
    // The first three are one call: two tenths of a second from each to the next, whenever it is heard.
    const [first, second] = calls.map(([strike]) => strike?.at ?? 0);
    const between = bed.layers.map((layer) => ("at" in layer ? layer.at : 0));
    expect((((second ?? 0) - (first ?? 0) + bed.length) % bed.length).toFixed(3)).toBe(
      ((between[1] ?? 0) - (between[0] ?? 0)).toFixed(3),
    );
  }
});

test("all that happens in a round begins within it, whatever chance does", () => {
  for (const bed of [creatures.jungle, store.store, people.party]) {
    const places = ROUNDS.flatMap((round) => layout(bed, 7, round).flat()).map(({ at }) => at);
    expect(places.filter((at) => at < 0 || at >= bed.length)).toEqual([]);
  }
});

test("wheels and breath keep their time", () => {
  const beats = train.train.layers.filter(({ repeat }) => repeat?.type === "even");
  for (const round of ROUNDS) {
    const placed = layout(train.train, 1, round);
    for (const layer of beats) expect(placed[train.train.layers.indexOf(layer)]).toEqual(strikes(layer));
    expect(layout(people.breathing, 1, round)).toEqual(
      people.breathing.layers.map((layer) => strikes(layer)),
    );
  }
});

test("the same seed lays out the same round", () => {
  const of = (seed: number) => layout(store.store, seed, 4);
  expect(of(3)).toEqual(of(3));
  expect(times(of(4))).not.toBe(times(of(3)));
});
