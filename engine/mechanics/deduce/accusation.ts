/** Naming a culprit, and proving it. */
import { sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { ADVANCED, GOING, MISSED, solved, type Step } from "../contract.ts";
import { seat, type CaseFile, type DeduceDeal } from "./case-file.ts";
import { credit, fitsOnly, nextClue, otherThatFits, settledBy } from "./solver.ts";
import {
  clueCues,
  clueText,
  entryCue,
  nameOf,
  namesOf,
  oneOf,
  presence,
  reasonQuestion,
  suspectSays,
  tell,
} from "./speech.ts";
import type { OpenList, State } from "./state.ts";

/** Decoys beside the right reason. */
const MOST_DECOYS = 2;

/** Accuses the suspect under the cursor. */
export function accuse(deal: DeduceDeal, file: CaseFile, state: State): Step<State> {
  const suspect = file.suspects[state.cursor]?.id ?? "";
  const side = seat(state.cursor, file.suspects.length);
  if (state.silenced.includes(suspect) || state.caught.includes(suspect)) {
    const cues = [sound(deal.content.sounds.end, { side }), presence(deal, file, state)];
    return { state, cues, outcome: GOING };
  }
  if (!file.culprits.includes(suspect)) return clear(deal, file, state, suspect);

  const { sounds, lines } = deal.content;
  const next = { ...state, caught: [...state.caught, suspect] };
  const confession = oneOf(lines.confessions, deal, "confession", state.caught.length);
  const cues = [sound(sounds.caught, { side }), suspectSays(deal, file, state.cursor, confession)];
  if (next.caught.length < deal.rules.culprits) {
    return { state: next, cues: [...cues, tell(deal, lines.oneMore)], outcome: ADVANCED };
  }

  const list = deal.rules.reason ? reasonsFor(deal, file, next, suspect) : undefined;
  if (list === undefined) return finish(deal, file, next, [...cues, ...resolution(deal, file, next)]);
  return {
    state: { ...next, list },
    cues: [
      ...cues,
      reasonQuestion(deal, file, suspect),
      tell(deal, lines.proving, "context"),
      entryCue(deal, file, next, list),
    ],
    outcome: ADVANCED,
  };
}

/** An innocent says who it is and falls silent, and the next clue is free. */
function clear(deal: DeduceDeal, file: CaseFile, state: State, suspect: string): Step<State> {
  const { lines, sounds } = deal.content;
  const silenced = [...state.silenced, suspect];
  const alibi = fillTemplate(oneOf(lines.alibis, deal, "alibi", state.silenced.length), {
    alibi: file.suspects[state.cursor]?.alibi ?? "",
  });
  const cues: Cue[] = [
    sound(sounds.innocent, { side: seat(state.cursor, file.suspects.length) }),
    suspectSays(deal, file, state.cursor, alibi),
  ];
  const someoneLeft = silenced.length < file.suspects.length - file.culprits.length;
  const free = someoneLeft ? nextClue(file, { ...state, silenced }) : undefined;
  const clue = free === undefined ? undefined : file.clues[free];
  if (free === undefined || clue === undefined)
    return { state: { ...state, silenced }, cues, outcome: MISSED };
  return {
    state: { ...state, silenced, heard: [...state.heard, free], given: state.given + 1 },
    cues: [...cues, sound(sounds.clue), tell(deal, lines.freeClue), ...clueCues(deal, file, clue)],
    outcome: MISSED,
  };
}

/** The clue that fits only the accused among heard ones that do not; undefined where there is nothing to choose. */
function reasonsFor(
  deal: DeduceDeal,
  file: CaseFile,
  { heard }: State,
  accused: string,
): OpenList | undefined {
  const deciding = heard.find((clue) => fitsOnly(file, clue, accused));
  const decoys = heard.filter((clue) => !fitsOnly(file, clue, accused)).slice(-MOST_DECOYS);
  if (deciding === undefined || decoys.length === 0) return undefined;
  const options = createRandom(deriveSeed(deal.seed, "reasons")).shuffle([deciding, ...decoys]);
  return { type: "reasons", accused, options, cursor: 0 };
}

export function prove(
  deal: DeduceDeal,
  file: CaseFile,
  state: State,
  list: Extract<OpenList, { type: "reasons" }>,
  clue: number,
): Step<State> {
  const { lines, sounds } = deal.content;
  const name = nameOf(file, list.accused);
  if (fitsOnly(file, clue, list.accused)) {
    const proved = fillTemplate(lines.proved, { name });
    return finish(deal, file, { ...state, list: null }, [sound(sounds.proved), tell(deal, proved)]);
  }
  const other = nameOf(file, otherThatFits(file, clue, list.accused));
  const cues = [sound(sounds.unproved), tell(deal, fillTemplate(lines.unproved, { name, other }))];
  const options = list.options.filter((option) => option !== clue);
  const next = { ...state, wrongReasons: state.wrongReasons + 1 };
  const [only, ...more] = options;
  if (only !== undefined && more.length === 0) {
    const answer = tell(deal, fillTemplate(lines.deciding, { clue: file.clues[only]?.text ?? "" }));
    return finish(deal, file, { ...next, list: null }, [...cues, answer]);
  }
  const left = { ...list, options, cursor: 0 };
  return {
    state: { ...next, list: left },
    // Without the question, the next clue would sound like the explanation.
    cues: [...cues, reasonQuestion(deal, file, list.accused), entryCue(deal, file, next, left)],
    outcome: MISSED,
  };
}

/** The deciding clue again; where there was none, the culprit says who it is. */
function resolution(deal: DeduceDeal, file: CaseFile, state: State): Cue[] {
  const { lines } = deal.content;
  const suspect = file.suspects[state.cursor];
  if (suspect === undefined) throw new RangeError("deduce: the cursor is on no suspect");
  const name = namesOf(deal, file, state.caught);
  const deciding = file.clues[settledBy(file, state) ?? -1];
  if (deciding !== undefined) {
    return [tell(deal, fillTemplate(lines.decided, { name, clue: clueText(deal, deciding) }))];
  }
  const definition = suspectSays(deal, file, state.cursor, suspect.alibi);
  return state.silenced.length === 0
    ? [tell(deal, fillTemplate(lines.early, { name })), definition]
    : [definition];
}

function finish(deal: DeduceDeal, file: CaseFile, state: State, cues: readonly Cue[]): Step<State> {
  return { state, cues, outcome: solved(credit(deal, file, state)) };
}
