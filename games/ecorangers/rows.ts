/** Rows from a few words: who feeds whom, who is hungry, what follows from what. */
import type { PartsOf } from "../../engine/definition/index.ts";
import { diets } from "./links.ts";
import { hungry, living, plants, type Animal, type Being, type Plant } from "./life.ts";

export type Row = PartsOf<"order">["item"];
type Placed = Row["cards"][number];
type Lines = NonNullable<Placed["closer"]>;

const CRUNCH = { sound: "crunch", caption: "crunch" } as const;

function nameOf(id: Being): string {
  return living[id].name.toLowerCase();
}

function isPlant(id: Being): id is Plant {
  return Object.hasOwn(plants, id);
}

/** What the flashlight shows: supper, by its sound. */
function supper(eaten: Being | undefined): Lines {
  if (eaten === undefined)
    return ["This one eats nobody. Plants make their own food, from sunlight, water, and air."];
  const [voice] = living[eaten].heard ?? [];
  return voice === undefined
    ? []
    : [
        { say: "Here is its supper:", part: "object" },
        { sound: voice.sound, pitch: voice.pitch, hold: "end", caption: voice.caption },
        { ...CRUNCH, hold: "end" },
      ];
}

function visitor(id: Animal): Placed {
  return {
    card: id,
    out: true,
    heard: hungry(id),
    closer: [
      { say: "Its plate is empty. It ate nobody in this row.", part: "object" },
      { sound: "monster-gurgle", caption: "an empty belly rumbles", hold: "end" },
    ],
  };
}

const PLURAL: readonly Being[] = ["seeds", "berries", "algae", "krill"];

/** Where the energy comes in. */
const SUNLIT: Record<Plant, string> = {
  grass: "The grass grows in sunlight",
  seeds: "Plants make the seeds with sunlight",
  berries: "Bushes make the berries with sunlight",
  algae: "The algae live on sunlight",
};

/** "The grass grows in sunlight. The grass feeds the cricket, and the cricket feeds the frog." */
function energyTold(links: readonly [Plant, ...Animal[]]): string {
  const fed = links.slice(1).map((eater, at) => {
    const eaten = links[at] as Being;
    const name = at === 0 ? living[eaten].name : nameOf(eaten);
    return `${name} ${PLURAL.includes(eaten) ? "feed" : "feeds"} ${nameOf(eater)}`;
  });
  const passed = `${fed.slice(0, -1).join(", ")}, and ${fed.at(-1) ?? ""}.`;
  return `${SUNLIT[links[0]]}. ${passed}`;
}

function eats(eater: Being, eaten: Being): boolean {
  return !isPlant(eater) && diets[eater].eats.includes(eaten);
}

/**
 * From the plant to the hunter; who comes with an empty belly is to be laid aside. Right before each stands somebody whom it
 * eats: a row stops where that fails, and not sooner.
 */
export function chain(id: string, links: readonly [Plant, ...Animal[]], guests: readonly Animal[] = []): Row {
  const cards = links.map((link, at): Placed => {
    const eaten = links[at - 1];
    const suppers = links.filter((other) => eats(link, other));
    return { card: link, ...(suppers.length === 0 ? {} : { follows: suppers }), closer: supper(eaten) };
  });
  return { id, cards: [...cards, ...guests.map(visitor)], told: [energyTold(links)] };
}

/** The same, from the hunter down to the plant. */
export function backwards(
  id: string,
  links: readonly [Plant, ...Animal[]],
  guests: readonly Animal[] = [],
): Row {
  const { cards, told } = chain(id, links);
  const turned = cards.toReversed().map(({ follows: _follows, ...rest }): Placed => {
    const eaters = links.filter((other) => eats(other, rest.card as Being));
    if (eaters.length === 0) return rest;
    return {
      ...rest,
      follows: eaters,
      why: [
        "Backwards, remember? Whoever ate {name} comes right before.",
        "Not here: {name}. On a backwards hill, the eater comes first, and right after it, its supper!",
      ],
    };
  });
  return { id, cards: [...turned, ...guests.map(visitor)], told };
}

/** With the earthworms last of all, who eat what is left of everybody. */
export function circle(id: string, links: readonly [Plant, ...Animal[]], guests: readonly Animal[]): Row {
  const { cards, told } = chain(id, links, guests);
  const last = links.at(-1) as string;
  const at = links.length;
  const worms: Placed = {
    card: "worms",
    follows: [last],
    closer: [
      {
        say: "Here is supper: dead leaves, old feathers, old bones of everybody. Last of all.",
        part: "object",
      },
    ],
    why: "The earthworms shake their heads. They come last, for what is left.",
  };
  return {
    id,
    cards: cards.toSpliced(at, 0, worms),
    told: [...(told ?? []), "And the earthworms turn what is left into soil, for new plants."],
  };
}

type Change = `${"more" | "fewer"}-${Being}`;

/** What happens, and what comes of it, one after another; the opposite of each consequence does not belong. */
export function dominoes(
  id: string,
  news: string,
  changes: readonly [Change, ...Change[]],
  told: string,
): Row {
  const cards = changes.map((change, at): Placed => {
    const before = changes[at - 1];
    return {
      card: change,
      ...(before === undefined ? {} : { after: [before] }),
      closer: about(changes, at),
      why: ["{Name}, already? Something has to happen first.", "Not yet. {Name}? What makes that happen?"],
    };
  });
  const opposites = changes.slice(1).map((change): Placed => ({
    card: opposite(change),
    out: true,
    closer: about(changes, changes.indexOf(change)),
    why: ["{Name}? Think again. Who eats whom here?", "{Name}? It goes the other way this time."],
  }));
  return {
    id,
    says: [{ say: news, voice: "fern", part: "object" }],
    cards: [...cards, ...opposites],
    told: [told],
  };
}

function opposite(change: Change): Change {
  return change.startsWith("more-")
    ? (change.replace("more-", "fewer-") as Change)
    : (change.replace("fewer-", "more-") as Change);
}

const MANY: Partial<Record<Being, string>> = {
  mouse: "mice",
  wolf: "wolves",
  fish: "fish",
  sheep: "wild sheep",
  mosquito: "mosquitoes",
};

function manyOf(id: Being): string {
  const name = living[id].name.replace("The ", "");
  return MANY[id] ?? (isPlant(id) || id === "krill" ? name : `${name}s`);
}

/** Who eats whom beside this one, and not which way it goes. */
function about(changes: readonly Change[], at: number): Lines {
  const of = (change: Change): Being => change.replace(/^(?:more|fewer)-/, "") as Being;
  const one = of(changes[Math.max(0, at - 1)] as Change);
  const other = of(changes[Math.max(1, at)] as Change);
  const { eater, eaten } = eating(one, other);
  return [{ say: `The ranger's notebook says: ${manyOf(eater)} eat ${manyOf(eaten)}.`, part: "object" }];
}

/** Plants and lower animals come first in this list. */
const FROM_BELOW: readonly Being[] = [
  "grass",
  "seeds",
  "berries",
  "algae",
  "krill",
  "cricket",
  "mosquito",
  "fish",
  "sheep",
  "mouse",
  "frog",
  "bird",
  "penguin",
  "seal",
  "leopard",
  "snake",
  "owl",
  "wolf",
  "icebear",
];

function eating(one: Being, other: Being): { readonly eater: Being; readonly eaten: Being } {
  return FROM_BELOW.indexOf(one) < FROM_BELOW.indexOf(other)
    ? { eater: other, eaten: one }
    : { eater: one, eaten: other };
}
