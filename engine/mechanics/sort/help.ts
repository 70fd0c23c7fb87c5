/** Help begins with listening; the mark is named next, and the button last. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, say, type Cue } from "../../cue.ts";
import { entry } from "../kit/entry.ts";
import { evidenceCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import { soundsOf } from "./heard.ts";
import { binAt, seatFor, SIDES } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";

export function hint(deal: SortDeal, state: SortState, strength: 1 | 2 | 3): Cue[] {
  const { content } = deal;
  const thing = thingAt(deal, state);
  const { listen, handsOff, heardMark, press } = content.words;
  const code = thing.code === undefined ? undefined : entry(content.codes, thing.code, "sort");
  const mark = thing.mark === undefined ? undefined : entry(content.marks, thing.mark, "sort").text;
  if (strength === 3) {
    const seat = seatFor(deal, state, thing.bin);
    const { label } = binAt(deal, seat);
    const values = { button: seat, label: uncapitalize(label), mark: capitalize(mark ?? thing.name) };
    return [oneOf(press, "object", { values, side: SIDES[seat] })];
  }
  const own = thing.hint === undefined ? [] : [say(thing.hint)];
  const clue = code === undefined ? own : [oneOf(code.reminder)];
  if (strength === 1) return clue.length === 0 ? [oneOf(listen)] : clue;
  const heard = soundsOf(content, thing, state.isEmptied);
  const told = mark === undefined && thing.isDanger !== true ? (thing.label ?? thing.why) : undefined;
  return [
    ...heard,
    ...(mark === undefined ? [] : [oneOf(heardMark, "object", { values: { mark } })]),
    ...(told === undefined ? [] : [say(told)]),
    ...(thing.isDanger === true ? [oneOf(handsOff)] : []),
    ...(mark === undefined && told === undefined && thing.isDanger !== true ? [oneOf(listen)] : []),
  ];
}

export function reveal(deal: SortDeal, state: SortState): Cue[] {
  const { content } = deal;
  const { bin, why } = thingAt(deal, state);
  const seat = seatFor(deal, state, bin);
  const { arrives, label } = binAt(deal, seat);
  const side = SIDES[seat];
  return [
    ...evidenceCues(arrives, { side }),
    oneOf(content.words.belongs, "object", { values: { seat, label: uncapitalize(label) }, side }),
    ...(why === undefined ? [] : [say(why)]),
  ];
}
