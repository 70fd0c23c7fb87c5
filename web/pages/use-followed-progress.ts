import { useEffect } from "react";
import { currentPupil, notePupilIsHere } from "../accounts/pupil.ts";
import { useSession } from "../accounts/session.ts";

/**
 * Lets what was played follow who is logged in, and whoever plays for a class: when a page comes, when it is left, and when the
 * network is back.
 */
export function useFollowedProgress(): void {
  const session = useSession();
  const isLoggedIn = Boolean(session);
  useEffect(() => {
    if (session === undefined) return;
    notePupilIsHere();
    const follow = (): void => {
      if (isLoggedIn)
        void import("../accounts/follow-progress.ts").then((follower) => follower.followProgress());
      if (currentPupil() !== null)
        void import("../accounts/follow-class.ts").then((follower) => follower.followOwnClass());
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
  }, [session, isLoggedIn]);
}
