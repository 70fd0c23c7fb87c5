/** A unit of time passes: what is heard of the rival and of what melts. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { ADVANCED, GOING, MISSED, solved, type Outcome, type Step } from "../../../contract.ts";
import { distanceWord, heardFrom, sideTo, soundingTo } from "../../beacons.ts";
import type { WalkDeal } from "../../schema.ts";
import { has, isSettled, pass, wanted, won, type Event, type Run } from "./run.ts";
import { hasChoice, isSecret, optionsOf } from "./shelf.ts";
import { askCues, howCue, optionCues } from "./asking.ts";
import type { GatherState } from "./state.ts";
import { nameOf, shopOf, type Shop } from "./trip.ts";

/** No trip takes so many steps without anything achieved: after them help comes by itself. */
const IDLE_STEPS = 10;

export function elapse(deal: WalkDeal, state: GatherState, to: number): Step<GatherState> {
  const shop = shopOf(deal);
  const { run, events } = pass(shop.model, state.run, to);
  const moved: GatherState = {
    ...state,
    at: to,
    run,
    paysEarly: false,
    idle: state.idle + 1,
  };
  const told = telling(shop, moved);
  const caught = events.flatMap((event) => (event.type === "caught" ? [event.thing] : []));
  const isCatch = caught.length > 0;
  const dropped = caught.find((thing) => hasChoice(shop, thing));
  const cues = [
    ...drips(shop, state.run, run),
    ...events.flatMap((event) => eventCues(deal, shop, moved, event)),
    ...told.cues,
    ...(dropped === undefined
      ? []
      : [...askCues(shop, dropped), howCue(shop, dropped), ...optionCues(optionsOf(deal, shop, dropped), 0)]),
    ...(isCatch && dropped === undefined ? lastCues(shop, run) : []),
  ];
  const counts = countsOf(events);
  const order = [...state.order, ...caught];
  const choice =
    dropped === undefined ? state.choice : { thing: dropped, cursor: 0, struck: [], isCaught: true as const };
  if (isCatch) return { state: { ...told.state, idle: 0, order, choice }, cues, outcome: ADVANCED, counts };
  if (moved.idle < IDLE_STEPS) return { state: told.state, cues, outcome: GOING, counts };
  return { state: { ...told.state, idle: 0 }, cues, outcome: MISSED, counts };
}

/** All is in the cart, or as much of it as can still be got. */
export function lastCues({ model, order, words }: Shop, run: Run): Cue[] {
  if (!isSettled(model, run)) return [];
  const isAll = run.lost === 0 && run.carries === -1;
  return [oneOf(isAll ? (order.grab ?? words.grab).last : words.list.rest)];
}

/** What the rival goes for next, where it says so and has changed its mind. */
export function telling(shop: Shop, state: GatherState): { state: GatherState; cues: Cue[] } {
  const { words, rules, model } = shop;
  const { run } = state;
  // Who still catches its breath goes for nothing.
  if (run.rival === -1 || run.carries !== -1 || run.busy > 0) return { state, cues: [] };
  const next = wanted(model, run);
  if (next === undefined || next === state.told) return { state, cues: [] };
  const said = { ...state, told: next };
  if (rules.rival?.tells !== true) return { state: said, cues: [] };
  const { wants, voice } = words.rival;
  return {
    state: said,
    cues: [
      oneOf(wants, "object", {
        voice,
        values: { product: nameOf(shop, next) },
        side: sideTo(model.ground, state, run.rival),
      }),
    ],
  };
}

function eventCues(deal: WalkDeal, shop: Shop, state: GatherState, event: Event): Cue[] {
  const { words, model } = shop;
  const { rival } = words;
  const { ground } = model;
  const { run } = state;
  const how = soundingTo(ground, state, run.rival);
  const { side } = how;
  const far = distanceWord(deal.content, ground, state, run.rival);
  const speak = (family: typeof rival.waits, product?: string): Cue =>
    oneOf(family, "object", { voice: rival.voice, side, values: product === undefined ? {} : { product } });
  switch (event.type) {
    case "flew": {
      const landed = heardFrom(deal.content, ground, state, run.rival);
      const wings = sound(rival.moves, {
        ...how,
        caption: landed ? rival.movesCaption : `${rival.movesCaption}, ${far}`,
      });
      // Where it now sits is what there is to know: no word covers it.
      return landed === undefined ? [wings] : [wings, { ...landed, hold: "end" }];
    }
    case "took":
      return [
        sound(rival.voiceless, how),
        isSecret(shop) ? speak(rival.takesSecret) : speak(rival.takes, nameOf(shop, event.thing)),
        oneOf(run.wary ? words.list.keeps : rival.theft),
        ...(isSettled(model, run) && won(run) > 0 ? [oneOf(words.list.rest)] : []),
      ];
    case "hid":
      return [
        isSecret(shop) ? speak(rival.hidesSecret) : speak(rival.hides, nameOf(shop, event.thing)),
        // What cannot be won any more need not be remembered.
        oneOf(rival.gone, "object", { values: { product: nameOf(shop, event.thing) } }),
        // Of what it could not be made to drop that was said when it took it.
        ...(!run.wary && isSettled(model, run) && won(run) > 0 ? [oneOf(words.list.rest)] : []),
      ];
    case "recovered":
      return [sound(rival.voiceless, how), speak(rival.recovers)];
    case "caught":
      return [
        sound(rival.voiceless, { hold: "none" }),
        // What is still to be chosen is not in the cart yet.
        ...(hasChoice(shop, event.thing)
          ? [speak(rival.caughtSome)]
          : [sound(words.grab.sound), speak(rival.caught, nameOf(shop, event.thing))]),
      ];
    case "dodged":
      return [sound(rival.moves, { ...how, caption: `${rival.movesCaption} high up` }), speak(rival.dodges)];
    case "shooed":
      return [sound(rival.voiceless), speak(rival.shooed)];
    case "waits":
      return [
        sound(rival.moves, { ...how, caption: `${rival.movesCaption} on the spot, ${far}` }),
        speak(rival.waits),
      ];
    case "melted":
      return [
        sound(words.melting.sound),
        oneOf(words.melting.gone, "object", { values: { product: nameOf(shop, event.thing) } }),
      ];
  }
}

/** The coldest thing drips, the faster the less time it has left. */
function drips({ words, model }: Shop, before: Run, run: Run): Cue[] {
  const left = run.until
    .filter((until, thing) => until !== -1 && !has(run.soup, thing))
    .map((until) => until - run.time);
  if (left.length === 0 || before.time === run.time || run.at === model.home) return [];
  const { drips: id, captions } = words.melting;
  const least = Math.min(...left);
  const share = 1 - least / model.coldFor;
  const step = Math.min(captions.length - 1, Math.floor(share * captions.length));
  return [sound(id, { rate: 1 + share * 2, hold: "none", caption: captions[step] })];
}

function countsOf(events: readonly Event[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const names: Partial<Record<Event["type"], string>> = {
    hid: "hidden",
    caught: "caught",
    melted: "spoiled",
  };
  for (const { type } of events) {
    const name = names[type];
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** What a trip's end has come to: all, some or nothing of what was wanted. */
export function outcomeOf({ trip }: Shop, run: Run): Outcome {
  return solved(won(run) / trip.things.length);
}

export function lostNames(shop: Shop, run: Run): number[] {
  return shop.trip.things.flatMap((_thing, index) =>
    has(run.mine, index) && !has(run.soup, index) ? [] : [index],
  );
}
