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
  placeCue,
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
  return state.used.flatMap((probe) => [
    tell(deal, there, probeValues(deal, probe)),
    ...unplacedCues(deal, probe, deal.item.at),
  ]);
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

/** A probe that was named is taken from the shelf: what it costs is heard before it is sent. */
function hold(deal: Deal, state: State, probe: string): Step<State> {
  const step = shelfStep(deal, { ...state, held: probe }, 0);
  if (state.used.includes(probe)) return step;
  return { ...step, cues: [...step.cues, tell(deal, wordsOf(deal.content).toSend)] };
}

/** That one has left the shelf is said, and at which place one is: SELECT flies there now. */
function onChartCues(deal: Deal, { cursor }: State): Cue[] {
  const here = deal.rules.places[cursor ?? -1];
  return [tell(deal, wordsOf(deal.content).onChart), ...(here === undefined ? [] : [placeCue(deal, here)])];
}

/** From the shelf to the chart, to the place one was at or the first. */
function toChart(deal: Deal, state: State): Step<State> {
  const step = walk(deal, state, state.cursor ?? 0, (id) => readingCues(deal, state.held, id));
  const [tick, ...cues] = step.cues;
  const said = tell(deal, wordsOf(deal.content).onChart);
  return { ...step, cues: tick === undefined ? [said] : [tick, said, ...cues] };
}

/** Sends the probe in the hand. One that was sent already is heard once more, and one stays at the shelf. */
function drop(deal: Deal, state: State): Step<State> {
  const { held: probe } = state;
  const words = wordsOf(deal.content);
  if (state.used.includes(probe)) return shelfStep(deal, state, 0);
  const paid = state.paid + (deal.content.tank?.probe ?? 0);
  const next = { ...state, used: [...state.used, probe], isAtShelf: false, paid, isTold: false };
  const cues = [
    sound(soundOf(deal, "drop")),
    tell(deal, words.there, probeValues(deal, probe)),
    ...unplacedCues(deal, probe, deal.item.at),
    ...onChartCues(deal, state),
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
    const namesOf = (id: string): string[] => {
      const { label, phrases = [] } = probeIn(deal, id);
      return [...new Set([label.toLowerCase(), ...phrases])];
    };
    const sendingOf = (id: string) => namesOf(id).flatMap((name) => [`send ${name}`, `drop ${name}`]);
    const select: Omit<Move, "button"> = state.isAtShelf
      ? {
          id: "drop",
          label: fillTemplate(labels.drop, { probe: probeIn(deal, state.held).label }),
          phrases: ["drop", "drop it", "send", "send it", "yes", ...sendingOf(state.held)],
          ...priced(state.held),
        }
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
        const isNext = state.isAtShelf && id === state.held;
        return {
          id: `hold-${index + 1}`,
          label: fillTemplate(labels.hold, { probe: probeIn(deal, id).label }),
          phrases: [
            ...namesOf(id).flatMap((name) => [name, `hold ${name}`]),
            ...(isNext ? [] : sendingOf(id)),
          ],
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
        return toChart(deal, state);
      case "strike":
        return strike(deal, state);
      case "drop":
        return drop(deal, state);
      case "hold":
        return hold(deal, state, deal.rules.probes[seat ?? -1] ?? state.held);
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
    if (strength === 1)
      return [
        tell(deal, state.used.length > 1 ? words.hintAll : words.hintListen),
        ...knownCues(deal, state),
      ];
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
