/** What a round does to each part, and how a turn begins and ends. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { BuildContent, BuildRules, BuildWorld, Dial, Kind, Odd, Round } from "./schema.ts";

export type BuildDeal = Deal<BuildContent, BuildRules, Round, BuildWorld>;
/** A level for each part and dial. */
export type Levels = readonly (readonly number[])[];
/** What each part needs of each dial; null where it makes no difference. */
export type Needs = readonly (readonly (number | null)[])[];

export interface BuildState extends Omit<BuildWorld, "kind"> {
  readonly kind: string;
  /** What this round adds to the dials by itself. */
  readonly shift: Levels;
  /** The part where one is; one more is the end of the row, where a round is let pass. */
  readonly at: number;
  /** The part where one was last. */
  readonly part: number;
  /** How the dials stood before all parts were made alike; null once anything else was set. */
  readonly undo: Levels | null;
  readonly isForetelling: boolean;
  readonly isNew: boolean;
}

/** A part in which everything is right rises by so much, and by one less for each level that is amiss. */
export const TOP = 2;
const LOWEST = -2;
/** How high a part is when it is new. */
export const START = 4;
const USUAL_MOST = 12;
/** So many kinds do not come again at once, where there are others. */
const KEPT = 8;

export function dialsOf({ content, rules }: Pick<BuildDeal, "content" | "rules">): Dial[] {
  return rules.dials.map((id) => entry(content.dials, id, "build"));
}

export function kindOf({ rules }: BuildDeal, { kind }: Pick<BuildState, "kind">): Kind {
  return entry(rules.kinds, kind, "build");
}

export function begin(deal: BuildDeal): BuildState {
  const kept = going(deal);
  const isNew = kept === undefined;
  const own = kept ?? fresh(deal);
  return { ...own, shift: shiftOf(deal), at: 0, part: 0, undo: null, isForetelling: false, isNew };
}

/** What the last round left, where it can go on here. */
function going({ world, rules }: BuildDeal): (BuildWorld & { kind: string }) | undefined {
  const { kind, odd, set } = world;
  if (kind === null || rules.kinds[kind] === undefined) return undefined;
  if (set[0]?.length !== rules.dials.length || (odd !== null) !== (rules.odd === true)) return undefined;
  return { ...world, kind };
}

function fresh(deal: BuildDeal): BuildWorld & { kind: string } {
  const { world, rules, content } = deal;
  const known = Object.keys(rules.kinds);
  const unmet = known.filter((id) => !world.lately.includes(id));
  const random = createRandom(deriveSeed(deal.seed, "kind"));
  const kind = random.pick(unmet.length > 0 ? unmet : known);
  const dials = dialsOf(deal);
  return {
    kind,
    odd: rules.odd === true ? oddOf(deal, kind) : null,
    set: content.parts.map(() =>
      dials.map(({ begins, levels }) => begins ?? Math.floor((levels.length - 1) / 2)),
    ),
    heights: content.parts.map(() => START),
    log: [],
    aided: false,
    lately: world.lately,
  };
}

/** One part wants one dial otherwise than the others do. */
function oddOf(deal: BuildDeal, kind: string): Odd {
  const random = createRandom(deriveSeed(deal.seed, "odd"));
  const usual = plainNeeds(deal, kind);
  const all = dialsOf(deal).flatMap(({ levels }, dial) =>
    [...levels.keys()].filter((need) => need !== usual[dial]).map((need) => ({ dial, need })),
  );
  return { part: random.int(0, deal.content.parts.length - 1), ...random.pick(all) };
}

function plainNeeds({ rules }: BuildDeal, kind: string): (number | null)[] {
  const { needs } = entry(rules.kinds, kind, "build");
  return rules.dials.map((id) => {
    const need = needs[id] ?? "any";
    return need === "any" ? null : need;
  });
}

/** What each part needs, which nobody is told. */
export function needsOf(deal: BuildDeal, { kind, odd }: Pick<BuildState, "kind" | "odd">): Needs {
  const usual = plainNeeds(deal, kind);
  return deal.content.parts.map((_, part) => withOdd(usual, odd, part));
}

export function withOdd(usual: readonly (number | null)[], odd: Odd | null, part: number) {
  return odd?.part === part ? usual.with(odd.dial, odd.need) : usual;
}

function shiftOf({ item, rules, content, seed }: BuildDeal): Levels {
  const one = createRandom(deriveSeed(seed, "falls")).int(0, content.parts.length - 1);
  return content.parts.map((_, part) =>
    rules.dials.map((id) => (item.falls !== undefined && part !== one ? 0 : (item.shift?.[id] ?? 0))),
  );
}

/** By how much each part rises when the dials stand like this. */
export function risen(needs: Needs, set: Levels, shift: Levels): number[] {
  return needs.map((wants, part) => {
    const amiss = wants.reduce<number>((sum, want, dial) => {
      const level = (set[part]?.[dial] ?? 0) + (shift[part]?.[dial] ?? 0);
      return want === null ? sum : sum + Math.abs(level - want);
    }, 0);
    return Math.max(LOWEST, TOP - amiss);
  });
}

export function height({ content }: BuildDeal, from: number, by: number): number {
  return Math.min(content.most ?? USUAL_MOST, Math.max(0, from + by));
}

export function leave(deal: BuildDeal, state: BuildState): BuildWorld {
  const { kind, odd, set, heights, log, aided, lately } = state;
  const isDone = log.at(-1)?.rose.every((rose) => rose === TOP) === true;
  return {
    kind: isDone ? null : kind,
    odd: isDone ? null : odd,
    set,
    heights,
    log,
    aided,
    lately: isDone
      ? [kind, ...lately].slice(0, Math.min(KEPT, Object.keys(deal.rules.kinds).length - 1))
      : lately,
  };
}

export function noWorld(): BuildWorld {
  return { kind: null, odd: null, set: [], heights: [], log: [], aided: false, lately: [] };
}
