/** The band that plays for money: what can be won and lost, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import type { Thing } from "./types.ts";

/** With so many awake, the big waltz is played. */
export const GOAL = 4;
/** With so few, another one plays. */
export const FEW = 1;

type Sound = Extract<Thing["lines"][number], { sound: unknown }>["sound"];

/** Three beats of a waltz. */
function instrument(
  id: string,
  name: string,
  sound: Sound,
  pitches: readonly number[],
  caption: string,
): Thing {
  const lines = pitches.map((pitch, index) => ({
    sound,
    pitch,
    hold: "lead" as const,
    ...(index === 0 ? { caption } : {}),
  }));
  return { id, name, lines };
}

export const devices: AnyDefinition["devices"] = {
  band: {
    type: "collection",
    unit: { one: "instrument", many: "instruments" },
    order: "as listed",
    things: [
      instrument("drum", "The drum", "tom", [0, 5, 5], "a drum, in three"),
      instrument("accordion", "The accordion", "accordion", [0, 4, 7], "an accordion, in three"),
      instrument("trumpet", "The trumpet", "trumpet", [7, 4, 7], "a trumpet, in three"),
      instrument("xylophone", "The xylophone", "xylophone-note", [12, 7, 4], "a xylophone, in three"),
      instrument("tuba", "The tuba", "tuba", [-12, -5, -5], "a tuba, in three"),
      instrument("bells", "The hand bell", "hand-bell", [12, 12, 16], "a hand bell, in three"),
    ],
    gains: { paid: 1 },
    loses: { beaten: 1 },
    words: {
      joins: [
        "{name} wakes up! Awake now: {amount}.",
        "{name}, wide awake! That makes {amount}.",
        "{name} is awake! Now it's {amount}.",
      ],
      leaves: [
        "{name} is carried off to the nest. You get a rubber duck for it. Awake now: {amount}.",
        "{name} goes to the nest. Still awake: {amount}.",
        "{name} is gone to the nest, and a rubber duck is left. Awake: {amount}.",
      ],
      have: `Awake: {amount}. It takes ${GOAL} for the big waltz.`,
      none: `Nothing is awake yet. It takes ${GOAL} instruments for the big waltz.`,
    },
  },
};

export const tallies: AnyDefinition["tallies"] = {
  clean: {
    counts: "clean",
    best: "most",
    now: "Rows won from the rats, on time and on your own: {count}.",
    end: [
      "Rows won from the rats, on time and on your own: {count}.",
      "On time and on your own, you won this many rows from the rats: {count}.",
    ],
    record: ["Rows won from the rats, on time and on your own: {count}! Your best was {best}."],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  top: {
    name: "The top note of the waltz",
    lines: [{ sound: "keepsake" }, { sound: "music-box", pitch: 12, hold: "end", caption: "the top note" }],
  },
  spring: {
    name: "A spring out of Wurly",
    lines: [{ sound: "keepsake" }, { sound: "spring", hold: "end" }, "wurly: I've got plenty more."],
  },
  rustle: {
    name: "A bill that rustles in waltz time",
    lines: [
      { sound: "keepsake" },
      { sound: "bill-fold" },
      { sound: "bill-fold" },
      { sound: "bill-fold", hold: "end" },
    ],
  },
  chime: {
    name: "The smallest chime of Wurly",
    lines: [{ sound: "keepsake" }, { sound: "triangle", hold: "end" }, "wurly: It's small. So are dimes."],
  },
  duck: {
    name: "The rubber duck",
    lines: [{ sound: "keepsake" }, { sound: "squeak-toy", hold: "end" }, "rufus: My best one. Enjoy!"],
  },
};
