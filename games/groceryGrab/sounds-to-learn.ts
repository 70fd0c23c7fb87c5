/** The sounds that a shopper goes by: the places, near and from afar, the floors, and what happens to the cart. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { cells, floors } from "./store.ts";

const places = Object.values(cells).flatMap((cell) =>
  cell.type === "floor" && cell.landmark !== undefined ? [cell.landmark] : [],
);

/** The front row first, as in `floors`. */
const ROWS = [
  "The front row's mat",
  "The second row's tiles",
  "The third row's wood",
  "The fourth row's metal",
];

export const soundsToLearn: SoundToLearn[] = [
  ...places.map(({ short, here }): SoundToLearn => ({ name: short, sound: here })),
  ...places.flatMap(({ short, hum }): SoundToLearn[] =>
    hum === undefined ? [] : [{ name: `${short}, from afar`, bed: hum }],
  ),
  ...floors.map((sound, row): SoundToLearn => ({ name: ROWS[row] ?? "A floor", sound })),
  { name: "A wall", sound: "bump" },
  { name: "Into the cart", sound: "pick" },
  { name: "Frozen food that drips", sound: "drip" },
  { name: "A new order", sound: "phone-ring" },
  { name: "Coupon the parrot", sound: "parrot" },
  { name: "Coupon flies on", sound: "wings" },
  { name: "A coin for the jar", sound: "coin-jar" },
  { name: "Not yet", sound: "almost" },
];
