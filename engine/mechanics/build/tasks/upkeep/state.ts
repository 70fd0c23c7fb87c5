/** Who is heard, what breaks, and how a round begins and is left. */
import { createRandom, deriveSeed, type Random } from "../../../../random.ts";
import type { Deal } from "../../../contract.ts";
import type { UpkeepContent, UpkeepItem, UpkeepRules, UpkeepWorld } from "./schema.ts";

export type UpkeepDeal = Deal<UpkeepContent, UpkeepRules, UpkeepItem, UpkeepWorld>;
type Row = UpkeepRules["row"];
type Ids = readonly string[];

export interface UpkeepState extends UpkeepWorld {
  /** 0 is the desk, where one begins; the places follow. */
  readonly at: number;
  /** For each of the crew the place that they were sent to. */
  readonly posts: readonly (string | null)[];
  readonly resting: string | null;
  readonly hasExtra: boolean;
  /** The last press asked whether to go on though somebody is free. */
  readonly isSure: boolean;
  readonly isOver: boolean;
}

export function noUpkeep(): UpkeepWorld {
  return { broken: [], thin: [], lately: [], hummed: [], rested: null, rounds: 0 };
}

export function begin(deal: UpkeepDeal): UpkeepState {
  const { world, rules, item, seed } = deal;
  const known = (ids: Ids): string[] => ids.filter((id) => rules.row.some(({ place }) => place === id));
  const random = createRandom(deriveSeed(seed, "breaks"));
  const kept = { ...world, broken: known(world.broken), thin: known(world.thin) };
  const broken = drawBreaks(deal, kept, random);
  const thin = drawWears({ rules, item }, { ...kept, broken }, random);
  const posts = Array.from({ length: rules.crew }, () => null);
  return {
    ...kept,
    broken,
    thin,
    at: 0,
    posts,
    resting: null,
    hasExtra: false,
    isSure: false,
    isOver: false,
  };
}

/** Never hidden by another one: whoever breaks by chance was heard until then, and needs nobody who is silent. */
function drawBreaks({ rules, item }: UpkeepDeal, { broken, lately }: UpkeepWorld, random: Random): string[] {
  const { breaks = 1 } = item;
  if (typeof breaks !== "number") return [...new Set([...broken, ...breaks])];
  return Array.from({ length: breaks }).reduce<string[]>(
    (sofar) => {
      const heard = humming(rules.row, { broken: sofar, idle: item.idle });
      const open = heard.filter((id) => !fedBy(rules.row, id).some((fed) => sofar.includes(fed)));
      const fresh = open.filter((id) => !lately.includes(id));
      const choice = fresh.length > 0 ? fresh : open;
      return choice.length === 0 ? sofar : [...sofar, random.pick(choice)];
    },
    [...broken],
  );
}

function drawWears(
  { rules, item }: Pick<UpkeepDeal, "rules" | "item">,
  { broken, thin }: UpkeepWorld,
  random: Random,
): string[] {
  const { wears = 0 } = item;
  if (typeof wears !== "number") return [...new Set([...thin, ...wears])];
  return Array.from({ length: wears }).reduce<string[]>(
    (sofar) => {
      const heard = humming(rules.row, { broken, idle: item.idle }).filter((id) => !sofar.includes(id));
      return heard.length === 0 ? sofar : [...sofar, random.pick(heard)];
    },
    [...thin],
  );
}

/** All that are silent when this one is, itself left out. */
export function fedBy(row: Row, id: string): string[] {
  const all = humming(row, { broken: [] });
  const left = humming(row, { broken: [id] });
  return all.filter((one) => one !== id && !left.includes(one));
}

export interface Condition {
  readonly broken: Ids;
  /** Kept going by hand. */
  readonly carried?: Ids | undefined;
  readonly resting?: string | null | undefined;
  /** Silent, and those that need them do not mind. */
  readonly idle?: Ids | undefined;
}

/** Who is heard. Needs go around in no circle, which `check` sees to. */
export function humming(row: Row, { broken, carried = [], resting = null, idle = [] }: Condition): string[] {
  const feeds = new Set<string>(idle);
  const isFed = ({ needs = [] }: Row[number]): boolean => needs.every((need) => feeds.has(need));
  const isOut = (place: string): boolean => idle.includes(place) || resting === place;
  for (let pass = 0; pass < row.length; pass++)
    for (const one of row)
      if (!isOut(one.place) && (carried.includes(one.place) || (!broken.includes(one.place) && isFed(one))))
        feeds.add(one.place);
  return row.map(({ place }) => place).filter((id) => feeds.has(id) && !idle.includes(id));
}

export function heardNow({ rules, item }: Pick<UpkeepDeal, "rules" | "item">, state: UpkeepState): string[] {
  return state.isOver ? [...state.hummed] : humming(rules.row, { broken: state.broken, idle: item.idle });
}

/** What of its needs a place lacks. */
export function lacking(
  { rules, item }: Pick<UpkeepDeal, "rules" | "item">,
  id: string,
  heard: Ids,
): string[] {
  const { needs = [] } = rules.row.find(({ place }) => place === id) ?? {};
  return needs.filter((need) => !heard.includes(need) && item.idle?.includes(need) !== true);
}

export interface Evening {
  readonly mended: Ids;
  /** Not broken, and silent: kept going by hand. */
  readonly carried: Ids;
  readonly hummed: Ids;
  /** Who is heard without anybody's hand. */
  readonly alone: Ids;
  /** As it is after the night. */
  readonly broken: Ids;
}

/** What comes of a round if they are sent there. */
export function evening(
  { rules, item }: Pick<UpkeepDeal, "rules" | "item">,
  { broken, thin }: Pick<UpkeepWorld, "broken" | "thin">,
  posts: Ids,
  resting: string | null,
): Evening {
  const { row } = rules;
  const mended = posts.filter((id) => broken.includes(id));
  const still = broken.filter((id) => !mended.includes(id));
  const alone = humming(row, { broken: still, resting, idle: item.idle });
  const isOut = (id: string): boolean => id === resting || item.idle?.includes(id) === true;
  const carried = posts.filter((id) => !broken.includes(id) && !alone.includes(id) && !isOut(id));
  const hummed = humming(row, { broken: still, carried, resting, idle: item.idle });
  const worn = thin.filter((id) => !posts.includes(id) && id !== resting);
  const caught =
    rules.spreads === true ? row.filter(({ needs = [] }) => needs.some((n) => still.includes(n))) : [];
  const spread = caught.map(({ place }) => place).filter((id) => !posts.includes(id));
  return { mended, carried, hummed, alone, broken: [...new Set([...still, ...worn, ...spread])] };
}

/** What should be heard when all is well. */
export function expected(
  { rules, item }: Pick<UpkeepDeal, "rules" | "item">,
  resting: string | null,
): string[] {
  return rules.row
    .map(({ place }) => place)
    .filter((id) => id !== resting && item.idle?.includes(id) !== true);
}

export function leave(_deal: UpkeepDeal, state: UpkeepState): UpkeepWorld {
  const { broken, thin, lately, hummed, rested, rounds } = state;
  return { broken, thin, lately, hummed, rested, rounds };
}
