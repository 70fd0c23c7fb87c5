/** What a maker sets, and what it is unless they do. */
import type { PadButton } from "../engine/index.ts";

/** What a pin can be for: a button of the games, or one of the console's own. */
export const PINS = [
  "left",
  "right",
  "up",
  "down",
  "select",
  "repeat",
  "louder",
  "softer",
  "off",
] as const satisfies readonly (PadButton | Control)[];
export type Pin = (typeof PINS)[number];
export type Control = "louder" | "softer" | "off";

export interface Config {
  /** `auto` takes all that are there. */
  readonly buttons: "auto" | "gpio" | "serial" | "keyboard";
  /** Without a REPEAT button, SELECT is held for it. */
  readonly layout: "six" | "five";
  readonly pins: Readonly<Record<Pin, number | null>>;
  /** The two lines of a rotary knob for loudness; both or neither. */
  readonly knob: { readonly a: number | null; readonly b: number | null };
  /** A device file, or `auto` for the one that is plugged in. */
  readonly serialPort: string;
  readonly voice: "auto" | "espeak-ng" | "piper" | "rhvoice";
  /** What the voice program is to use; its usual one if empty. */
  readonly voiceName: string;
  /** `auto` for whichever is plugged in, `none`, or ALSA's name of one. */
  readonly microphone: string;
  /** Of one speaker both sides are heard, instead of one of them alone. */
  readonly speakers: "two" | "one";
  /** Steps of ten. */
  readonly volumeStart: number;
  readonly volumeMost: number;
  /** Where the sound comes out at the ears. */
  readonly headphonesMost: number;
  readonly quietFrom: DayTime | null;
  readonly quietTo: DayTime | null;
  readonly quietMost: number;
  readonly data: string;
  /** Where sticks appear when they are plugged in. */
  readonly sticks: string;
}

/** Minutes since midnight. */
export type DayTime = number;

export const USUAL_CONFIG: Config = {
  buttons: "auto",
  layout: "six",
  // Next to each other on the header, away from the pins that sound cards use (18 to 21).
  pins: {
    left: 17,
    right: 27,
    up: 22,
    down: 23,
    select: 24,
    repeat: 25,
    louder: null,
    softer: null,
    off: null,
  },
  knob: { a: null, b: null },
  serialPort: "auto",
  voice: "auto",
  voiceName: "",
  microphone: "auto",
  speakers: "two",
  volumeStart: 5,
  volumeMost: 8,
  headphonesMost: 5,
  quietFrom: null,
  quietTo: null,
  quietMost: 3,
  data: "/var/lib/buzzle",
  sticks: "/media",
};
