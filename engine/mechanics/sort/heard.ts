/** What is heard of a thing: when it arrives, when it is felt for, and where we are. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, rest, say, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { entry } from "../kit/entry.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { evidenceCues } from "../kit/evidence.ts";
import { codeNamed, customerNamed, markNamed, type Named } from "./named.ts";
import { tipOfAct } from "../tips.ts";
import type { Dealt, SortDeal } from "./basket.ts";
import { loadsOf, seatsWithLoad } from "./loads.ts";
import { dialCues } from "./dials.ts";
import { placeOf } from "./prowler.ts";
import { forecast, packArrival } from "./rooms-heard.ts";
import type { SortContent, SortRules } from "./schema.ts";
import { binAt, loadSeats } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";
import { feelOf } from "./usual.ts";

export function openAct(_content: SortContent, { tips }: SortRules, actSeed: number): Cue[] {
  return tipOfAct(tips, actSeed);
}

/** Who has come, and the first thing. */
export function opening(deal: SortDeal, state: SortState): Cue[] {
  const { item, world } = deal;
  const customer = customerNamed(deal, item.customer);
  const memory = world?.memory[item.customer ?? ""];
  const hello = (memory === undefined ? undefined : customer?.[memory]) ?? customer?.hello ?? [];
  const first =
    state.packing === undefined
      ? arrival(deal, state)
      : [...forecast(deal, state.packing), ...packArrival(deal, state, state.packing, true)];
  return [...lineCues(hello, { part: "object" }), ...dialsHeard(deal, state), ...first];
}

/** From left to right, how the dials stand. */
function dialsHeard({ content, rules }: SortDeal, { dials }: SortState): Cue[] {
  return rules.dials === undefined ? [] : dials.flatMap((setting, at) => dialCues(content, at, setting));
}

/** The thing is named; what it is like is only heard. */
export function arrival(deal: SortDeal, state: SortState): Cue[] {
  const { rules } = deal;
  const thing = thingAt(deal, state);
  return [
    ...lastCues(deal, state),
    ...named(deal, state, thing),
    ...soundsOf(deal, thing),
    ...heckle(rules, thing),
  ];
}

/** The bag is empty: only where there is more than one thing in it, and each is a thing of its own. */
function lastCues(deal: SortDeal, state: SortState): Cue[] {
  if (state.rest.length > 0 || state.things.length < 2 || loadSeats(deal).length === 0) return [];
  return evidenceCues(deal.content.last ?? []);
}

function named({ content, rules }: SortDeal, { returned, at }: SortState, thing: Dealt): Cue[] {
  if (thing.isLater === true) return [oneOf(wordsOf(content).later)];
  if (rules.names === false) return [];
  if (!returned.includes(at)) return [say(`${thing.name}.`, "object")];
  return [oneOf(wordsOf(content).again, "object", { values: { name: inSentence(thing.name) } })];
}

/** The same thing once more, after the noise of the machines. */
export function stillThere(deal: SortDeal, state: SortState): Cue[] {
  const { content, rules } = deal;
  const thing = thingAt(deal, state);
  const values = { name: inSentence(thing.name) };
  return [
    ...(rules.names === false ? [] : [oneOf(wordsOf(content).still, "object", { values })]),
    ...soundsOf(deal, thing),
    ...heckle(rules, thing),
  ];
}

/** Its cloth, whose it is, its mark, and what it hides. */
export function soundsOf(deal: Named, thing: Dealt): Cue[] {
  const { content } = deal;
  const find = thing.hides === undefined ? undefined : entry(content.finds, thing.hides, "sort");
  const code = thing.code === undefined ? undefined : codeNamed(deal, thing.code);
  const mark = thing.mark === undefined || thing.isCovered ? undefined : markNamed(deal, thing.mark);
  const marked = evidenceCues(mark?.heard ?? []);
  return [
    ...evidenceCues(thing.heard ?? []),
    ...evidenceCues(code?.heard ?? []),
    ...(marked.length === 0 ? [] : [rest(0.15)]),
    ...marked,
    ...evidenceCues(find?.heard ?? []),
  ];
}

/** What feeling for it tells: all of it again, and its mark in words. */
export function feltCues(deal: SortDeal, state: SortState): Cue[] {
  const { content } = deal;
  const thing = thingAt(deal, state);
  const find = thing.hides === undefined ? undefined : entry(content.finds, thing.hides, "sort");
  const mark = thing.mark === undefined ? undefined : markNamed(deal, thing.mark);
  const { felt, smooth } = wordsOf(content);
  return [
    ...evidenceCues(feelOf(content, deal.rules).heard),
    ...soundsOf(deal, { ...thing, hides: undefined, isCovered: undefined }),
    ...(mark === undefined ? [] : [oneOf(felt, "object", { values: { mark: capitalize(mark.text) } })]),
    ...(thing.label === undefined ? [] : [oneOf(thing.label, "object")]),
    ...(mark === undefined && thing.label === undefined && find === undefined ? [oneOf(smooth)] : []),
    ...lineCues(find?.found ?? [], { part: "object" }),
  ];
}

/** The thing again, as it sounds, and how everything stands. */
export function where(deal: SortDeal, state: SortState): Cue[] {
  const { content, rules } = deal;
  const thing = thingAt(deal, state);
  const { where: words, holds } = wordsOf(content);
  const place = placeOf(deal, state);
  return [
    oneOf(words, "object", { values: { left: leftIn(state) } }),
    ...(rules.names === false ? [] : [say(`${thing.name}.`)]),
    ...seatsWithLoad(deal, state).map((seat) =>
      oneOf(holds, "object", {
        values: {
          label: binAt(deal, seat).label,
          count: state.loads[seat].things.length,
          most: loadsOf(content).tips.length,
        },
      }),
    ),
    ...(rules.pot === undefined
      ? []
      : [
          oneOf(state.pot === 0 ? rules.pot.nothing : rules.pot.holds, "object", {
            values: { tips: state.pot },
          }),
        ]),
    ...(place === undefined ? [] : [say(`${capitalize(place)}.`)]),
    ...dialsHeard(deal, state),
    ...soundsOf(deal, thing),
    ...heckle(rules, thing),
  ];
}

/** What a thing becomes is no other thing. */
function leftIn({ things, rest: coming }: SortState): number {
  return 1 + coming.filter((one) => things[one]?.isLater !== true).length;
}

function heckle({ heckles }: SortRules, { claim, bin }: Dealt): Cue[] {
  const family = claim === undefined ? undefined : heckles?.by[claim];
  if (heckles === undefined || family === undefined) return [];
  const tells = claim === bin ? [] : evidenceCues(heckles.tells ?? []);
  return [oneOf(family, "object", { voice: heckles.voice }), ...tells];
}

export function nothing(): Cue {
  return sound("nothing");
}
