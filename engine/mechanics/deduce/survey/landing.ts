/** Flying to a place: it is there, by proof or by luck, or it is not, and then what speaks against it is heard. */
import { capitalize } from "../../../capitalize.ts";
import { sound, type Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import { MISSED, solved, type Step } from "../../contract.ts";
import type { State } from "../state.ts";
import { sideOf } from "../words.ts";
import {
  eitherOf,
  placesTold,
  placeValues,
  probeValues,
  readingAt,
  readingCues,
  refusal,
  soundOf,
  tell,
  toldAt,
  unplacedCues,
  walk,
  type ProbeDeal as Deal,
} from "./chart.ts";
import { fitting, probeTelling, tellingApart } from "./fitting.ts";
import { wordsOf } from "./words.ts";

/** What a wrong landing takes from the credit, and a guess that nothing had proved. */
const CREDIT_LOST = { astray: 0.4, lucky: 0.3 };
const LEAST_CREDIT = 0.1;

export function land(deal: Deal, state: State, seat: number | null): Step<State> {
  const id = deal.rules.places[seat ?? -1];
  const words = wordsOf(deal.content);
  if (seat === null || id === undefined) return refusal(deal, state, words.nowhere);
  if (state.refused.includes(id)) return walk(deal, state, seat, () => []);
  const side = sideOf(seat, deal.rules.places.length);
  const fly = sound(soundOf(deal, "fly"), { side, hold: "end" });
  const at = { ...state, cursor: seat, isAtShelf: false };
  if (id !== deal.item.at) return astray(deal, at, id, fly);
  const others = fitting(deal, state).filter((one) => one !== id);
  const last = state.used.at(-1);
  const why =
    others.length > 0
      ? tell(deal, words.lucky, {
          ...placeValues(deal, id),
          ...probeValues(deal, tellingApart(deal, state) ?? state.held),
          others: placesTold(deal, others).places,
          either: eitherOf(deal, others),
        })
      : tell(deal, words.proof, {
          ...placeValues(deal, id),
          told: last === undefined ? "" : toldAt(deal, last, id),
        });
  const { fact } = deal.content.places[id] ?? {};
  const lost = state.refused.length * CREDIT_LOST.astray + (others.length > 0 ? CREDIT_LOST.lucky : 0);
  return {
    state: at,
    cues: [
      fly,
      sound(soundOf(deal, "found")),
      ...lineCues(deal.item.found ?? [], { part: "object" }),
      why,
      ...(fact === undefined ? [] : [tell(deal, fact)]),
    ],
    outcome: solved(Math.max(LEAST_CREDIT, 1 - lost)),
    counts: {
      home: 1,
      ...(others.length > 0 ? { lucky: 1 } : {}),
      ...(state.refused.length === 0 && others.length === 0 ? { sure: 1 } : {}),
    },
  };
}

/** Nothing is here: what had spoken against it is heard, from both places; or which probe would have. */
function astray(deal: Deal, state: State, id: string, fly: Cue): Step<State> {
  const words = wordsOf(deal.content);
  const values = placeValues(deal, id);
  const against = state.used.find(
    (probe) => readingAt(deal, probe, id) !== readingAt(deal, probe, deal.item.at),
  );
  const told = against === undefined ? "" : toldAt(deal, against, deal.item.at);
  const why =
    against === undefined
      ? [tell(deal, words.fitted, { ...values, probe: probeTelling(deal, state, id) })]
      : [
          tell(deal, words.misfit, { ...values, told, Told: capitalize(told) }),
          ...unplacedCues(deal, against, deal.item.at),
          tell(deal, words.here, values),
          ...readingCues(deal, against, id),
        ];
  return {
    state: {
      ...state,
      refused: [...state.refused, id],
      isTold: false,
      paid: state.paid + (deal.content.tank?.astray ?? 0),
    },
    cues: [fly, sound(soundOf(deal, "nothing")), ...why],
    outcome: MISSED,
    counts: { astray: 1 },
    helpAnew: true,
  };
}
