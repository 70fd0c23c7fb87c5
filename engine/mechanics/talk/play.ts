/** What can be done in a conversation, and what comes of it. */
import { CENTRE, oneOf, rest, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action, Move, Press } from "../../move.ts";
import { shownText } from "../../speech/markup.ts";
import { phraseWords } from "../../voice/heard-words.ts";
import type { MoveWords } from "../kit/move-words.ts";
import { ADVANCED, GOING, solved, type Counts, type Step } from "../contract.ts";
import { hint } from "./help.ts";
import type { Choice, TalkContent, TalkNode } from "./schema.ts";
import {
  creditOf,
  firstCursor,
  isAround,
  linesOf,
  nodeAt,
  outcomeOf,
  placeAt,
  type TalkDeal,
  type TalkState,
} from "./world.ts";
import { buttonsOf, soundsOf, textsOf } from "./usual.ts";
import { arrival, lineSide, linesHeard, namedAfter, offerTake, reminder, underCursor } from "./words.ts";

const ORDINALS = [
  ["one", "number one", "first", "the first one"],
  ["two", "number two", "second", "the second one"],
  ["three", "number three", "third", "the third one"],
  ["four", "number four", "fourth", "the fourth one"],
  ["five", "number five", "fifth", "the fifth one"],
];
/** No ear tells "for the" in one line from "four". */
const LIKE_ORDINALS = ["won", "to", "too", "for"];

/** Between what came of a line and what comes next. */
const BREATH = rest(0.4);

/** The name of the price of listening closer: the frame tells it, takes it, and refuses what cannot be paid. */
export const LISTEN = "listen";

/** The ids of what a voice may say besides begin with it. */
const ASIDE = "aside-";
/** And those of the lines of another node. */
const BEYOND = "beyond-";

/** After so many lines in a row that did not fit, help comes by itself. */
const SLIPS_BEFORE_HELP = 2;

export function moves(deal: TalkDeal, state: TalkState): Move[] {
  const buttons = buttonsOf(deal.content);
  if (state.pending !== null)
    return [buttonMove("goOn", "select", buttons.goOn), buttonMove("take", "down", buttons.take)];
  const place = placeAt(deal.item, state.at);
  if (place.type === "ending") return [buttonMove("goOn", "select", buttons.goOn)];
  const { node } = place;
  const lines = linesOf(deal, state, node);
  const others = [
    ...Object.values(buttons).flatMap(({ phrases }) => phrases),
    ...ORDINALS.flat(),
    ...LIKE_ORDINALS,
  ];
  const taken = new Set(others.map(bare));
  const said = lines.map(({ line, keywords }, index): Move => {
    const beside = lines
      .filter((other) => other.line !== line)
      .map((other) => plain(fillTemplate(other.line, state.facts)));
    const words = plain(fillTemplate(line, state.facts));
    // Where no number is told, "the first one" is what is said there to be the first.
    const seats = isAround(lines) || !tellsNumbers(deal.content) ? [] : (ORDINALS[index] ?? []);
    const last = seats.length > 0 && index === lines.length - 1 ? ["last", "the last one"] : [];
    const own = partsOf(words, beside).filter((part) => !taken.has(bare(part)));
    const phrases = [...new Set([...seats, ...last, ...keywords, words, ...own])];
    return {
      id: `line-${index + 1}`,
      label: shownText(fillTemplate(line, state.facts)),
      phrases,
      judges: true,
    };
  });
  return [
    buttonMove("previous", "left", buttons.previous),
    buttonMove("next", "right", buttons.next),
    { ...buttonMove("say", "select", isAround(lines) ? buttons.go : buttons.say), judges: true },
    ...(node.listen === undefined ? [] : [listenMove(deal, state, node)]),
    ...said,
    ...linesBeyond(deal, state, node).map(({ line, keywords }, index): Move => ({
      id: `${BEYOND}${index + 1}`,
      label: shownText(fillTemplate(line, state.facts)),
      phrases: keywords,
      unlisted: true,
      judges: true,
    })),
    ...asidesBeside(said, node),
  ];
}

/** What a voice may say besides. What a line is called by is that line, and so is an aside that has a line's name. */
function asidesBeside(lines: readonly Move[], { asides = [] }: TalkNode): Move[] {
  const names = new Set(lines.flatMap(({ phrases }) => phrases.map(bare)));
  return asides.flatMap(({ phrases }, index) => {
    const [label = ""] = phrases;
    const left = phrases.filter((phrase) => !names.has(bare(phrase)));
    return left.includes(label) ? [{ id: `${ASIDE}${index + 1}`, label, phrases: left }] : [];
  });
}

function tellsNumbers(content: TalkContent): boolean {
  return JSON.stringify(textsOf(content).line).includes("{number}");
}

/** What a voice may say here of another node. */
function linesBeyond(deal: TalkDeal, state: TalkState, { beyond }: TalkNode): Choice[] {
  return beyond === undefined ? [] : linesOf(deal, state, nodeAt(deal, { ...state, at: beyond }));
}

function buttonMove(id: string, button: Press, { label, phrases }: MoveWords): Move {
  return { id, button, label, phrases };
}

/** Where there is nothing more to hear, it is said for nothing. */
function listenMove(deal: TalkDeal, { listened }: TalkState, { listen: how }: TalkNode): Move {
  const move = buttonMove("listen", "up", buttonsOf(deal.content).listen);
  if (how === undefined || "on" in how) return move;
  return listened < how.closer.length || how.again === true ? { ...move, priced: LISTEN } : move;
}

/** Two to four words of a line in a row that only it has. */
function partsOf(words: string, others: readonly string[]): string[] {
  const all = words.split(" ");
  const rows = [2, 3, 4].flatMap((count) =>
    all.slice(0, Math.max(0, all.length - count + 1)).map((_, at) => all.slice(at, at + count).join(" ")),
  );
  return rows.filter(
    (row) =>
      row !== words &&
      row.length >= SHORTEST_PART &&
      !others.some((other) => ` ${other} `.includes(` ${row} `)),
  );
}
const SHORTEST_PART = 6;

/** "The next" is heard as "next". */
function bare(phrase: string): string {
  return phraseWords(phrase).join(" ");
}

/** A line as a voice says it word for word. */
function plain(line: string): string {
  return (
    shownText(line)
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z0-9']+/g) ?? []
  ).join(" ");
}

export function apply(deal: TalkDeal, state: TalkState, { move }: Action): Step<TalkState> {
  switch (move) {
    case "goOn":
      return goOn(deal, state);
    case "take":
      return takeTwo(deal, state);
    case "previous":
      return browse(deal, state, state.cursor - 1);
    case "next":
      return browse(deal, state, state.cursor + 1);
    case "listen":
      return listen(deal, state);
    case "say":
      return speak(deal, state, state.cursor, false);
    default:
      if (move.startsWith(ASIDE)) return answered(deal, state, Number(move.slice(ASIDE.length)) - 1);
      if (move.startsWith(BEYOND)) return speakBeyond(deal, state, Number(move.slice(BEYOND.length)) - 1);
      return speak(deal, state, Number(move.slice("line-".length)) - 1, true);
  }
}

function browse(deal: TalkDeal, state: TalkState, wanted: number): Step<TalkState> {
  const node = nodeAt(deal, state);
  const lines = linesOf(deal, state, node);
  const cursor = Math.min(lines.length - 1, Math.max(0, wanted));
  const next = { ...state, cursor };
  const { browse: step, edge } = soundsOf(deal.content);
  const choice = lines[cursor];
  const side = choice === undefined ? 0 : lineSide(choice, cursor, lines.length);
  return {
    state: next,
    cues: [sound(cursor === wanted ? step : edge, { side }), ...underCursor(deal, next, node)],
    outcome: GOING,
  };
}

function listen(deal: TalkDeal, state: TalkState): Step<TalkState> {
  const node = nodeAt(deal, state);
  const sounds = soundsOf(deal.content);
  if (node.listen !== undefined && "on" in node.listen) {
    const { on, reply = [] } = node.listen;
    const cues = [sound(sounds.listen), ...linesHeard(deal, state.facts, reply)];
    return arriveAt(deal, { ...state, at: on }, cues, { waited: 1 });
  }
  const closer = node.listen?.closer ?? [];
  const further = closer[state.listened] ?? (node.listen?.again === true ? closer.at(-1) : undefined);
  if (further === undefined)
    return {
      state,
      cues: [sound(sounds.edge), oneOf(textsOf(deal.content).heardAll, "object")],
      outcome: GOING,
    };
  return {
    state: { ...state, listened: state.listened + 1 },
    cues: [
      sound(sounds.listen),
      ...linesHeard(deal, state.facts, [...further, ...(node.listen?.after ?? [])]),
    ],
    outcome: GOING,
    counts: { listened: 1 },
  };
}

function answered(deal: TalkDeal, state: TalkState, index: number): Step<TalkState> {
  const { asides = [], id } = nodeAt(deal, state);
  const aside = asides[index];
  if (aside === undefined) throw new RangeError(`answered: nothing is said besides at "${id}"`);
  const cues = [sound(soundsOf(deal.content).edge), ...linesHeard(deal, state.facts, aside.reply)];
  return { state, cues, outcome: GOING };
}

function speak(deal: TalkDeal, state: TalkState, seat: number, isByVoice: boolean): Step<TalkState> {
  const node = nodeAt(deal, state);
  const choice = linesOf(deal, state, node)[seat];
  if (choice === undefined) throw new RangeError(`speak: there is no line ${seat + 1} at "${node.id}"`);
  const outcome = outcomeOf(choice, state.facts);
  const { credit } = outcome;
  const isFirst = !Object.hasOwn(state.credits, node.id);
  const next: TalkState = {
    ...state,
    credits: credit === undefined || !isFirst ? state.credits : { ...state.credits, [node.id]: credit },
    slips: credit === undefined ? state.slips : credit === 0 ? state.slips + 1 : 0,
  };
  const cues = [
    sound(soundOf(deal.content, credit), { hold: "none" }),
    ...ownLine(deal, state, isByVoice ? choice : undefined),
    ...linesHeard(deal, { ...state.facts, ...outcome.remember }, outcome.reply),
    ...(credit === undefined ? [] : namedAfter(deal, state.facts, node, credit)),
    ...linesHeard(deal, { ...state.facts, ...outcome.remember }, outcome.why ?? []),
  ];
  const judged = isFirst ? judgedBy(credit) : {};
  if (credit === 0 && state.takes > 0 && deal.item.practice !== true)
    return {
      state: { ...next, cursor: 0, pending: { node: node.id, choice: node.choices.indexOf(choice) } },
      cues: [...cues, offerTake(deal, state)],
      outcome: GOING,
      counts: judged,
    };
  return comeOf(deal, next, choice, cues, judged);
}

function judgedBy(credit: number | undefined): Counts {
  if (credit === undefined) return {};
  return { judged: 1, ...(credit === 1 ? { caught: 1 } : credit === 0 ? { mistook: 1 } : {}) };
}

/** One walks off in the middle of a talk. */
function speakBeyond(deal: TalkDeal, state: TalkState, seat: number): Step<TalkState> {
  const { id, beyond } = nodeAt(deal, state);
  if (beyond === undefined) throw new RangeError(`speakBeyond: nothing lies beyond "${id}"`);
  return speak(deal, { ...state, at: beyond }, seat, true);
}

/** What was said stays: it is remembered, and the talk goes on. */
function comeOf(
  deal: TalkDeal,
  state: TalkState,
  choice: Choice,
  cues: readonly Cue[],
  counted: Counts,
): Step<TalkState> {
  const { remember, counts = {}, to } = outcomeOf(choice, state.facts);
  const facts = { ...state.facts, ...remember };
  return arriveAt(deal, { ...state, facts, at: to, pending: null }, cues, { ...counted, ...counts });
}

function goOn(deal: TalkDeal, state: TalkState): Step<TalkState> {
  const choice = pendingChoice(deal, state);
  return comeOf(deal, state, choice, [sound(soundsOf(deal.content).said)], {});
}

function takeTwo(deal: TalkDeal, state: TalkState): Step<TalkState> {
  const next: TalkState = { ...state, takes: state.takes - 1, pending: null, cursor: 0 };
  return {
    state: next,
    cues: [sound(soundsOf(deal.content).take, { hold: "end" }), ...reminder(deal, next, nodeAt(deal, next))],
    outcome: GOING,
    counts: { takes: 1 },
  };
}

function pendingChoice({ item }: TalkDeal, { pending }: TalkState): Choice {
  const place = placeAt(item, pending?.node ?? "");
  const choice = place.type === "node" ? place.node.choices[pending?.choice ?? -1] : undefined;
  if (choice === undefined) throw new RangeError("pendingChoice: no line is pending");
  return choice;
}

function arriveAt(deal: TalkDeal, state: TalkState, cues: readonly Cue[], counts: Counts): Step<TalkState> {
  const place = placeAt(deal.item, state.at);
  if (place.type === "ending") {
    const lines = linesHeard(deal, state.facts, place.ending.lines);
    return { state, cues: [...cues, ...lines], outcome: solved(creditOf(state)), counts };
  }
  const isHelped = state.slips >= SLIPS_BEFORE_HELP;
  const next: TalkState = {
    ...state,
    cursor: firstCursor(deal, state, place.node),
    listened: 0,
    helped: null,
    slips: isHelped ? 0 : state.slips,
  };
  const help = isHelped ? [sound("help"), ...hint(deal, next, 1)] : [];
  return {
    state: next,
    cues: [...cues, BREATH, ...arrivalWith(deal, next, place.node, help)],
    outcome: ADVANCED,
    counts,
  };
}

/** Help comes after the scene, and before the lines. */
function arrivalWith(deal: TalkDeal, state: TalkState, node: TalkNode, help: readonly Cue[]): Cue[] {
  if (help.length === 0) return arrival(deal, state, node);
  return [...linesHeard(deal, state.facts, node.scene), ...help, ...underCursor(deal, state, node)];
}

function soundOf(content: TalkContent, credit: number | undefined) {
  const sounds = soundsOf(content);
  if (credit === undefined) return sounds.said;
  return credit === 1 ? sounds.fit : credit === 0 ? sounds.amiss : sounds.said;
}

/** A line that a voice named has not been heard just now, and where one goes is told before it counts. */
function ownLine(deal: TalkDeal, state: TalkState, choice: Choice | undefined): Cue[] {
  if (choice === undefined) return [];
  const line = fillTemplate(choice.line, state.facts);
  if (choice.aside === true) return [say(line, "name", { side: choice.side ?? CENTRE })];
  return [say(line, "object", { voice: deal.content.you.voice })];
}
