/** Indoors: a din with something in it that beeps. What is to be done first? */
import { ALARMS } from "./sources.ts";
import { at, every, FOUR, LED, moment, says, THREE } from "./pieces.ts";
import type { Alarm, Fate, Fates, Moment, Note, Told } from "./pieces.ts";

/** Indoors Down is always: get out. */
export const OUT: NonNullable<Fate["safe"]> = {
  label: "Get out",
  phrases: ["get out", "out", "leave", "go out", "go outside", "outside"],
};

type Worth = (0.5 | 1)[];
/** Whoever was sure already and waited on is late. */
const AT_ONCE: Worth = [1, 0.5];
const DOUBTFUL: Worth = [1, 1, 0.5];

const LISTEN_FOR = [
  "How many beeps, up to the pause? And does it come again just so?",
  "Never mind the din. Count what beeps, up to the pause.",
  "Long beeps or quick ones? High or deep? And how many before it rests?",
];

interface Din {
  readonly caption: string;
  readonly notes: readonly Note[];
  /** When the beeps begin, and how loud they are in it. */
  readonly from: number;
  readonly level: number;
}
const KITCHEN: Din = {
  caption: "plates, forks",
  notes: [at(0, "plates"), at(600, "cutlery"), at(2600, "plates", { level: 0.6 })],
  from: 1300,
  level: 0.55,
};
const CLEANING: Din = {
  caption: "a vacuum cleaner",
  notes: every(1150, 4, "vacuum", { level: 0.55 }),
  from: 900,
  level: 0.45,
};
const PARTY: Din = {
  caption: "a party horn, a laugh",
  notes: [at(0, "party-horn"), at(500, "laugh-child"), at(3000, "laugh-child", { pitch: 3, level: 0.7 })],
  from: 1000,
  level: 0.5,
};
const NAP: Din = {
  caption: "a snore",
  notes: [at(0, "snore"), at(2600, "snore", { level: 0.8 })],
  from: 900,
  level: 0.45,
};

/** What covers the beginning: of what comes, only the end is heard. */
interface Cover {
  readonly id: string;
  readonly caption: string;
  readonly notes: readonly Note[];
}
const COVERS: readonly Cover[] = [
  { id: "truck", caption: "a truck rumbles past", notes: [at(0, "truck-by")] },
  {
    id: "vacuum",
    caption: "the vacuum cleaner, and it stops",
    notes: every(1100, 2, "vacuum", { level: 0.9 }),
  },
  {
    id: "party",
    caption: "a laugh, a party horn, a laugh",
    notes: [at(0, "laugh-child"), at(700, "party-horn"), at(1400, "laugh-child", { pitch: 4 })],
  },
];
const COVERED = 2600;

function alarmed(alarm: Alarm, safe: Worth, moments: Moment[]): Fate {
  const [count, what] = alarm === THREE ? ["three", "smoke"] : ["four", "carbon monoxide"];
  return {
    moments,
    worth: { safe, tell: 0.5 },
    hazard: true,
    clue: moment(`${alarm.beeps}, alone`, at(0, alarm.sound, { level: 0.6 })),
    missed: {
      on: [
        [
          `Listen under the noise: ${count} beeps, and a pause.`,
          `There's something in it. Count up to the pause: ${count}.`,
          `Somewhere in there it beeps ${count} times, and rests.`,
          `${count === "three" ? "Three" : "Four"} of them, and then a pause. Hear it alone:`,
        ],
      ],
    },
    why:
      alarm === THREE
        ? [
            "Three beeps and a pause: the smoke alarm.",
            "Three, and then a pause: smoke alarm.",
            "Three long ones, then a rest: that's smoke.",
            "Three at a time: a smoke alarm.",
          ]
        : [
            "Four quick beeps and a pause: carbon monoxide.",
            "Four, and then a pause: carbon monoxide, which nobody can smell.",
            "Four quick ones: the CO alarm.",
            "Four at a time: carbon monoxide.",
          ],
    source: ALARMS,
    listenFor: LISTEN_FOR,
    led: LED,
    rule: [`Groups of ${count}, and a pause between: that's the ${what} alarm. Out comes first.`],
    replies: {
      tell: {
        half: [
          says(
            "chief",
            "Call it out on your way. Getting out comes first.",
            "Telling is good. Going is first. Shout it as you go.",
            "Yes, and from outside. First: out.",
          ),
        ],
      },
    },
  };
}

/** The usual one: it beeps in a din, and once more alone. */
function alarmIn(din: Din, alarm: Alarm): Fate {
  const beeps = `${alarm.beeps}, and a pause`;
  return alarmed(alarm, AT_ONCE, [
    moment(`${din.caption}; ${beeps}`, [...din.notes], at(din.from, alarm.sound, { level: din.level })),
    moment(`${beeps}, again`, at(200, alarm.sound, { level: 0.6 })),
  ]);
}

/** Of three long beeps, or of four quick ones, the last is heard: go, or make sure? */
function alarmUnder(cover: Cover, alarm: Alarm): Fate {
  const isThree = alarm === THREE;
  const fate = alarmed(alarm, DOUBTFUL, [
    moment(
      `${cover.caption}; one ${isThree ? "long" : "short"} beep`,
      [...cover.notes],
      at(COVERED, isThree ? "alarm-beep" : "battery-chirp", { level: 0.6 }),
    ),
    moment(`${alarm.beeps}, and a pause`, at(300, alarm.sound, { level: 0.6 })),
    moment(`${alarm.beeps}, again`, at(300, alarm.sound, { level: 0.6 })),
  ]);
  const [count, rest] = isThree ? ["three", "two"] : ["four", "three"];
  return {
    ...fate,
    // Whoever went at once has not heard the rest of it.
    why: [
      `That was the last of ${count}. Here they are again:`,
      `The noise had covered ${rest} of ${count}. Listen:`,
      `One was left of ${count}. And again it beeps:`,
    ],
    after: [{ sound: alarm.sound, level: 0.35, hold: "end", caption: `from indoors: ${alarm.beeps}` }],
  };
}

/** One short chirp, and then nothing for half a minute or more. Here the half minute is shorter. */
const CHIRP: Omit<Fate, "moments" | "worth"> = {
  clue: moment("one short chirp, alone", at(0, "battery-chirp", { level: 0.7 })),
  why: [
    "One short chirp, and a long pause: a battery is low.",
    "A single chirp: the alarm wants a battery.",
    "One chirp, and nothing for long: a battery.",
  ],
  source: ALARMS,
  listenFor: LISTEN_FOR,
  rule: ["One chirp, and half a minute of nothing: a battery. That's for a grown-up."],
  replies: {
    tell: {
      right: [
        says(
          "bodo",
          "A new battery! That alarm was hungry.",
          "New battery, no more chirp. I miss it a little.",
          "If it still chirps now, it's worn out, like my slippers. Then I buy a new one.",
          "I'm up the ladder. Somebody hold my cocoa.",
        ),
      ],
    },
    on: {
      wrong: [
        says(
          "chief",
          "Somebody has to hear it. A hungry alarm may stay silent when it counts.",
          "That chirp was asking for a battery. A grown-up can bring one.",
        ),
      ],
    },
  },
};
function chirpIn(caption: string, ...notes: Note[]): Fate {
  return {
    moments: [
      moment(`${caption}; one short chirp; a long pause`, notes, at(2600, "battery-chirp", { level: 0.7 })),
      moment("a long pause; one short chirp", at(2400, "battery-chirp", { level: 0.7 })),
    ],
    worth: { tell: 1 },
    ...CHIRP,
  };
}
/** A long beep would be an alarm's. A short one may be a battery's, or the last of four. */
function chirpUnder(cover: Cover): Fate {
  return {
    moments: [
      moment(
        `${cover.caption}; one short beep`,
        [...cover.notes],
        at(COVERED, "battery-chirp", { level: 0.6 }),
      ),
      moment("a long pause; one short chirp", at(2400, "battery-chirp", { level: 0.7 })),
    ],
    worth: { tell: [0.5, 1] },
    ...CHIRP,
  };
}

/** Nobody laughs at who goes: Dudley went where nobody had to, and that is fine, too. */
const STAYED: Told = [
  says(
    "dudley",
    "I'm on the lawn! No alarm? Well. Nice lawn.",
    "I went out for that. The chief says that's never wrong.",
    "Ah. I was asking the fish what they think.",
    "I knew it! No, I didn't.",
    "I'll come back in, then. When I've found my other boot.",
  ),
];
function known(why: string[], rule: string, moments: Moment[]): Fate {
  return {
    moments,
    worth: { on: 1, tell: 0.5 },
    why,
    listenFor: LISTEN_FOR,
    rule: [rule],
    replies: { on: { right: STAYED } },
  };
}

const DEEP = -10;
const microwaveWhy = [
  "A hum, and one deep beep: the microwave.",
  "It hummed, and was done with one deep beep: the microwave.",
];
const microwaveRule = "One deep beep, and no more: you know that one from the kitchen.";
const microwave = known(microwaveWhy, microwaveRule, [
  moment(
    "a hum; one deep beep, and it stops",
    at(0, "microwave"),
    at(1800, "alarm-beep", { pitch: DEEP, level: 0.5 }),
  ),
  moment("nothing more; plates", at(300, "plates"), at(1500, "cutlery")),
]);
const microwaveUnder = (cover: Cover): Fate =>
  known(["A deep beep, just one: the microwave.", "That deep beep was the microwave."], microwaveRule, [
    moment(
      `${cover.caption}; one deep beep`,
      [...cover.notes],
      at(COVERED, "alarm-beep", { pitch: DEEP, level: 0.5 }),
    ),
    moment("nothing more; plates", at(300, "plates"), at(1500, "cutlery")),
  ]);

/** It is wound up, and its beeps go by: no alarm walks. */
const driving = (from: number, start: number, end: number): Note[] =>
  Array.from({ length: 6 }, (_, index) =>
    at(from + index * 480, "alarm-beep", {
      pitch: -4,
      level: 0.35,
      side: start + ((end - start) * index) / 5,
    }),
  );
const toyTruck = known(
  [
    "It was wound up, and drove past, beeping: the toy truck.",
    "Wound up, and the beeps rolled by: the twins' toy truck.",
  ],
  "A ratchet, and beeps that drive past: you know that one. Alarms stay where they are.",
  [
    moment("a ratchet; beeps drive past, left to right", at(0, "ratchet"), driving(900, -0.9, 0.9)),
    moment("beeps drive past, right to left; a squeak", driving(0, 0.9, -0.9), at(3400, "squeak-toy")),
  ],
);

const echoBeeps = (times: number, from: number): Note[] =>
  every(800, times, "alarm-beep", { pitch: 7, level: 0.5 }, from);
const echoJumble = known(
  ["Not threes, not fours, and squawks: Echo can't count.", "High beeps between squawks: Echo the parrot."],
  "Squawks, and never the same number twice: you know who counts like that.",
  [
    moment("a squawk; two high beeps; a squawk", at(0, "parrot"), echoBeeps(2, 1200), at(3000, "parrot")),
    moment("five high beeps; a squawk", echoBeeps(5, 0), at(4300, "parrot")),
  ],
);
/** Whoever beeps three: out. Nobody waits to see who it was. */
const echoThrees = every(1000, 3, "alarm-beep", { pitch: 4, level: 0.55 }, 200);
const echoThree: Fate = {
  ...alarmed(THREE, AT_ONCE, [
    moment(
      "a squawk; three high beeps, and a pause",
      at(0, "parrot"),
      every(1000, 3, "alarm-beep", { pitch: 4, level: 0.55 }, 1100),
    ),
    moment("three high beeps, again", echoThrees),
  ]),
  clue: moment("three high beeps, alone", echoThrees),
  why: [
    "Three is three, whoever makes it. It was Echo, and going was right.",
    "Three, and you went. Out here you can hear it was Echo.",
  ],
};

const doorbell: Fate = {
  moments: [moment("the doorbell", at(0, "doorbell")), moment("the doorbell, again", at(300, "doorbell"))],
  worth: { tell: 1, on: 0.5 },
  why: ["The doorbell. A grown-up opens.", "Ding, dong: a grown-up goes to the door."],
  listenFor: LISTEN_FOR,
  rule: ["A doorbell is no alarm. But who goes to the door? A grown-up."],
  replies: {
    tell: {
      right: [
        says(
          "bodo",
          "Coming! It's my new slippers. Both left.",
          "I'll go. It's only the mail. It's for the fish.",
        ),
      ],
    },
  },
};

function underAll(name: string, fate: (cover: Cover) => Fate): Fates {
  return Object.fromEntries(COVERS.map((cover) => [`${name}-${cover.id}`, fate(cover)]));
}

/** In a din, and told at once. */
export const threes: Fates = {
  "three-kitchen": alarmIn(KITCHEN, THREE),
  "three-cleaning": alarmIn(CLEANING, THREE),
  "three-party": alarmIn(PARTY, THREE),
  "three-nap": alarmIn(NAP, THREE),
};
export const fours: Fates = {
  "four-kitchen": alarmIn(KITCHEN, FOUR),
  "four-cleaning": alarmIn(CLEANING, FOUR),
  "four-party": alarmIn(PARTY, FOUR),
  "four-nap": alarmIn(NAP, FOUR),
};
export const chirps: Fates = {
  "chirp-clock": chirpIn("a clock", ...every(500, 3, "clock-tick")),
  "chirp-snore": chirpIn("a snore", at(0, "snore")),
  "chirp-party": chirpIn("a laugh", at(0, "laugh-child"), at(900, "party-horn", { level: 0.6 })),
};
export const harmless: Fates = { microwave, "toy-truck": toyTruck, doorbell };
export const echo: Fates = { "echo-jumble": echoJumble, "echo-three": echoThree };

/** Half covered: a beep is left, of how many? */
export const threesUnder = underAll("three-under", (cover) => alarmUnder(cover, THREE));
export const foursUnder = underAll("four-under", (cover) => alarmUnder(cover, FOUR));
export const chirpsUnder = underAll("chirp-under", chirpUnder);
export const microwavesUnder = underAll("microwave-under", microwaveUnder);

/** The same, and then one is on the way out. */
export function goingOn(fates: Fates, begins: readonly string[]): Fates {
  return Object.fromEntries(
    Object.entries(fates).map(([id, fate]) => [
      `${id}-go`,
      { ...fate, leads: { safe: [...begins], tell: [...begins] } },
    ]),
  );
}
