/** What every swim has: rides with Squish behind, the wreck, the gap in the last gate, and home. */
import { FLAGS } from "./frame.ts";
import type { Act, Lines } from "./types.ts";

/** Without a flag Squish has won, and the swim is over. */
const FREE = { stakes: { flags: { from: 1 } } };
const CAUGHT = { stakes: { flags: { to: 0 } } };
const BUTTONS = ["Up: the next corner. Left, Right: a name. Select says it."];
const ARROWS = ["Select: Fin swims. Then the arrows swim home, and Select says it's whole."];

interface Turns {
  readonly id: string;
  readonly set: string;
  readonly turns: number;
  readonly short: number;
}

/** Nothing is counted, and nobody is behind. */
export function tryOut(set: string): Act {
  return { id: `try-${set}`, as: "learn", set, turns: 1, short: 1, devices: [], resumed: BUTTONS };
}

export function swim(as: "ride" | "hunt" | "rescue", turns: Turns): Act {
  return { as, if: FREE, until: CAUGHT, resumed: BUTTONS, ...turns };
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
      if: { stakes: { ...FREE.stakes, squish: { from: 4 } } },
      ask: [
        ...ask,
        "fin: Squish is {squish} steps behind, and the way there gives her three. The wreck, or straight on?",
      ],
      options: [
        {
          id: "detour",
          label: "Through the wreck",
          phrases: ["wreck", "the wreck", "through the wreck", "two gates"],
          counts: { spent: 3 },
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

/** The last gates: one is shown with its sounds, and then they count. */
export function gap(show: string, set: string, lines: Lines, again: Lines): Act[] {
  return [
    tell("gap", [{ sound: "boss-near" }, ...lines], [{ sound: "boss-near" }, ...again]),
    { ...tryOut(show), if: FREE, resumed: ARROWS },
    {
      id: "boss",
      as: "boss",
      if: FREE,
      until: CAUGHT,
      set,
      turns: 3,
      short: 2,
      how: [
        "squish: Now they count! Say you're home when you aren't: I'm two steps nearer. Close it on the first try: a step back.",
      ],
      resumed: ARROWS,
    },
  ];
}

interface Home {
  readonly best: string;
  readonly keepsake: string;
  /** What was fetched from the wreck, as it sounds at the party. */
  readonly fetched: Lines;
}

/** Home by how many flags are left; what was fetched is heard. */
export function home({ best, keepsake, fetched }: Home): Act[] {
  const all = { stakes: { flags: { from: FLAGS } } };
  const some = { stakes: { flags: { from: 1, to: FLAGS - 1 } } };
  return [
    {
      id: "home-all",
      if: all,
      as: "perform",
      lines: [
        { bed: null, layer: "water" },
        { sound: "party-horn" },
        { sound: "crowd-cheer" },
        "fin: The lagoon! We've won, and all three flags are on my tail!",
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
        "fin: The lagoon! We've won, with {flagsTold} on my tail.",
        { sound: "layer-clay" },
        "squish: I was so close! I had my arm out. Several.",
      ],
    },
    {
      id: "home-caught",
      if: CAUGHT,
      as: "perform",
      lines: [
        { bed: null, layer: "water" },
        { sound: "fanfare" },
        "squish: All three flags! I've won! Look at my ribbon! I tied it myself. It took six arms.",
        "fin: She shows it to everybody. We swim home together, slowly.",
      ],
    },
    { id: "home-fetched", if: { ...FREE, chose: { detour: "detour" } }, lines: fetched },
    { id: "given-best", if: all, keepsake },
    { id: "given-some", if: some, keepsake: "sucker" },
    { id: "given-caught", if: CAUGHT, keepsake: "ribbon" },
  ];
}
