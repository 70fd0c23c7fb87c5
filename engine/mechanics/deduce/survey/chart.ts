/** A chart of places and what probes read there: what looking for something and hiding it have in common. */
import { capitalize } from "../../../capitalize.ts";
import { say, sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Family } from "../../../lines/family.ts";
import type { Move } from "../../../move.ts";
import { shownText } from "../../../speech/markup.ts";
import { GOING, type Deal, type Step } from "../../contract.ts";
import type { State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import type { World } from "../world.ts";
import type { HideItem, HideRules, ProbeItem, ProbeRules, SurveyContent } from "./schema.ts";
import { SOUNDS } from "./sounds.ts";
import { wordsOf } from "./words.ts";

type SurveyDeal<R, I> = Deal<SurveyContent, R, I, World | undefined>;
export type ProbeDeal = SurveyDeal<ProbeRules, ProbeItem>;
export type HideDeal = SurveyDeal<HideRules, HideItem>;
type AnyDeal = ProbeDeal | HideDeal;

export function soundOf({ content }: AnyDeal, name: keyof typeof SOUNDS) {
  return content.sounds?.[name] ?? SOUNDS[name];
}

function placeIn({ content: { places } }: AnyDeal, id: string) {
  const place = places[id];
  if (place === undefined) throw new RangeError(`deduce: no place ${id}`);
  return place;
}

export function probeIn({ content: { probes } }: Pick<AnyDeal, "content">, id: string) {
  const probe = probes[id];
  if (probe === undefined) throw new RangeError(`deduce: no probe ${id}`);
  return probe;
}

/** Which of its readings a probe has at a place: places with the same one cannot be told apart by it. */
export function readingAt(deal: Pick<AnyDeal, "content">, probe: string, place: string): string {
  return probeIn(deal, probe).at[place] ?? "";
}

/** Those that sound like this place to all of these probes: itself, and its twins, from left to right. */
export function soundingLike(
  deal: Pick<AnyDeal, "content" | "rules">,
  place: string,
  probes: readonly string[],
): string[] {
  return deal.rules.places.filter((other) =>
    probes.every((probe) => readingAt(deal, probe, other) === readingAt(deal, probe, place)),
  );
}

export function toldAt(deal: AnyDeal, probe: string, place: string): string {
  return probeIn(deal, probe).readings[readingAt(deal, probe, place)]?.told ?? "";
}

/** What a probe reads at a place, as it sounds. */
export function readingCues(deal: AnyDeal, probe: string, place: string): Cue[] {
  const side = sideOf(deal.rules.places.indexOf(place), deal.rules.places.length);
  const { heard = [] } = probeIn(deal, probe).readings[readingAt(deal, probe, place)] ?? {};
  return lineCues(heard, { part: "object", side });
}

/** The same from a place that is not known yet: from no side. */
export function unplacedCues(deal: AnyDeal, probe: string, place: string): Cue[] {
  return lineCues(probeIn(deal, probe).readings[readingAt(deal, probe, place)]?.heard ?? [], {
    part: "object",
  });
}

export function placeValues(deal: AnyDeal, id: string): { readonly place: string; readonly Place: string } {
  const { name } = placeIn(deal, id);
  return { place: name, Place: capitalize(name) };
}

export function probeValues(deal: AnyDeal, id: string): { readonly probe: string; readonly Probe: string } {
  const { label } = probeIn(deal, id);
  return { probe: label, Probe: capitalize(label) };
}

/** "Mercury", "Mercury and Mars", "Mercury, the Moon and Mars" */
export function placesTold(
  deal: AnyDeal,
  ids: readonly string[],
): { readonly places: string; readonly Places: string } {
  const places = listed(
    ids.map((id) => placeIn(deal, id).name),
    wordsOf(deal.content).labels.and,
  );
  return { places, Places: capitalize(places) };
}

/** "Mars or Venus" */
export function eitherOf(deal: AnyDeal, ids: readonly string[]): string {
  return listed(
    ids.map((id) => placeIn(deal, id).name),
    wordsOf(deal.content).labels.or,
  );
}

export function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** What is said by the one who leads. */
export function tell(deal: AnyDeal, family: Family, values?: Readonly<Record<string, string>>): Cue {
  return line(family, deal.content.teller?.voice, values);
}

/** A step along the chart. What is heard at a place is the task's. */
export function walk(
  deal: AnyDeal,
  state: State,
  to: number,
  heardAt: (place: string) => readonly Cue[],
): Step<State> {
  const { places } = deal.rules;
  const seat = Math.min(Math.max(to, 0), places.length - 1);
  const side = sideOf(seat, places.length);
  const id = places[seat] ?? "";
  const step = sound(soundOf(deal, seat === to ? "walk" : "end"), { side });
  const at = { ...state, cursor: seat, isAtShelf: false };
  const { been, off } = wordsOf(deal.content);
  if (state.refused.includes(id)) return going(at, [step, tell(deal, been, placeValues(deal, id))]);
  if (state.struck.includes(id)) return going(at, [step, tell(deal, off, placeValues(deal, id))]);
  return going(at, [step, placeCue(deal, id), ...heardAt(id)]);
}

/** Where one is, and what these probes read there; of a place that was struck off, its name alone. */
export function hereCues(
  deal: AnyDeal,
  { struck, refused }: State,
  id: string,
  probes: readonly string[],
): Cue[] {
  const isOff = struck.includes(id) || refused.includes(id);
  return [placeCue(deal, id), ...(isOff ? [] : probes.flatMap((probe) => readingCues(deal, probe, id)))];
}

export function placeCue(deal: AnyDeal, id: string): Cue {
  const { places } = deal.rules;
  const side = sideOf(places.indexOf(id), places.length);
  return say(`${placeValues(deal, id).Place}.`, "name", { voice: deal.content.teller?.voice, side });
}

/** Strikes the place one is at off the list, or puts it back: a note for oneself, and nothing follows from it. */
export function strike(deal: AnyDeal, state: State): Step<State> {
  const id = deal.rules.places[state.cursor ?? -1];
  const words = wordsOf(deal.content);
  if (id === undefined) return refusal(deal, state, words.nowhere);
  const isOff = state.struck.includes(id);
  const struck = isOff ? state.struck.filter((one) => one !== id) : [...state.struck, id];
  const said = tell(deal, isOff ? words.back : words.struck, placeValues(deal, id));
  return going({ ...state, struck }, [sound(soundOf(deal, "strike")), said]);
}

export function refusal(deal: AnyDeal, state: State, family: Family): Step<State> {
  return going(state, [sound(soundOf(deal, "end")), tell(deal, family)]);
}

export function going(state: State, cues: readonly Cue[]): Step<State> {
  return { state, cues, outcome: GOING };
}

/** What a voice may say of each place: its name goes there, and the second phrase acts. */
export function placeMoves(
  deal: AnyDeal,
  act: { readonly id: string; readonly label: string; readonly verbs: readonly string[] },
): Move[] {
  const { labels } = wordsOf(deal.content);
  return deal.rules.places.flatMap((id, index): Move[] => {
    const { name, phrases = [] } = placeIn(deal, id);
    const names = [...new Set([shownText(name).toLowerCase(), ...phrases])];
    return [
      { id: `go-${index + 1}`, label: fillTemplate(labels.go, { place: name }), phrases: names },
      {
        id: `${act.id}-${index + 1}`,
        label: fillTemplate(act.label, { place: name }),
        phrases: act.verbs.flatMap((verb) => names.map((one) => `${verb} ${one}`)),
        judges: true,
      },
    ];
  });
}

/** The step along the chart that comes nearer to a place; null where one is there. */
export function towards({ cursor }: State, seat: number): { readonly move: string } | null {
  if (cursor === seat) return null;
  if (cursor === null) return { move: "right" };
  return { move: cursor < seat ? "right" : "left" };
}
