/** Acts that every shift has: what is to be won, what the lead can buy, and how it ends. */
import { says, type Act, type Lines, type Told } from "./pieces.ts";
import { FEW, GOAL, SHORT_GOAL } from "./stakes.ts";

export const BUTTONS: Lines = ["Down: get out. Left: no alarm. Right: tell a grown-up. Select: listen on."];
export const TIPS = [
  "In doubt? Out!",
  "Out first. Count later.",
  "Outside there's time to think.",
  "Nobody goes back in, not even for a sandwich.",
  "Walk, don't run. Walking gets you there.",
];

/** What is to be reached, in a whole shift and in a short one. */
export function shift(text: string): Act {
  return { id: "shift", length: "full", lines: [`chief: ${text}`] };
}
/** For whoever begins in the middle. */
export function steps(danger: string): Act {
  return {
    id: "steps",
    lines: [
      `chief: ${danger}: two steps more. Anything else right: one. A mistake costs two, listening on in an alarm one.`,
    ],
    again: [],
  };
}
export function shortShift(text: string): Act {
  return {
    id: "short-shift",
    length: "short",
    lines: [`chief: A short shift: ${text} End ${SHORT_GOAL} ahead, and you get a golden lace.`],
  };
}

/** Four steps for one player more. */
export const FETCH: Act = {
  id: "fetch",
  if: { stakes: { lead: { from: 6 } }, length: "full" },
  ask: [
    "dudley: I know somebody else who plays! I'd only have to fetch them. Would you walk a bit slower? Say, four steps?",
    "chief: One more in the lawn band, and your lead is four steps shorter.",
  ],
  options: [
    {
      id: "fetch",
      label: "Let him fetch them",
      phrases: ["yes", "fetch", "let him", "four steps"],
      counts: { lent: 4, gained: 1 },
      chosen: [
        { sound: "squeak-toy" },
        { sound: "squeak-toy", pitch: 2 },
        "dudley: On my way! Don't play without us!",
      ],
    },
    {
      id: "keep",
      label: "Keep the lead",
      phrases: ["no", "keep", "keep it"],
      chosen: ["dudley: I'd do the same. I'll hum on the lawn. Quietly."],
    },
  ],
};

/** Five steps more at risk, for something that is not to be had otherwise. */
export const HEAD_START: Act = {
  id: "head-start",
  if: { stakes: { lead: { from: 10 } }, length: "full" },
  ask: [
    "chief: You can dare something, rookie. Give Dudley five steps before the last drills.",
    `chief: If you still end ${GOAL} ahead, you get my own whistle on top.`,
  ],
  options: [
    {
      id: "dare",
      label: "Give him five",
      phrases: ["yes", "dare", "five", "give him five steps"],
      counts: { lent: 5 },
      chosen: ["dudley: Five steps! I'd better start now!", { sound: "squeak-toy", pitch: -2 }],
    },
    {
      id: "keep",
      label: "Play it safe",
      phrases: ["no", "keep", "keep the lead", "safe"],
      chosen: ["chief: Fine. My whistle can wait."],
    },
  ],
};

interface Ending {
  readonly prize: string;
  readonly won: Told;
  readonly close: Told;
  readonly lost: Told;
}
const won = { length: "full", stakes: { lead: { from: GOAL } } } as const;
const close = { length: "full", stakes: { lead: { from: FEW, to: GOAL - 1 } } } as const;
const lost = { length: "full", stakes: { lead: { to: FEW - 1 } } } as const;
const shortWon = { length: "short", stakes: { lead: { from: SHORT_GOAL } } } as const;
const shortLost = { length: "short", stakes: { lead: { to: SHORT_GOAL - 1 } } } as const;

export function ending(texts: Ending): Act[] {
  return [
    {
      id: "music",
      as: "perform",
      if: { stakes: { band: { from: 1 } } },
      lines: [
        says("chief", "And now, from the lawn:", "Listen to the lawn:", "The lawn band, please:"),
        { device: "band" },
        { sound: "applause-small" },
      ],
    },
    { id: "won", if: won, lines: [{ sound: "fanfare" }, ...texts.won] },
    { id: "close", if: close, lines: [...texts.close] },
    {
      id: "lost",
      if: lost,
      lines: [{ sound: "squeak-toy" }, { sound: "squeak-toy", pitch: 2 }, ...texts.lost],
    },
    {
      id: "short-won",
      if: shortWon,
      lines: [
        { sound: "fanfare" },
        "chief: {leadTold} ahead, on a short shift. Well walked! The lace is yours.",
      ],
    },
    {
      id: "short-lost",
      if: shortLost,
      lines: [
        { sound: "squeak-toy" },
        "dudley: That shift was too short to lose! For me, I mean.",
        `chief: It takes ${SHORT_GOAL} steps. He shares his sandwich, rookie.`,
      ],
    },
    { id: "short-lace-given", if: shortWon, keepsake: "lace" },
    { id: "short-sandwich-given", if: shortLost, keepsake: "sandwich" },
    { id: "prize-given", if: won, keepsake: texts.prize },
    { id: "whistle-given", if: { ...won, chose: { "head-start": "dare" } }, keepsake: "whistle" },
    { id: "lace-given", if: close, keepsake: "lace" },
    { id: "sandwich-given", if: lost, keepsake: "sandwich" },
  ];
}
