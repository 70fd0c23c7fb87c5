/**
 * What somebody who is logged in has played follows to other machines: what this device has logged is sent, and what others have
 * sent is read. Both wait for a network, and nothing is lost without one.
 */
import type { Result, ProgressStore } from "../../engine/index.ts";
import { forgetAll, withFinishedElsewhere } from "../../engine/learner/index.ts";
import {
  mergeVerdicts,
  MOST_PER_REQUEST,
  parseProgress,
  parseVerdictLog,
  type KeptPlay,
  type VerdictLog,
} from "../../engine/save/index.ts";
import { callServer, type Answer, type CallProblem } from "./call-server.ts";
import { numberIn, objectIn, objectsIn, type JsonObject } from "./json.ts";
import { openOwnFollowing, openOwnProgress } from "./own-progress.ts";
import { tellProgressArrived } from "./progress-arrived.ts";
import { currentSession } from "./session.ts";
import { readClaims } from "./token-claims.ts";

/**
 * What the server and this device know of each other, for as long as a log-in lasts. With the next one both begin anew: a
 * server that was put back to its backup has logged everybody out, and knows less than it did.
 */
interface Following {
  /** When the log-in ends, in seconds: no two are alike. */
  readonly until: number;
  /** The ids of verdicts that both have. */
  readonly known: ReadonlySet<string>;
  /** Sittings that both have, as they were last. */
  readonly plays: ReadonlySet<string>;
  /** Up to where the server's log was read. */
  readonly next: number;
}

/** Forgets everything that was played, here and, once the server can be reached, everywhere. False until then. */
export function forgetEverywhere(): Promise<boolean> {
  const store = openOwnProgress();
  store.save(forgetAll({ ...savedIn(store), log: logIn(store) }));
  return followProgress();
}

/** Does nothing where nobody is logged in. What fails is tried again with the next call. Resolves to whether all was done. */
export async function followProgress(): Promise<boolean> {
  const session = currentSession();
  if (session === null) return false;
  // These stay this person's, whoever logs in while the network is waited for.
  const { token } = session;
  const store = openOwnProgress();
  const following = openOwnFollowing();
  const call = (path: string, body?: JsonObject): Promise<Result<Answer, CallProblem>> =>
    callServer(path, body === undefined ? { token } : { token, method: "POST", body });

  const before = readFollowing(following, numberIn(readClaims(token), "exp") ?? 0);
  const { forgotten, verdicts: logged, plays: played } = logIn(store);
  const unsent = logged.filter(({ id }) => !before.known.has(id));
  const sittings = played.filter((play) => !before.plays.has(markOf(play)));
  const sent: string[] = [];
  // Also where there is nothing to send: it may be that everything was forgotten here, or elsewhere.
  for (let from = 0; from === 0 || from < unsent.length; from += MOST_PER_REQUEST) {
    const verdicts = unsent.slice(from, from + MOST_PER_REQUEST);
    const plays = from === 0 ? sittings : [];
    const answer = await call("/api/progress", { forgotten, verdicts, plays });
    if (!answer.ok) return false;
    const most = numberIn(answer.value.body, "forgotten") ?? 0;
    if (most > forgotten) {
      store.save(forgetAll({ ...savedIn(store), log: logIn(store) }, most));
      tellProgressArrived();
      break;
    }
    sent.push(...verdicts.map(({ id }) => id));
  }

  let { next } = before;
  let isMore = true;
  while (isMore) {
    const answer = await call(`/api/progress?after=${next}`);
    if (!answer.ok) return false;
    const { body } = answer.value;
    const part = parseVerdictLog({
      forgotten: numberIn(body, "forgotten"),
      verdicts: objectsIn(body, "verdicts"),
      plays: objectsIn(body, "plays"),
    });
    isMore = objectsIn(body, "verdicts").length === MOST_PER_REQUEST;
    next = numberIn(body, "next") ?? next;
    sent.push(...part.verdicts.map(({ id }) => id));
    if (part.verdicts.length + part.plays.length === 0) continue;
    const { games, ...saved } = savedIn(store);
    store.save({
      ...saved,
      games: withFinishedElsewhere(games, part.plays),
      log: mergeVerdicts(logIn(store), part),
    });
    tellProgressArrived();
  }
  const both = new Set([...before.known, ...sent]);
  const log = logIn(store);
  const known = log.verdicts.flatMap(({ id }) => (both.has(id) ? [id] : []));
  // What was played meanwhile is sent next time.
  const marks = new Set(played.map(markOf));
  const plays = log.plays.map(markOf).filter((mark) => marks.has(mark) || before.plays.has(mark));
  return following.save({ until: before.until, known, plays, next }).type === "saved";
}

function markOf({ game, level, id, turns, finished }: KeptPlay): string {
  return [game, level, id, turns, finished].join("/");
}

function logIn(store: ProgressStore): VerdictLog {
  return parseVerdictLog(savedIn(store)["log"]);
}

/** The save as it lies there: what only a game understands stays as it is. */
function savedIn(store: ProgressStore): JsonObject {
  const saved = keptIn(store);
  return Object.keys(saved).length > 0 ? saved : { ...parseProgress(undefined) };
}

function readFollowing(store: ProgressStore, until: number): Following {
  const kept = keptIn(store);
  if (numberIn(kept, "until") !== until) return { until, known: new Set(), plays: new Set(), next: 0 };
  const textsIn = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return {
    until,
    known: new Set(textsIn(kept["known"])),
    plays: new Set(textsIn(kept["plays"])),
    next: numberIn(kept, "next") ?? 0,
  };
}

/** Empty where there is nothing, or nothing that can be read. */
function keptIn(store: ProgressStore): JsonObject {
  const loaded = store.load();
  return loaded.type === "found" ? objectIn({ kept: loaded.progress }, "kept") : {};
}
