/**
 * Who plays here as a pupil of a class. On a computer that many use, each pupil has the own progress, and says who plays; on
 * one's own there is one pupil, and nothing else changes. What was played is sent by a key of the pupil's own.
 */
import type { Result } from "../../engine/index.ts";
import { PROGRESS_KEY } from "../adapters/local-storage-progress-store.ts";
import { callServer, isRefused, type CallProblem } from "./call-server.ts";
import { describeProblem } from "./error-catalogue.ts";
import { numberIn, objectsIn, parseJsonObject, textIn, type JsonObject } from "./json.ts";
import { currentSession } from "./session.ts";

export interface Pupil {
  readonly id: string;
  readonly key: string;
  /** "Otter" */
  readonly label: string;
  readonly className: string;
  /** Whether others play here, too: then this pupil's progress is kept apart. */
  readonly apart: boolean;
  /** The account that was logged in; empty where none was. */
  readonly account: string;
  readonly joinedAt: number;
  /** What the server has of it. */
  readonly sent: readonly string[];
}

export interface Assignment {
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly minutes: number;
  readonly played: number;
}

interface Kept {
  /** Who plays now; empty where nobody has said. */
  readonly current: string;
  /** When they were last known to be here, in milliseconds since 1970. */
  readonly seenAt: number;
  readonly pupils: readonly Pupil[];
}

const KEY = "class-pupils";
const MOST_PER_REQUEST = 100;
/** As many as are remembered of what was sent: more than a device keeps. */
const MOST_SENT = 500;
/** After so long on a computer that many use, somebody else may sit there, and is asked who plays. */
const LONGEST_AWAY = 15 * 60_000;

export function currentPupil(): Pupil | null {
  const { current, pupils, seenAt } = read();
  const account = accountNow();
  const isHere = Math.abs(Date.now() - seenAt) < LONGEST_AWAY;
  return (
    pupils.find(({ id, apart, account: own }) => own === account && (!apart || (isHere && id === current))) ??
    null
  );
}

/** To be called when a pupil does something: whoever is kept apart counts as here for a while more. */
export function notePupilIsHere(): void {
  if (currentPupil()?.apart === true) write({ ...read(), seenAt: Date.now() });
}

/** Who can say that it is they who play. */
export function pupilsHere(): readonly Pupil[] {
  const account = accountNow();
  return read().pupils.filter((pupil) => pupil.account === account && pupil.apart);
}

/** @param id empty where somebody else plays now, whom nobody knows yet */
export function choosePupil(id: string): void {
  write({ ...read(), current: id, seenAt: Date.now() });
}

/** Where the progress of this pupil is kept, if it is kept apart. */
export function pupilKey(): string | null {
  const pupil = currentPupil();
  return pupil?.apart === true ? keyOf(pupil.id) : null;
}

function keyOf(id: string): string {
  return `${PROGRESS_KEY}:pupil-${id}`;
}

/** @param apart whether others play here, too */
export async function joinClass(code: string, apart: boolean): Promise<Result<Pupil, string>> {
  const answer = await callServer("/api/class/join", { method: "POST", body: { code } });
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  const { body } = answer.value;
  const pupil: Pupil = {
    id: textIn(body, "pupil_id"),
    key: textIn(body, "key"),
    label: textIn(body, "label"),
    className: textIn(body, "class_name"),
    apart,
    account: accountNow(),
    joinedAt: Date.now(),
    sent: [],
  };
  // On one's own device there is one pupil: another class takes the place of the one before.
  const others = read().pupils.filter(({ apart: isApart, account }) => isApart || account !== pupil.account);
  const isKept = write({ current: pupil.id, seenAt: Date.now(), pupils: [...others, pupil] });
  return isKept
    ? { ok: true, value: pupil }
    : { ok: false, problem: "This browser keeps nothing, so it cannot remember your class." };
}

/** The class forgets this pupil, and so does this device. */
export async function leaveClass({ id, key }: Pupil): Promise<void> {
  await callServer("/api/class", { method: "DELETE", token: key });
  forget(id);
}

/** Sends what is new, and tells what the class is asked to play; null where the server cannot be reached, or knows no such pupil. */
export async function followClass(plays: readonly JsonObject[]): Promise<readonly Assignment[] | null> {
  const pupil = currentPupil();
  if (pupil === null) return null;
  const unsent = plays.filter(
    (play) => (numberIn(play, "at") ?? 0) >= pupil.joinedAt && !pupil.sent.includes(markOf(play)),
  );
  let told: JsonObject = {};
  const sent = [...pupil.sent];
  for (let from = 0; from === 0 || from < unsent.length; from += MOST_PER_REQUEST) {
    const part = unsent.slice(from, from + MOST_PER_REQUEST);
    const answer = await callServer(
      part.length === 0 ? "/api/class" : "/api/class/plays",
      part.length === 0 ? { token: pupil.key } : { token: pupil.key, method: "POST", body: { plays: part } },
    );
    if (!answer.ok) {
      forgetIfGone(pupil, answer.problem);
      return null;
    }
    sent.push(...part.map(markOf));
    told = answer.value.body;
  }
  const { pupils, ...kept } = read();
  const following = { ...pupil, className: textIn(told, "class_name"), sent: sent.slice(-MOST_SENT) };
  write({ ...kept, pupils: pupils.map((one) => (one.id === pupil.id ? following : one)) });
  return objectsIn(told, "assignments").map((one) => ({
    id: textIn(one, "id"),
    game: textIn(one, "game"),
    level: textIn(one, "level"),
    minutes: numberIn(one, "minutes") ?? 0,
    played: numberIn(one, "played") ?? 0,
  }));
}

/** The teacher has taken this pupil out, or removed the class. */
function forgetIfGone({ id }: Pupil, problem: CallProblem): void {
  if (isRefused(problem, 401)) forget(id);
}

/** With what was kept apart: nobody could come to it any more. */
function forget(id: string): void {
  try {
    window.localStorage.removeItem(keyOf(id));
  } catch {
    // Where the browser forbids to ask, nothing was kept.
  }
  const { current, seenAt, pupils } = read();
  write({
    seenAt,
    current: current === id ? "" : current,
    pupils: pupils.filter((pupil) => pupil.id !== id),
  });
}

/** A sitting that goes on is sent again. */
function markOf(play: JsonObject): string {
  return ["game", "level", "id", "turns", "finished"].map((key) => String(play[key])).join("/");
}

function accountNow(): string {
  return currentSession()?.user.user_id ?? "";
}

function read(): Kept {
  let kept: JsonObject = {};
  try {
    kept = parseJsonObject(window.localStorage.getItem(KEY) ?? "");
  } catch {
    // Where the browser forbids to ask, nothing was kept.
  }
  return {
    current: textIn(kept, "current"),
    seenAt: numberIn(kept, "seenAt") ?? 0,
    pupils: objectsIn(kept, "pupils").map((pupil) => ({
      id: textIn(pupil, "id"),
      key: textIn(pupil, "key"),
      label: textIn(pupil, "label"),
      className: textIn(pupil, "className"),
      apart: pupil["apart"] === true,
      account: textIn(pupil, "account"),
      joinedAt: numberIn(pupil, "joinedAt") ?? 0,
      sent: textsIn(pupil, "sent"),
    })),
  };
}

function write(kept: Kept): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function textsIn(object: JsonObject, key: string): readonly string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
