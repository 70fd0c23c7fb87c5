/** What a conversation sounds like. */
import { bed, CENTRE, LEFT, RIGHT, say, sound, type Cue, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Line } from "../../definition/text.ts";
import type { BedId, SoundId } from "../../sound/index.ts";
import type { Choice, Ending, TalkContent, TalkNode } from "./schema.ts";
import { canRewind, kept, linesOf, meters, placeOf, warmth, type TalkDeal, type TalkState } from "./state.ts";

const SEATS: Readonly<Record<number, readonly Side[]>> = {
  2: [LEFT, RIGHT],
  3: [LEFT, CENTRE, RIGHT],
  4: [LEFT, -0.35, 0.35, RIGHT],
};

/** Stage directions are of the question too: without them nobody knows who speaks, and how. */
export function lineCues(lines: readonly Line[], values: Readonly<Record<string, string>>): Cue[] {
  return lines.map((line) => {
    if (typeof line === "string") return say(fillTemplate(line, values));
    if ("sound" in line) return sound(line.sound);
    return say(fillTemplate(line.say, values), "object", { voice: line.voice });
  });
}

/** What is heard on coming to where the state is. */
export function arrival(deal: TalkDeal, state: TalkState): Cue[] {
  const place = placeOf(deal, state);
  const values = kept(deal, state);
  if (place.type === "ending") {
    return [
      ...lineCues(place.ending.lines, values),
      ...meterWords(deal, state),
      say(endQuestion(deal, state)),
    ];
  }
  const { node } = place;
  const { texts } = deal.content;
  // Right after a question, the line under the cursor would sound like its answer.
  const turn = node.ask === undefined ? texts.turn : texts.answers;
  return [
    ...lineCues(node.scene, values),
    ...(node.ask === undefined ? [] : [say(node.ask)]),
    say(fillTemplate(turn, { count: linesOf(deal, node).length })),
    underCursor(deal, state, node),
  ];
}

/** Where we are, in two lines of what was heard, and the line under the cursor. */
export function reminder(deal: TalkDeal, state: TalkState): Cue[] {
  const place = placeOf(deal, state);
  const values = kept(deal, state);
  if (place.type === "ending") {
    return [...lineCues(spoken(place.ending).slice(-1), values), say(endQuestion(deal, state))];
  }
  const { node } = place;
  return [
    ...lineCues(spoken(node).slice(-2), values),
    ...(node.ask === undefined ? [] : [say(node.ask)]),
    underCursor(deal, state, node),
  ];
}

/** The line under the cursor, in the player's own voice, at its seat. */
export function underCursor(deal: TalkDeal, state: TalkState, node: TalkNode): Cue {
  const choice = linesOf(deal, node)[state.cursor];
  if (choice === undefined)
    throw new RangeError(`underCursor: there is no line ${state.cursor} at "${node.id}"`);
  const line = fillTemplate(choice.line, kept(deal, state));
  return say(fillTemplate(deal.content.texts.line, { number: state.cursor + 1, line }), "name", {
    voice: deal.content.you.voice,
    side: seatOf(deal, state, node),
  });
}

export function seatOf(deal: TalkDeal, { cursor }: TalkState, node: TalkNode): Side {
  return SEATS[linesOf(deal, node).length]?.[cursor] ?? CENTRE;
}

/** The layers that differ between two states: where it is, and how warm. All of them when there was nothing before. */
export function ambience(deal: TalkDeal, before: TalkState | undefined, after: TalkState): Cue[] {
  const place = surroundings(deal, after);
  const level = warmth(deal, after);
  return [
    ...(before !== undefined && surroundings(deal, before) === place ? [] : [bed("place", place)]),
    ...(before !== undefined && warmth(deal, before) === level
      ? []
      : [bed("warmth", deal.content.warmth, { level })]),
  ];
}

function surroundings(deal: TalkDeal, state: TalkState): BedId | null {
  const place = placeOf(deal, state);
  // An ending is where the last node was.
  const id = place.type === "node" ? place.node.id : state.said.at(-1)?.node;
  return deal.item.nodes.find((node) => node.id === id)?.place ?? deal.item.place ?? null;
}

export const SILENCE: readonly Cue[] = [bed("place", null), bed("warmth", null)];

/** The sound of the meter that a choice moves furthest. */
export function effectSound({ meters: known, sounds }: TalkContent, { effects }: Choice): SoundId {
  const [furthest] = Object.entries(effects ?? {}).toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const [name, change] = furthest ?? ["", 0];
  const meter = known[name];
  if (meter === undefined || change === 0) return sounds.said;
  return change > 0 ? meter.rise : meter.fall;
}

function meterWords(deal: TalkDeal, state: TalkState): Cue[] {
  return Object.entries(meters(deal, state)).flatMap(([name, height]) => {
    const words = deal.content.meters[name]?.words.findLast(({ from }) => height >= from);
    return words === undefined ? [] : [say(words.say)];
  });
}

function endQuestion(deal: TalkDeal, state: TalkState): string {
  const { end, endOnly } = deal.content.texts;
  return canRewind(state) ? end : endOnly;
}

function spoken(place: TalkNode | Ending): Line[] {
  const lines = "scene" in place ? place.scene : place.lines;
  return lines.filter((line) => typeof line === "string" || "say" in line);
}
