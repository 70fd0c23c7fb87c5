/** What happens in a watch, and what it comes to: drawn from the watch's own number, so that it is the same each time. */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import { lengthSeconds } from "../../sound/index.ts";
import type { Deal } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Sum } from "./question-schema.ts";
import {
  type Counter,
  type Job,
  type TallyContent,
  type TallyRules,
  type TallyWorld,
  type Watch,
} from "./schema.ts";
import { WAYS, type Event } from "./stretch-schema.ts";

export type TallyDeal = Deal<TallyContent, TallyRules, Watch, TallyWorld>;
type Played = Pick<TallyDeal, "content" | "item" | "rules">;

/** What is guessed to be called is so far off: mostly too few, so that there is something to call. */
const OFF = [-5, 1] as const;
const KEPT = 3;
const KEPT_AT_WORK = 12;
const SEEDS = 99_999;
/** What is wanted comes within so many draws, or the first one is taken. */
const MOST_DRAWS = 300;
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

/** Who wants what done comes again when all others have been there. */
export function leave(deal: TallyDeal): TallyWorld {
  const { world, item } = deal;
  const kept = jobOf(deal).work === undefined ? KEPT : KEPT_AT_WORK;
  return { lately: [item.job, ...world.lately].slice(0, kept) };
}

/** So many have to arrive, and never more than there is; undefined where nobody says how many. */
export function wantsIn(deal: Played): number | undefined {
  const { item, rules } = deal;
  const { work } = jobOf(deal);
  if (item.wants !== undefined || rules.wants === undefined || work === undefined) return item.wants;
  const of = work.type === "pack" ? [work.of] : [work.left, work.right];
  const events = heardIn(deal, stretchCount(deal));
  const most = of.reduce((all, sum) => all + sumOver(deal, sum, events), 0);
  const within = rules.wants.filter((many) => many <= most - (most % 2));
  return within.length === 0
    ? Math.min(...rules.wants)
    : createRandom(deriveSeed(item.seed ?? 0, "wants")).pick(within);
}

export function jobOf({ rules, item }: Pick<TallyDeal, "rules" | "item">): Job {
  return entry(rules.jobs, item.job, "tally");
}

export function stretchCount({ item, rules }: Pick<TallyDeal, "item" | "rules">): number {
  return item.script?.length ?? rules.stretches.length;
}

/** What happens in one stretch, in the order of time. */
export function eventsOf(deal: Played, stretch: number): readonly Event[] {
  return deal.item.script?.[stretch] ?? fitting(deal, stretch);
}

/** Drawn until it comes to what the plan wants. */
function fitting(deal: Played, stretch: number): Event[] {
  const { item, rules } = deal;
  const plan = rules.stretches[stretch];
  if (plan === undefined) throw new RangeError(`eventsOf: "${item.id}" has no stretch ${stretch + 1}`);
  const seed = deriveSeed(item.seed ?? 0, "stretch", stretch);
  const first = drawn(deal, plan, createRandom(seed));
  if (plan.comes === undefined) return first;
  const wanted = createRandom(deriveSeed(seed, "comes")).pick(plan.comes);
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const events = drawn(deal, plan, createRandom(deriveSeed(seed, "draw", draw)));
    if (comesTo(deal, events) === wanted) return events;
  }
  return first;
}

/** The difference of the two sides, or all there is to pack. */
function comesTo(deal: Played, events: readonly Event[]): number {
  const { work } = jobOf(deal);
  if (work === undefined) return 0;
  if (work.type === "pack") return sumOver(deal, work.of, events);
  return Math.abs(sumOver(deal, work.left, events) - sumOver(deal, work.right, events));
}

function drawn({ content, rules }: Played, plan: TallyRules["stretches"][number], random: Random): Event[] {
  const { strays = [] } = rules;
  const { stream = rules.stream } = plan;
  const kinds = [
    ...Array.from({ length: random.int(...plan.events) }, () => random.pick(stream)),
    ...(strays.length === 0
      ? []
      : Array.from({ length: random.int(...(plan.strays ?? [0, 0])) }, () => ({
          kind: random.pick(strays),
          way: undefined,
        }))),
  ];
  let at = FIRST_AT;
  const events = random.shuffle(kinds).map(({ kind, way }, index): Event => {
    if (index > 0) at += random.int(...plan.every);
    return { kind, way: way ?? random.pick(WAYS), at };
  });
  return events.reduce<Event[]>((before, event) => [...before, possible(content, stream, event, before)], []);
}

/** What takes comes where more came than was taken; else something comes that does not take, if there is such a thing. */
function possible(
  { kinds }: TallyContent,
  stream: TallyRules["stream"],
  event: Event,
  before: readonly Event[],
): Event {
  const takes = ({ kind }: Pick<Event, "kind">): boolean => entry(kinds, kind, "tally").takes === true;
  if (!takes(event)) return event;
  const there = before.filter(
    ({ way, kind }) => way === event.way && stream.some((one) => one.kind === kind),
  );
  const left = there.filter((one) => !takes(one)).length - there.filter(takes).length;
  const brings = stream.find((one) => !takes(one));
  return left > 0 || brings === undefined ? event : { ...event, kind: brings.kind };
}

/** Milliseconds until all of it has been heard. */
export function lengthOf(content: TallyContent, events: readonly Event[]): number {
  return Math.max(
    ...events.map(({ kind, at }) => at + 1000 * lengthSeconds(entry(content.kinds, kind, "tally").sound)),
  );
}

/** All that has happened in the first stretches. */
export function heardIn(deal: Played, stretches: number, from = 0): Event[] {
  return Array.from({ length: stretches - from }, (_, at) => eventsOf(deal, from + at)).flat();
}

function isCounted({ kinds, way }: Counter, event: Event): boolean {
  return (kinds?.includes(event.kind) ?? true) && (way === undefined || way === event.way);
}

/** What is counted by one counter at least of those in the sum. */
export function countedIn(deal: TallyDeal, sum: Sum, stretches: number, from = 0): Event[] {
  const counters = Object.keys(sum).map((id) => counterOf(deal, id));
  return heardIn(deal, stretches, from).filter((event) =>
    counters.some((counter) => isCounted(counter, event)),
  );
}

export function counterOf({ content }: Pick<TallyDeal, "content">, id: string): Counter {
  return entry(content.counters, id, "tally");
}

export function sumOf(deal: TallyDeal, sum: Sum, stretches: number): number {
  return sumOver(deal, sum, heardIn(deal, stretches));
}

export function sumOver(deal: Played, sum: Sum, events: readonly Event[]): number {
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
