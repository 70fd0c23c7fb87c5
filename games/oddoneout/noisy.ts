/** Level 1: guests who make a noise and say nothing, and what three of them can be. */
import type { SoundId } from "../../engine/sound/index.ts";
import type { Club, Guest } from "./types.ts";

const WITHOUT_WINGS: Readonly<Record<string, SoundId>> = {
  dog: "dog",
  cat: "cat",
  cow: "cow",
  sheep: "sheep",
  horse: "horse-neigh",
  pig: "pig",
  frog: "frog",
  lion: "lion",
  elephant: "elephant",
};
const WINGED: Readonly<Record<string, SoundId>> = {
  owl: "owl",
  crow: "crow",
  duck: "duck",
  goose: "goose",
  rooster: "rooster",
  hen: "hen",
  bee: "bee",
};
const PLAYED: Readonly<Record<string, SoundId>> = {
  violin: "violin",
  flute: "flute",
  trumpet: "trumpet",
  accordion: "accordion",
};
const STRUCK: Readonly<Record<string, SoundId>> = {
  drum: "tom",
  xylophone: "xylophone-note",
  gong: "gong",
  triangle: "triangle",
};
const KNOCKED: Readonly<Record<string, SoundId>> = {
  hammer: "hammer",
  gavel: "gavel",
  "door knocker": "door-knock",
};
const DRIVEN: Readonly<Record<string, SoundId>> = {
  car: "car-start",
  bus: "air-brakes",
  truck: "truck-horn",
  motorcycle: "motorbike-by",
};
const ROLLING: Readonly<Record<string, SoundId>> = {
  "shopping cart": "cart",
  skateboard: "skateboard-by",
  bicycle: "bicycle-by",
};
const PLUGGED_IN: Readonly<Record<string, SoundId>> = {
  blender: "blender",
  drill: "drill",
  "washing machine": "spin",
};

/** Where the sound's own caption is about something else. */
const CAPTIONS: Readonly<Record<string, { readonly caption: string }>> = {
  drum: { caption: "a drum" },
  xylophone: { caption: "a xylophone" },
  gavel: { caption: "a gavel falls" },
  car: { caption: "a car starts" },
  bus: { caption: "the air brakes of a bus" },
  "shopping cart": { caption: "a shopping cart rolls" },
  "door knocker": { caption: "a door knocker" },
  "washing machine": { caption: "a washing machine spins" },
};

const idsOf = (sounds: Readonly<Record<string, SoundId>>): string[] =>
  Object.keys(sounds).map((name) => name.replace(" ", "-"));

function guestsOf(sounds: Readonly<Record<string, SoundId>>): Record<string, Guest> {
  return Object.fromEntries(
    Object.entries(sounds).map(([name, sound]) => [
      name.replace(" ", "-"),
      { name: `the ${name}`, phrases: [name], heard: [{ sound, ...CAPTIONS[name] }] },
    ]),
  );
}

export const noisyGuests: Readonly<Record<string, Guest>> = {
  ...guestsOf({
    ...WITHOUT_WINGS,
    ...WINGED,
    ...PLAYED,
    ...STRUCK,
    ...KNOCKED,
    ...DRIVEN,
    ...ROLLING,
    ...PLUGGED_IN,
  }),
  plane: { name: "the plane", phrases: ["plane", "airplane"], heard: [{ sound: "plane-by" }] },
};

/** A plane rolls on wheels before it flies, and has engines: whether that counts is argued, so it never decides there. */
export const noisyClubs: Readonly<Record<string, Club>> = {
  animals: {
    label: "Animals",
    phrases: ["animal"],
    are: "are animals",
    isnt: "isn't an animal",
    sign: [{ sound: "dog-pant" }],
    groups: [{ of: [...idsOf(WITHOUT_WINGS), ...idsOf(WINGED)] }],
  },
  music: {
    label: "Music",
    phrases: ["instruments", "they make music"],
    are: "are instruments",
    isnt: "isn't an instrument",
    sign: [{ sound: "piano" }],
    groups: [{ of: [...idsOf(PLAYED), ...idsOf(STRUCK)] }],
  },
  wheels: {
    label: "Wheels",
    phrases: ["wheel", "they have wheels"],
    are: "have wheels",
    isnt: "doesn't have wheels",
    sign: [{ sound: "bike-bell" }],
    groups: [{ of: [...idsOf(DRIVEN), ...idsOf(ROLLING)] }],
    unsure: ["plane"],
  },
  motors: {
    label: "Motors",
    phrases: ["motor", "they have motors"],
    are: "have motors",
    isnt: "doesn't have a motor",
    sign: [{ sound: "servo" }],
    groups: [{ of: [...idsOf(DRIVEN), ...idsOf(PLUGGED_IN)] }],
    unsure: ["plane"],
  },
  wings: {
    label: "Wings",
    phrases: ["wing", "they have wings"],
    are: "have wings",
    isnt: "doesn't have wings",
    sign: [{ sound: "wings" }],
    groups: [{ of: [...idsOf(WINGED), "plane"] }],
  },
  hits: {
    label: "Hitting",
    phrases: ["hits", "hit", "you hit them", "something is hit"],
    are: "work by hitting",
    isnt: "doesn't work by hitting",
    sign: [{ sound: "snare" }],
    groups: [{ of: [...idsOf(STRUCK), ...idsOf(KNOCKED)] }],
  },
};
