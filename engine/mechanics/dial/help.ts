/** The solver, hints and the worked answer. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { costOf, ownTurn, targetOf, taskLoad, taskThinking, taskWhole, taskWorked, worthOf } from "./asks.ts";
import { jumpsBetween, place, ring, seatOf, wayAt } from "./deal.ts";
import { STOP } from "./drive-moves.ts";
import { guestOf, pickButton, pickId, pickWords } from "./pick.ts";
import { bestGather, gatherHint } from "./gather-help.ts";
import { bestSonar } from "./sonar/help.ts";
import { ACCEPT, CHALLENGE, rivalWords } from "./rival.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { USUAL_PATIENCE } from "../contract.ts";
import type { Strength } from "../kit/three-rungs.ts";
import { amount } from "./texts.ts";
import { buttonJumps, landing, shortestWay, type ButtonJump } from "./track.ts";

export function best(deal: DialDeal, state: DialState): Action {
  const own = ownTurn(deal);
  if (own !== undefined) return own.best(deal, state);
  const target = targetOf(deal, state);
  if (state.phase === "pick") return { move: pickId(deal, bestWay(deal, state)) };
  if (deal.rules.sonar !== undefined) return bestSonar(deal, state) ?? { move: STOP };
  if (state.phase === "gather") return bestGather(deal, state);
  if (state.phase === "believe") return { move: state.at === target ? ACCEPT : CHALLENGE };
  const [next] = jumpsBetween(deal, state.at, target);
  return { move: next?.id ?? STOP };
}

/** Fuel that a careful driver keeps. */
const RESERVE = 2;
/** With so much there is some to spare: each is worth less then. */
const PLENTY = 10;

/** The cheapest start; of loads the one that is worth most beside what it burns, if the fuel reaches. */
function bestWay(deal: DialDeal, { fuel }: DialState): number {
  const ways = deal.item.ways.map((way, index) => ({
    index,
    cost: costOf(deal, way),
    worth: worthOf(deal.rules, way) - costOf(deal, way) * ((fuel ?? PLENTY) < PLENTY ? 2 : 1),
  }));
  const within = ways.filter(({ cost }) => cost + RESERVE <= (fuel ?? Infinity));
  const [first] =
    within.length > 0
      ? within.toSorted((a, b) => b.worth - a.worth || a.cost - b.cost)
      : ways.toSorted((a, b) => a.cost - b.cost);
  return first?.index ?? 0;
}

/** Whether a miss has just brought help by itself: the general thought and the specific one are heard. */
function wasHelped({ misses, pressed }: DialState): boolean {
  return misses >= USUAL_PATIENCE.help && pressed === 0;
}

/** Who asks after that gets the step that is new. */
function stepOf(state: DialState, strength: Strength): Strength {
  return wasHelped(state) && (strength === 1 || state.advised) ? 3 : strength;
}

export function hint(deal: DialDeal, state: DialState, strength: Strength): Cue[] {
  return [...thoughtOn(deal, state, strength), ...priceOfNext(deal, state, strength)];
}

/** Before the hint that gives the move: what it costs. Who has missed has nothing more to lose by it. */
function priceOfNext({ content, rules }: DialDeal, state: DialState, strength: Strength): Cue[] {
  if (strength !== 2 || state.advised || state.misses > 0 || rules.sonar !== undefined) return [];
  const { drive, gather, believe } = content.helpCosts ?? {};
  const price = state.phase === "gather" ? gather : state.phase === "believe" ? believe : drive;
  return price === undefined ? [] : [say(price)];
}

function thoughtOn(deal: DialDeal, state: DialState, strength: Strength): Cue[] {
  if (state.phase === "pick") return [pickHint(deal, state, strength)];
  if (state.phase === "gather") return [say(gatherHint(deal, state, strength))];
  if (state.phase === "believe") return [say(believeHint(deal, state, strength))];
  const { content } = deal;
  const step = stepOf(state, strength);
  const whereTo = placeOnWay(deal, state);
  if (whereTo === "there") return [say(content.there)];
  const { task, start } = wayAt(deal, state.way);
  const fills = buttonJumps(content, deal.rules).some(({ jump: { change } }) => "upTo" in change);
  // Who drives on a rival's train has not come there alone.
  const stands =
    state.caught && step === 1 ? [oneOf(content.where, "object", { values: place(deal, state.at) })] : [];
  const { strategy, thought, overshoots } = taskThinking(content.tasks, task, start, state.at, fills);
  const move = say(bestMoveText(deal, state, overshoots));
  if (step === 3) return [move];
  const [next] = helpfulWay(deal, state, overshoots);
  if (next === undefined) return [say(content.there)];
  // The general thought first, then the specific one, then the buttons.
  if (whereTo === "on the way") {
    const specific = thought ?? fillTemplate(content.bestMove.once, labelled(next));
    if (step === 1) return [...stands, say(strategy)];
    return [...(wasHelped(state) ? [say(strategy)] : []), say(specific)];
  }
  const turn = fillTemplate(content.astray[whereTo], { ...labelled(next), value: state.at });
  const whole = taskWhole(task);
  if (whole !== undefined) {
    const values = { start: whole.known, value: state.at, sum: whole.known + state.at, total: whole.total };
    return [say(step === 1 ? fillTemplate(content.astray.whole, values) : turn)];
  }
  // First the thought again, from the beginning; then which way to turn.
  if (step === 2) return [say(turn)];
  const { thought: begun } = taskThinking(content.tasks, task, start, start, fills);
  const { again } = content.astray;
  if (begun !== undefined && whereTo === "past" && again !== undefined)
    return [say(fillTemplate(again, { value: state.at, thought: begun }))];
  return [...stands, say(begun ?? turn)];
}

/** Where one stands, then what one of the ways takes, then the other, and the best of them. */
function pickHint(deal: DialDeal, state: DialState, strength: Strength): Cue {
  const words = pickWords(deal);
  const { item, rules } = deal;
  const isLoad = rules.pick === "load";
  const way = bestWay(deal, state);
  const seat = words.seats[seatOf(deal, way)];
  const advice = fillTemplate(words.best, {
    button: capitalize(pickButton(deal, way)),
    label: uncapitalize(isLoad ? (guestOf(deal, wayAt(deal, way))?.name ?? seat) : seat),
  });
  const costs = item.ways.map((one) => costOf(deal, one));
  const dearest = costs.indexOf(Math.max(...costs));
  const told = (index: number): { seat: string; value: number; jumps: string } => ({
    seat: words.seats[seatOf(deal, index)],
    value: targetOf(deal, { way: index }),
    jumps: amount(costs[index] ?? 0, deal.content.jump),
  });
  if (isLoad && words.load !== undefined) {
    const { hints } = words.load;
    if (strength === 1) {
      const { task, start } = wayAt(deal, 0);
      if (taskLoad(task, start) !== undefined) return say(fillTemplate(hints.first, { value: state.at }));
      return hints.open === undefined
        ? say(taskThinking(deal.content.tasks, task, start, start, false).strategy)
        : oneOf(hints.open);
    }
    // Where the jumps are the answer, they are not counted for the player.
    const isAnswer = costs.every((cost, index) => cost === targetOf(deal, { way: index }));
    if (strength === 2 && isAnswer && hints.more !== undefined)
      return say(fillTemplate(hints.more, told(dearest)));
    if (strength === 2) return say(fillTemplate(hints.cost, told(dearest)));
    const fuel = deal.content.fuel === undefined ? "" : amount(state.fuel ?? 0, deal.content.fuel.unit);
    return say(
      fillTemplate(hints.weigh, {
        ...told(dearest === 0 ? item.ways.length - 1 : 0),
        fuel,
        best: advice,
      }),
    );
  }
  const hints = words.start?.hints;
  if (strength === 3 || hints === undefined) return say(advice);
  return say(
    strength === 1
      ? fillTemplate(hints.first, { value: wayAt(deal, 0).start })
      : fillTemplate(hints.cost, told(dearest)),
  );
}

/** Who was told the way by a hint has not found it. */
export function helped(deal: DialDeal, state: DialState, strength: Strength): DialState {
  if (deal.rules.sonar !== undefined || deal.rules.share !== undefined)
    return strength === 3 && state.phase !== "pick" ? { ...state, advised: true } : state;
  return stepOf(state, strength) === 3 ? { ...state, advised: true } : state;
}

/** Where her jumps began, and then where the first of them led. */
function believeHint(deal: DialDeal, state: DialState, strength: Strength): string {
  const { hints } = rivalWords(deal);
  const { task, start } = wayAt(deal, state.way);
  if (strength === 3) return taskWorked(deal.content.tasks, task, start).at(-1) ?? "";
  if (strength === 1) return fillTemplate(hints.first, { start });
  const [first] = jumpsBetween(deal, start, state.at);
  return fillTemplate(hints.second, {
    start,
    next: first === undefined ? start : landing(first.jump.change, start),
  });
}

/** Seen from the start: whether the answer has been passed, or the start itself on the way back from it. */
function placeOnWay(deal: DialDeal, { at, way }: DialState): "there" | "on the way" | "past" | "behind" {
  const { start } = wayAt(deal, way);
  const target = targetOf(deal, { way });
  if (at === target) return "there";
  const ahead = Math.sign(target - start);
  if ((at - target) * ahead > 0) return "past";
  return (at - start) * ahead < 0 ? "behind" : "on the way";
}

export function reveal(deal: DialDeal, state: DialState): Cue[] {
  const own = ownTurn(deal);
  if (own !== undefined) return own.reveal(deal, state);
  const { task, start } = wayAt(deal, state.way);
  const sentences = taskWorked(deal.content.tasks, task, start);
  const { fares } = deal.content;
  const guest = guestOf(deal, wayAt(deal, state.way));
  const gone =
    fares === undefined || guest === undefined
      ? []
      : [oneOf(fares.gone, "object", { values: { guest: guest.name } })];
  return [...sentences.map((sentence) => say(sentence)), ring(deal, targetOf(deal, state)), ...gone];
}

/** "Try Up 3 times: add one." */
function bestMoveText(deal: DialDeal, state: DialState, overshoots: boolean): string {
  const { bestMove, stop } = deal.content;
  const way = helpfulWay(deal, state, overshoots);
  const [next] = way;
  if (next === undefined)
    return fillTemplate(bestMove.once, { button: "Select", label: uncapitalize(stop.label) });
  const change = way.findIndex(({ id }) => id !== next.id);
  const times = change === -1 ? way.length : change;
  return fillTemplate(times === 1 ? bestMove.once : bestMove.often, { ...labelled(next), times });
}

function labelled({ button, jump }: ButtonJump): { button: string; label: string } {
  return { button: capitalize(button), label: uncapitalize(jump.label) };
}

/** Jumping too far and coming back confuses who needs help, unless that is the very idea, or all that is burned counts. */
function helpfulWay(deal: DialDeal, state: DialState, overshoots: boolean): readonly ButtonJump[] {
  const { content, rules } = deal;
  const { at } = state;
  const target = targetOf(deal, state);
  const isAstray = placeOnWay(deal, state) !== "on the way";
  if (overshoots || (state.fuel !== null && !isAstray)) return jumpsBetween(deal, at, target);
  const [from, to] = [Math.min(at, target), Math.max(at, target)];
  // Where every jump burns, a way back may lead beyond the answer, and never further off.
  const beyond = at > target ? { from: rules.range.from, to } : { from, to: rules.range.to };
  const between = state.fuel === null ? { from, to } : beyond;
  return shortestWay(at, target, between, buttonJumps(content, rules)) ?? jumpsBetween(deal, at, target);
}
