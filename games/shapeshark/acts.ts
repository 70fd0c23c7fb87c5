/** What every swim has: rides with Squish behind, the wreck, the gap in the last gate, and home. */
import { TAGS } from "./frame.ts";
import type { Act, Lines } from "./types.ts";

/** With three tags Squish has won, and the swim is over. */
const FREE = { tallies: { tags: { to: TAGS - 1 } } };
const TAGGED = { tallies: { tags: { from: TAGS } } };
const BUTTONS = ["Up: the next corner. Left, Right: a name. Select says it."];
const ARROWS = ["Select: I swim. Then the arrows swim home, and Select says it's whole."];

interface Turns {
  readonly id: string;
  readonly set: string;
  readonly turns: number;
  readonly short: number;
}

/** Nothing is counted, and nobody is behind. */
export function tryOut(set: string, how: Lines = []): Act {
  return { id: `try-${set}`, as: "learn", set, turns: 1, short: 1, devices: [], how, resumed: BUTTONS };
}

export function swim(as: "ride" | "hunt" | "rescue", turns: Turns): Act {
  return { as, if: FREE, until: TAGGED, resumed: BUTTONS, ...turns };
}

export function tell(id: string, lines: Lines, again: Lines): Act {
  return { id, if: FREE, lines, again };
}

/** Two gates more, and something for the party; whoever has the steps for it can spend them. */
export function detour(set: string, ask: Lines, chosen: Lines): Act[] {
  return [
    {
      id: "detour",
      length: "full",
      if: { ...FREE, stakes: { squish: { from: 3 } } },
      ask,
      options: [
        {
          id: "detour",
          label: "Through the wreck",
          phrases: ["wreck", "the wreck", "through the wreck", "two gates"],
          counts: { spent: 2 },
          chosen,
        },
        {
          id: "straight",
          label: "Straight on",
          phrases: ["straight", "straight on", "home"],
          chosen: ["fin: Straight on. The wreck has been there for a hundred years. It can wait."],
        },
      ],
    },
    {
      ...swim("ride", { id: "wreck", set, turns: 2, short: 0 }),
      length: "full",
      if: { ...FREE, chose: { detour: "detour" } },
    },
  ];
}

/** The last gate: shown once with its sounds, then it counts. */
export function gap(show: string, set: string, lines: Lines, again: Lines): Act[] {
  return [
    tell(
      "gap",
      [
        { sound: "boss-near" },
        ...lines,
        "fin: If you say you're home and you aren't, it's two steps for Squish. First, one where nothing counts.",
      ],
      [{ sound: "boss-near" }, ...again],
    ),
    { ...tryOut(show), if: FREE, resumed: ARROWS },
    { id: "boss", as: "boss", if: FREE, until: TAGGED, set, turns: 3, short: 2, resumed: ARROWS },
  ];
}

interface Home {
  readonly best: string;
  readonly keepsake: string;
  /** What was fetched from the wreck, as it sounds at the party. */
  readonly fetched: Lines;
}

/** Home by how often one was tagged; what was fetched is heard. */
export function home({ best, keepsake, fetched }: Home): Act[] {
  const none = { tallies: { tags: { to: 0 } } };
  const some = { tallies: { tags: { from: 1, to: TAGS - 1 } } };
  return [
    {
      id: "home-none",
      if: none,
      as: "perform",
      lines: [
        { bed: null, layer: "water" },
        { sound: "party-horn" },
        { sound: "crowd-cheer" },
        "fin: The lagoon! Home, and not one tag!",
        best,
      ],
    },
    {
      id: "home-some",
      if: some,
      as: "perform",
      lines: [
        { bed: null, layer: "water" },
        { sound: "applause-small" },
        "fin: The lagoon! Home, before the third tag.",
        { sound: "layer-clay" },
        "squish: I was so close! I had my arm out. Several.",
      ],
    },
    {
      id: "home-tagged",
      if: TAGGED,
      as: "perform",
      lines: [
        { bed: null, layer: "water" },
        { sound: "fanfare" },
        "squish: Three tags! I've won! Look at my ribbon! I tied it myself. It took six arms.",
        "fin: She shows it to everybody. We swim home together, slowly.",
      ],
    },
    { id: "home-fetched", if: { ...FREE, chose: { detour: "detour" } }, lines: fetched },
    { id: "given-best", if: none, keepsake },
    { id: "given-some", if: some, keepsake: "sucker" },
    { id: "given-tagged", if: TAGGED, keepsake: "ribbon" },
  ];
}
