/** What a sitting does next: tell something, play a turn, let the player choose, or end. Pure. */
import { sound, type Cue } from "../cue.ts";
import type { Act, ChooseAct, PlayAct } from "../definition/act-schema.ts";
import type { Heard } from "../lines/family.ts";
import type { Move } from "../move.ts";
import { sentences } from "../words.ts";
import { questionBefore, withHappened, type Happened } from "./at-work.ts";
import { goalReached } from "./goal.ts";
import { turnsOfAct, type LogEntry, type Sitting } from "./log.ts";
import { actOf, chapterOf, currentAct, levelAt } from "./next-act.ts";
import { stretchCues } from "./stake-cues.ts";
import type { Standing } from "./standing.ts";
import { planTurn, type PlannedTurn } from "./plan-turn.ts";
import {
  choiceMoves,
  countsOfOption,
  giftCues,
  playOpeningCues,
  recapCues,
  resumeCues,
  storyCues,
  tellCues,
} from "./tell.ts";

export type Doing =
  | {
      readonly type: "tell";
      readonly cues: readonly Cue[];
      /** What has happened once it was told, or cut short. */
      readonly done: readonly LogEntry[];
      /** Nothing comes after it. */
      readonly isLast: boolean;
    }
  | { readonly type: "turn"; readonly planned: PlannedTurn }
  | {
      readonly type: "choose";
      readonly act: ChooseAct;
      /** A device asks before this turn of an act, counted from 0; absent where the choice is an act of its own. */
      readonly before?: { readonly act: string; readonly turn: number } | undefined;
    }
  | { readonly type: "over" };

export interface Next {
  readonly doing: Doing;
  /** The log, with what has come to pass of itself. */
  readonly log: readonly LogEntry[];
}

export interface Memory {
  /** What this player has heard before. */
  readonly heard: Heard;
  /** The player's own bests at this level, by tally. */
  readonly bests: Readonly<Record<string, number>>;
  /** The sitting was broken off, and begins again in the middle. */
  readonly isResuming: boolean;
}

export const OVER: Doing = { type: "over" };
/** Something that stands beside the acts is told: what became of a stake, or of a choice. */
export const ASIDE: Doing = { type: "tell", cues: [], done: [], isLast: false };

export function whatNext(sitting: Sitting, memory: Memory): Next {
  const { act, passed } = currentAct(sitting);
  const log = [...sitting.log, ...passed];
  const here = { ...sitting, log };
  if (act === null) return { log, doing: farewell(here, [], [], memory) };
  if (memory.isResuming) return resumed(here, act, memory);
  const doing = doingOf(here, act, memory);
  // What has nothing to be heard is over at once.
  if (doing.type === "tell" && doing.cues.length === 0 && !doing.isLast)
    return whatNext({ ...here, log: [...log, ...doing.done] }, memory);
  return { doing, log };
}

/** What is in the log once an option was chosen. */
export function chosenEntry({ act, before }: Extract<Doing, { type: "choose" }>, option: string): LogEntry {
  return before === undefined
    ? { type: "chose", act: act.id, option }
    : { type: "asked", act: before.act, turn: before.turn, option };
}

/** How the sitting stands once an option was chosen, and what devices make of that. */
export function withChosen(
  sitting: Sitting,
  { act, before }: Extract<Doing, { type: "choose" }>,
  option: string,
): Happened {
  const scene = { ...sitting, act: before === undefined ? null : actOf(sitting, before.act) };
  return withHappened(scene, sitting.standing, countsOfOption(act, option));
}

/** What is told after a turn beside its own feedback: what has become of stakes, and of the goal. */
export function afterTurnCues(sitting: Sitting, act: string, before: Standing): Cue[] {
  const { definition, level, standing } = sitting;
  const stretches = stretchCues(definition, levelAt(definition, level), before, standing);
  const played = actOf(sitting, act);
  return played === null ? stretches : [...stretches, ...goalReached(definition, played, before, standing)];
}

/** The moves of a choice that the player is asked; none elsewhere. */
export function decisionMoves(doing: Doing): readonly Move[] {
  return doing.type === "choose" ? choiceMoves(doing.act) : [];
}

/** What comes next in the same sitting, after these things have happened. */
export function withLogged(sitting: Sitting, entries: readonly LogEntry[]): Sitting {
  return { ...sitting, log: [...sitting.log, ...entries] };
}

/** What the acts that have given something have added to what the player keeps. */
export function withKeepsakes(sitting: Sitting, done: readonly LogEntry[]): Sitting {
  const acts = done.filter(({ type }) => type === "gave").map(({ act }) => act);
  const given = chapterOf(sitting).flatMap((act) =>
    act.type === "give" && acts.includes(act.id) ? [act.keepsake] : [],
  );
  return { ...sitting, keepsakes: [...new Set([...sitting.keepsakes, ...given])] };
}

function doingOf(sitting: Sitting, act: Act, memory: Memory): Doing {
  switch (act.type) {
    case "tell":
      return tellingWithWhatFollows(sitting, act.id, tellCues(sitting, act, memory.heard), memory, act.as);
    case "give": {
      const cues = sitting.keepsakes.includes(act.keepsake) ? [] : giftCues(sitting, act.keepsake);
      return telling(cues, [{ type: "gave", act: act.id }]);
    }
    case "choose":
      return { type: "choose", act };
    case "play":
      if (isOpened(sitting, act))
        return askedBefore(sitting, act) ?? { type: "turn", planned: planTurn(sitting, act) };
      return telling(playOpeningCues(sitting, act), [{ type: "opened", act: act.id }]);
  }
}

/** What a device wants to know before the next turn, if it has not been told yet. */
function askedBefore(sitting: Sitting, act: PlayAct): Doing | null {
  const { log, standing } = sitting;
  const turn = turnsOfAct(log, act.id).length;
  if (log.some((entry) => entry.type === "asked" && entry.act === act.id && entry.turn === turn)) return null;
  const asked = questionBefore({ ...sitting, act }, standing);
  return asked === null ? null : { type: "choose", act: asked, before: { act: act.id, turn } };
}

/** A story runs into how the turns after it are played, or into the recap: nobody has to go on twice. */
function tellingWithWhatFollows(
  sitting: Sitting,
  id: string,
  cues: readonly Cue[],
  memory: Memory,
  as: "story" | "learn" | "perform",
): Doing {
  const told: LogEntry = { type: "told", act: id };
  const after = withLogged(sitting, [told]);
  const { act, passed } = currentAct(after);
  const done = [told, ...passed];
  if (act === null && as === "story") return farewell(withLogged(after, passed), cues, done, memory);
  if (act?.type !== "play" || isOpened(after, act)) return telling(cues, [told]);
  const opening = playOpeningCues(withLogged(after, passed), act);
  return telling([...cues, ...opening], [...done, { type: "opened", act: act.id }]);
}

/** In the middle of its turns an act tells again how it is played; any other begins as it does. */
function resumed(sitting: Sitting, act: Act, memory: Memory): Next {
  const { log } = sitting;
  if (act.type === "play" && isOpened(sitting, act))
    return { log, doing: telling(resumeCues(sitting, act), []) };
  const { doing, log: logNow } = whatNext(sitting, { ...memory, isResuming: false });
  const upcoming = chapterOf(sitting).find((later) => later.type === "play" && !isOpened(sitting, later));
  const how = upcoming?.type === "play" ? storyCues(sitting, upcoming.resumed ?? [], "object") : [];
  const word = [sentences.resumed, ...how];
  if (doing.type !== "tell") return { log: logNow, doing: telling(word, []) };
  return { log: logNow, doing: { ...doing, cues: [...word, ...doing.cues] } };
}

function isOpened({ log }: Sitting, { id }: PlayAct): boolean {
  return turnsOfAct(log, id).length > 0 || log.some((entry) => entry.type === "opened" && entry.act === id);
}

function farewell(
  sitting: Sitting,
  story: readonly Cue[],
  done: readonly LogEntry[],
  { bests }: Memory,
): Doing {
  return telling([sound("farewell"), ...story, ...recapCues(sitting, bests)], done, true);
}

function telling(cues: readonly Cue[], done: readonly LogEntry[], isLast = false): Doing {
  return { type: "tell", cues, done, isLast };
}
