/** What can be done in a conversation, and what comes of it. */
import { rest, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action, Move, Press } from "../../move.ts";
import { GOING, MISSED, solved, type Step } from "../contract.ts";
import { ambience, arrival, effectSound, lineCues, reminder, seatOf, SILENCE, underCursor } from "./cues.ts";
import type { Choice, Ending, TalkContent, TalkNode } from "./schema.ts";
import {
  canRewind,
  creditOf,
  hasCompared,
  isLastRewind,
  kept,
  linesOf,
  placeOf,
  type TalkDeal,
  type TalkState,
} from "./state.ts";

const NUMBERS = ["one", "two", "three", "four"];

/** The turn gives up after four misses. A conversation has no fail state, so it never reports that many. */
const MOST_MISSES = 3;

/** Between what came of a line and what comes next. */
const BREATH = rest(0.4);

export function moves(deal: TalkDeal, state: TalkState): Move[] {
  const { buttons } = deal.content;
  const place = placeOf(deal, state);
  const back = canRewind(state) ? [buttonMove("rewind", "down", buttons.rewind)] : [];
  if (place.type === "ending") return [buttonMove("finish", "select", buttons.finish), ...back];
  const { node } = place;
  return [
    buttonMove("previous", "left", buttons.previous),
    buttonMove("next", "right", buttons.next),
    { ...buttonMove("say", "select", buttons.say), judges: true },
    ...upMove(deal.content, node),
    ...back,
    ...linesOf(deal, node).map(({ keywords }, index): Move => ({
      id: `line-${index + 1}`,
      label: `Line ${index + 1}`,
      phrases: [NUMBERS[index] ?? "", `number ${NUMBERS[index]}`, ...keywords],
      judges: true,
    })),
  ];
}

export function apply(deal: TalkDeal, state: TalkState, { move }: Action): Step<TalkState> {
  const place = placeOf(deal, state);
  if (move === "rewind") return rewind(deal, state);
  if (place.type === "ending") return finish(deal, state, place.ending);
  const { node } = place;
  const lines = linesOf(deal, node);
  switch (move) {
    case "previous":
      return browse(deal, state, node, state.cursor - 1);
    case "next":
      return browse(deal, state, node, state.cursor + 1);
    case "probe":
      return probe(deal, state, node);
    case "say":
      return make(deal, state, node, lines[state.cursor], []);
    default: {
      const choice =
        move === "attempt"
          ? node.choices.find(({ button }) => button === "up")
          : lines[Number(move.slice("line-".length)) - 1];
      return make(deal, state, node, choice, ownLine(deal, state, choice));
    }
  }
}

function browse(deal: TalkDeal, state: TalkState, node: TalkNode, wanted: number): Step<TalkState> {
  const cursor = Math.min(linesOf(deal, node).length - 1, Math.max(0, wanted));
  const next = { ...state, cursor };
  const { browse: step, edge } = deal.content.sounds;
  return {
    state: next,
    cues: [
      sound(cursor === wanted ? step : edge, { side: seatOf(deal, next, node) }),
      underCursor(deal, next, node),
    ],
    outcome: GOING,
  };
}

function probe(deal: TalkDeal, state: TalkState, node: TalkNode): Step<TalkState> {
  return {
    state: { ...state, probes: state.probes + 1 },
    cues: [sound(deal.content.sounds.probe), ...reading(deal, state, node).map((text) => say(text))],
    outcome: GOING,
  };
}

/** The signs and what they mean: together, or one after the other for players who want to tell for themselves. */
function reading({ rules }: TalkDeal, { probes }: TalkState, { feeling }: TalkNode): string[] {
  if (feeling === undefined) return [];
  const { signs, means } = feeling;
  if (means === undefined) return [signs];
  if (rules.feelings === "named" || probes > 1) return [signs, means];
  return probes === 0 ? [signs] : [means];
}

function make(
  deal: TalkDeal,
  state: TalkState,
  node: TalkNode,
  choice: Choice | undefined,
  spoken: readonly Cue[],
): Step<TalkState> {
  if (choice === undefined) throw new RangeError(`make: there is no such line at "${node.id}"`);
  const position = node.choices.indexOf(choice);
  const tried = state.tried[node.id] ?? [];
  const missed = choice.hurts === true && state.hurts < MOST_MISSES;
  const next: TalkState = {
    ...state,
    said: [...state.said, { node: node.id, choice: position }],
    tried: { ...state.tried, [node.id]: tried.includes(position) ? tried : [...tried, position] },
    cursor: 0,
    probes: 0,
    hurts: state.hurts + (missed ? 1 : 0),
  };
  const mayRewind = choice.hurts === true && canRewind(next);
  return {
    state: next,
    cues: [
      sound(effectSound(deal.content, choice)),
      ...spoken,
      ...ambience(deal, state, next),
      ...lineCues(choice.reply, kept(deal, next)),
      ...(mayRewind ? [say(deal.content.texts.hurt, "hint")] : []),
      BREATH,
      ...arrival(deal, next),
    ],
    outcome: missed ? MISSED : GOING,
  };
}

/** A line that a voice named, or that Up did, has not been heard just now. */
function ownLine(deal: TalkDeal, state: TalkState, choice: Choice | undefined): Cue[] {
  if (choice === undefined) return [];
  return [say(fillTemplate(choice.line, kept(deal, state)), "object", { voice: deal.content.you.voice })];
}

function rewind(deal: TalkDeal, state: TalkState): Step<TalkState> {
  const { sounds, texts } = deal.content;
  const node = state.said.at(-1)?.node ?? "";
  const next: TalkState = {
    ...state,
    said: state.said.slice(0, -1),
    rewinds: { ...state.rewinds, [node]: (state.rewinds[node] ?? 0) + 1 },
    cursor: 0,
    probes: 0,
  };
  return {
    state: next,
    cues: [
      sound(sounds.rewind),
      ...ambience(deal, state, next),
      ...(isLastRewind(next, node) ? [say(texts.lastRewind)] : []),
      ...reminder(deal, next),
    ],
    outcome: GOING,
  };
}

function finish(deal: TalkDeal, state: TalkState, { coach, safety }: Ending): Step<TalkState> {
  const { sounds, texts } = deal.content;
  return {
    state,
    cues: [
      sound(sounds.done),
      ...SILENCE,
      say(coach, safety === true ? "object" : "context"),
      ...(hasCompared(state) ? [say(texts.compared, "context")] : []),
    ],
    outcome: solved(creditOf(deal, state)),
  };
}

function upMove({ buttons }: TalkContent, { choices, feeling }: TalkNode): Move[] {
  if (feeling !== undefined) return [buttonMove("probe", "up", buttons.probe)];
  const attempt = choices.find(({ button }) => button === "up");
  if (attempt === undefined || buttons.attempt === undefined) return [];
  const { label, phrases } = buttons.attempt;
  return [buttonMove("attempt", "up", { label, phrases: [...phrases, ...attempt.keywords] })];
}

function buttonMove(id: string, button: Press, { label, phrases }: TalkContent["buttons"]["say"]): Move {
  return { id, button, label, phrases };
}
