/** What every party has: benches that end with the cake, a cook who has one thing to give, and how it ends. */
import { baked, FEAST, WHOLE } from "./stakes.ts";
import type { Act, Bank, Rules } from "./types.ts";

type Play = Extract<Act, { readonly turns: number }>;

const CAKE = { stakes: { cake: { from: 1 } } };
const GONE = { stakes: { cake: { to: 0 } } };
const DOOR_STEPS =
  "Left and Right: pass along. Select: a goblin. Down: open the door, once you have found one.";
const STEPS = "Left and Right: pass along. Select: this is the goblin. Up: ask one guest.";

export function arrive(id: string, said: string, again: string): Act {
  const there = [{ bed: "party" as const, layer: "party", level: 0.2 }];
  return { id, lines: [...there, `opal: ${said}`], again: [...there, `opal: ${again}`] };
}

/** How a party begins: there is cake in any case. */
export function first(set: string, how: Play["how"]): Act {
  return { id: "first", as: "learn", set, turns: 1, short: 1, how, resumed: [STEPS] };
}

/** Benches, as long as there is cake. */
function benches(turns: Omit<Play, "type" | "as" | "if" | "until"> & { as?: Play["as"] }): Act {
  return { as: "hunt", if: CAKE, until: GONE, resumed: [STEPS], ...turns };
}

/** What a wrong pair costs, and then the one question, on a bench where the goblin does not stand out. */
export function rides(level: string, costs: Play["how"], question: Play["how"]): Act[] {
  return [
    benches({ id: "costs", as: "ride", set: `${level}-few`, turns: 1, short: 1, how: costs }),
    benches({ id: "question", as: "ride", set: `${level}-alike`, turns: 1, short: 0, how: question }),
  ];
}

/** What a goblin brings back, and what a wrong try takes. */
export const COSTS =
  "opal: That was practice. A goblin that you catch brings back a slice. From now on a wrong try costs one. Three wrong tries, and the door opens: a goblin that slips in eats a slice, too.";

/** Two on a bench for sure. */
export function two(set: string, how: Play["how"]): Act {
  return benches({ id: "two", set, turns: 1, short: 1, how });
}

const DOOR =
  "opal: From now on a bench may hide one goblin or two. When you have found one: look for another, or Down, open the door. Whoever slips in eats a slice.";

/** One or two: the player says when the door opens. */
export function perhaps(set: string, as: "ride" | "hunt"): Act {
  return benches({ id: "perhaps", as, set, turns: 2, short: 1, how: [DOOR], resumed: [DOOR_STEPS] });
}

/** Somebody new at the door, for whoever has been to this party before. */
export function visitor(...lines: Extract<Act, { readonly lines: unknown }>["lines"]): Act {
  return { id: "visitor", if: { ...CAKE, finished: true }, lines };
}

/** Cake, or a dog who knows how many there are. */
export function cook(
  id: string,
  plain: string,
  counted: string,
  turns: number,
  how: Play["how"] = [],
): Act[] {
  const taken = (chose: string) => ({ ...CAKE, chose: { [id]: chose } });
  return [
    {
      id,
      if: CAKE,
      ask: [
        { sound: "pan-lid", hold: "end" },
        "lou: I'm the cook. I can lend you Pepper, my dog, for the next benches. Each hides one goblin or two, and he sneezes once for each:",
        { sound: "sneeze", hold: "end" },
        "lou: That was one. Or I bake two more slices. Pepper, or cake?",
      ],
      options: [
        {
          id: "pepper",
          label: "Pepper the dog",
          phrases: ["pepper", "dog", "the dog"],
          chosen: [{ sound: "dog-small" }, "lou: Listen for him when a bench sits down."],
        },
        {
          id: "cake",
          label: "Two slices",
          phrases: ["cake", "slices", "two"],
          counts: baked,
          chosen: ["lou: Coming up! That makes {cakeTold}."],
        },
      ],
    },
    {
      ...benches({ id: "after-cake", set: plain, turns, short: 1, how, resumed: [DOOR_STEPS] }),
      if: taken("cake"),
    },
    {
      ...benches({ id: "after-pepper", set: counted, turns, short: 1, how, resumed: [DOOR_STEPS] }),
      if: taken("pepper"),
    },
  ];
}

/** How trading places sounds: three steps at one seat, and three at the next one to the right. */
function patterAt(left: number): NonNullable<Play["how"]> {
  const SIDES = [-1, -0.35, 0.35, 1];
  const PITCHES = [-5, -2, 2, 5];
  return [left, left, left, left + 1, left + 1, left + 1].flatMap((seat) => [
    {
      sound: "sock-step" as const,
      side: SIDES[seat],
      pitch: PITCHES[seat],
      hold: "none" as const,
      caption: `a patter at number ${seat + 1}`,
    },
    { rest: 0.15 },
  ]);
}

/** Big Nib does not sit still: what he says, how he trades, the first of two seats to show it with, and what follows from it. */
export function boss(
  set: string,
  says: readonly string[],
  { seat, so }: { readonly seat: number; readonly so: string },
): Act[] {
  const how = [
    { sound: "boss-near" as const, hold: "end" as const },
    ...says,
    ...patterAt(seat),
    `opal: ${so}`,
  ];
  const id = "big-nib";
  return [
    benches({ id, as: "boss", set, turns: 2, short: 1, how }),
    {
      id: `${id}-leaves`,
      if: CAKE,
      lines: [{ sound: "boss-step", hold: "end" }, "nib: All that running about. And now my feet hurt."],
    },
  ];
}

/** How a party ends: by how much cake is left. @param mask the keepsake of a feast */
export function ending(mask: string): Act[] {
  const FEW = 4;
  return [
    {
      id: "feast-for-all",
      if: { stakes: { cake: { from: WHOLE } } },
      lines: [
        { sound: "plates" },
        "opal: So much cake! Every guest gets a slice, and every goblin who says please.",
        { sound: "crunch" },
        "goblin: Please! Please, please, please.",
        { sound: "crunch", pitch: 3 },
        { sound: "crowd-cheer" },
      ],
    },
    {
      id: "feast",
      if: { stakes: { cake: { from: FEAST, to: WHOLE - 1 } } },
      lines: [
        { sound: "plates" },
        "opal: A cake for everybody! Forks out.",
        { sound: "crunch" },
        { sound: "crunch", pitch: 3 },
        { sound: "crowd-cheer" },
      ],
    },
    {
      id: "small-pieces",
      if: { stakes: { cake: { from: FEW, to: FEAST - 1 } } },
      lines: [
        { sound: "cutlery" },
        "opal: Some cake is left. We'll cut it thin, and everybody gets a taste.",
        { sound: "crunch" },
      ],
    },
    {
      id: "hardly-any",
      if: { stakes: { cake: { from: 1, to: FEW - 1 } } },
      lines: ["opal: Hardly any cake for so many guests. We'll look at it together. It's beautiful cake."],
    },
    {
      id: "no-cake",
      if: GONE,
      lines: [
        { sound: "crowd-aww" },
        "opal: The cake is gone, so the party is over. I've got crackers, and I've got jelly.",
        { sound: "cracker" },
        "goblin: Can we have some, too? Please? I'll say please again.",
      ],
    },
    {
      id: "parade",
      as: "perform",
      if: { tallies: { unmasked: { from: 1 } } },
      lines: [
        "opal: And now the goblins you unmasked march by, in their costumes!",
        { perform: true },
        { sound: "applause" },
      ],
    },
    { id: "mask-given", if: { stakes: { cake: { from: FEAST } } }, keepsake: mask },
    { id: "horn-given", if: { stakes: { cake: { from: FEW, to: FEAST - 1 } } }, keepsake: "horn" },
    { id: "crumbs-given", if: { stakes: { cake: { to: FEW - 1 } } }, keepsake: "crumbs" },
  ];
}

/** The benches of a level, by what may be on them. */
export function banksOf(
  id: string,
  skill: string,
  difficulty: number,
  clubs: Readonly<
    Partial<Record<"first" | "few" | "alike" | "two" | "perhaps" | "later" | "boss", readonly string[]>>
  >,
  last: Pick<Rules, "intruders" | "trades">,
): Bank[] {
  const bank = (name: string, harder: number, rules: Partial<Rules>, on?: readonly string[]): Bank[] =>
    on === undefined
      ? []
      : [
          {
            id: `${id}-${name}`,
            difficulty: difficulty + harder,
            skill,
            rules: { task: "odd", clubs: [...on], intruders: [1], ...rules },
          },
        ];
  const oneOrTwo: Partial<Rules> = { intruders: [1, 2], kin: true };
  return [
    ...bank("first", -0.6, { free: true }, clubs.first),
    ...bank("few", -0.3, {}, clubs.few),
    ...bank("alike", -0.1, { kin: true }, clubs.alike),
    ...bank("two", 0, { intruders: [2] }, clubs.two),
    ...bank("perhaps", 0.2, oneOrTwo, clubs.perhaps),
    ...bank("later", 0.3, oneOrTwo, clubs.later),
    ...bank("counted", 0.2, { ...oneOrTwo, counted: true }, clubs.later),
    ...bank("boss", 0.5, { ...last, kin: true }, clubs.boss),
  ];
}
