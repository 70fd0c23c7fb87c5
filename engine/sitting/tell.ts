/** The parts of a sitting that are told, not played: what is said, from the definition. Pure. */
import { capitalize } from "../capitalize.ts";
import { bed, rest, say, sound, type Cue } from "../cue.ts";
import type { ChooseAct, PlayAct, TellAct } from "../definition/act-schema.ts";
import type { Definition } from "../definition/index.ts";
import { amountOf, type Unit } from "../devices/index.ts";
import { timesHeard, wordings, type Family, type Heard } from "../lines/family.ts";
import { lineCues } from "../lines/line-cues.ts";
import type { Line } from "../lines/line-schema.ts";
import type { Counts } from "../mechanics/contract.ts";
import type { Move, Press } from "../move.ts";
import { createRandom, deriveSeed } from "../random.ts";
import { sentences } from "../words.ts";
import { turnsIn, type Sitting } from "./log.ts";
import { currentAct, levelAt } from "./next-act.ts";
import { actSeedOf, setOfAct, wayOf, worldOf } from "./plan-turn.ts";
import { nextNames, performedBy } from "./at-work.ts";
import { wayCues } from "./goal.ts";
import { quotable, stakesOf, stretchAt } from "./standing.ts";

/** What is heard first of all: the curtain, and the game's own bed. */
export function openingCues({ bed: id }: Definition): Cue[] {
  return [sound("curtain"), ...(id === undefined ? [] : [bed("game", id)])];
}

/** An act that is told: its short form for who has heard the long one before. */
export function tellCues(sitting: Sitting, { lines, again }: TellAct, heard: Heard): Cue[] {
  if (again === undefined) return storyCues(sitting, lines);
  return wasHeard(lines, heard) ? storyCues(sitting, again) : remembered(storyCues(sitting, lines));
}

/** A text that stands alone is not remembered when it is heard: the first of an act is, to know the act by. */
function remembered(cues: readonly Cue[]): Cue[] {
  const first = cues.find((cue) => cue.type === "family");
  return cues.map((cue) =>
    cue === first && cue.type === "family" && typeof cue.family === "string"
      ? { ...cue, family: [cue.family] }
      : cue,
  );
}

/** What the turns of an act have in common, and how they are played: without it nobody could solve them. */
export function playOpeningCues(sitting: Sitting, act: PlayAct): Cue[] {
  return [...storyCues(sitting, act.how ?? [], "object"), ...commonCues(sitting, act)];
}

/** Going on with a broken-off sitting needs no story, only how this act is played. */
export function resumeCues(sitting: Sitting, act: PlayAct): Cue[] {
  return [
    sentences.resumed,
    ...storyCues(sitting, act.resumed ?? act.how ?? [], "object"),
    ...commonCues(sitting, act),
  ];
}

export function giftCues(sitting: Sitting, keepsake: string): Cue[] {
  return keepsakeCues(sitting.definition, keepsake);
}

export function keepsakeCues({ keepsakes }: Definition, id: string): Cue[] {
  return lineCues(keepsakes?.[id]?.lines ?? [], { part: "object" });
}

/** Where the options of a choice sit: what is said first is on the left. */
const SEATS: Readonly<Record<number, readonly Press[]>> = {
  2: ["left", "right"],
  3: ["left", "up", "right"],
  4: ["left", "up", "right", "down"],
};

export function choiceMoves({ options }: ChooseAct): Move[] {
  return options.map(({ id, label, phrases }, index) => ({
    id,
    button: SEATS[options.length]?.[index],
    label,
    phrases: [...new Set([label.toLowerCase(), ...(phrases ?? [])])],
  }));
}

/** What is asked, and what can be chosen: "Left: the bridge. Right: the tunnel." */
export function questionCues(sitting: Sitting, act: ChooseAct): Cue[] {
  return storyCues(sitting, act.ask, "object");
}

export function chosenCues(sitting: Sitting, { options }: ChooseAct, option: string): Cue[] {
  return storyCues(sitting, options.find(({ id }) => id === option)?.chosen ?? []);
}

export function countsOfOption({ options }: ChooseAct, option: string): Counts {
  return options.find(({ id }) => id === option)?.counts ?? {};
}

/** To somebody who stops in the middle: goodbye, and what will be there next time. */
export function goodbyeCues(sitting: Sitting): Cue[] {
  const { definition, level } = sitting;
  const lines = levelAt(definition, level).goodbye ?? definition.goodbye;
  return lines === undefined ? [sentences.goodbye] : storyCues(sitting, lines, "object");
}

/** Below this mean credit nobody is told that they have learned it. */
const LEARNED_FROM = 0.5;

/** What was done, one thing learned, one thing to try in real life, and why to come back. */
export function recapCues(sitting: Sitting, bests: Readonly<Record<string, number>>): Cue[] {
  const { definition, level, seed, log } = sitting;
  const chosen = levelAt(definition, level);
  const random = createRandom(deriveSeed(seed, "recap"));
  const past = turnsIn(log);
  const credit = past.reduce((sum, turn) => sum + turn.credit, 0) / Math.max(1, past.length);
  const lesson = chosen.learned.replace(/\.$/, "");
  return [
    ...tallyCues(sitting, bests),
    rest(0.3),
    credit < LEARNED_FROM ? sentences.learning(lesson) : sentences.learned(lesson),
    say(random.pick(chosen.tryAtHome ?? definition.tryAtHome), "object"),
    ...(chosen.next === undefined ? [] : storyCues(sitting, [chosen.next], "object")),
  ];
}

/** "Seven of nine express, your best yet." */
function tallyCues({ definition, level, standing }: Sitting, bests: Readonly<Record<string, number>>): Cue[] {
  return (levelAt(definition, level).tallies ?? []).flatMap((id) => {
    const tally = definition.tallies?.[id];
    if (tally === undefined) return [];
    const count = standing.counts[tally.counts] ?? 0;
    const of = tally.of === undefined ? 0 : (standing.counts[tally.of] ?? 0);
    const best = bests[id];
    const isRecord = best !== undefined && (tally.best === "most" ? count > best : count < best);
    const values = { ...amountIn(tally, count), count, of, best: best ?? 0 };
    return lineCues([isRecord ? tally.record : tally.end], { part: "object", values });
  });
}

/** How the sitting stands, when asked in the middle of it: the goal, what is at stake, what was counted, which turn it is. */
export function standingCues(sitting: Sitting): Cue[] {
  const { definition, level, standing } = sitting;
  const chosen = levelAt(definition, level);
  const act = currentAct(sitting).act;
  const quoted = quotable(definition, standing);
  const stakes = stakesOf(definition, chosen).flatMap(([id, stake]) => {
    const at = standing.stakes[id];
    const stretch = at === undefined ? undefined : stake.stretches[stretchAt(stake, at)];
    if (stretch === undefined) return [];
    return lineCues([stretch.say], { part: "object", values: { ...quoted, ...amountIn(stake, at ?? 0) } });
  });
  const tallies = (chosen.tallies ?? []).flatMap((id) => {
    const tally = definition.tallies?.[id];
    if (tally === undefined) return [];
    const count = standing.counts[tally.counts] ?? 0;
    const of = standing.counts[tally.of ?? "turns"] ?? 0;
    const values = { ...quoted, ...amountIn(tally, count), count, of };
    return lineCues([tally.now], { part: "object", values });
  });
  const way = act?.type === "play" ? wayCues(definition, act, standing, wayOf(sitting)) : [];
  return [...stakes, ...tallies, ...way];
}

function amountIn({ unit }: { readonly unit?: Unit | undefined }, at: number): Record<string, string> {
  if (unit === undefined) return {};
  const amount = amountOf(at, unit);
  return { amount, Amount: capitalize(amount) };
}

/** Lines of the story, with what they may quote and perform. */
export function storyCues(sitting: Sitting, lines: readonly Line[], part?: "object"): Cue[] {
  const { definition, mechanic, level, standing } = sitting;
  const set = levelAt(definition, level);
  return lineCues(lines, {
    part,
    values: { ...quotable(definition, standing), ...nextNames(sitting, standing) },
    device: (id, isNext) => performedBy(sitting, id, standing, isNext),
    perform: () =>
      mechanic.perform?.(definition.content, set.rules, worldOf(sitting, set), standing.stakes) ?? [],
    keepsake: (id) => keepsakeCues(definition, id),
  });
}

function commonCues(sitting: Sitting, act: PlayAct): readonly Cue[] {
  const { definition, mechanic } = sitting;
  return mechanic.openAct?.(definition.content, setOfAct(sitting, act).rules, actSeedOf(sitting, act)) ?? [];
}

/** Its first line that is said was heard before, in one of its wordings. */
function wasHeard(lines: readonly Line[], heard: Heard): boolean {
  const families = lines.flatMap((line): Family[] => {
    if (typeof line === "string" || Array.isArray(line) || "full" in line) return [line];
    return "say" in line ? [line.say] : [];
  });
  const [first] = families;
  return first !== undefined && wordings(first).some((text) => timesHeard(text, heard) > 0);
}
