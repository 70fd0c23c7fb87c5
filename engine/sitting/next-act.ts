/**
 * Which act a sitting is in: the first of its chapter that is not over. Pure, and told from the log alone, so that a
 * sitting that was broken off goes on where it was.
 */
import type { Act, PlayAct } from "../definition/act-schema.ts";
import type { Level } from "../definition/index.ts";
import { holds } from "./condition.ts";
import { goalOf } from "./goal.ts";
import { turnsOfAct, type Length, type LogEntry, type Sitting } from "./log.ts";
import { devicesOf } from "./standing.ts";

/** The act that the sitting is in, and what has come to pass of itself on the way to it; null when all are over. */
export function currentAct(sitting: Sitting): {
  readonly act: Act | null;
  readonly passed: readonly LogEntry[];
} {
  const passed: LogEntry[] = [];
  for (const act of chapterOf(sitting)) {
    const entries = sitting.log.filter((entry) => entry.act === act.id);
    if (isOver(act, entries, sitting.length)) continue;
    const isBegun = entries.some(({ type }) => type === "turn");
    if (!isBegun && !holds(act.if, sitting)) {
      passed.push({ type: "skipped", act: act.id });
      continue;
    }
    if (isBegun && act.type === "play" && isOverBefore(act, sitting)) {
      passed.push({ type: "ended", act: act.id });
      continue;
    }
    return { act, passed };
  }
  return { act: null, passed };
}

export function chapterOf({ definition, level }: Pick<Sitting, "definition" | "level">): readonly Act[] {
  return levelAt(definition, level).chapter;
}

/** The act of turns that has this id. */
export function actOf(sitting: Pick<Sitting, "definition" | "level">, id: string): PlayAct | null {
  const act = chapterOf(sitting).find((one) => one.id === id);
  return act?.type === "play" ? act : null;
}

export function levelAt({ levels }: Sitting["definition"], index: number): Level {
  const level = levels[index];
  if (level === undefined) throw new RangeError(`no level ${index + 1} of ${levels.length}`);
  return level;
}

/** How many turns an act has in a sitting of this length. */
export function turnsOf({ turns, short }: PlayAct, length: Length): number {
  return length === "full" ? turns : Math.min(turns, short ?? Math.ceil(turns / 2));
}

/** How many turns a sitting has, and whether that can still change. */
export interface ExpectedTurns {
  readonly turns: number;
  readonly isSure: boolean;
}

/**
 * Turns that the whole sitting has, as far as it can be told: those played, and those of the acts that may still come. Of
 * what follows from a choice that is not made yet, the longest counts.
 */
export function expectedTurns(sitting: Sitting): ExpectedTurns {
  const choices: Record<string, Record<string, number>> = {};
  let sum = 0;
  let isSure = true;
  for (const act of chapterOf(sitting)) {
    if (act.type !== "play") continue;
    const entries = sitting.log.filter((entry) => entry.act === act.id);
    const turns = turnsOf(act, sitting.length);
    const played = turnsOfAct(entries, act.id).length;
    if (isOver(act, entries, sitting.length)) {
      sum += played;
      continue;
    }
    if (turns > 1 && mayEndEarly(act, sitting)) isSure = false;
    if (entries.length > 0) sum += turns;
    else {
      if (mayTurn(act.if)) isSure = false;
      const [choice, option] = undecided(act, sitting) ?? [];
      if (choice !== undefined && option !== undefined) {
        const options = (choices[choice] ??= {});
        options[option] = (options[option] ?? 0) + turns;
      } else if (holds(act.if, sitting)) sum += turns;
    }
  }
  const open = Object.values(choices).map((options) => Object.values(options));
  return {
    turns: open.reduce((most, options) => most + Math.max(...options), sum),
    isSure: isSure && open.every((options) => new Set(options).size === 1),
  };
}

/** Whether a condition goes by what turns bring. */
function mayTurn(condition: PlayAct["if"]): boolean {
  return condition?.stakes !== undefined || condition?.tallies !== undefined;
}

/** The choice and the option that an act waits for, where the rest of its condition holds and nothing was chosen yet. */
function undecided(
  { if: condition }: PlayAct,
  sitting: Sitting,
): readonly [choice: string, option: string] | null {
  const { chose, ...rest } = condition ?? {};
  const [first] = Object.entries(chose ?? {});
  if (first === undefined || sitting.log.some(({ act }) => act === first[0])) return null;
  return holds(rest, sitting) ? first : null;
}

/** Before its turns are: what it was to go on until holds, its goal is reached, or its clock has run out. */
function isOverBefore(act: PlayAct, sitting: Sitting): boolean {
  const { definition, standing } = sitting;
  if (act.until !== undefined && holds(act.until, sitting)) return true;
  if (goalOf(definition, act, standing)?.isReached === true) return true;
  return clocksOf(act, sitting).some((id) => standing.stakes[id] === 0);
}

function mayEndEarly(act: PlayAct, sitting: Sitting): boolean {
  const ends = act.goal !== undefined && act.reached !== "raises";
  return act.until !== undefined || ends || clocksOf(act, sitting).length > 0;
}

/** The clocks that run in an act. */
function clocksOf(act: PlayAct, { definition, level }: Sitting): readonly string[] {
  return devicesOf(definition, levelAt(definition, level)).filter((id) => {
    const isHere = act.devices === undefined || act.devices.includes(id);
    return isHere && definition.devices?.[id]?.type === "clock";
  });
}

function isOver(act: Act, entries: readonly LogEntry[], length: Length): boolean {
  if (entries.some(({ type }) => type === "skipped" || type === "ended")) return true;
  switch (act.type) {
    case "tell":
      return entries.some(({ type }) => type === "told");
    case "choose":
      return entries.some(({ type }) => type === "chose");
    case "give":
      return entries.some(({ type }) => type === "gave");
    case "play":
      return turnsOfAct(entries, act.id).length >= turnsOf(act, length);
  }
}
