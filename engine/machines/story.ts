/** The parts of a sitting that are told, not played: what is said, from the definition. Pure. */
import { bed, rest, say, sound, type Cue, type Part } from "../cue.ts";
import type { Definition, Level, Line } from "../definition/index.ts";
import { roundSeedOf, type Sitting } from "../learner/sitting.ts";
import { createRandom, deriveSeed } from "../random.ts";

function lineCues(lines: readonly Line[], part: Part = "context"): Cue[] {
  return lines.map((line) => {
    if (typeof line === "string") return say(line, part);
    if ("sound" in line) return sound(line.sound, { hold: "end" });
    return say(line.say, part, line.voice === undefined ? {} : { voice: line.voice });
  });
}

/** The hook, and what is new at this level. */
export function hookCues({ definition, level }: Sitting): Cue[] {
  const chosen = levelAt(definition, level);
  return [
    sound("curtain"),
    ...(definition.bed === undefined ? [] : [bed("game", definition.bed)]),
    ...lineCues(definition.story.hook),
    ...lineCues(chosen.intro, "object"),
    ...lineCues(definition.story.warmUp),
  ];
}

/** Going on with a broken-off sitting needs no story, only what the buttons do. */
export function resumeCues({ definition, level }: Sitting): Cue[] {
  return [
    sound("curtain"),
    ...(definition.bed === undefined ? [] : [bed("game", definition.bed)]),
    say("We go on where you stopped.", "object"),
    ...lineCues(levelAt(definition, level).intro, "object"),
  ];
}

/** Between the rounds: what came of the last one, and what the next is about. */
export function roundCues(sitting: Sitting, round: number): Cue[] {
  const { definition, mechanic, level, seed } = sitting;
  const rounds = definition.story.rounds;
  const common = mechanic.openRound?.(
    definition.content,
    levelAt(definition, level).rules,
    roundSeedOf(seed, { stage: "round", round }),
  );
  return [
    ...(round === 0 ? [] : [sound("round-done")]),
    ...lineCues(rounds[round - 1]?.close ?? []),
    ...lineCues(rounds[round]?.open ?? []),
    ...(common ?? []),
  ];
}

export function bossCues({ definition, mechanic, seed }: Sitting): Cue[] {
  const common = mechanic.openRound?.(
    definition.content,
    definition.boss.rules,
    roundSeedOf(seed, { stage: "boss", round: 0 }),
  );
  return [
    sound("round-done"),
    ...lineCues(definition.story.rounds.at(-1)?.close ?? []),
    sound("boss-near", { hold: "end" }),
    ...lineCues(definition.boss.intro, "object"),
    ...(common ?? []),
  ];
}

/** One thing learned, one thing to try in real life, and goodbye. */
export function recapCues({ definition, level, seed }: Sitting): Cue[] {
  const random = createRandom(deriveSeed(seed, "recap"));
  return [
    sound("farewell"),
    ...lineCues(definition.story.bossDone),
    rest(0.3),
    say(`Today you learned ${levelAt(definition, level).learned.replace(/\.$/, "")}.`, "object"),
    say(random.pick(definition.story.tryAtHome), "object"),
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

function levelAt(definition: Definition, index: number): Level {
  const level = definition.levels[index];
  if (level === undefined) throw new RangeError(`no level ${index + 1} of ${definition.levels.length}`);
  return level;
}
