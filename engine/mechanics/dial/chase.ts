/** The rival behind: how far is heard after each arrival, and what an express wins back. */
import type { Cue, PatternNote } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { shovel, type Burned } from "./fuel.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { solo } from "./world.ts";

const FIRST_BEAT = 520;
const BEAT_EVERY = 140;
/** In fives, so that many can be counted. */
const GROUP = 5;
const PAUSE = 220;
const FARTHEST = 0.2;
/** With so many beats between, the answer is as faint as it gets. */
const FAINT_FROM = 10;

/** As with thunder: a call, and a beat for each fuel until it is answered, the louder the nearer. */
export function echo({ content, rules }: DialDeal, left: number | null): Cue[] {
  const words = content.fuel?.echo;
  if (words === undefined || left === null || rules.free === true) return [];
  const beats = Math.min(left, words.far);
  const isAnswered = left < words.far;
  const notes: PatternNote[] = [{ sound: words.call, at: 0, level: 0.7 }];
  const timeOf = (beat: number) => FIRST_BEAT + beat * BEAT_EVERY + Math.floor(beat / GROUP) * PAUSE;
  for (let beat = 0; beat < beats; beat++) notes.push({ sound: words.beat, at: timeOf(beat), level: 0.8 });
  const level = Math.max(FARTHEST, 1 - (beats / FAINT_FROM) * (1 - FARTHEST));
  if (isAnswered) notes.push({ sound: words.answer, at: timeOf(beats), level });
  const counted = inGroups(beats).map((group) => Array(group).fill(words.beatWord).join(" "));
  const caption = [words.callWord, ...counted, isAnswered ? words.answerWord : words.silence].join(", ");
  return [{ type: "pattern", name: "echo", notes, caption }];
}

function inGroups(beats: number): number[] {
  const groups = Array.from({ length: Math.ceil(beats / GROUP) }, () => GROUP);
  return groups.map((group, index) => Math.min(group, beats - index * GROUP));
}

/** Whoever the rival has taken last, and who is not aboard again by now. */
export function heldByRival({ world, rules }: DialDeal, besides: string | undefined): string | null {
  return (
    world.gone.findLast(
      (id) => rules.guests?.[id] !== undefined && id !== besides && !world.aboard.includes(id),
    ) ?? null
  );
}

export function wonBack({ content, rules }: DialDeal, freed: string | null): Cue[] {
  const guest = freed === null ? undefined : rules.guests?.[freed];
  if (freed === null || guest === undefined) return [];
  const told = lineCues(content.fuel?.back ?? [], { part: "object", values: { guest: guest.name } });
  // Nobody has seen yet who that is.
  const shown = guest.secret === true ? lineCues(guest.joins, { part: "object" }) : [];
  return [...told, ...shown, ...solo(rules, freed)];
}

/** Nobody sets off with too little for any ride at all. */
export function mercy(deal: DialDeal, state: DialState): Burned {
  const { content, rules } = deal;
  const words = content.fuel?.mercy;
  const lacks =
    words === undefined || state.fuel === null || rules.free === true ? 0 : words.below - state.fuel;
  if (words === undefined || lacks <= 0) return { state, cues: [], counts: {} };
  const given = shovel(deal, state, lacks);
  return { ...given, cues: [...lineCues(words.say, { part: "object" }), ...given.cues] };
}
