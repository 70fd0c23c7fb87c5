/** Acts that every evening ends with: the late boat, and the show that the stage is good for. */
import type { Act, Lines } from "./types.ts";

const SOLO = { pitch: -8, caption: "a walrus sings, very low" };

/** Five clams hire one more, for who saved them and still has room. */
export const lateBoat: Act = {
  id: "late-boat",
  if: { stakes: { clams: { from: 5 }, choir: { to: 11 } } },
  ask: [
    { sound: "boat-horn" },
    [
      "The late boat! One more singer, for five clams.",
      "A boat! The captain trades: five clams for a singer.",
    ],
  ],
  options: [
    { id: "hire", label: "Pay five clams", phrases: ["pay", "yes", "singer"], counts: { traded: 1 } },
    {
      id: "keep",
      label: "Keep them",
      phrases: ["keep", "no"],
      chosen: ["wallace: I heard that. All those clams, and none for me. I'm not sad. You're sad."],
    },
  ],
};

interface Shows {
  readonly big: Lines;
  readonly middle: Lines;
  readonly small: Lines;
  /** A keepsake for the big and the middle show. */
  readonly gift: string;
}

/** What is heard of the stage is what the evening ends by. */
export function shows({ big, middle, small, gift }: Shows): Act[] {
  return [
    {
      id: "big-show",
      as: "perform",
      if: { stakes: { choir: { from: 7 } } },
      lines: [
        { sound: "drum-roll-end" },
        ...big,
        { perform: true },
        { device: "choir" },
        { sound: "crowd-cheer" },
      ],
    },
    {
      id: "middle-show",
      as: "perform",
      if: { stakes: { choir: { from: 4, to: 6 } } },
      lines: [...middle, { perform: true }, { device: "choir" }, { sound: "applause-small" }],
    },
    {
      id: "small-show",
      as: "perform",
      if: { stakes: { choir: { to: 3 } } },
      lines: [...small, { sound: "bear", hold: "end", ...SOLO }, { sound: "crowd-laugh" }],
    },
    { id: "gift", if: { stakes: { choir: { from: 4 } } }, keepsake: gift },
    { id: "solo-gift", if: { stakes: { choir: { to: 3 } } }, keepsake: "solo" },
  ];
}
