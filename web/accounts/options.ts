import { callServer } from "./call-server.ts";
import { objectIn, textIn } from "./json.ts";

/** What the server wants the account pages to know before anybody has signed in. */
export interface Options {
  /** Google's id for this site; null where the server has not switched Google on, or does not say. */
  readonly googleClientId: string | null;
  /** Whether people usually share a computer here, as in a school. */
  readonly sharedComputers: boolean;
}

export async function readOptions(): Promise<Options> {
  const answer = await callServer("/api/auth/options");
  const body = answer.ok ? answer.value.body : {};
  return {
    googleClientId: textIn(objectIn(body, "google"), "client_id") || null,
    sharedComputers: body["shared_computers"] === true,
  };
}
