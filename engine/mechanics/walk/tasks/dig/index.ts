/** Digging for what settles a boast. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { wordings } from "../../../../lines/family.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import type { Move } from "../../../../move.ts";
import { createRandom } from "../../../../random.ts";
import { GOING, type Step } from "../../../contract.ts";
import { beaconCues } from "../../beacons.ts";
import type { WalkDeal } from "../../schema.ts";
import { standingCue } from "../../speak.ts";
import type { Task } from "../task.ts";
import { check } from "./check.ts";
import { inTheHand, scan, soundOf, told } from "./heard.ts";
import { best, help, helped, reveal } from "./help.ts";
import { begin, boastAt, canGoOn, lightLeft, siteOf, type DigState, type Site } from "./site.ts";
import { askCue, dig as digUp, nightfall, partCues, weigh } from "./weigh.ts";
import { USUAL_BUTTONS } from "./usual.ts";
import type { ButtonName } from "./words.ts";

const VERDICTS = [
  { id: "backs", button: "right" },
  { id: "busts", button: "left" },
  { id: "nothing", button: "down" },
] as const;

export const dig: Task<DigState> = {
  type: "dig",
  ground: (deal) => siteOf(deal).ground,
  begin,
  open(deal, state) {
    const site = siteOf(deal);
    const isBack = deal.world.dig?.site === deal.actSeed;
    return [
      ...(isBack ? [told(site, "back")] : []),
      sound(soundOf(site, "open"), { hold: "none" }),
      ...beaconCues(deal.content, deal.rules, site.ground, state),
      ...boastCues(deal, site, state),
      ...scan(deal, site, state),
    ];
  },
  walks: (_deal, { weighing }) => weighing === null,
  moves(deal, { weighing }) {
    const site = siteOf(deal);
    if (weighing === null) return [{ id: "dig", button: "select", ...buttonOf(site, "dig") }];
    return VERDICTS.map(({ id, button }): Move => ({ id, button, ...buttonOf(site, id), judges: true }));
  },
  apply(deal, state, { move }) {
    const verdict = VERDICTS.find(({ id }) => id === move)?.id;
    return paid(state, verdict === undefined ? digUp(deal, state) : weigh(deal, state, verdict));
  },
  stepped(deal, state, to) {
    const site = siteOf(deal);
    const next: DigState = { ...state, at: to, used: state.used + 1 };
    const came = { cues: scan(deal, site, next), counts: { minutes: 1 } };
    return paid(
      state,
      canGoOn(deal, site, next)
        ? { state: next, outcome: GOING, ...came }
        : nightfall(deal, site, next, { ...came, cues: [] }),
    );
  },
  stayed(deal, state, cues) {
    const heard = [...cues, ...scan(deal, siteOf(deal), state)];
    return paid(state, { state, cues: heard, outcome: GOING });
  },
  where(deal, state) {
    const site = siteOf(deal);
    const left = lightLeft(deal, state) + state.owed;
    const { weighing } = state;
    return [
      ...boastCues(deal, site, state),
      ...(left === Infinity ? [] : [left === 1 ? told(site, "leftOne") : told(site, "left", { left })]),
      ...(weighing === null
        ? [standingCue(deal.content, site.ground, state.at), ...scan(deal, site, state)]
        : [...inTheHand(site, weighing.find), askCue(site, state)]),
    ];
  },
  best,
  help,
  helped,
  reveal,
  leave: (deal, { dug, parts }) => ({
    ...deal.world,
    dig: { site: deal.actSeed, dug: [...dug], parts: [...(deal.world.dig?.parts ?? []), ...parts] },
  }),
  perform({ tasks: { dig: words } }, _rules, { dig: kept }) {
    if (words === undefined || kept === undefined) return [];
    const own = [...new Set(kept.parts)].filter((part) => part !== "");
    const fakes = kept.parts.filter((part) => part === "");
    return [
      ...own.flatMap((part) => partCues(words, part)),
      ...fakes.flatMap((_, index) =>
        lineCues(words.fakes[index % words.fakes.length] ?? [], { part: "object" }),
      ),
    ];
  },
  check,
};

/** What is claimed and not settled yet: in the same words all through a turn, since each wording is a claim of its own. */
function boastCues({ seed }: WalkDeal, site: Site, { open }: DigState): Cue[] {
  return open.map((index) => {
    const says = createRandom(seed).pick(wordings(boastAt(site, index).says));
    return oneOf(says, "object", { voice: site.words.rival });
  });
}

function buttonOf({ words }: Site, name: ButtonName) {
  return words.words?.buttons?.[name] ?? USUAL_BUTTONS[name];
}

/** What help has used up is counted with the next move. */
function paid({ owed }: DigState, step: Step<DigState>): Step<DigState> {
  if (owed === 0) return step;
  const { minutes = 0, ...counts } = step.counts ?? {};
  return { ...step, state: { ...step.state, owed: 0 }, counts: { ...counts, minutes: minutes + owed } };
}
