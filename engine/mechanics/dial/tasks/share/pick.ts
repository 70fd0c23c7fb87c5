/** The player chooses among how many it is shared: what is left over goes to the dealer. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Action, Move } from "../../../../move.ts";
import { GOING, type Step } from "../../../contract.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { seatOf } from "../../deal.ts";
import { sumOf } from "./dealt.ts";
import { shareTalk } from "./talk.ts";

const BY = "by-";

function words(deal: DialDeal) {
  const { pick } = shareTalk(deal);
  if (pick === undefined) throw new RangeError("pick: content.share.pick is missing");
  return pick;
}

export function choiceCues(deal: DialDeal): Cue[] {
  const { total } = sumOf(deal, { way: 0 });
  return [oneOf(words(deal).ask, "object", { voice: shareTalk(deal).voice, values: { total } })];
}

export function choiceMoves(deal: DialDeal): Move[] {
  return deal.item.ways.map((_, way): Move => {
    const seat = seatOf(deal, way);
    const { by } = sumOf(deal, { way });
    const phrases = words(deal).option.phrases.map((phrase) => fillTemplate(phrase, { by }));
    return { id: choiceId(deal, way), button: seat, label: labelOf(deal, way), phrases: [...phrases, seat] };
  });
}

function labelOf(deal: DialDeal, way: number): string {
  return fillTemplate(words(deal).option.label, { by: sumOf(deal, { way }).by });
}

export function choiceId(deal: DialDeal, way: number): string {
  return `${BY}${seatOf(deal, way)}`;
}

/** The way that leaves least; of two, the one that more share. */
export function bestChoice(deal: DialDeal): number {
  const ways = deal.item.ways.map((_, way) => {
    const { total, by } = sumOf(deal, { way });
    return { way, left: total % by, by };
  });
  return ways.toSorted((a, b) => a.left - b.left || b.by - a.by)[0]?.way ?? 0;
}

export function applyChoice(deal: DialDeal, before: DialState, { move }: Action): Step<DialState> {
  const way = deal.item.ways.findIndex((_, index) => choiceId(deal, index) === move);
  if (way === -1) throw new RangeError(`applyChoice: there is no move ${move}`);
  const state: DialState = { ...before, phase: "drive", way };
  const label = labelOf(deal, way);
  return {
    state,
    cues: [sound(deal.content.sounds.pick), oneOf(words(deal).chosen, "object", { values: { label } })],
    outcome: GOING,
  };
}
