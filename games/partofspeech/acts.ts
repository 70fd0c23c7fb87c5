/** What every show has: stories one by one, a choice, and the end, which goes by Nora's giggles. */
import { LAUGHS } from "./frame.ts";
import type { Act } from "./types.ts";

/** With fewer words of one's own at the first try, the show was made by help, or by trying. */
const OWN = 6;

type Lines = Extract<Act, { lines: unknown }>["lines"];

interface Story {
  readonly as: "ride" | "hunt" | "boss";
  /** The bank that it comes from. */
  readonly set: string;
  readonly how?: Lines;
  readonly resumed: string;
  readonly short?: 0;
  readonly if?: NonNullable<Act["if"]>;
}

export function story(id: string, { resumed, ...rest }: Story): Act {
  return { id, ...rest, turns: 1, resumed: [resumed] };
}

/** Not there the first time: a listener asks about Bernard. */
export function letter(id: string, resumed: string): Act {
  return story(id, {
    as: "ride",
    set: id,
    if: { finished: true },
    short: 0,
    how: [{ sound: "goose" }, "coach: A letter about Bernard! Let's answer it."],
    resumed,
  });
}

/** The next story is the player's: three blanks that are called, or five in which only the sentence is heard. */
export function choice(id: string, [short, long]: readonly [string, string], isHoarse?: true): Act {
  return {
    id,
    length: "full",
    ask: [
      isHoarse
        ? `nora: Your choice. ${short}: three blanks, and the coach can whisper what kind of word we want. ${long}: five blanks, and you only hear the sentence.`
        : `coach: Your choice! ${short}: three blanks, and I say what kind of word we want. ${long}: five blanks, but I'm at lunch, so you only hear the sentence.`,
    ],
    options: [
      {
        id: "short",
        label: short,
        phrases: ["three", "short", "three blanks", "the first one"],
        chosen: [{ sound: "page" }],
      },
      {
        id: "long",
        label: long,
        phrases: ["five", "long", "five blanks", "the second one"],
        chosen: [
          { sound: "page" },
          isHoarse
            ? "nora: Brave. Listen closely to the blanks."
            : "coach: Brave! I'm off to lunch. Listen closely!",
        ],
      },
    ],
  };
}

interface Endings {
  readonly id: string;
  /** What Nora says when the red light is off. */
  readonly off: string;
  /** The keepsake of a show that made the whole studio laugh. */
  readonly keepsake: string;
}

export function endings({ id, off, keepsake }: Endings): Act[] {
  const [once, studio, all] = LAUGHS;
  const own = { words: { from: OWN } };
  const top = { stakes: { giggles: { from: all } }, tallies: own };
  const good = { stakes: { giggles: { from: studio, to: all - 1 } }, tallies: own };
  const one = { stakes: { giggles: { from: once, to: studio - 1 } }, tallies: own };
  const none = { stakes: { giggles: { to: once - 1 } }, tallies: own };
  const helped = { tallies: { words: { to: OWN - 1 } } };
  return [
    { id: `${id}-credits`, as: "perform", lines: [{ perform: true }] },
    {
      id: `${id}-all`,
      if: top,
      lines: [
        "nora: Good n. Good ni.",
        { sound: "laugh-big", hold: "end" },
        { sound: "goose", hold: "end" },
        "coach: She can't say good night! Bernard, you do it!",
        { sound: "goose", hold: "end" },
        { sound: "crowd-laugh", hold: "end" },
        { sound: "applause" },
        "coach: The mayor is dancing in the hall. Best show we ever had!",
      ],
    },
    {
      id: `${id}-studio`,
      if: good,
      lines: [
        "nora: Good night.",
        { sound: "tick" },
        "coach: The red light is off.",
        { sound: "giggle", hold: "end" },
        { sound: "laugh-big", hold: "end" },
        `nora: ${off}`,
        { sound: "crowd-laugh" },
        "coach: The whole studio is on the floor. What a show!",
      ],
    },
    {
      id: `${id}-once`,
      if: one,
      lines: [
        "nora: Good night.",
        { sound: "applause-small" },
        "coach: You made Nora laugh! Nobody in this town ever did that before you.",
      ],
    },
    {
      id: `${id}-none`,
      if: none,
      lines: ["nora: Good night. That was the news.", "coach: Not one big laugh tonight. Tomorrow, goalie!"],
    },
    {
      id: `${id}-helped`,
      if: helped,
      lines: [
        "nora: Good night.",
        "coach: Next time, get more words right at the first try, and Nora giggles more.",
      ],
    },
    { id: `${id}-bell`, if: top, keepsake: "bell" },
    { id: `${id}-best`, if: good, keepsake },
    { id: `${id}-glass`, if: one, keepsake: "glass" },
    { id: `${id}-none-ball`, if: none, keepsake: "ball" },
    { id: `${id}-ball`, if: helped, keepsake: "ball" },
  ];
}
