/** Pieces of weather, as the open microphones hear them. */
import type { WrittenPartsOf, PartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"listen">["level"];
export type Bank = WrittenPartsOf<"listen">["bank"];
export type Chapter = Level["chapter"];
export type Rules = PartsOf<"listen">["rules"];
export type Fate = Rules["fates"][string];
export type Moment = Fate["moments"][number];
export type Note = Moment["notes"][number];
export type Scene = PartsOf<"listen">["item"];

export function moment(caption: string, ...notes: (Note | Note[])[]): Moment {
  return { caption, notes: notes.flat() };
}

/** Two bursts of rain: how loud they are is how near. */
export function rain(level: number, side = 0): Note[] {
  return [0, 900].map((at) => ({ sound: "rain-here", at, level, side }));
}

export function pouring(level: number, side = 0): Note[] {
  return [0, 1100].map((at) => ({ sound: "rain-hard", at, level, side }));
}

export function drops(count: number, level = 0.6): Note[] {
  return Array.from({ length: count }, (_, index) => ({ sound: "drip", at: 300 + index * 420, level }));
}

export function gust(level: number): Note[] {
  return [
    { sound: "wind-gust", at: 0, level },
    { sound: "leaf-rustle", at: 700, level },
  ];
}

export function thunder(level: number, at = 600, side = 0): Note {
  return { sound: "thunder-far", at, level, side };
}

/** It stands where the weather comes from: what it hears now is what we hear at the next listen. */
export const FAR_MICROPHONE: NonNullable<Rules["tool"]> = {
  label: "The far microphone",
  phrases: ["far microphone", "the far microphone", "far", "the far one"],
  shows: "next",
};

export const NOTEBOOK: NonNullable<Rules["tool"]> = {
  label: "Pip's notebook",
  phrases: ["notebook", "the notebook", "notes", "pip's notebook"],
  shows: "note",
};
