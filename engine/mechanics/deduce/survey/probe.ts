/** Something lies at one of these places: probes read what it is like there, and the same readings are heard along the chart. */
import { sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Move } from "../../../move.ts";
import { GOING, type Step } from "../../contract.ts";
import { EMPTY, type State } from "../state.ts";
import type { TaskOf } from "../tasks/task.ts";
import { sideOf } from "../words.ts";
import {
  going,
  hereCues,
  placeMoves,
  placesTold,
  placeValues,
  probeIn,
  probeValues,
  readingCues,
  soundOf,
  strike,
  tell,
  towards,
  unplacedCues,
  walk,
  type ProbeDeal as Deal,
} from "./chart.ts";
import { canSend, fitting, tellingApart, towardsProbe } from "./fitting.ts";
import { land } from "./landing.ts";
import { wordsOf } from "./words.ts";

/** Everything that was read where it is, once more. */
function knownCues(deal: Deal, state: State): Cue[] {
  const { there } = wordsOf(deal.content);
  return state.used.flatMap((probe) => [tell(deal, there), ...unplacedCues(deal, probe, deal.item.at)]);
}

function shelfStep(deal: Deal, state: State, by: number): Step<State> {
  const { probes } = deal.rules;
  const at = probes.indexOf(state.held);
  const to = Math.min(Math.max(at + by, 0), probes.length - 1);
  const held = probes[to] ?? state.held;
  const step = sound(soundOf(deal, by !== 0 && to === at ? "end" : "shelf"), {
    side: sideOf(to, probes.length),
  });
  return going({ ...state, held, isAtShelf: true }, [step, ...heldCues(deal, { ...state, held })]);
}

/** The probe in the hand: one that was dropped lets hear what it has read. */
function heldCues(deal: Deal, { held, used }: State): Cue[] {
  const words = wordsOf(deal.content);
  const isUsed = used.includes(held);
  const name = tell(deal, isUsed ? words.used : words.unused, probeValues(deal, held));
  return [name, ...(isUsed ? unplacedCues(deal, held, deal.item.at) : [])];
}

function drop(deal: Deal, state: State, probe: string): Step<State> {
  const words = wordsOf(deal.content);
  if (state.used.includes(probe))
    return going({ ...state, held: probe, isAtShelf: false }, [
      sound(soundOf(deal, "shelf")),
      tell(deal, words.there),
      ...unplacedCues(deal, probe, deal.item.at),
    ]);
  const paid = state.paid + (deal.content.tank?.probe ?? 0);
  const next = { ...state, held: probe, used: [...state.used, probe], isAtShelf: false, paid, isTold: false };
  const cues = [
    sound(soundOf(deal, "drop")),
    tell(deal, words.there),
    ...unplacedCues(deal, probe, deal.item.at),
    tell(deal, words.ask),
  ];
  return { state: next, cues, outcome: GOING, counts: { probes: 1 }, helpAnew: true };
}

export const probeTask: TaskOf<Deal> = {
  begin({ rules, item }) {
    const used = item.known === undefined ? [] : [item.known];
    const held = item.known ?? rules.probes[0] ?? "";
    return { ...EMPTY, held, used };
  },
  open(deal, state) {
    const known = state.used.flatMap((probe) => unplacedCues(deal, probe, deal.item.at));
    return [
      ...lineCues(deal.item.ask ?? [], { part: "object" }),
      ...known,
      tell(deal, wordsOf(deal.content).ask),
    ];
  },
  where(deal, state) {
    const here = deal.rules.places[state.cursor ?? -1];
    const at = state.isAtShelf
      ? heldCues(deal, state)
      : here === undefined
        ? []
        : hereCues(deal, state, here, [state.held]);
    return [...knownCues(deal, state), ...at, tell(deal, wordsOf(deal.content).ask)];
  },
  moves(deal, state) {
    const { labels } = wordsOf(deal.content);
    const priced = (id: string) => (state.used.includes(id) ? {} : { priced: "probe" });
    const select: Omit<Move, "button"> = state.isAtShelf
      ? { id: "drop", label: labels.dropHere, phrases: ["drop", "drop it", "send"], ...priced(state.held) }
      : { id: "land", label: labels.landHere, phrases: ["fly", "land", "land here"], judges: true };
    return [
      { id: "left", button: "left", label: labels.left, phrases: ["left", "previous"] },
      { id: "right", button: "right", label: labels.right, phrases: ["right", "next"] },
      { id: "shelf", button: "up", label: labels.shelf, phrases: ["probes", "shelf", "the probes"] },
      state.isAtShelf
        ? { id: "chart", button: "down", label: labels.chart, phrases: ["chart", "the chart"] }
        : {
            id: "strike",
            button: "down",
            label: labels.strike,
            phrases: ["strike", "strike it off", "strike off"],
          },
      { ...select, button: "select" },
      ...deal.rules.probes.map((id, index): Move => {
        const { label, phrases = [] } = probeIn(deal, id);
        const names = [...new Set([label.toLowerCase(), ...phrases])];
        return {
          id: `drop-${index + 1}`,
          label: fillTemplate(labels.drop, { probe: label }),
          phrases: names.flatMap((name) => [name, `drop ${name}`]),
          ...priced(id),
        };
      }),
      ...placeMoves(deal, { id: "land", label: labels.land, verbs: ["fly to", "land on", "it is on"] }),
    ];
  },
  apply(deal, state, { move }) {
    const [verb = "", number] = move.split("-");
    const seat = number === undefined ? state.cursor : Number(number) - 1;
    const heardAt = (id: string): Cue[] => readingCues(deal, state.held, id);
    const by = verb === "left" ? -1 : 1;
    switch (verb) {
      case "left":
      case "right":
        if (state.isAtShelf) return shelfStep(deal, state, by);
        return walk(deal, state, state.cursor === null ? 0 : state.cursor + by, heardAt);
      case "go":
        return walk(deal, state, seat ?? 0, heardAt);
      case "shelf":
        return shelfStep(deal, state, 0);
      case "chart":
        return walk(deal, state, state.cursor ?? 0, heardAt);
      case "strike":
        return strike(deal, state);
      case "drop":
        return drop(
          deal,
          state,
          number === undefined ? state.held : (deal.rules.probes[Number(number) - 1] ?? state.held),
        );
      case "land":
        return land(deal, state, seat);
    }
    throw new RangeError(`deduce: there is no move ${move} now`);
  },
  best(deal, state) {
    const [first, ...others] = fitting(deal, state);
    const probe = others.length === 0 ? undefined : tellingApart(deal, state);
    if (probe !== undefined && canSend(deal, state)) return towardsProbe(deal, state, probe);
    if (state.isAtShelf) return { move: "chart" };
    return towards(state, deal.rules.places.indexOf(first ?? deal.item.at)) ?? { move: "land" };
  },
  hint(deal, state, strength) {
    const words = wordsOf(deal.content);
    const left = fitting(deal, state);
    if (strength === 1) return [tell(deal, words.hintListen), ...knownCues(deal, state)];
    const probe = left.length > 1 ? tellingApart(deal, state) : undefined;
    const isWithin = canSend(deal, state, state.isTold ? 0 : 1);
    if (left.length > 1 && (strength === 2 || !isWithin))
      return [tell(deal, words.hintFit, placesTold(deal, left))];
    if (probe !== undefined)
      return [tell(deal, words.hintProbe, { ...probeValues(deal, probe), ...placesTold(deal, left) })];
    return [tell(deal, words.hintGo, placeValues(deal, left[0] ?? deal.item.at))];
  },
  reveal(deal, state) {
    const { fact } = deal.content.places[deal.item.at] ?? {};
    return [
      tell(deal, wordsOf(deal.content).answer, placeValues(deal, deal.item.at)),
      ...knownCues(deal, state),
      ...(fact === undefined ? [] : [tell(deal, fact)]),
    ];
  },
};
