/** What a teacher asks the server for. */
import type { Result } from "../../../engine/index.ts";
import type { Call } from "../../accounts/call-server.ts";
import { describeProblem } from "../../accounts/error-catalogue.ts";
import { numberIn, objectsIn, textIn, type JsonObject } from "../../accounts/json.ts";
import { callAsUser } from "../../accounts/session.ts";

export interface ListedClass {
  readonly id: string;
  readonly name: string;
  readonly pupils: number;
}

/** All that a teacher sees of a class. Times are ISO 8601. */
export interface ClassSeen {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly codeUntil: string;
  /** Whether the code still lets somebody in. */
  readonly isOpen: boolean;
  readonly pupils: readonly {
    readonly id: string;
    readonly label: string;
    readonly minutes: number;
    /** The mean of all turns, 0 to 1; null before there is one. */
    readonly credit: number | null;
    readonly games: readonly string[];
    /** Empty before there was one. */
    readonly lastPlay: string;
  }[];
  readonly levels: readonly {
    readonly game: string;
    readonly level: string;
    readonly pupils: number;
    readonly plays: number;
    readonly finished: number;
    readonly credit: number;
  }[];
  readonly assignments: readonly {
    readonly id: string;
    readonly game: string;
    readonly level: string;
    readonly minutes: number;
    readonly done: readonly { readonly label: string; readonly minutes: number }[];
  }[];
}

/** What each part of a class's page is drawn from. */
export interface PartProps {
  readonly seen: ClassSeen;
  /** Tells what was done, and shows the class as it is then. */
  readonly act: (asked: ReturnType<typeof askClass>, done: string) => Promise<void>;
}

export async function listClasses(): Promise<Result<readonly ListedClass[], string>> {
  const answer = await callAsUser("/api/classes");
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  return {
    ok: true,
    value: objectsIn(answer.value.body, "classes").map((one) => ({
      id: textIn(one, "id"),
      name: textIn(one, "name"),
      pupils: numberIn(one, "pupils") ?? 0,
    })),
  };
}

/** Everything that is done to a class is answered with the class as it then is. */
export async function askClass(
  path: string,
  call: Omit<Call, "token"> = {},
): Promise<Result<ClassSeen, string>> {
  const answer = await callAsUser(`/api/classes${path}`, call);
  return answer.ok
    ? { ok: true, value: readClass(answer.value.body) }
    : { ok: false, problem: describeProblem(answer.problem) };
}

export async function removeClass(id: string): Promise<Result<null, string>> {
  const answer = await callAsUser(`/api/classes/${id}`, { method: "DELETE" });
  return answer.ok ? { ok: true, value: null } : { ok: false, problem: describeProblem(answer.problem) };
}

export async function exportClass(id: string): Promise<Result<string, string>> {
  const answer = await callAsUser(`/api/classes/${id}/pupils.csv`);
  return answer.ok
    ? { ok: true, value: answer.value.text }
    : { ok: false, problem: describeProblem(answer.problem) };
}

function readClass(body: JsonObject): ClassSeen {
  return {
    id: textIn(body, "id"),
    name: textIn(body, "name"),
    code: textIn(body, "code"),
    codeUntil: textIn(body, "code_until"),
    isOpen: new Date(textIn(body, "code_until")).getTime() > Date.now(),
    pupils: objectsIn(body, "pupils").map((pupil) => ({
      id: textIn(pupil, "id"),
      label: textIn(pupil, "label"),
      minutes: numberIn(pupil, "minutes") ?? 0,
      credit: numberIn(pupil, "credit"),
      games: Array.isArray(pupil["games"]) ? pupil["games"].filter((game) => typeof game === "string") : [],
      lastPlay: textIn(pupil, "last_play"),
    })),
    levels: objectsIn(body, "levels").map((level) => ({
      game: textIn(level, "game"),
      level: textIn(level, "level"),
      pupils: numberIn(level, "pupils") ?? 0,
      plays: numberIn(level, "plays") ?? 0,
      finished: numberIn(level, "finished") ?? 0,
      credit: numberIn(level, "credit") ?? 0,
    })),
    assignments: objectsIn(body, "assignments").map((one) => ({
      id: textIn(one, "id"),
      game: textIn(one, "game"),
      level: textIn(one, "level"),
      minutes: numberIn(one, "minutes") ?? 0,
      done: objectsIn(one, "done").map((pupil) => ({
        label: textIn(pupil, "label"),
        minutes: numberIn(pupil, "minutes") ?? 0,
      })),
    })),
  };
}
