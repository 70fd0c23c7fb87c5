/** Press on the beat: a pattern is scheduled ahead, and a press is judged by when it was made, not by when it was told. */
import * as z from "zod";
import { say, sound, type Cue, type PatternCue } from "../../engine/cue.ts";
import {
  GOING,
  MISSED,
  solved,
  type Deal,
  type Mechanic,
  type Step,
  type Wake,
} from "../../engine/mechanics/contract.ts";
import type { Move } from "../../engine/move.ts";
import type { SoundId } from "../../engine/sound/index.ts";

/** A press so near to a beat is on it: half of it early, half late. A window for children, not for musicians. */
const NEAR_MILLISECONDS = 150;
const AFTER_LAST = 400;
const DRUM: SoundId = "footstep";

const item = z.strictObject({
  id: z.string(),
  beats: z.int().min(2).max(8),
  every: z.int().min(300).max(1500),
});
const rules = z.strictObject({});
type Item = z.infer<typeof item>;

export interface BeatState {
  /** Of each press that was made: how far it was from the nearest beat, in milliseconds. */
  readonly presses: readonly number[];
  readonly misses: number;
}

type BeatDeal = Deal<object, object, Item>;

export const beat: Mechanic<object, object, Item, BeatState> = {
  id: "beat",
  content: z.strictObject({}),
  rules,
  item,
  evidence: () => [DRUM],
  counts: { hits: "presses on the beat", early: "presses before it", late: "presses after it" },
  begin: () => ({ presses: [], misses: 0 }),
  open: (deal, state) => question(deal, state),
  where: (deal, state) => question(deal, { ...state, presses: [] }),
  moves: ({ calm, item: { beats } }) =>
    calm
      ? [countMove("three", "left", 3, beats), countMove("other", "right", beats === 3 ? 4 : beats, beats)]
      : [{ id: "strike", button: "select", label: "Drum", phrases: ["drum"], judges: true }],
  apply(deal, state, { move, since }): Step<BeatState> {
    if (deal.calm) return answer(deal, state, move);
    const off = offBeat(deal, since?.["drum"]);
    const kind = Math.abs(off) <= NEAR_MILLISECONDS ? "hits" : off < 0 ? "early" : "late";
    const next = { ...state, presses: [...state.presses, off] };
    const cues: Cue[] = [sound(DRUM, { pitch: kind === "hits" ? 0 : 3, hold: "none" })];
    return { state: next, cues, outcome: GOING, counts: { [kind]: 1 }, wake: lastBeat(deal) };
  },
  /** The beats are over: what was pressed is told. */
  tick(deal, state): Step<BeatState> {
    const hits = state.presses.filter((off) => Math.abs(off) <= NEAR_MILLISECONDS).length;
    const told = [sound("round-done"), say(`${hits} of ${deal.item.beats} on the beat.`)];
    if (hits * 2 >= deal.item.beats)
      return { state, cues: told, outcome: solved(Math.min(1, hits / deal.item.beats)) };
    const again = question(deal, { presses: [], misses: state.misses + 1 });
    return { ...again, cues: [...told, ...again.cues], outcome: MISSED };
  },
  best: ({ calm, item: { beats } }) => ({ move: calm ? (beats === 3 ? "three" : "other") : "strike" }),
  help: () => ({ listen: [say("Wait for the drum, and press with it.")] }),
  reveal: (deal) => [say(`It was ${deal.item.beats} beats.`)],
};

function question(deal: BeatDeal, state: BeatState) {
  const cues: Cue[] = [say(deal.calm ? "How many beats?" : "Press with the drum."), drum(deal)];
  if (deal.calm) return { state, cues };
  return { state, cues, wake: lastBeat(deal) };
}

/** The beats are judged together, soon after the last one. */
function lastBeat({ item: { beats, every } }: BeatDeal): Wake {
  return { milliseconds: beats * every + AFTER_LAST, from: "drum" };
}

/** The first beat comes one interval after the beginning, so that it can be awaited. */
function drum({ item: { beats, every } }: BeatDeal): PatternCue {
  const notes = Array.from({ length: beats }, (_, index) => ({ sound: DRUM, at: (index + 1) * every }));
  return { type: "pattern", name: "drum", notes, caption: `${beats} beats on a drum`, hold: "none" };
}

/** How far from the nearest beat, in milliseconds; before the drum has begun, as far as can be. */
function offBeat({ item: { beats, every } }: BeatDeal, since: number | undefined): number {
  if (since === undefined) return -every;
  const nearest = Math.min(beats, Math.max(1, Math.round(since / every)));
  return Math.round(since - nearest * every);
}

function countMove(id: string, button: "left" | "right", count: number, _beats: number): Move {
  return { id, button, label: `${count} beats`, phrases: [`${count}`], judges: true };
}

function answer({ item: { beats } }: BeatDeal, state: BeatState, move: string): Step<BeatState> {
  const isRight = (move === "three") === (beats === 3);
  if (isRight) return { state, cues: [sound("right"), say(`${beats} beats.`)], outcome: solved(1) };
  const missed = { ...state, misses: state.misses + 1 };
  return { state: missed, cues: [sound("almost"), say("Not quite.")], outcome: MISSED };
}
