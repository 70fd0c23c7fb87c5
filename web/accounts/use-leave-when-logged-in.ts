import { useEffect } from "react";
import { useLocation } from "wouter";
import { nextPage } from "./next-page.ts";
import { useSession } from "./session.ts";

/** Who is logged in, now or already, has nothing to do on this page and goes on. */
export function useLeaveWhenLoggedIn(): void {
  const session = useSession();
  const [, navigate] = useLocation();
  useEffect(() => {
    // In its place: the back button is not to lead to a form that leads on at once.
    if (session) navigate(nextPage(window.location.search), { replace: true });
  }, [session, navigate]);
}
