/** The dark drum, the light drum and the box: two levels have them. */
import type { Bins } from "./types.ts";

export const box = {
  box: {
    label: "Lost and found box",
    phrases: [
      "box",
      "lost and found",
      "the box",
      "spy",
      "a spy",
      "it's a spy",
      "that's a spy",
      "catch him",
      "catch it",
    ],
    takes: "trap",
    means: "a spy",
    arrives: [{ sound: "chest-shut", caption: "a heavy lid slams" }],
    landed: [
      "Got one! The box kicks.",
      "Another one! The box giggles.",
      'Caught! A muffled "Hey!"',
      "A sock in disguise. Gotcha!",
      "Slam. One less spy.",
    ],
  },
} satisfies Bins;

export const drums = {
  dark: {
    label: "Dark drum",
    phrases: ["dark", "darks", "dark drum", "midnight"],
    voice: "midnight",
    takes: "load",
    means: "dark",
    arrives: [{ sound: "drop-machine", caption: "it tumbles into the left drum" }],
    refuses: [
      { sound: "cough", pitch: -5, caption: "a deep cough" },
      { sound: "bounce", caption: "it bounces back" },
    ],
    rejects: [
      "Ptooey! In here, that would turn gray.",
      "Out you go, sunshine.",
      "Not with me. My dye rubs off.",
      "Blech. Tastes like daylight.",
      "Too light for my soup!",
    ],
  },
  light: {
    label: "Light drum",
    phrases: ["light", "lights", "light drum", "daisy"],
    voice: "daisy",
    takes: "load",
    means: "light",
    arrives: [{ sound: "drop-machine", caption: "it tumbles into the right drum" }],
    refuses: [
      { sound: "sneeze", pitch: 4, caption: "a high sneeze" },
      { sound: "bounce", caption: "it bounces back" },
    ],
    rejects: [
      "Eek! Its dye would turn us all gray.",
      "No, no, no. Dark dye runs!",
      "Shoo! Dark things go next door.",
      "One of those, and we're all dishwater.",
      "My poor white towels! Take it away.",
    ],
  },
  ...box,
} satisfies Bins;
