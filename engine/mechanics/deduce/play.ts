/** What each move does. */
import { sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { GOING, type Step } from "../contract.ts";
import { accuse, prove } from "./accusation.ts";
import { openCase, seat, type CaseFile, type DeduceDeal } from "./case-file.ts";
import { nextClue, unheard } from "./solver.ts";
import { clueCues, entries, entryCue, presence, recap, rollCall, tell } from "./speech.ts";
import type { OpenList, State } from "./state.ts";

export function apply(deal: DeduceDeal, state: State, action: Action): Step<State> {
  const file = openCase(deal, state.suspects);
  const [verb = "", number] = action.move.split("-");
  const index = number === undefined ? undefined : Number(number) - 1;
  const { list } = state;
  switch (verb) {
    case "left":
      return list === null ? goTo(deal, file, state, state.cursor - 1) : browse(deal, file, state, list, -1);
    case "right":
      return list === null ? goTo(deal, file, state, state.cursor + 1) : browse(deal, file, state, list, 1);
    case "go":
      return goTo(deal, file, state, index ?? state.cursor);
    case "clue":
      return askForClue(deal, file, state);
    case "recap":
      return going(state, recap(deal, file, state));
    case "accuse":
      return accuse(deal, file, { ...state, cursor: index ?? state.cursor });
    case "suspects":
      return going(state, [sound(deal.content.sounds.recap), ...rollCall(deal, file)]);
    case "back":
      return going({ ...state, list: null }, [
        sound(deal.content.sounds.browse),
        presence(deal, file, state),
      ]);
    case "choose":
      if (list !== null) return choose(deal, file, state, { ...list, cursor: index ?? list.cursor });
  }
  throw new RangeError(`deduce: there is no move ${action.move} now`);
}

function goTo(deal: DeduceDeal, file: CaseFile, state: State, to: number): Step<State> {
  const { sounds } = deal.content;
  const cursor = Math.min(Math.max(to, 0), file.suspects.length - 1);
  const side = seat(cursor, file.suspects.length);
  const next = { ...state, cursor };
  return going(next, [
    sound(cursor === to ? sounds.browse : sounds.end, { side }),
    presence(deal, file, next),
  ]);
}

function browse(deal: DeduceDeal, file: CaseFile, state: State, list: OpenList, by: number): Step<State> {
  const { sounds } = deal.content;
  const to = list.cursor + by;
  const cursor = Math.min(Math.max(to, 0), entries(file, state, list).length - 1);
  const moved = { ...list, cursor };
  return going({ ...state, list: moved }, [
    sound(cursor === to ? sounds.browse : sounds.end),
    entryCue(deal, file, state, moved),
  ]);
}

function askForClue(deal: DeduceDeal, file: CaseFile, state: State): Step<State> {
  const { lines, sounds } = deal.content;
  const next = nextClue(file, state);
  if (next === undefined) return going(state, [sound(sounds.end), tell(deal, lines.noCluesLeft)]);
  if (deal.rules.clues === "in-order") return hear(deal, file, state, next);
  const list: OpenList = { type: "probes", cursor: 0 };
  return going({ ...state, list }, [sound(sounds.browse), entryCue(deal, file, state, list)]);
}

/** A clue that was bought. The chime sinks with each, so that the price is heard. */
function hear(deal: DeduceDeal, file: CaseFile, state: State, index: number): Step<State> {
  const { lines, sounds } = deal.content;
  const clue = file.clues[index];
  if (clue === undefined) throw new RangeError(`deduce: there is no clue ${index}`);
  const next = { ...state, heard: [...state.heard, index], list: null };
  const left = fillTemplate(lines.cluesLeft, { left: unheard(file, next).length });
  return going(next, [
    sound(sounds.clue, { pitch: 2 * (state.given - state.heard.length) }),
    ...clueCues(deal, file, clue),
    tell(deal, left, "context"),
  ]);
}

function choose(deal: DeduceDeal, file: CaseFile, state: State, list: OpenList): Step<State> {
  const clue = entries(file, state, list)[list.cursor];
  if (clue === undefined) throw new RangeError("deduce: the list's cursor is on no entry");
  return list.type === "probes" ? hear(deal, file, state, clue) : prove(deal, file, state, list, clue);
}

function going(state: State, cues: readonly Cue[]): Step<State> {
  return { state, cues, outcome: GOING };
}
