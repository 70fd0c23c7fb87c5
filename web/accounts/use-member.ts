import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { logInFirst } from "./next-page.ts";
import { useSession } from "./session.ts";
import type { Session } from "./session-cookie.ts";

/** For pages that need an account. Null until somebody is known to be logged in; everybody else is sent to log in. */
export function useMember(): Session | null {
  const session = useSession();
  const [location, navigate] = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (session) wasIn.current = true;
    // Whoever logs in after somebody has logged out may be somebody else, and begins where everybody does.
    if (session === null) navigate(wasIn.current ? "/login" : logInFirst(location), { replace: true });
  }, [session, location, navigate]);
  return session ?? null;
}
