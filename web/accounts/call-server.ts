import type { Result } from "../../engine/index.ts";
import { parseJsonObject, textIn, type JsonObject } from "./json.ts";

export interface Call {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: JsonObject;
  /** A session's token, a reset link's, or Google's credential. */
  readonly token?: string;
}

export interface Answer {
  /** Empty where the answer is no JSON. */
  readonly body: JsonObject;
  readonly text: string;
  /** The session's token from the header Authorization; empty where there is none. */
  readonly token: string;
}

export type CallProblem =
  /** `message` is the browser's. */
  | { readonly type: "unreachable"; readonly message: string }
  /** `message` is the server's; empty where it gave none, such as a proxy that answers in its place. */
  | { readonly type: "refused"; readonly status: number; readonly message: string };

export function isRefused(problem: CallProblem, status: number): boolean {
  return problem.type === "refused" && problem.status === status;
}

/** One call of the server's API. Never throws: what goes wrong is a problem to tell. */
export async function callServer(path: string, call: Call = {}): Promise<Result<Answer, CallProblem>> {
  const { method = "GET", body, token } = call;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const said = parseJsonObject(text);
    if (!response.ok) {
      const message = textIn(said, "message") || textIn(said, "error");
      return { ok: false, problem: { type: "refused", status: response.status, message } };
    }
    const header = response.headers.get("authorization") ?? "";
    return { ok: true, value: { body: said, text, token: header.replace(/^Bearer /i, "") } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { type: "unreachable", message } };
  }
}
