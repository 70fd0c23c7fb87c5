/** What can be done in a scene, and how the scene changes with it. */
import { oneOf, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move } from "../../move.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import type { Kept, Option } from "./schema.ts";
import {
  enter,
  isSeated,
  open,
  sceneOf,
  under,
  type ChooseDeal,
  type ChooseState,
  type Seated,
} from "./state.ts";
import {
  buttonOf,
  clueWords,
  heardCues,
  labelOf,
  momentCue,
  opening,
  optionCues,
  soundOf,
  stepCues,
  wordsOf,
} from "./words.ts";

const TAKES = "take-";
const ASKS = "clue-";
/** Clues are asked for by these, and have their prices by these names. */
const CLUES = [
  { button: "up", priced: "clue" },
  { button: "down", priced: "other" },
] as const;

/** Of all of it: after a clue, and after a miss or help that left little. */
const AFTER_CLUE = 0.75;
const AFTER_MISS = 0.5;

export function moves(deal: ChooseDeal, state: ChooseState): Move[] {
  return [
    { id: "previous", button: "left", ...buttonOf(deal, "previous") },
    { id: "next", button: "right", ...buttonOf(deal, "next") },
    ...open(deal, state).map((seated, index) => taking(deal, state, seated, index)),
    ...(deal.rules.clues ?? []).flatMap((kind, index) => asking(deal, state, kind, index)),
    ...naming(deal, state),
  ];
}

/** Only where the ear has to find it: who says the name is asked where it is. */
function naming(deal: ChooseDeal, state: ChooseState): Move[] {
  const { named, options } = sceneOf(deal, state);
  if (named === undefined || !options.every(isSeated)) return [];
  const { label, phrases } = buttonOf(deal, "named");
  return [{ id: "named", label, phrases: [...phrases, ...named] }];
}

function taking(deal: ChooseDeal, state: ChooseState, seated: Seated, index: number): Move {
  const { option, seat } = seated;
  const label = labelOf(deal, seated);
  const phrases =
    seat === null ? [label.toLowerCase(), ...(option.phrases ?? [])] : buttonOf(deal, seat).phrases;
  return {
    id: `${TAKES}${option.id}`,
    ...(index === state.cursor ? { button: "select" } : {}),
    label,
    phrases: [...new Set(phrases)],
    judges: true,
  };
}

/** Only where the scene has any of this kind: nobody is told that there are no more of what there never was. */
function asking(deal: ChooseDeal, state: ChooseState, kind: string, index: number): Move[] {
  if (sceneOf(deal, state).clues?.[kind] === undefined) return [];
  const { button, priced } = CLUES[index] ?? CLUES[0];
  const move: Move = { id: `${ASKS}${kind}`, button, ...clueWords(deal, kind) };
  return [nextClue(deal, state, kind) === undefined ? move : { ...move, priced }];
}

function nextClue(deal: ChooseDeal, state: ChooseState, kind: string) {
  return sceneOf(deal, state).clues?.[kind]?.[state.told[kind] ?? 0];
}

export function apply(deal: ChooseDeal, state: ChooseState, { move }: Action): Step<ChooseState> {
  if (move === "previous") return browse(deal, state, state.cursor - 1);
  if (move === "next") return browse(deal, state, state.cursor + 1);
  if (move === "named")
    return { state, cues: [sound(soundOf(deal, "browse")), wordsOf(deal, "which")], outcome: GOING };
  if (move.startsWith(ASKS)) return ask(deal, state, move.slice(ASKS.length));
  const taken = open(deal, state).find(({ option }) => option.id === move.slice(TAKES.length));
  return take(deal, state, taken ?? under(deal, state));
}

function browse(deal: ChooseDeal, state: ChooseState, wanted: number): Step<ChooseState> {
  const cursor = Math.min(open(deal, state).length - 1, Math.max(0, wanted));
  const next = { ...state, cursor };
  const seated = under(deal, next);
  const id = soundOf(deal, cursor === wanted ? "browse" : "edge");
  const cues = [
    sound(id, { pitch: cursor * 2, side: seated.side, hold: "none" }),
    ...optionCues(deal, seated),
  ];
  return { state: next, cues, outcome: GOING };
}

function ask(deal: ChooseDeal, state: ChooseState, kind: string): Step<ChooseState> {
  const lines = nextClue(deal, state, kind);
  if (lines === undefined)
    return { state, cues: [sound(soundOf(deal, "edge")), wordsOf(deal, "noClue")], outcome: GOING };
  const told = { ...state.told, [kind]: (state.told[kind] ?? 0) + 1 };
  return {
    state: { ...state, told, clues: state.clues + 1 },
    cues: [sound(soundOf(deal, "clue")), ...lineCues(lines, { part: "object" })],
    outcome: GOING,
    ...counted(deal, { asked: 1 }),
    helpAnew: true,
  };
}

function take(deal: ChooseDeal, state: ChooseState, { option }: Seated): Step<ChooseState> {
  if (option.worth === 0) return fail(deal, state, option);
  const kept = keptWith(deal, state, option);
  const halved = state.halved || option.worth === 0.5;
  const now: ChooseState = { ...state, halved, kept: [...state.kept, ...kept] };
  if (option.to === undefined) return end(deal, now, option);
  const next = { ...now, ...enter(deal, option.to) };
  return {
    state: next,
    cues: [
      sound(soundOf(deal, "right"), { hold: "none" }),
      ...stepCues(deal, led(state, option)),
      ...lineCues(option.comes ?? [], { part: "object" }),
      ...opening(deal, next),
    ],
    outcome: ADVANCED,
    ...counted(deal, moved(led(state, option))),
    helpAnew: true,
  };
}

function keptWith(deal: ChooseDeal, state: ChooseState, { keeps, ...option }: Option): Kept[] {
  if (keeps === undefined) return [];
  const heard = keeps.heard ?? option.heard ?? sceneOf(deal, state).heard;
  return [{ ...keeps, ...(heard && { heard }) }];
}

function end(deal: ChooseDeal, state: ChooseState, option: Option): Step<ChooseState> {
  const how = judged(state, option);
  return {
    state,
    cues: [
      sound(soundOf(deal, how === "half" ? "half" : "right"), { hold: "none" }),
      ...stepCues(deal, led(state, option)),
      wordsOf(deal, how === "sharp" ? "right" : how),
      ...lineCues(option.comes ?? [], { part: "object" }),
      oneOf(sceneOf(deal, state).why ?? deal.item.why),
    ],
    outcome: solved(state.halved ? AFTER_MISS : creditOf(state)),
    ...counted(deal, { ...moved(led(state, option)), [how]: 1, judged: 1 }),
  };
}

function judged(
  { misses, aided, clues }: ChooseState,
  { worth }: Option,
): "sharp" | "clued" | "mended" | "half" {
  if (worth < 1) return "half";
  if (misses > 0 || aided) return "mended";
  return clues > 0 ? "clued" : "sharp";
}

function creditOf({ misses, aided, clues }: ChooseState): number {
  if (misses > 0 || aided) return AFTER_MISS;
  return clues > 0 ? AFTER_CLUE : 1;
}

/** That one is gone. More is told than before, and one chooses again. */
function fail(deal: ChooseDeal, state: ChooseState, option: Option): Step<ChooseState> {
  const { again, heard } = sceneOf(deal, state);
  const isFirst = state.gone.length === 0;
  const gone = [...state.gone, option.id];
  const next: ChooseState = { ...state, gone, cursor: 0, misses: state.misses + 1 };
  const cues: Cue[] = [
    sound(soundOf(deal, "wrong"), { hold: "none" }),
    ...stepCues(deal, led(state, option)),
    wordsOf(deal, "wrong"),
    ...lineCues(option.comes ?? [], { part: "object" }),
    ...(isFirst ? lineCues(again ?? [], { part: "object" }) : []),
    ...(heard === undefined ? [] : [momentCue(heard)]),
    wordsOf(deal, "left"),
    ...heardCues(deal, next),
  ];
  const counts = { ...moved(led(state, option)), mistook: 1 };
  return { state: next, cues, outcome: MISSED, ...counted(deal, counts), helpAnew: true };
}

/** Who has missed here has had it explained: it may lead less far. */
function led(state: ChooseState, { by = 0, late = by }: Option): number {
  return state.gone.length === 0 ? by : late;
}

function moved(by: number): Counts {
  if (by === 0) return {};
  return by > 0 ? { rose: by } : { sank: -by };
}

/** Nothing hangs on practice. */
function counted({ item }: ChooseDeal, counts: Counts): { readonly counts?: Counts } {
  return item.practice === true ? {} : { counts };
}
