/** What levels share of their last acts: the jar may pay for something, and at the end socks are counted. */
import type { Act, Heard, Lines } from "./types.ts";

const PRICE = 15;

interface Offer {
  readonly ask: Lines;
  readonly label: string;
  readonly phrases: string[];
  /** Whom it lures away; absent where it is offered to all. */
  readonly lures?: "pack" | "gang" | "troupe" | "dancers";
  readonly bought: Lines;
  readonly kept: Lines;
}

/** Nobody is offered what the jar cannot pay, nor cookies that lure two where fewer are left. */
export function offer({ ask, label, phrases, lures, bought, kept }: Offer): Act {
  const needed = lures === undefined ? {} : { [lures]: { from: 2 } };
  return {
    id: "offer",
    if: { length: "full", stakes: { jar: { from: PRICE }, ...needed } },
    ask: [
      ...ask,
      lures === undefined
        ? "nana: You have {jarTold}."
        : `nana: You have {jarTold}, and {${lures}Told} under the dryer.`,
    ],
    options: [
      {
        id: "buy",
        label,
        phrases: ["yes", "buy", "fifteen", ...phrases],
        counts: { traded: 1 },
        chosen: [...bought, "{jarTold} left in the jar."],
      },
      { id: "keep", label: "Keep the tips", phrases: ["no", "keep", "keep them"], chosen: kept },
    ],
  };
}

/** What the laundry may buy: it is heard, named, and kept. */
interface Ware {
  readonly keepsake: string;
  readonly label: string;
  readonly phrases: string[];
  readonly sound: Heard[number]["sound"];
}

const TREAT = 40;

/** Said where a bag is chosen, so that it is known what tips are saved for. */
export const SAVING = "nana: And forty tips at closing time buy something new for the laundry.";

/** At closing time a jar that is full enough buys one of two things. */
export function treat(one: Ware, other: Ware): Act[] {
  return [
    {
      id: "treat",
      if: { stakes: { jar: { from: TREAT } } },
      ask: [
        "nana: {jarTold} in the jar: enough for something new! Pick one.",
        { sound: one.sound, hold: "end" },
        `${one.label}, or:`,
        { sound: other.sound, hold: "end" },
        `${other.label}.`,
      ],
      options: [one, other].map(({ keepsake, label, phrases }) => ({ id: keepsake, label, phrases })),
    },
    ...[one, other].map(({ keepsake }): Act => ({
      id: `treat-${keepsake}`,
      keepsake,
      if: { chose: { treat: keepsake } },
    })),
    {
      id: "no-treat",
      if: { length: "full", stakes: { jar: { to: TREAT - 1 } } },
      lines: ["nana: {jarTold} in the jar. With forty, we'd have bought something new."],
    },
  ];
}

/** What the ending goes by is said before it. */
export function closing(stake: "pack" | "gang" | "troupe" | "dancers"): Act {
  return {
    id: "closing",
    lines: [{ sound: "service-bell" }, `nana: Closing time! Under the dryer: {${stake}Told}.`],
  };
}
