/** Help begins with listening; the mark is named next, and the button last. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, say, type Cue } from "../../cue.ts";
import { evidenceCues } from "../kit/evidence.ts";
import type { Dealt, SortDeal } from "./basket.ts";
import { codeNamed, markNamed } from "./named.ts";
import { soundsOf } from "./heard.ts";
import { helpAgainst } from "./prowler.ts";
import { binAt, FEEL, movesOf, seatFor, SIDES } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";

export function hint(deal: SortDeal, state: SortState, strength: 1 | 2 | 3): Cue[] {
  if (strength === 3) return strongest(deal, state);
  const { content } = deal;
  const thing = thingAt(deal, state);
  const { listen, handsOff } = content.words;
  const code = thing.code === undefined ? undefined : codeNamed(deal, thing.code);
  const clue = code === undefined ? ownHint(thing, state) : [oneOf(code.reminder)];
  const against = helpAgainst(deal, state);
  if (strength === 1) return [...against, ...(clue.length === 0 ? [oneOf(listen)] : clue)];
  const heard = soundsOf(deal, thing);
  if (thing.isDanger === true) return [...heard, oneOf(handsOff)];
  return [...heard, ...(code === undefined ? [oneOf(listen)] : clue)];
}

/** What feeling would tell is not given away; once it is known, the button is. */
function strongest(deal: SortDeal, state: SortState): Cue[] {
  const { content } = deal;
  const thing = thingAt(deal, state);
  const canFeel = movesOf(deal).some(({ id }) => id === FEEL) && thing.isDanger !== true;
  if (canFeel && state.felt === 0 && state.misses === 0) return [oneOf(content.words.feelFirst)];
  const seat = seatFor(deal, state, thing.bin);
  const mark = thing.mark === undefined ? thing.name : markNamed(deal, thing.mark).text;
  const values = { button: seat, label: uncapitalize(binAt(deal, seat).label), mark: capitalize(mark) };
  return [oneOf(content.words.press, "object", { values, side: SIDES[seat] })];
}

/** What was read need not be read again. */
function ownHint({ hint: own, label }: Dealt, { felt }: SortState): Cue[] {
  const text = felt > 0 ? (label ?? own) : own;
  return text === undefined ? [] : [say(text)];
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
    ...(why === undefined ? [] : [oneOf(why)]),
  ];
}
