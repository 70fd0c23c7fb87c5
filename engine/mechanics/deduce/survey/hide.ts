/** The roles are swapped: somebody searches by a probe, beginning at one side, and the player hides something among its twins. */
import { sound, type Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import { solved, type Step } from "../../contract.ts";
import { EMPTY, type State } from "../state.ts";
import type { TaskOf } from "../tasks/task.ts";
import { line, sideOf } from "../words.ts";
import type { HideItem, HideRules, SurveyContent } from "./schema.ts";
import {
  going,
  hereCues,
  listed,
  placeCue,
  placeMoves,
  placesTold,
  placeValues,
  probeIn,
  readingCues,
  refusal,
  soundingLike,
  soundOf,
  strike,
  tell,
  towards,
  unplacedCues,
  walk,
  type HideDeal as Deal,
} from "./chart.ts";
import { wordsOf } from "./words.ts";

interface Search {
  readonly content: SurveyContent;
  readonly rules: HideRules;
  readonly item: HideItem;
}

/** Those that sound like this place, in the order in which they are searched. */
function searchedFor(deal: Search, id: string): string[] {
  const alike = soundingLike(deal, id, deal.item.by);
  return deal.item.from === "left" ? alike : alike.toReversed();
}

/** Where it will not be found: enough others that sound the same are searched before. */
export function safePlaces(deal: Search): string[] {
  return deal.rules.places.filter((id) => searchedFor(deal, id).indexOf(id) >= deal.rules.tries);
}

/** Who comes, from where, and what it listens by. */
function ruleCues(deal: Deal): Cue[] {
  const words = wordsOf(deal.content);
  const { by, from } = deal.item;
  const side = from === "left" ? -1 : 1;
  const probes = listed(
    by.map((id) => probeIn(deal, id).label),
    words.labels.and,
  );
  return [
    sound(soundOf(deal, "roll"), { side, hold: "end" }),
    tell(deal, words.comes[from]),
    tell(deal, words.hears, { probes }),
  ];
}

function hide(deal: Deal, state: State, seat: number | null): Step<State> {
  const words = wordsOf(deal.content);
  const id = deal.rules.places[seat ?? -1];
  if (seat === null || id === undefined) return refusal(deal, state, words.nowhere);
  const { by } = deal.item;
  const order = searchedFor(deal, id);
  const isSafe = order.indexOf(id) >= deal.rules.tries;
  const searched = order.slice(0, deal.rules.tries).filter((one) => one !== id);
  const last = isSafe ? [] : [id];
  const visits = [...(isSafe ? searched : searched.slice(0, order.indexOf(id))), ...last].flatMap(
    (one): Cue[] => [
      sound(soundOf(deal, "roll"), {
        side: sideOf(deal.rules.places.indexOf(one), deal.rules.places.length),
        hold: "end",
      }),
      placeCue(deal, one),
      ...(one === id ? [] : [sound(soundOf(deal, "nothing"), { hold: "end" })]),
    ],
  );
  const values = placeValues(deal, id);
  const voice = deal.content.seeker?.voice;
  const why =
    order.length === 1
      ? tell(deal, words.alone, values)
      : tell(deal, isSafe ? words.twins : words.tooSoon, {
          ...values,
          ...placesTold(deal, soundingLike(deal, id, by)),
        });
  return {
    state: { ...state, cursor: seat },
    cues: [
      sound(soundOf(deal, "set"), { hold: "end" }),
      ...by.flatMap((probe) => unplacedCues(deal, probe, id)),
      ...visits,
      sound(soundOf(deal, isSafe ? "gone" : "caught"), { hold: "end" }),
      line(isSafe ? words.safe : words.caught, voice, values),
      why,
    ],
    outcome: solved(isSafe ? 1 : 0),
    counts: isSafe ? { hidden: 1 } : { caught: 1 },
  };
}

export const hideTask: TaskOf<Deal> = {
  begin: ({ item }) => ({ ...EMPTY, held: item.by[0] ?? "" }),
  open: (deal) => [
    ...lineCues(deal.item.ask ?? [], { part: "object" }),
    ...ruleCues(deal),
    tell(deal, wordsOf(deal.content).hideAsk),
  ],
  where(deal, state) {
    const here = deal.rules.places[state.cursor ?? -1];
    return [
      ...ruleCues(deal),
      ...(here === undefined ? [] : hereCues(deal, state, here, deal.item.by)),
      tell(deal, wordsOf(deal.content).hideAsk),
    ];
  },
  moves(deal) {
    const { labels } = wordsOf(deal.content);
    return [
      { id: "left", button: "left", label: labels.left, phrases: ["left", "previous"] },
      { id: "right", button: "right", label: labels.right, phrases: ["right", "next"] },
      { id: "rule", button: "up", label: labels.rule, phrases: ["who comes", "the rule"] },
      {
        id: "strike",
        button: "down",
        label: labels.strike,
        phrases: ["strike", "strike it off", "strike off"],
      },
      {
        id: "hide",
        button: "select",
        label: labels.hideHere,
        phrases: ["hide it", "here"],
        judges: true,
      },
      ...placeMoves(deal, { id: "hide", label: labels.hide, verbs: ["hide it on", "hide on", "put it on"] }),
    ];
  },
  apply(deal, state, { move }) {
    const [verb = "", number] = move.split("-");
    const seat = number === undefined ? state.cursor : Number(number) - 1;
    const heardAt = (id: string): Cue[] => deal.item.by.flatMap((probe) => readingCues(deal, probe, id));
    switch (verb) {
      case "left":
      case "right":
        return walk(
          deal,
          state,
          state.cursor === null ? 0 : state.cursor + (verb === "left" ? -1 : 1),
          heardAt,
        );
      case "go":
        return walk(deal, state, seat ?? 0, heardAt);
      case "rule":
        return going(state, [sound(soundOf(deal, "walk")), ...ruleCues(deal)]);
      case "strike":
        return strike(deal, state);
      case "hide":
        return hide(deal, state, seat);
    }
    throw new RangeError(`deduce: there is no move ${move} now`);
  },
  best(deal, state) {
    const [safe = ""] = safePlaces(deal);
    return towards(state, deal.rules.places.indexOf(safe)) ?? { move: "hide" };
  },
  hint(deal, _state, strength) {
    const words = wordsOf(deal.content);
    const [safe = ""] = safePlaces(deal);
    if (strength === 1) return [tell(deal, words.hintSearch), ...ruleCues(deal)];
    if (strength === 2)
      return [tell(deal, words.hintTwins, placesTold(deal, soundingLike(deal, safe, deal.item.by)))];
    return [tell(deal, words.hintHide, placeValues(deal, safe))];
  },
  reveal: (deal) => [
    tell(deal, wordsOf(deal.content).hintHide, placeValues(deal, safePlaces(deal)[0] ?? "")),
  ],
};
