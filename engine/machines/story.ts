/** The parts of a sitting that are told, not played: what is said, from the definition. Pure. */
import { bed, rest, say, sound, type Cue, type Part } from "../cue.ts";
import type { Definition, Line } from "../definition/index.ts";
import {
  levelAt,
  levelOfStage,
  placeAfter,
  roundSeedOf,
  type PastTurn,
  type Place,
  type Sitting,
} from "../learner/sitting.ts";
import { createRandom, deriveSeed } from "../random.ts";
import { sentences } from "../words.ts";

function lineCues(lines: readonly Line[], part: Part = "context"): Cue[] {
  return lines.map((line) => {
    if (typeof line === "string") return say(line, part);
    if ("sound" in line) return sound(line.sound, { hold: "end" });
    return say(line.say, part, line.voice === undefined ? {} : { voice: line.voice });
  });
}

/** What all turns of this part have in common, such as a code: without it nobody could solve them. */
function commonCues(sitting: Sitting, place: Pick<Place, "stage" | "round">): readonly Cue[] {
  const { definition, mechanic, seed } = sitting;
  const { rules } = levelOfStage(place.stage, sitting);
  return mechanic.openRound?.(definition.content, rules, roundSeedOf(seed, place)) ?? [];
}

/** The hook, and what is new at this level. */
export function hookCues(sitting: Sitting): Cue[] {
  const { definition, level } = sitting;
  const chosen = levelAt(definition, level);
  return [
    sound("curtain"),
    ...(definition.bed === undefined ? [] : [bed("game", definition.bed)]),
    ...lineCues(definition.story.hook),
    ...lineCues(chosen.intro, "object"),
    ...lineCues(definition.story.warmUp),
    ...commonCues(sitting, { stage: "warmUp", round: 0 }),
  ];
}

/**
 * Going on with a broken-off sitting needs no story, only what the buttons do here, and the code if there is one. A part
 * that has not begun tells that itself.
 */
export function resumeCues(sitting: Sitting, played: number): Cue[] {
  const { definition, level } = sitting;
  const place = placeAfter(played, definition);
  const { intro } = place?.stage === "boss" ? levelOfStage("boss", sitting) : levelAt(definition, level);
  const isNewPart = place === null || (place.stage !== "warmUp" && place.turn === 0);
  return [
    sound("curtain"),
    ...(definition.bed === undefined ? [] : [bed("game", definition.bed)]),
    sentences.resumed,
    ...(place === null || (isNewPart && place.stage === "boss") ? [] : lineCues(intro, "object")),
    ...(isNewPart ? [] : commonCues(sitting, place)),
  ];
}

/** Between the rounds: what came of the last one, and what the next is about. */
export function roundCues(sitting: Sitting, round: number): Cue[] {
  const { rounds } = sitting.definition.story;
  return [
    ...(round === 0 ? [] : [sound("round-done")]),
    ...lineCues(rounds[round - 1]?.close ?? []),
    ...lineCues(rounds[round]?.open ?? []),
    ...commonCues(sitting, { stage: "round", round }),
  ];
}

export function bossCues(sitting: Sitting): Cue[] {
  const { definition } = sitting;
  return [
    sound("round-done"),
    ...lineCues(definition.story.rounds.at(-1)?.close ?? []),
    sound("boss-near", { hold: "end" }),
    ...lineCues(levelOfStage("boss", sitting).intro, "object"),
    ...commonCues(sitting, { stage: "boss", round: 0 }),
  ];
}

/** Below this mean credit nobody is told that they have learned it. */
const LEARNED_FROM = 0.5;

/** One thing learned, one thing to try in real life, and goodbye. */
export function recapCues({ definition, level, seed }: Sitting, past: readonly PastTurn[]): Cue[] {
  const random = createRandom(deriveSeed(seed, "recap"));
  const credit = past.reduce((sum, turn) => sum + turn.credit, 0) / Math.max(1, past.length);
  const { learned, tryAtHome = definition.story.tryAtHome } = levelAt(definition, level);
  const lesson = learned.replace(/\.$/, "");
  return [
    sound("farewell"),
    ...lineCues(definition.story.bossDone),
    rest(0.3),
    credit < LEARNED_FROM ? sentences.learning(lesson) : sentences.learned(lesson),
    say(random.pick(tryAtHome), "object"),
  ];
}

/** A row of right answers adds music layers, never loudness; a miss takes the last one away again. */
export function streakCues({ streakLayers }: Definition, streak: number, calm: boolean): Cue[] {
  return streakLayers.map((layer, index) =>
    bed(streakLayer(index), !calm && streak >= 3 * (index + 1) ? layer : null),
  );
}

function streakLayer(index: number): string {
  return `streak-${index}`;
}
