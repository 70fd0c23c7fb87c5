/** Help begins with whoever is near, and with listening; the mark is named next, and the button last. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, type Cue } from "../../cue.ts";
import { evidenceCues } from "../kit/evidence.ts";
import type { Dealt, SortDeal } from "./basket.ts";
import { codeNamed, isTrap, markNamed, meaningOf } from "./named.ts";
import { soundsOf } from "./heard.ts";
import { helpAgainst } from "./prowler.ts";
import { binAt, FEEL, movesOf, seatFor, seatsOf, SIDES } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";

export function hint(deal: SortDeal, state: SortState, strength: 1 | 2 | 3): Cue[] {
  return [...helpAgainst(deal, state), ...helpWith(deal, state, strength)];
}

function helpWith(deal: SortDeal, state: SortState, strength: 1 | 2 | 3): Cue[] {
  if (strength === 3) return strongest(deal, state);
  const thing = thingAt(deal, state);
  const { listen, handsOff, hears } = wordsOf(deal.content);
  const heard = soundsOf(deal, thing);
  if (strength === 1) return clueTo(deal, state, thing);
  if (thing.isDanger === true) return [...heard, oneOf(handsOff)];
  if (thing.isCovered === true) {
    const { honest, fibbed } = wordsOf(deal.content);
    return [...heard, oneOf(thing.claim === thing.bin ? honest : fibbed)];
  }
  if (thing.mark !== undefined) {
    const values = { mark: markNamed(deal, thing.mark).text, means: meaningOf(deal, thing.bin) };
    return [...heard, oneOf(hears, "object", { values })];
  }
  // Whoever has paid is told what a closer look tells.
  return [...heard, oneOf(thing.label ?? listen)];
}

/** Of what is hidden first, then of the code or of the thing. */
function clueTo(deal: SortDeal, state: SortState, thing: Dealt): Cue[] {
  const { listen, hidden, others } = wordsOf(deal.content);
  if (thing.hides !== undefined && state.felt === 0 && thing.isDanger !== true && canFeel(deal))
    return [oneOf(deal.content.finds?.[thing.hides]?.hint ?? hidden)];
  if (thing.isCovered === true) return [oneOf(wordsOf(deal.content).covered)];
  if (thing.code !== undefined) {
    const hasTrap = seatsOf(deal.rules).some((seat) => isTrap(deal, deal.rules.seats[seat] ?? ""));
    return [oneOf(codeNamed(deal, thing.code).reminder), ...(hasTrap ? [oneOf(others)] : [])];
  }
  const own = ownHint(thing, state);
  return own.length === 0 ? [oneOf(listen)] : own;
}

function canFeel(deal: SortDeal): boolean {
  return movesOf(deal).some(({ id }) => id === FEEL);
}

/** What feeling would tell is not given away; once it is known, the button is. */
function strongest(deal: SortDeal, state: SortState): Cue[] {
  const { content } = deal;
  const thing = thingAt(deal, state);
  const isKnown = thing.isCovered !== true || thing.claim === thing.bin;
  const isTold = thing.mark !== undefined && thing.hides === undefined && isKnown;
  const wouldTell = thing.hides !== undefined || thing.mark !== undefined;
  if (
    !isTold &&
    wouldTell &&
    canFeel(deal) &&
    thing.isDanger !== true &&
    state.felt === 0 &&
    state.misses === 0
  )
    return [oneOf(wordsOf(content).feelFirst)];
  const seat = seatFor(deal, state, thing.bin);
  const mark = thing.mark === undefined ? thing.name : markNamed(deal, thing.mark).text;
  const values = { button: seat, label: uncapitalize(binAt(deal, seat).label), mark: capitalize(mark) };
  return [oneOf(wordsOf(content).press, "object", { values, side: SIDES[seat] })];
}

/** What was read need not be read again. */
function ownHint({ hint: own, label }: Dealt, { felt }: SortState): Cue[] {
  const text = felt > 0 ? (label ?? own) : own;
  return text === undefined ? [] : [oneOf(text)];
}

export function reveal(deal: SortDeal, state: SortState): Cue[] {
  const { content } = deal;
  const { bin, why } = thingAt(deal, state);
  const seat = seatFor(deal, state, bin);
  const { arrives, label } = binAt(deal, seat);
  const side = SIDES[seat];
  return [
    ...evidenceCues(arrives, { side }),
    oneOf(wordsOf(content).belongs, "object", { values: { seat, label: uncapitalize(label) }, side }),
    ...(why === undefined ? [] : [oneOf(why)]),
  ];
}
