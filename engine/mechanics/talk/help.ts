/** Help: the solver, three strengths of hint, and the worked answer. */
import { say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { SILENCE } from "./cues.ts";
import { bestChoice } from "./graph.ts";
import type { TalkNode } from "./schema.ts";
import { kept, linesOf, placeOf, type TalkDeal, type TalkState } from "./state.ts";

export function best(deal: TalkDeal, state: TalkState): Action {
  const place = placeOf(deal, state);
  if (place.type === "ending") return { move: "finish" };
  const choice = bestChoice(deal.item, place.node);
  if (choice.button === "up") return { move: "attempt" };
  const seat = linesOf(deal, place.node).indexOf(choice);
  if (seat === state.cursor) return { move: "say" };
  return { move: seat > state.cursor ? "next" : "previous" };
}

export function hint(deal: TalkDeal, state: TalkState, strength: 1 | 2 | 3): Cue[] {
  const place = placeOf(deal, state);
  if (place.type === "ending") return [say(deal.content.texts.endOnly)];
  const { node } = place;
  switch (strength) {
    case 1:
      return node.feeling === undefined
        ? [say(tip(deal, node))]
        : [node.feeling.signs, node.feeling.means ?? []].flat().map((text) => say(text));
    case 2:
      return [say(tip(deal, node)), ...ruledOut(deal, node)];
    case 3:
      return [say(bestLine(deal, state, node))];
  }
}

export function reveal(deal: TalkDeal, state: TalkState): Cue[] {
  const place = placeOf(deal, state);
  if (place.type === "ending") return [...SILENCE, say(place.ending.coach)];
  const { line } = bestChoice(deal.item, place.node);
  return [
    ...SILENCE,
    say(fillTemplate(deal.content.texts.reveal, { line: fillTemplate(line, kept(deal, state)) })),
  ];
}

/** What the best line's skill comes down to. */
function tip({ content, item }: TalkDeal, node: TalkNode): string {
  const skill = bestChoice(item, node).skill ?? node.skill;
  const text = content.skills[skill];
  if (text === undefined) throw new RangeError(`tip: no words for the skill "${skill}"`);
  return text;
}

function ruledOut(deal: TalkDeal, node: TalkNode): Cue[] {
  const lines = linesOf(deal, node);
  const worst = lines.toSorted((a, b) => a.credit - b.credit)[0];
  if (worst === undefined || worst.credit === 1) return [];
  return [say(fillTemplate(deal.content.texts.avoid, { number: lines.indexOf(worst) + 1 }))];
}

function bestLine(deal: TalkDeal, state: TalkState, node: TalkNode): string {
  const choice = bestChoice(deal.item, node);
  const line = fillTemplate(choice.line, kept(deal, state));
  const { best: numbered, reveal: plain } = deal.content.texts;
  if (choice.button === "up") return fillTemplate(plain, { line });
  return fillTemplate(numbered, { number: linesOf(deal, node).indexOf(choice) + 1, line });
}
