/** Levels that begin without a word: nobody who only listens knows what to do. */
import { deviceFor } from "../../devices/index.ts";
import type { Line } from "../../lines/line-schema.ts";
import type { Act } from "../act-schema.ts";
import type { Definition, Level } from "../game-schema.ts";
import { warning, type Problem } from "../problem.ts";

const LENGTHS = ["full", "short"] as const;
type Length = (typeof LENGTHS)[number];

export function silentOpenings(definition: Definition): Problem[] {
  return definition.levels.flatMap((level, index) => {
    const silent = LENGTHS.flatMap((length) => firstTurnAt(definition, level, length));
    const [at] = silent;
    if (at === undefined) return [];
    const which = silent.length === LENGTHS.length ? "" : " in sittings of one length";
    const mend = `Nothing is said before the first turn${which}: say in this act's how what there is to do, or tell something before it.`;
    return [warning(`levels[${index}].chapter[${at}]`, level.chapter[at]?.id, mend)];
  });
}

/** Where the first turn comes for sure, if nothing may be said before it. */
function firstTurnAt(definition: Definition, level: Level, length: Length): readonly number[] {
  const comes = (act: Act): boolean => (act.if?.length ?? length) === length;
  const at = level.chapter.findIndex((act) => act.type === "play" && comes(act) && isSure(act));
  const before = level.chapter.slice(0, at + 1).filter(comes);
  return at < 0 || before.some((act) => isSpoken(definition, level, act)) ? [] : [at];
}

function isSure({ if: condition = {} }: Act): boolean {
  return Object.keys(condition).every((key) => key === "length");
}

function isSpoken({ devices = {} }: Definition, level: Level, act: Act): boolean {
  switch (act.type) {
    case "choose":
      return true;
    case "tell":
      return saysSomething(act.lines);
    case "give":
      return false;
    case "play": {
      const working = act.devices ?? level.devices ?? Object.keys(devices);
      const begin = working.some((id) => {
        const data = devices[id];
        return data !== undefined && deviceFor(data).begins !== undefined;
      });
      return begin || act.goal !== undefined || saysSomething(act.how ?? []);
    }
  }
}

function saysSomething(lines: readonly Line[]): boolean {
  return lines.some(
    (line) => typeof line === "string" || Array.isArray(line) || "full" in line || "say" in line,
  );
}
