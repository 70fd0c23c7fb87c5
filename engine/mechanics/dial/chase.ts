/** The rival behind: how far is heard after each arrival, and what an express wins back. */
import type { Cue, PatternNote } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { shovel, type Burned } from "./fuel.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { solo } from "./world.ts";

const FIRST_BEAT = 520;
const BEAT_EVERY = 160;
const FARTHEST = 0.2;

/** As with thunder: a call, and a beat for each fuel until it is answered, the louder the nearer. */
export function echo({ content }: DialDeal, left: number | null): Cue[] {
  const words = content.fuel?.echo;
  if (words === undefined || left === null) return [];
  const beats = Math.min(left, words.far);
  const isAnswered = left < words.far;
  const notes: PatternNote[] = [{ sound: words.call, at: 0, level: 0.7 }];
  for (let beat = 0; beat < beats; beat++)
    notes.push({ sound: words.beat, at: FIRST_BEAT + beat * BEAT_EVERY, level: 0.8 });
  const level = Math.max(FARTHEST, 1 - (beats / words.far) * (1 - FARTHEST));
  if (isAnswered) notes.push({ sound: words.answer, at: FIRST_BEAT + beats * BEAT_EVERY, level });
  const counted = beats === 0 ? [] : [Array(beats).fill(words.beatWord).join(" ")];
  const caption = [words.callWord, ...counted, isAnswered ? words.answerWord : words.silence].join(", ");
  return [{ type: "pattern", name: "echo", notes, caption }];
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
  return [...told, ...solo(rules, freed)];
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
