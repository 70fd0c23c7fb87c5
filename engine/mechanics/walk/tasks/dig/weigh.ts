/** Digging a find up and weighing it: what it does to each open boast, and what comes of saying so. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import { ADVANCED, GOING, solved, type Counts, type Step } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { inTheHand, scan, soundOf, told } from "./heard.ts";
import type { DigContent, Find, Verdict } from "./schema.ts";
import {
  boastAt,
  canGoOn,
  costOf,
  findAt,
  findUnder,
  kindOf,
  lightLeft,
  siteOf,
  spokenBy,
  verdictOn,
  whyVoid,
  type DigState,
  type Site,
} from "./site.ts";

export function dig(deal: WalkDeal, state: DigState): Step<DigState> {
  const site = siteOf(deal);
  const index = findUnder(site, state);
  if (index === undefined)
    return { state, cues: [sound(soundOf(site, "nothing")), told(site, "solid")], outcome: GOING };
  const cost = costOf(site, state, index);
  const left = lightLeft(deal, state);
  if (cost > left)
    return {
      state,
      cues: [sound(soundOf(site, "nothing")), told(site, "dark", { cost, left })],
      outcome: GOING,
    };
  const find = findAt(site, index);
  const isNew = !state.dug.includes(index);
  const { gift } = find;
  if (gift !== undefined) return take(deal, site, state, { index, cost, gift });
  const weighing = { find: index, against: state.open };
  const next: DigState = {
    ...state,
    used: state.used + cost,
    dug: isNew ? [...state.dug, index] : state.dug,
    weighing,
  };
  return {
    state: next,
    cues: [
      ...(isNew ? downTo(site, find.layer ?? 0) : [sound(soundOf(site, "brush"), { hold: "end" as const })]),
      ...inTheHand(site, index),
      askCue(site, next),
    ],
    outcome: GOING,
    counts: {
      ...(isNew ? { dug: 1 } : {}),
      ...(cost > 0 ? { minutes: cost } : {}),
    },
  };
}

interface Taken {
  readonly index: number;
  readonly cost: number;
  readonly gift: NonNullable<Find["gift"]>;
}

/** It is no evidence, and the exhibit is the better for it. */
function take(deal: WalkDeal, site: Site, state: DigState, { index, cost, gift }: Taken): Step<DigState> {
  const next = {
    ...state,
    used: state.used + cost,
    dug: [...state.dug, index],
    parts: [...state.parts, gift.part],
  };
  const cues = [
    ...downTo(site, findAt(site, index).layer ?? 0),
    ...inTheHand(site, index),
    ...lineCues(gift.lines[deal.actSeed % gift.lines.length] ?? [], { part: "object" }),
    ...partCues(site.words, gift.part),
  ];
  const counts = { dug: 1, gift: 1, minutes: cost };
  if (!canGoOn(deal, site, next)) return nightfall(deal, site, next, { cues, counts });
  return { state: next, cues: [...cues, ...scan(deal, site, next)], outcome: GOING, counts };
}

/** Layer after layer, each as it sounds, and the brush. */
function downTo(site: Site, layer: number): Cue[] {
  const dug = site.words.layers.slice(0, layer + 1);
  return [
    ...dug.map(({ sound: id, caption }) => sound(id, { caption, hold: "end" as const })),
    sound(soundOf(site, "brush"), { hold: "end" }),
  ];
}

export function askCue(site: Site, { weighing }: DigState): Cue {
  const boast = boastAt(site, weighing?.against[0] ?? 0);
  return site.boasts.length === 1 ? told(site, "ask") : told(site, "askOf", { about: boast.about });
}

export function weigh(deal: WalkDeal, state: DigState, said: Verdict): Step<DigState> {
  const site = siteOf(deal);
  const { weighing } = state;
  const index = weighing?.against[0];
  if (weighing === null || index === undefined) throw new RangeError("weigh: no find is weighed");
  const find = findAt(site, weighing.find);
  const boast = boastAt(site, index);
  const spoken = spokenBy(site, find, boast);
  const verdict = verdictOn(site, find, boast);
  const rest = weighing.against.slice(1);
  const after = { ...state, weighing: rest.length === 0 ? null : { find: weighing.find, against: rest } };
  if (said === "nothing" && (verdict === "nothing" || spoken?.weak)) {
    const cues = [
      sound(soundOf(site, "noted")),
      told(site, "nothing", { tells: tellsOf(site, weighing.find) }),
    ];
    const ruledOut = [...state.ruledOut, { find: weighing.find, boast: index }];
    return goOn(deal, site, { ...after, ruledOut }, { cues, counts: { doubted: 1 } });
  }
  const open = state.open.filter((one) => one !== index);
  if (said === verdict) {
    const { rival } = site.words;
    const cues: Cue[] = [
      sound(soundOf(site, "settled"), { hold: "end" }),
      oneOf(spoken?.why ?? "", "object", { voice: site.words.helper }),
      told(site, verdict === "busts" ? "won" : "backed", {}, rival),
      ...partCues(site.words, boast.part),
    ];
    return goOn(
      deal,
      site,
      { ...after, open, settled: state.settled + 1, parts: [...state.parts, boast.part] },
      { cues, counts: { settled: 1 } },
    );
  }
  const fakes = fakeOf(deal, site, state);
  const cues: Cue[] = [
    sound(soundOf(site, "lost"), { hold: "end" }),
    ...(verdict === "nothing"
      ? [told(site, "wrongNothing", { tells: tellsOf(site, weighing.find) })]
      : [
          told(site, verdict === "backs" ? "wrongBacks" : "wrongBusts"),
          oneOf(spoken?.why ?? "", "object", { voice: site.words.helper }),
        ]),
    told(site, "lost", {}, site.words.rival),
    ...fakes,
  ];
  return goOn(deal, site, { ...after, open, parts: [...state.parts, ""] }, { cues, counts: { lost: 1 } });
}

interface Came {
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

/** The next boast for the same find, the walk again, or the end of the turn. */
function goOn(deal: WalkDeal, site: Site, state: DigState, { cues, counts }: Came): Step<DigState> {
  if (state.open.length === 0) {
    return {
      state,
      cues,
      outcome: solved(state.settled / site.boasts.length),
      counts: { ...counts, boasts: site.boasts.length },
    };
  }
  if (state.weighing !== null)
    return { state, cues: [...cues, askCue(site, state)], outcome: ADVANCED, counts };
  if (!canGoOn(deal, site, state)) return nightfall(deal, site, state, { cues, counts });
  return { state, cues: [...cues, ...scan(deal, site, state)], outcome: ADVANCED, counts };
}

/** No find can be reached any more: the rest of the light goes by, and the boasts that are open are the rival's. */
export function nightfall(
  deal: WalkDeal,
  site: Site,
  state: DigState,
  { cues, counts }: Came,
): Step<DigState> {
  const left = lightLeft(deal, state);
  return {
    state: { ...state, used: state.used + left, parts: [...state.parts, ...state.open.map(() => "")] },
    cues: [
      ...cues,
      ...(left > 0 ? [sound(soundOf(site, "late"), { hold: "end" as const }), told(site, "late")] : []),
      told(site, "lost", {}, site.words.rival),
      ...fakeOf(deal, site, state),
    ],
    outcome: solved(state.settled / site.boasts.length),
    counts: {
      ...counts,
      lost: (counts["lost"] ?? 0) + state.open.length,
      boasts: site.boasts.length,
      ...(left + (counts["minutes"] ?? 0) > 0 ? { minutes: left + (counts["minutes"] ?? 0) } : {}),
    },
  };
}

/** Why it tells nothing here, or else what such a find can tell. */
function tellsOf(site: Site, index: number): string {
  const find = findAt(site, index);
  return whyVoid(site, find) ?? kindOf(site, find).tells;
}

export function partCues(words: DigContent, part: string): Cue[] {
  return lineCues(words.parts[part] ?? [], { part: "object" });
}

/** The next of what the rival puts in. */
function fakeOf({ world }: WalkDeal, { words }: Site, { parts }: DigState): Cue[] {
  const before = [...(world.dig?.parts ?? []), ...parts].filter((part) => part === "").length;
  return lineCues(words.fakes[before % words.fakes.length] ?? [], { part: "object" });
}
