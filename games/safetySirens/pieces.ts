/** Types, and small pieces of what is heard: beeps, din, moments. */
import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"listen">["level"];
export type Bank = WrittenPartsOf<"listen">["bank"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
export type Rules = PartsOf<"listen">["rules"];
export type Fates = Rules["fates"];
export type Fate = Fates[string];
export type Moment = Fate["moments"][number];
export type Note = Moment["notes"][number];
export type Scene = PartsOf<"listen">["item"];
export type Told = NonNullable<Fate["enters"]>;

type Sound = Note["sound"];
type How = Omit<Note, "sound" | "at">;

export function moment(caption: string, ...notes: (Note | Note[])[]): Moment {
  return { caption, notes: notes.flat() };
}

export function at(milliseconds: number, sound: Sound, how: How = {}): Note {
  return { sound, at: milliseconds, ...how };
}

/** The same again and again. */
export function every(milliseconds: number, times: number, sound: Sound, how: How = {}, from = 0): Note[] {
  return Array.from({ length: times }, (_, index) => at(from + index * milliseconds, sound, how));
}

/** Three long beeps and a pause; four quick ones and a pause. */
export interface Alarm {
  readonly id: "three" | "four";
  readonly beeps: string;
  readonly sound: Sound;
}
export const THREE: Alarm = { id: "three", beeps: "beep, beep, beep", sound: "smoke-alarm" };
export const FOUR: Alarm = { id: "four", beeps: "four quick beeps", sound: "co-alarm" };

/** Somebody's line, with wordings that take turns. */
export function says(voice: string, ...say: string[]): Told[number] {
  return { say, voice };
}

/** Where somebody has tried three times: nobody is left in there. */
export const LED: Told = [
  says(
    "chief",
    "Take my hand. We go out together.",
    "I've got you. Out we go, side by side.",
    "Come with me, rookie. Out.",
  ),
];
