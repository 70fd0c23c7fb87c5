/** What is heard of what is done: it lands on the other side, a box is filled, somebody walks, and what arrives arrives. */
import { sound, type Cue, type PatternNote, type SoundCue } from "../../cue.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { entry } from "../kit/entry.ts";
import { heavier, sidesOf } from "./load.ts";
import { ASIDE, captionOf, noteOf } from "./played.ts";
import { eventsOf, jobOf, wantsIn, type TallyDeal } from "./script.ts";
import type { Event } from "./stretch-schema.ts";
import type { TallyState, Way } from "./state.ts";
import { soundCaption } from "../../sound/index.ts";
import { soundOf } from "./words.ts";

const MOVE_MILLISECONDS = 350;
const BOX_MILLISECONDS = 200;
const STEP_MILLISECONDS = 380;
const STEPS = 5;
const ARRIVE_MILLISECONDS = 230;
const HIGHEST = 14;

/** One of those that fell, where it lies now. */
function oneOfThem(deal: TallyDeal, way: Way): Event {
  const { content, rules } = deal;
  const { strays = [] } = rules;
  const brought = eventsOf(deal, 0).find(
    ({ kind }) => entry(content.kinds, kind, "tally").takes !== true && !strays.includes(kind),
  );
  return { kind: brought?.kind ?? rules.stream[0]?.kind ?? "", way, at: 0 };
}

/** They land one by one, where they are now. */
export function movedCues(
  deal: TallyDeal,
  { done, plays, moved }: TallyState,
  way: Way,
  many: number,
): Cue[] {
  const event = oneOfThem(deal, way);
  const caption = captionOf(deal, event);
  const { sound: id, ...how } = noteOf(deal, event);
  const { at: _at, ...sounding } = how;
  if (many === 1) return [sound(id, { ...sounding, caption })];
  const name = `moved-${plays}-${done.length}-${moved}`;
  return pressed(
    deal,
    patternOf(name, many, MOVE_MILLISECONDS, `${caption}, ${many} times`, () => noteOf(deal, event)),
  );
}

/** A press is answered at once, and what it does takes its time. */
function pressed(deal: TallyDeal, pattern: Cue): Cue[] {
  return [sound(soundOf(deal, "set"), { hold: "none" }), pattern];
}

/** A knock for each that it is to hold, on its own side: whether so many are there nobody hears. */
export function boxCues(deal: TallyDeal, { done, plays }: TallyState, way: Way): Cue[] {
  const { work } = jobOf(deal);
  if (work?.type !== "pack") throw new RangeError("boxCues: there are no boxes");
  const { holds, label } = work.boxes[way];
  const name = `box-${plays}-${done.length}`;
  const side = way === "left" ? -ASIDE : ASIDE;
  return pressed(
    deal,
    patternOf(name, holds, BOX_MILLISECONDS, inSentence(label), () => ({
      sound: soundOf(deal, "box"),
      side,
    })),
  );
}

export function weighCues(deal: TallyDeal, state: TallyState): Cue[] {
  const { content } = deal;
  const { work } = jobOf(deal);
  if (work?.type !== "even" || content.weigh === undefined) return [];
  const at = heavier(sidesOf(deal, state, work)) ?? "middle";
  const side = at === "middle" ? 0 : at === "left" ? -1 : 1;
  return [sound(content.weigh.sound, { side, hold: "end", caption: content.weigh[at] })];
}

export function walkCues(deal: TallyDeal, { plays, heard }: TallyState): Cue[] {
  const id = soundOf(deal, "go");
  const steps = patternOf(`walk-${plays}-${heard}`, STEPS, STEP_MILLISECONDS, soundCaption(id), (step) => ({
    sound: id,
    side: step % 2 === 0 ? -0.3 : 0.3,
  }));
  return pressed(deal, steps);
}

export function lostCue(deal: TallyDeal, side: number): SoundCue {
  return sound(soundOf(deal, "lost"), { side, hold: "end" });
}

/** One by one and higher and higher, so that they can be counted along: a bell at as many as were wanted, and what is beyond sounds otherwise. */
export function arriveCues(deal: TallyDeal, { plays }: TallyState, many: number, told: string): Cue[] {
  if (many === 0) return [];
  const wants = wantsIn(deal) ?? Infinity;
  const arrived = patternOf(`arrived-${plays}`, many, ARRIVE_MILLISECONDS, told, (index) => ({
    sound: soundOf(deal, index < wants ? "arrived" : "beyond"),
    pitch: Math.min(HIGHEST, index),
  }));
  return many < wants
    ? [arrived]
    : [
        {
          ...arrived,
          notes: [...arrived.notes, { sound: soundOf(deal, "enough"), at: wants * ARRIVE_MILLISECONDS }],
        },
      ];
}

function patternOf(
  name: string,
  many: number,
  every: number,
  caption: string,
  note: (index: number) => Omit<PatternNote, "at">,
): Extract<Cue, { type: "pattern" }> {
  const notes = Array.from({ length: many }, (_, index) => ({ ...note(index), at: index * every }));
  return {
    type: "pattern",
    name,
    notes,
    caption,
  };
}
