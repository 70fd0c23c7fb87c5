import { useEffect } from "react";
import { useSession } from "../accounts/session.ts";

/** Lets what was played follow who is logged in: when a page comes, when it is left, and when the network is back. */
export function useFollowedProgress(): void {
  const isLoggedIn = Boolean(useSession());
  useEffect(() => {
    if (!isLoggedIn) return;
    const follow = (): void => {
      void import("../accounts/follow-progress.ts").then((follower) => follower.followProgress());
    };
    const followWhenLeft = (): void => {
      if (document.visibilityState === "hidden") follow();
    };
    follow();
    document.addEventListener("visibilitychange", followWhenLeft);
    window.addEventListener("online", follow);
    return () => {
      document.removeEventListener("visibilitychange", followWhenLeft);
      window.removeEventListener("online", follow);
    };
  }, [isLoggedIn]);
}
