/** On the sidewalk: what drives past, what backs up, and what stays where it is and rises. */
import { TOWN_SIREN } from "./sources.ts";
import { at, every, moment, says } from "./pieces.ts";
import type { Fate, Fates, Note } from "./pieces.ts";

export const GO_IN: NonNullable<Fate["safe"]> = {
  label: "Go in, find out",
  phrases: ["go in find out", "go in", "in", "inside", "find out", "indoors"],
};

const LISTEN_FOR = [
  "Does it come from one side and pass? Does it beep on and on? Or does it stay far off, and rise?",
];

const passing = (sound: Note["sound"], from: number, to: number, start = 0): Note[] => [
  at(start, sound, { side: from, level: 0.35 }),
  at(start + 2600, sound, { side: to, level: 0.5 }),
];
const STOOD_BACK = says(
  "dudley",
  "I stood back, too. On my own foot.",
  "It waved! Or somebody in it did.",
  "I'm holding on to a lamppost. You can't be too far back.",
  "My sandwich got some wind.",
);

function engine(from: number, to: number, sound: "siren-wail" | "siren-yelp", isSecond: boolean): Fate {
  const side = from < 0 ? "left" : "right";
  const other = from < 0 ? "right" : "left";
  return {
    moments: [
      moment(`a siren comes from the ${side} and passes`, passing(sound, from, to)),
      isSecond
        ? moment(`another siren comes from the ${other}`, passing("siren-yelp", to, from))
        : moment(
            `the siren, far away, ${other}; a bird`,
            at(0, sound, { side: to, level: 0.15 }),
            at(3000, "bird"),
          ),
    ],
    worth: { back: 1, safe: 0.5 },
    hazard: true,
    clue: moment(`a siren, ${side}`, at(0, sound, { side: from, level: 0.5 })),
    missed: {
      walk: [
        [
          "A siren that comes nearer: engines need room, and another may follow.",
          "Not while a siren passes. Back from the curb first.",
        ],
      ],
    },
    why: isSecond
      ? [
          "One passed. But was it the last? First step back from the curb, then listen:",
          "It passed, and we wait a little. There may be another:",
        ]
      : [
          "It came from one side and passed: back from the curb until it was gone.",
          "A siren drives past: step back and wait.",
        ],
    ...(isSecond
      ? {
          after: [
            {
              sound: "siren-yelp" as const,
              side: to,
              level: 0.5,
              hold: "end" as const,
              caption: `another siren, from the ${other}`,
            },
          ],
        }
      : {}),
    listenFor: LISTEN_FOR,
    rule: ["A siren that moves past: step back, and wait for another that may follow."],
    replies: {
      back: { right: [STOOD_BACK] },
      safe: { right: [says("chief", "Indoors is fine, too.", "Going in is never wrong.")] },
    },
  };
}

const backing = (caption: string, ...notes: Note[]): Fate => ({
  moments: [
    moment(`${caption}; beep, beep, on and on`, notes, at(1000, "back-up-beeper", { level: 0.6 })),
    moment("beep, beep, on and on, nearer", at(0, "back-up-beeper", { level: 0.75 })),
  ],
  worth: { back: 1, safe: 0.5 },
  hazard: true,
  clue: moment("beep, beep, on and on", at(0, "back-up-beeper", { level: 0.7 })),
  missed: { walk: [["Beep, beep, on and on: a truck rolls backward. Its driver may not see you."]] },
  why: [
    "Beeps without a pause, outdoors: a truck backs up. Step back and wait.",
    "A truck in reverse: keep well out of its way.",
  ],
  listenFor: LISTEN_FOR,
  rule: ["Beeps on and on, outdoors: something big rolls backward. Step back."],
  replies: {
    back: { right: [STOOD_BACK] },
    safe: { right: [says("chief", "Indoors is fine, too.", "Going in is never wrong.")] },
  },
});

const town = (caption: string, ...notes: Note[]): Fate => ({
  moments: [
    moment(`${caption}; far off, a siren rises and stays`, notes, at(1200, "siren-town", { level: 0.5 })),
    moment("the same siren, at the same place, on and on", at(0, "siren-town", { level: 0.6 })),
  ],
  worth: { safe: [1, 0.5], back: 0.5 },
  hazard: true,
  clue: moment("a siren rises, and stays", at(0, "siren-town", { level: 0.6 })),
  missed: { walk: [["It rises, and it doesn't drive anywhere: the town is telling everybody something."]] },
  why: [
    "It rose and never moved: the town siren. Go in, and find out what it means here.",
    "No engine: it stays where it is. Town siren: in, then radio, phone or a grown-up.",
  ],
  source: TOWN_SIREN,
  listenFor: LISTEN_FOR,
  rule: ["A siren that rises and stays at one place: the town's. Go in, and find out."],
  replies: {
    safe: {
      right: [
        says(
          "dudley",
          "Wait, I want to see what it is! Oh. You're in already.",
          "I looked up. There was only up.",
          "In Duckport it means storm, in Bellville a test. One has to ask!",
        ),
      ],
    },
    back: { half: [says("chief", "That one doesn't pass. Better: in, and find out.")] },
  },
});

const quiet = (caption: string, why: string[], ...notes: Note[]): Fate => ({
  moments: [moment(caption, notes), moment(`${caption}, again; a bird`, notes, at(3200, "bird"))],
  worth: { walk: 1, back: 0.5 },
  why,
  listenFor: LISTEN_FOR,
  rule: ["Nothing rises, nothing beeps, nothing comes at you: there is nothing to get away from."],
  replies: {
    walk: {
      right: [
        says(
          "dudley",
          "I hid behind the mailbox. You never know.",
          "I'm coming! My boots are full of peas.",
          "You walk so fast for somebody who walks.",
        ),
      ],
    },
    safe: { half: [says("chief", "In is fine. Out again, when you like.", "Going in is never wrong.")] },
  },
});

/** Before the town siren is known. */
export const curb: Fates = {
  "engine-left": engine(-0.9, 0.9, "siren-wail", false),
  "engine-right": engine(0.9, -0.9, "siren-yelp", false),
  "engine-two": engine(-0.9, 0.9, "siren-wail", true),
  "truck-backs": backing("air brakes", at(0, "air-brakes")),
  "ice-cream": quiet(
    "a music box, slowly passing",
    ["A little tune on wheels: the ice cream truck, in the street, and you're on the sidewalk."],
    ...every(600, 5, "music-box", { level: 0.6 }).map((note, index) => ({
      ...note,
      pitch: [0, 4, 7, 4, 0][index] ?? 0,
    })),
  ),
  bicycle: quiet(
    "a bicycle bell, far over there",
    ["Only a bicycle bell, far over there, in the street."],
    ...every(600, 2, "bike-bell", { level: 0.4, side: 0.6 }),
  ),
};

export const street: Fates = {
  ...curb,
  "town-cars": town("a truck rumbles past", at(0, "truck-by", { level: 0.6 })),
  "town-bird": town("a bird", at(0, "bird")),
};
