/** The session of this browser, the same in all of its tabs. */
import { useSyncExternalStore } from "react";
import type { Result } from "../../engine/index.ts";
import { callServer, isRefused, type Answer, type Call, type CallProblem } from "./call-server.ts";
import {
  readSessionCookie,
  removeSessionCookie,
  writeSessionCookie,
  type Session,
} from "./session-cookie.ts";

/** Undefined until the cookie has been read: what is prerendered belongs to nobody. */
let current: Session | null | undefined;
const listeners = new Set<() => void>();
const CHANNEL = "session";

/** Null where nobody is logged in. */
export function currentSession(): Session | null {
  if (current === undefined) current = readStored();
  return current;
}

/** Null where nobody is logged in, undefined while a prerendered page is being taken over. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(subscribe, currentSession, () => undefined);
}

/** False where the browser did not take the cookie, such as one that refuses all of them. */
export function keepSession(session: Session): boolean {
  document.cookie = writeSessionCookie(session);
  refresh();
  tellOtherTabs();
  return currentSession()?.token === session.token;
}

export function forgetSession(): void {
  document.cookie = removeSessionCookie();
  refresh();
  tellOtherTabs();
}

/** A call in the name of who is logged in. Where the server knows of no such session, there is none any more. */
export async function callAsUser(
  path: string,
  call: Omit<Call, "token"> = {},
): Promise<Result<Answer, CallProblem>> {
  const session = currentSession();
  const answer = await callServer(path, session === null ? call : { ...call, token: session.token });
  const isUnknown = !answer.ok && isRefused(answer.problem, 401);
  // Meanwhile another tab may have logged in anew.
  if (isUnknown && currentSession()?.token === session?.token) forgetSession();
  return answer;
}

function readStored(): Session | null {
  const stored = readSessionCookie(document.cookie, Date.now());
  switch (stored.type) {
    case "none":
      return null;
    case "open":
      return stored.session;
    case "unreadable":
      console.error("Error parsing user session");
      document.cookie = removeSessionCookie();
      return null;
    case "expired":
      document.cookie = removeSessionCookie();
      return null;
  }
}

function refresh(): void {
  const stored = readStored();
  // The same session stays the same object, so that nothing is drawn anew.
  if (JSON.stringify(stored) !== JSON.stringify(current)) current = stored;
  for (const listener of listeners) listener();
}

let stopWatching: (() => void) | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watchOutside();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
  };
}

/** Other tabs, a computer that slept past the end of a session, and a page that the back button brings out of memory. */
function watchOutside(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", refresh);
  document.addEventListener("visibilitychange", refresh);
  window.addEventListener("pageshow", refresh);
  return () => {
    channel.close();
    document.removeEventListener("visibilitychange", refresh);
    window.removeEventListener("pageshow", refresh);
  };
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage("changed");
  channel.close();
}
