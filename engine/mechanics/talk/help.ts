/** Help: the solver, the rungs of a hint, and the worked answer. */
import { oneOf, type Cue } from "../../cue.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Help, Rung } from "../contract.ts";
import { threeRungs } from "../kit/three-rungs.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { TOLD, type Choice, type Conversation, type TalkNode } from "./schema.ts";
import {
  holds,
  isAround,
  linesOf,
  nodeAt,
  outcomeOf,
  placeAt,
  type Facts,
  type TalkDeal,
  type TalkState,
} from "./world.ts";
import { textsOf } from "./usual.ts";
import { feelingAt, linesHeard, nameOf, offerTake } from "./words.ts";

export function best(deal: TalkDeal, state: TalkState): Action {
  if (state.pending !== null) return { move: "goOn" };
  const node = nodeAt(deal, state);
  const choice = bestChoice(deal, state, node);
  if (choice === null) return { move: "listen" };
  const seat = linesOf(deal, state, node).indexOf(choice);
  if (seat === state.cursor) return { move: "say" };
  return { move: seat > state.cursor ? "next" : "previous" };
}

/** The best line; null where it is better to go on listening. */
function bestChoice(deal: TalkDeal, state: TalkState, node: TalkNode): Choice | null {
  const worthOf = (choice: Choice): number => outcomeOf(choice, state.facts).credit ?? 1;
  const [choice] = linesOf(deal, state, node).toSorted(
    (a, b) =>
      worthOf(b) - worthOf(a) ||
      rankOf(a, state.facts) - rankOf(b, state.facts) ||
      way(deal.item, a, state.facts) - way(deal.item, b, state.facts),
  );
  if (choice === undefined) throw new RangeError(`bestChoice: "${node.id}" has no lines now`);
  const canWait = node.listen !== undefined && "on" in node.listen;
  return canWait && worthOf(choice) < 1 ? null : choice;
}

/** How soon a line is named among those that are as good: by the first of its reasons that holds, and last without any. */
function rankOf({ prefer = [{}] }: Choice, facts: Facts): number {
  const rank = prefer.findIndex((condition) => holds(condition, facts));
  return rank < 0 ? prefer.length : rank;
}

function way(item: Conversation, choice: Choice, facts: Facts): number {
  return stepsFrom(item, outcomeOf(choice, facts).to);
}

/** Lines from here to an ending, whatever is known. */
export function stepsFrom(item: Conversation, id: string): number {
  let reached = [id];
  const seen = new Set(reached);
  for (let steps = 0; reached.length > 0; steps++) {
    if (reached.some((one) => item.endings.some((ending) => ending.id === one))) return steps;
    reached = reached.flatMap((one) => nextOf(item, one)).filter((one) => !seen.has(one) && seen.add(one));
  }
  return Infinity;
}

export function nextOf(item: Conversation, id: string): string[] {
  const place = placeAt(item, id);
  if (place.type === "ending") return [];
  const { choices, listen } = place.node;
  const heard = listen !== undefined && "on" in listen ? [listen.on] : [];
  return [...heard, ...choices.flatMap(({ outcomes }) => outcomes.map(({ to }) => to))];
}

export function hint(deal: TalkDeal, state: TalkState, strength: 1 | 2 | 3): Cue[] {
  if (state.pending !== null) return [offerTake(deal, state)];
  const node = nodeAt(deal, state);
  const texts = textsOf(deal.content);
  const feeling = feelingAt(deal, state.facts, node);
  if (strength === 3) return [bestLine(deal, state, node)];
  if (feeling === undefined) {
    const lines = strength === 2 ? (node.further ?? node.help) : node.help;
    return linesHeard(deal, state.facts, lines ?? []);
  }
  const name = nameOf(node, state.facts);
  if (strength === 1)
    return node.help === undefined
      ? [oneOf(texts.listenFirst, "object", { values: { name } })]
      : linesHeard(deal, state.facts, node.help);
  return [oneOf(feeling.signs, "object", { values: { name } })];
}

/** Where a feeling is asked for, what its sign often means comes first, then the two lines that are left. */
export function help(deal: TalkDeal, state: TalkState): Help {
  const three = threeRungs((strength) => hint(deal, state, strength));
  const left = state.pending === null ? twoLeft(deal, state, nodeAt(deal, state)) : null;
  return left === null ? three : { ...three, rule: three.two, two: [left] };
}

/** The best line beside one of the others, by their numbers; null where a feeling is not asked for, or no more are left. */
function twoLeft(deal: TalkDeal, state: TalkState, node: TalkNode): Cue | null {
  const lines = linesOf(deal, state, node);
  const choice = bestChoice(deal, state, node);
  if (feelingAt(deal, state.facts, node) === undefined || choice === null || lines.length < 3) return null;
  const random = createRandom(deriveSeed(deal.seed, "two", node.id));
  const [other] = random.shuffle(lines.filter((line) => line !== choice));
  const [first, second] = lines.flatMap((line, seat) =>
    line === choice || line === other ? [seat + 1] : [],
  );
  if (first === undefined || second === undefined) return null;
  return oneOf(textsOf(deal.content).two, "object", { values: { first, second } });
}

/** What help has named stays a fact of the scene: who goes there now did not find it out. */
export function helped(deal: TalkDeal, state: TalkState, rung: Rung): TalkState {
  const isMove = rung === "move" && state.pending === null;
  const choice = isMove ? bestChoice(deal, state, nodeAt(deal, state)) : null;
  const [told] = choice?.keywords ?? [];
  const facts = told === undefined ? state.facts : { ...state.facts, [TOLD]: told };
  return { ...state, facts, helped: rung };
}

export function reveal(deal: TalkDeal, state: TalkState): Cue[] {
  return hint(deal, state, 3);
}

function bestLine(deal: TalkDeal, state: TalkState, node: TalkNode): Cue {
  const choice = bestChoice(deal, state, node);
  if (choice === null) return oneOf(textsOf(deal.content).bestWait, "object");
  const lines = linesOf(deal, state, node);
  const number = lines.indexOf(choice) + 1;
  const { best: usual } = textsOf(deal.content);
  const said = isAround(lines) ? (deal.content.texts?.bestAround ?? usual) : usual;
  return oneOf(said, "object", {
    values: { number, line: fillTemplate(choice.line, state.facts) },
  });
}
