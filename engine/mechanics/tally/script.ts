/** What happens in a watch, and what it comes to: drawn from the watch's own number, so that it is the same each time. */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import { lengthSeconds } from "../../sound/index.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Sum } from "./question-schema.ts";
import {
  WAYS,
  type Counter,
  type Event,
  type Job,
  type TallyContent,
  type TallyRules,
  type TallyWorld,
  type Watch,
} from "./schema.ts";

export type TallyDeal = Deal<TallyContent, TallyRules, Watch, TallyWorld>;

/** What is guessed to be called is so far off: mostly too few, so that there is something to call. */
const OFF = [-5, 1] as const;
const KEPT = 3;
const SEEDS = 99_999;
/** Nothing happens at once: the ear gets ready. */
const FIRST_AT = 300;

/** A watch for one of the jobs, none of the last ones if there are others. */
export function generate(
  _content: TallyContent,
  rules: TallyRules,
  random: Random,
  world?: TallyWorld,
): Watch {
  const jobs = Object.keys(rules.jobs);
  const lately = (world?.lately ?? []).slice(0, jobs.length - 1);
  const job = random.pick(jobs.filter((id) => !lately.includes(id)));
  const seed = random.int(0, SEEDS);
  return { id: `${job}-${seed}`, job, seed };
}

export function leave({ world, item }: TallyDeal): TallyWorld {
  return { lately: [item.job, ...world.lately].slice(0, KEPT) };
}

export function jobOf({ rules, item }: Pick<TallyDeal, "rules" | "item">): Job {
  return entry(rules.jobs, item.job, "tally");
}

export function stretchCount({ item, rules }: Pick<TallyDeal, "item" | "rules">): number {
  return item.script?.length ?? rules.stretches.length;
}

/** What happens in one stretch, in the order of time. */
export function eventsOf(deal: Pick<TallyDeal, "item" | "rules">, stretch: number): readonly Event[] {
  return deal.item.script?.[stretch] ?? drawn(deal, stretch);
}

function drawn({ item, rules }: Pick<TallyDeal, "item" | "rules">, stretch: number): Event[] {
  const plan = rules.stretches[stretch];
  if (plan === undefined) throw new RangeError(`eventsOf: "${item.id}" has no stretch ${stretch + 1}`);
  const random = createRandom(deriveSeed(item.seed ?? 0, "stretch", stretch));
  const { strays = [] } = rules;
  const kinds = [
    ...Array.from({ length: random.int(...plan.events) }, () => random.pick(rules.stream)),
    ...(strays.length === 0
      ? []
      : Array.from({ length: random.int(...(plan.strays ?? [0, 0])) }, () => ({
          kind: random.pick(strays),
          way: undefined,
        }))),
  ];
  let at = FIRST_AT;
  return random.shuffle(kinds).map(({ kind, way }, index) => {
    if (index > 0) at += random.int(...plan.every);
    return { kind, way: way ?? random.pick(WAYS), at };
  });
}

/** Milliseconds until all of it has been heard. */
export function lengthOf(content: TallyContent, events: readonly Event[]): number {
  return Math.max(
    ...events.map(({ kind, at }) => at + 1000 * lengthSeconds(entry(content.kinds, kind, "tally").sound)),
  );
}

/** All that has happened in the first stretches. */
export function heardIn(deal: Pick<TallyDeal, "item" | "rules">, stretches: number): Event[] {
  return Array.from({ length: stretches }, (_, stretch) => eventsOf(deal, stretch)).flat();
}

function isCounted({ kinds, way }: Counter, event: Event): boolean {
  return (kinds?.includes(event.kind) ?? true) && (way === undefined || way === event.way);
}

/** What is counted by one counter at least of those in the sum. */
export function countedIn(deal: TallyDeal, sum: Sum, stretches: number): Event[] {
  const counters = Object.keys(sum).map((id) => counterOf(deal, id));
  return heardIn(deal, stretches).filter((event) => counters.some((counter) => isCounted(counter, event)));
}

export function counterOf({ content }: Pick<TallyDeal, "content">, id: string): Counter {
  return entry(content.counters, id, "tally");
}

export function sumOf(deal: TallyDeal, sum: Sum, stretches: number): number {
  return sumOver(deal, sum, heardIn(deal, stretches));
}

export function sumOver(deal: TallyDeal, sum: Sum, events: readonly Event[]): number {
  return Object.entries(sum).reduce((all, [id, times]) => {
    const counter = counterOf(deal, id);
    return all + times * events.filter((event) => isCounted(counter, event)).length;
  }, 0);
}

/** What somebody has guessed of what is to be called, and never below one. */
export function guessIn(deal: TallyDeal): number | undefined {
  const { call } = jobOf(deal);
  if (call === undefined) return undefined;
  const off = createRandom(deriveSeed(deal.seed, "guess")).int(...OFF);
  return Math.max(1, sumOf(deal, call, stretchCount(deal)) + off);
}
