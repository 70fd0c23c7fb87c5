/** What is heard of rooms: where the lever leads, what comes to be packed, and how a thing sounds as what it is. */
import { oneOf, say, type Cue, type Side } from "../../cue.ts";
import { evidenceCues } from "../kit/evidence.ts";
import { inSentence } from "../kit/in-sentence.ts";
import type { SortDeal } from "./basket.ts";
import { thingNamed } from "./named.ts";
import { climateOf, heardAfter, roomAfter, waysOf } from "./rooms.ts";
import type { Thing } from "./schema.ts";
import { binAt, seatsOf } from "./seats.ts";
import { shelfOf, thingAt, type Packing, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";

/** How a thing sounds after so many pulls. */
export function soundsAfter(deal: SortDeal, state: SortState, at: number, pulls: number, side?: Side): Cue[] {
  const heard = heardAfter(thingAt(deal, state, at), shelfOf(deal).goes, pulls);
  return evidenceCues(heard, side === undefined ? {} : { side });
}

/** Which way the next pull leads, by ear. */
export function forecast(deal: SortDeal, packing: Packing): Cue[] {
  const words = wordsOf(deal.content);
  return [...forecastFrom(deal, packing), oneOf(words.forecast), ...foretold(deal, packing)];
}

function forecastFrom(deal: SortDeal, { pull }: Packing): Cue[] {
  const room = climateOf(deal).rooms[roomAfter(shelfOf(deal), pull - 1)]?.name;
  return room === undefined ? [] : [oneOf(wordsOf(deal.content).from, "object", { values: { room } })];
}

function foretold(deal: SortDeal, { pull }: Packing): Cue[] {
  const { goes, tells } = shelfOf(deal);
  const { warmer, colder } = climateOf(deal);
  const ways = waysOf(deal.content, goes, pull).flatMap((way) =>
    way === "same" ? [] : evidenceCues(way === "warmer" ? warmer : colder),
  );
  if (tells === undefined) return ways;
  const told = tells.map((id) => thingNamed(deal, id));
  return [
    ...ways,
    oneOf(wordsOf(deal.content).tells),
    ...told.flatMap((thing) => [
      say(`${thing.name}.`, "name"),
      ...evidenceCues(heardAfter(thing, goes, pull)),
    ]),
  ];
}

/** The thing that is to be packed next, as it is now; and what it is like, when it first comes in a sitting. */
export function packArrival(deal: SortDeal, state: SortState, packing: Packing, isFirst: boolean): Cue[] {
  const { about, name } = thingAt(deal, state);
  const isNew = isFirst && deal.world?.met?.includes(name) !== true;
  return [
    say(`${name}.`, "name"),
    ...(about === undefined || !isNew ? [] : [oneOf(about)]),
    ...soundsAfter(deal, state, state.at, packing.pull - 1),
  ];
}

/** Where the lever leads, what is packed, and the thing that is due with all that is known of it. */
export function packWhere(deal: SortDeal, state: SortState, packing: Packing, isReady: boolean): Cue[] {
  const words = wordsOf(deal.content);
  if (packing.isOver === true) return [...forecastFrom(deal, packing), oneOf(words.onward)];
  const lists = seatsOf(deal.rules).flatMap((seat): Cue[] => {
    const names = packing.kept
      .filter((at) => packing.packed[at] === seat)
      .map((at) => inSentence(thingAt(deal, state, at).name));
    const values = { label: binAt(deal, seat).label, names: names.join(", ") };
    return names.length === 0 ? [] : [oneOf(words.packed, "object", { values })];
  });
  const tests = packing.tested.flatMap((at) => [
    oneOf(words.crumb, "object", { values: { name: thingAt(deal, state, at).name } }),
    ...soundsAfter(deal, state, at, packing.pull),
  ]);
  const lever = [...forecast(deal, packing), ...tests];
  if (isReady) return [...lever, ...lists, ...readyCues(deal, packing)];
  const { about, name } = thingAt(deal, state);
  return [
    ...lever,
    ...lists,
    oneOf(words.where, "object", { values: { left: state.rest.length + 1 } }),
    say(`${name}.`, "name"),
    ...(about === undefined ? [] : [oneOf(about)]),
    ...soundsAfter(deal, state, state.at, packing.pull - 1),
  ];
}

/** All is packed: what there is to do. */
export function readyCues(deal: SortDeal, { isAgain }: Packing): Cue[] {
  const { ready, takeBack } = wordsOf(deal.content);
  const canTakeBack = climateOf(deal).reset !== undefined && isAgain !== true;
  return [oneOf(ready), ...(canTakeBack ? [oneOf(takeBack)] : [])];
}

/** A thing, and what is known of it. */
export function clueOf({ name, about }: Thing): Cue[] {
  return [say(`${name}.`), ...(about === undefined ? [] : [oneOf(about)])];
}

/** What was heard beforehand, as it will be: crumbs, and what is told from the room. */
export function known(deal: SortDeal, state: SortState, { tested }: Packing): Thing[] {
  const { tells = [] } = shelfOf(deal);
  return [...tested.map((at) => thingAt(deal, state, at)), ...tells.map((id) => thingNamed(deal, id))];
}

/** Help: what was heard beforehand, and the thing that is due, each with its clue. */
export function besides(deal: SortDeal, state: SortState, packing: Packing): Cue[] {
  const { goes } = shelfOf(deal);
  const heard = known(deal, state, packing);
  if (heard.length === 0) return [];
  return [
    ...heard.flatMap((thing) => [...clueOf(thing), ...evidenceCues(heardAfter(thing, goes, packing.pull))]),
    oneOf(wordsOf(deal.content).beside),
    ...clueOf(thingAt(deal, state)),
  ];
}
