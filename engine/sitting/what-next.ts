/** What a sitting does next: tell something, play a turn, let the player choose, or end. Pure. */
import { sound, type Cue } from "../cue.ts";
import type { Act, ChooseAct, PlayAct } from "../definition/act-schema.ts";
import type { Heard } from "../lines/family.ts";
import type { Move } from "../move.ts";
import { sentences } from "../words.ts";
import { turnsOfAct, type LogEntry, type Sitting } from "./log.ts";
import { chapterOf, currentAct } from "./next-act.ts";
import { planTurn, type PlannedTurn } from "./plan-turn.ts";
import {
  choiceMoves,
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
  | { readonly type: "choose"; readonly act: ChooseAct }
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
      if (isOpened(sitting, act)) return { type: "turn", planned: planTurn(sitting, act) };
      return telling(playOpeningCues(sitting, act), [{ type: "opened", act: act.id }]);
  }
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
