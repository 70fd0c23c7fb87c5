/** What administrators ask the server for. It checks by itself that they are. */
import type { Result } from "../../../engine/index.ts";
import type { CallProblem } from "../../accounts/call-server.ts";
import { describeCountProblem, describeProblem } from "../../accounts/error-catalogue.ts";
import { numberIn, objectsIn, textIn, type JsonObject } from "../../accounts/json.ts";
import { callAsUser } from "../../accounts/session.ts";

export interface Growth {
  readonly totalUsers: number;
  /** The last twelve, this one last; `month` as in 2026-11. */
  readonly months: readonly { readonly month: string; readonly accounts: number }[];
  readonly last30Days: number;
  readonly previous30Days: number;
  /** Null where there were none before. */
  readonly changePercent: number | null;
}

export interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly school: string;
  readonly role: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly minutes: number;
  /** ISO 8601; empty where nothing was played. */
  readonly lastPlay: string;
}

export interface GamePlayed {
  readonly game: string;
  readonly players: number;
  readonly plays: number;
  readonly finished: number;
  readonly minutes: number;
  readonly levels: readonly {
    readonly level: string;
    readonly plays: number;
    readonly finished: number;
    readonly credit: number;
  }[];
}

export interface Teaching {
  readonly teachers: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly school: string;
    readonly classes: number;
    readonly pupils: number;
    readonly minutes: number;
    readonly lastPlay: string;
  }[];
  readonly schools: readonly {
    readonly name: string;
    readonly accounts: number;
    readonly players: number;
    readonly minutes: number;
    readonly lastPlay: string;
  }[];
}

export type SortKey = "name" | "email" | "school" | "created";

export interface ListRequest {
  readonly search: string;
  readonly sort: SortKey;
  readonly direction: "asc" | "desc";
}

export interface UserPage {
  readonly users: readonly ListedUser[];
  /** Where the next page begins; empty on the last one. */
  readonly next: string;
}

const PAGE_SIZE = 20;

export async function readUserCount(): Promise<Result<number, string>> {
  const answer = await callAsUser("/api/db/get_user_count");
  if (!answer.ok) return { ok: false, problem: describeCountProblem(answer.problem) };
  const count = numberIn(answer.value.body, "totalUsers");
  return count === null ? { ok: false, problem: "Failed to fetch user count" } : { ok: true, value: count };
}

export async function readGrowth(): Promise<Result<Growth, string>> {
  const answer = await callAsUser("/api/dashboard/growth");
  if (!answer.ok) return failure(answer.problem);
  const { body } = answer.value;
  return {
    ok: true,
    value: {
      totalUsers: numberIn(body, "totalUsers") ?? 0,
      months: objectsIn(body, "months").map((month) => ({
        month: textIn(month, "month"),
        accounts: numberIn(month, "accounts") ?? 0,
      })),
      last30Days: numberIn(body, "last30Days") ?? 0,
      previous30Days: numberIn(body, "previous30Days") ?? 0,
      changePercent: numberIn(body, "changePercent"),
    },
  };
}

/** @param after `next` of the page before; empty for the first one */
export async function listUsers(request: ListRequest, after: string): Promise<Result<UserPage, string>> {
  const query = queryOf(request);
  query.set("limit", String(PAGE_SIZE));
  if (after !== "") query.set("after", after);
  const answer = await callAsUser(`/api/dashboard/users?${query.toString()}`);
  if (!answer.ok) return failure(answer.problem);
  const { body } = answer.value;
  return {
    ok: true,
    value: { users: objectsIn(body, "users").map(readListedUser), next: textIn(body, "next") },
  };
}

/** All that the search finds, as CSV. */
export async function exportUsers(request: ListRequest): Promise<Result<string, string>> {
  const answer = await callAsUser(`/api/dashboard/users.csv?${queryOf(request).toString()}`);
  return answer.ok ? { ok: true, value: answer.value.text } : failure(answer.problem);
}

export async function readGames(): Promise<Result<readonly GamePlayed[], string>> {
  const answer = await callAsUser("/api/dashboard/games");
  if (!answer.ok) return failure(answer.problem);
  return {
    ok: true,
    value: objectsIn(answer.value.body, "games").map((game) => ({
      game: textIn(game, "game"),
      players: numberIn(game, "players") ?? 0,
      plays: numberIn(game, "plays") ?? 0,
      finished: numberIn(game, "finished") ?? 0,
      minutes: numberIn(game, "minutes") ?? 0,
      levels: objectsIn(game, "levels").map((level) => ({
        level: textIn(level, "level"),
        plays: numberIn(level, "plays") ?? 0,
        finished: numberIn(level, "finished") ?? 0,
        credit: numberIn(level, "credit") ?? 0,
      })),
    })),
  };
}

export async function readTeaching(search: string): Promise<Result<Teaching, string>> {
  const answer = await callAsUser(`/api/dashboard/teachers?${new URLSearchParams({ search }).toString()}`);
  if (!answer.ok) return failure(answer.problem);
  const { body } = answer.value;
  return {
    ok: true,
    value: {
      teachers: objectsIn(body, "teachers").map((teacher) => ({
        id: textIn(teacher, "user_id"),
        name: textIn(teacher, "name"),
        email: textIn(teacher, "email"),
        school: textIn(teacher, "school_name"),
        classes: numberIn(teacher, "classes") ?? 0,
        pupils: numberIn(teacher, "pupils") ?? 0,
        minutes: numberIn(teacher, "minutes") ?? 0,
        lastPlay: textIn(teacher, "last_play"),
      })),
      schools: objectsIn(body, "schools").map((school) => ({
        name: textIn(school, "school_name"),
        accounts: numberIn(school, "accounts") ?? 0,
        players: numberIn(school, "players") ?? 0,
        minutes: numberIn(school, "minutes") ?? 0,
        lastPlay: textIn(school, "last_play"),
      })),
    },
  };
}

/** A table of the dashboard as CSV. */
export async function exportTable(
  name: "games" | "teachers" | "schools",
  search = "",
): Promise<Result<string, string>> {
  const query = new URLSearchParams({ search });
  const answer = await callAsUser(`/api/dashboard/${name}.csv?${query.toString()}`);
  return answer.ok ? { ok: true, value: answer.value.text } : failure(answer.problem);
}

export interface Deed {
  /** ISO 8601. */
  readonly doneAt: string;
  readonly who: string;
  readonly action: string;
  readonly about: string;
}

/** What those who may do more than others have done, the newest first. */
export async function listDeeds(): Promise<Result<readonly Deed[], string>> {
  const answer = await callAsUser("/api/dashboard/audit");
  if (!answer.ok) return failure(answer.problem);
  return {
    ok: true,
    value: objectsIn(answer.value.body, "entries").map((entry) => ({
      doneAt: textIn(entry, "done_at"),
      who: textIn(entry, "actor_email") || textIn(entry, "actor"),
      action: textIn(entry, "action"),
      about: textIn(entry, "subject_email") || textIn(entry, "subject"),
    })),
  };
}

/** The same as CSV. */
export async function exportDeeds(): Promise<Result<string, string>> {
  const answer = await callAsUser("/api/dashboard/audit.csv");
  return answer.ok ? { ok: true, value: answer.value.text } : failure(answer.problem);
}

export async function deleteUser(id: string): Promise<Result<null, string>> {
  const answer = await callAsUser(`/api/dashboard/users/${encodeURIComponent(id)}`, { method: "DELETE" });
  return answer.ok ? { ok: true, value: null } : failure(answer.problem);
}

function queryOf({ search, sort, direction }: ListRequest): URLSearchParams {
  return new URLSearchParams({ search, sort, direction });
}

function readListedUser(user: JsonObject): ListedUser {
  return {
    id: textIn(user, "user_id"),
    name: textIn(user, "name"),
    email: textIn(user, "email"),
    school: textIn(user, "school_name"),
    role: textIn(user, "role"),
    createdAt: textIn(user, "created_at"),
    minutes: numberIn(user, "minutes") ?? 0,
    lastPlay: textIn(user, "last_play"),
  };
}

function failure(problem: CallProblem): Result<never, string> {
  return { ok: false, problem: describeProblem(problem) };
}
